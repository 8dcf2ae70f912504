import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, Scene } from './fixture.js';

const judge: CardDef = engine('Judge', [
  { do: 'choosePlayer', from: 'eachPlayer', min: 0, max: { countPlayers: 'eachPlayer' }, as: 'friends' },
  { do: 'gainLife', who: { bound: 'friends' }, amount: 1 },
  { do: 'discard', who: { playersExcept: { bound: 'friends' } }, amount: 'hand' },
]);
const bear = creature('Bear', 2, 2);
const field = land('Field');

describe('for each player, friend or foe', () => {
  it('should do one thing for those chosen and another for the rest', () => {
    const s = new Scene([
      { field: [judge], hand: [bear] },
      { hand: [bear] },
      { hand: [bear] },
      { hand: [bear] },
    ]);
    s.use('Judge', [0, 3]);
    expect([[0, 1, 2, 3].map((p) => s.hand(p).length), s.state.teams.map((t) => t.life)]).toEqual([
      [1, 0, 0, 1],
      [31, 31],
    ]);
  });

  it('should take nobody for a friend where none is chosen', () => {
    const s = new Scene([{ field: [judge], hand: [bear] }, { hand: [bear] }]);
    s.use('Judge', []);
    expect([s.hand(0), s.hand(1), s.state.teams.map((t) => t.life)]).toEqual([[], [], [20, 20]]);
  });
});

describe('a search whose cards go to two places', () => {
  const cultivate = engine('Cultivate', [
    {
      do: 'search',
      who: 'you',
      filter: { types: ['land'] },
      max: 2,
      split: { count: 1, to: 'battlefield', tapped: true },
      to: 'hand',
      reveal: true,
    },
    { do: 'shuffle', who: 'you' },
  ]);

  it('should put one onto the battlefield and the other into the hand, as chosen (CR 701.23)', () => {
    const s = new Scene([{ field: [cultivate], library: [field, land('Hill'), bear] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Cultivate'), ability: 0 });
    s.pass().pass();
    const d = s.state.pending;
    if (d?.kind !== 'choose') throw new Error('no search');
    // the first of the chosen goes where the first part says
    const named = (name: string) => d.candidates.find((id) => s.chars(id).name === name) ?? 0;
    s.act({
      type: 'answer',
      player: 0,
      decision: d.id,
      answer: { kind: 'choose', chosen: [named('Hill'), named('Field')] },
    });
    s.settle([{ kind: 'choose', chosen: [named('Hill')] }]);
    expect([s.field(0), s.obj('Hill').tapped, s.hand(0), s.top(0)]).toEqual([
      ['Cultivate', 'Hill'],
      true,
      ['Field'],
      'Bear',
    ]);
  });

  it('should put a single card where the first part says', () => {
    const s = new Scene([{ field: [cultivate], library: [field, bear] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Cultivate'), ability: 0 });
    s.pass().pass();
    const d = s.state.pending;
    if (d?.kind !== 'choose') throw new Error('no search');
    s.settle([{ kind: 'choose', chosen: d.candidates }]);
    expect([s.field(0), s.hand(0)]).toEqual([['Cultivate', 'Field'], []]);
  });
});
