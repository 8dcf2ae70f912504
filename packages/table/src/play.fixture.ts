import { canOnlyPass } from '@ettin/bots';
import { type BoardSpec, createBoard, type PermanentSpec } from '@ettin/engine';
import {
  type ClockSettings,
  type Command,
  DEFAULT_SETTINGS,
  DEFAULT_TABLE,
  type SeatSettings,
} from '@ettin/protocol';
import type { Action, ObjectId, Seat } from '@ettin/schema';
import { startClock } from './game/clock.js';
import { settle } from './game/settle.js';
import { botTurns } from './host/bots.js';
import { personId } from './host.fixture.js';
import type { Stepped } from './machine/result.js';
import { step } from './machine/step.js';
import type { HostCommand } from './state/entry.js';
import { allRows, NO_ROWS } from './state/rows.js';
import { rulesOf } from './state/rules.js';
import type { PlayState, TableState } from './state/table.js';

type Body<T extends { readonly id: string }> = T extends unknown ? Omit<T, 'id'> : never;

export interface Side {
  readonly on?: readonly (string | PermanentSpec)[];
  readonly hand?: readonly string[];
  readonly library?: readonly string[];
}

export interface Scene extends Omit<BoardSpec, 'teams'> {
  readonly sides: readonly [Side, Side, Side, Side];
  readonly life?: readonly [number, number];
  /** Seats of bots; people sit at the others. */
  readonly bots?: readonly Seat[];
  readonly settings?: readonly (Partial<SeatSettings> | undefined)[];
  readonly clock?: ClockSettings;
}

export const NAMES = ['Ann', 'Bob', 'Cid', 'Dee'] as const;
export const idOf = (seat: Seat): string => personId(NAMES[seat] ?? '');

/** A table in the middle of a game, by a board. Its machine is stepped as a log would be. */
export class Table {
  table: TableState;
  at = 1_000_000;
  private seq = 1;
  readonly refs: Readonly<Record<string, ObjectId>>;

  constructor(scene: Scene) {
    const { table, refs } = tableOf(scene);
    this.table = settle(table, table.play?.state.turn.number ?? null);
    this.refs = refs;
    this.botsPass();
  }

  get play(): PlayState {
    if (this.table.play === null) throw new Error('there is no game');
    return this.table.play;
  }

  get state(): PlayState['state'] {
    return this.play.state;
  }

  /** Players who are asked now. */
  asked(): readonly Seat[] {
    const { pending, pendingToo, priority, teams } = this.state;
    if (pending !== null) return [pending, ...pendingToo].flatMap((d) => d.players);
    if (priority === null) return [];
    return (teams[priority.team]?.seats ?? []).filter((s) => (priority.passed & (1 << s)) === 0);
  }

  say(seat: Seat, command: Body<Command>): Stepped {
    const id = `${seat}-${String(this.seq).padStart(8, '0')}`;
    return this.take(idOf(seat), { ...command, id } as Command);
  }

  host(command: HostCommand): Stepped {
    return this.take(null, command);
  }

  private take(by: string | null, command: Command | HostCommand): Stepped {
    const went = step(this.table, { at: this.at, by, command });
    if (went.ok) {
      this.table = went.table;
      this.seq += 1;
      this.botsPass();
    }
    return went;
  }

  /** Bots that can do nothing else pass, as whoever runs the table has them do. */
  private botsPass(): void {
    const turn = botTurns(this.table).find(canOnlyPass);
    if (turn === undefined) return;
    const action = { type: 'pass', player: turn.seat } as const;
    const went = this.host({ type: 'bot', seat: turn.bot, action, why: null, seen: this.play.at });
    if (!went.ok) throw new Error(went.message);
  }

  /** Throws where it is refused. */
  do(seat: Seat, command: Body<Command>): void {
    const went = this.say(seat, command);
    if (!went.ok) throw new Error(`${went.code}: ${went.message}`);
  }

  act(seat: Seat, action: Exclude<Action, { type: 'concede' }>): void {
    this.do(seat, { type: 'act', at: this.play.at, action });
  }

