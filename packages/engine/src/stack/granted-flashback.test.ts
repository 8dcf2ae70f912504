import { describe, expect, it } from 'vitest';
import { creature, engine, Scene, spell } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

const mage = engine(
  'Mage',
  [
    {
      do: 'apply',
      what: { target: 'card' },
      mods: [{ mod: 'gain', keywords: [{ k: 'flashback', cost: 'manaCost' }] }],
      duration: 'endOfTurn',
    },
  ],
  { targets: [{ id: 'card', what: { object: { zone: 'graveyard', types: ['instant'], owner: 'you' } } }] },
);
const gain = spell('Gain', { effects: [{ do: 'gainLife', who: 'you', amount: 3 }] });
const dear = spell('Dear', { effects: [{ do: 'gainLife', who: 'you', amount: 9 }] }, { manaCost: '{5}' });
const drop = engine('Drop', [{ do: 'discard', who: 'you', amount: 'hand' }]);
const castable = (s: Scene) =>
  legalActions(s.rules, s.state, 0).flatMap((a) =>
    a.type === 'cast' ? [[s.chars(a.object).name, a.method]] : [],
  );

describe('flashback that an effect gives', () => {
  it('should let that card be cast from the graveyard for its mana cost, then exile it (CR 702.34a)', () => {
    const s = new Scene([{ field: [mage, drop], hand: [gain, gain] }, {}]).use('Drop');
    s.use('Mage', 'Gain');
    expect(castable(s)).toEqual([['Gain', 'flashback']]);
    const action = legalActions(s.rules, s.state, 0).find((a) => a.type === 'cast');
    if (action !== undefined) s.act(action);
    s.settle();
    expect([s.graveyard(0), s.state.exile.map((id) => s.chars(id).name), s.state.teams[0]?.life]).toEqual([
      ['Gain'],
      ['Gain'],
      23,
    ]);
    expect(castable(s)).toEqual([]);
  });

  it('should have to be paid for like the card itself', () => {
    const s = new Scene([{ field: [mage, drop], hand: [dear, creature('Bear', 2, 2)] }, {}]).use('Drop');
    s.use('Mage');
    expect(s.chars('Dear').params.map((p) => p.data.k)).toEqual(['flashback']);
    expect(castable(s)).toEqual([]);
  });

  it('should end with the turn', () => {
    const s = new Scene([{ field: [mage, drop], hand: [gain] }, {}]).use('Drop').use('Mage');
    expect(castable(s)).toHaveLength(1);
    s.until('upkeep');
    expect(s.chars('Gain').params).toEqual([]);
  });
});

describe('countering a spell', () => {
  it('should put it on top of its owner’s library where the effect says so (CR 701.6)', () => {
    const lapse = spell('Lapse', {
      targets: [{ id: 's', what: { object: { zone: 'stack' } } }],
      effects: [{ do: 'counter', what: { target: 's' }, to: 'library', position: 'top' }],
    });
    const s = new Scene([{ hand: [gain, lapse], library: [creature('Bear', 2, 2)] }, {}]);
    s.announce('Gain').cast('Lapse');
    expect([s.top(0), s.graveyard(0), s.state.teams[0]?.life]).toEqual(['Gain', ['Lapse'], 20]);
  });
});
