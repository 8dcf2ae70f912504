import { apply, pendingDecisions, type Rules, type State, view } from '@ettin/engine';
import {
  type Action,
  type Decision,
  type GameEvent,
  isTeam,
  type ObjectId,
  type ObjectView,
  type Refusal,
  type Seat,
  type TargetId,
  teamAsTarget,
  teamIn,
} from '@ettin/schema';
import type { Ref } from './refs.js';

export type Obj = NonNullable<State['objects'][number]>;

/** What a tag stands for: a physical card wherever it goes, or else the one object (token, ability on the stack). */
export interface Tagged {
  readonly card: number;
  readonly id: ObjectId;
}

export interface Known {
  readonly card: number;
  readonly names: readonly string[];
}

/** A scenario doesn't go on: what was wanted can't be done, or isn't so. */
export class Failed extends Error {
  constructor(
    readonly line: number,
    message: string,
    readonly expected?: string,
    readonly actual?: string,
  ) {
    super(message);
  }
}

/** A game that a scenario plays: its state, what has happened, and the names that the file gives to things. */
export class Play {
  readonly events: GameEvent[] = [];
  readonly tags = new Map<string, Tagged>();
  /** Every decision that was answered, in order. */
  readonly answered: Decision[] = [];
  /** Where the events begin that are new since the latest `expect`. */
  newSince = 0;
  /** What every id that there has been stood for, as events speak of objects that have moved on. */
  private readonly known = new Map<ObjectId, Known>();
  private viewed: { state: State; views: ReadonlyMap<ObjectId, ObjectView> } | null = null;

  constructor(
    readonly rules: Rules,
    public state: State,
  ) {
    this.remember();
  }

  /** A copy that can be tried on and thrown away. */
  fork(): Play {
    const copy = new Play(this.rules, this.state);
    copy.events.push(...this.events);
    copy.answered.push(...this.answered);
    copy.newSince = this.newSince;
    for (const [id, known] of this.known) copy.known.set(id, known);
    for (const [tag, t] of this.tags) copy.tags.set(tag, t);
    return copy;
  }

  /** Does it, if it is legal. */
  send(action: Action): Refusal | null {
    const asked = action.type === 'answer' ? this.askedOf(action.player) : undefined;
    const done = apply(this.rules, this.state, action);
    if (!done.ok) return done;
    if (asked !== undefined) this.answered.push(asked);
    this.state = done.state;
    this.events.push(...done.events);
    this.remember();
    return null;
  }
  private remember(): void {
    for (const o of this.objects()) {
      if (this.known.has(o.id)) continue;
      const def = this.rules.defs[o.def];
      const names = def === undefined ? [] : [def.name, ...def.faces.map((f) => f.name)];
      this.known.set(o.id, { card: o.card, names });
    }
  }
  /** Does it, or the scenario fails (see `Refused`). */
  act(action: Action, line: number): void {
    const refusal = this.send(action);
    if (refusal !== null) throw new Refused(line, refusal, this.whatWaits());
  }

  get waiting(): Decision | undefined {
    return pendingDecisions(this.state)[0];
  }
  /** A decision other than priority. */
  get decision(): Decision | undefined {
    const d = this.waiting;
    return d?.kind === 'priority' ? undefined : d;
  }
  /** What this player is asked, as partners may be asked at the same time; else what somebody is. */
  askedOf(player: Seat): Decision | undefined {
    const d = this.decision;
    return d && (pendingDecisions(this.state).find((x) => x.players.includes(player)) ?? d);
  }
  /** Everybody who is asked something now. */
  get asked(): readonly Seat[] {
    return this.decision === undefined ? [] : pendingDecisions(this.state).flatMap((d) => d.players);
  }

  // ---- names

