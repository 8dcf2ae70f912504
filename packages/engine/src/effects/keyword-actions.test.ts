import { describe, expect, it } from 'vitest';
import { creature, engine, land, oneCreature, placed, Scene } from './fixture.js';

const bear = creature('Bear', 2, 2);
const grove = land('Grove');
const target = { targets: [oneCreature] };

describe('explore', () => {
  const scout = engine('Scout', [{ do: 'explore', what: { target: 'creature' } }], target);

  it("should put a revealed land into the hand of the permanent's controller (CR 701.44a)", () => {
    const s = new Scene([
      { field: [scout, bear] },
      { field: [creature('Mate', 1, 1)], library: [grove, bear] },
      {},
      {},
    ]);
    s.use('Scout', 'Mate');
    expect([s.hand(1), s.top(1), s.size('Mate'), s.size('Bear')]).toEqual([['Grove'], 'Bear', '1/1', '2/2']);
    expect(s.events.filter((e) => e.type === 'revealed').map((e) => e.audience)).toEqual(['all']);
  });

  it('should put a counter otherwise, and let the card stay or go to the graveyard', () => {
    const s = new Scene([
      { field: [scout, bear], library: [creature('A', 1, 1), creature('B', 1, 1), grove] },
      {},
    ]);
    s.use('Scout', 'Bear', 'top');
    expect([s.size('Bear'), s.top(0), s.graveyard(0)]).toEqual(['3/3', 'A', []]);
    s.use('Scout', 'Bear', 'graveyard');
    expect([s.size('Bear'), s.top(0), s.graveyard(0)]).toEqual(['4/4', 'B', ['A']]);
    expect(s.state.peek).toBe(null);
  });

  it('should put a counter even with an empty library', () => {
    const s = new Scene([{ field: [scout, bear] }, {}]);
    s.use('Scout');
    expect([s.size('Bear'), s.state.result]).toEqual(['3/3', null]);
  });

  it('should be done for one that has left, by who controlled it last (CR 701.44c)', () => {
    const gone = engine(
      'Gone',
      [
        { do: 'destroy', what: { target: 'creature' } },
        { do: 'explore', what: { target: 'creature' } },
      ],
      target,
    );
    const s = new Scene([{ field: [gone] }, { field: [bear], library: [grove] }]);
    s.use('Gone');
    expect(s.hand(1)).toEqual(['Grove']);
  });

  it('should be one after the other for several, active team first (CR 701.44d)', () => {
    const all = engine('All', [{ do: 'explore', what: { each: { types: ['creature'] } } }]);
    const s = new Scene([
      { field: [all, bear], library: [creature('A', 1, 1)] },
      {},
      { field: [creature('Ox', 1, 4)], library: [creature('B', 1, 1)] },
      {},
    ]);
    s.use('All', 'graveyard', 'top');
    expect(s.asked.map((d) => d.players[0])).toEqual([0, 2]);
    expect([s.size('Bear'), s.size('Ox'), s.graveyard(0), s.top(2)]).toEqual(['3/3', '2/5', ['A'], 'B']);
  });
});

describe('connive', () => {
  const deal = engine('Deal', [{ do: 'connive', what: { target: 'creature' }, amount: 2 }], target);

  it('should draw and discard as many, with a counter for each nonland card discarded (CR 701.50a, 701.50e)', () => {
    const s = new Scene([
      {
        field: [deal, bear],
        hand: [creature('Old', 1, 1)],
        library: [grove, creature('New', 1, 1), creature('Deep', 1, 1)],
      },
      { field: [creature('Foe', 1, 1)], hand: [bear] },
    ]);
    s.use('Deal', 'Bear', ['Old', 'Grove']);
    expect([s.hand(0), s.graveyard(0).toSorted(), s.size('Bear')]).toEqual([
      ['New'],
      ['Grove', 'Old'],
      '3/3',
    ]);
    expect([s.size('Foe'), s.hand(1)]).toEqual(['1/1', ['Bear']]);
  });

  it('should have the controller of the permanent draw and discard', () => {
    const s = new Scene([
      { field: [deal] },
      { field: [bear], library: [creature('A', 1, 1), creature('B', 1, 1)] },
      {},
      {},
    ]);
    s.use('Deal');
    expect([s.graveyard(1).toSorted(), s.size('Bear'), s.graveyard(0)]).toEqual([['A', 'B'], '4/4', []]);
  });
});

