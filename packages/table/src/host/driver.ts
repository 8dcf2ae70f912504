import { fallbackMove } from '@ettin/bots';
import type { Action, ObjectId, Seat } from '@ettin/schema';
import { stillMeant } from '../game/advance.js';
import type { Refused } from '../machine/result.js';
import type { Clock } from '../ports/clock.js';
import type { HostCommand } from '../state/entry.js';
import type { PlayState, TableState } from '../state/table.js';
import {
  Bots,
  type BotTurn,
  botTurns,
  draftTurns,
  lifeCost,
  type Manner,
  mannerOf,
  type TableMove,
} from './bots.js';

/** How long a partner bot shows what it is about to do. */
const SHOWN = 2_000;
const LATER = 1_000;
/** What a pass of a bot takes at any pace, and a move the least: longer than it thinks, and too short to wait for. */
const BEAT = 30;

/** What is remembered of decisions that were drafted: those of one moment, and some to spare. */
const DRAFTED = 16;

const draftKey = (table: TableState, { decision, bot }: BotTurn): string =>
  `${table.games} ${table.play?.since ?? 0} ${decision.id} ${bot}`;

interface Plan {
  readonly player: Seat;
  readonly decision: number;
  readonly priority: boolean;
  readonly action: Action;
  readonly turn: number;
  readonly step: string;
  readonly stack: readonly ObjectId[];
  readonly since: number;
  readonly cancel: () => void;
}

/**
 * What a table does when nobody says anything: bots move, intents and clocks come due, passing goes on. It looks at the
 * table after each change (`look`) and says host commands, one at a time and each in a turn of its own of the machine, so
 * that people's messages come in between. All of it follows from the table, so that it starts again by itself wherever
 * the table is opened.
 */
export class Driver {
  private plans: Plan[] = [];
  private readonly bots: Bots;
  private thinking: (() => void) | null = null;
  private clockTimer: (() => void) | null = null;
  private readonly intentTimers = new Map<number, () => void>();
  private stopped = false;
  private askedAt = 0;
  /** Team decisions that a bot has looked at for its person, by position, decision and bot. */
  private drafted: readonly string[] = [];

  constructor(
    private readonly clock: Clock,
    seed: () => string,
    private readonly table: () => TableState,
    private readonly report: (error: unknown) => void,
    private readonly say: (command: HostCommand, done?: (no: Refused | null) => void) => void,
  ) {
    this.bots = new Bots(seed);
  }

  /** Something has changed. */
  look(): void {
    if (this.stopped) return;
    this.dropPlans();
    this.watchClock();
    this.watchIntents();
    this.think();
  }

  /** Nothing is planned, and no clock runs. */
  get idle(): boolean {
    return (
      this.thinking === null &&
      this.clockTimer === null &&
      this.plans.length === 0 &&
      this.intentTimers.size === 0
    );
  }

  stop(): void {
    this.stopped = true;
    for (const p of this.plans) p.cancel();
    for (const cancel of this.intentTimers.values()) cancel();
    this.thinking?.();
    this.clockTimer?.();
    this.plans = [];
    this.intentTimers.clear();
  }

  private think(): void {
    if (this.thinking !== null) return;
    const more = this.table().play?.more === true && this.table().phase === 'playing';
    if (!more && this.open().length === 0 && this.toDraft().length === 0) return;
    this.askedAt = this.clock.now();
    this.thinking = this.at(this.askedAt, () => {
      this.thinking = null;
      if (this.table().play?.more === true) this.say({ type: 'goOn' });
      else this.decideOne();
    });
  }

  /** Moves that no bot is making yet. */
  private open(): readonly BotTurn[] {
    const table = this.table();
    const intents = table.play?.intents ?? [];
    return botTurns(table).filter(
      (t) => !this.plans.some((p) => p.player === t.seat) && !intents.some((i) => i.seat === t.bot),
    );
  }

  private decideOne(): void {
    const table = this.table();
    const turn = this.open()[0];
    const { play } = table;
    if (turn === undefined) return this.draftOne();
    if (play === null) return;
    const { state } = play;
    const { action, why, manner } = this.chosen(table, play, turn);
    const { seat } = turn;
    const now = this.clock.now();
    const due = manner === 'asked' ? null : now + SHOWN;
    const life = manner === 'asked' ? lifeCost(table, state, turn, action) : 0;
    const say = (): void => {
      const seen = this.table().play?.at ?? 0;
      const command: HostCommand =
        manner === 'shown' || manner === 'asked'
          ? { type: 'intend', seat: turn.bot, action, why, life, due, seen }
          : { type: 'bot', seat: turn.bot, action, why, seen };
      this.say(command, (no) => this.done(plan, no));
    };
    const { botPace } = table.settings;
    const delay = manner === 'paced' ? Math.max(BEAT, botPace) : manner === 'passed' ? BEAT : 0;
    // from when it was asked: how long it thought is not to be seen
    const cancel = delay > 0 ? this.at(this.askedAt + delay, say) : () => {};
    const plan: Plan = {
      player: seat,
      decision: turn.decision.id,
      priority: turn.decision.kind === 'priority',
      action,
      turn: state.turn.number,
      step: state.turn.step,
      stack: state.stack,
      since: play.since,
      cancel,
    };
    this.plans.push(plan);
    if (delay === 0) say();
    this.think();
  }

