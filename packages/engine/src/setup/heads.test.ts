import type { CardDef, EditionParameters } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import type { Rules } from '../compile/types.js';
import { testEdition } from '../edition.fixture.js';
import { Game } from '../game.js';
import { poisonToLose } from '../sba/losses.js';
import type { State } from '../state/state.js';
import { view } from '../view/view.js';
import { createGame } from './game.js';
import { createRules } from './rules.js';

const plain: CardDef = { name: 'Plain', types: ['artifact'], manaCost: '{9}' };

/** A game of two teams with so many heads each, before its first mulligan round. */
function game(heads: number, parameters: Partial<EditionParameters> = {}): { rules: Rules; state: State } {
  const rules = createRules(testEdition(parameters), [plain]);
  const seat = { name: 'P', deck: Array.from({ length: 20 }, () => 'Plain') };
  const team = Array.from({ length: heads }, () => seat);
  const made = createGame(rules, { teams: [team, team], seed: 'heads', startingTeam: 0 });
  if (!made.ok) throw new Error(JSON.stringify(made.faults));
  return { rules, state: made.state };
}

/** Answers everything: mulligans as often as said by seat, else as suggested or first allowed; passes until the step. */
function play(rules: Rules, start: State, step: State['turn']['step'], mulligans: readonly number[]): State {
  let state = start;
  const act = (action: Parameters<typeof apply>[2]) => {
    const done = apply(rules, state, action);
    if (!done.ok) throw new Error(done.message);
    state = done.state;
  };
  for (let n = 0; n < 300 && !(state.turn.step === step && state.priority !== null); n++) {
    const d = state.pending;
    if (d === null) {
      const p = state.priority;
      const player = state.teams[p?.team ?? 0]?.seats.find((s) => ((p?.passed ?? 0) & (1 << s)) === 0) ?? 0;
      act({ type: 'pass', player });
      continue;
    }
    const player = d.players[0] ?? 0;
    if (d.kind === 'mulligan')
      act({
        type: 'answer',
        player,
        decision: d.id,
        answer: {
          kind: 'mulligan',
          mulligan: (state.players[player]?.mulligans ?? 0) < (mulligans[player] ?? 0),
        },
      });
    else if (d.kind === 'arrange') {
      const n2 = d.piles[0]?.min ?? 0;
      const piles = [d.cards.slice(0, n2), d.cards.slice(n2)];
      act({ type: 'answer', player, decision: d.id, answer: { kind: 'arrange', piles } });
    } else throw new Error(d.kind);
  }
  return state;
}

const hands = (s: State) => s.hands.map((h) => h.length);

describe('games by number of heads', () => {
  it('should give no free mulligan in a duel (CR 103.5c)', () => {
    const { rules, state } = game(1);
    expect(hands(play(rules, state, 'upkeep', [2, 0]))).toEqual([5, 7]);
  });

  it('should give each head of a team one free mulligan (CR 103.5c)', () => {
    const { rules, state } = game(2);
    expect(hands(play(rules, state, 'upkeep', [1, 2, 0, 3]))).toEqual([7, 6, 7, 5]);
  });

  it.each(['skipped', 'secondaryOnly'] as const)(
    'should skip the first draw step of a duel where teams have it %s (CR 103.8a)',
    (firstDraw) => {
      const { rules, state } = game(1, { firstDraw });
      const first = play(rules, state, 'main1', []);
      expect([first.turn.number, hands(first)]).toEqual([1, [7, 7]]);
      // nobody got priority in a draw step
      const began = play(rules, state, 'draw', []);
      expect([began.turn.number, hands(began)]).toEqual([2, [7, 8]]);
    },
  );

  it('should let all heads of the other team draw, and none of the first (CR 103.8b, 810.6)', () => {
    const { rules, state } = game(3);
    const second = play(rules, state, 'draw', []);
    expect([second.turn.number, hands(second)]).toEqual([2, [7, 7, 7, 8, 8, 8]]);
  });

  it('should let only secondary heads draw first where the edition says so (CR 606.6b of 2006)', () => {
    const { rules, state } = game(2, { firstDraw: 'secondaryOnly' });
    const first = play(rules, state, 'main1', []);
    expect([first.turn.number, hands(first)]).toEqual([1, [7, 8, 7, 7]]);
  });

  it.each([
    [1, 20, 10],
    [2, 30, 15],
    [3, 45, 20],
    [4, 60, 25],
  ])(
    'should start %i heads with %i life and lose them with %i poison (CR 103.4, 810.4, 810.8d, 810.11)',
    (n, life, poison) => {
      const { rules, state } = game(n);
      const teams = view(rules, state, 'spectator').teams;
      expect(teams.map((t) => [t.life, t.poisonToLose])).toEqual([
        [life, poison],
        [life, poison],
      ]);
      expect(poisonToLose(new Game(rules, state), 0)).toBe(poison);
    },
  );
});
