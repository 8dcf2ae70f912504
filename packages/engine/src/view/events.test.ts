import type { GameEvent } from '@ettin/schema';
import { expect, it } from 'vitest';
import { eventsFor } from './events.js';

const event = (player: number, audience: GameEvent['audience']): GameEvent => ({
  type: 'passed',
  cite: 'priority.pass',
  audience,
  player,
});

it('should give each viewer the events that name them, in order', () => {
  const events = [event(0, 'all'), event(1, [0, 1]), event(2, [2, 3, -1])];
  const players = (viewer: 0 | 2 | 'spectator') =>
    eventsFor(events, viewer).map((e) => (e.type === 'passed' ? e.player : -1));
  expect(players(0)).toEqual([0, 1]);
  expect(players(2)).toEqual([0, 2]);
  expect(players('spectator')).toEqual([0, 2]);
});
