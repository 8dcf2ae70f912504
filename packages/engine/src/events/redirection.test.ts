import type { CardDef, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { engine, placed, Scene } from '../effects/fixture.js';

const THEN = { planeswalkerRedirection: true } as const;
const jace: CardDef = { name: 'Jace', types: ['planeswalker'], subtypes: ['Jace'], loyalty: 5 };
const burn = (who: 'opponents' | 'team'): Effect => ({ do: 'damage', to: who, amount: 3 });

/** Fire of the first player; a planeswalker of each head of the other team. */
const board = (parameters: object, who: 'opponents' | 'team' = 'opponents') => {
  const there = { field: [placed(jace, { counters: { loyalty: 5 } })] };
  const mine = { field: [engine('Fire', [burn(who)]), placed(jace, { counters: { loyalty: 5 } })] };
  return new Scene([mine, {}, there, there], parameters);
};
const life = (s: Scene) => s.state.teams.map((t) => t.life);
const loyalty = (s: Scene) => s.all('Jace').map((id) => s.counters(id).loyalty);

describe('noncombat damage to a player with a planeswalker', () => {
  it('should stay with the player today', () => {
    const s = board({}).use('Fire');
    expect([life(s), s.asked]).toEqual([[30, 24], []]);
  });

  it('should go to that player’s planeswalker where the source’s controller wishes (306.7 of 2009)', () => {
    const s = board(THEN);
    const [, first] = s.all('Jace');
    s.use('Fire', [first ?? 0], { kind: 'choose', chosen: [] });
    expect(s.asked.map((d) => d.players)).toEqual([[0], [0]]);
    // the partner's planeswalker can't be chosen for damage to the other head
    expect(s.asked.map((d) => (d.kind === 'choose' ? d.candidates : null))).toEqual(
      s
        .all('Jace')
        .slice(1)
        .map((id) => [id]),
    );
    expect([life(s), loyalty(s)]).toEqual([
      [30, 27],
      [5, 2, 5],
    ]);
  });

  it('should not be redirected from a source of the own team', () => {
    const s = board(THEN, 'team').use('Fire');
    expect([life(s), loyalty(s), s.asked]).toEqual([[24, 30], [5, 5, 5], []]);
  });
});
