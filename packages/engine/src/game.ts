import type {
  Audience,
  Decision,
  GameEvent,
  Meaning,
  NoticeText,
  ObjectId,
  Seat,
  TargetId,
} from '@ettin/schema';
import { READS } from './compile/bits.js';
import type { Chars, Rules } from './compile/types.js';
import { baseChars } from './layers/base.js';
import { unpackChars } from './layers/known.js';
import { Modified } from './layers/modified.js';
import { readsOfBoard } from './layers/reads.js';
import { type Table, tableOf } from './layers/table.js';
import type { PayExtra, Spending } from './mana/payable.js';
import { cloneObj, clonePlayer, cloneState, cloneTeam } from './state/clone.js';
import { cloneFrame } from './state/clone-frame.js';
import { GENERATION, HAND_SLOT, PEEK_SLOT, SLOT_MASK, TOP_SLOT } from './state/ids.js';
import type { Frame, LastKnown, ManaAmount, Obj, Player, State, Team } from './state/state.js';
import { copyRecord } from './state/with.js';

export { GENERATION, HAND_SLOT, PEEK_SLOT, SLOT_MASK, TOP_SLOT };

/** Distributes over the omitted keys, so that each kind of decision keeps its own fields. */
export type Asked = Decision extends infer D ? (D extends Decision ? Omit<D, 'id'> : never) : never;
const NOTHING: readonly never[] = [];

/** Nothing is modified: characteristics are the copiable values. Never written. */
const NO_TABLE: Table = { modified: new Modified(), index: null, activations: null };
const FEW = 24;

/**
 * One `apply` under way: the state being made, and what of it is already a copy of our own.
 *
 * Every part of a state is copied at most once here and then written in place; whatever the old state
 * holds is never written. A `Game` lives only as long as one call and can nest: nothing is kept at module level.
 */
export class Game {
  readonly rules: Rules;
  s: State;
  readonly events: GameEvent[] = [];
  /** What is ours: a short list is quicker than a set, which is made where there is much. */
  private readonly few: object[] = [];
  private many: Set<object> | null = null;
  private cached: Table | null = null;
  /** Counts what is written to objects in this call; see `sba/quiet.ts`. */
  writes = 0;
  quietAt = -1;
  /** What has happened as part of something that isn't over yet; see `together` in `triggers/occur.ts`. */
  held: (() => void)[] | null = null;
  /** Kept for as long as nothing is written: what each player could pay. */
  payers: (((amount: ManaAmount, on: Spending | null, extra?: PayExtra) => boolean) | undefined)[] = [];
  payersAt = -1;
  quietParts: Pick<
    State,
    'battlefield' | 'teams' | 'effects' | 'combat' | 'token' | 'status' | 'players'
  > | null = null;

  /** `reading`: nothing is going to be written, so the state needs no copy. */
  constructor(rules: Rules, state: State, reading = false) {
    this.rules = rules;
    this.s = reading ? state : cloneState(state);
  }

  private isOwned(x: object): boolean {
    if (this.many !== null) return this.many.has(x);
    for (let i = this.few.length - 1; i >= 0; i--) if (this.few[i] === x) return true;
    return false;
  }
  private ownIt(x: object): void {
    if (this.many !== null) this.many.add(x);
    else if (this.few.push(x) > FEW) this.many = new Set(this.few);
  }

  // ---- reading objects

  /** The object with this id if it still is that object, else null (CR 400.7). */
  find(id: ObjectId): Obj | null {
    const slot = id & SLOT_MASK;
    if (slot < PEEK_SLOT) {
      const o = this.s.objects[slot];
      return o !== undefined && o !== null && o.id === id ? o : null;
    }
    if (slot >= HAND_SLOT) {
      const hand = this.s.hands[slot - HAND_SLOT];
      if (hand !== undefined) for (const o of hand) if (o.id === id) return o;
      return null;
    }
    if (slot >= TOP_SLOT) {
      for (const t of this.s.tops) if (t.object.id === id) return t.object;
      return null;
    }
    const peek = this.s.peek;
    if (peek !== null) for (const o of peek.cards) if (o.id === id) return o;
    return null;
  }

  get(id: ObjectId): Obj {
    const o = this.find(id);
    if (o === null) throw new Error(`no object ${id}`);
    return o;
  }

