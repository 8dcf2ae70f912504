import { cards } from '@ettin/cards';
import { getEdition } from '@ettin/editions';
import { apply, createGame, createRules, type State } from '@ettin/engine';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../random.js';
import { ALWAYS, CHECKS, type CheckName, TRYING, WATCHED } from './index.js';

const edition = getEdition('2026');
if (edition === undefined) throw new Error('no edition 2026');
const rules = createRules(edition, cards);
const deck = [...Array(20).fill('Forest'), ...Array(20).fill('Grizzly Bears')];

/** The first main phase of a game in which everybody kept. */
function start(): State {
  const player = (name: string) => ({ name, deck });
  const made = createGame(rules, {
    seed: 'checks',
    teams: [
      [player('A1'), player('A2')],
      [player('B1'), player('B2')],
    ],
  });
  if (!made.ok) throw new Error('no game');
  let state = made.state;
  while (state.priority === null || state.turn.step !== 'main1') {
    const d = state.pending;
    const player = d?.players[0] ?? state.teams[state.priority?.team ?? 0]?.seats[0] ?? 0;
    const passed = ((state.priority?.passed ?? 0) & (1 << player)) !== 0;
    const done = apply(
      rules,
      state,
      d === null
        ? { type: 'pass', player: passed ? player + 1 : player }
        : { type: 'answer', player, decision: d.id, answer: { kind: 'mulligan', mulligan: false } },
    );
    if (!done.ok) throw new Error(done.message);
    state = done.state;
  }
  return state;
}

const state = start();

function found(check: CheckName, changed: Partial<State>, before: State | null = null): readonly string[] {
  return CHECKS[check]({
    rules,
    before,
    action: null,
    events: [],
    state: { ...state, ...changed },
    random: randomFrom('check'),
  });
}

describe('checks', () => {
  it.each([...ALWAYS, ...WATCHED, ...TRYING])('should find nothing in a good state: %s', (check) => {
    expect(found(check, {})).toEqual([]);
  });

  const libraries = state.libraries.map((l, seat) => (seat === 0 ? l.slice(1) : l));
  const twice = state.libraries.map((l, seat) => (seat === 1 ? [...l, l[0] ?? 0] : l));
  const teams = (change: object) => state.teams.map((t, i) => (i === 0 ? { ...t, ...change } : t));

  it.each<[string, CheckName, Partial<State>, RegExp]>([
    ['a card that is nowhere', 'cardsKept', { libraries }, /nowhere/],
    ['a card in two places', 'cardsKept', { libraries: twice }, /library 1 and in library 1/],
    ['an object that is listed but not there', 'zonesAgree', { battlefield: [65536] }, /not there/],
    ['a slot that is free but used', 'zonesAgree', { free: [4] }, /free but used/],
    ['life that is no number', 'totalsAdd', { teams: teams({ life: Number.NaN }) }, /NaN life/],
    ['nobody asked', 'somethingAsked', { priority: null }, /nothing is asked/],
    ['frames below priority', 'referencesHold', { frames: [] }, /priority over frames/],
    ['what JSON loses', 'jsonOnly', { teams: teams({ poison: -0 }) }, /poison is -0/],
  ])('should find %s', (_, check, changed, line) => {
    expect(found(check, changed).join('\n')).toMatch(line);
  });

  it('should find life that changed without an event (CR 810.9)', () => {
    expect(found('totalsAdd', { teams: teams({ life: 7 }) }, state).join()).toMatch(/events say 0, now 7/);
  });

  describe('of life totals that are set for both heads', () => {
    const life = (player: number, change: number, total: number): GameEvent => {
      return { type: 'life', cite: 'life.setBoth', audience: 'all', player, change, total };
    };
    const at = (life: number) => ({ ...state, teams: teams({ life }) });
    const said = (id: string, events: readonly GameEvent[], before: State, after: State) => {
      const edition = getEdition(id);
      if (edition === undefined) throw new Error(`no edition ${id}`);
      const moment = { rules: { ...rules, edition }, before, action: null, events, state: after };
      return CHECKS.totalsAdd({ ...moment, random: randomFrom('life') });
    };
    // CR 806.9b: from 25 both have 13; they lose 10 and 9, and the team has 3 + 4
    const set = [life(0, -10, 15), life(1, -9, 6), life(0, 0, 7)];

    it('should take the sum for the total where the rules add them up (CR 806.9b)', () => {
      expect(said('2009-en', set, at(25), at(7))).toEqual([]);
      expect(said('2009-en', [...set, ...set.slice(2)], at(25), at(7)).join()).toMatch(/now 7/);
    });

    it('should find a total that the moves from the shares do not lead to', () => {
      const wrong = [...set.slice(0, 2), life(0, 0, 8)];
      expect(said('2009-en', wrong, at(25), at(8)).join()).toMatch(/life 25, events say -18, now 8/);
    });

    it('should ask for moves that add up where one member is picked (CR 810.9d)', () => {
      expect(said('2026', set, at(25), at(7)).join()).toMatch(/life 25, events say -19, now 7/);
    });
  });

  it('should find a hidden card that an event tells of', () => {
    const player = state.teams[state.priority?.team ?? 0]?.seats[0] ?? 0;
    const action = { type: 'pass', player } as const;
    const done = apply(rules, state, action);
    if (!done.ok) throw new Error(done.message);
    const leak: GameEvent = {
      type: 'notice',
      cite: 'choice',
      audience: 'all',
      player,
      what: 'replaced:Grizzly Bears',
    };
    const look = (events: readonly GameEvent[]) =>
      CHECKS.unseenMakesNoDifference({
        rules,
        before: state,
        action,
        events,
        state: done.state,
        random: randomFrom('look'),
      });
    expect(look(done.events)).toEqual([]);
    expect(look([...done.events, leak]).join()).toMatch(/events for/);
  });
});
