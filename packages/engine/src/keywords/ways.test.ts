import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, oneCreature, Scene } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

const gain = (name: string, parts: Partial<CardDef>): CardDef => ({
  name,
  manaCost: '{5}',
  types: ['sorcery'],
  abilities: [{ kind: 'spell', effects: [{ do: 'gainLife', who: 'you', amount: 3 }] }],
  ...parts,
});
const temper = gain('Temper', { keywords: [{ k: 'madness', cost: { mana: '{R}' } }] });
const purge = engine('Purge', [{ do: 'discard', who: 'you', amount: 'hand' }]);
const life = (s: Scene) => s.state.teams.map((t) => t.life);
const exiled = (s: Scene) => s.state.exile.map((id) => s.chars(id).name);

describe('madness', () => {
  it('should let its owner cast the discarded card for its madness cost (CR 702.35a)', () => {
    const s = new Scene([{ field: [purge], hand: [temper] }, {}, {}, {}]).give(0, 'R');
    s.act({ type: 'activate', player: 0, object: s.id('Purge'), ability: 0 });
    s.pass().pass();
    expect(exiled(s)).toEqual(['Temper']);
    s.settle(['yes']);
    expect(life(s)).toEqual([33, 30]);
    expect([s.graveyard(0), exiled(s)]).toEqual([['Temper'], []]);
    expect(s.state.players[0]?.mana).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('should put it into the graveyard otherwise, by wish or for want of mana', () => {
    const s = new Scene([{ field: [purge], hand: [temper] }, {}]).give(0, 'R').use('Purge', 'no');
    expect([life(s)[0], s.graveyard(0), exiled(s)]).toEqual([20, ['Temper'], []]);
    const poor = new Scene([{ field: [purge], hand: [temper] }, {}]).use('Purge');
    expect([life(poor)[0], poor.graveyard(0)]).toEqual([20, ['Temper']]);
  });

  it('should leave other cards and other ways to the graveyard alone', () => {
    const mill = engine('Mill', [{ do: 'mill', who: 'you', amount: 1 }]);
    const s = new Scene([{ field: [purge, mill], hand: [land('Plain')], library: [temper] }, {}]).give(
      0,
      'R',
    );
    s.use('Purge').use('Mill');
    expect([s.graveyard(0), exiled(s), life(s)[0]]).toEqual([['Plain', 'Temper'], [], 20]);
  });
});

describe('rebound', () => {
  const again = gain('Again', { manaCost: '{0}', keywords: ['rebound'] });
  it('should exile the spell, and offer it in the next upkeep of its controller’s team (CR 702.88a)', () => {
    const rest = { library: [land('A'), land('B'), land('C')] };
    const s = new Scene([{ ...rest, hand: [again] }, rest, rest, rest]);
    s.cast('Again');
    expect([life(s)[0], exiled(s)]).toEqual([33, ['Again']]);
    s.until('end').until('main1');
    expect([s.state.turn.team, life(s)[0]]).toEqual([1, 33]);
    s.until('end').until('upkeep').settle(['yes']);
    expect([s.state.turn.team, life(s)[0]]).toEqual([0, 36]);
    expect([s.graveyard(0), exiled(s)]).toEqual([['Again'], []]);
  });
});

describe('echo', () => {
  const rest = { library: Array.from({ length: 6 }, (_, i) => land(`L${i}`)) };
  const marshal = creature('Marshal', 1, 1, {
    manaCost: '{0}',
    keywords: [{ k: 'echo', cost: { mana: '{0}' } }],
  });
  const upkeeps = (s: Scene) => s.asked.filter((d) => d.purpose === 'payCost').length;

  it('should ask once, in the upkeep after it came, and put no counters on (CR 702.30a)', () => {
    const s = new Scene([{ ...rest, hand: [marshal] }, rest, rest, rest]);
    s.cast('Marshal').until('end').until('upkeep').until('end');
    expect(upkeeps(s)).toBe(0);
    s.until('upkeep').settle(['yes']).until('end').until('upkeep').until('end').until('upkeep').settle();
    expect([s.state.turn.number, upkeeps(s)]).toEqual([7, 1]);
    expect([s.field(0), s.counters('Marshal')]).toEqual([['Marshal'], {}]);
  });

  it('should sacrifice it when unpaid', () => {
    const s = new Scene([{ ...rest, hand: [marshal] }, rest, rest, rest]);
    s.cast('Marshal').until('end').until('upkeep').until('end').until('upkeep').settle(['no']);
    expect([s.field(0), s.graveyard(0)]).toEqual([[], ['Marshal']]);
  });
});

describe('ascend', () => {
  const field = Array.from({ length: 9 }, (_, i) => creature(`Bear ${i}`, 1, 1));
  const city = creature('Prophet', 1, 1, { manaCost: '{0}', keywords: ['ascend'] });
  const blessed = (s: Scene) => s.state.players.map((p) => p.cityBlessing);

  it('should bless whoever controls ten permanents, for good, and no partner (CR 702.131b)', () => {
    const kill = engine('Kill', [{ do: 'destroy', what: { each: { types: ['creature'] } } }]);
    const s = new Scene([{ hand: [city], field: [kill, ...field.slice(1)] }, { field }, { field }, {}]);
    s.cast('Prophet');
    expect(blessed(s)).toEqual([true, false, false, false]);
    s.use('Kill');
    expect(blessed(s)).toEqual([true, false, false, false]);
  });

  it('should not bless with nine, nor without the keyword', () => {
    const s = new Scene([
      { hand: [city], field: field.slice(1) },
      { field: [...field, creature('Tenth', 1, 1)] },
    ]);
    s.cast('Prophet');
    expect(blessed(s)).toEqual([false, false]);
  });

  it('should bless as a spell that has it resolves (CR 702.131a)', () => {
    const s = new Scene([
      {
        hand: [gain('Rite', { manaCost: '{0}', keywords: ['ascend'] })],
        field: [...field, creature('Tenth', 1, 1)],
      },
      {},
    ]);
    s.cast('Rite');
    expect(blessed(s)).toEqual([true, false]);
  });
});

describe('retrace and jump-start', () => {
  const mill = engine('Mill', [{ do: 'mill', who: 'you', amount: 1 }]);
  it.each([
    ['retrace', ['Plain'], true, ['Plain', 'Spell']],
    ['retrace', ['Bear'], false, ['Spell']],
    ['jumpStart', ['Bear'], true, ['Bear']],
    ['jumpStart', [], false, ['Spell']],
  ] as const)(
    'should cost a card as %s with %j in hand (CR 702.81a, 702.133a)',
    (keyword, names, can, left) => {
      const hand = names.map((name) => (name === 'Plain' ? land(name) : creature(name, 2, 2)));
      const s = new Scene([
        { field: [mill], hand, library: [gain('Spell', { manaCost: '{0}', keywords: [keyword] })] },
        {},
      ]);
      s.use('Mill');
      const cast = legalActions(s.rules, s.state, 0).filter((a) => a.type === 'cast' && a.method === keyword);
      expect(cast).toHaveLength(can ? 1 : 0);
      if (cast[0] !== undefined) s.act(cast[0]);
      s.settle();
      expect(s.graveyard(0)).toEqual(left);
      expect(life(s)[0]).toBe(can ? 23 : 20);
    },
  );
});

describe('overload', () => {
  const burn = gain('Burn', {
    keywords: [{ k: 'overload', cost: { mana: '{R}' } }],
    abilities: [
      {
        kind: 'spell',
        targets: [{ id: 'it', what: { object: { types: ['creature'], controller: 'notYou' } } }],
        effects: [{ do: 'damage', to: { target: 'it' }, amount: 2 }],
      },
    ],
  });
  const board = () =>
    new Scene([
      { hand: [burn], field: [creature('Mine', 1, 1)] },
      { field: [creature('Friend', 1, 1)] },
      { field: [creature('Shy', 1, 1, { keywords: ['hexproof'] })] },
      { field: [creature('Big', 1, 3)] },
    ]).give(0, 'R');

  it('should affect each thing that could be meant, targetable or not (CR 702.96a, 702.96b)', () => {
    const s = board().announce('Burn', [], { method: 'overload' }).pass().pass();
    expect([0, 1, 2, 3].map((seat) => s.field(seat))).toEqual([['Mine'], [], [], ['Big']]);
    expect(s.obj('Big').damage).toBe(2);
  });

  it('should need nothing to be there (CR 702.96b)', () => {
    const s = new Scene([{ hand: [burn] }, {}]).give(0, 'R').announce('Burn', [], { method: 'overload' });
    s.pass().pass();
    expect(s.graveyard(0)).toEqual(['Burn']);
  });
});

describe('evoke', () => {
  const grab = engine('Grab', [{ do: 'gainControl', what: { target: 'creature' }, duration: 'permanent' }], {
    targets: [oneCreature],
  });
  it('should have whoever controls the creature by then sacrifice it (CR 702.74a)', () => {
    const ghost = creature('Ghost', 2, 2, {
      manaCost: '{5}',
      keywords: [{ k: 'evoke', cost: { mana: '{R}' } }],
    });
    const s = new Scene([{ hand: [ghost] }, { field: [grab] }, {}, {}]).give(0, 'R');
    s.announce('Ghost', [], { method: 'evoke' }).pass().pass();
    s.use('Grab', 'Ghost');
    expect([s.field(1), s.graveyard(0)]).toEqual([['Grab'], ['Ghost']]);
  });
});
