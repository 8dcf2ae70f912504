import type { CardDef, Cost } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, Scene } from '../effects/fixture.js';

const gain: CardDef = {
  name: 'Gain',
  manaCost: '{9}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'gainLife', who: 'you', amount: 2 }] }],
};

describe('a spell cast as something resolves', () => {
  it('should leave priority to the active team (CR 117.3b)', () => {
    const gift = engine('Gift', [
      { do: 'exileTop', whose: 'you', amount: 1, as: 'top' },
      { do: 'castFree', what: { bound: 'top' }, optional: true },
    ]);
    const s = new Scene([{}, {}, { field: [gift], library: [gain] }, {}]);
    s.pass();
    s.act({ type: 'activate', player: 2, object: s.id('Gift'), ability: 0 });
    s.pass().pass();
    s.act({
      type: 'answer',
      player: 2,
      decision: s.state.pending?.id ?? -1,
      answer: { kind: 'option', option: 0 },
    });
    expect(s.state.stack).toHaveLength(1);
    expect(s.state.priority).toEqual({ team: 0, passed: 0, teamsPassed: 0 });
    s.settle();
    expect(s.state.teams.map((t) => t.life)).toEqual([30, 32]);
  });
});

describe('X in a cost', () => {
  const users = (cost: Cost) => engine('User', [{ do: 'gainLife', who: 'you', amount: 'X' }], { cost });
  const rest = {
    field: [creature('Bear', 2, 2), creature('Giant', 3, 3)],
    hand: [land('A'), land('B'), land('C')],
  };
  it.each([
    ['creatures to sacrifice', { sacrifice: { what: { types: ['creature'] }, count: 'X' } }, 2],
    ['cards to discard', { discard: { count: 'X' } }, 3],
    ['life of the team to pay', { payLife: 'X' }, 30],
    ['cards to mill', { mill: 'X' }, 1],
  ] satisfies readonly (readonly [string, Cost, number])[])(
    'should be no more than there are %s (CR 118.3)',
    (_what, cost, most) => {
      const s = new Scene([
        { ...rest, field: [...rest.field, users(cost)], library: [land('D')] },
        rest,
        {},
        {},
      ]);
      s.act({ type: 'activate', player: 0, object: s.id('User'), ability: 0 });
      expect(s.state.pending).toMatchObject({ kind: 'number', purpose: 'x', min: 0, max: most });
    },
  );
});

describe('a search', () => {
  const library = [land('A'), land('B')];
  it.each([
    ['for any card must', {}, 1],
    ['for a quality need not', { types: ['land'] }, 0],
  ] as const)('%s find one (CR 701.23b, 701.23d)', (_what, filter, min) => {
    const seek = engine('Seek', [{ do: 'search', who: 'you', filter, max: 1, to: 'hand' }]);
    const s = new Scene([{ field: [seek], library }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Seek'), ability: 0 });
    s.pass().pass();
    expect(s.state.pending).toMatchObject({ kind: 'choose', purpose: 'search', min, max: 1 });
  });
});

describe('regeneration', () => {
  it('should tap the creature, as abilities that look for it see (CR 701.19a)', () => {
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'tap', what: { name: 'Troll' } },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const mend = engine('Mend', [{ do: 'regenerate', what: { each: { name: 'Troll' } } }]);
    const kill = engine('Kill', [{ do: 'destroy', what: { each: { name: 'Troll' } } }]);
    const s = new Scene([{ field: [creature('Troll', 2, 2), watcher, mend, kill] }, {}]);
    s.use('Mend');
    expect(s.events.at(-1)).toMatchObject({ type: 'resolved' });
    expect(s.events.filter((e) => e.type === 'changed')).toMatchObject([
      { what: 'regenerationShield', cite: 'regenerate', audience: 'all', object: s.id('Troll') },
    ]);
    s.use('Kill');
    expect([s.obj('Troll').tapped, s.state.teams[0]?.life]).toEqual([true, 21]);
    s.use('Kill');
    expect(s.graveyard(0)).toEqual(['Troll']);
  });
});
