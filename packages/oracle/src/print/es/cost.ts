import type { Cost, Filter, Value } from '@ettin/schema';
import { bindEntity, mention } from '../scope.js';
import { counters, energy } from './counters.js';
import { after, type NounPhrase, type Predicate, phrase, predicateText, YOU } from './grammar.js';
import { selfName } from './object.js';
import { ANY, points, some, things } from './quantity.js';
import type { NounOptions, Speech } from './speech.js';
import { partOf } from './value.js';
import type { VerbName } from './verbs.js';
import { CARD } from './vocabulary.js';
import { capitalize, list } from './words.js';

/** What is paid in symbols and needs no verb before a colon. */
interface Symbols {
  readonly symbols: string;
}
type Paid = Predicate | Symbols;

const act = (verb: VerbName, direct: NounPhrase, rest = ''): Predicate => ({ verb, direct, rest });
const words = (verb: VerbName, rest: string): Predicate => ({ verb, rest });

/** Things paid are yours by nature: "sacrificar una criatura" needs no "que controlas". */
const YOURS: NounOptions = { controller: 'unsaid', place: 'de' };

function chosen(
  filter: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
  options: NounOptions = YOURS,
): NounPhrase {
  if (count === 'anyNumber') return s.say.np(filter, { count: ANY }, s, options);
  return some(filter, count, s, options);
}

const self = (s: Speech): NounPhrase => s.say.object('self', s);

function discarded(discard: NonNullable<Cost['discard']>, s: Speech): NounPhrase {
  if (discard.count === 'hand') return phrase('tu mano', 'f');
  const cards = chosen(discard.what ?? {}, discard.count, s, { head: 'card', place: 'unsaid' });
  return discard.random === true ? { ...cards, text: `${cards.text} al azar` } : cards;
}

const life = (value: Value, s: Speech): string =>
  typeof value === 'object' && 'divide' in value ? partOf(value, s) : points(value, 'life', s);

type Part<K extends keyof Cost> = (part: NonNullable<Cost[K]>, s: Speech) => Paid;

const FROM_ZONE = { hand: ' de tu mano', graveyard: ' de tu cementerio' } as const;

const fromZone = (s: Speech) => (s.from === 'hand' || s.from === 'graveyard' ? FROM_ZONE[s.from] : '');

/** The parts of a cost in the order in which they are written. */
const PARTS: { readonly [K in keyof Required<Cost>]: Part<K> } = {
  loyalty: (n) => ({ symbols: n === 'minusX' ? '−X' : n > 0 ? `+${n}` : n === 0 ? '0' : `−${-n}` }),
  mana: (mana) => words('pagar', mana),
  tapSelf: () => ({ symbols: '{T}' }),
  untapSelf: () => ({ symbols: '{Q}' }),
  payLife: (value, s) => words('pagar', life(value, s)),
  energy: (count, s) => words('pagar', energy(count, s)),
  tap: ({ what, count }, s) =>
    act('girar', chosen({ ...what, tapped: false, controller: 'you' }, count, s, { place: 'de' })),
  tapPower: ({ what, total }, s) => {
    const those = s.say.np({ ...what, tapped: false, controller: 'you' }, { count: ANY }, s);
    return act('girar', those, `con fuerza total de ${total} o más`);
  },
  removeCounters: ({ kind, count, from }, s) => {
    const what = counters(kind, count, s);
    return act('remover', what, after('de', from === undefined ? self(s) : s.say.np(from, 'a', s)));
  },
  addCounters: ({ kind, count }, s) => act('poner', counters(kind, count, s), after('sobre', self(s))),
  discard: (discard, s) => act('descartar', discarded(discard, s)),
  discardSelf: (_, s) => {
    mention('self', s);
    return act('descartar', phrase('esta carta', 'f'));
  },
  sacrifice: ({ what, count, as }, s) => {
    const those = chosen(what, count, s);
    binds(as, what, count, s);
    return act('sacrificar', those);
  },
  sacrificeSelf: (_, s) => act('sacrificar', self(s)),
  exile: ({ what, count }, s) => act('exiliar', chosen(what, count, s)),
  exileSelf: (_, s) => {
    mention('self', s);
    return act('exiliar', selfName(s.self, s.from), fromZone(s).trim());
  },
  returnToHand: ({ what, count }, s) => {
    const those = chosen({ ...what, controller: 'you' }, count, s, { place: 'de' });
    return act('regresar', those, handOf(those));
  },
  returnSelf: (_, s) => {
    const it = self(s);
    return act('regresar', it, handOf(it));
  },
  mill: (value, s) => act('moler', things(value, CARD, s)),
  anyOf: (costs, s) => ({ symbols: eitherOf(costs, s) }),
  reveal: ({ what, count }, s) =>
    act('mostrar', chosen(what, count, s, { head: 'card', place: 'unsaid' }), 'de tu mano'),
};

