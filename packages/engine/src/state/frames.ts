import type { Action, CastMethod, Meaning, MoveCause, ObjectId, Seat, TargetId, Zone } from '@ettin/schema';
import type { CastInfo, CopyInfo, Env, Obj } from './state.js';

/** Suspended work. A new effect never needs a new kind. */
export type Frame =
  | SetupFrame
  | TurnFrame
  | CheckFrame
  | CastFrame
  | PayFrame
  | ResolveFrame
  | ProgramFrame
  | EventFrame;

interface FrameBase {
  /** The answer to what this frame asked, until it is used. */
  answer: Answered | null;
}
export interface Answered {
  readonly player: Seat;
  readonly value: Extract<Action, { type: 'answer' }>['answer'];
}

export interface SetupFrame extends FrameBase {
  readonly k: 'setup';
  stage: 'mulligan' | 'bottom' | 'look' | 'opening' | 'done';
  /** Declarations of this round by seat: true to mulligan. */
  declared: Readonly<Record<number, boolean>>;
  asked: number;
  /** In which order members of a team put down cards of their opening hands. */
  order: readonly Seat[];
}
/** The turn structure; always the lowest frame once the game has begun. */
export interface TurnFrame extends FrameBase {
  readonly k: 'turn';
  stage: 'enter' | 'act' | 'leave';
  /** Progress of turn-based actions within a stage. */
  progress: number;
  data: readonly number[];
}
/** State-based actions and putting triggers on the stack, until neither does anything; or the actions alone. */
export interface CheckFrame extends FrameBase {
  readonly k: 'check';
  stage: 'all' | 'actions';
  asking: string;
  data: readonly number[];
}
/** Casting, activating, or putting a triggered ability on the stack. */
export interface CastFrame extends FrameBase {
  readonly k: 'cast';
  readonly kind: 'spell' | 'activated' | 'triggered';
  readonly player: Seat;
  /** The object on the stack. */
  readonly object: ObjectId;
  readonly source: ObjectId;
  readonly ability: number;
  readonly method: CastMethod;
  readonly from: Zone;
  readonly manual: boolean;
  stage: number;
  index: number;
  modes: readonly number[];
  kickers: readonly number[];
  flags: readonly string[];
  x: number;
  targets: Readonly<Record<string, readonly TargetId[]>>;
  divisions: Readonly<Record<string, readonly number[]>>;
  env: Env;
  /** What is spliced onto the spell, and what that costs (CR 702.47). */
  spliced: readonly { readonly ability: number; readonly cost: number }[];
  /** For taking it back: the record it had before, and where it was. */
  before: Obj | null;
  position: number;
  /** Total cost once locked in (CR 601.2f), as an index into the frame's own data: generic, colours … */
  mana: ManaAmount | null;
  free: boolean;
}
/** Mana still to be paid. `symbols` are hybrid and Phyrexian symbols not yet decided. */
export interface ManaAmount {
  readonly generic: number;
  readonly colored: readonly number[];
  readonly symbols: readonly string[];
  readonly snow: number;
}
/** Paying a cost: of a spell or ability being cast (below it), or within an effect. */
export interface PayFrame extends FrameBase {
  readonly k: 'pay';
  readonly player: Seat;
  readonly source: ObjectId;
  /** Compiled costs to pay, in order. */
  costs: readonly number[];
  mana: ManaAmount | null;
  readonly manual: boolean;
  stage: number;
  part: number;
  env: Env;
  /** What the mana is spent on, for restrictions: object on the stack or source of the ability. */
  readonly purpose: ObjectId;
  /** What was chosen, by the position of the part, or by the keyword that lets something else pay. */
  paid: Readonly<Record<string, readonly TargetId[]>>;
}
export interface ResolveFrame extends FrameBase {
  readonly k: 'resolve';
  readonly object: ObjectId;
  stage: number;
}
/** A program (compiled effects) being carried out. */
export interface ProgramFrame extends FrameBase {
  readonly k: 'program';
  readonly program: number;
  pc: number;
  env: Env;
  /** Loops under way: what is left to go through. */
  loops: readonly Loop[];
  /** Progress within one instruction. */
  scratch: Scratch | null;
  /** What was entering the battlefield when this program replaces part of that. */
  entering: ObjectId;
}
export interface Loop {
  readonly items: readonly TargetId[];
  readonly index: number;
  readonly it: ObjectId;
  readonly that: Seat;
}
export interface Scratch {
  readonly stage: number;
  readonly seats: readonly Seat[];
  readonly index: number;
  readonly picked: readonly (readonly TargetId[])[];
  readonly numbers: readonly number[];
  /** While several choose in an order of their own: positions in `seats`, in the order of `picked`. */
  readonly chose: readonly number[];
}
/** Events about to happen together, while replacement effects are applied to them (CR 614, 616). */
export interface EventFrame extends FrameBase {
  readonly k: 'event';
  events: readonly Happening[];
  index: number;
  /** Candidates among which the affected player chooses. */
  choices: readonly number[];
  stage: number;
  /** Programs to run once the events have happened. */
  after: readonly AfterEvent[];
}
export interface AfterEvent {
  readonly program: number;
  readonly env: Env;
}

/** An event before it happens. `done` lists replacements already applied to it (CR 614.5). */
export interface Happening {
  readonly kind:
    | 'damage'
    | 'move'
    | 'draw'
    | 'gainLife'
    | 'loseLife'
    | 'counters'
    | 'tokens'
    | 'destroy'
    | 'discard'
    | 'mill'
    | 'loseGame'
    | 'winGame'
    | 'untap'
    | 'mana';
  /** Object it happens to or that it concerns (0: none). */
  readonly object: ObjectId;
  /** Player it happens to (-1: none). */
  readonly player: Seat;
  readonly amount: number;
  readonly source: ObjectId;
  readonly done: readonly number[];
  /** Frame index whose names `as` results are bound in (-1: none). */
  readonly frame: number;
  readonly as: string;
  readonly combat: boolean;
  /** Kind of counter; of a draw: 'firstInDrawStep'. */
  readonly counter: string;
  readonly move: MovePlan | null;
  /** What decided that it happens, where that says more than the kind of event does. */
  readonly cite: Meaning | null;
  readonly cancelled: boolean;
  readonly unpreventable: boolean;
}

export interface MovePlan {
  readonly from: Zone | null;
  readonly to: Zone;
  readonly position: 'top' | 'bottom' | 'shuffled' | number;
  readonly cause: MoveCause;
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly attacking: TargetId;
  readonly faceDown: number;
  readonly face: 0 | 1;
  readonly counters: Readonly<Record<string, number>> | null;
  readonly chosen: Readonly<Record<string, string | number>> | null;
  readonly copy: CopyInfo | null;
  readonly cast: CastInfo | null;
  readonly attachTo: TargetId;
  /** For tokens: definition; for library cards: card number. */
  readonly def: number;
  readonly card: number;
  readonly linkTo: ObjectId;
  /** The counters that the rules give it as it enters (loyalty, defense, lore) are among `counters` already. */
  readonly counted: boolean;
  /** Continuous effects that "as it enters" instructions made for it; they wait for the id that it gets. */
  readonly effects: readonly number[];
}