  pass(seat: Seat): void {
    this.act(seat, { type: 'pass', player: seat });
  }

  cast(seat: Seat, card: string): void {
    this.act(seat, { type: 'cast', player: seat, object: this.inHand(seat, card) });
  }

  inHand(seat: Seat, card: string): ObjectId {
    const rules = rulesOf(this.table.settings.edition);
    const found = this.state.hands[seat]?.find((o) => rules.defs[o.def]?.name === card);
    if (found === undefined) throw new Error(`no ${card} in the hand of ${seat}`);
    return found.id;
  }

  choose(seat: Seat, ...chosen: readonly number[]): void {
    const decision = this.state.pending?.id ?? -1;
    this.act(seat, {
      type: 'answer',
      player: seat,
      decision,
      answer: { kind: 'choose', chosen: [...chosen] },
    });
  }

  /** What the log says to all, newest last. */
  notices(): readonly string[] {
    return allRows(this.play.log).flatMap(({ event }) => (event.type === 'notice' ? [event.what] : []));
  }
}

const PLAINS: readonly string[] = Array.from({ length: 10 }, () => 'Plains');

function tableOf(scene: Scene): { table: TableState; refs: Readonly<Record<string, ObjectId>> } {
  const { sides, life, bots = [], settings = [], clock = null, ...rest } = scene;
  const refs = new Set<string>();
  const player = (seat: Seat) => ({
    name: NAMES[seat] ?? '',
    battlefield: (sides[seat]?.on ?? []).flatMap((x) => permanents(x, refs)),
    hand: (sides[seat]?.hand ?? []).map((card) => ({ card })),
    library: (sides[seat]?.library ?? PLAINS).map((card) => ({ card })),
  });
  const made = createBoard(rulesOf(DEFAULT_TABLE.edition), {
    ...rest,
    teams: [0, 1].map((t) => ({
      players: [player(2 * t), player(2 * t + 1)],
      ...(life === undefined ? {} : { life: life[t] ?? 30 }),
    })),
  });
  if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
  const { state } = made;
  const table: TableState = {
    id: personId('table'),
    host: idOf(0),
    phase: 'playing',
    settings: { ...DEFAULT_TABLE, clock },
    people: NAMES.flatMap((name, seat) =>
      bots.includes(seat) ? [] : [{ id: idOf(seat), name, invited: true, count: 0, done: [] }],
    ),
    seats: NAMES.map((name, seat) => ({
      occupant: bots.includes(seat)
        ? { kind: 'bot', bot: 'rookie', name }
        : { kind: 'person', person: idOf(seat) },
      deck: null,
      ready: true,
      settings: { ...DEFAULT_SETTINGS, ...settings[seat] },
      passing: 0,
      coming: null,
    })),
    invitations: [],
    games: 1,
    score: [0, 0],
    interrupted: null,
    engine: 'test',
    social: [],
    socialNext: [0, 0, 0],
    play: {
      state,
      at: 10,
      moment: 10,
      since: 0,
      seed: 'seed',
      log: NO_ROWS,
      logNext: [0, 0, 0, 0, 0],
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
      startingTeam: 0,
      record: {
        edition: DEFAULT_TABLE.edition,
        setup: { seed: 'seed', teams: [] },
        rules: 'none',
        players: [],
        actions: NO_ROWS,
      },
    },
  };
  const started = {
    ...table,
    play: table.play && { ...table.play, clock: startClock(table, state, 1_000_000) },
  };
  return { table: started, refs: made.refs };
}

/** "3 Forest" stands for three of them; the first of a name has it as its `ref`. */
function permanents(x: string | PermanentSpec, refs: Set<string>): readonly PermanentSpec[] {
  if (typeof x !== 'string') return [x];
  const [, count, name] = /^(\d+) (.+)$/.exec(x) ?? [x, '1', x];
  return Array.from({ length: Number(count) }, () => {
    const card = name ?? '';
    if (refs.has(card)) return { card };
    refs.add(card);
    return { card, ref: card };
  });
}
