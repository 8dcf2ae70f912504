import {
  type Ability,
  type Answer,
  type AttackDeclaration,
  type BlockDeclaration,
  type CardDef,
  type Decision,
  type Edition,
  type Keyword,
  MEANINGS,
  type Meaning,
  type Mod,
  type ObjectId,
  type RuleMod,
  type Seat,
  type TargetId,
} from '@ettin/schema';
import { Compiler } from '../compile/compiler.js';
import { stepPay } from '../costs/pay.js';
import { stepEvent } from '../events/happen.js';
import { Game } from '../game.js';
import type { Obj, Player, State, Team, TurnFrame } from '../state/state.js';
import { declareAttack, tapAttackers } from './attack.js';
import { declareBlock } from './block.js';
import { beginCombat } from './steps.js';

/** Small boards for the tests of combat: permanents by seat, on turn 3 of the first team. Nothing is hidden. */

const EDITION: Edition = {
  id: 'test',
  date: '2026-04-17',
  name: 'test',
  parameters: {
    startingLife: { solo: 20, base: 30, perHead: 15 },
    poisonToLose: { solo: 10, base: 15, perHead: 5 },
    sharedPoison: true,
    firstDraw: 'skipped',
    mulligan: 'london',
    freeMulligans: 1,
    individualLife: 'team',
    setBothLife: 'oneMember',
    attack: 'head',
    legendRule: 'perPlayerChoose',
    planeswalkerRedirection: false,
    damageAssignmentOrder: false,
    manaBurn: false,
    stepTriggers: 'perPlayerIfThatPlayer',
    maxHandSize: 7,
    openingHandSize: 7,
  },
  cites: Object.fromEntries(MEANINGS.map((m) => [m, '0'])) as Record<Meaning, string>,
};

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

  /** Permanents of each seat; four seats are two teams of two, two seats a duel. */
  constructor(seats: readonly (readonly Entry[])[]) {
    const compiler = new Compiler(EDITION);
    const objects: Obj[] = [];
    const heads = seats.length / 2;
    seats.forEach((list, seat) => {
      for (const entry of list) {
        const placed = 'card' in entry ? entry : { card: entry };
        const def = compiler.byName.get(placed.card.name) ?? compiler.def(placed.card);
        const id = 65536 + objects.length;
        if (this.names.has(placed.card.name)) throw new Error(`${placed.card.name} twice`);
        this.names.set(placed.card.name, id);
        objects.push({ ...blankObject(id, def, seat), ...placed.set });
      }
    });
    seats.flat().forEach((entry, i) => {
      const o = objects[i];
      if ('on' in entry && entry.on !== undefined && o !== undefined) o.attachedTo = this.id(entry.on);
    });
    this.g = new Game(compiler.rules('test'), blankState(seats.length, heads, objects));
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

function blankObject(id: ObjectId, def: number, seat: Seat): Obj {
  return {
    id,
    card: id & 0xffff,
    def,
    face: 0,
    zone: 'battlefield',
    owner: seat,
    controller: seat,
    timestamp: id & 0xffff,
    since: 0,
    entered: 0,
    tapped: false,
    faceDown: 0,
    phasedOut: false,
    flipped: false,
    counters: null,
    damage: 0,
    deathtouched: false,
    attachedTo: -1,
    chosen: null,
    cast: null,
    copy: null,
    stack: null,
    linked: null,
    regeneration: 0,
    activated: null,
    marks: null,
    damagedBy: null,
  };
}

function blankPlayer(seat: Seat, team: number): Player {
  return {
    seat,
    team,
    name: `P${seat}`,
    counters: {},
    mana: [0, 0, 0, 0, 0, 0],
    specialMana: [],
    landsPlayed: 0,
    tally: {},
    mulligans: 0,
    kept: true,
    controlledBy: null,
    controlNext: null,
    cityBlessing: false,
  };
}

function blankTeam(id: number, heads: number): Team {
  return {
    id,
    seats: Array.from({ length: heads }, (_, i) => id * heads + i),
    life: 30,
    poison: 0,
    skipTurns: 0,
    skipSteps: [],
    lost: null,
    drewFromEmpty: null,
    turnsTaken: 1,
  };
}

function blankState(seats: number, heads: number, objects: Obj[]): State {
  const each = Array.from({ length: seats }, (_, i) => i);
  return {
    edition: EDITION.id,
    teams: [blankTeam(0, heads), blankTeam(1, heads)],
    players: each.map((seat) => blankPlayer(seat, Math.floor(seat / heads))),
    cards: objects.map((o) => o.def),
    cardOwner: objects.map((o) => o.owner),
    objects,
    free: [],
    generation: 1,
    hands: each.map(() => []),
    handCounters: each.map(() => 0),
    libraries: each.map(() => []),
    graveyards: each.map(() => []),
    battlefield: objects.map((o) => o.id),
    stack: [],
    exile: [],
    command: [],
    peek: null,
    turn: {
      number: 3,
      team: 0,
      step: 'declareAttackers',
      extraTurns: [],
      extraPhases: [],
      nextTeam: 1,
      startingTeam: 0,
      combatsThisTurn: 1,
      isExtra: false,
      ending: false,
    },
    priority: null,
    pending: null,
    proposals: [],
    combat: null,
    effects: [],
    delayed: [],
    triggers: [],
    frames: [],
    lastKnown: [],
    random: { key: '00'.repeat(32), drawn: 0 },
    token: { t: 1 },
    timestamp: 1000,
    seq: 1,
    status: { monarch: null, dayNight: null, spellsLastTurn: 0, commitment: '', idle: 0 },
    result: null,
  };
}
