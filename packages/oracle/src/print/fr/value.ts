import type { Filter, ObjectRef, PlayerRef, Value } from '@ettin/schema';
import type { Result } from '../scope.js';
import { counterNoun } from './counter-noun.js';
import { after, doing, inNumber, type Noun, named, noun, owned, YOU } from './grammar.js';
import { shortNoun } from './short-noun.js';
import type { Speech } from './speech.js';
import { eachOfTally, tallyValue } from './tally.js';
import { COLOR_WORDS, NOUNS, ZONE_NOUNS } from './vocabulary.js';
import { agree, list, numberWord, ofThe } from './words.js';

const HAS = { verb: 'avoir', rest: '' } as const;

function players(ref: PlayerRef, s: Speech): string {
  if (ref === 'opponents') return 'adversaires que vous avez';
  if (ref === 'teammates') return 'coéquipiers que vous avez';
  if (ref === 'eachPlayer') return 'joueurs';
  const text = named(s.say.player(ref, s));
  if (typeof ref === 'object' && 'players' in ref) return selected(ref, s);
  return text;
}

/** "joueurs qui contrôlent …": the condition said of several. */
function selected(ref: Extract<PlayerRef, { readonly players: PlayerRef }>, s: Speech): string {
  const before = s.thatPlayer;
  s.thatPlayer = 'relative';
  const condition = s.say.condition(ref.where, s);
  s.thatPlayer = before;
  return `${named(s.say.whose(ref.players, s, true)).replace(/^(?:vos|les) /, '')} ${condition}`;
}

const quality = (of: ObjectRef, word: Noun, s: Speech): string => owned(s.say.object(of, s, 'each'), word);

/** "gagné", "défaussées": how what an instruction left behind came about. */
const thisWay = (word: string, thing: Noun, many: boolean): string =>
  word === '' ? 'ainsi' : `${agree(word, { gender: thing.gender, plural: many })} de cette manière`;

const thingOf = (known: Result): Noun => {
  if (known.of === 'life') return NOUNS.life;
  if (known.of === 'damage') return NOUNS.damage;
  if (known.of === 'counters') return NOUNS.counter;
  return known.of === 'objects' ? shortNoun(known.filter, known.head ?? 'permanent') : NOUNS.card;
};

function resultNoun(known: Result): string {
  if (known.of === 'roll') return 'le résultat';
  if (known.of === 'number') return known.done;
  const thing = thingOf(known);
  return `le nombre de ${thing.many} ${thisWay(known.done, thing, true)}`;
}

const result = (name: string, s: Speech): string => {
  const known = s.results.get(name);
  return known === undefined ? 'ce nombre' : resultNoun(known);
};

/** "la moitié de X, arrondie à l'unité supérieure". */
function fraction(of: string, by: number, round: 'up' | 'down'): string {
  const part = by === 2 ? 'la moitié' : by === 3 ? 'le tiers' : `un ${numberWord(by, 'm')}ième`;
  const rounded = by === 2 ? 'arrondie' : 'arrondi';
  return `${part} ${ofThe(of)}, ${rounded} à l'unité ${round === 'up' ? 'supérieure' : 'inférieure'}`;
}

const MULTIPLES: Readonly<Record<number, string>> = { 2: 'deux', 3: 'trois', 10: 'dix' };

function extreme(value: Value, among: PlayerRef, most: boolean, s: Speech): string {
  const whom = among === 'eachPlayer' ? 'tous les joueurs' : named(s.say.whose(among, s, true));
  const more = most ? 'plus grand' : 'plus petit';
  if (typeof value === 'object' && 'lifeOf' in value)
    return `le ${more} total de points de vie parmi ${whom}`;
  const before = s.thatPlayer;
  s.thatPlayer = 'pronoun';
  const what = s.say
    .value(value, s)
    .replace(/^le nombre /, 'nombre ')
    .replace(/ dans sa main$/, ' en main')
    .replace(/ que il contrôle$/, '');
  s.thatPlayer = before;
  return `le ${more} ${what} parmi ${whom}`;
}

