import { cards } from '@ettin/cards';
import { createBoard, type State, view } from '@ettin/engine';
import { expect, it } from 'vitest';
import { builtInRules } from '../scenario/run.js';
import { randomFrom } from './random.js';
import { unseenCards, withFacesMixed } from './unseen.js';

const rules = builtInRules('2026');

function start(): State {
  const of = (...names: string[]) => names.map((card) => ({ card }));
  const many = of(...cards.slice(0, 12).map((c) => c.name));
  const made = createBoard(rules, {
    teams: [
      {
        players: [
          { name: 'A1', hand: of('Forest'), library: many },
          { name: 'A2', hand: of('Plains') },
        ],
      },
      {
        players: [
          { name: 'B1', hand: of('Swamp', 'Island', 'Doom Blade', 'Mountain'), library: many },
          { name: 'B2' },
        ],
      },
    ],
  });
  if (!made.ok) throw new Error(made.faults[0]?.message);
  return made.state;
}
const state = start();

it("should hold libraries and other hands unseen, not one's own and one's partner's", () => {
  const inHand = (seat: number) => state.hands[seat]?.map((o) => o.card) ?? [];
  const unseen = unseenCards(rules, state, 1);
  for (const card of [...inHand(0), ...inHand(1)]) expect(unseen.has(card)).toBe(false);
  for (const card of [...inHand(2), ...state.libraries.flat()]) expect(unseen.has(card)).toBe(true);
  expect(unseenCards(rules, state, 'spectator').size).toBe(unseen.size + 2);
});

it('should mix faces so that only those who see them notice', () => {
  const other = withFacesMixed(state, unseenCards(rules, state, 1), randomFrom('mixed'));
  expect(other.cards).not.toEqual(state.cards);
  expect([...other.cards].sort()).toEqual([...state.cards].sort());
  for (const o of other.hands.flat()) expect(o.def).toBe(other.cards[o.card]);
  for (const viewer of [0, 1, 'spectator'] as const)
    expect(view(rules, other, viewer)).toEqual(view(rules, state, viewer));
  expect(view(rules, other, 2)).not.toEqual(view(rules, state, 2));
});
