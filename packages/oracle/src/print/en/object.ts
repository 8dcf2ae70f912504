import type { Filter, ObjectRef } from '@ettin/schema';
import { type Entity, type Head, keyOf, mention } from '../scope.js';
import { enchantOf, isSpell, type Self, shortName } from '../self.js';
import { genitive, type NounPhrase, objectCase, phrase } from './grammar.js';
import { counted } from './quantity.js';
import type { GroupStyle, Speech } from './speech.js';
import { TYPE_WORDS } from './vocabulary.js';
import { plural } from './words.js';

const IT: Omit<NounPhrase, 'key'> = { text: 'it', possessive: 'its', plain: false };
const THEY: Omit<NounPhrase, 'key'> = { text: 'they', object: 'them', possessive: 'their', plain: true };

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

/** "this creature", "this Aura", or the short name of a legendary one. */
export function selfName(self: Self, from: Speech['from']): string {
  if (self.what !== 'card') return `this ${self.what}`;
  if (from === 'stack') return 'this spell';
  if (from !== 'battlefield') return 'this card';
  if (isSpell(self)) return self.name;
  if (self.supertypes.includes('legendary')) return shortName(self);
  const own = OWN_NOUNS.find((subtype) => self.subtypes.includes(subtype));
  if (own !== undefined && !(own === 'Aura' && self.types.includes('creature'))) return `this ${own}`;
  const type = TYPE_ORDER.find((word) => self.types.includes(word));
  return type === undefined ? 'this permanent' : `this ${TYPE_WORDS[type]}`;
}

const CREATURE_HEADS: Readonly<Record<string, true>> = {
  Aura: true,
  Equipment: true,
  Vehicle: true,
  Saga: true,
};
const LAND_TYPES = /^(?:Plains|Island|Swamp|Mountain|Forest|Gate|Desert)$/;

/** What "that …" calls something described by a filter: the broadest word that fits. */
export function shortNoun(filter: Filter | undefined, head: Head, many: boolean): string {
  const word = shortWord(filter, head);
  return many ? plural(word) : word;
}

function shortWord(filter: Filter | undefined, head: Head): string {
  if (filter === undefined) return head;
  if (head === 'card' || head === 'spell' || head === 'ability') return head;
  if (filter.zone !== undefined && filter.zone !== 'battlefield')
    return filter.zone === 'stack' ? 'spell' : 'card';
  if (filter.token === true) return 'token';
  const types = filter.allTypes ?? filter.types ?? [];
  const [type] = types;
  if (types.length === 1 && type !== undefined && filter.subtypes === undefined) return TYPE_WORDS[type];
  if (filter.allTypes?.includes('creature')) return 'creature';
  const [subtype] = filter.subtypes ?? [];
  if (subtype !== undefined) {
    if (CREATURE_HEADS[subtype]) return subtype;
    if (LAND_TYPES.test(subtype)) return 'land';
    return types.length > 0 && !types.includes('creature') ? 'permanent' : 'creature';
  }
  if (filter.anyOf !== undefined) {
    const words = new Set(
      filter.anyOf.map((alternative) => shortWord({ ...filter, ...alternative, anyOf: [] }, head)),
    );
    const [only] = words;
    return words.size === 1 && only !== undefined && only !== '' ? only : 'permanent';
  }
  const creature = filter.power ?? filter.toughness ?? filter.attacking ?? filter.blocking;
  return creature !== undefined && types.length === 0 ? 'creature' : head;
}

function attachedNoun(s: Speech): string {
  const { self } = s;
  if (self.subtypes.includes('Equipment')) return 'equipped creature';
  if (self.subtypes.includes('Fortification')) return 'fortified land';
  const enchants = enchantOf(self);
  if (enchants === undefined) return 'enchanted permanent';
  return enchants.object === undefined
    ? 'enchanted player'
    : `enchanted ${shortNoun(enchants.object, 'permanent', false)}`;
}

