import type {
  Action,
  AssignedDamage,
  AttackDeclaration,
  CastMethod,
  Decision,
  LossReason,
  ManaType,
  ObjectId,
  Seat,
  Step,
  TargetId,
  Zone,
} from '@ettin/schema';
import type { Chars } from '../compile/types.js';
import type { Frame } from './frames.js';

/**
 * The whole game as plain JSON. Never mutated from outside: `apply` copies each touched part once
 * (see `game.ts`) and old states stay valid.
 *
 * Where things are:
 *   - `objects` is a dense table of everything in a public zone (battlefield, stack, graveyard, exile,
 *     command). An id is `generation * 65536 + slot`; a new object always gets a new generation (CR 400.7).
 *   - hands live apart, with ids from counters of their own, so that a slot never tells when a card was drawn.
 *   - a library is a list of card numbers, top last. A card number is an index of `cards`, and never leaves the engine.
 */
export interface State {
  /** What has to be the same for a replay: rules edition and card data. */
  readonly edition: string;
  readonly teams: readonly Team[];
  readonly players: readonly Player[];
  /** Definition index of each physical card; cards of a player are consecutive. */
  readonly cards: readonly number[];
  cardOwner: readonly Seat[];
  /** Cards outside the game that effects may bring in: of each seat's sideboard, and of each team's shared pool. */
  outside: {
    readonly seats: readonly (readonly number[])[];
    readonly teams: readonly (readonly number[])[];
  };
  objects: (Obj | null)[];
  /** Slots of `objects` that are free. */
  free: number[];
  generation: number;
  hands: (readonly Obj[])[];
  handCounters: number[];
  libraries: (readonly number[])[];
  graveyards: (readonly ObjectId[])[];
  battlefield: readonly ObjectId[];
  stack: readonly ObjectId[];
  exile: readonly ObjectId[];
  command: readonly ObjectId[];
  /** Cards of a library that somebody is looking at; ids of their own, order known to the viewer only. */
  peek: Peek | null;
  /** Top cards of libraries that effects let somebody look at all the while (CR 401.5-6). */
  tops: readonly Top[];
  turn: Turn;
  /** Non-null while a team has priority and nothing else is asked. */
  priority: Priority | null;
  pending: Decision | null;
  /** What partners are asked at the same time, each for themselves: any of them may answer next (CR 805.6). */
  pendingToo: readonly Decision[];
  /** Wishes of members in a team decision (CR 805.2), by seat. */
  proposals: readonly Proposal[];
  combat: Combat | null;
  effects: readonly FloatingEffect[];
  delayed: readonly DelayedTrigger[];
  /** Abilities that have triggered and wait to be put on the stack. */
  triggers: readonly PendingTrigger[];
  frames: readonly Frame[];
  lastKnown: readonly LastKnown[];
  random: RandomState;
  /** Replaced when what derived characteristics depend on may have changed; caches are keyed on its identity. */
  token: Token;
  timestamp: number;
  /** Counts accepted actions; a decision's id is the count at which it was asked. */
  seq: number;
  /** `seq` at which state-based actions were last looked at with priority about to be given. */
  checked: number;
  /** Generation of what resolved last, 0 after a player has acted: only in a loop does it grow without end (CR 104.4b). */
  resolutions: number;
  status: GameStatus;
  result: { readonly winner: number | null; readonly reason: LossReason | 'win' } | null;
}

export interface Token {
  /** Counts replacements, which follow from the actions alone; caches find their place by it. */
  readonly t: number;
}

export interface RandomState {
  /** 32 bytes in hexadecimal; secret for as long as the game lasts. */
  readonly key: string;
  /** 32-bit words drawn so far. */
  readonly drawn: number;
}

export interface Team {
  readonly id: number;
  readonly seats: readonly Seat[];
  readonly life: number;
  readonly poison: number;
  /** Turns still to be skipped. */
  readonly skipTurns: number;
  /** Steps to be skipped next time they come. */
  readonly skipSteps: readonly Step[];
  readonly lost: LossReason | null;
  /** Drew from an empty library since state-based actions were last checked (CR 704.5b). */
  readonly drewFromEmpty: Seat | null;
  readonly turnsTaken: number;
  /** Number of the latest turn that the team began (0: none yet); for summoning sickness (CR 302.6). */
  readonly lastTurn: number;
  /** Number of the turn that it took before that one (0: none). */
  readonly turnBefore: number;
}

