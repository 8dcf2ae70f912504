import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, placed, Scene, spell } from '../effects/fixture.js';

const cards = (n: number): readonly CardDef[] => Array.from({ length: n }, (_, i) => land(`Land ${i}`));
const cleanups = (s: Scene) => s.events.filter((e) => e.type === 'stepBegan' && e.step === 'cleanup').length;

describe('the clean-up step', () => {
  it('should happen once when nothing happens in it, and give nobody priority (CR 514.3)', () => {
    const rest = { library: cards(3) };
    const s = new Scene([rest, rest, rest, rest]);
    s.until('end');
    s.pass().pass();
    expect([s.state.turn.team, s.state.turn.step]).toEqual([1, 'upkeep']);
    expect(cleanups(s)).toBe(1);
  });

  it('should be repeated after each one in which something triggers (CR 514.3a)', () => {
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'discard', who: 'team' },
          limit: 'turn',
          effects: [{ do: 'draw', who: 'you', amount: 1 }],
        },
      ],
    });
    const rest = { library: cards(3) };
    const s = new Scene([{ ...rest, field: [watcher], hand: cards(8) }, rest, rest, rest]);
    s.until('end').pass().pass();
    const d = s.state.pending;
    s.act({
      type: 'answer',
      player: 0,
      decision: d?.id ?? -1,
      answer: { kind: 'choose', chosen: [s.id('Land 0')] },
    });
    expect([s.state.turn.step, s.state.priority?.team]).toEqual(['cleanup', 0]);
    expect(s.state.stack).toHaveLength(1);
    // the card drawn makes eight again, of which another has to go
    s.settle();
    expect(s.hand(0)).toHaveLength(8);
    s.pass().pass();
    expect([cleanups(s), s.state.pending?.purpose]).toEqual([2, 'discard']);
    s.settle(['Land 1']);
    expect([s.state.turn.number, s.state.turn.team]).toEqual([4, 1]);
    expect(cleanups(s)).toBe(2);
  });

  it('should be repeated when a creature dies in it (CR 514.3a)', () => {
    const grow = engine('Grow', [
      {
        do: 'apply',
        what: { each: { name: 'Wisp' } },
        mods: [{ mod: 'pt', power: 1, toughness: 1 }],
        duration: 'endOfTurn',
      },
    ]);
    const rest = { library: cards(3) };
    const wisp = creature('Wisp', 1, 1);
    const shrink = engine('Shrink', [
      { do: 'addCounters', what: { each: { name: 'Wisp' } }, kind: '-1/-1', count: 1 },
    ]);
    const bear = placed(creature('Bear', 2, 2), { damage: 1 });
    const s = new Scene([{ ...rest, field: [grow, shrink, wisp, bear] }, rest, rest, rest]);
    s.use('Grow').use('Shrink').until('cleanup');
    expect(s.graveyard(0)).toEqual(['Wisp']);
    expect(s.state.priority?.team).toBe(0);
    s.pass().pass();
    expect([cleanups(s), s.state.turn.team]).toEqual([2, 1]);
    expect(s.obj('Bear').damage).toBe(0);
  });
});

describe('ending the turn', () => {
  const stop = spell('Stop', { effects: [{ do: 'endTurn' }] });
  const rest = { library: cards(3) };

  it('should exile everything on the stack and go straight to clean-up (CR 724.1)', () => {
    const slow = spell('Slow', { effects: [{ do: 'gainLife', who: 'you', amount: 5 }] });
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const hurt = placed(creature('Hurt', 2, 2), { damage: 1 });
    const s = new Scene([{ ...rest, hand: [slow, stop], field: [watcher, hurt] }, rest, rest, rest]);
    s.announce('Slow').announce('Stop').pass().pass();
    expect(s.state.exile.map((id) => s.chars(id).name)).toEqual(['Slow', 'Stop']);
    expect(s.state.teams[0]?.life).toBe(30);
    expect([s.state.turn.number, s.state.turn.team, s.state.turn.step]).toEqual([4, 1, 'upkeep']);
    expect([s.obj('Hurt').damage, cleanups(s)]).toEqual([0, 1]);
  });

  it('should look at state-based actions before damage wears off (CR 724.1c)', () => {
    const both = spell('Both', {
      effects: [{ do: 'damage', to: { each: { types: ['creature'] } }, amount: 2 }, { do: 'endTurn' }],
    });
    const s = new Scene([{ ...rest, hand: [both], field: [creature('Bear', 2, 2)] }, rest, rest, rest]);
    s.announce('Both').pass().pass();
    expect(s.graveyard(0)).toEqual(['Bear']);
  });
});

describe('the world rule', () => {
  it('should leave only the newest world, whoever controls it (CR 704.5k)', () => {
    const world = (name: string): CardDef => ({
      name,
      manaCost: '{0}',
      types: ['enchantment'],
      supertypes: ['world'],
    });
    const s = new Scene([
      { hand: [world('New')] },
      {},
      { field: [world('Old'), creature('Bear', 2, 2)] },
      {},
    ]);
    s.act({ type: 'cast', player: 0, object: s.id('New') });
    s.settle();
    expect([s.field(0), s.field(2), s.graveyard(2)]).toEqual([['New'], ['Bear'], ['Old']]);
  });
});
