import type { Action, Decision, EditionParameters } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import type { Rules } from '../compile/types.js';
import { testEdition } from '../edition.fixture.js';
import { pendingDecisions } from '../legal/legal.js';
import type { State } from '../state/state.js';
import { view } from '../view/view.js';
import { createGame } from './game.js';
import { createRules } from './rules.js';

/** A game of two teams of two, before the first mulligan, the second team starting. */
function game(parameters: Partial<EditionParameters>): { rules: Rules; state: State } {
  const names = ['Plain', 'Other'];
  const rules = createRules(
    testEdition(parameters),
    names.map((name) => ({ name, types: ['artifact'] })),
  );
  const deck = Array.from({ length: 20 }, (_, i) => names[i % 2] ?? '');
  const team = [
    { name: 'P', deck },
    { name: 'Q', deck },
  ];
  const made = createGame(rules, { teams: [team, team], seed: 'older', startingTeam: 1 });
  if (!made.ok) throw new Error('no game');
  return { rules, state: made.state };
}

/** Answers until the first turn; `again` says who takes another mulligan. Gives what was asked of whom. */
function decide(
  { rules, state }: { rules: Rules; state: State },
  again: (seat: number, before: number) => boolean,
  answerTo: (d: Decision) => Extract<Action, { type: 'answer' }>['answer'] | null = () => null,
): { state: State; asked: (readonly number[])[]; looks: State[] } {
  const asked: (readonly number[])[] = [];
  const looks: State[] = [];
  for (let n = 0; n < 100; n++) {
    const d = state.pending;
    if (d === null) return { state, asked, looks };
    const player = d.players[0] ?? 0;
    if (d.kind === 'mulligan') asked.push(d.players);
    else looks.push(state);
    const answer =
      answerTo(d) ??
      (d.kind === 'mulligan'
        ? { kind: 'mulligan' as const, mulligan: again(player, state.players[player]?.mulligans ?? 0) }
        : null);
    if (answer === null) throw new Error(`asked ${d.kind}`);
    const done = apply(rules, state, { type: 'answer', player, decision: d.id, answer });
    if (!done.ok) throw new Error(done.message);
    state = done.state;
  }
  throw new Error('no end');
}
const hands = (s: State) => s.hands.map((h) => h.length);

describe('mulligans that a team takes to its end', () => {
  const rules = { mulligan: 'paris', mulliganOrder: 'teamByTeam', freeMulligans: 1 } as const;

  it('should let the partner go on alone, then ask the other team (606.6a and 101.4a of 2006)', () => {
    // the example of 101.4a: both of the starting team take one, then only one of them a second
    const { state, asked } = decide(game(rules), (seat, before) =>
      seat === 2 ? before < 1 : seat === 3 && before < 2,
    );
    expect(asked).toEqual([[2, 3], [3], [2, 3], [3], [3], [0, 1], [1]]);
    expect(hands(state)).toEqual([7, 7, 7, 6]);
  });
});

const TIMES = [2, 0, 1, 0];

describe('mulligans of one player after another', () => {
  it('should cost a card each, and end with each player’s keep (101.4 of 2005)', () => {
    const rules = { mulligan: 'paris', mulliganOrder: 'playerByPlayer', freeMulligans: 0 } as const;
    const { state, asked } = decide(game(rules), (seat, before) => before < (TIMES[seat] ?? 0));
    expect(asked).toEqual([[2], [2], [3], [0], [0], [0], [1]]);
    expect(hands(state)).toEqual([5, 7, 6, 7]);
  });
});

describe('the look at a top card after Vancouver mulligans', () => {
  const vancouver = { mulligan: 'vancouver', freeMulligans: 1 } as const;
  const twice = (seat: number, before: number) => (seat === 0 || seat === 3) && before < 2;

  it('should be of those with fewer cards than seven, the starting team first (805.3a of 2016)', () => {
    const keep = { kind: 'arrange' } as const;
    const bottomed: number[] = [];
    const { state, looks } = decide(game(vancouver), twice, (d) => {
      if (d.kind !== 'arrange') return null;
      const down = d.players[0] === 3;
      return down ? { ...keep, piles: [[], d.cards] } : { ...keep, piles: [d.cards, []] };
    });
    expect(hands(state)).toEqual([6, 7, 7, 6]);
    expect(looks.map((s) => s.pending?.players)).toEqual([[3], [0]]);
    for (const [i, seat] of [3, 0].entries()) {
      const before = looks[i]?.libraries[seat] ?? [];
      const top = before[before.length - 1] ?? -1;
      if (state.libraries[seat]?.[0] === top) bottomed.push(seat);
    }
    expect(bottomed).toEqual([3]);
  });

  it('should show the card to the looking team alone', () => {
    const start = game(vancouver);
    const { looks } = decide(start, twice, (d) =>
      d.kind === 'arrange' ? { kind: 'arrange', piles: [d.cards, []] } : null,
    );
    const first = looks[0];
    if (first === undefined) throw new Error('nobody looks');
    const sees = [0, 1, 2, 3].map((seat) => view(start.rules, first, seat).looking.length);
    expect(sees).toEqual([0, 0, 1, 1]);
    expect(pendingDecisions(first).map((d) => d.players)).toEqual([[3]]);
  });

  it('should not be asked of anybody with a whole hand', () => {
    expect(decide(game(vancouver), (_, before) => before < 1).looks).toEqual([]);
  });
});
