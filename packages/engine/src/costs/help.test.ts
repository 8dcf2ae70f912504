import type { CardDef, Decision } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, Scene } from '../effects/fixture.js';

const spell = (keyword: 'convoke' | 'improvise' | 'delve' | 'assist', manaCost: string): CardDef => ({
  name: 'Spell',
  manaCost,
  types: ['sorcery'],
  keywords: [keyword],
  abilities: [{ kind: 'spell', effects: [{ do: 'gainLife', who: 'you', amount: 1 }] }],
});
const elf = creature('Elf', 1, 1, { colors: ['G'] });
const golem = creature('Golem', 1, 1);
const gear: CardDef = { name: 'Gear', types: ['artifact'] };
const bury = engine('Bury', [{ do: 'mill', who: 'you', amount: 4 }]);
const ofKind = <K extends Decision['kind']>(s: Scene, kind: K) =>
  s.asked.filter((d): d is Extract<Decision, { kind: K }> => d.kind === kind);

describe('convoke', () => {
  const board = () =>
    new Scene([{ hand: [spell('convoke', '{1}{G}')], field: [elf, golem] }, { field: [elf] }]);

  it('should tap the creatures that an automatic payment counts on (CR 702.51a)', () => {
    const s = board();
    s.cast('Spell');
    expect(s.state.teams[0]?.life).toBe(21);
    expect(s.state.battlefield.map((id) => s.obj(id).tapped)).toEqual([true, true, false]);
  });

  it('should let the player choose who convokes when paying by hand', () => {
    const s = board().give(0, 'C');
    s.announce('Spell', ['Elf', { kind: 'pay', auto: false, spend: ['C'] }], { manual: true }).settle();
    expect(ofKind(s, 'choose').map((d) => d.candidates)).toEqual([[s.id('Elf'), s.id('Golem')]]);
    expect(ofKind(s, 'pay').map((d) => d.mana)).toEqual(['{1}']);
    expect([s.obj('Elf').tapped, s.obj('Golem').tapped]).toEqual([true, false]);
    expect(s.state.teams[0]?.life).toBe(21);
  });

  it('should ask again when a creature would pay for nothing', () => {
    const s = board().give(0, 'G');
    s.announce('Spell', [['Golem', 'Elf'], []], { manual: true });
    expect(s.state.stack).toHaveLength(1);
    expect(s.obj('Golem').tapped).toBe(true);
    const t = new Scene([{ hand: [spell('convoke', '{G}')], field: [golem] }, {}]).give(0, 'G');
    t.announce('Spell', ['Golem', [], { kind: 'pay', auto: true }], { manual: true }).settle();
    expect(t.obj('Golem').tapped).toBe(false);
    expect(t.state.teams[0]?.life).toBe(21);
  });
});

describe('improvise', () => {
  it('should tap artifacts for generic mana alone (CR 702.126a)', () => {
    const s = new Scene([{ hand: [spell('improvise', '{1}{U}')], field: [gear, golem] }, {}]).give(0, 'U');
    s.cast('Spell');
    expect([s.obj('Gear').tapped, s.obj('Golem').tapped]).toEqual([true, false]);
    expect(s.state.teams[0]?.life).toBe(21);
  });
});

describe('delve', () => {
  const library = [golem, land('Plain'), gear, elf];
  const board = () =>
    new Scene([{ hand: [spell('delve', '{2}{B}')], field: [bury], library }, { library }])
      .use('Bury')
      .give(0, 'B');

  it('should exile the cards as part of the cost, the oldest that are no creatures first (CR 702.66a)', () => {
    const s = board();
    s.announce('Spell');
    expect(s.graveyard(0)).toEqual(['Golem', 'Elf']);
    expect(s.state.exile.map((id) => s.chars(id).name)).toEqual(['Plain', 'Gear']);
    s.settle();
    expect(s.state.teams[0]?.life).toBe(21);
  });

  it('should let the player choose the cards when paying by hand', () => {
    const s = board().give(0, 'C');
    s.announce('Spell', ['Elf', { kind: 'pay', auto: false, spend: ['C', 'B'] }], { manual: true }).settle();
    expect(ofKind(s, 'choose')[0]).toMatchObject({ min: 0, max: 2, purpose: 'exile' });
    expect(s.state.exile.map((id) => s.chars(id).name)).toEqual(['Elf']);
    expect(s.graveyard(0)).toEqual(['Golem', 'Plain', 'Gear', 'Spell']);
  });
});

