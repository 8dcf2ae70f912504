import type { Answer, Decision } from '@ettin/schema';
import { withinGroups } from './groups.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/**
 * An answer that is always legal, and does as little as may be: what the decision suggests, or else the least
 * choice, a refusal, an order as it stands, automatic payment.
 */
export function fallbackAnswer(decision: Decision): Answer {
  if (decision.suggested !== undefined) return decision.suggested;
  switch (decision.kind) {
    case 'priority':
      throw new Error('priority is acted upon or passed, not answered');
    case 'mulligan':
      return { kind: 'mulligan', mulligan: false };
    case 'choose':
      return { kind: 'choose', chosen: leastChoice(decision) };
    case 'option':
      return {
        kind: 'option',
        option: Math.max(
          0,
          decision.options.findIndex((o) => o.label === 'no'),
        ),
      };
    case 'number':
      return { kind: 'number', number: decision.min };
    case 'order':
      return { kind: 'order', order: decision.items.map((_, i) => i) };
    case 'arrange':
      return { kind: 'arrange', piles: leastArrangement(decision) };
    case 'attackers':
      return { kind: 'attackers', attackers: decision.required };
    case 'blockers':
      return { kind: 'blockers', blockers: [] };
    case 'divide':
      return { kind: 'divide', amounts: leastDivision(decision) };
    case 'pay':
      return { kind: 'pay', auto: true };
    case 'name':
      return { kind: 'name', name: decision.allowed === 'creatureType' ? 'Human' : 'Plains' };
  }
}

/** As few as may be; where they have to add up to something, the dearest first. */
function leastChoice(d: Of<'choose'>): readonly number[] {
  const least = d.atLeastTotal;
  if (least === undefined) return withinGroups(d.candidates, d.min, d.groups);
  const worth = (i: number) => least.values[i] ?? 0;
  const order = d.candidates.map((_, i) => i).sort((a, b) => worth(b) - worth(a) || a - b);
  let sum = 0;
  let n = 0;
  for (const i of order) {
    if (n >= d.min && sum >= least.total) break;
    sum += worth(i);
    n += 1;
  }
  return withinGroups(
    order.map((i) => d.candidates[i] ?? 0),
    n,
    d.groups,
  );
}

/** Every pile gets what it must, then the first that has room takes the rest. */
function leastArrangement(d: Of<'arrange'>): readonly (readonly number[])[] {
  let mustHave = d.piles.reduce((sum, pile) => sum + pile.min, 0);
  let at = 0;
  return d.piles.map((pile) => {
    mustHave -= pile.min;
    const free = d.cards.length - at - mustHave;
    const n = Math.max(pile.min, Math.min(pile.max, free));
    at += n;
    return d.cards.slice(at - n, at);
  });
}

function leastDivision(d: Of<'divide'>): readonly number[] {
  const rest = d.total - d.min * d.among.length;
  const first = d.among.findIndex((id) => id !== d.trampleTo);
  return d.among.map((_, i) => d.min + (i === Math.max(0, first) ? rest : 0));
}