/** A value as a noun phrase with its article: "le nombre de créatures que vous contrôlez", "sa force", "7". */
export function value(value: Value, s: Speech): string {
  if (typeof value === 'number') return String(value);
  if (value === 'X') return 'X';
  if (value === 'thatMuch') return 'ce nombre';
  if ('count' in value)
    return `le nombre de ${named(s.say.np(value.count, 'bare', s))}${somewhere(value.count)}`;
  if ('countOf' in value) return `le nombre de ${countedOf(value.countOf, s)}`;
  if ('countPlayers' in value) return `le nombre de ${players(value.countPlayers, s)}`;
  if ('lifeOf' in value) return owned(s.say.player(value.lifeOf, s), NOUNS.lifeTotal);
  if ('startingLife' in value) return startingLife(s);
  if ('powerOf' in value) return quality(value.powerOf, NOUNS.power, s);
  if ('toughnessOf' in value) return quality(value.toughnessOf, NOUNS.toughness, s);
  if ('manaValueOf' in value) return quality(value.manaValueOf, NOUNS.manaValue, s);
  if ('countersOn' in value) {
    const { many } = counterNoun(value.kind);
    return `le nombre de ${many} ${after('sur', s.say.object(value.countersOn, s))}`;
  }
  if ('playerCounters' in value) return `le nombre de ${playerCounters(value, true, s)}`;
  if ('handSize' in value)
    return `le nombre de cartes dans ${owned(s.say.player(value.handSize, s), ZONE_NOUNS.hand)}`;
  if ('librarySize' in value) {
    return `le nombre de cartes dans ${owned(s.say.player(value.librarySize, s), ZONE_NOUNS.library)}`;
  }
  if ('devotion' in value) {
    const colors = list(
      value.devotion.map((color) => `au ${COLOR_WORDS[color]}`),
      'et',
    );
    return `${owned(s.say.player(value.of, s), NOUNS.devotion)} ${colors}`;
  }
  if ('result' in value) return result(value.result, s);
  if ('timesKicked' in value) return `le nombre de fois que ${kicked(s)}`;
  if ('tally' in value) return tallyValue(value, s);
  if ('cardTypesInGraveyard' in value) {
    const yard = owned(s.say.player(value.cardTypesInGraveyard, s), ZONE_NOUNS.graveyard);
    return `le nombre de types de carte parmi les cartes dans ${yard}`;
  }
  if ('domain' in value) {
    const controls = doing(s.say.player(value.domain, s), { verb: 'contrôler', rest: '' });
    return `le nombre de types de terrain de base parmi les terrains que ${controls}`;
  }
  if ('colorsAmong' in value)
    return `le nombre de couleurs parmi ${named(s.say.np(value.colorsAmong, 'the', s))}`;
  if ('greatest' in value) {
    return `la plus grande ${qualityNoun(value.greatest).one} parmi ${named(s.say.np(value.among, 'the', s))}`;
  }
  if ('total' in value) {
    return owned(s.say.object(value.among, s, 'the'), totalNoun(value.total));
  }
  if ('most' in value) return extreme(value.most, value.among, true, s);
  if ('least' in value) return extreme(value.least, value.among, false, s);
  return arithmetic(value, s);
}

const kicked = (s: Speech): string => {
  const it = s.say.object('self', s);
  return `${named(it)} a été ${agree('kické', it)}`;
};

/** What is counted, without its article. */
const countedOf = (ref: ObjectRef, s: Speech): string =>
  typeof ref === 'object' && 'each' in ref
    ? named(s.say.np(ref.each, 'bare', s))
    : named(s.say.object(ref, s)).replace(/^tou(?:te)?s les /, '');

const totalNoun = (of: 'power' | 'toughness' | 'manaValue'): Noun =>
  noun(`${qualityNoun(of).one} totale`, 'f');

/** A count of what nobody in particular controls says where. */
const somewhere = (filter: Filter): string =>
  filter.zone === undefined &&
  filter.controller === undefined &&
  filter.owner === undefined &&
  filter.attacking === undefined &&
  filter.blocking === undefined &&
  filter.among === undefined &&
  filter.attackingPlayer === undefined &&
  filter.attackingYouOrYours === undefined
    ? ' sur le champ de bataille'
    : '';