  private toDraft(): readonly BotTurn[] {
    const table = this.table();
    return draftTurns(table).filter((t) => !this.drafted.includes(draftKey(table, t)));
  }

  private draftOne(): void {
    const table = this.table();
    const [turn] = this.toDraft();
    const { play } = table;
    if (turn === undefined || play === null) return;
    this.drafted = [...this.drafted, draftKey(table, turn)].slice(-DRAFTED);
    const draft = this.bots.draft(table, play, turn);
    const { bot: seat, decision } = turn;
    if (draft !== null) this.say({ type: 'botDraft', seat, decision: decision.id, ...draft, seen: play.at });
    this.think();
  }

  /** What the bot does and how; a bot that fails does the least, so that a table never waits for it in vain. */
  private chosen(table: TableState, play: PlayState, turn: BotTurn): TableMove & { readonly manner: Manner } {
    try {
      const move = this.bots.decide(table, play, turn);
      return { ...move, manner: mannerOf(table, play.state, turn, move.action) };
    } catch (error) {
      this.report(error);
      return { action: fallbackMove(turn), why: null, manner: 'passed' };
    }
  }

  /** A timer; what fails in it is told, and the process goes on. */
  private at(time: number, call: () => void): () => void {
    return this.clock.at(time, () => {
      try {
        call();
      } catch (error) {
        this.report(error);
      }
    });
  }

  /**
   * A move that was made is no plan any more: the same may have to be done again at a moment that looks the same, as after
   * combat damage that was on the stack (CR 310.4 of 2005). One that wasn't taken is thought about anew where the game had
   * gone on, and after a while where that is no reason.
   */
  private done(plan: Plan, no: Refused | null): void {
    this.plans = this.plans.filter((p) => p !== plan);
    if (no === null) return;
    this.at(this.clock.now() + (no.code === 'stale' ? 0 : LATER), () => this.look());
  }

  /** Plans for a moment that has passed, or of a bot that has gone. */
  private dropPlans(): void {
    const table = this.table();
    const turns = botTurns(table);
    const { play } = table;
    this.plans = this.plans.filter((p) => {
      const turn = turns.find((t) => t.seat === p.player && (t.decision.kind === 'priority') === p.priority);
      const same =
        turn !== undefined &&
        play !== null &&
        p.since === play.since &&
        (p.priority || turn.decision.id === p.decision) &&
        p.stack.length === play.state.stack.length &&
        p.stack.at(-1) === play.state.stack.at(-1) &&
        stillMeant(table, play.state, p) &&
        !play.intents.some((i) => i.seat === turn.bot);
      if (!same) p.cancel();
      return same;
    });
  }

  private watchClock(): void {
    this.clockTimer?.();
    this.clockTimer = null;
    const table = this.table();
    const clock = table.phase === 'playing' ? (table.play?.clock ?? null) : null;
    if (clock === null || clock.runs === null) return;
    const team = clock.runs;
    this.clockTimer = this.at(clock.at + clock.left[team], () => {
      this.clockTimer = null;
      this.say({ type: 'clockOut', team }, () => this.look());
    });
  }

  private watchIntents(): void {
    const { play } = this.table();
    // while all are asked for their consent nothing is carried out: those that came due meanwhile are due afterwards
    const intents = play === null || play.ask !== null ? [] : play.intents;
    const wanted = new Map(intents.flatMap((i) => (i.at === null ? [] : [[i.intent, i] as const])));
    for (const [key, cancel] of this.intentTimers)
      if (!wanted.has(key)) {
        cancel();
        this.intentTimers.delete(key);
      }
    for (const [key, intent] of wanted) {
      if (this.intentTimers.has(key)) continue;
      const due = () => {
        this.intentTimers.delete(key);
        this.say({ type: 'intentDue', intent: key });
      };
      this.intentTimers.set(key, this.at(intent.at ?? 0, due));
    }
  }
}