describe('assist', () => {
  const board = (mana: string) => {
    const s = new Scene([{ hand: [spell('assist', '{2}{R}')] }, {}, {}, {}]);
    return s.give(0, mana).give(1, 'WW').give(2, 'U');
  };
  const pool = (s: Scene, seat: number) => s.state.players[seat]?.mana.reduce((a, b) => a + b, 0);

  it('should have the chosen player pay what they said (CR 702.132a)', () => {
    const s = board('R');
    s.announce('Spell', [1, 2]).settle();
    expect([0, 1, 2].map((seat) => pool(s, seat))).toEqual([0, 0, 1]);
    expect(s.state.teams[0]?.life).toBe(31);
  });

  it("should keep the helper's mana when the caster can't pay the rest (CR 733.1)", () => {
    const s = board('R');
    s.announce('Spell', [1, 1]);
    expect(s.hand(0)).toEqual(['Spell']);
    expect([0, 1].map((seat) => pool(s, seat))).toEqual([1, 2]);
  });

  it('should suggest who can pay what the caster lacks, and how much', () => {
    const s = new Scene([{ hand: [spell('assist', '{2}{R}')] }, {}, {}, {}]).give(0, 'R').give(1, 'W');
    s.give(2, 'UUU').announce('Spell', [2, 2]).settle();
    const suggested = s.asked.flatMap((d) => (d.suggested === undefined ? [] : [d.suggested]));
    expect(suggested).toEqual([
      { kind: 'choose', chosen: [2] },
      { kind: 'number', number: 2 },
    ]);
    expect(pool(s, 1)).toBe(1);
  });

  it('should leave a permanent that the helper sacrifices for mana sacrificed', () => {
    const treasure: CardDef = {
      name: 'Hoard',
      types: ['artifact'],
      abilities: [
        {
          kind: 'activated',
          cost: { tapSelf: true, sacrificeSelf: true },
          effects: [{ do: 'addMana', anyOneColor: 1 }],
        },
      ],
    };
    const s = new Scene([{ hand: [spell('assist', '{1}{R}')] }, { field: [treasure] }, {}, {}]).give(0, 'R');
    s.announce('Spell', [1, 1]).settle();
    expect(s.graveyard(1)).toEqual(['Hoard']);
    expect(s.state.teams[0]?.life).toBe(31);
  });
});

describe('a payment by hand', () => {
  const green: CardDef = {
    name: 'Grove',
    types: ['land'],
    abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] }],
  };
  it('should activate mana abilities one by one (CR 601.2g)', () => {
    const bear = creature('Bear', 2, 2, { manaCost: '{G}' });
    const s = new Scene([{ hand: [bear], field: [green, green] }, { field: [green] }]);
    const [first, second] = s.all('Grove');
    s.announce('Bear', [{ kind: 'pay', auto: false, activate: { object: second ?? 0, ability: 0 } }], {
      manual: true,
    });
    const d = s.state.pending;
    expect(d?.kind === 'pay' ? d.sources.map((x) => x.object) : []).toEqual([first]);
    expect(() =>
      s.act({
        type: 'answer',
        player: 0,
        decision: d?.id ?? 0,
        answer: { kind: 'pay', auto: false, spend: ['W'] },
      }),
    ).toThrow('cantPay');
    expect(() =>
      s.act({
        type: 'answer',
        player: 0,
        decision: d?.id ?? 0,
        answer: { kind: 'pay', auto: false, activate: { object: second ?? 0, ability: 0 } },
      }),
    ).toThrow('cantPay');
    s.settle([{ kind: 'pay', auto: false, spend: ['G'] }]);
    expect(s.field(0)).toContain('Bear');
    expect([s.obj(first ?? 0).tapped, s.obj(second ?? 0).tapped]).toEqual([false, true]);
  });
});