  /** Characteristics now (CR 613). */
  chars(o: Obj): Chars {
    return this.table.modified.get(o.id) ?? baseChars(this, o);
  }

  get table(): Table {
    if (this.cached === null) this.cached = tableOf(this);
    return this.cached;
  }

  /** Only for the builder of a table, so that tests read the characteristics made so far. */
  useTable(table: Table | null): void {
    this.cached = table;
  }

  /** What is known of an object that may have left: itself, or its last known information. */
  lastKnown(id: ObjectId): LastKnown | null {
    const list = this.s.lastKnown;
    for (let i = list.length - 1; i >= 0; i--) {
      const k = list[i];
      if (k !== undefined && k.id === id) return k;
    }
    return null;
  }

  /** Object and characteristics, live or last known; null when nothing is known. */
  look(id: ObjectId): { o: Obj; c: Chars; live: boolean } | null {
    const o = this.find(id);
    if (o !== null) return { o, c: this.chars(o), live: true };
    const k = this.lastKnown(id);
    return k === null ? null : { o: k.object, c: unpackChars(this.rules, k.chars), live: false };
  }

  /** The object that this one has become in a public zone, following it once (CR 400.7d-k). */
  follow(id: ObjectId): ObjectId {
    if (this.find(id) !== null) return id;
    const k = this.lastKnown(id);
    return k !== null && this.find(k.next) !== null ? k.next : 0;
  }

  controllerOf(id: ObjectId): Seat {
    const seen = this.look(id);
    return seen === null ? -1 : seen.c.controller;
  }

  // ---- players and teams

  player(seat: Seat): Player {
    const p = this.s.players[seat];
    if (p === undefined) throw new Error(`no player ${seat}`);
    return p;
  }
  team(id: number): Team {
    const t = this.s.teams[id];
    if (t === undefined) throw new Error(`no team ${id}`);
    return t;
  }
  teamOf(seat: Seat): Team {
    return this.team(this.player(seat).team);
  }
  /** Active team first, then the others in turn order; inside a team by seat (CR 805.6). */
  seatsInOrder(): readonly Seat[] {
    return this.seatsFrom(this.s.turn.team);
  }
  private seatsFrom(team: number): readonly Seat[] {
    const out: Seat[] = [];
    const n = this.s.teams.length;
    for (let i = 0; i < n; i++) out.push(...this.team((team + i) % n).seats);
    return out;
  }
  sameTeam(a: Seat, b: Seat): boolean {
    return this.player(a).team === this.player(b).team;
  }
  /** Who makes the choices of this player (CR 723). */
  chooserFor(seat: Seat): Seat {
    return this.player(seat).controlledBy ?? seat;
  }

  // ---- writing

  /** A copy of ours of an object, wherever it is; reads through `find` see the writes. */
  own(id: ObjectId): Obj {
    this.writes += 1;
    const o = this.get(id);
    if (this.isOwned(o)) return o;
    const copy = cloneObj(o);
    this.ownIt(copy);
    const slot = id & SLOT_MASK;
    if (slot < PEEK_SLOT) this.ownObjects()[slot] = copy;
    else if (slot >= HAND_SLOT) {
      const seat = slot - HAND_SLOT;
      this.setHand(
        seat,
        (this.s.hands[seat] ?? []).map((h) => (h.id === id ? copy : h)),
      );
    } else if (this.s.peek !== null)
      this.s.peek = { ...this.s.peek, cards: this.s.peek.cards.map((h) => (h.id === id ? copy : h)) };
    return copy;
  }

  /** Remembers a record just made in this call, so that it isn't copied again. */
  made<T extends object>(record: T): T {
    this.ownIt(record);
    return record;
  }

  ownObjects(): (Obj | null)[] {
    this.writes += 1;
    if (!this.isOwned(this.s.objects)) {
      this.s.objects = this.s.objects.slice();
      this.ownIt(this.s.objects);
    }
    return this.s.objects;
  }

  setHand(seat: Seat, hand: readonly Obj[]): void {
    if (!this.isOwned(this.s.hands)) {
      this.s.hands = this.s.hands.slice();
      this.ownIt(this.s.hands);
    }
    this.s.hands[seat] = hand;
  }