  seatName(seat: Seat): string {
    return this.state.players[seat]?.name ?? `seat ${seat}`;
  }
  teamName(team: number | null): string {
    return team === null ? 'none' : team === 0 ? 'A' : 'B';
  }
  label(id: TargetId): string {
    if (isTeam(id)) return this.teamName(teamIn(id));
    if (id < 65536) return this.seatName(id);
    for (const [tag, t] of this.tags) if (t.id === id || this.cardId(t.card) === id) return tag;
    const o = this.object(id);
    return o === null ? 'something that is gone' : this.nameOf(o);
  }
  labels(ids: readonly TargetId[]): string {
    return ids.length === 0 ? 'none' : ids.map((id) => this.label(id)).join(', ');
  }
  /** What waits, in words for a failure. */
  whatWaits(): string {
    const d = this.waiting;
    if (d === undefined) return this.state.result === null ? 'nothing waits' : 'the game is over';
    const who = d.players.map((s) => this.seatName(s)).join(', ');
    if (d.kind === 'priority') return `${who} may act (priority, in ${this.state.turn.step})`;
    const source = d.source === undefined ? '' : ` by ${this.label(d.source)}`;
    return `${who} has to answer: ${d.kind} (${d.purpose})${source}${this.choices(d)}`;
  }
  private choices(d: Decision): string {
    switch (d.kind) {
      case 'choose':
        return `, ${d.min === d.max ? d.min : `${d.min} to ${d.max}`} of ${this.labels(d.candidates)}`;
      case 'option':
        return `: ${d.options.map((o) => o.label).join(', ')}`;
      case 'number':
        return `, ${d.min} to ${d.max}`;
      case 'order':
        return `: ${d.items.map((i) => `${this.label(i.source)} (${this.seatName(i.controller)})`).join(', ')}`;
      case 'divide':
        return `, ${d.total} among ${this.labels(d.among)}`;
      case 'arrange':
        return `, ${this.labels(d.cards)} in piles ${d.piles.map((p) => p.name).join(', ')}`;
      case 'attackers':
        return `: ${this.labels(d.options.map((o) => o.attacker))} can attack`;
      case 'blockers':
        return `: ${this.labels(d.options.map((o) => o.blocker))} can block`;
      default:
        return '';
    }
  }

  // ---- objects

  object(id: ObjectId): Obj | null {
    for (const o of this.objects()) if (o.id === id) return o;
    return null;
  }
  /** Permanents first, then the stack from the top, hands, graveyards, exile, the rest. */
  *objects(): Iterable<Obj> {
    const s = this.state;
    const table = new Map<ObjectId, Obj>();
    for (const o of s.objects) if (o !== null) table.set(o.id, o);
    const ids = [...s.battlefield, ...[...s.stack].reverse()];
    for (const id of ids) {
      const o = table.get(id);
      if (o !== undefined) yield o;
    }
    for (const hand of s.hands) yield* hand;
    for (const id of [...s.graveyards.flat(), ...s.exile, ...s.command]) {
      const o = table.get(id);
      if (o !== undefined) yield o;
    }
    if (s.peek !== null) yield* s.peek.cards;
    for (const t of s.tops) yield t.object;
  }
  /** Its name now; an ability on the stack has that of its source. */
  nameOf(o: Obj): string {
    if (o.def < 0 && o.stack !== null) {
      const source = this.object(o.stack.source);
      const known = this.state.lastKnown.find((k) => k.id === o.stack?.source)?.object;
      const from = source ?? known;
      return from === undefined || from === null ? 'an ability' : this.nameOf(from);
    }
    const shown = this.viewOf(o.id)?.name;
    return shown ?? this.printedName(o);
  }
  private printedName(o: Obj): string {
    return this.rules.defs[o.def]?.faces[o.face]?.name ?? 'a token';
  }
  /** Names by which a file may call it: its name now, that of its card, or that of a half. */
  isCalled(o: Obj, name: string): boolean {
    if (this.nameOf(o) === name) return true;
    const def = this.rules.defs[o.def];
    return def !== undefined && (def.name === name || def.faces.some((f) => f.name === name));
  }
  controllerOf(o: Obj): Seat {
    return (
      this.viewOf(o.id)?.controller ??
      (o.zone === 'battlefield' || o.zone === 'stack' ? o.controller : o.owner)
    );
  }
  /** Characteristics now, as somebody sees them who may know the object. */
  viewOf(id: ObjectId): ObjectView | undefined {
    if (this.viewed === null || this.viewed.state !== this.state) {
      const views = new Map<ObjectId, ObjectView>();
      for (const team of this.state.teams)
        for (const seat of team.seats) {
          const v = view(this.rules, this.state, seat);
          const lists = [
            v.battlefield,
            v.stack,
            v.exile,
            v.command,
            v.looking,
            ...v.graveyards,
            ...Object.values(v.hands),
          ];
          for (const o of lists.flat()) if (o.name !== null || !views.has(o.id)) views.set(o.id, o);
        }
      this.viewed = { state: this.state, views };
    }
    return this.viewed.views.get(id);
  }
  private cardId(card: number): ObjectId | null {
    if (card < 0) return null;
    for (const o of this.objects()) if (o.card === card && o.zone !== 'library') return o.id;
    return null;
  }

