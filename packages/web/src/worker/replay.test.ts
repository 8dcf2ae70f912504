import { starterDecks } from '@ettin/cards';
import { apply, createGame, fallbackAnswer, pendingDecisions, SPECTATORS } from '@ettin/engine';
import { Recorder, stateHash, writeReplay } from '@ettin/replay';
import type { Action } from '@ettin/schema';
import { rulesOf } from '@ettin/table';
import { expect, it } from 'vitest';
import { Replayed } from './replay.js';

const ENGINES = { '2026': 'here' };
const ACTIONS = 60;

/** A game in which everybody does the least. */
function played(): { readonly text: string; readonly hash: string } {
  const rules = rulesOf('2026');
  const decks = starterDecks.slice(0, 4).map(({ cards }, i) => ({
    name: `P${i}`,
    deck: cards.flatMap(([count, name]) => Array.from({ length: count }, () => name)),
  }));
  const setup = { seed: 'replay', teams: [decks.slice(0, 2), decks.slice(2)] };
  const created = createGame(rules, setup);
  if (!created.ok) throw new Error(created.faults[0]?.message);
  let { state } = created;
  const recorder = new Recorder(rules, setup, ['person', 'person', 'person', 'person'], 'here', state);
  for (let i = 0; i < ACTIONS; i++) {
    const [decision] = pendingDecisions(state);
    const player = decision?.players[0];
    if (decision === undefined || player === undefined) break;
    const action: Action =
      decision.kind === 'priority'
        ? { type: 'pass', player }
        : { type: 'answer', player, decision: decision.id, answer: fallbackAnswer(decision) };
    const done = apply(rules, state, action);
    if (!done.ok) throw new Error(done.message);
    state = done.state;
    recorder.add(action, state);
  }
  return { text: writeReplay(recorder.replay()), hash: stateHash(state) };
}

it('should show each position as its viewer may know it, and refuse what is damaged by its place', async () => {
  const { text } = played();
  const replayed = await Replayed.open(text, ENGINES);
  if ('wrong' in replayed) throw new Error(replayed.wrong);
  const opened = replayed.opened();
  expect(opened).toMatchObject({ edition: '2026', last: ACTIONS, pins: [], damage: null });
  expect(opened.names).toEqual(['P0', 'P1', 'P2', 'P3']);
  expect(opened.turns[0]).toBe(0);

  const seen = replayed.welcome(opened.last, 0);
  // a partner's hand is open (CR 810.5), an opponent's is not
  expect(seen.game?.view.hands[0]).toBeDefined();
  expect(seen.game?.view.hands[1]).toBeDefined();
  expect(seen.game?.view.hands[2]).toBeUndefined();
  const all = replayed.welcome(opened.last, 'spectator');
  expect(Object.keys(all.game?.view.hands ?? {})).toEqual([]);
  expect(
    all.log.every(({ event: { audience } }) => audience === 'all' || audience.includes(SPECTATORS)),
  ).toBe(true);
  expect(replayed.welcome(0, 0).log.length).toBeLessThan(seen.log.length);

  expect(await Replayed.open('{', ENGINES)).toMatchObject({ wrong: expect.stringMatching(/JSON/) });
  const other = await Replayed.open(text.replace('"edition": "2026"', '"edition": "1993"'), ENGINES);
  expect(other).toEqual({ wrong: 'there is no edition 1993' });
  // an action that can't be right is named by its number, and what comes before it can be looked at
  const [, first = ''] = /("actions": \[\n[^\n]*\n)/.exec(text) ?? [];
  const bad = await Replayed.open(text.replace(first, `${first}    {"type":"pass","player":7},\n`), ENGINES);
  if ('wrong' in bad) expect(bad.wrong).toMatch(/checkpoint/);
  else expect(bad.opened().damage?.action).toBe(2);
});
