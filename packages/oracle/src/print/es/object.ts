import type { Filter, ObjectRef } from '@ettin/schema';
import { type Entity, type Head, keyOf, mention } from '../scope.js';
import { enchantOf, isSpell, type Self, shortName } from '../self.js';
import { after, type NounPhrase, phrase } from './grammar.js';
import { counted } from './quantity.js';
import type { GroupStyle, Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { HEAD_WORDS, PERMANENT, TYPE_WORDS } from './vocabulary.js';
import { definiteArticle, feminine, type Gender, masculine, varying, type Word } from './words.js';

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

const WHAT = { token: HEAD_WORDS.token, emblem: masculine('emblema') } as const;

/** "este, esta, estos, estas" */
export const thisWord = (gender: Gender, many = false): string =>
  many ? (gender === 'm' ? 'estos' : 'estas') : gender === 'm' ? 'este' : 'esta';

/** "ese, esa, esos, esas" */
export const thatWord = (gender: Gender, many = false): string =>
  many ? (gender === 'm' ? 'esos' : 'esas') : gender === 'm' ? 'ese' : 'esa';

const this_ = (word: Word): NounPhrase => phrase(`${thisWord(word.gender)} ${word.one}`, word.gender);

/** The word for what the source is, which gives its name a gender. */
function ownWord(self: Self): Word {
  const own = OWN_NOUNS.find((subtype) => self.subtypes.includes(subtype));
  if (own !== undefined && !(own === 'Aura' && self.types.includes('creature'))) return subtypeWord(own);
  const type = TYPE_ORDER.find((word) => self.types.includes(word));
  return type === undefined ? PERMANENT : TYPE_WORDS[type];
}

/** "esta criatura", "esta Aura", or the short name of a legendary one. */
export function selfName(self: Self, from: Speech['from']): NounPhrase {
  if (self.what !== 'card') return this_(WHAT[self.what]);
  if (from === 'stack') return this_(HEAD_WORDS.spell);
  if (from !== 'battlefield') return this_(HEAD_WORDS.card);
  if (isSpell(self)) return phrase(self.name, 'm');
  const word = ownWord(self);
  return self.supertypes.includes('legendary') ? phrase(shortName(self), word.gender) : this_(word);
}

const CREATURE_HEADS: Readonly<Record<string, true>> = {
  Aura: true,
  Equipment: true,
  Vehicle: true,
  Saga: true,
};
const LAND_TYPES = /^(?:Plains|Island|Swamp|Mountain|Forest|Gate|Desert)$/;

/** What "esa …" calls something described by a filter: the broadest word that fits. */
export function shortWord(filter: Filter | undefined, head: Head): Word {
  if (filter === undefined) return HEAD_WORDS[head];
  if (head === 'card' || head === 'spell' || head === 'ability') return HEAD_WORDS[head];
  if (filter.zone !== undefined && filter.zone !== 'battlefield')
    return filter.zone === 'stack' ? HEAD_WORDS.spell : HEAD_WORDS.card;
  if (filter.token === true) return HEAD_WORDS.token;
  const types = filter.allTypes ?? filter.types ?? [];
  const [type] = types;
  if (types.length === 1 && type !== undefined && filter.subtypes === undefined) return TYPE_WORDS[type];
  if (filter.allTypes?.includes('creature')) return TYPE_WORDS.creature;
  const [subtype] = filter.subtypes ?? [];
  if (subtype !== undefined) {
    if (CREATURE_HEADS[subtype]) return subtypeWord(subtype);
    if (LAND_TYPES.test(subtype)) return TYPE_WORDS.land;
    return types.length > 0 && !types.includes('creature') ? PERMANENT : TYPE_WORDS.creature;
  }
  if (filter.anyOf !== undefined) {
    const [first, ...others] = filter.anyOf.map((alternative) =>
      shortWord({ ...filter, ...alternative, anyOf: [] }, head),
    );
    return first !== undefined && others.every(({ one }) => one === first.one) ? first : PERMANENT;
  }
  const creature = filter.power ?? filter.toughness ?? filter.attacking ?? filter.blocking;
  return creature !== undefined && types.length === 0 ? TYPE_WORDS.creature : HEAD_WORDS[head];
}

/** "la criatura encantada", "la criatura equipada", "el jugador encantado" */
function attached(s: Speech): NounPhrase {
  const { self } = s;
  const described = (word: Word, quality: string) =>
    phrase(
      `${definiteArticle(word.gender, false)} ${word.one} ${varying(quality)(word.gender, false)}`,
      word.gender,
    );
  if (self.subtypes.includes('Equipment')) return described(TYPE_WORDS.creature, 'equipado');
  if (self.subtypes.includes('Fortification')) return described(TYPE_WORDS.land, 'fortificado');
  const enchants = enchantOf(self);
  if (enchants === undefined) return described(PERMANENT, 'encantado');
  return enchants.object === undefined
    ? { ...described(masculine('jugador'), 'encantado'), person: true }
    : described(shortWord(enchants.object, 'permanent'), 'encantado');
}

const LABELS = {
  sacrificed: varying('sacrificado'),
  discarded: varying('descartado'),
} as const;

const COPY = feminine('copia');

/** A thing already spoken of, or spoken of for the first time where its choice is woven into the sentence. */
function entityPhrase(key: string, entity: Entity, s: Speech): NounPhrase {
  const many = entity.plural === true;
  const { first } = entity;
  if (first !== undefined && !s.said.has(key)) {
    mention(key, s);
    if ('player' in first) return { ...s.say.player(first.player, s), key };
    if ('each' in first) {
      const each = object(first.each, s, 'each');
      if (each.many) s.entities.set(key, { ...entity, plural: true });
      mention(key, s);
      return { ...each, key };
    }
    return { ...counted(first.filter, first.min, first.max, s, { place: 'de' }), key };
  }
  const pronoun = s.focus === key && (entity.label === undefined || s.said.has(key));
  mention(key, s);
  const each = key.startsWith('target:') && many ? { each: true as const } : {};
  const place = s.places.get(key);
  const gone = place !== undefined && place !== 'battlefield' && place !== 'stack';
  const head: Head = gone ? 'card' : (entity.head ?? 'permanent');
  const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
  const word =
    entity.label === 'copy'
      ? COPY
      : many && spec?.what.any === true
        ? masculine('objetivo')
        : shortWord(entity.filter, head);
  const { gender } = word;
  const noun = many ? word.many : word.one;
  const definite = `${definiteArticle(gender, many)} ${noun}`;
  const text =
    entity.label === 'copy'
      ? definite
      : entity.label === undefined || entity.label === 'chosen'
        ? `${thatWord(gender, many)} ${noun}`
        : `${definite} ${LABELS[entity.label](gender, many)}`;
  return { ...phrase(text, gender, many), ...(pronoun ? { pronoun: true } : {}), ...each, key };
}

/** Mentions something by its own name; the next time in a row it is understood. */
function named(key: string, said: NounPhrase, s: Speech): NounPhrase {
  const pronoun = s.focus === key && s.said.has(key);
  mention(key, s);
  return { ...said, ...(pronoun ? { pronoun: true } : {}), key };
}

export function object(ref: ObjectRef, s: Speech, style: GroupStyle = 'all'): NounPhrase {
  const key = keyOf(ref, s);
  if (key === 'self') return named(key, selfName(s.self, s.from), s);
  if (key === 'attached') return named(key, attached(s), s);
  if (key === 'exiledWithSelf') return named(key, phrase('la carta exiliada', 'f'), s);
  if (key !== null) {
    const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
    if (spec !== undefined && !s.said.has(key)) return s.say.target(spec, s);
    const entity = s.entities.get(key) ?? {
      kind: 'object',
      head: key === 'eventSource' ? 'ability' : 'permanent',
    };
    if (entity.kind === 'either') return { ...phrase('ese permanente o jugador', 'm'), key };
    return entityPhrase(key, entity, s);
  }
  return compound(ref, s, style);
}

/** "cada criatura bloqueada por ella" */
function combatGroup(by: string, s: Speech): NounPhrase {
  s.focus = null;
  return phrase(`cada criatura ${by}`, 'f');
}

function compound(ref: ObjectRef, s: Speech, style: GroupStyle): NounPhrase {
  if (typeof ref === 'string' || 'target' in ref || 'bound' in ref) return phrase('ese objeto', 'm');
  if ('each' in ref) {
    const same = JSON.stringify(ref.each);
    if (s.group === same && style === 'the') {
      const word = shortWord(ref.each, 'permanent');
      return phrase(`${thatWord(word.gender, true)} ${word.many}`, word.gender, true);
    }
    const said = s.say.np(ref.each, style, s, { place: 'de' });
    s.group = same;
    s.focus = null;
    return said;
  }
  if ('blockersOf' in ref) return combatGroup(`que bloquea ${after('a', object(ref.blockersOf, s))}`, s);
  if ('blockedBy' in ref) return combatGroup(`bloqueada ${after('por', object(ref.blockedBy, s))}`, s);
  const to = after('a', object(ref.attachedTo, s));
  const many = style !== 'each';
  const filter = ref.filter ?? {};
  const said = s.say.np(filter, style, s, { many });
  s.focus = null;
  return { ...said, text: `${said.text} ${varying('anexado')(said.gender, many)} ${to}` };
}
