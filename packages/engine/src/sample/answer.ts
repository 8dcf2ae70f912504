import type { Answer, Decision } from '@ettin/schema';
import { sampleAttack, sampleBlock } from '../combat/sample.js';
import { fallbackAnswer } from './fallback.js';
import { withinGroups } from './groups.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;
/** A whole number from 0 to n - 1. */
type Random = (n: number) => number;

/** Numbers are drawn no further than this above the least, so that nobody asks for a million tokens. */
const REACH = 20;

/**
 * A plausible random answer, from the decision alone. Legal except for what only the whole board shows
 * (restrictions on sets of attackers or blockers, costs that can't be paid): `fallbackAnswer` is always legal.
 * Priority isn't answered but acted upon, so asking for an answer to it is a bug.
 */
export function sampleAnswer(decision: Decision, random: Random): Answer {
  switch (decision.kind) {
    case 'mulligan':
      return { kind: 'mulligan', mulligan: random(8) === 0 };
    case 'choose':
      return sampleChoice(decision, random);
    case 'option':
      return { kind: 'option', option: random(decision.options.length) };
    case 'number':
      return {
        kind: 'number',
        number: decision.min + random(Math.min(decision.max - decision.min, REACH) + 1),
      };
    case 'order':
      return {
        kind: 'order',
        order: shuffled(
          decision.items.map((_, i) => i),
          random,
        ),
      };
    case 'arrange':
      return sampleArrangement(decision, random);
    case 'attackers':
      return sampleAttack(decision, random);
    case 'blockers':
      return sampleBlock(decision, random);
    case 'divide':
      return sampleDivision(decision, random);
    case 'priority':
    case 'pay':
    case 'name':
      return fallbackAnswer(decision);
  }
}

function sampleChoice(d: Of<'choose'>, random: Random): Answer {
  const { min, max, candidates } = d;
  const n = min + random(Math.min(max, candidates.length) - min + 1);
  const order = shuffled(candidates, random);
  let chosen = withinGroups(order, n, d.groups);
  const least = d.atLeastTotal;
  if (least !== undefined) {
    const worth = new Map(candidates.map((id, i) => [id, least.values[i] ?? 0]));
    const total = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (worth.get(id) ?? 0), 0);
    if (total(chosen) < least.total) {
      // in random order until it is enough, or else the dearest first
      for (const list of [order, [...order].sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))])
        for (let k = min; k <= max && total(chosen) < least.total; k++)
          chosen = withinGroups(list, k, d.groups);
      if (total(chosen) < least.total) return fallbackAnswer(d);
    }
  }
  return chosen.length < min ? fallbackAnswer(d) : { kind: 'choose', chosen };
}

function sampleArrangement(d: Of<'arrange'>, random: Random): Answer {
  const cards = shuffled(d.cards, random);
  const piles = d.piles.map((pile) => cards.splice(0, pile.min));
  for (const card of cards) {
    const open = piles.filter((pile, i) => pile.length < (d.piles[i]?.max ?? 0));
    const pile = open[random(open.length)];
    if (pile === undefined) return fallbackAnswer(d);
    pile.push(card);
  }
  return { kind: 'arrange', piles };
}

function sampleDivision(d: Of<'divide'>, random: Random): Answer {
  // others count on what this one gives, and what else is legal depends on the whole
  if (d.least !== undefined) return fallbackAnswer(d);
  const amounts = d.among.map(() => d.min);
  const give = (i: number, n: number) => {
    amounts[i] = (amounts[i] ?? 0) + n;
  };
  let left = d.total - d.min * d.among.length;
  const through = d.trampleTo === undefined ? -1 : d.among.indexOf(d.trampleTo);
  // trampling over (CR 702.19b): the others get what is lethal first
  const lethal = d.among.map((_, i) => (i === through ? 0 : Math.max(0, (d.lethal?.[i] ?? 0) - d.min)));
  const needed = lethal.reduce((sum, n) => sum + n, 0);
  const over = through >= 0 && needed <= left && random(4) > 0;
  if (over) {
    lethal.forEach((n, i) => {
      give(i, n);
    });
    left -= needed;
  }
  const among = d.among.map((_, i) => i).filter((i) => over || i !== through);
  if (d.inOrder === true && !over) {
    // nothing to one before those ahead of it have what is lethal (CR 510.1c of 2009)
    for (const i of among) {
      const spare = left - (lethal[i] ?? 0);
      const n = spare <= 0 || i === among.at(-1) ? left : left - random(spare + 1);
      give(i, n);
      left -= n;
    }
    return { kind: 'divide', amounts };
  }
  const open = shuffled(among, random);
  const last = open.pop();
  if (last === undefined) return fallbackAnswer(d);
  for (const i of open) {
    const n = random(left + 1);
    give(i, n);
    left -= n;
  }
  give(last, left);
  return { kind: 'divide', amounts };
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const [a, b] = [out[i] as T, out[j] as T];
    out[i] = b;
    out[j] = a;
  }
  return out;
}
