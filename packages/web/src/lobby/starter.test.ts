import { describe, expect, it } from 'vitest';
import { starterFor } from './starter.js';
import { tableOf } from './table.fixture.js';

const deck = (starter: string) => ({ taken: 'bot', deck: { name: '', starter, cards: 60 } }) as const;

describe('the starter deck that is offered', () => {
  it('should be the partner of a teammate’s', () => {
    expect(starterFor(tableOf([deck('deep-roots')]).seats, 1, 'hearth-chorus')).toBe('high-wings');
  });

  it('should be the last one played where the team has none yet', () => {
    expect(starterFor(tableOf([deck('deep-roots')]).seats, 2, 'brass-legion')).toBe('brass-legion');
  });

  it('should be of a pair that nobody plays where the last one is taken', () => {
    expect(starterFor(tableOf([deck('hearth-chorus')]).seats, 2, 'hearth-chorus')).toBe('storm-lanterns');
  });
});