describe('actions of several steps', () => {
  const doubling = {
    ...engine('Doubling', []),
    abilities: [
      {
        kind: 'replacement' as const,
        replaces: { event: 'counters' as const, what: { controller: 'you' as const } },
        with: [{ multiply: 2 }],
      },
      {
        kind: 'replacement' as const,
        replaces: { event: 'draw' as const, who: 'you' as const },
        with: [{ also: [{ do: 'gainLife' as const, who: 'you' as const, amount: 1 }] }],
      },
    ],
  };

  it('should go on after replacement effects in their middle', () => {
    const both = engine(
      'Both',
      [
        { do: 'connive', what: { target: 'creature' } },
        { do: 'explore', what: { target: 'creature' } },
      ],
      target,
    );
    const library = [creature('A', 1, 1), creature('B', 1, 1), grove];
    const s = new Scene([{ field: [doubling, both, bear], library }, { field: [creature('Foe', 1, 1)] }]);
    s.use('Both', 'Bear', 'graveyard');
    expect([s.size('Bear'), s.graveyard(0), s.top(0)]).toEqual(['6/6', ['A', 'B'], 'Grove']);
    expect([s.state.teams[0]?.life, s.size('Foe')]).toEqual([21, '1/1']);
  });
});

describe('goad', () => {
  const taunt = engine('Taunt', [{ do: 'goad', what: { target: 'creature' } }], target);

  it("should last until the player's next turn and count once for each player (CR 701.15a, 701.15d)", () => {
    const library = [grove, grove];
    const s = new Scene([
      { field: [taunt, bear], library },
      { field: [taunt], library },
      { field: [creature('Foe', 1, 1)], library },
      { library },
    ]);
    s.use('Taunt', 'Foe').use('Taunt', 'Foe');
    const goads = () => s.chars('Foe').restrictions.filter((r) => r.mod.data.mod === 'goaded').length;
    expect([goads(), s.state.effects.length, s.chars('Bear').restrictions.length]).toEqual([1, 1, 0]);
    s.act({ type: 'activate', player: 1, object: s.all('Taunt')[1] ?? 0, ability: 0 });
    s.settle(['Foe']);
    expect(goads()).toBe(2);
    s.until('upkeep');
    expect([s.state.turn.team, goads()]).toEqual([1, 2]);
    s.until('declareAttackers', [{ kind: 'attackers', attackers: [{ attacker: s.id('Foe'), attacks: 1 }] }]);
    s.until('upkeep');
    expect([s.state.turn.team, goads()]).toEqual([0, 0]);
  });
});

describe('manifest', () => {
  it('should put top cards onto the battlefield face down as 2/2 creatures, one by one (CR 701.40a, 701.40e)', () => {
    const hide = engine('Hide', [{ do: 'manifest', who: 'you', amount: 2 }]);
    const s = new Scene([{ field: [hide, bear], library: [grove, creature('Ox', 1, 4), bear] }, {}]);
    s.use('Hide');
    const made = s.state.battlefield.slice(-2);
    expect(made.map((id) => [s.obj(id).faceDown, s.size(id), s.chars(id).name])).toEqual([
      [2, '2/2', ''],
      [2, '2/2', ''],
    ]);
    expect([s.top(0), s.obj('Bear').faceDown]).toEqual(['Bear', 0]);
    const told = s.events.filter((e) => e.type === 'moved' && e.to === 'battlefield');
    expect(told.map((e) => (e.type === 'moved' ? e.name : ''))).toEqual([null, null]);
  });

  it('should do nothing with an empty library', () => {
    const hide = engine('Hide', [{ do: 'manifest', who: 'opponents' }]);
    const s = new Scene([{ field: [hide] }, { field: [placed(bear, {})] }]);
    s.use('Hide');
    expect(s.field(1)).toEqual(['Bear']);
  });
});

describe('sacrifice of one object', () => {
  const toll = engine('Toll', [{ do: 'sacrificeObject', what: { target: 'creature' } }], target);
  const board = () =>
    new Scene([
      { field: [toll, bear] },
      { field: [creature('Mate', 1, 1)] },
      { field: [creature('Foe', 1, 1)] },
      {},
    ]);

  it('should be by its controller, and leave alone what is another head’s (CR 701.21a)', () => {
    const s = board().use('Toll', 'Mate').use('Toll', 'Foe');
    expect([s.field(1), s.field(2)]).toEqual([['Mate'], ['Foe']]);
    s.use('Toll', 'Bear');
    expect([s.field(0), s.graveyard(0)]).toEqual([['Toll'], ['Bear']]);
  });
});
