import { createGame, type GameSetup, type SeatSetup } from '@ettin/engine';
import { packSetup } from '@ettin/replay';
import { deckRulesOf, faultsOf } from '../lobby/team-check.js';
import { refused, type Stepped } from '../machine/result.js';
import { NO_ROWS } from '../state/rows.js';
import { rulesOf } from '../state/rules.js';
import type { CardCount, PlayState, SeatState, TableState } from '../state/table.js';
import { personOf, teamOf } from '../state/who.js';
import { startClock } from './clock.js';
import { logged } from './log.js';

/** Begins a game when all seats are taken and ready. `seed`: drawn for it; its commitment is told at once. */
export function begin(table: TableState, seed: string, at: number, startingTeam?: number): Stepped {
  if (table.phase === 'playing') return refused('notNow', 'the game has begun');
  if (table.seats.some((s) => s.occupant.kind === 'nobody'))
    return refused('notNow', 'there are empty seats');
  if (table.seats.some((s) => s.deck === null)) return refused('decksMissing', 'somebody has no deck yet');
  const faults = table.seats.flatMap((s) =>
    s.deck === null ? [] : faultsOf(s.deck).filter((f) => f.blocks),
  );
  // whose deck it is and what is wrong with it is for its owner's team: each sees it at their seat
  if (faults.length > 0) return refused('badDeck', "a deck can't be played as it is");
  if (table.seats.some((s) => !s.ready)) return refused('notNow', 'somebody is not ready yet');
  return start(table, seed, at, startingTeam);
}

function start(table: TableState, seed: string, at: number, startingTeam?: number): Stepped {
  const setup = setupOf(table, seed, startingTeam);
  const rules = rulesOf(table.settings.edition);
  const created = createGame(rules, setup);
  if (!created.ok) return refused('badDeck', created.faults[0]?.message ?? "the decks can't be played");
  const { state, events } = created;
  let play: PlayState = {
    state,
    at: 0,
    moment: 0,
    since: 0,
    seed,
    log: NO_ROWS,
    logNext: Array.from({ length: state.players.length + 1 }, () => 0),
    drafts: [],
    intents: [],
    intentCount: [0, 0],
    declined: [],
    ask: null,
    nextAsk: 1,
    history: [],
    clock: null,
    timedOut: [false, false],
    more: false,
    startingTeam: state.turn.startingTeam,
    record: {
      edition: table.settings.edition,
      setup: packSetup(setup),
      rules: rules.hash,
      players: table.seats.map(kindOf),
      actions: NO_ROWS,
    },
  };
  play = { ...logged(play, events), clock: startClock(table, state, at) };
  const seats = table.seats.map((s) => ({ ...s, passing: 0, settings: { ...s.settings, passTurn: false } }));
  return {
    ok: true,
    table: { ...table, phase: 'playing', games: table.games + 1, seats, play, interrupted: null },
  };
}

const kindOf = ({ occupant }: SeatState): string =>
  occupant.kind === 'bot' ? `bot:${occupant.bot}` : 'person';

function setupOf(table: TableState, seed: string, startingTeam?: number): GameSetup {
  const { sideboard } = deckRulesOf(table.settings.edition);
  const shared = sideboard.how === 'sharedPool';
  const member = (s: SeatState): SeatSetup => ({
    name: nameOf(table, s),
    deck: names(s.deck?.main ?? []),
    ...(shared ? {} : { sideboard: names(s.deck?.side ?? []) }),
  });
  const teams = ([0, 1] as const).map((team) =>
    table.seats.filter((_, seat) => teamOf(table, seat) === team),
  );
  return {
    seed,
    teams: teams.map((seats) => seats.map(member)),
    ...(startingTeam === undefined ? {} : { startingTeam }),
    // what is beside the decks is the team's in common (CR 100.4c), where the rules of the day have it
    ...(shared
      ? { sharedSideboards: teams.map((seats) => seats.flatMap((s) => names(s.deck?.side ?? []))) }
      : {}),
  };
}

const names = (cards: readonly CardCount[]): readonly string[] =>
  cards.flatMap(([count, name]) => Array.from({ length: count }, () => name));

export function nameOf(table: TableState, seat: SeatState): string {
  const { occupant } = seat;
  if (occupant.kind === 'bot') return occupant.name;
  if (occupant.kind === 'nobody') return '';
  return personOf(table, occupant.person)?.name ?? '';
}

/** Another game with the same seats and decks: the team that lost begins, after a draw the same team as before. */
export function rematch(table: TableState, seed: string, at: number): Stepped {
  const last = table.play ?? table.interrupted;
  if (table.phase !== 'over' || last === null) return refused('notNow', 'no game is over');
  const winner = ('state' in last ? last.state.result?.winner : last.winner) ?? null;
  const starting = winner === null ? last.startingTeam : 1 - winner;
  const ready = { ...table, seats: table.seats.map((s) => ({ ...s, ready: true })) };
  return begin(ready, seed, at, starting);
}
