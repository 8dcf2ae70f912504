import type {
  Ability,
  Answer,
  AttackDeclaration,
  BlockDeclaration,
  CardDef,
  Decision,
  EditionParameters,
  Keyword,
  Mod,
  ObjectId,
  RuleMod,
  Seat,
  TargetId,
} from '@ettin/schema';
import { stepPay } from '../costs/step.js';
import { testEdition } from '../edition.fixture.js';
import { stepEvent } from '../events/happen.js';
import { movePlan } from '../events/happening.js';
import { Game } from '../game.js';
import { initialState } from '../setup/game.js';
import { createRules } from '../setup/rules.js';
import type { Obj, TurnFrame } from '../state/state.js';
import { enterBattlefield } from '../zones/enter.js';
import { declareAttack, tapAttackers } from './attack.js';
import { declareBlock } from './block.js';
import { beginCombat } from './steps.js';

/** Small boards for the tests of combat: permanents by seat, on turn 3 of the first team. Nothing is hidden. */

interface Placed {
  readonly card: CardDef;
  readonly set?: Partial<Obj>;
  /** Name of the permanent it is attached to. */
  readonly on?: string;
}
type Entry = CardDef | Placed;

type Parts = Partial<Omit<CardDef, 'name' | 'abilities'>> & {
  readonly mods?: readonly Mod[];
  readonly rules?: readonly RuleMod[];
  readonly abilities?: readonly Ability[];
};

export function creature(name: string, power: number, toughness: number, parts: Parts = {}): CardDef {
  return permanent(name, { types: ['creature'], power, toughness, ...parts });
}

export function permanent(name: string, { mods, rules, abilities = [], ...rest }: Parts): CardDef {
  const more: Ability[] = [...abilities];
  if (mods !== undefined) more.push({ kind: 'static', mods });
  if (rules !== undefined) more.push({ kind: 'static', rules });
  return { name, types: ['enchantment'], ...rest, abilities: more };
}

export const withKeywords = (name: string, power: number, toughness: number, ...keywords: Keyword[]) =>
  creature(name, power, toughness, { keywords });

/** An artifact that taps for one colorless mana. */
export const rock = (name: string): CardDef =>
  permanent(name, {
    types: ['artifact'],
    abilities: [{ kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{C}' }] }],
  });

export class Board {
  readonly g: Game;
  private readonly names = new Map<string, ObjectId>();

  /** Permanents of each seat; four seats are two teams of two, two seats a duel. Rules are today's but for `parameters`. */
  constructor(seats: readonly (readonly Entry[])[], parameters: Partial<EditionParameters> = {}) {
    const board = seats.map((list) => list.map((x) => ('card' in x ? x : { card: x })));
    const cards = new Map(board.flat().map((x) => [x.card.name, x.card]));
    const rules = createRules(testEdition(parameters), [...cards.values()]);
    const heads = seats.length / 2;
    const players = board.map((list, i) => ({ name: `P${i}`, deck: list.map((x) => x.card.name) }));
    const teams = [players.slice(0, heads), players.slice(heads)];
    this.g = new Game(
      rules,
      initialState(rules, { teams, seed: 'combat', startingTeam: 0, startingLife: 30 }),
    );
    let card = 0;
    for (const [seat, list] of board.entries())
      for (const x of list) {
        if (this.names.has(x.card.name)) throw new Error(`${x.card.name} twice`);
        const plan = movePlan({ from: null, to: 'battlefield', cause: 'setup' });
        const o = enterBattlefield(this.g, plan, null, seat, card++);
        this.names.set(x.card.name, o.id);
        Object.assign(o, { since: 0, entered: 0 }, x.set);
      }
    for (const x of board.flat())
      if (x.on !== undefined) this.g.own(this.id(x.card.name)).attachedTo = this.id(x.on);
    this.g.s.libraries = seats.map(() => []);
    this.g.s.turn = { ...this.g.s.turn, number: 3, team: 0, step: 'declareAttackers' };
    for (const t of this.g.s.teams) this.g.setTeam(t.id, { turnsTaken: 1, lastTurn: 1 + t.id });
    this.g.touch();
    beginCombat(this.g);
  }

  id(name: string): ObjectId {
    const id = this.names.get(name);
    if (id === undefined) throw new Error(`no ${name} on the board`);
    return id;
  }
  name(id: TargetId): string | Seat {
    for (const [name, known] of this.names) if (known === id) return name;
    return id;
  }
  obj(name: string): Obj {
    return this.g.get(this.id(name));
  }
  target(t: string | Seat): TargetId {
    return typeof t === 'number' ? t : this.id(t);
  }

  attack(...pairs: readonly (readonly [string, string | Seat])[]): readonly AttackDeclaration[] {
    return pairs.map(([a, t]) => ({ attacker: this.id(a), attacks: this.target(t) }));
  }
  block(...pairs: readonly (readonly [string, string])[]): readonly BlockDeclaration[] {
    return pairs.map(([b, a]) => ({ blocker: this.id(b), blocks: this.id(a) }));
  }
  /** Attackers are declared without further questions. */
  attacking(...pairs: readonly (readonly [string, string | Seat])[]): this {
    const list = this.attack(...pairs);
    tapAttackers(this.g, list);
    declareAttack(this.g, list);
    return this;
  }
  blocking(...pairs: readonly (readonly [string, string])[]): this {
    declareBlock(this.g, this.block(...pairs));
    return this;
  }

  /** A frame of the turn structure on the stack of frames, for the turn-based actions. */
  frame(): TurnFrame {
    this.g.push({ k: 'turn', answer: null, stage: 'act', progress: 0, data: [] });
    return this.g.top() as TurnFrame;
  }
  /** Runs a turn-based action to its end, answering what it asks, and returns what was asked. */
  run(
    step: (g: Game, f: TurnFrame) => boolean,
    answer: (d: Decision) => Answer | undefined = (d) => d.suggested,
  ): readonly Decision[] {
    const asked: Decision[] = [];
    const f = this.frame();
    for (let n = 0; n < 100; n++) {
      const top = this.g.top();
      if (top.k === 'pay') stepPay(this.g, top);
      else if (top.k === 'event') stepEvent(this.g, top);
      else if (step(this.g, f)) return asked;
      const d = this.g.s.pending;
      if (d === null) continue;
      asked.push(d);
      const value = answer(d) ?? d.suggested;
      if (value === undefined) throw new Error(`no answer to ${d.kind}`);
      f.answer = { player: d.players[0] ?? 0, value };
      this.g.s.pending = null;
    }
    throw new Error('the step never ends');
  }

  life(team: number): number {
    return this.g.team(team).life;
  }
}