type Arithmetic = Extract<
  Value,
  | { readonly sum: unknown }
  | { readonly minus: unknown }
  | { readonly times: unknown }
  | { readonly divide: unknown }
  | { readonly max: unknown }
  | { readonly min: unknown }
  | { readonly chosenNumber: true }
>;

function arithmetic(value: Arithmetic, s: Speech): string {
  const say = (part: Value) => s.say.value(part, s);
  const part = (one: Value) => (typeof one === 'number' ? numberWord(one, 'm') : say(one));
  if ('sum' in value) {
    const ordered = [...value.sum].sort(
      (a, b) => Number(typeof a === 'number') - Number(typeof b === 'number'),
    );
    return ordered.map(part).join(' plus ');
  }
  if ('minus' in value) return `${part(value.minus[0])} moins ${part(value.minus[1])}`;
  if ('times' in value) {
    const [a, b] = value.times;
    if (typeof a === 'number') return multiple(a, say(b));
    if (typeof b === 'number') return multiple(b, say(a));
    return `${say(a)} fois ${say(b)}`;
  }
  if ('divide' in value) return fraction(say(value.divide), value.by, value.round);
  if ('max' in value) return `la plus grande valeur entre ${list(value.max.map(say), 'et')}`;
  if ('min' in value) return `la plus petite valeur entre ${list(value.min.map(say), 'et')}`;
  return 'le nombre choisi';
}

const multiple = (n: number, of: string): string => `${MULTIPLES[n] ?? numberWord(n, 'm')} fois ${of}`;

const qualityNoun = (quality: 'power' | 'toughness' | 'manaValue'): Noun => NOUNS[quality];

const startingLife = (s: Speech): string =>
  s.thatPlayer === 'pronoun'
    ? 'son total de points de vie de départ'
    : 'votre total de points de vie de départ';

function playerCounters(
  value: Extract<Value, { readonly playerCounters: string }>,
  many: boolean,
  s: Speech,
): string {
  const who = value.of === 'you' ? YOU : s.say.whose(value.of, s, value.of === 'opponents');
  return `${inNumber(counterNoun(value.playerCounters), many)} que ${doing(who, HAS)}`;
}

function eachOfResult(known: Result | undefined): string {
  if (known === undefined) return 'fois';
  const thing = thingOf(known);
  return `${thing.one} ${thisWay(known.done, thing, false)}`;
}

/** What follows "pour chaque": "créature que vous contrôlez", "carte dans votre main", "adversaire". */
export function forEach(value: Value, s: Speech): string {
  if (typeof value !== 'object') return `unité de ${s.say.value(value, s)}`;
  if ('count' in value) {
    const it = s.say.np(value.count, 'bare', s, { many: false, conjunction: 'et' });
    return (
      named({ ...it, items: it.items.map((item, at) => (at === 0 ? item : `chaque ${item}`)) }) +
      somewhere(value.count)
    );
  }
  if ('countersOn' in value) {
    return `${counterNoun(value.kind).one} ${after('sur', s.say.object(value.countersOn, s))}`;
  }
  if ('playerCounters' in value) return playerCounters(value, false, s);
  if ('countPlayers' in value) return named(s.say.player(value.countPlayers, s)).replace(/^chaque /, '');
  if ('timesKicked' in value) return `fois que ${kicked(s)}`;
  if ('handSize' in value) return `carte dans ${owned(s.say.player(value.handSize, s), ZONE_NOUNS.hand)}`;
  if ('countOf' in value) {
    const ref = value.countOf;
    return typeof ref === 'object' && 'each' in ref
      ? named(s.say.np(ref.each, 'bare', s, { many: false }))
      : named(s.say.object(ref, s, 'each')).replace(/^chaque /, '');
  }
  if ('tally' in value) return eachOfTally(value, s);
  if ('result' in value) return eachOfResult(s.results.get(value.result));
  const [, rest = ''] = /^le nombre de (.*)$/.exec(s.say.value(value, s)) ?? [];
  return rest.replace(/^(type|couleur)s/, '$1');
}
