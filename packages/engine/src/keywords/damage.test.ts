import type { EditionParameters, Keyword } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';

const THEN = { lifelink: 'triggered', deathtouch: 'triggered' } as const;
const ring = engine('Ring', [
  { do: 'fight', a: { each: { name: 'Mine' } }, b: { each: { name: 'Theirs' } } },
]);

/** A fight of a creature with these keywords against another, with the life of its team at 10. */
function fight(parameters: Partial<EditionParameters>, power: number, ...keywords: Keyword[]): Scene {
  const s = new Scene(
    [
      { field: [ring, creature('Mine', power, 5, { keywords })] },
      {},
      { field: [creature('Theirs', 1, 4)] },
      {},
    ],
    parameters,
  );
  s.state = { ...s.state, teams: s.state.teams.map((t) => ({ ...t, life: 10 })) };
  return s;
}
const life = (s: Scene) => s.state.teams[0]?.life;

describe('lifelink', () => {
  it('should be part of the damage today (CR 702.15b)', () => {
    const s = fight({}, 2, 'lifelink').use('Ring');
    expect([life(s), s.events.filter((e) => e.type === 'triggered')]).toEqual([12, []]);
  });

  it('should be a trigger in older editions (502.68 of 2007)', () => {
    const s = fight(THEN, 2, 'lifelink').use('Ring');
    expect(life(s)).toBe(12);
    expect(s.events.filter((e) => e.type === 'triggered')).toHaveLength(1);
  });
});

describe('deathtouch', () => {
  const dies = (parameters: Partial<EditionParameters>) =>
    fight(parameters, 1, 'deathtouch').use('Ring').graveyard(2);

  it('should make any damage lethal today (CR 702.2b), and destroy by a trigger before', () => {
    expect([dies({}), dies(THEN)]).toEqual([['Theirs'], ['Theirs']]);
  });

  it('should wait on the stack where it is a trigger (502.65 of 2007)', () => {
    const s = fight(THEN, 1, 'deathtouch');
    const object = s.id('Ring');
    s.act({ type: 'activate', player: 0, object, ability: 0 });
    s.pass().pass();
    expect([s.field(2), s.state.stack]).toEqual([['Theirs'], [expect.any(Number)]]);
    expect(s.settle().field(2)).toEqual([]);
  });
});
