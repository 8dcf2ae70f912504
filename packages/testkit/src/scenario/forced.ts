import type { Answer, Decision } from '@ettin/schema';

/** The answer to a decision that leaves no choice, or null. */
export function forced(d: Decision): Answer | null {
  switch (d.kind) {
    case 'choose':
      return d.max === 0
        ? { kind: 'choose', chosen: [] }
        : d.min === d.candidates.length
          ? { kind: 'choose', chosen: d.candidates }
          : null;
    case 'option':
      return d.options.length === 1 ? { kind: 'option', option: 0 } : null;
    case 'number':
      return d.min === d.max ? { kind: 'number', number: d.min } : null;
    case 'order':
      return d.items.length < 2 ? { kind: 'order', order: d.items.map((_, i) => i) } : null;
    case 'divide':
      return d.among.length === 1 ? { kind: 'divide', amounts: [d.total] } : null;
    case 'pay':
      return { kind: 'pay', auto: true };
    case 'arrange': {
      const [only] = d.cards;
      const open = d.piles.filter((pile) => pile.max > 0);
      return d.cards.length === 1 && only !== undefined && open.length === 1
        ? { kind: 'arrange', piles: d.piles.map((pile) => (pile.max > 0 ? [only] : [])) }
        : null;
    }
    case 'attackers':
      return d.options.length === 0 ? { kind: 'attackers', attackers: [] } : null;
    case 'blockers':
      return d.options.length === 0 ? { kind: 'blockers', blockers: [] } : null;
    case 'priority':
    case 'mulligan':
    case 'name':
      return null;
  }
}
