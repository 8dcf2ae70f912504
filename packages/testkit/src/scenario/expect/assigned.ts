import { view } from '@ettin/engine';
import { Failed } from '../play.js';
import type { Reading } from '../reading.js';
import { refFrom } from '../refs.js';
import type { Node } from '../source.js';
import type { Check } from './check.js';

/** `{elder: {B2: 1}}`, or `none`: all combat damage that is assigned and not dealt yet, as everybody sees it (CR 510.1). */
export function readAssigned(r: Reading, node: Node): Check {
  const none = node.kind === 'scalar' && node.text === 'none';
  const wanted = (none ? [] : r.entries(node, 'assigned')).flatMap((source) =>
    r.entries(source.value, 'assigned').map((to) => ({
      source: refFrom(r, source.key, source.line),
      to: refFrom(r, to.key, to.line),
      amount: r.integer(to.value, 'assigned', 1),
    })),
  );
  return (p) => {
    const now = view(p.rules, p.state, 'spectator').assignedDamage;
    const found = wanted.map((w) =>
      now.find((a) => a.amount === w.amount && p.means(w.source, a.source) && p.means(w.to, a.to)),
    );
    if (found.every((a) => a !== undefined) && new Set(found).size === now.length) return [];
    const words = (list: readonly { from: string; to: string; amount: number }[]) =>
      list.length === 0 ? 'none' : list.map((a) => `${a.from} ${a.amount} to ${a.to}`).join(', ');
    const expected = words(wanted.map((w) => ({ from: w.source.text, to: w.to.text, amount: w.amount })));
    const actual = words(now.map((a) => ({ from: p.label(a.source), to: p.label(a.to), amount: a.amount })));
    return [new Failed(node.line, `damage assigned: ${expected} expected, is ${actual}`, expected, actual)];
  };
}
