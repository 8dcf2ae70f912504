import type { Filter, ObjectRef } from '@ettin/schema';
import { zonesOf } from '../places.js';
import { keyOf } from '../scope.js';
import { counterWord } from './counters.js';
import { numberTest } from './filter-parts.js';
import { finiteVerb, type NounPhrase, owned, subjectText } from './grammar.js';
import { FLAG_WORDS } from './keyword-words.js';
import { skill } from './skills.js';
import type { Speech } from './speech.js';
import type { Mood, VerbName } from './verbs.js';
import { COLOR_WORDS, COLORLESS, QUALITY_WORDS, SUPERTYPE_WORDS, ZONE_WORDS } from './vocabulary.js';
import { type Adjective, list, varying } from './words.js';

type Key = keyof Filter;

const only = (filter: Filter, ...keys: readonly Key[]): boolean =>
  Object.entries(filter).every(([key, value]) => value === undefined || keys.includes(key as Key));

/** What it was, of a thing that is no longer where it was. */
const WAS: Readonly<Partial<Record<VerbName, readonly [string, string]>>> = {
  ser: ['era', 'eran'],
  estar: ['estaba', 'estaban'],
  tener: ['tenía', 'tenían'],
};

interface State {
  readonly verb: 'ser' | 'estar';
  readonly word: Adjective;
  /** Whether the filter itself asks for the opposite. */
  readonly yes: boolean;
}

const being = (verb: State['verb'], word: Adjective, yes = true): State => ({ verb, word, yes });

/** Adjectives that stand alone: "está girada", "es legendaria". */
function adjective(filter: Filter): State | null {
  const { tapped, attacking, blocking, blocked, unblocked, enchanted, equipped, faceDown, colors } = filter;
  if (only(filter, 'tapped') && tapped !== undefined)
    return being('estar', varying(tapped ? 'girado' : 'enderezado'));
  if (only(filter, 'attacking') && attacking !== undefined)
    return being('estar', () => 'atacando', attacking);
  if (only(filter, 'blocking') && blocking !== undefined) return being('estar', () => 'bloqueando', blocking);
  if (only(filter, 'blocked') && blocked !== undefined) return being('estar', varying('bloqueado'), blocked);
  if (only(filter, 'unblocked') && unblocked !== undefined)
    return being('estar', varying('bloqueado'), !unblocked);
  if (only(filter, 'enchanted') && enchanted !== undefined)
    return being('estar', varying('encantado'), enchanted);
  if (only(filter, 'equipped') && equipped !== undefined)
    return being('estar', varying('equipado'), equipped);
  if (only(filter, 'faceDown') && faceDown !== undefined)
    return being('estar', () => (faceDown ? 'boca abajo' : 'boca arriba'));
  if (only(filter, 'colorless') && filter.colorless === true) return being('ser', COLORLESS);
  if (only(filter, 'historic') && filter.historic === true) return being('ser', varying('histórico'));
  if (only(filter, 'supertypes') && filter.supertypes !== undefined) {
    const words = filter.supertypes.map((supertype) => SUPERTYPE_WORDS[supertype]);
    return being('ser', (gender, many) =>
      list(
        words.map((word) => word(gender, many)),
        'o',
      ),
    );
  }
  if (only(filter, 'name') && filter.name !== undefined) {
    const { name } = filter;
    return being('estar', (gender, many) => `${varying('llamado')(gender, many)} ${name}`);
  }
  if (only(filter, 'attackingYouOrYours'))
    return being('estar', () => 'atacándote a ti o a un planeswalker que controlas');
  if (only(filter, 'colors') && colors !== undefined) {
    return being('ser', (gender, many) =>
      list(
        colors.map((color) => COLOR_WORDS[color](gender, many)),
        'o',
      ),
    );
  }
  return null;
}

/** What it has: "la habilidad de volar", "un contador +1/+1 sobre ella", "fuerza de 4 o más". */
function possession(filter: Filter, it: NounPhrase, s: Speech): string | null {
  if (only(filter, 'counter') && filter.counter !== undefined) {
    return `un ${counterWord(filter.counter).one} sobre ${it.gender === 'm' ? 'él' : 'ella'}`;
  }
  if (only(filter, 'keyword') && filter.keyword !== undefined) return skill(FLAG_WORDS[filter.keyword]);
  if (only(filter, 'power') && filter.power !== undefined)
    return numberTest(QUALITY_WORDS.power, filter.power, s);
  if (only(filter, 'toughness') && filter.toughness !== undefined) {
    return numberTest(QUALITY_WORDS.toughness, filter.toughness, s);
  }
  if (only(filter, 'manaValue') && filter.manaValue !== undefined) {
    return numberTest(QUALITY_WORDS.manaValue, filter.manaValue, s);
  }
  return null;
}

