import { getEdition } from '@ettin/editions';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { viewAt } from '../table/view.fixture.js';
import { wordEvent } from './events.js';
import { Names } from './names.js';

const names = new Names();
const view = viewAt({});
names.learn(view);
const bear = view.battlefield[0]?.id ?? 0;

type Bare<T> = T extends GameEvent ? Omit<T, 'audience'> : never;
function words(event: Bare<GameEvent>): string | null {
  const edition = getEdition('2026');
  if (edition === undefined) throw new Error('no edition 2026');
  const line = wordEvent({ ...event, audience: 'all' } as GameEvent, names, edition);
  return line === null ? null : `${line.text} (${line.rule})`;
}

describe('the log', () => {
  it('should tell of a shared life total before and after, and whose change it was (CR 810.9)', () => {
    expect(words({ type: 'life', cite: 'life.loss', player: 3, change: -2, total: 22 })).toBe(
      'Team B 24 → 22: B2 −2 (810.9)',
    );
    expect(words({ type: 'life', cite: 'life.gain', player: 0, change: 4, total: 3 })).toBe(
      'Team A −1 → 3: A1 +4 (810.9)',
    );
  });

  it('should name attackers with the head that each attacks (CR 805.10b)', () => {
    expect(
      words({
        type: 'attackers',
        cite: 'combat.attackers',
        team: 0,
        attacks: [{ attacker: bear, attacks: 3 }],
      }),
    ).toBe('Team A attacks: Grizzly Bears → B2 (805.10b)');
  });

  it('should not name a card that the reader may not know', () => {
    const draw = {
      type: 'moved',
      cite: 'draw',
      owner: 2,
      from: 'library',
      to: 'hand',
      cause: 'draw',
    } as const;
    expect(words({ ...draw, object: null, was: null, name: null })).toBe('B1 draws a card (121.1)');
    expect(words({ type: 'damage', cite: 'damage', source: 70000, to: 1, amount: 2, combat: false })).toBe(
      'a face-down card deals 2 damage to A2 (120.3)',
    );
  });

  it('should tell how many cards went to the bottom, never which (CR 701.22a)', () => {
    expect(words({ type: 'chose', cite: 'scry', player: 1, what: 'bottom:2' })).toBe(
      'A2 puts 2 cards on the bottom (701.22a)',
    );
  });

  it('should leave out what only repeats other lines', () => {
    expect(words({ type: 'passed', cite: 'priority.pass', player: 0 })).toBeNull();
    expect(words({ type: 'tapped', cite: 'tap', object: bear, tapped: true })).toBeNull();
    expect(words({ type: 'notice', cite: 'mana.empty', player: 0, what: 'manaLost:2' })).toBeNull();
    const cast = { from: 'hand', to: 'stack', cause: 'cast' } as const;
    expect(
      words({
        type: 'moved',
        cite: 'zone.move',
        owner: 0,
        object: bear,
        was: null,
        name: 'Grizzly Bears',
        ...cast,
      }),
    ).toBeNull();
  });

  it('should say why a team loses, and that it is the whole team (CR 810.8a)', () => {
    expect(
      words({ type: 'teamLost', cite: 'game.teamResult', team: 1, reason: 'emptyLibrary', player: 2 }),
    ).toBe('Team B loses: a player drew from an empty library (B1) (810.8a)');
    expect(words({ type: 'gameOver', cite: 'game.win', winner: null, reason: 'life' })).toBe(
      'The game is a draw (104.2)',
    );
  });
});
