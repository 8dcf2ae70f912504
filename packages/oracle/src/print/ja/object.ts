import type { Filter, ObjectRef } from '@ettin/schema';
import { type Entity, type Head, keyOf, mention } from '../scope.js';
import { enchantOf, isSpell, type Self, shortName } from '../self.js';
import { type Phrase, phrase } from './grammar.js';
import { counted } from './quantity.js';
import type { GroupStyle, Speech } from './speech.js';
import { isLandType, isLiving, subtypeWord } from './subtypes.js';
import { TYPE_WORDS } from './vocabulary.js';

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

/** "このクリーチャー", "このオーラ", or the short name of a legendary one. */
export function selfName(self: Self, from: Speech['from']): string {
  if (self.what === 'token') return 'このトークン';
  if (self.what === 'emblem') return 'この紋章';
  if (from === 'stack') return 'この呪文';
  if (from !== 'battlefield') return 'このカード';
  if (isSpell(self)) return self.name;
  if (self.supertypes.includes('legendary')) return shortName(self);
  const own = OWN_NOUNS.find((subtype) => self.subtypes.includes(subtype));
  if (own !== undefined && !(own === 'Aura' && self.types.includes('creature')))
    return `この${subtypeWord(own)}`;
  const type = TYPE_ORDER.find((word) => self.types.includes(word));
  return type === undefined ? 'このパーマネント' : `この${TYPE_WORDS[type]}`;
}

const HEADS: Readonly<Record<Head, string>> = {
  permanent: 'パーマネント',
  card: 'カード',
  spell: '呪文',
  ability: '能力',
  token: 'トークン',
  source: '発生源',
};

/** What "その…" calls something described by a filter: the broadest word that fits. */
export function shortNoun(filter: Filter | undefined, head: Head): string {
  if (filter === undefined || head === 'card' || head === 'spell' || head === 'ability') return HEADS[head];
  if (filter.zone !== undefined && filter.zone !== 'battlefield')
    return filter.zone === 'stack' ? '呪文' : 'カード';
  if (filter.token === true) return 'トークン';
  const types = filter.allTypes ?? filter.types ?? [];
  const [type] = types;
  if (filter.allTypes?.includes('creature') === true) return TYPE_WORDS.creature;
  const [subtype] = filter.subtypes ?? [];
  if (subtype !== undefined && types.length <= 1) {
    if (isLandType(subtype)) return TYPE_WORDS.land;
    if (!isLiving(subtype)) return subtypeWord(subtype);
    return TYPE_WORDS[type ?? 'creature'];
  }
  if (types.length === 1 && type !== undefined) return TYPE_WORDS[type];
  if (filter.anyOf !== undefined) {
    const words = new Set(filter.anyOf.map((one) => shortNoun({ ...filter, ...one, anyOf: [] }, head)));
    const [only] = words;
    return words.size === 1 && only !== undefined ? only : HEADS.permanent;
  }
  const creature = filter.power ?? filter.toughness ?? filter.attacking ?? filter.blocking;
  return creature !== undefined && types.length === 0 ? TYPE_WORDS.creature : HEADS[head];
}

function attachedNoun({ self }: Speech): string {
  if (self.subtypes.includes('Equipment')) return '装備しているクリーチャー';
  if (self.subtypes.includes('Fortification')) return '城砦化された土地';
  const enchants = enchantOf(self);
  if (enchants === undefined) return 'エンチャントされているパーマネント';
  return enchants.object === undefined
    ? 'エンチャントされているプレイヤー'
    : `エンチャントされている${shortNoun(enchants.object, 'permanent')}`;
}

const specOf = (key: string, s: Speech) =>
  key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;

const nounOf = (key: string, entity: Entity, s: Speech): string => {
  const place = s.places.get(key);
  const gone = place !== undefined && place !== 'battlefield' && place !== 'stack';
  return shortNoun(entity.filter, gone ? 'card' : (entity.head ?? 'permanent'));
};

/** Every object that "それ" could mean just now. */
function objectsIn(s: Speech): string[] {
  const keys = [...s.entities].filter(([, entity]) => entity.kind !== 'player').map(([key]) => key);
  return keys.filter(
    (key) => !s.aliases.has(key) && (s.speaksOfIt || (key !== 'it' && key !== 'eventSource')),
  );
}

