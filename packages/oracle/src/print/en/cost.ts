import type { Cost, Filter, Value } from '@ettin/schema';
import { bindEntity, mention } from '../scope.js';
import { counters, energy } from './counters.js';
import { objectCase, type Predicate } from './grammar.js';
import { selfName } from './object.js';
import { points, some, things } from './quantity.js';
import type { NounOptions, Speech } from './speech.js';
import { capitalize, list } from './words.js';

const act = (verb: string, rest: string): Predicate => ({ verb, rest });

/** Things paid are yours by nature: "sacrifice a creature" needs no "you control". */
const YOURS: NounOptions = { controller: 'unsaid', place: 'from' };

function chosen(
  filter: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
  options: NounOptions = YOURS,
): string {
  if (count === 'anyNumber') return s.say.np(filter, { count: 'any number of' }, s, options).text;
  return some(filter, count, s, options);
}

function self(s: Speech): string {
  return objectCase(s.say.object('self', s));
}

function discarded(discard: NonNullable<Cost['discard']>, s: Speech): string {
  if (discard.count === 'hand') return 'your hand';
  const text = chosen(discard.what ?? {}, discard.count, s, { head: 'card', place: 'unsaid' });
  return discard.random === true ? `${text} at random` : text;
}

function life(value: Value, s: Speech): string {
  if (typeof value === 'object' && 'divide' in value)
    return s.say.value(value, s).replace(/ total(?=,|$)/, '');
  const { before, after } = points(value, 'life', s);
  return before + after;
}

type Part<K extends keyof Cost> = (part: NonNullable<Cost[K]>, s: Speech) => Predicate;

const FROM_ZONE = { hand: ' from your hand', graveyard: ' from your graveyard' } as const;

const fromZone = (s: Speech) => (s.from === 'hand' || s.from === 'graveyard' ? FROM_ZONE[s.from] : '');

/** The parts of a cost in the order in which they are written. */
const PARTS: { readonly [K in keyof Required<Cost>]: Part<K> } = {
  loyalty: (n) => act('', n === 'minusX' ? '−X' : n > 0 ? `+${n}` : n === 0 ? '0' : `−${-n}`),
  mana: (mana) => act('pay', mana),
  tapSelf: () => act('', '{T}'),
  untapSelf: () => act('', '{Q}'),
  payLife: (value, s) => act('pay', life(value, s)),
  energy: (count, s) => act('pay', energy(count, s)),
  tap: ({ what, count }, s) =>
    act('tap', chosen({ ...what, tapped: false, controller: 'you' }, count, s, { place: 'from' })),
  tapPower: ({ what, total }, s) =>
    act(
      'tap',
      `any number of ${s.say.noun({ ...what, tapped: false, controller: 'you' }, { many: true }, s)} with total power ${total} or greater`,
    ),
  removeCounters: ({ kind, count, from }, s) => {
    const what = counters(kind, count, s);
    return act('remove', `${what} from ${from === undefined ? self(s) : s.say.np(from, 'a', s).text}`);
  },
  addCounters: ({ kind, count }, s) => act('put', `${counters(kind, count, s)} on ${self(s)}`),
  discard: (discard, s) => act('discard', discarded(discard, s)),
  discardSelf: (_, s) => {
    mention('self', s);
    return act('discard', 'this card');
  },
  sacrifice: ({ what, count, as }, s) => {
    const text = chosen(what, count, s);
    binds(as, what, count, s);
    return act('sacrifice', text);
  },
  sacrificeSelf: (_, s) => act('sacrifice', self(s)),
  exile: ({ what, count }, s) => act('exile', chosen(what, count, s)),
  exileSelf: (_, s) => {
    mention('self', s);
    return act('exile', `${selfName(s.self, s.from)}${fromZone(s)}`);
  },
  returnToHand: ({ what, count }, s) =>
    act(
      'return',
      `${chosen({ ...what, controller: 'you' }, count, s, { place: 'from' })} to ${count === undefined || count === 1 ? "its owner's" : "their owner's"} hand`,
    ),
  returnSelf: (_, s) => act('return', `${self(s)} to its owner's hand`),
  mill: (value, s) => act('mill', things(value, 'card', s)),
  anyOf: (costs, s) => act('', eitherOf(costs, s)),
  reveal: ({ what, count }, s) =>
    act('reveal', `${chosen(what, count, s, { head: 'card', place: 'unsaid' })} from your hand`),
};

/** What was sacrificed is spoken of later: "the sacrificed creature", "each creature sacrificed this way". */
function binds(
  as: string | undefined,
  what: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
): void {
  if (as === undefined) return;
  const plural = count !== undefined && count !== 1;
  bindEntity(as, { kind: 'object', filter: what, label: 'sacrificed', plural }, s);
  s.results.set(as, { of: 'objects', done: 'sacrificed', filter: what });
}

const eitherOf = (costs: readonly Cost[], s: Speech): string =>
  list(
    costs.map((one) =>
      cost(one, s)
        .map(({ verb, rest }) => `${verb} ${rest}`.trim())
        .join(' and '),
    ),
    'or',
  );

const KEYS = Object.keys(PARTS) as readonly (keyof Cost)[];

function part<K extends keyof Cost>(key: K, cost: Cost, s: Speech): Predicate | null {
  const value = cost[key];
  return value === undefined ? null : PARTS[key](value as NonNullable<Cost[K]>, s);
}

/** What somebody does to pay: "pay {2}", "sacrifice a creature". */
export function cost(cost_: Cost, s: Speech): readonly Predicate[] {
  return KEYS.map((key) => part(key, cost_, s)).filter((predicate) => predicate !== null);
}

/** A cost as it stands before a colon: "{2}, {T}, Sacrifice a creature". */
export function costText(cost_: Cost, s: Speech): string {
  return cost(cost_, s)
    .map(({ verb, rest }) =>
      rest.startsWith('{') && verb === 'pay' && cost_.mana === rest ? rest : spoken(verb, rest),
    )
    .join(', ');
}

const spoken = (verb: string, rest: string) => capitalize(`${verb} ${rest}`.trim());

const ONLY_MANA: readonly (keyof Cost)[] = ['mana'];

/** After a keyword's name: " {2}", or "—Sacrifice a creature." where it is more than mana. */
export function keywordCost(cost_: Cost, s: Speech): string {
  const keys = KEYS.filter((key) => cost_[key] !== undefined);
  if (keys.every((key) => ONLY_MANA.includes(key))) return ` ${cost_.mana ?? ''}`;
  return `—${costText(cost_, s)}.`;
}
