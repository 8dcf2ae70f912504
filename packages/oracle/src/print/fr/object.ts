import type { ObjectRef } from '@ettin/schema';
import { type Entity, type Head, keyOf, mention } from '../scope.js';
import { enchantOf, isSpell, type Self, shortName } from '../self.js';
import { after, demonstrated, inNumber, type Noun, type NounPhrase, phrase, toIt } from './grammar.js';
import { counted } from './quantity.js';
import { shortNoun } from './short-noun.js';
import type { GroupStyle, Speech } from './speech.js';
import { subtype } from './subtypes.js';
import { NOUNS, TYPE_NOUNS } from './vocabulary.js';
import { agree, article } from './words.js';

const OWN_NOUNS = [
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Fortification',
  'Class',
  'Shrine',
  'Background',
  'Siege',
];

const TYPE_ORDER = ['creature', 'planeswalker', 'battle', 'land', 'artifact', 'enchantment'] as const;

/** The noun of "cette créature"; null for those that go by their name. */
function selfNoun(self: Self, from: Speech['from']): Noun | null {
  if (self.what !== 'card') return NOUNS[self.what];
  if (from === 'stack') return NOUNS.spell;
  if (from !== 'battlefield') return NOUNS.card;
  if (isSpell(self) || self.supertypes.includes('legendary')) return null;
  const own = OWN_NOUNS.find((name) => self.subtypes.includes(name));
  if (own !== undefined && !(own === 'Aura' && self.types.includes('creature'))) return subtype(own);
  const type = TYPE_ORDER.find((word) => self.types.includes(word));
  return type === undefined ? NOUNS.permanent : TYPE_NOUNS[type];
}

/** "cette créature", "cette Aura", or the short name of a legendary one. */
export function selfPhrase(s: Speech, from: Speech['from']): NounPhrase {
  const { self } = s;
  const noun = selfNoun(self, from);
  if (noun !== null && s.byName) return phrase(self.name, { gender: noun.gender, plural: false }, 'self');
  if (noun !== null) return demonstrated(noun, false, 'self');
  const name = isSpell(self) ? self.name : shortName(self);
  const gender = self.types.includes('creature') ? 'f' : 'm';
  return phrase(name, { gender, plural: false }, 'self');
}

/** Names have no pronoun but as owners. */
const goesByName = (s: Speech): boolean => selfNoun(s.self, s.from) === null;

/** "la créature enchantée", "le terrain fortifié". */
function attachedPhrase(s: Speech): NounPhrase {
  const { self } = s;
  const described = (noun: Noun, participle: string) => {
    const agreement = { gender: noun.gender, plural: false };
    return phrase(
      `${article(noun.gender, false)} ${noun.one} ${agree(participle, agreement)}`,
      agreement,
      'attached',
    );
  };
  if (self.subtypes.includes('Equipment')) return described(TYPE_NOUNS.creature, 'équipé');
  if (self.subtypes.includes('Fortification')) return described(TYPE_NOUNS.land, 'fortifié');
  const enchants = enchantOf(self);
  if (enchants === undefined) return described(NOUNS.permanent, 'enchanté');
  return enchants.object === undefined
    ? described(NOUNS.player, 'enchanté')
    : described(shortNoun(enchants.object, 'permanent'), 'enchanté');
}

const LABELS = { sacrificed: 'sacrifié', discarded: 'défaussé' } as const;

/** A thing already spoken of, or spoken of for the first time where its choice is woven into the sentence. */
function entityPhrase(key: string, entity: Entity, s: Speech): NounPhrase {
  const many = entity.plural === true;
  const { first } = entity;
  if (first !== undefined && !s.said.has(key)) {
    mention(key, s);
    if ('player' in first) return { ...s.say.player(first.player, s), key };
    if ('each' in first) {
      const each = object(first.each, s, 'each');
      if (each.plural) s.entities.set(key, { ...entity, plural: true });
      mention(key, s);
      return { ...each, key };
    }
    return { ...counted(first.filter, first.min, first.max, s, { place: 'from' }), key };
  }
  const again = s.focus === key && (entity.label === undefined || s.said.has(key));
  mention(key, s);
  const pronoun = again ? { pronoun: 'whole' as const } : {};
  const each = key.startsWith('target:') && many ? { each: true as const } : {};
  const place = s.places.get(key);
  const gone = place !== undefined && place !== 'battlefield' && place !== 'stack';
  const head: Head = gone ? 'card' : (entity.head ?? 'permanent');
  const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
  const any = many && spec?.what.any === true;
  const noun = entity.label === 'copy' ? NOUNS.copy : any ? NOUNS.target : shortNoun(entity.filter, head);
  const { label } = entity;
  if (label !== undefined && label !== 'chosen') {
    const agreement = { gender: noun.gender, plural: many };
    const participle = label === 'copy' ? '' : ` ${agree(LABELS[label], agreement)}`;
    const text = `${article(noun.gender, many)} ${inNumber(noun, many)}${participle}`;
    return { ...phrase(text, agreement), ...pronoun, key };
  }
  if (!again && !many && noun.one === selfNoun(s.self, s.from)?.one) s.meant.add('other');
  return { ...demonstrated(noun, many, key), ...pronoun, ...each };
}

