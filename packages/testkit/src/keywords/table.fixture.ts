import {
  apply,
  createBoard,
  fallbackAnswer,
  legalActions,
  type PermanentSpec,
  pendingDecisions,
  type State,
  view,
} from '@ettin/engine';
import {
  type Action,
  type Answer,
  type CastMethod,
  type Decision,
  type GameEvent,
  MANA_TYPES,
  type ObjectView,
  type Seat,
  type Step,
  type TargetId,
} from '@ettin/schema';
import { builtInRules } from '../scenario/run.js';

/** A table with built-in cards, played through the engine's public door alone. */

const rules = builtInRules('2026');

interface SeatBoard {
  readonly field?: readonly (string | PermanentSpec)[];
  readonly hand?: readonly string[];
  /** Top card first; ten Wastes-like Forests where nothing is said. */
  readonly library?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly sideboard?: readonly string[];
  /** Mana in the pool, as letters: "GGR". */
  readonly mana?: string;
}
interface Options {
  readonly turn?: number;
  readonly activeTeam?: number;
  readonly step?: Step;
  readonly beginning?: boolean;
  /** By team: what is left of a shared pool. */
  readonly shared?: readonly (readonly string[])[];
  readonly life?: readonly [number, number];
  readonly poison?: readonly [number, number];
  readonly tally?: Readonly<Record<Seat, Readonly<Record<string, number>>>>;
}

/** A name (of an object) or seat or several of them, the label of an option, a number, or the whole answer. */
export type Pick = string | number | readonly (string | number)[] | Answer;

const cards = (names: readonly string[]) => names.map((card) => ({ card }));
const FOREST = Array.from({ length: 10 }, () => 'Forest');

export class Table {
  state: State;
  readonly events: GameEvent[] = [];
  readonly asked: Decision[] = [];

  /** Seats in order: two make a duel, four two teams of two. */
  constructor(seats: readonly SeatBoard[], options: Options = {}) {
    const { life, poison, tally, shared, ...rest } = options;
    const heads = seats.length / 2;
    const players = seats.map((s, seat) => ({
      name: `P${seat}`,
      battlefield: (s.field ?? []).map((c) => (typeof c === 'string' ? { card: c } : c)),
      hand: cards(s.hand ?? []),
      library: cards(s.library ?? FOREST),
      graveyard: cards(s.graveyard ?? []),
      sideboard: s.sideboard ?? [],
      mana: MANA_TYPES.map((t) => [...(s.mana ?? '')].filter((m) => m === t).length),
      tally: tally?.[seat] ?? {},
    }));
    const made = createBoard(rules, {
      ...rest,
      teams: [0, 1].map((t) => ({
        players: players.slice(t * heads, (t + 1) * heads),
        sideboard: shared?.[t] ?? [],
        ...(life?.[t] === undefined ? {} : { life: life[t] }),
        ...(poison?.[t] === undefined ? {} : { poison: poison[t] }),
      })),
    });
    if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
    this.state = made.state;
  }

  // ---- reading

  private everything(): readonly ObjectView[] {
    const v = view(rules, this.state, 0);
    const hands = this.state.players.flatMap((p) => view(rules, this.state, p.seat).hands[p.seat] ?? []);
    return [...v.battlefield, ...v.stack, ...v.graveyards.flat(), ...v.exile, ...hands];
  }
  /** Permanents first, then stack, graveyards, exile, hands. */
  all(name: string): readonly ObjectView[] {
    return this.everything().filter((o) => o.name === name);
  }
  one(name: string): ObjectView {
    const [o] = this.all(name);
    if (o === undefined) throw new Error(`no ${name}`);
    return o;
  }
  size(name: string): string {
    const o = this.one(name);
    return `${o.power}/${o.toughness}`;
  }
  field(seat: Seat): readonly (string | null)[] {
    return view(rules, this.state, 0).battlefield.flatMap((o) => (o.controller === seat ? [o.name] : []));
  }
  hand(seat: Seat): readonly (string | null)[] {
    return (view(rules, this.state, seat).hands[seat] ?? []).map((o) => o.name);
  }
  graveyard(seat: Seat): readonly (string | null)[] {
    return (view(rules, this.state, 0).graveyards[seat] ?? []).map((o) => o.name);
  }
  exile(): readonly (string | null)[] {
    return view(rules, this.state, 0).exile.map((o) => o.name);
  }
  get life(): readonly number[] {
    return view(rules, this.state, 0).teams.map((t) => t.life);
  }
  get poison(): readonly number[] {
    return view(rules, this.state, 0).teams.map((t) => t.poison);
  }
  get monarch(): Seat | null {
    return view(rules, this.state, 0).monarch;
  }
  /** Ways in which a player could cast a card now. */
  ways(seat: Seat, name: string): readonly (CastMethod | undefined)[] {
    const ids = this.all(name).map((o) => o.id);
    return legalActions(rules, this.state, seat).flatMap((a) =>
      a.type === 'cast' && ids.includes(a.object) ? [a.method] : [],
    );
  }
  /** Whether any ability of it could be activated now. */
  usable(seat: Seat, name: string): boolean {
    return this.activations(seat, name).length > 0;
  }
  private activations(seat: Seat, name: string) {
    const ids = this.all(name).map((o) => o.id);
    return legalActions(rules, this.state, seat).filter(
      (a) => a.type === 'activate' && ids.includes(a.object),
    );
  }

