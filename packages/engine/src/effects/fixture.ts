import type {
  Ability,
  Action,
  ActivatedAbility,
  Answer,
  CardDef,
  Decision,
  EditionParameters,
  Effect,
  GameEvent,
  ManaType,
  ObjectId,
  Seat,
  TargetId,
  TargetSpec,
} from '@ettin/schema';
import { apply } from '../apply.js';
import type { Chars, Rules } from '../compile/types.js';
import { testEdition } from '../edition.fixture.js';
import { movePlan } from '../events/happening.js';
import { Game } from '../game.js';
import { addMana } from '../mana/pool.js';
import { initialState } from '../setup/game.js';
import { createRules } from '../setup/rules.js';
import type { Obj, State } from '../state/state.js';
import { enterBattlefield } from '../zones/enter.js';
import { newHandObject } from '../zones/slots.js';

/** Small boards for the tests of effects: in the main phase of the first team's turn, with every action a legal one. */

type Parts = Partial<Omit<CardDef, 'name'>>;

export const creature = (name: string, power: number, toughness: number, parts: Parts = {}): CardDef => ({
  name,
  types: ['creature'],
  power,
  toughness,
  ...parts,
});

export const land = (name: string): CardDef => ({ name, types: ['land'] });

/** An enchantment whose ability, free of charge, carries out the effects. */
export function engine(
  name: string,
  effects: readonly Effect[],
  parts: Partial<Omit<ActivatedAbility, 'kind' | 'effects'>> & {
    readonly targets?: readonly TargetSpec[];
  } = {},
): CardDef {
  return { name, types: ['enchantment'], abilities: [{ kind: 'activated', cost: {}, ...parts, effects }] };
}

/** A free instant. */
export function spell(
  name: string,
  ability: Omit<Extract<Ability, { kind: 'spell' }>, 'kind'>,
  parts: Parts = {},
): CardDef {
  return { name, types: ['instant'], manaCost: '{0}', ...parts, abilities: [{ kind: 'spell', ...ability }] };
}

export const oneCreature: TargetSpec = { id: 'creature', what: { object: { types: ['creature'] } } };

interface Placed {
  readonly card: CardDef;
  readonly set: Partial<Obj>;
}
export const placed = (card: CardDef, set: Partial<Obj>): Placed => ({ card, set });

interface SeatBoard {
  readonly field?: readonly (CardDef | Placed)[];
  readonly hand?: readonly CardDef[];
  /** Top card first. */
  readonly library?: readonly CardDef[];
}

type Cast = Omit<Extract<Action, { type: 'cast' }>, 'type' | 'player' | 'object'>;

/** An answer (none where only one is possible): a name (or names) or seats for choices, a label for options, or the whole answer. */
type Pick = string | number | readonly (string | number)[] | Answer;

export class Scene {
  readonly rules: Rules;
  state: State;
  readonly events: GameEvent[] = [];
  readonly asked: Decision[] = [];

