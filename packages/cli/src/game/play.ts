import { createGame, eventsFor, type GameSetup, type Rules, type State, view } from '@ettin/engine';
import { Recorder, type Replay } from '@ettin/replay';
import type { GameEvent, PlayerView } from '@ettin/schema';
import { resultText } from '@ettin/text';
import type { Io } from '../io/io.js';
import { BadInput } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { boardLines } from '../table/board.js';
import { GameLog, type LogStyle, paintedLines } from '../table/log.js';
import { Person } from '../table/person.js';
import { Screen } from '../table/screen.js';
import { SAY } from '../words/terminal.js';
import { type Driven, drive, type Moment, type Observer } from './drive.js';
import type { MatchDesk } from './match-desk.js';
import { sitDown } from './sitters.js';
import { engineOf } from './version.js';

export interface Table {
  readonly io: Io;
  readonly rules: Rules;
  readonly setup: GameSetup;
  /** Who sits there, by seat. */
  readonly kinds: readonly string[];
  /** JSON lines instead of words. */
  readonly json: boolean;
  /** In which language, and whether each line is told with what its rule says. */
  readonly style: LogStyle;
  /** No pauses between what a watcher reads. */
  readonly fast: boolean;
  /** The match that the game is played in. */
  readonly desk?: MatchDesk;
  /** A saved game that goes on: its last state and what led there. */
  readonly from?: { readonly replay: Replay; readonly state: State };
}

export interface Finished extends Driven {
  readonly replay: Replay;
}

/** Milliseconds between two lines that a watcher at a terminal reads. */
const READING = 250;

/**
 * Plays a game at the terminal, in words for persons or watchers, or as JSON lines for a spectator. Within a match it
 * may be stopped by it.
 */
export async function playTable(table: Table): Promise<Finished> {
  const { io, rules, setup, kinds, desk } = table;
  const { state, events } = begin(table);
  const random = `${setup.seed}:${table.from?.replay.actions.length ?? 0}`;
  const players = sitDown(io, new Screen(), kinds, random, table.style, desk);
  const recorder = new Recorder(rules, setup, kinds, engineOf(rules.edition.id), state, table.from?.replay);
  const watch = table.json ? jsonLines(io) : inWords(table);
  const persons = players.filter((p) => p instanceof Person);
  const observe: Observer = async (moment) => {
    if (moment.action !== null) recorder.add(moment.action, moment.state);
    const shown = desk?.played(moment) ?? moment;
    for (const person of persons) person.observe(shown);
    if (persons.length === 0) await watch.moment(shown);
    return desk?.hear(moment) === true ? 'stop' : undefined;
  };
  await observe({ rules, before: null, state, events, action: null, why: null });
  const driven = await drive(io, rules, state, players, observe);
  const replay = recorder.replay();
  watch.end(driven, replay, persons);
  return { ...driven, replay };
}

function begin({ rules, setup, from }: Table): {
  readonly state: State;
  readonly events: readonly GameEvent[];
} {
  if (from !== undefined) return { state: from.state, events: [] };
  const created = createGame(rules, setup);
  if (!created.ok)
    throw new BadInput(
      "this game can't be set up",
      created.faults.map((f) => f.message),
    );
  return created;
}

interface Watch {
  moment(moment: Moment): void | Promise<void>;
  end(driven: Driven, replay: Replay, persons: readonly Person[]): void;
}

/** One JSON value a line: `{"kind":"event",…}` for what a spectator may know, then one `{"kind":"result",…}`. */
function jsonLines(io: Io): Watch {
  let action = 0;
  return {
    moment({ events, action: made }) {
      if (made !== null) action += 1;
      for (const event of eventsFor(events, 'spectator'))
        io.out(`${JSON.stringify({ kind: 'event', action, event })}\n`);
    },
    end({ state, ended }, replay) {
      io.out(`${JSON.stringify({ kind: 'result', ...resultJson(state, replay), ended })}\n`);
    },
  };
}

export function resultJson(state: State, replay: Replay): object {
  return {
    result: state.result,
    turns: state.turn.number,
    actions: replay.actions.length,
    life: state.teams.map((t) => t.life),
    poison: state.teams.map((t) => t.poison),
    edition: replay.edition,
    seed: replay.setup.seed,
    rules: replay.rules,
  };
}

function inWords({ io, rules, fast, style }: Table): Watch {
  const { language } = style;
  const paint = paintFor(io);
  const log = new GameLog('spectator', language);
  return {
    async moment(moment) {
      for (const line of log.add(moment)) {
        for (const told of paintedLines(line, paint, style))
          for (const part of fold(told, pageWidth(io))) io.out(`${part}\n`);
        if (!fast && io.outIsTerminal) await io.pause(READING);
      }
    },
    end({ state, ended }, replay, persons) {
      const seat = persons[0]?.seat ?? 'spectator';
      for (const person of persons.slice(0, 1)) person.readOut(view(rules, state, seat));
      const last: PlayerView = view(rules, state, seat);
      io.out(`\n${boardLines({ view: last, width: pageWidth(io), paint, language }).join('\n')}\n\n`);
      const words =
        ended === 'result'
          ? resultText(last, language)
          : SAY.text(language, ended === 'called' ? 'noOwnResult' : 'leftEarly');
      const n = replay.actions.length;
      const { seed } = replay.setup;
      io.out(`${paint.strong(words)} ${SAY.text(language, 'seedAndActions', { seed, n })}\n`);
    },
  };
}
