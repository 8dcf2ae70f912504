import {
  type ClientMessage,
  type Command,
  DEFAULT_TABLE,
  type InvitationCode,
  LIMITS,
  type PersonId,
  type ServerMessage,
  type TableId,
  type TableSettings,
} from '@ettin/protocol';
import type { Replay } from '@ettin/replay';
import { replayOf } from '../game/record.js';
import { type Refused, refused } from '../machine/result.js';
import { firstTable, step } from '../machine/step.js';
import { StorageFailed } from '../ports/event-log.js';
import { answerTo } from '../query/answer.js';
import type { Entry, HostCommand } from '../state/entry.js';
import { markOf } from '../state/mark.js';
import type { TableState } from '../state/table.js';
import { personOf } from '../state/who.js';
import { Connection } from './connection.js';
import { entryFor } from './draw.js';
import { Driver } from './driver.js';
import { hexFrom, idFrom } from './ids.js';
import { GONE, type Input, unheard } from './input.js';
import { gameToKeep } from './keep.js';
import { openFrom } from './open.js';
import type { TablePorts, Where } from './ports.js';
import { bodyOf, snapshotOf } from './recover.js';
import { refusalOf } from './refusal.js';

/** Entries between snapshots. */
const SNAPSHOT_EVERY = 200;
/** Commands of one connection that wait: where the disk is slow, no more than may be said at once. */
const WAITING = LIMITS.burst;

export interface Opening {
  readonly person: PersonId;
  readonly name: string;
  readonly settings?: Partial<TableSettings>;
}

export interface Visitor {
  readonly person: PersonId;
  readonly name: string;
  readonly invitation?: InvitationCode;
}

export type Saved = { readonly ok: true; readonly replay: Replay } | Refused;

export type Closing = Extract<ServerMessage, { type: 'closing' }>['reason'];

/**
 * One table that runs. It takes what connections and its driver say, in the order in which they say it; writes down what
 * can be carried out; and only then acknowledges it and tells everybody what has changed. Nothing that it couldn't write
 * down has happened.
 */
export class TableHost {
  private readonly connections = new Set<Connection>();
  private readonly queue: Input[] = [];
  private pumping: Promise<void> | null = null;
  private closed = false;
  private snapshotAt: number;
  private readonly driver: Driver;
  /** Called once, when the table is given up. */
  onClosed: (reason: Closing) => void = () => {};

  private constructor(
    private readonly ports: TablePorts,
    private readonly epoch: number,
    private table: TableState,
    private seq: number,
  ) {
    this.snapshotAt = seq;
    this.driver = new Driver(
      ports.clock,
      () => hexFrom(ports.random(16)),
      () => this.table,
      (error) => this.report(error),
      (command, done) => this.enqueue({ from: null, command, ...(done === undefined ? {} : { done }) }),
    );
  }

  /** A new table, with settings that it can have (`whyNoSettings`). Rejects with `StorageFailed`. */
  static async create(ports: TablePorts, opening: Opening): Promise<TableHost> {
    const id: TableId = idFrom(ports.random(16));
    const { person, name } = opening;
    const settings = { ...DEFAULT_TABLE, ...opening.settings };
    const engine = ports.version;
    const command = { type: 'create', table: id, person, name, settings, engine } as const;
    const entry: Entry = { at: ports.clock.now(), by: null, command };
    if (!(await ports.log.create(id, '.1', bodyOf(entry), entry.at)))
      throw new Error('two tables have drawn one id');
    const owned = await ports.ownership.claim(id);
    if (owned === null) throw new StorageFailed('unknown', 'a table that was just made is not there');
    return new TableHost(ports, owned.epoch, firstTable(entry), 1);
  }

  /**
   * Takes a table over as its log has it; null when there is no such table. A going game that this engine would play otherwise is
   * interrupted, and its log says so from then on. Rejects with `StorageFailed`, also where another process has taken it
   * over meanwhile.
   */
  static async open(ports: TablePorts, id: TableId): Promise<TableHost | null> {
    const owned = await ports.ownership.claim(id);
    if (owned === null) return null;
    const { table, seq, stale, interrupted } = await openFrom(ports, id);
    const host = new TableHost(ports, owned.epoch, table, seq);
    if (interrupted !== null) await host.hostCommand({ type: 'interrupt', game: interrupted });
    await host.hostCommand({ type: 'resume', engine: ports.version });
    await host.keepGame();
    if (stale) await host.snapshot();
    if (host.closed) throw new StorageFailed('locked', 'a table that was just opened had to be given up');
    return host;
  }

