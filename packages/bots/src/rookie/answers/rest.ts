import { fallbackAnswer } from '@ettin/engine';
import type { BotReasonCode, Decision, ObjectId } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import { isLand, toughnessLeft } from '../keywords.js';
import type { Memory } from '../memory.js';
import { noteFor } from '../notes.js';
import { divideDamage } from '../outcome/divide.js';
import { abilityGain } from '../outcome/outcome.js';
import { askingFor, doingOf } from '../stack.js';
import { Table } from '../table.js';
import { cardWorth } from '../worth.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/** Hands of too few or too many lands go back, twice at most. */
export function mulligan(input: BotInput, memory: Memory): BotMove {
  const hand = input.view.hands[input.seat] ?? [];
  const lands = hand.filter(isLand).length;
  const bad = lands < 2 || lands > 5;
  const again = bad && memory.mulligansOf(input.seat) < 2;
  if (again) memory.mulligan(input.seat);
  return answering(
    input,
    { kind: 'mulligan', mulligan: again },
    { code: again ? 'mulligan' : 'keep', n: lands, of: hand.length },
  );
}

/** X and other numbers: as large as it does more good. */
export function chooseNumber(input: BotInput, d: Of<'number'>, memory: Memory): BotMove {
  const give = (number: number, code: BotReasonCode) =>
    answering(input, { kind: 'number', number }, { code, n: number });
  if (d.min === d.max) return give(d.min, 'onlyOne');
  if (d.purpose === 'kicker') return give(d.max, 'allThereIs');
  const t = new Table(input, memory.kicked);
  const asking = askingFor(t, d.source);
  if (d.purpose === 'number') {
    // help for the partner's spell is given, what else is asked is kept small
    const partner = asking !== null && asking.controller !== input.seat && t.isOurs(asking.controller);
    const missing = asking === null ? 0 : asking.manaValue - t.mana(asking.controller).total;
    return partner
      ? give(Math.min(d.max, Math.max(d.min, missing)), 'partnerLacks')
      : give(Math.min(d.max, Math.max(d.min, 0)), 'noMore');
  }
  if (asking === null) return give(d.max, 'allThereIs');
  const data = noteFor(t.rules, asking.ability ?? -1)?.data;
  const does = data !== undefined && data.kind !== 'static' && data.kind !== 'replacement' ? data : null;
  const doing = doingOf(t, asking);
  if (does === null || d.max > 40) return give(Math.min(d.max, 40), 'allThereIs');
  let best = d.min;
  let bestGain = Number.NEGATIVE_INFINITY;
  const step = Math.max(1, Math.ceil((d.max - d.min) / 12));
  for (let x = d.max; x >= d.min; x -= step) {
    const gain = (abilityGain(t, does, { ...doing.env, x }) ?? 0) - 0.1 * x;
    if (gain > bestGain) [best, bestGain] = [x, gain];
  }
  return give(best, 'doesMost');
}

/** Triggers as they stand; combat damage to those first that are worth most for what they take. */
export function order(input: BotInput, d: Of<'order'>): BotMove {
  if (d.purpose !== 'damageOrder') return answering(input, fallbackAnswer(d), { code: 'suggested' });
  const t = new Table(input);
  const price = (id: ObjectId) => {
    const o = t.find(id);
    return o === null ? 0 : t.worth(o) / Math.max(1, toughnessLeft(o));
  };
  const items = d.items.map((item, i) => ({ i, price: price(item.source) }));
  items.sort((a, b) => b.price - a.price || a.i - b.i);
  return answering(input, { kind: 'order', order: items.map((x) => x.i) }, { code: 'paysMost' });
}

/** Divided so that the most worth dies. */
export function divide(input: BotInput, d: Of<'divide'>): BotMove {
  const give = (amounts: readonly number[], code: BotReasonCode) =>
    answering(input, { kind: 'divide', amounts }, { code });
  if (d.trampleTo !== undefined && d.suggested?.kind === 'divide')
    return give(d.suggested.amounts, 'lethalToEach');
  if (d.inOrder === true && d.suggested?.kind === 'divide') return give(d.suggested.amounts, 'lethalToEach');
  if (d.least !== undefined && d.suggested?.kind === 'divide')
    return give(d.suggested.amounts, 'othersCountOn');
  const t = new Table(input);
  const asking = askingFor(t, d.source);
  const doing = asking === null ? null : doingOf(t, asking);
  const counters = doing?.effects.find((e) => e.do === 'countersDivided');
  if (counters !== undefined) return give(allOnOne(t, d), 'mostOnBest');
  const from = d.source === undefined ? null : t.find(d.source);
  return give(divideDamage(t, d.among, d.total, d.min, from, d.lethal), 'killsMost');
}

function allOnOne(t: Table, d: Of<'divide'>): readonly number[] {
  const amounts = d.among.map(() => d.min);
  let best = 0;
  d.among.forEach((id, i) => {
    const [a, b] = [t.find(id), t.find(d.among[best] ?? 0)];
    if (a !== null && b !== null && t.worth(a) > t.worth(b)) best = i;
  });
  amounts[best] = (amounts[best] ?? 0) + d.total - d.min * d.among.length;
  return amounts;
}

/** Cards looked at: the wanted ones to the top or the hand, the others away. */
export function arrange(input: BotInput, d: Of<'arrange'>): BotMove {
  const t = new Table(input);
  const seat = input.seat;
  const hand = (t.view.hands[seat] ?? []).filter((o) => isLand(o)).length;
  const worth = new Map<ObjectId, number>();
  for (const id of d.cards) {
    const o = t.find(id);
    const lands = d.purpose === 'bottom' ? hand - (o !== null && isLand(o) ? 1 : 0) : hand;
    worth.set(id, o === null ? 0 : cardWorth(t.rules, o, t.landsOf(seat), Math.min(4, lands)));
  }
  const order = [...d.cards].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  const mana = t.landsOf(seat) + hand;
  const tooDear = (id: ObjectId) => mana < 4 && (t.find(id)?.manaValue ?? 0) > mana + 2;
  const good = order.filter((id) => (worth.get(id) ?? 0) >= WANTED && !tooDear(id));
  let first = d.purpose === 'bottom' ? order.length : good.length;
  const [a, b] = d.piles;
  if (a === undefined || b === undefined || d.piles.length > 2) {
    if (d.piles.length !== 1) return answering(input, fallbackAnswer(d), { code: 'suggested' });
    return answering(input, { kind: 'arrange', piles: [order] }, { code: 'bestOnTop' });
  }
  first = Math.min(Math.max(first, a.min, order.length - b.max), a.max, order.length - b.min);
  const piles = [order.slice(0, first), order.slice(first)];
  return answering(input, { kind: 'arrange', piles }, { code: 'sorted', n: first, of: order.length - first });
}
/** A card drawn should be worth about this. */
const WANTED = 1.9;