/** Targets of the same kind are the former and the latter ones. */
function rank(key: string, noun: string, s: Speech): string | null {
  if (!key.startsWith('target:')) return null;
  const alike = [...s.specs.keys()]
    .map((id) => `target:${id}`)
    .filter((other) => {
      const entity = s.entities.get(other);
      return entity !== undefined && entity.kind === 'object' && nounOf(other, entity, s) === noun;
    });
  if (alike.length !== 2) return null;
  return alike[0] === key ? 'その前者' : 'その後者';
}

const LABELS: Readonly<Record<NonNullable<Entity['label']>, string>> = {
  chosen: '選ばれた',
  sacrificed: '生け贄に捧げた',
  discarded: '捨てた',
  copy: 'そのコピー',
};

/** A thing already spoken of. */
function entityText(key: string, entity: Entity, s: Speech): string {
  const noun = nounOf(key, entity, s);
  const many = entity.plural === true;
  const focused = s.focus === key;
  mention(key, s);
  if (entity.label === 'copy') return LABELS.copy;
  if (entity.label !== undefined && !(focused && entity.label === 'chosen'))
    return LABELS[entity.label] + noun;
  const others = objectsIn(s).filter((other) => other !== key);
  if (others.length === 0 || entity.kind === 'either') return many ? 'それら' : 'それ';
  const ranked = rank(key, noun, s);
  if (ranked !== null) return ranked;
  const clash = others.some((other) => {
    const one = s.entities.get(other);
    return one !== undefined && nounOf(other, one, s) === noun;
  });
  if (many) return clash || focused ? 'それら' : `それらの${noun}`;
  if (clash && !key.startsWith('target:')) return 'それ';
  return `その${noun}`;
}

/** Mentioned by its own name, and by a short one from then on. */
function named(key: string, text: string, again: string, s: Speech): Phrase {
  const said = s.said.has(key);
  s.said.add(key);
  return { text: said ? again : text, key };
}

/** Names stay: a spell's own name isn't replaced by "これ" where it stands for the spell as it resolves. */
const selfAgain = (s: Speech): string =>
  isSpell(s.self) && s.self.what === 'card' && s.from === 'battlefield' ? s.self.name : 'これ';

export function object(ref: ObjectRef, s: Speech, style: GroupStyle = 'all'): Phrase {
  const key = keyOf(ref, s);
  const pronoun = key === null ? undefined : s.pronouns.get(key);
  if (pronoun !== undefined) return { text: pronoun, key };
  if (key === 'self') return named(key, selfName(s.self, s.from), selfAgain(s), s);
  if (key === 'attached')
    return objectsIn(s).length === 0
      ? named(key, attachedNoun(s), 'それ', s)
      : { text: attachedNoun(s), key };
  if (key === 'exiledWithSelf') return named(key, 'これにより追放されたカード', 'それ', s);
  if (key !== null) {
    const entity: Entity = s.entities.get(key) ?? {
      kind: 'object',
      head: key === 'eventSource' ? 'ability' : 'permanent',
    };
    const { first } = entity;
    if (first !== undefined && !s.said.has(key) && 'filter' in first) {
      mention(key, s);
      return { text: counted(first.filter, first.min, first.max, s), key };
    }
    const text = specOf(key, s) === undefined && !s.entities.has(key) ? 'それ' : entityText(key, entity, s);
    return { text, key, ...(entity.plural === true ? { many: true as const } : {}) };
  }
  return compound(ref, s, style);
}

function compound(ref: ObjectRef, s: Speech, style: GroupStyle): Phrase {
  if (typeof ref === 'string' || 'target' in ref || 'bound' in ref) return phrase('それ');
  if ('each' in ref) {
    const same = JSON.stringify(ref.each);
    if (s.group === same) return { ...phrase('それら', `each:${same}`), many: true };
    const text = s.say.np(ref.each, style, s);
    s.group = same;
    return { ...phrase(text, `each:${same}`), many: true };
  }
  const number = style === 'each' ? '各' : style === 'all' ? 'すべての' : '';
  if ('blockersOf' in ref)
    return phrase(`${object(ref.blockersOf, s).text}をブロックしている${number}クリーチャー`);
  if ('blockedBy' in ref)
    return phrase(`${object(ref.blockedBy, s).text}がブロックしている${number}クリーチャー`);
  const to = object(ref.attachedTo, s).text;
  const what = ref.filter === undefined ? 'パーマネント' : s.say.np(ref.filter, 'bare', s);
  return phrase(`${to}につけられている${number}${what}`);
}
