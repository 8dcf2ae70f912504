import type { Answer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from './fixture.js';

const bear = creature('Bear', 2, 2);
const ox = creature('Ox', 2, 4);
const cat = creature('Cat', 2, 1);

describe('the rest of the cards that were looked at', () => {
  it('should be told to be put back in an order, but not in which (CR 401.4)', () => {
    const dig = engine('Dig', [
      {
        do: 'dig',
        who: 'you',
        amount: 3,
        take: { max: 1, to: 'hand' },
        rest: { to: 'library', position: 'bottom' },
      },
    ]);
    const s = new Scene([{ field: [dig], library: [bear, ox, cat] }, { library: [bear] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Dig'), ability: 0 });
    while (s.state.pending === null) s.pass();
    const decide = (answer: Answer) =>
      s.act({ type: 'answer', player: 0, decision: s.state.pending?.id ?? -1, answer });
    const first = s.state.pending;
    if (first.kind !== 'choose') throw new Error('no card to take');
    decide({ kind: 'choose', chosen: first.candidates.slice(1, 2) });
    const second = s.state.pending;
    if (second?.kind !== 'arrange') throw new Error('no order to give');
    decide({ kind: 'arrange', piles: [[...second.cards].reverse()] });
    const put = s.events.filter((e) => e.type === 'chose');
    expect(put.at(-1)).toEqual({
      type: 'chose',
      cite: 'zone.move',
      audience: 'all',
      player: 0,
      what: 'bottom:2',
    });
    expect([s.hand(0), s.state.libraries.map((l) => l.length)]).toEqual([['Ox'], [2, 1]]);
  });
});