  get id(): TableId {
    return this.table.id;
  }
  /** Place of the latest entry. */
  get at(): number {
    return this.seq;
  }
  /** The whole table, secrets and all: for tests and for whoever keeps an eye on memory. Never to be sent. */
  get state(): TableState {
    return this.table;
  }
  /** The game with this number as a replay, for somebody of this table and once it is over; pinned to the ports' version. */
  replay(person: PersonId, game: number): Saved {
    if (personOf(this.table, person) === undefined) return refused('notInvited', 'you are not at this table');
    return replayOf(this.table, game, this.ports.version);
  }
  get people(): number {
    return this.connections.size;
  }
  /** Nobody is here, no bot has anything to do and no clock runs: nothing will happen until somebody comes. */
  get atRest(): boolean {
    return this.connections.size === 0 && this.pumping === null && this.driver.idle;
  }

  /** Somebody comes to the table: as one who is known here, by invitation, or to watch. */
  async connect(who: Visitor, carry: (message: ServerMessage) => void): Promise<Connection | Refused> {
    if (this.closed) return GONE;
    const { person, name, invitation } = who;
    const known = personOf(this.table, person);
    if (known === undefined || (invitation !== undefined && !known.invited)) {
      const no = await this.hostCommand({ type: 'join', person, name, invitation: invitation ?? null });
      if (this.closed) return GONE;
      // who may watch anyway isn't sent away for an old link; who has been removed meanwhile is
      if (no !== null && personOf(this.table, person) === undefined) return no;
    }
    const connection = new Connection(person, this.desk, carry);
    connection.welcome();
    this.connections.add(connection);
    this.broadcast();
    this.guarded(() => this.driver.look());
    return connection;
  }

  /** Gives the table up: what was said so far is written down before. */
  async close(reason: Closing = 'restart', again: number | null = 1_000): Promise<void> {
    await this.settled();
    // another version that opens it looks at the game by its snapshot
    if (!this.closed && this.seq > this.snapshotAt) await this.snapshot();
    if (this.closed) return;
    this.drop(reason, again);
    await this.ports.ownership.release(this.table.id, this.epoch);
  }

  /** Resolves when nothing that was said so far waits. */
  async settled(): Promise<void> {
    while (this.pumping !== null) await this.pumping;
  }

  private readonly desk = {
    now: () => ({ table: this.table, here: this.here(), at: this.ports.clock.now() }),
    hear: (from: Connection, message: ClientMessage): void => this.hear(from, message),
    gone: (connection: Connection): void => {
      this.connections.delete(connection);
      if (!this.closed) this.broadcast();
    },
  };

  private here(): ReadonlySet<PersonId> {
    return new Set([...this.connections].map((c) => c.person));
  }

