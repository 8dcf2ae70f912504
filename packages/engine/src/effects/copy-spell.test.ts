import type { CardDef, TargetSpec } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, placed, Scene, spell } from './fixture.js';

const anything: TargetSpec = { id: 'hit', what: { any: true } };
const bolt = spell('Bolt', {
  targets: [anything],
  effects: [{ do: 'damage', to: { target: 'hit' }, amount: 3 }],
});
const onStack: TargetSpec = { id: 'spell', what: { object: { zone: 'stack', stackKind: 'any' } } };
const fork = spell('Fork', {
  targets: [onStack],
  effects: [{ do: 'copySpell', what: { target: 'spell' }, newTargets: true }],
});
const echo = spell('Echo', {
  targets: [onStack],
  effects: [{ do: 'copySpell', what: { target: 'spell' }, count: 2 }],
});
const bear = creature('Bear', 2, 2);
const lives = (s: Scene) => s.state.teams.map((t) => t.life);

describe('copies of spells', () => {
  it('should copy a spell with its targets and let the player choose new ones (CR 707.10, 707.10c)', () => {
    const s = new Scene([{ hand: [bolt] }, { hand: [fork] }, { field: [bear] }, {}]);
    s.announce('Bolt', [2]);
    s.act({ type: 'cast', player: 1, object: s.id('Fork') });
    s.settle(['Bolt', 'Bear']);
    expect(s.asked.at(-1)).toMatchObject({
      kind: 'choose',
      purpose: 'newTarget',
      players: [1],
      min: 1,
      max: 1,
    });
    expect(lives(s)).toEqual([30, 27]);
    expect([s.graveyard(2), s.graveyard(0), s.graveyard(1)]).toEqual([['Bear'], ['Bolt'], ['Fork']]);
    expect(s.state.stack).toEqual([]);
  });

  it('should let targets stay as they are, and not ask without the permission', () => {
    const s = new Scene([{ hand: [bolt, fork, echo] }, {}, {}, {}]);
    s.announce('Bolt', [2]);
    s.announce('Echo', ['Bolt']).settle([]);
    expect(lives(s)).toEqual([30, 21]);
    const t = new Scene([{ hand: [bolt, fork] }, {}, {}, {}]);
    t.announce('Bolt', [2]).announce('Fork', ['Bolt']).settle([2]);
    expect(lives(t)).toEqual([30, 24]);
  });

  it('should be controlled by who copies it, and not be cast (CR 707.10)', () => {
    const gift = spell('Gift', { effects: [{ do: 'draw', who: 'you', amount: 1 }] });
    const watcher = creature('Watcher', 1, 1, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'cast', who: 'eachPlayer' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const s = new Scene([
      { hand: [gift], library: [bear] },
      { hand: [fork], library: [creature('Ox', 1, 1)] },
      { field: [watcher] },
      {},
    ]);
    s.announce('Gift');
    s.act({ type: 'cast', player: 1, object: s.id('Fork') });
    s.settle(['Gift']);
    expect([s.hand(0), s.hand(1)]).toEqual([['Bear'], ['Ox']]);
    expect(lives(s)).toEqual([30, 32]);
    expect(s.state.players.map((p) => p.tally.spellsCast ?? 0)).toEqual([1, 1, 0, 0]);
  });

  it('should copy modes, X and paid kickers (CR 707.2, 707.10)', () => {
    const kicked = spell(
      'Kicked',
      {
        modes: {
          min: 1,
          max: 1,
          options: [
            { effects: [{ do: 'loseLife', who: 'opponents', amount: 1 }] },
            {
              effects: [
                { do: 'if', if: { cast: 'kicked' }, then: [{ do: 'gainLife', who: 'you', amount: 4 }] },
              ],
            },
          ],
        },
      },
      { keywords: [{ k: 'kicker', costs: [{ payLife: 1 }] }] },
    );
    const s = new Scene([{ hand: [kicked, echo] }, {}, {}, {}]);
    s.announce('Kicked', ['mode:1', 'cost:kicker:0']);
    s.announce('Echo').settle([]);
    expect(lives(s)).toEqual([30 - 1 + 3 * 4, 30]);
  });

  it('should copy a spell that has been countered meanwhile, as it was', () => {
    const negate = spell('Negate', {
      targets: [onStack],
      effects: [{ do: 'counter', what: { target: 'spell' } }],
    });
    const mimic: CardDef = {
      name: 'Mimic',
      types: ['enchantment'],
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'cast', who: 'you', what: { name: 'Bolt' } },
          effects: [{ do: 'copySpell', what: 'it' }],
        },
      ],
    };
    const s = new Scene([{ hand: [bolt, negate], field: [mimic] }, {}]);
    s.announce('Bolt', [1]).announce('Negate', ['Bolt']).settle();
    expect(lives(s)).toEqual([20, 17]);
    expect(s.graveyard(0).toSorted()).toEqual(['Bolt', 'Negate']);
  });

  it('should make a token of a copied permanent spell (CR 707.10f)', () => {
    const ogre = creature('Ogre', 4, 4, {
      manaCost: '{0}',
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'self' },
          if: { cast: 'wasCast' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    });
    const s = new Scene([{ hand: [ogre, fork] }, {}]);
    s.announce('Ogre').announce('Fork', ['Ogre']).settle();
    expect(s.all('Ogre').map((id) => s.obj(id).card < 0)).toEqual([true, false]);
    expect(lives(s)).toEqual([21, 20]);
  });

  it('should copy an activated ability with its source (CR 707.10b)', () => {
    const pinger = creature('Pinger', 1, 1, {
      abilities: [
        {
          kind: 'activated',
          cost: { tapSelf: true },
          targets: [anything],
          effects: [{ do: 'damage', to: { target: 'hit' }, amount: { powerOf: 'self' } }],
        },
      ],
    });
    const s = new Scene([{ field: [pinger], hand: [fork] }, { field: [bear] }]);
    s.act({ type: 'activate', player: 0, object: s.id('Pinger'), ability: 0 });
    const d = s.state.pending;
    if (d === null) throw new Error('no target asked');
    s.act({ type: 'answer', player: 0, decision: d.id, answer: { kind: 'choose', chosen: [1] } });
    s.announce('Fork', [s.state.stack[0] ?? 0]).settle(['Bear']);
    expect(lives(s)).toEqual([20, 19]);
    expect(s.obj('Bear').damage).toBe(1);
  });

  it('should make targets of what a copy targets (CR 603.2)', () => {
    const shy = creature('Shy', 9, 9, {
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'becomesTarget', what: 'self' },
          effects: [{ do: 'addCounters', what: 'self', kind: 'fear', count: 1 }],
        },
      ],
    });
    const s = new Scene([{ hand: [bolt, fork], field: [bear] }, { field: [shy] }]);
    s.announce('Bolt', ['Bear']).announce('Fork', ['Bolt']).settle(['Shy']);
    expect(s.counters('Shy')).toEqual({ fear: 1 });
  });

  it('should storm once for each spell that was cast before it this turn, by anybody (CR 702.40a)', () => {
    const petty = spell('Petty', { effects: [{ do: 'gainLife', who: 'you', amount: 1 }] });
    const grapeshot = spell(
      'Shot',
      { targets: [anything], effects: [{ do: 'damage', to: { target: 'hit' }, amount: 1 }] },
      { keywords: ['storm'] },
    );
    const s = new Scene([
      { hand: [petty, grapeshot] },
      { hand: [petty] },
      { hand: [petty], field: [bear] },
      {},
    ]);
    s.cast('Petty').announce('Shot', [2]);
    // a spell cast in response comes after it
    s.pass();
    s.act({ type: 'cast', player: 2, object: s.game.s.hands[2]?.[0]?.id ?? 0 });
    s.settle(['Bear']);
    expect(lives(s)).toEqual([31, 31 - 1]);
    expect(s.obj('Bear').damage).toBe(1);
  });
});