/** "entró este turno", "haya recibido daño este turno" */
function event(filter: Filter, it: NounPhrase, mood: Mood): string | null {
  const happened = (one: string, many: string, participle: string): string => {
    if (mood === 'indicative') return it.many ? many : one;
    return `${it.many ? 'hayan' : 'haya'} ${participle}`;
  };
  if (only(filter, 'enteredThisTurn')) return `${happened('entró', 'entraron', 'entrado')} este turno`;
  if (only(filter, 'dealtDamageThisTurn')) return `${happened('hizo', 'hicieron', 'hecho')} daño este turno`;
  if (only(filter, 'wasDealtDamageThisTurn'))
    return `${happened('recibió', 'recibieron', 'recibido')} daño este turno`;
  if (only(filter, 'attackedThisTurn')) return `${happened('atacó', 'atacaron', 'atacado')} este turno`;
  return null;
}

function place(filter: Filter, it: NounPhrase, s: Speech): string | null {
  if (!only(filter, 'zone', 'owner') || filter.zone === undefined) return null;
  const zones = zonesOf(filter).map((zone) => {
    if (zone === 'battlefield' || zone === 'stack')
      return `en ${zone === 'stack' ? 'la' : 'el'} ${ZONE_WORDS[zone].one}`;
    if (zone === 'exile') return `${varying('exiliado')(it.gender, it.many)}`;
    const word = ZONE_WORDS[zone];
    return filter.owner === undefined
      ? `en ${word.gender === 'm' ? 'un' : 'una'} ${word.one}`
      : `en ${owned(word, s.say.whose(filter.owner, s))}`;
  });
  return list(zones, 'o');
}

/** "esta criatura está enderezada", "era un Zombie", "la controlas", "no tiene la habilidad de volar". */
export function describes(ref: ObjectRef, described: Filter, yes: boolean, s: Speech, mood: Mood): string {
  const filter = withoutPlace(ref, described, s);
  const it = s.say.object(ref, s);
  const key = keyOf(ref, s);
  const place_ = key === null ? undefined : s.places.get(key);
  const past =
    (place_ === 'graveyard' || place_ === 'exile') && key !== 'self' && zonesOf(filter).length === 0;
  const not = (really: boolean) => (really ? '' : 'no ');
  const verb = (name: VerbName): string =>
    (past && mood === 'indicative' ? WAS[name]?.[it.many ? 1 : 0] : undefined) ?? finiteVerb(name, it, mood);
  const subject = subjectText(it);
  if (only(filter)) return `${subject}${not(yes)}${verb('estar')} en el campo de batalla`;
  if (only(filter, 'controller') && filter.controller !== undefined) {
    const opposite = filter.controller === 'notYou';
    const who = opposite ? s.say.player('you', s) : s.say.whose(filter.controller, s);
    const controls = finiteVerb('controlar', who, mood);
    const pronoun = it.pronoun === true ? `${it.gender === 'm' ? 'lo' : 'la'}${it.many ? 's' : ''} ` : '';
    const object = it.pronoun === true ? '' : ` ${it.text}`;
    return `${subjectText(who)}${not(yes !== opposite)}${pronoun}${controls}${object}`;
  }
  const state = adjective(filter);
  if (state !== null) {
    return `${subject}${not(yes === state.yes)}${verb(state.verb)} ${state.word(it.gender, it.many)}`;
  }
  const where = place(filter, it, s);
  if (where !== null) return `${subject}${not(yes)}${verb('estar')} ${where}`;
  const thing = possession(filter, it, s);
  if (thing !== null) return `${subject}${not(yes)}${verb('tener')} ${thing}`;
  const happened = event(filter, it, mood);
  if (happened !== null) return `${subject}${not(yes)}${happened}`;
  const what = s.say.np(filter, it.many ? 'bare' : 'a', s, { head: headFor(ref, s) }).text;
  return `${subject}${not(yes)}${verb('ser')} ${what}`;
}

/** A card just revealed is where it was revealed: that needs no words. */
function withoutPlace(ref: ObjectRef, filter: Filter, s: Speech): Filter {
  const key = keyOf(ref, s);
  const { zone, ...rest } = filter;
  const known = key === null ? undefined : s.places.get(key);
  return zone !== undefined && known === zone && Object.keys(rest).length > 0 ? rest : filter;
}

function headFor(ref: ObjectRef, s: Speech): 'card' | 'permanent' | 'spell' {
  const key = keyOf(ref, s);
  const entity = key === null ? undefined : s.entities.get(key);
  if (entity?.head === 'spell') return 'spell';
  const place = key === null ? undefined : s.places.get(key);
  if (zonesOf(entity?.filter ?? {}).some((zone) => zone !== 'battlefield' && zone !== 'stack')) return 'card';
  return entity?.head === 'card' || place === 'hand' || place === 'library' ? 'card' : 'permanent';
}