  // ---- acting

  act(action: Action): void {
    const done = apply(rules, this.state, action);
    if (!done.ok) throw new Error(`${action.type}: ${done.code}: ${done.message}`);
    this.state = done.state;
    this.events.push(...done.events);
  }
  /** Casts and lets the stack resolve. */
  cast(seat: Seat, name: string, ...picks: readonly Pick[]): this {
    return this.castBy(seat, name, 'normal', ...picks);
  }
  castBy(seat: Seat, name: string, method: CastMethod, ...picks: readonly Pick[]): this {
    const left = [...picks];
    this.begin(seat, name, method);
    this.answerAll(left);
    return this.settle(...left);
  }
  /** Casts and leaves it on the stack; the picks answer what is asked until then. */
  put(seat: Seat, name: string, method: CastMethod = 'normal', picks: readonly Pick[] = []): this {
    this.begin(seat, name, method);
    return this.answers(picks);
  }
  private begin(seat: Seat, name: string, method: CastMethod): void {
    const ids = this.all(name).map((o) => o.id);
    const action = legalActions(rules, this.state, seat).find(
      (a) => a.type === 'cast' && ids.includes(a.object) && (a.method ?? 'normal') === method,
    );
    if (action === undefined) throw new Error(`${name} can't be cast (${method})`);
    this.act(action);
  }
  /** Activates the nth ability that can be, and lets the stack resolve. */
  use(seat: Seat, name: string, nth = 0, ...picks: readonly Pick[]): this {
    const action = this.activations(seat, name)[nth];
    if (action === undefined) throw new Error(`${name} has no ability ${nth} to activate`);
    this.act(action);
    const left = [...picks];
    this.answerAll(left);
    return this.settle(...left);
  }
  play(seat: Seat, name: string): this {
    const ids = this.all(name).map((o) => o.id);
    const action = legalActions(rules, this.state, seat).find(
      (a) => a.type === 'playLand' && ids.includes(a.object),
    );
    if (action === undefined) throw new Error(`${name} can't be played`);
    this.act(action);
    return this;
  }
  /** Casts or plays the top card of a library, as an effect lets them. */
  castTop(seat: Seat): this {
    const ids = view(rules, this.state, seat).looking.map((o) => o.id);
    const action = legalActions(rules, this.state, seat).find((a) => 'object' in a && ids.includes(a.object));
    if (action === undefined) throw new Error("the top card can't be played");
    this.act(action);
    return this;
  }
  /** Attacks with these, each at a seat or the name of a planeswalker or battle. */
  attack(...pairs: readonly (readonly [string, Seat | string])[]): this {
    return this.until('declareAttackers', [
      {
        kind: 'attackers',
        attackers: pairs.map(([a, at]) => ({
          attacker: this.one(a).id,
          attacks: typeof at === 'number' ? at : this.one(at).id,
        })),
      },
    ]).settle();
  }
  /** Goes to the declaration of blockers and declares these; throws where that is illegal. */
  block(...pairs: readonly (readonly [string, string])[]): this {
    const blockers = pairs.map(([b, a]) => ({ blocker: this.one(b).id, blocks: this.one(a).id }));
    const picks: readonly Pick[] = blockers.length === 0 ? [] : [{ kind: 'blockers', blockers }];
    return this.until('declareBlockers', picks).settle();
  }
  canBlock(blocker: string, attacker: string): boolean {
    const before = this.state;
    try {
      this.block([blocker, attacker]);
      return true;
    } catch {
      return false;
    } finally {
      this.state = before;
    }
  }
  /** Combat damage is dealt and combat ends. */
  fight(): this {
    return this.until('main2');
  }
  pass(): this {
    const d = pendingDecisions(this.state)[0];
    for (const player of d?.kind === 'priority' ? d.players : []) this.act({ type: 'pass', player });
    return this;
  }
  /** Answers what is asked, with the picks as far as they go. */
  answers(picks: readonly Pick[]): this {
    const left = [...picks];
    this.answerAll(left);
    if (left.length > 0) throw new Error(`not asked for ${JSON.stringify(left)}`);
    return this;
  }
  /** Answers until nothing is asked, taking from the list. */
  private answerAll(left: Pick[]): void {
    for (let d = this.decision; d !== undefined; d = this.decision) this.answer(d, left);
  }
  /** Everybody passes until the stack is empty. */
  settle(...picks: readonly Pick[]): this {
    const left = [...picks];
    for (let n = 0; n < 400 && this.state.result === null; n++) {
      const d = this.decision;
      if (d !== undefined) this.answer(d, left);
      else if (this.state.stack.length > 0) this.pass();
      else break;
    }
    if (left.length > 0) throw new Error(`not asked for ${JSON.stringify(left)}`);
    return this;
  }
  /** Passes until the step begins (not the one that is on). */
  until(step: Step, picks: readonly Pick[] = []): this {
    const left = [...picks];
    const turn = this.state.turn.number;
    // a step whose declaration is still open is the one that is meant
    const open = this.decision !== undefined && this.state.turn.step === step;
    const from = this.events.length;
    for (let n = 0; n < 600 && this.state.turn.number < turn + 4; n++) {
      const d = this.decision;
      const there = open || this.events.slice(from).some((e) => e.type === 'stepBegan' && e.step === step);
      if (there && this.state.turn.step === step && d === undefined) {
        if (left.length > 0) throw new Error(`not asked for ${JSON.stringify(left)}`);
        return this;
      }
      if (this.state.result !== null) break;
      if (d !== undefined) this.answer(d, left);
      else this.pass();
    }
    throw new Error(`no ${step} step`);
  }