describe('new targets', () => {
  const turn = spell('Turn', {
    targets: [onStack],
    effects: [{ do: 'newTargets', what: { target: 'spell' } }],
  });

  it('should be legal for the spell and its controller, or stay (CR 115.7d)', () => {
    const smite = spell('Smite', {
      targets: [{ id: 'foe', what: { object: { types: ['creature'], controller: 'opponent' } } }],
      effects: [{ do: 'destroy', what: { target: 'foe' } }],
    });
    const s = new Scene([
      { hand: [smite], field: [bear] },
      {},
      { hand: [turn], field: [creature('Ox', 1, 4), creature('Ward', 1, 1, { keywords: ['shroud'] })] },
      { field: [creature('Cat', 3, 1)] },
    ]);
    s.announce('Smite', ['Ox']).pass();
    s.act({ type: 'cast', player: 2, object: s.id('Turn') });
    s.settle(['Smite', 'Cat']);
    const asked = s.asked.at(-1);
    expect(asked?.kind === 'choose' ? asked.candidates.map((id) => s.all('Ox').includes(id)) : []).toEqual([
      true,
      false,
    ]);
    expect([s.graveyard(3), s.graveyard(2), s.field(0)]).toEqual([['Cat'], ['Turn'], ['Bear']]);
  });

  it('should keep the division among the targets (CR 115.7f)', () => {
    const split = spell('Split', {
      targets: [{ id: 'some', what: { object: { types: ['creature'] } }, min: 1, max: 2, divide: 3 }],
      effects: [{ do: 'damageDivided', targets: 'some' }],
    });
    const big = (name: string) => creature(name, 1, 9);
    const s = new Scene([{ hand: [split, turn], field: [big('A'), big('B'), big('C')] }, {}]);
    s.announce('Split', [['A', 'B'], { kind: 'divide', amounts: [1, 2] }]);
    s.announce('Turn', ['Split']).settle([['B', 'C']]);
    expect(['A', 'B', 'C'].map((n) => s.obj(n).damage)).toEqual([0, 2, 1]);
  });

  it('should keep targets of "another target" apart', () => {
    const two = spell('Two', {
      targets: [oneCreature, { ...oneCreature, id: 'other', otherThan: ['creature'] }],
      effects: [
        { do: 'tap', what: { target: 'creature' } },
        { do: 'destroy', what: { target: 'other' } },
      ],
    });
    const s = new Scene([
      { hand: [two, turn], field: [creature('A', 1, 1), creature('B', 1, 1), creature('C', 1, 1)] },
      {},
    ]);
    s.announce('Two', ['A', 'B']).announce('Turn', ['Two']).settle(['C', 'A']);
    expect([s.field(0), s.obj('C').tapped, s.graveyard(0)]).toEqual([
      ['B', 'C'],
      true,
      ['A', 'Two', 'Turn'].toSorted((a, b) => order(s, a) - order(s, b)),
    ]);
  });
});

const order = (s: Scene, name: string): number => s.graveyard(0).indexOf(name);

describe('copies and what was placed', () => {
  it('should leave other spells alone', () => {
    const s = new Scene([{ hand: [bolt, fork], field: [placed(bear, { tapped: true })] }, {}]);
    s.announce('Bolt', [1]).announce('Fork', ['Bolt']).settle([1]);
    expect([lives(s), s.obj('Bear').damage, s.obj('Bear').tapped]).toEqual([[20, 14], 0, true]);
  });

  it('should copy an ability of an enchantment more than once', () => {
    const drain = engine('Drain', [{ do: 'loseLife', who: 'opponents', amount: 1 }]);
    const s = new Scene([{ field: [drain], hand: [echo] }, {}]);
    s.act({ type: 'activate', player: 0, object: s.id('Drain'), ability: 0 });
    s.announce('Echo', [s.state.stack[0] ?? 0]).settle();
    expect(lives(s)).toEqual([20, 17]);
  });
});
