import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene, spell } from '../effects/fixture.js';

const mourner = (name: string, toughness: number, parts: { readonly supertypes?: ['legendary'] } = {}) =>
  creature(name, 1, toughness, {
    ...parts,
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'dies', what: { types: ['creature'], other: true } },
        effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
      },
    ],
  });

describe('state-based actions', () => {
  const both = spell('Both', {
    effects: [
      { do: 'damage', to: { each: { name: 'Stout' } }, amount: 2 },
      { do: 'addCounters', what: { each: { name: 'Frail' } }, kind: '-1/-1', count: 1 },
    ],
  });

  it('should kill by damage and by toughness 0 at the same time, so that each sees the other (CR 704.3)', () => {
    const s = new Scene([
      { hand: [both], field: [mourner('Frail', 1), mourner('Stout', 2), creature('Bear', 2, 2)] },
      {},
      {},
      {},
    ]);
    s.announce('Both').settle([{ kind: 'order', order: [0, 1] }]);
    expect(s.field(0)).toEqual(['Bear']);
    expect(s.state.teams.map((t) => t.life)).toEqual([32, 30]);
  });

  it('should bury a legend and the dying at the same time, whichever is kept (CR 704.3, 704.5j)', () => {
    const take = spell('Take', {
      effects: [
        { do: 'damage', to: { each: { name: 'Stout' } }, amount: 2 },
        { do: 'gainControl', what: { each: { name: 'Queen' } }, duration: 'permanent' },
      ],
    });
    const queen = mourner('Queen', 3, { supertypes: ['legendary'] });
    const s = new Scene([
      { hand: [take], field: [mourner('Stout', 2), queen, creature('Bear', 2, 2)] },
      {},
      {},
      { field: [queen] },
    ]);
    s.announce('Take').settle([s.id('Queen'), { kind: 'order', order: [0, 1, 2, 3] }]);
    expect([s.field(0), s.graveyard(3)]).toEqual([['Queen', 'Bear'], ['Queen']]);
    // the Queen that stays sees two die, the one that goes and Stout one each
    expect(s.state.teams.map((t) => t.life)).toEqual([34, 30]);
  });

  it('should look again once Equipment has come off (CR 704.3, 704.5n)', () => {
    const shell: CardDef = {
      name: 'Shell',
      types: ['artifact'],
      subtypes: ['Equipment'],
      keywords: [{ k: 'equip', cost: {} }],
      abilities: [{ kind: 'static', affects: 'attached', mods: [{ mod: 'pt', power: 0, toughness: 1 }] }],
    };
    const shun = engine('Shun', [
      { do: 'damage', to: { each: { name: 'Egg' } }, amount: 1 },
      {
        do: 'apply',
        what: { each: { name: 'Egg' } },
        mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: { types: ['artifact'] } }] }],
        duration: 'endOfTurn',
      },
    ]);
    const s = new Scene([{ field: [creature('Bear', 2, 2), creature('Egg', 0, 1), shell, shun] }, {}]);
    s.use('Shell', 'Egg').use('Shun');
    expect(s.obj('Shell').attachedTo).toBe(-1);
    expect(s.field(0)).toEqual(['Bear', 'Shell', 'Shun']);
  });
});
