import { cards } from '@ettin/cards';
import { getEdition } from '@ettin/editions';
import { createRules } from '@ettin/engine';
import { describe, expect, it } from 'vitest';
import { type FuzzedGame, fuzz } from './fuzz.js';
import { replayFailure } from './replay.js';

const edition = getEdition('2026');
if (edition === undefined) throw new Error('no edition 2026');
const rules = createRules(edition, cards);

describe('random play', () => {
  it('should keep every invariant in games of all cards', () => {
    const report = fuzz({ rules, lists: [cards], seed: 'standing test', games: 6 });
    // what fails is printed with seed, game and actions
    expect(report.failures).toEqual([]);
    expect(report.games).toBe(6);
    expect(report.cardsUsed).toBeGreaterThan(100);
  });

  it('should play the same games again from the same seed', () => {
    const play = () => {
      const games: FuzzedGame[] = [];
      fuzz({ rules, lists: [cards], seed: 'again', games: 2, onGame: (g) => games.push(g) });
      return games;
    };
    expect(play()).toEqual(play());
  });

  it('should report a game that takes too long, with what brings it back', () => {
    const report = fuzz({ rules, lists: [cards], seed: 'long', games: 1, limit: 30, shrinkFor: 0 });
    const [found] = report.failures;
    expect(found?.failure.check).toBe('endless');
    expect(found?.actions).toHaveLength(30);
    expect(found).toMatchObject({ seed: 'long', game: 0, rules: rules.hash, edition: '2026' });
    // its actions themselves break nothing
    expect(found === undefined ? null : replayFailure(rules, found)).toBeNull();
  });

  it('should stop when told to', () => {
    const stop = new AbortController();
    const report = fuzz({
      rules,
      lists: [cards],
      seed: 'stop',
      games: 1000,
      signal: stop.signal,
      onGame: () => stop.abort(),
    });
    expect(report.games).toBe(1);
  });
});
