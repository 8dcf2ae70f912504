import type { Filter, NumberTest, ObjectRef } from '@ettin/schema';
import { isCountable } from '../amount.js';
import { headOf } from './core.js';
import { counterNoun } from './counter-noun.js';
import { after, doing, type Noun, named } from './grammar.js';
import { owesX } from './owes.js';
import type { NounOptions, Speech } from './speech.js';
import { subtype } from './subtypes.js';
import { COLOR_WORDS, NOUNS, SUPERTYPE_WORDS, TYPE_NOUNS } from './vocabulary.js';
import { type Agreement, agree, list, to } from './words.js';

/** The words that describe a noun, in the order in which French says them. */
export interface Parts {
  readonly options: NounOptions;
  readonly agreement: Agreement;
  /** légendaire · non-noire · blanche · attaquante */
  readonly kind: string[];
  readonly not: string[];
  readonly color: string[];
  readonly status: string[];
  /** appelée … · avec … · que vous contrôlez · qui … · de votre cimetière · autre que … */
  readonly named: string[];
  readonly having: string[];
  readonly control: string[];
  readonly that: string[];
  readonly place: string[];
  readonly except: string[];
}

export const newParts = (options: NounOptions, agreement: Agreement): Parts => ({
  options,
  agreement,
  kind: [],
  not: [],
  color: [],
  status: [],
  named: [],
  having: [],
  control: [],
  that: [],
  place: [],
  except: [],
});

type Part<K extends keyof Filter> = (
  value: NonNullable<Filter[K]>,
  parts: Parts,
  s: Speech,
  filter: Filter,
) => void;

const agreed = (word: string, parts: Parts) => agree(word, parts.agreement);

const yesNo =
  (yes: string, no: string) =>
  (value: boolean, parts: Parts): void => {
    parts.status.push(agreed(value ? yes : no, parts));
  };

/** "qui a attaqué ce tour-ci", "qui sont arrivées ce tour-ci". */
const that =
  (auxiliary: 'avoir' | 'être', participle: string, rest: string) =>
  (value: boolean, parts: Parts): void => {
    if (!value) return;
    const { plural } = parts.agreement;
    const verb = auxiliary === 'avoir' ? (plural ? 'ont' : 'a') : plural ? 'sont' : 'est';
    const word = auxiliary === 'être' ? agreed(participle, parts) : participle;
    parts.that.push(`qui ${verb} ${word} ${rest}`);
  };

/** "une force supérieure ou égale à 4", "la plus grande force parmi les créatures". */
export function numberTest(quality: Noun, test: NumberTest, s: Speech, within = false): string {
  const { than } = test;
  const value = () => s.say.value(than, s);
  if (typeof than === 'object' && 'greatest' in than && (test.is === '>=' || test.is === '=')) return value();
  const short = typeof than === 'number' || than === 'X';
  const amount = () => (!short && within && isCountable(than) ? owesX(than, s) : value());
  const it = `une ${quality.one}`;
  switch (test.is) {
    case '=':
      return short ? `${it} de ${value()}` : `${it} égale ${to(value())}`;
    case '<=':
      return `${it} inférieure ou égale ${to(amount())}`;
    case '>=':
      return `${it} supérieure ou égale ${to(amount())}`;
    case '<':
      return `${it} inférieure ${to(value())}`;
    case '>':
      return `${it} supérieure ${to(value())}`;
    case '!=':
      return `${it} autre que ${value()}`;
  }
}

const shares = (quality: string) => (ref: ObjectRef, parts: Parts, s: Speech) => {
  const verb = parts.agreement.plural ? 'partagent' : 'partage';
  parts.that.push(`qui ${verb} ${quality} ${after('avec', s.say.object(ref, s))}`);
};

const CHOSEN = {
  color: 'de la couleur choisie',
  creatureType: 'du type choisi',
  name: 'du nom choisi',
  cardType: 'du type de carte choisi',
} as const;

