import type { CardDef, GameEvent, Viewer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { eventsFor } from '../view/events.js';
import { creature, engine, Scene } from './fixture.js';

/** Drawn in this order, which isn't that of the names. */
const hand = ['Zebra', 'Ant', 'Monkey', 'Ant'].map((name) => creature(name, 1, 1));

const board = (card: CardDef) => new Scene([{ field: [card] }, {}, { hand }, {}]);

const shown = (s: Scene, viewer: Viewer) =>
  eventsFor(s.events, viewer).filter(
    (e): e is Extract<GameEvent, { type: 'revealed' }> => e.type === 'revealed',
  );

describe('a hand from which somebody else chooses', () => {
  const duress = engine('Duress', [{ do: 'discard', who: 'opponents', amount: 1, chooser: 'you' }]);
  const s = board(duress);
  const ids = s.state.hands[2]?.map((o) => o.id) ?? [];
  s.use('Duress', 'Monkey');

  it.each([0, 1, 2, 3, 'spectator'] as const)(
    'should be revealed once and by name to viewer %s',
    (viewer) => {
      const mine = shown(s, viewer).filter((e) => e.player === 2);
      expect(mine.map((e) => e.cards.map((c) => c.name))).toEqual([['Ant', 'Ant', 'Monkey', 'Zebra']]);
    },
  );

  it('should be told by id only to the chooser and to the team whose it is (CR 810.5)', () => {
    for (const viewer of [0, 2, 3] as const)
      expect(shown(s, viewer)[0]?.cards.map((c) => c.object)).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    for (const viewer of [1, 'spectator'] as const)
      expect(shown(s, viewer)[0]?.cards.every((c) => c.object === null)).toBe(true);
  });

  it('should be offered in the same order', () => {
    const d = s.asked.find((x) => x.kind === 'choose');
    expect(d?.kind === 'choose' ? d.candidates : []).toEqual([ids[1], ids[3], ids[2], ids[0]]);
    expect(s.graveyard(2)).toEqual(['Monkey']);
  });
});

describe('a hand that is looked at', () => {
  it('should be told by name to the one who looks and to nobody else (CR 701.20e)', () => {
    const s = board(engine('Peek', [{ do: 'lookAtHand', whose: 'opponents' }]));
    s.use('Peek');
    expect(
      shown(s, 0)
        .find((e) => e.player === 2)
        ?.cards.map((c) => c.name),
    ).toEqual(['Ant', 'Ant', 'Monkey', 'Zebra']);
    for (const viewer of [1, 'spectator'] as const) expect(shown(s, viewer)).toEqual([]);
  });
});

describe('a card that is revealed and put into a hand', () => {
  const prophet = engine('Prophet', [
    { do: 'revealTop', whose: 'you', amount: 1, as: 'card' },
    { do: 'move', what: { bound: 'card' }, to: 'hand' },
    { do: 'loseLife', who: 'opponents', amount: { manaValueOf: { bound: 'card' } } },
  ]);
  it('should still be known for what it was (CR 608.2h)', () => {
    const s = new Scene([
      { field: [prophet], library: [creature('Top', 1, 1, { manaCost: '{2}{G}' })] },
      {},
      {},
      {},
    ]);
    s.use('Prophet');
    expect([s.hand(0), s.state.teams.map((t) => t.life)]).toEqual([['Top'], [30, 24]]);
  });
});