export interface Player {
  readonly seat: Seat;
  readonly team: number;
  readonly name: string;
  /** Counters other than poison (which the team pools): energy, experience … */
  readonly counters: Readonly<Record<string, number>>;
  /** Unrestricted mana by type, in the order of MANA_TYPES. */
  readonly mana: readonly number[];
  readonly specialMana: readonly SpecialMana[];
  readonly landsPlayed: number;
  readonly tally: Readonly<Record<string, number>>;
  readonly mulligans: number;
  readonly kept: boolean;
  /** Who controls this player now (CR 723), and whose turn control waits for the team's next turn. */
  readonly controlledBy: Seat | null;
  readonly controlNext: Seat | null;
  readonly cityBlessing: boolean;
}

export interface SpecialMana {
  readonly type: ManaType;
  /** Index of the compiled restriction in the rules, or -1. */
  readonly only: number;
  readonly persists: boolean;
  readonly snow?: true;
  /** Source of restricted mana, as the restriction may speak of what was chosen for it. */
  readonly from?: ObjectId;
}

/** Counters, choices and status of one object; fields that most objects lack are null. All listed in `cloneObj`. */
export interface Obj {
  readonly id: ObjectId;
  /** Card number, or -1 for tokens, copies and abilities. */
  card: number;
  /** Index of the definition in the rules; -1 for abilities on the stack. */
  def: number;
  face: 0 | 1;
  zone: Zone;
  owner: Seat;
  /** Controller before layer 2. */
  controller: Seat;
  timestamp: number;
  /** Turn in which it came under its controller's control; for summoning sickness. */
  since: number;
  /** Turn in which it entered its zone. */
  entered: number;
  tapped: boolean;
  /** 0 no, 1 by morph, 2 by manifest, 3 exiled face down. */
  faceDown: number;
  phasedOut: boolean;
  flipped: boolean;
  counters: Readonly<Record<string, number>> | null;
  damage: number;
  /** Dealt damage by a source with deathtouch since the last check (CR 704.5h). */
  deathtouched: boolean;
  /** Object or seat that it is attached to; -1 for none. */
  attachedTo: TargetId;
  chosen: Readonly<Record<string, string | number>> | null;
  /** How it was cast, kept on the permanent (CR 607, 702.33 …). */
  cast: CastInfo | null;
  /** Copiable values taken from elsewhere (CR 707). */
  copy: CopyInfo | null;
  stack: StackInfo | null;
  /** Cards it has exiled and that wait for it, or that it was told to remember. */
  linked: readonly ObjectId[] | null;
  regeneration: number;
  /** Turn in which an ability that may be activated only so often was, by limit and position; `loyalty` for those. */
  activated: Readonly<Record<string, number>> | null;
  /** Monstrous, renowned, goaded by seats and other marks that the rules give. */
  marks: Readonly<Record<string, number>> | null;
  damagedBy: readonly ObjectId[] | null;
}

export interface CopyInfo {
  readonly def: number;
  readonly face: 0 | 1;
  /** Indices of compiled exceptions in the rules: of each copy effect in the chain, the oldest first (CR 707.9). */
  readonly except: readonly number[];
}

export interface CastInfo {
  readonly method: CastMethod;
  readonly player: Seat;
  readonly from: Zone;
  readonly kicked: number;
  /** Positions of the kicker costs that were paid. */
  readonly kickers: readonly number[];
  readonly x: number;
  readonly flags: readonly string[];
}

export interface StackInfo {
  readonly kind: 'spell' | 'activated' | 'triggered';
  /** Compiled ability (for spells: the spell ability, or -1 for permanent spells). */
  readonly ability: number;
  readonly source: ObjectId;
  readonly targets: Readonly<Record<string, readonly TargetId[]>>;
  readonly divisions: Readonly<Record<string, readonly number[]>>;
  readonly modes: readonly number[];
  readonly env: Env;
  readonly copy: boolean;
  /** Compiled abilities whose text it has gained by splicing, in order (CR 702.47). */
  readonly spliced: readonly number[];
  /** How many resolutions led here, each by what the one before it put onto the stack, since a player acted. */
  readonly generation: number;
}

/** What an ability's data is evaluated against. Plain data; never mutated in place. */
export interface Env {
  readonly self: ObjectId;
  readonly controller: Seat;
  readonly x: number;
  readonly targets: Readonly<Record<string, readonly TargetId[]>>;
  readonly divisions: Readonly<Record<string, readonly number[]>>;
  /** "it": object of the trigger event or of the current loop (0: none). */
  readonly it: ObjectId;
  /** "that player" (-1: none). */
  readonly that: Seat;
  /** "that much". */
  readonly amount: number;
  readonly eventSource: ObjectId;
  readonly bound: Readonly<Record<string, readonly TargetId[]>>;
  readonly numbers: Readonly<Record<string, number>>;
  /** Colors, types and names chosen on the way. */
  readonly words: Readonly<Record<string, string>>;
  readonly cast: CastInfo | null;
}