  /** Writes fields of a player, into a copy of ours. */
  setPlayer(seat: Seat, change: Partial<Player>): void {
    this.writes += 1;
    Object.assign(this.ownPlayer(seat), change);
  }
  ownPlayer(seat: Seat): { -readonly [K in keyof Player]: Player[K] } {
    const p = this.player(seat);
    if (this.isOwned(p)) return p;
    if (!this.isOwned(this.s.players)) {
      const players = this.s.players.slice();
      this.ownIt(players);
      (this.s as { players: readonly Player[] }).players = players;
    }
    const copy = clonePlayer(p);
    this.ownIt(copy);
    (this.s.players as Player[])[seat] = copy;
    return copy;
  }
  /** The player's tallies as a record of ours. */
  ownTally(seat: Seat): Record<string, number> {
    this.writes += 1;
    const p = this.ownPlayer(seat);
    if (!this.isOwned(p.tally)) {
      p.tally = copyRecord(p.tally);
      this.ownIt(p.tally);
    }
    return p.tally as Record<string, number>;
  }
  setTeam(id: number, change: Partial<Team>): void {
    this.writes += 1;
    const teams = this.s.teams.slice();
    teams[id] = Object.assign(cloneTeam(this.team(id)), change);
    (this.s as { teams: readonly Team[] }).teams = teams;
  }

  /** Says that something of this kind changed, so that what was derived from it is made anew. */
  changed(reads: number): void {
    if ((this.readsOfBoard() & reads) !== 0) this.touch();
  }
  /** What objects are there or are like has changed. */
  touch(): void {
    this.writes += 1;
    this.s.token = { t: this.s.token.t + 1 };
    this.cached = null;
  }
  /** What continuous effects of the board look at, by copiable values: `chars` would make the table for it. */
  readsOfBoard(): number {
    const before = this.cached;
    this.cached = NO_TABLE;
    const reads = readsOfBoard(this);
    this.cached = before;
    return reads;
  }

  // ---- frames

  push(frame: Frame): void {
    this.ownIt(frame);
    this.ownFrames().push(frame);
  }
  pop(): void {
    this.ownFrames().pop();
  }
  private ownFrames(): Frame[] {
    if (!this.isOwned(this.s.frames)) {
      const frames = this.s.frames.slice();
      this.ownIt(frames);
      (this.s as { frames: readonly Frame[] }).frames = frames;
    }
    return this.s.frames as Frame[];
  }
  get depth(): number {
    return this.s.frames.length;
  }
  /** The frame at a depth, as a copy of ours that may be written. */
  frame(index: number): Frame {
    const f = this.s.frames[index];
    if (f === undefined) throw new Error(`no frame ${index}`);
    if (this.isOwned(f)) return f;
    const copy = cloneFrame(f);
    this.ownIt(copy);
    this.ownFrames()[index] = copy;
    return copy;
  }
  top(): Frame {
    return this.frame(this.s.frames.length - 1);
  }

  // ---- decisions and events

  /** Asks; the answer arrives in the top frame's `answer`. Of what partners are asked at once, one answer at a time. */
  ask(decision: Asked, too: readonly Asked[] = NOTHING): void {
    this.s.pending = numbered(decision, this.s.seq);
    this.s.pendingToo = too.map((d) => numbered(d, this.s.seq));
    this.s.proposals = [];
  }
  answered(): void {
    this.s.pending = null;
    this.s.pendingToo = NOTHING;
    this.s.proposals = [];
  }

  emit(event: GameEvent): void {
    this.events.push(event);
  }
  note(cite: Meaning, player: Seat, what: NoticeText, audience: Audience = 'all'): void {
    this.events.push({ type: 'notice', cite, audience, player, what });
  }

  nextTimestamp(): number {
    this.s.timestamp += 1;
    return this.s.timestamp;
  }

  isBattlefield(id: TargetId): boolean {
    const o = this.find(id);
    return o !== null && o.zone === 'battlefield' && !o.phasedOut;
  }

  /** Marks that combat, taps, life … changed; see READS. */
  static readonly READS = READS;
}

/** A decision with its id; those of a kind share a hidden class (see `state/with.ts`). */
function numbered(decision: Asked, id: number): Decision {
  return Object.assign({}, decision, { id }) as Decision;
}
