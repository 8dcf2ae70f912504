import type { Cost, Filter, Value } from '@ettin/schema';
import { bindEntity, mention } from '../scope.js';
import { counters, energy } from './counters.js';
import { named, type Predicate, predicateText, YOU } from './grammar.js';
import { selfPhrase } from './object.js';
import { ANY, points, some, things } from './quantity.js';
import type { NounOptions, Speech } from './speech.js';
import { NOUNS } from './vocabulary.js';
import { capitalize } from './words.js';

const act = (verb: string, rest: string): Predicate => ({ verb, rest });

/** Things paid are yours by nature: "sacrifiez une créature" needs no "que vous contrôlez". */
const YOURS: NounOptions = { controller: 'unsaid', place: 'from' };

function chosen(
  filter: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
  options: NounOptions = YOURS,
): string {
  return count === 'anyNumber' ? named(s.say.np(filter, ANY, s, options)) : some(filter, count, s, options);
}

const self = (verb: string, rest: string, s: Speech): Predicate => ({
  verb,
  object: s.say.object('self', s),
  rest,
});

function discarded(discard: NonNullable<Cost['discard']>, s: Speech): string {
  if (discard.count === 'hand') return 'votre main';
  const text = chosen(discard.what ?? {}, discard.count, s, { head: 'card', place: 'unsaid' });
  return discard.random === true ? `${text} au hasard` : text;
}

export function life(value: Value, s: Speech): string {
  if (typeof value === 'object' && 'divide' in value)
    return s.say
      .value(value, s)
      .replace(
        /de (votre|son|leur) total de points de vie/,
        (_, whose: string) =>
          `de ${whose === 'votre' ? 'vos' : whose === 'son' ? 'ses' : 'leurs'} points de vie`,
      );
  return points(value, NOUNS.life, s);
}

type Part<K extends keyof Cost> = (part: NonNullable<Cost[K]>, s: Speech) => Predicate;

const FROM_ZONE = { hand: 'de votre main', graveyard: 'de votre cimetière' } as const;

const fromZone = (s: Speech) => (s.from === 'hand' || s.from === 'graveyard' ? FROM_ZONE[s.from] : '');

/** "de une carte": what follows "se défausser". */
const off = (text: string): string => `de ${text}`;

/** The parts of a cost in the order in which they are written. */
const PARTS: { readonly [K in keyof Required<Cost>]: Part<K> } = {
  loyalty: (n) => act('', n === 'minusX' ? '−X' : n > 0 ? `+${n}` : n === 0 ? '0' : `−${-n}`),
  mana: (mana) => act('payer', mana),
  tapSelf: () => act('', '{T}'),
  untapSelf: () => act('', '{Q}'),
  payLife: (value, s) => act('payer', life(value, s)),
  energy: (count, s) => act('payer', energy(count, s)),
  tap: ({ what, count }, s) =>
    act('engager', chosen({ ...what, tapped: false, controller: 'you' }, count, s, { place: 'from' })),
  tapPower: ({ what, total }, s) => {
    const them = named(s.say.np({ ...what, tapped: false, controller: 'you' }, ANY, s));
    return act('engager', `${them} avec une force totale supérieure ou égale à ${total}`);
  },
  removeCounters: ({ kind, count, from }, s) => {
    const what = counters(kind, count, s);
    return act(
      'retirer',
      `${what} de ${from === undefined ? named(s.say.object('self', s)) : named(s.say.np(from, 'a', s))}`,
    );
  },
  addCounters: ({ kind, count }, s) =>
    act('mettre', `${counters(kind, count, s)} sur ${named(s.say.object('self', s))}`),
  discard: (discard, s) => act('se défausser', off(discarded(discard, s))),
  discardSelf: (_, s) => {
    mention('self', s);
    return act('se défausser', 'de cette carte');
  },
  sacrifice: ({ what, count, as }, s) => {
    const text = chosen(what, count, s);
    binds(as, what, count, s);
    return act('sacrifier', text);
  },
  sacrificeSelf: (_, s) => self('sacrifier', '', s),
  exile: ({ what, count }, s) => act('exiler', chosen(what, count, s)),
  exileSelf: (_, s) => {
    mention('self', s);
    return { verb: 'exiler', object: selfPhrase(s, s.from), rest: fromZone(s) };
  },
  returnToHand: ({ what, count }, s) =>
    act(
      'renvoyer',
      `${chosen({ ...what, controller: 'you' }, count, s, { place: 'from' })} dans la main de ${count === undefined || count === 1 ? 'son' : 'leur'} propriétaire`,
    ),
  returnSelf: (_, s) => self('renvoyer', 'dans la main de son propriétaire', s),
  mill: (value, s) => act('meuler', things(value, NOUNS.card, s)),
  anyOf: (costs, s) => ({ verb: '', rest: '', oneOf: costs.map((one) => cost(one, s)) }),
  reveal: ({ what, count }, s) =>
    act('révéler', `${chosen(what, count, s, { head: 'card', place: 'unsaid' })} de votre main`),
};

/** What was sacrificed is spoken of later: "la créature sacrifiée". */
function binds(
  as: string | undefined,
  what: Filter,
  count: Value | 'anyNumber' | undefined,
  s: Speech,
): void {
  if (as === undefined) return;
  const plural = count !== undefined && count !== 1;
  bindEntity(as, { kind: 'object', filter: what, label: 'sacrificed', plural }, s);
  s.results.set(as, { of: 'objects', done: 'sacrifié', filter: what });
}

const KEYS = Object.keys(PARTS) as readonly (keyof Cost)[];

function part<K extends keyof Cost>(key: K, cost: Cost, s: Speech): Predicate | null {
  const value = cost[key];
  return value === undefined ? null : PARTS[key](value as NonNullable<Cost[K]>, s);
}

/** What somebody does to pay: "payer {2}", "sacrifier une créature". */
export function cost(cost_: Cost, s: Speech): readonly Predicate[] {
  return KEYS.map((key) => part(key, cost_, s)).filter((predicate) => predicate !== null);
}

/** A cost as it stands before a colon: "{2}, {T}, sacrifiez une créature". */
export function costText(cost_: Cost, s: Speech): string {
  const parts = cost(cost_, s).map((predicate) =>
    predicate.verb === 'payer' && cost_.mana === predicate.rest
      ? predicate.rest
      : predicateText(predicate, YOU, 'order'),
  );
  return capitalize(parts.join(', '));
}

/** After a keyword's name: " {2}", or "—Sacrifiez une créature." where it is more than mana. */
export function keywordCost(cost_: Cost, s: Speech): string {
  const keys = KEYS.filter((key) => cost_[key] !== undefined);
  if (keys.every((key) => key === 'mana')) return ` ${cost_.mana ?? ''}`;
  return `—${costText(cost_, s)}.`;
}
