import type { CardDef, Effect, GameEvent, Seat, Viewer, Zone } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, placed, Scene } from '../effects/fixture.js';
import type { Player, State } from '../state/state.js';
import { eventsFor } from '../view/events.js';

const mask = creature('Mask', 3, 3, { keywords: [{ k: 'morph', cost: {} }] });
const down = placed(mask, { faceDown: 1 });
const target = { target: 'creature' } as const;

function send(to: Zone, more: Partial<Extract<Effect, { do: 'move' }>> = {}): CardDef {
  return engine('Send', [{ do: 'move', what: target, to, ...more }], { targets: [oneCreature] });
}

function movesFor(s: Scene, viewer: Viewer): readonly Extract<GameEvent, { type: 'moved' }>[] {
  return eventsFor(s.events, viewer).filter((e) => e.type === 'moved');
}

const change = (state: State, seat: Seat, parts: Partial<Player>): State => ({
  ...state,
  players: state.players.map((p) => (p.seat === seat ? { ...p, ...parts } : p)),
});

const ALL = [0, 1, 2, 3, 'spectator'] as const;

describe('a face-down permanent that leaves', () => {
  it.each(['hand', 'graveyard', 'exile', 'library'] as const)(
    'should be revealed to everybody as it goes to a %s (CR 708.9)',
    (to) => {
      const s = new Scene([{ field: [send(to)] }, {}, { field: [down] }, {}]);
      const id = s.state.battlefield.find((x) => s.obj(x).faceDown === 1) ?? 0;
      s.use('Send', id);
      for (const viewer of ALL)
        expect(movesFor(s, viewer).at(-1)).toMatchObject({ to, was: id, name: 'Mask' });
    },
  );

  it('should stay hidden while its spell only becomes a permanent (CR 708.4)', () => {
    const s = new Scene([{ hand: [mask] }, {}]);
    s.state = change(s.state, 0, { mana: [0, 0, 0, 0, 0, 3] });
    s.act({ type: 'cast', player: 0, object: s.id('Mask'), method: 'faceDown' });
    s.settle();
    expect(movesFor(s, 1).map((e) => [e.to, e.name])).toEqual([
      ['stack', null],
      ['battlefield', null],
    ]);
  });
});

describe('a card exiled face down', () => {
  const effects: readonly Effect[] = [
    { do: 'exile', what: { each: { types: ['creature'] } }, faceDown: true, as: 'sealed' },
    { do: 'move', what: { bound: 'sealed' }, to: 'hand' },
  ];

  it("should be named only to its owner's team as it goes to a hand (CR 406.3)", () => {
    const seal: CardDef = engine('Seal', [
      { do: 'exileTop', whose: 'opponents', amount: 1, faceDown: true, as: 'sealed' },
      { do: 'move', what: { bound: 'sealed' }, to: 'hand' },
    ]);
    const s = new Scene([{ field: [seal] }, {}, { library: [mask] }, {}]);
    s.use('Seal');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(movesFor(s, viewer).map((e) => e.name)).toEqual([null, null]);
    for (const viewer of [2, 3]) expect(movesFor(s, viewer).at(-1)?.name).toBe('Mask');
  });

  it('should still be named as it is exiled if everybody could see it before', () => {
    const s = new Scene([{ field: [engine('Seal', effects)] }, { field: [creature('Bear', 2, 2)] }]);
    s.use('Seal');
    expect(movesFor(s, 0).map((e) => e.name)).toEqual(['Bear', null]);
    expect(movesFor(s, 1).map((e) => e.name)).toEqual(['Bear', 'Bear']);
  });
});

describe('a token that leaves', () => {
  it('should be no object any more (CR 111.7)', () => {
    const make = engine('Make', [
      {
        do: 'createToken',
        who: 'you',
        token: { types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
        as: 'made',
      },
      { do: 'sacrificeObject', what: { bound: 'made' } },
    ]);
    const s = new Scene([{ field: [make] }, {}]);
    s.use('Make');
    expect(movesFor(s, 1).map((e) => [e.from, e.to, e.object === null])).toEqual([
      [null, 'battlefield', false],
      ['battlefield', 'graveyard', true],
    ]);
  });
});

describe("a controlled player's hand", () => {
  it('should be known to whoever controls them (CR 723.4), and not to others', () => {
    const card = creature('Secret', 1, 1);
    const draw = engine('Think', [{ do: 'draw', who: 'you', amount: 1 }]);
    const s = new Scene([{ field: [draw], library: [card] }, {}, {}, {}]);
    s.state = change(s.state, 0, { controlledBy: 2 });
    s.use('Think');
    const names = (v: Seat) => movesFor(s, v).map((e) => e.name);
    expect([names(0), names(1), names(2), names(3)]).toEqual([['Secret'], ['Secret'], ['Secret'], [null]]);
  });
});

describe('the end of the game', () => {
  it('should reveal what is face down (CR 708.9)', () => {
    const s = new Scene([{ field: [down] }, {}, { field: [creature('Bear', 2, 2)] }, {}]);
    s.act({ type: 'concede', player: 3 });
    const shown = eventsFor(s.events, 'spectator').filter((e) => e.type === 'revealed');
    expect(shown).toMatchObject([{ player: 0, cards: [{ object: s.state.battlefield[0], name: 'Mask' }] }]);
  });
});
