import type { CardDef, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, Scene } from '../effects/fixture.js';

const swamp: CardDef = {
  name: 'Bog',
  types: ['land'],
  subtypes: ['Swamp'],
  abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{B}' }] }],
};
const ghast = (effect: Effect): CardDef =>
  creature('Ghast', 2, 2, {
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'tapForMana', what: { subtypes: ['Swamp'] }, who: 'you' },
        effects: [effect],
      },
    ],
  });
const more = ghast({ do: 'addMana', mana: '{B}' });
const any = ghast({ do: 'addMana', anyOneColor: 1 });
const stinger = creature('Stinger', 1, 1, {
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'tapForMana', what: { types: ['land'] } },
      effects: [{ do: 'loseLife', who: 'thatPlayer', amount: 1 }],
    },
  ],
});
const pool = (s: Scene, seat: number) => s.state.players[seat]?.mana;

describe('a triggered mana ability', () => {
  it('should resolve at once and without the stack as a land is tapped by hand (CR 605.4a)', () => {
    const s = new Scene([{ field: [swamp, more] }, { field: [swamp] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Bog'), ability: 0 });
    expect(s.state.stack).toEqual([]);
    expect(pool(s, 0)).toEqual([0, 0, 2, 0, 0, 0]);
    expect(pool(s, 1)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('should do nothing for the lands of others, partners included', () => {
    const s = new Scene([{ field: [more] }, { field: [swamp] }, {}, {}]);
    s.act({ type: 'activate', player: 1, object: s.id('Bog'), ability: 0 });
    expect([pool(s, 0)?.[2], pool(s, 1)?.[2]]).toEqual([0, 1]);
  });

  it('should ask for a color where there is a choice', () => {
    const s = new Scene([{ field: [swamp, any] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Bog'), ability: 0 });
    s.settle(['color:G']);
    expect(pool(s, 0)).toEqual([0, 0, 1, 0, 1, 0]);
  });

  it('should pay for spells in an automatic payment', () => {
    const s = new Scene([
      { field: [swamp, any], hand: [creature('Bear', 2, 2, { manaCost: '{1}{G}' })] },
      {},
    ]);
    s.cast('Bear');
    expect(s.field(0)).toContain('Bear');
    expect(pool(s, 0)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(s.state.triggers).toEqual([]);
  });

  it('should leave other abilities to the stack (CR 605.5a)', () => {
    const s = new Scene([{ field: [swamp, more, stinger] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Bog'), ability: 0 });
    expect(s.state.stack).toHaveLength(1);
    s.settle();
    expect(s.state.teams.map((t) => t.life)).toEqual([19, 20]);
  });
});

describe('an effect that multiplies mana', () => {
  const mirari: CardDef = {
    name: 'Doubler',
    types: ['artifact'],
    abilities: [
      {
        kind: 'replacement',
        replaces: { event: 'mana', what: { types: ['land'], controller: 'you' } },
        with: [{ multiply: 2 }],
      },
    ],
  };
  it('should multiply what a land tapped by hand makes, but not what triggers add (CR 106.12b)', () => {
    const s = new Scene([{ field: [swamp, more, mirari] }, { field: [swamp] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Bog'), ability: 0 });
    expect(pool(s, 0)).toEqual([0, 0, 3, 0, 0, 0]);
  });
});