  // ---- what a file speaks of

  /** Where the thing with this tag is now. */
  tagged(tag: string): { id: ObjectId | null; zone: string; owner: Seat } {
    const t = this.tags.get(tag);
    if (t === undefined) return { id: null, zone: 'nowhere', owner: -1 };
    const id = t.card < 0 ? t.id : this.cardId(t.card);
    const o = id === null ? null : this.object(id);
    if (o !== null) return { id: o.id, zone: o.zone, owner: o.owner };
    if (t.card < 0) return { id: null, zone: 'nowhere', owner: -1 };
    const owner = this.state.cardOwner[t.card] ?? -1;
    return {
      id: null,
      zone: this.state.libraries[owner]?.includes(t.card) === true ? 'library' : 'nowhere',
      owner,
    };
  }

  /** Everything that the ref can mean, among these ids if given: players, or objects in the order of `objects`. */
  all(ref: Ref, among?: readonly TargetId[]): readonly TargetId[] {
    const within = (id: TargetId) => among === undefined || among.includes(id);
    if (ref.kind === 'seat') return within(ref.seat) ? [ref.seat] : [];
    if (ref.kind === 'team') {
      const id = teamAsTarget(ref.team);
      return within(id) ? [id] : [];
    }
    if (ref.kind === 'tag') {
      const id = this.tagged(ref.tag).id;
      if (id !== null) return within(id) ? [id] : [];
      // a card of a library that somebody is looking at, or that is shown on top of it
      const card = this.tags.get(ref.tag)?.card ?? -1;
      const shown = [...(this.state.peek?.cards ?? []), ...this.state.tops.map((t) => t.object)];
      const peeked = shown.find((o) => o.card === card && card >= 0);
      return peeked !== undefined && within(peeked.id) ? [peeked.id] : [];
    }
    const out: TargetId[] = [];
    for (const o of this.objects()) {
      if (!within(o.id) || !this.isCalled(o, ref.name)) continue;
      if (ref.of === null || this.controllerOf(o) === ref.of) out.push(o.id);
    }
    return out;
  }

  /** Whether it stands for this id, which may be of an object that has since moved: then card or name has to do. */
  means(ref: Ref, id: TargetId): boolean {
    if (ref.kind === 'seat') return ref.seat === id;
    if (ref.kind === 'team') return teamAsTarget(ref.team) === id;
    if (this.all(ref).includes(id)) return true;
    const tagged = ref.kind === 'tag' ? this.tags.get(ref.tag) : undefined;
    if (tagged?.id === id) return true;
    const was = this.known.get(id);
    if (was === undefined) return false;
    return ref.kind === 'tag' ? was.card >= 0 && was.card === tagged?.card : was.names.includes(ref.name);
  }

  /** The one object or player meant. Those that the author can't tell apart count as one: the first. */
  one(ref: Ref, among?: readonly TargetId[], taken: readonly TargetId[] = []): TargetId {
    const found = this.all(ref, among).filter((id) => !taken.includes(id));
    const [first] = found;
    if (first === undefined) {
      if (ref.kind === 'tag') {
        const where = this.tagged(ref.tag);
        if (among === undefined || where.id === null)
          throw new Failed(
            ref.line,
            `${ref.text} is ${where.zone === 'nowhere' ? 'gone' : `in the ${where.zone}`}`,
          );
        throw new Failed(ref.line, `${ref.text} can't be chosen: ${this.whatWaits()}`);
      }
      throw new Failed(
        ref.line,
        `there is no ${ref.text}${among === undefined ? '' : ` to choose: ${this.whatWaits()}`}`,
      );
    }
    const [a] = found.map((id) => this.object(id));
    for (const id of found) {
      const o = this.object(id);
      if (a === undefined || a === null || o === null || o.zone !== a.zone) continue;
      if (this.controllerOf(o) !== this.controllerOf(a))
        throw new Failed(
          ref.line,
          `several players have a ${ref.text}: say whose ("A1's ${ref.text}") or give it a tag`,
        );
    }
    return first;
  }
}

/** The engine refused what the file wanted done. */
export class Refused extends Failed {
  constructor(
    line: number,
    readonly refusal: Refusal,
    waits?: string,
  ) {
    const now = waits === undefined ? '' : `; ${waits}`;
    super(line, `refused: ${refusal.message} (${refusal.code}, ${refusal.rule})${now}`);
  }
}