const handOf = (those: NounPhrase): string =>
  those.many ? 'a la mano de sus propietarios' : 'a la mano de su propietario';

/** What was sacrificed is spoken of later: "la criatura sacrificada". */
function binds(
  as: string | undefined,
  what: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
): void {
  if (as === undefined) return;
  const plural = count !== undefined && count !== 1;
  bindEntity(as, { kind: 'object', filter: what, label: 'sacrificed', plural }, s);
  s.results.set(as, { of: 'objects', done: 'sacrificado', filter: what });
}

const eitherOf = (costs: readonly Cost[], s: Speech): string =>
  list(
    costs.map((one) => list(paid(one, s).map(spoken), 'y')),
    'o',
  );

/** What is paid as an infinitive: "pagar {2}". */
const spoken = (part: Paid): string =>
  'symbols' in part ? part.symbols : predicateText(part, YOU, 'infinitive');

const KEYS = Object.keys(PARTS) as readonly (keyof Cost)[];

function part<K extends keyof Cost>(key: K, cost: Cost, s: Speech): Paid | null {
  const value = cost[key];
  return value === undefined ? null : PARTS[key](value as NonNullable<Cost[K]>, s);
}

const paid = (cost_: Cost, s: Speech): readonly Paid[] =>
  KEYS.map((key) => part(key, cost_, s)).filter((predicate) => predicate !== null);

/** What somebody does to pay: "pagar {2}", "sacrificar una criatura". Symbols alone are paid, too. */
export function cost(cost_: Cost, s: Speech): readonly Predicate[] {
  const either = (cost_.anyOf ?? []).flatMap((alternative, at): readonly Predicate[] => {
    const [first, ...more] = cost(alternative, s);
    return first === undefined ? [] : [at === 0 ? first : { ...first, link: ' o ' }, ...more];
  });
  const rest = KEYS.filter((key) => key !== 'anyOf').flatMap((key): readonly Predicate[] => {
    const one = part(key, cost_, s);
    if (one === null) return [];
    if (!('symbols' in one)) return [one];
    if (key === 'tapSelf') return [act('girar', self(s))];
    if (key === 'untapSelf') return [act('enderezar', self(s))];
    return [words('pagar', one.symbols)];
  });
  return [...rest, ...either];
}

/** A cost as it stands before a colon: "{2}, {T}, sacrificar una criatura". */
export function costText(cost_: Cost, s: Speech): string {
  const said = paid(cost_, s).map((one) =>
    !('symbols' in one) && one.verb === 'pagar' && one.rest === cost_.mana ? one.rest : spoken(one),
  );
  return capitalize(said.join(', '));
}

const ONLY_MANA: readonly (keyof Cost)[] = ['mana'];

/** After a keyword's name: " {2}", or "—Sacrificar una criatura." where it is more than mana. */
export function keywordCost(cost_: Cost, s: Speech): string {
  const keys = KEYS.filter((key) => cost_[key] !== undefined);
  if (keys.every((key) => ONLY_MANA.includes(key))) return ` ${cost_.mana ?? ''}`;
  return `—${costText(cost_, s)}.`;
}