export interface Turn {
  readonly number: number;
  readonly team: number;
  readonly step: Step;
  /** Extra turns waiting, last first (CR 500.7). */
  readonly extraTurns: readonly number[];
  /** Phases still to come in this turn after the current one, as inserted by effects. */
  readonly extraPhases: readonly ('combat' | 'main')[];
  /** The step that follows once those are over: that after the phase they were added to (CR 500.8). */
  readonly resume: Step | null;
  /** The next team in ordinary order. */
  readonly nextTeam: number;
  readonly startingTeam: number;
  readonly combatsThisTurn: number;
  readonly isExtra: boolean;
  /** Set while the turn is being ended by an effect. */
  readonly ending: boolean;
  /** Something happened in the clean-up step, so that another one follows (CR 514.3a). */
  readonly cleanupAgain: boolean;
}

export interface Priority {
  readonly team: number;
  /** Bit for each seat that has passed since anybody acted. */
  readonly passed: number;
  /** Teams that have passed in succession. */
  readonly teamsPassed: number;
}

export interface Proposal {
  readonly player: Seat;
  readonly answer: Extract<Action, { type: 'propose' }>['answer'];
}

export interface Attacker {
  readonly id: ObjectId;
  /** Seat, planeswalker or battle; the team where the rules attack that. */
  readonly attacks: TargetId;
  /** Defending player for its abilities, kept after removal (CR 805.10e); the team where either head is. */
  readonly defender: TargetId;
  readonly blocked: boolean;
  readonly blockers: readonly ObjectId[];
}

/** Declared, while costs are paid and heads are picked. */
export interface PendingAttack extends AttackDeclaration {
  /** The one head that is the defending player for it, where its controller picks that. */
  readonly defender?: Seat;
}

export interface Combat {
  readonly attackers: readonly Attacker[];
  /** Creatures that have blocked, and what; also those that stopped. */
  readonly blockers: readonly { readonly id: ObjectId; readonly blocks: readonly ObjectId[] }[];
  readonly declared: boolean;
  /** Those that dealt damage in the first-strike step (CR 702.7c). */
  readonly firstStruck: readonly ObjectId[];
  readonly assignments: readonly AssignedDamage[];
  /** Whom removed attackers attacked. */
  readonly removed: readonly { readonly id: ObjectId; readonly defender: TargetId }[];
  readonly pendingAttack: readonly PendingAttack[];
}

/** A continuous effect, rule change, shield or replacement that a resolved spell or ability left behind. */
export interface FloatingEffect {
  readonly id: number;
  /** Compiled effect instruction that made it. */
  readonly op: number;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly env: Env;
  readonly timestamp: number;
  readonly duration: string;
  /** Objects fixed as it began (CR 611.2c), or null where it applies to whatever matches. */
  readonly affected: readonly TargetId[] | null;
  /** Values fixed as it began, in the order of the compiled mods. */
  readonly values: readonly number[];
  /** Turn in which it began, and the team whose turn ends it where that matters. */
  readonly turn: number;
  /** What is left of a shield; -1 without limit, -2 for the next time only. */
  readonly left: number;
}

export interface DelayedTrigger {
  readonly id: number;
  readonly ability: number;
  readonly env: Env;
  readonly controller: Seat;
  readonly source: ObjectId;
  readonly expires: number;
  readonly once: boolean;
}

export interface PendingTrigger {
  readonly ability: number;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly env: Env;
}

/** Characteristics as plain JSON; see layers/known.ts. */
export type KnownChars = Omit<Chars, 'params' | 'restrictions'> & {
  readonly params: readonly number[];
  readonly restrictions: readonly { readonly mod: number; readonly env: Env }[];
};

/** An object as it last existed (CR 608.2h, 603.10), with its derived characteristics at that moment. */
export interface LastKnown {
  readonly id: ObjectId;
  readonly object: Obj;
  /** Packed: what holds closures is named by its place in the rules. */
  readonly chars: KnownChars;
  /** What it became, if it can still be found (CR 400.7). */
  readonly next: ObjectId;
}

export interface Peek {
  readonly viewer: Seat;
  /** The viewer's teammates look too (805.3a of 2016). */
  readonly team?: true;
  readonly whose: Seat;
  readonly public: boolean;
  readonly cards: readonly Obj[];
}

/** A top card that is in view: to the seats whose bits are set in `sees`. Ids as in `showTops`. */
export interface Top {
  readonly sees: number;
  readonly object: Obj;
}

export interface GameStatus {
  readonly monarch: Seat | null;
  readonly dayNight: 'day' | 'night' | null;
  /** The most spells that one head of the active team cast in the previous turn (CR 731.2). */
  readonly spellsLastTurn: number;
  readonly commitment: string;
}

export type * from './frames.js';