/** Mentions something by its own name; the next time in a row it is "elle". */
function ownName(key: string, it: NounPhrase, byName: boolean, s: Speech): NounPhrase {
  const again = s.focus === key && s.said.has(key);
  mention(key, s);
  if (key === 'self' && !again) s.meant.add('self');
  return again ? { ...it, pronoun: byName ? 'owner' : 'whole', key } : { ...it, key };
}

/** "chaque créature bloquant cette créature", "toutes les créatures …". */
function group(rest: string, style: GroupStyle, s: Speech): NounPhrase {
  s.focus = null;
  const each = style === 'each';
  return phrase(`${each ? 'chaque créature' : 'toutes les créatures'} ${rest}`, {
    gender: 'f',
    plural: !each,
  });
}

export function object(ref: ObjectRef, s: Speech, style: GroupStyle = 'all'): NounPhrase {
  const key = keyOf(ref, s);
  if (key === 'self') return ownName(key, selfPhrase(s, s.from), goesByName(s), s);
  if (key === 'attached') return ownName(key, attachedPhrase(s), false, s);
  if (key === 'exiledWithSelf')
    return ownName(key, phrase('la carte exilée', { gender: 'f', plural: false }), false, s);
  if (key !== null) {
    const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
    if (spec !== undefined && !s.said.has(key)) return s.say.target(spec, s);
    const entity = s.entities.get(key) ?? {
      kind: 'object',
      head: key === 'eventSource' ? 'ability' : 'permanent',
    };
    if (entity.kind === 'either') {
      return { ...phrase('ce permanent'), items: ['ce permanent', 'ce joueur'], conjunction: 'ou', key };
    }
    return entityPhrase(key, entity, s);
  }
  return compound(ref, s, style);
}

function compound(ref: ObjectRef, s: Speech, style: GroupStyle): NounPhrase {
  if (typeof ref === 'string' || 'target' in ref || 'bound' in ref) return phrase('cet objet');
  if ('each' in ref) {
    const same = JSON.stringify(ref.each);
    if (s.group === same && style === 'the')
      return demonstrated(shortNoun(ref.each, 'permanent'), true, null);
    const said = s.say.np(ref.each, style, s, { place: 'from' });
    s.group = same;
    s.focus = null;
    return said;
  }
  if ('blockersOf' in ref)
    return group(`qui ${style === 'each' ? 'bloque' : 'bloquent'} ${blocked(ref.blockersOf, s)}`, style, s);
  if ('blockedBy' in ref) {
    const by = after('par', object(ref.blockedBy, s));
    return group(`${style === 'each' ? 'bloquée' : 'bloquées'} ${by}`, style, s);
  }
  const to = object(ref.attachedTo, s);
  const { text, agreement } =
    ref.filter === undefined
      ? { text: style === 'each' ? 'chaque permanent' : 'tous les permanents', agreement: null }
      : attachedGroup(ref.filter, style, s);
  s.focus = null;
  const plural = style !== 'each';
  const whole = agreement ?? { gender: 'm' as const, plural };
  return phrase(`${text} ${agree('attaché', whole)} ${toIt(to)}`, whole);
}

const blocked = (ref: ObjectRef, s: Speech): string => {
  const it = object(ref, s);
  return it.items.join(' ') + it.after;
};

function attachedGroup(
  filter: NonNullable<Extract<ObjectRef, { attachedTo: ObjectRef }>['filter']>,
  style: GroupStyle,
  s: Speech,
) {
  const np = s.say.np(filter, style, s);
  return { text: np.items.join(' ') + np.after, agreement: { gender: np.gender, plural: np.plural } };
}