/** One printer a field: a field added to `Filter` doesn't compile until it has one. */
const FILTER_PARTS: { readonly [K in keyof Required<Filter>]: Part<K> } = {
  zone: () => {},
  owner: () => {},
  controller: () => {},
  other: () => {},
  self: () => {},
  anyOf: () => {},
  stackKind: () => {},
  types: () => {},
  allTypes: () => {},
  subtypes: () => {},
  supertypes: (supertypes, parts) => {
    parts.kind.push(
      list(
        supertypes.map((supertype) =>
          supertype === 'basic' ? 'de base' : agreed(SUPERTYPE_WORDS[supertype], parts),
        ),
        'ou',
      ),
    );
  },
  notTypes: (types, parts, _, filter) => {
    const permanents = types.length === 2 && types.includes('instant') && types.includes('sorcery');
    if (permanents && headOf(filter, parts.options) === 'card') return;
    parts.not.push(...types.map((type) => `non-${TYPE_NOUNS[type].one}`));
  },
  notSupertypes: (supertypes, parts) => {
    parts.not.push(
      ...supertypes.map((supertype) =>
        supertype === 'basic' ? 'non-base' : agreed(`non-${SUPERTYPE_WORDS[supertype]}`, parts),
      ),
    );
  },
  notSubtypes: (subtypes, parts) => parts.not.push(...subtypes.map((name) => `non-${subtype(name).one}`)),
  notColors: (colors, parts) =>
    parts.not.push(...colors.map((color) => agreed(`non-${COLOR_WORDS[color]}`, parts))),
  colors: (colors, parts) =>
    parts.color.push(
      list(
        colors.map((color) => agreed(COLOR_WORDS[color], parts)),
        'ou',
      ),
    ),
  colorless: (value, parts) => parts.color.push(agreed(value ? 'incolore' : 'coloré', parts)),
  multicolored: (value, parts) => parts.color.push(agreed(value ? 'multicolore' : 'non-multicolore', parts)),
  monocolored: (value, parts) => parts.color.push(agreed(value ? 'monocolore' : 'non-monocolore', parts)),
  historic: (value, parts) => parts.kind.push(agreed(value ? 'historique' : 'non-historique', parts)),
  name: (name, parts) => parts.named.push(`${agreed('appelé', parts)} ${name}`),
  keyword: (keyword, parts, s) => parts.having.push(`avec ${s.say.theKeyword(keyword, s)}`),
  notKeyword: (keyword, parts, s) => parts.having.push(`sans ${s.say.theKeyword(keyword, s)}`),
  power: (test, parts, s) => parts.having.push(`avec ${numberTest(NOUNS.power, test, s, true)}`),
  toughness: (test, parts, s) => {
    const [, power] = /^avec une force de (\d+)$/.exec(parts.having.at(-1) ?? '') ?? [];
    if (power === undefined || test.is !== '=' || typeof test.than !== 'number') {
      parts.having.push(`avec ${numberTest(NOUNS.toughness, test, s)}`);
      return;
    }
    parts.having.pop();
    parts.color.unshift(`${power}/${test.than}`);
  },
  manaValue: (test, parts, s) => parts.having.push(`avec ${numberTest(NOUNS.manaValue, test, s, true)}`),
  tapped: yesNo('engagé', 'dégagé'),
  attacking: yesNo('attaquant', 'non-attaquant'),
  blocking: yesNo('bloqueur', 'non-bloqueur'),
  blocked: yesNo('bloqué', 'non-bloqué'),
  unblocked: yesNo('non-bloqué', 'bloqué'),
  faceDown: (value, parts) => parts.status.push(value ? 'face cachée' : 'face visible'),
  enchanted: yesNo('enchanté', 'non-enchanté'),
  equipped: yesNo('équipé', 'non-équipé'),
  token: (value, parts, _, filter) => {
    if (!value && headOf(filter, parts.options) !== 'card') parts.not.push('non-jeton');
  },
  counter: (kind, parts) => {
    const noun = counterNoun(kind);
    const { gender, plural } = parts.agreement;
    const it = gender === 'f' ? (plural ? 'elles' : 'elle') : plural ? 'eux' : 'lui';
    parts.having.push(plural ? `avec des ${noun.many} sur ${it}` : `avec un ${noun.one} sur ${it}`);
  },
  enteredThisTurn: that('être', 'arrivé', 'ce tour-ci'),
  dealtDamageThisTurn: that('avoir', 'infligé', 'des blessures ce tour-ci'),
  wasDealtDamageThisTurn: that('avoir', 'subi', 'des blessures ce tour-ci'),
  attackedThisTurn: that('avoir', 'attaqué', 'ce tour-ci'),
  dealtDamageBy: (ref, parts, s) =>
    parts.having.push(`${agreed('blessé', parts)} ${after('par', s.say.object(ref, s))} ce tour-ci`),
  among: (ref, parts, s) => parts.place.push(`parmi ${named(s.say.object(ref, s))}`),
  notAmong: (ref, parts, s) =>
    parts.except.push(`${parts.agreement.plural ? 'autres' : 'autre'} que ${named(s.say.object(ref, s))}`),
  ofChosen: (chosen, parts) => parts.having.unshift(CHOSEN[chosen]),
  sharesColorWith: shares('une couleur'),
  sharesCreatureTypeWith: shares('un type de créature'),
  attackingPlayer: (ref, parts, s) => {
    const attack = parts.agreement.plural ? 'attaquent' : 'attaque';
    const who = s.say.player(ref, s);
    parts.that.push(who.you === true ? `qui vous ${attack}` : `qui ${attack} ${named(who)}`);
  },
  attackingYouOrYours: (value, parts) => {
    if (!value) return;
    const attack = parts.agreement.plural ? 'attaquent' : 'attaque';
    parts.that.push(`qui vous ${attack} ou qui ${attack} un planeswalker que vous contrôlez`);
  },
  targets: (targets, parts, s) => {
    const what: string[] = [];
    if (targets.object !== undefined) what.push(named(s.say.np(targets.object, 'a', s)));
    const verb = parts.agreement.plural ? 'ciblent' : 'cible';
    const you = targets.player !== undefined && s.say.whose(targets.player, s).you === true;
    if (targets.player !== undefined && !you) what.push(named(s.say.whose(targets.player, s)));
    const whole = what.length === 0 ? [] : [`${verb} ${list(what, 'ou')}`];
    parts.that.push(`qui ${list([...(you ? [`vous ${verb}`] : []), ...whole], 'ou')}`);
  },
  not: (filter, parts, s) => {
    const { plural } = parts.agreement;
    const noun = s.say.np(filter, plural ? 'bare' : 'a', s, { place: 'in' });
    const text = named(noun).replace(/^une? /, '');
    parts.that.push(
      plural ? `qui ne sont pas des ${text}` : `qui n'est pas ${noun.gender === 'f' ? 'une' : 'un'} ${text}`,
    );
  },
};

const KEYS = Object.keys(FILTER_PARTS) as readonly (keyof Filter)[];

function addPart<K extends keyof Filter>(key: K, filter: Filter, parts: Parts, s: Speech): void {
  const value = filter[key];
  if (value !== undefined) FILTER_PARTS[key](value as NonNullable<Filter[K]>, parts, s, filter);
}

export function addParts(filter: Filter, parts: Parts, s: Speech): void {
  for (const key of KEYS) addPart(key, filter, parts, s);
}

/** "que vous contrôlez", "que vos adversaires contrôlent", "que vous ne contrôlez pas". */
export function controls(whose: NonNullable<Filter['controller']>, many: boolean, s: Speech): string {
  if (whose === 'notYou' || whose === 'eachOtherPlayer') return 'que vous ne contrôlez pas';
  if (whose === 'eachPlayer') return '';
  if (whose === 'team') return 'que votre équipe contrôle';
  return `que ${doing(s.say.whose(whose, s, many), { verb: 'contrôler', rest: '' })}`;
}