  /** Seats in order: with two a duel, with four two teams of two. `known` are cards that only effects speak of. */
  constructor(seats: readonly SeatBoard[], parameters: Partial<EditionParameters> = {}) {
    const cards = new Map<string, CardDef>();
    const all = seats.map((s) => ({
      field: (s.field ?? []).map((x) => ('card' in x ? x : placed(x, {}))),
      hand: s.hand ?? [],
      library: s.library ?? [],
    }));
    const decks = all.map((s) => [...s.field.map((x) => x.card), ...s.hand, ...[...s.library].reverse()]);
    for (const c of decks.flat()) cards.set(c.name, c);
    this.rules = createRules(testEdition(parameters), [...cards.values()]);
    const heads = seats.length / 2;
    const players = decks.map((deck, i) => ({ name: `P${i}`, deck: deck.map((c) => c.name) }));
    const g = new Game(
      this.rules,
      initialState(this.rules, {
        teams: [players.slice(0, heads), players.slice(heads)],
        seed: 'scene',
        startingTeam: 0,
      }),
    );
    const libraries = g.s.libraries.slice();
    for (const [seat, s] of all.entries()) {
      const numbers = (libraries[seat] ?? []).slice();
      for (const x of s.field) {
        const plan = movePlan({ from: null, to: 'battlefield', cause: 'setup' });
        Object.assign(
          enterBattlefield(g, plan, null, seat, numbers.shift() ?? -1),
          { since: 0, entered: 0 },
          x.set,
        );
      }
      g.setHand(
        seat,
        s.hand.map(() => newHandObject(g, seat, numbers.shift() ?? -1)),
      );
      libraries[seat] = numbers;
    }
    g.s.libraries = libraries;
    g.s.turn = { ...g.s.turn, number: 3, team: 0, step: 'main1' };
    for (const t of g.s.teams) g.setTeam(t.id, { turnsTaken: 1 });
    g.s.priority = { team: 0, passed: 0, teamsPassed: 0 };
    g.s.checked = g.s.seq;
    g.push({ k: 'turn', answer: null, stage: 'act', progress: 0, data: [] });
    g.touch();
    this.state = g.s;
  }

  get game(): Game {
    return new Game(this.rules, this.state);
  }

  // ---- reading

  /** Permanents, then everything else in public zones and hands, that has this name now. */
  all(name: string): readonly ObjectId[] {
    const g = this.game;
    const ids = [
      ...g.s.battlefield,
      ...g.s.stack,
      ...g.s.graveyards.flat(),
      ...g.s.exile,
      ...g.s.hands.flat().map((o) => o.id),
    ];
    return ids.filter((id) => g.chars(g.get(id)).name === name);
  }
  id(name: string): ObjectId {
    const id = this.all(name)[0];
    if (id === undefined) throw new Error(`no ${name}`);
    return id;
  }
  obj(of: string | ObjectId): Obj {
    return this.game.get(typeof of === 'string' ? this.id(of) : of);
  }
  chars(of: string | ObjectId): Chars {
    const g = this.game;
    return g.chars(g.get(typeof of === 'string' ? this.id(of) : of));
  }
  size(of: string | ObjectId): string {
    const c = this.chars(of);
    return `${c.power}/${c.toughness}`;
  }
  counters(of: string | ObjectId): Readonly<Record<string, number>> {
    return this.obj(of).counters ?? {};
  }
  /** Names of what a seat controls. */
  field(seat: Seat): readonly string[] {
    const g = this.game;
    return g.s.battlefield.flatMap((id) => {
      const c = g.chars(g.get(id));
      return c.controller === seat ? [c.name] : [];
    });
  }
  hand(seat: Seat): readonly string[] {
    const g = this.game;
    return (g.s.hands[seat] ?? []).map((o) => g.chars(o).name);
  }
  graveyard(seat: Seat): readonly string[] {
    const g = this.game;
    return (g.s.graveyards[seat] ?? []).map((id) => g.chars(g.get(id)).name);
  }
  top(seat: Seat): string {
    const library = this.state.libraries[seat] ?? [];
    return this.rules.defs[this.state.cards[library[library.length - 1] ?? -1] ?? -1]?.name ?? '';
  }

  // ---- acting

  act(action: Action): void {
    const result = apply(this.rules, frozen(this.state), action);
    if (!result.ok) throw new Error(`${action.type}: ${result.code}: ${result.message}`);
    this.state = result.state;
    this.events.push(...result.events);
  }

  /** Activates the first ability of a permanent and lets the stack resolve; the picks answer what is asked on the way. */
  use(name: string, ...picks: readonly Pick[]): this {
    const c = this.chars(name);
    this.act({ type: 'activate', player: c.controller, object: this.id(name), ability: 0 });
    return this.settle(picks);
  }
  /** Casts a card from hand and lets the stack resolve. */
  cast(name: string, ...picks: readonly Pick[]): this {
    return this.announce(name, picks).settle([]);
  }
  /** Puts mana into a seat's pool, as in "GG". */
  give(seat: Seat, mana: string): this {
    const g = this.game;
    addMana(g, seat, [...mana] as ManaType[]);
    this.state = g.s;
    return this;
  }