/** A thing already spoken of, or spoken of for the first time where its choice is woven into the sentence. */
function entityPhrase(key: string, entity: Entity, s: Speech): NounPhrase {
  const many = entity.plural === true;
  const { first } = entity;
  if (first !== undefined && !s.said.has(key)) {
    mention(key, s);
    if ('player' in first) return { ...s.say.player(first.player, s), key };
    if ('each' in first) {
      const each = object(first.each, s, 'each');
      if (each.plain) s.entities.set(key, { ...entity, plural: true });
      mention(key, s);
      return { ...each, key };
    }
    return { ...counted(first.filter, first.min, first.max, s, { place: 'from' }), key };
  }
  const pronoun = s.focus === key && (entity.label === undefined || s.said.has(key));
  mention(key, s);
  const each = key.startsWith('target:') && many ? { each: true as const } : {};
  if (pronoun) return { ...(many ? THEY : IT), ...each, key };
  const place = s.places.get(key);
  const gone = place !== undefined && place !== 'battlefield' && place !== 'stack';
  const head: Head = gone ? 'card' : (entity.head ?? 'permanent');
  const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
  if (many && spec?.what.any === true) return { ...THEY, ...each, key };
  const noun = entity.label === 'copy' ? 'copy' : shortNoun(entity.filter, head, false);
  const word = many ? plural(noun) : noun;
  if (entity.label === 'chosen') return { ...phrase(`${many ? 'those' : 'that'} ${word}`, many), key };
  if (entity.label === 'copy') return { ...phrase(`the ${word}`, many), key };
  if (entity.label !== undefined) return { ...phrase(`the ${entity.label} ${word}`, many), key };
  return { ...phrase(`${many ? 'those' : 'that'} ${word}`, many), ...each, key };
}

/** Mentions something by its own name; the next time in a row it is "it". */
function named(key: string, text: string, s: Speech): NounPhrase {
  const pronoun = s.focus === key && s.said.has(key);
  mention(key, s);
  return pronoun ? { ...IT, key } : { ...phrase(text), key };
}

function group(noun: string, style: GroupStyle, s: Speech): NounPhrase {
  s.focus = null;
  return style === 'each' ? phrase(`each ${noun}`) : phrase(`all ${plural(noun)}`, true);
}

export function object(ref: ObjectRef, s: Speech, style: GroupStyle = 'all'): NounPhrase {
  const key = keyOf(ref, s);
  if (key === 'self') return named(key, selfName(s.self, s.from), s);
  if (key === 'attached') return named(key, attachedNoun(s), s);
  if (key === 'exiledWithSelf') return named(key, 'the exiled card', s);
  if (key !== null) {
    const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
    if (spec !== undefined && !s.said.has(key)) return s.say.target(spec, s);
    const entity = s.entities.get(key) ?? {
      kind: 'object',
      head: key === 'eventSource' ? 'ability' : 'permanent',
    };
    if (entity.kind === 'either') return { ...phrase('that permanent or player'), key };
    return entityPhrase(key, entity, s);
  }
  return compound(ref, s, style);
}

function compound(ref: ObjectRef, s: Speech, style: GroupStyle): NounPhrase {
  if (typeof ref === 'string' || 'target' in ref || 'bound' in ref) return phrase('that object');
  if ('each' in ref) {
    const same = JSON.stringify(ref.each);
    if (s.group === same && style === 'bare')
      return phrase(`those ${shortNoun(ref.each, 'permanent', true)}`, true);
    const said = s.say.np(ref.each, style, s, { place: 'from' });
    s.group = same;
    s.focus = null;
    return said;
  }
  if ('blockersOf' in ref)
    return group(`creature blocking ${objectCase(object(ref.blockersOf, s))}`, 'each', s);
  if ('blockedBy' in ref)
    return group(`creature blocked by ${objectCase(object(ref.blockedBy, s))}`, 'each', s);
  const to = objectCase(object(ref.attachedTo, s));
  const noun = ref.filter === undefined ? 'permanent' : s.say.noun(ref.filter, { many: style === 'all' }, s);
  s.focus = null;
  return style === 'all'
    ? phrase(`all ${ref.filter === undefined ? 'permanents' : noun} attached to ${to}`, true)
    : phrase(`each ${noun} attached to ${to}`);
}

/** "its controller", "the power of creatures you control": whichever reads better. */
export function ofObject(owner: NounPhrase, quality: string): string {
  return owner.text.split(' ').length > 4 && owner.possessive === genitive(owner.text, owner.plain)
    ? `the ${quality} of ${objectCase(owner)}`
    : `${owner.possessive} ${quality}`;
}
