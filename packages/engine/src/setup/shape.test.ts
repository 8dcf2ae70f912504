import { describe, expect, it } from 'vitest';
import { testEdition } from '../edition.fixture.js';
import { createGame, type GameSetup } from './game.js';
import { createRules } from './rules.js';

const rules = createRules(testEdition({}), [{ name: 'Plain', types: ['artifact'] }]);
const seat = { name: 'P', deck: Array.from({ length: 20 }, () => 'Plain') };
const good = { teams: [[seat], [seat]], seed: 'x' };
const odd = { toString: 1, valueOf: 1 };
const withSeat = (parts: object) => ({ ...good, teams: [[{ ...seat, ...parts }], [seat]] });

describe('a set-up from a wire or a file', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'set-up'],
    ['a list', [good], 'set-up'],
    ['no seed', { ...good, seed: undefined }, 'seed'],
    ['a seed that is a number', { ...good, seed: 7 }, 'seed'],
    ['teams that are none', { ...good, teams: { length: 2 } }, 'teams'],
    ['a team that is none', { ...good, teams: [[seat], null] }, 'teams'],
    ['a team with a hole', { ...good, teams: [new Array(1), [seat]] }, 'teams[0][0].name'],
    ['a player without a name', withSeat({ name: odd }), 'teams[0][0].name'],
    ['a deck that is none', withSeat({ deck: 'Plain' }), 'teams[0][0].deck'],
    ['a deck with what is no name', withSeat({ deck: ['Plain', odd] }), 'teams[0][0].deck'],
    ['seats that are none', { ...good, seating: 'A, B' }, 'seating'],
    ['a sideboard that is none', withSeat({ sideboard: [[2, 'Plain']] }), 'teams[0][0].sideboard'],
    ['a team that nobody is in', { ...good, startingTeam: 2 }, 'startingTeam'],
    ['a team below the first', { ...good, startingTeam: -1 }, 'startingTeam'],
    ['half a team', { ...good, startingTeam: 0.5 }, 'startingTeam'],
    ['no number of a team', { ...good, startingTeam: odd }, 'startingTeam'],
    ['a life total that is none', { ...good, startingLife: Number.NaN }, 'startingLife'],
    ['a life total beyond whole numbers', { ...good, startingLife: 1e300 }, 'startingLife'],
    ['shared cards that are none', { ...good, sharedSideboards: 5 }, 'sharedSideboards'],
    ['shared cards of no team', { ...good, sharedSideboards: [['Plain'], odd] }, 'sharedSideboards'],
  ])('should be a fault that names the part, and never be thrown at: %s', (_, setup, part) => {
    const made = createGame(rules, setup as GameSetup);
    expect(made).toEqual({
      ok: false,
      faults: [{ code: 'value', message: expect.stringContaining(part) }],
    });
  });

  it('should be played when it is one', () => {
    const setup = { ...good, startingTeam: 1, startingLife: 7, sharedSideboards: [['Plain'], []] };
    const made = createGame(rules, setup);
    expect(made.ok && [made.state.turn.team, made.state.teams.map((t) => t.life)]).toEqual([1, [7, 7]]);
  });
});