  private hear(from: Connection, message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
      case 'sync':
        return from.welcome();
      case 'try':
      case 'why':
      case 'echo':
        return from.send(answerTo(this.table, from.person, message, this.ports.clock.now()));
      default:
        this.enqueue({ from, command: message });
    }
  }

  private hostCommand(command: HostCommand): Promise<Refused | null> {
    return new Promise((done) => this.enqueue({ from: null, command, done }));
  }

  private enqueue(input: Input): void {
    if (this.closed) return unheard(input);
    const { from } = input;
    if (from !== null && this.queue.filter((i) => i.from === from).length >= WAITING)
      return this.refuse(input, refused('tooFast', 'what you said before still waits to be written down'));
    this.queue.push(input);
    this.pumping ??= this.pump();
  }

  private async pump(): Promise<void> {
    // never within the call that said it: whoever speaks twice is heard in that order
    await null;
    for (let input = this.queue.shift(); input !== undefined && !this.closed; input = this.queue.shift())
      await this.hearOut(input);
    // in one go with finding the queue empty, so that what is said next starts it again
    this.pumping = null;
  }

  private async hearOut(input: Input): Promise<void> {
    try {
      const changed = await this.take(input);
      if (this.closed) return unheard(input);
      if (!changed) return;
      this.broadcast();
      this.driver.look();
    } catch (error) {
      this.report(error);
      this.guarded(() => unheard(input));
    }
  }

  /** Carries one thing out; whether it changed the table. */
  private async take(input: Input): Promise<boolean> {
    const { from, command } = input;
    const known = from === null ? undefined : this.known(from.person, command);
    if (from !== null && 'id' in command && known !== undefined) {
      from.send({ type: 'ack', id: command.id, seq: known });
      return false;
    }
    const entry = entryFor(this.ports, from?.person ?? null, command, () => this.here());
    const went = this.stepped(entry);
    if (!went.ok) {
      this.refuse(input, went);
      return false;
    }
    const before = this.table;
    const mark = markOf(before, went.table);
    const seq = this.seq + 1;
    const key = from !== null && 'id' in command ? `${from.person}.${command.id}` : `.${seq}`;
    const kept = await this.append(
      key,
      seq,
      mark === undefined ? entry : { ...entry, mark },
      went.table.phase === 'playing',
    );
    if (kept === null) return false;
    if (kept === seq) {
      this.table = went.table;
      this.seq = seq;
    }
    if (from !== null && 'id' in command) {
      const count = kept === seq ? this.known(from.person, command) : undefined;
      from.send({ type: 'ack', id: command.id, seq: count ?? 0 });
    }
    if (kept !== seq) return false;
    if (input.from === null) input.done?.(null);
    this.sendAway();
    if (before.phase !== this.table.phase && this.table.phase === 'over') await this.keepGame();
    // each game has one from its beginning and one from its end, so that another version needn't play older games again
    if (before.phase !== this.table.phase || this.seq - this.snapshotAt >= SNAPSHOT_EVERY)
      await this.snapshot();
    return true;
  }

  private known(person: PersonId, command: Command | HostCommand): number | undefined {
    if (!('id' in command)) return undefined;
    return personOf(this.table, person)?.done.find(([id]) => id === command.id)?.[1];
  }

  private stepped(entry: Entry): ReturnType<typeof step> {
    try {
      return step(this.table, entry);
    } catch (error) {
      this.report(error, entry);
      return refused('notNow', "the table can't carry this out; nothing has happened");
    }
  }

  private refuse(input: Input, no: Refused): void {
    if (input.from === null) {
      input.done?.(no);
      return;
    }
    input.from.send(refusalOf('id' in input.command ? input.command.id : null, no));
  }

  /** The place at which it is kept, now or from an earlier time; null when the table had to be given up. */
  private async append(command: string, seq: number, entry: Entry, playing: boolean): Promise<number | null> {
    const { log } = this.ports;
    try {
      const kept = await log.append({
        table: this.table.id,
        epoch: this.epoch,
        seq,
        command,
        body: bodyOf(entry),
        at: entry.at,
        playing,
      });
      if (kept.ok || kept.why === 'duplicate') return kept.seq;
      this.drop('elsewhere', 0);
    } catch (error) {
      this.failed(error);
    }
    return null;
  }

  private async snapshot(): Promise<void> {
    if (this.closed) return;
    this.snapshotAt = this.seq;
    const { log, version } = this.ports;
    try {
      const kept = await log.saveSnapshot(
        this.table.id,
        this.epoch,
        snapshotOf(this.table, this.seq, version),
      );
      if (!kept) this.drop('elsewhere', 0);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Keeps the replay of a game that is over, once. */
  private async keepGame(): Promise<void> {
    const { id, games, phase } = this.table;
    if (this.closed || phase !== 'over') return;
    const { replays, version, clock } = this.ports;
    try {
      if (await replays.has(id, games)) return;
      const game = gameToKeep(this.table, version, clock.now());
      if (game !== null) await replays.keep(game);
    } catch (error) {
      this.failed(error);
    }
  }

  /** Storage that can't be used any more, or a bug of its driver: the table is given up, with all that is written. */
  private failed(error: unknown): void {
    this.report(error);
    this.drop('storage', null);
  }

  private report(error: unknown, entry?: Entry): void {
    const where: Where = { table: this.table.id, seq: this.seq, ...(entry === undefined ? {} : { entry }) };
    this.ports.report(error, where);
  }

  private drop(reason: Closing, again: number | null): void {
    if (this.closed) return;
    this.closed = true;
    this.driver.stop();
    for (const input of this.queue.splice(0)) unheard(input);
    for (const c of [...this.connections]) {
      c.send({ type: 'closing', reason, again });
      c.close();
    }
    this.onClosed(reason);
  }

  /** Connections of people who aren't at the table any more. */
  private sendAway(): void {
    for (const c of [...this.connections]) {
      if (personOf(this.table, c.person) !== undefined) continue;
      c.send({ type: 'closing', reason: 'removed', again: null });
      c.close();
    }
  }

  private guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.report(error);
    }
  }

  private broadcast(): void {
    // what one can't be told is not to keep the others waiting, nor to end the process
    for (const c of this.connections) this.guarded(() => c.update());
  }
}
