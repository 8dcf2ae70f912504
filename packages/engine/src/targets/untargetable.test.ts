import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, Scene, spell } from '../effects/fixture.js';

const bear = creature('Bear', 2, 2);
const poke = (name: string): CardDef =>
  engine(name, [{ do: 'addCounters', what: { target: 'creature' }, kind: 'poke', count: 1 }], {
    targets: [oneCreature],
  });
const vines = spell('Vines', {
  targets: [oneCreature],
  effects: [
    {
      do: 'apply',
      what: { target: 'creature' },
      mods: [{ mod: 'cantBeTargeted', by: 'opponent' }],
      duration: 'endOfTurn',
    },
  ],
});

describe('what spells and abilities can target', () => {
  it('should leave out what opponents can’t target, for them alone (CR 115.1, 101.2)', () => {
    const s = new Scene([
      { field: [bear, poke('Mine')], hand: [vines] },
      { field: [poke('Ours')] },
      { field: [poke('Theirs')] },
      {},
    ]);
    s.announce('Vines').settle();
    expect(s.use('Mine').counters('Bear')).toEqual({ poke: 1 });
    expect(s.use('Ours').counters('Bear')).toEqual({ poke: 2 });
    s.pass();
    expect(() => s.act({ type: 'activate', player: 2, object: s.id('Theirs'), ability: 0 })).toThrow(
      'noLegalTarget',
    );
  });

  it('should make what opponents have aimed at it do nothing (CR 608.2b)', () => {
    const s = new Scene([{ field: [bear], hand: [vines] }, { field: [poke('Theirs')] }]);
    s.pass();
    s.act({ type: 'activate', player: 1, object: s.id('Theirs'), ability: 0 });
    const d = s.state.pending;
    if (d !== null)
      s.act({
        type: 'answer',
        player: 1,
        decision: d.id,
        answer: { kind: 'choose', chosen: [s.id('Bear')] },
      });
    s.pass();
    s.announce('Vines').settle();
    expect([s.counters('Bear'), s.events.filter((e) => e.type === 'fizzled')]).toMatchObject([{}, [{}]]);
  });
});

describe('protection from a color that is chosen', () => {
  const shield = engine('Shield', [
    { do: 'chooseColor' },
    {
      do: 'apply',
      what: { each: { name: 'Bear' } },
      mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: 'chosenColor' }] }],
      duration: 'endOfTurn',
    },
  ]);
  const bolt = (name: string, color: 'R' | 'G') => ({ ...poke(name), colors: [color] });

  it('should be from the color chosen for that effect, each time anew (CR 702.16, 608.2d)', () => {
    const s = new Scene([{ field: [bear, shield, bolt('Red', 'R'), bolt('Green', 'G')] }, {}]);
    const targets = (name: string) => {
      try {
        s.use(name, 'Bear');
        return true;
      } catch {
        return false;
      }
    };
    s.use('Shield', 'color:R');
    expect([targets('Red'), targets('Green')]).toEqual([false, true]);
    s.use('Shield', 'color:G');
    expect([targets('Red'), targets('Green')]).toEqual([false, false]);
  });

  it('should be from the color chosen for what gives it (CR 607.2d)', () => {
    const ward: CardDef = {
      name: 'Ward',
      types: ['artifact'],
      abilities: [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [{ asEnters: [{ do: 'chooseColor', remember: true }] }],
        },
        {
          kind: 'static',
          affects: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'gain', keywords: [{ k: 'protection', from: 'chosenColor' }] }],
        },
      ],
      manaCost: '{0}',
    };
    const s = new Scene([{ field: [bear, bolt('Red', 'R'), bolt('Green', 'G')], hand: [ward] }, {}]);
    s.announce('Ward').settle(['color:R']);
    expect(() => s.use('Red', 'Bear')).toThrow('noLegalTarget');
    expect(s.use('Green', 'Bear').counters('Bear')).toEqual({ poke: 1 });
  });
});