  private get decision(): Decision | undefined {
    const d = pendingDecisions(this.state)[0];
    return d?.kind === 'priority' ? undefined : d;
  }

  private answer(d: Decision, left: Pick[]): void {
    this.asked.push(d);
    const pick = mayTake(d, left[0]) ? left.shift() : undefined;
    const answer = pick === undefined ? unasked(d) : this.read(d, pick);
    this.act({ type: 'answer', player: d.players[0] ?? 0, decision: d.id, answer });
  }

  private read(d: Decision, pick: Pick): Answer {
    if (typeof pick === 'object' && 'kind' in pick) return pick;
    if (d.kind === 'number') return { kind: 'number', number: Number(pick) };
    if (d.kind === 'option') return { kind: 'option', option: d.options.findIndex((o) => o.label === pick) };
    if (d.kind === 'arrange') {
      // whatever is named goes to the second pile
      const names = typeof pick === 'object' ? pick : [pick];
      const seen = view(rules, this.state, d.players[0] ?? 0);
      const shown = [...seen.looking, ...Object.values(seen.hands).flat()];
      const away = d.cards.filter((id) => names.includes(shown.find((o) => o.id === id)?.name ?? ''));
      return { kind: 'arrange', piles: [d.cards.filter((id) => !away.includes(id)), away] };
    }
    if (d.kind !== 'choose') throw new Error(`${JSON.stringify(pick)} is no answer to ${d.kind}`);
    const looking = view(rules, this.state, d.players[0] ?? 0).looking;
    const taken: TargetId[] = [];
    for (const p of typeof pick === 'object' ? pick : [pick]) {
      const ids =
        typeof p === 'number'
          ? [p]
          : [...looking.filter((o) => o.name === p), ...this.all(p)].map((o) => o.id);
      const id = ids.find((x) => d.candidates.includes(x) && !taken.includes(x));
      if (id === undefined) throw new Error(`${p} is no candidate: ${JSON.stringify(d)}`);
      taken.push(id);
    }
    return { kind: 'choose', chosen: taken };
  }
}

/** Attacks and blocks are only answered by whole answers; everything else by the next pick. */
function mayTake(d: Decision, pick: Pick | undefined): boolean {
  if (pick === undefined) return false;
  const whole = typeof pick === 'object' && 'kind' in pick ? pick.kind : null;
  return d.kind === 'attackers' || d.kind === 'blockers'
    ? whole === d.kind
    : whole === null || whole === d.kind;
}

/** No attack, no block, and otherwise something that is legal. */
function unasked(d: Decision): Answer {
  if (d.kind === 'attackers' && d.suggested === undefined) return { kind: 'attackers', attackers: [] };
  if (d.kind === 'blockers' && d.suggested === undefined) return { kind: 'blockers', blockers: [] };
  return d.suggested ?? fallbackAnswer(d);
}