  /** Casts a card from hand, answering with the picks, and leaves it on the stack. */
  announce(name: string, picks: readonly Pick[] = [], how: Partial<Cast> = {}): this {
    const o = this.obj(name);
    this.act({ type: 'cast', player: o.owner, object: o.id, ...how });
    const left = [...picks];
    while (this.state.pending !== null && left.length > 0) this.answer(this.state.pending, left);
    return this;
  }

  /** Passes and answers until the stack is empty or the game is over. */
  settle(picks: readonly Pick[] = []): this {
    const left = [...picks];
    for (let n = 0; n < 500; n++) {
      const d = this.state.pending;
      if (d !== null) this.answer(d, left);
      else if (this.state.stack.length > 0 && this.state.result === null) this.pass();
      else if (left.length > 0) throw new Error(`not asked for ${JSON.stringify(left)}`);
      else return this;
    }
    throw new Error('the stack never empties');
  }

  /** Each head of the team with priority passes. */
  pass(): this {
    const team = this.state.priority?.team ?? -1;
    for (const player of this.game.team(team).seats)
      if (this.state.priority?.team === team) this.act({ type: 'pass', player });
    return this;
  }

  /** Passes through the steps until one begins. */
  until(step: State['turn']['step'], picks: readonly Pick[] = []): this {
    const left = [...picks];
    const turn = this.state.turn.number;
    for (let n = 0; n < 500; n++) {
      if (this.state.turn.step === step && this.state.pending === null) return this;
      if (this.state.turn.number > turn + 1) break;
      const d = this.state.pending;
      if (d !== null) this.answer(d, left);
      else this.pass();
    }
    throw new Error(`no ${step} step`);
  }

  private answer(d: Decision, left: Pick[]): void {
    this.asked.push(d);
    const pick = left.shift();
    const value = pick === undefined ? (d.suggested ?? forced(d)) : this.read(d, pick);
    if (value === undefined) throw new Error(`no answer to ${JSON.stringify(d)}`);
    this.act({ type: 'answer', player: d.players[0] ?? 0, decision: d.id, answer: value });
  }

  private read(d: Decision, pick: Pick): Answer {
    if (typeof pick === 'object' && 'kind' in pick) return pick;
    switch (d.kind) {
      case 'choose': {
        const list = typeof pick === 'object' ? pick : [pick];
        const taken: TargetId[] = [];
        for (const p of list) {
          const ids = typeof p === 'number' ? [p] : this.all(p);
          const id = ids.find((x) => d.candidates.includes(x) && !taken.includes(x));
          if (id === undefined) throw new Error(`${p} is no candidate of ${JSON.stringify(d)}`);
          taken.push(id);
        }
        return { kind: 'choose', chosen: taken };
      }
      case 'option': {
        const option = typeof pick === 'number' ? pick : d.options.findIndex((o) => o.label === pick);
        return { kind: 'option', option };
      }
      case 'number':
        return { kind: 'number', number: Number(pick) };
      default:
        throw new Error(`pick for ${d.kind}`);
    }
  }
}

/** The one answer there is. */
function forced(d: Decision): Answer | undefined {
  return d.kind === 'choose' && d.candidates.length === d.min
    ? { kind: 'choose', chosen: d.candidates }
    : undefined;
}

/** A state that throws if it is written to, and that is plain JSON: nothing undefined, no NaN, no -0. */
function frozen<T>(value: T): T {
  if (value === undefined || Number.isNaN(value) || Object.is(value, -0) || typeof value === 'function')
    throw new Error(`not plain JSON: ${String(value)}`);
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) frozen(inner);
  return value;
}
