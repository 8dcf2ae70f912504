import type {
  Ability,
  ActivatedAbility,
  CardDef,
  Edition,
  Effect,
  Instead,
  Layout,
  Mod,
  ObjectId,
  ParameterKeyword,
  RuleMod,
  Seat,
  TargetId,
  TargetSpec,
  Trigger,
  TriggeredAbility,
  Zone,
} from '@ettin/schema';
import type { Game } from '../game.js';
import type { Env, Happening, ManaAmount, Obj, ProgramFrame } from '../state/state.js';

/**
 * Card data compiled once, by `createRules`. Closures live here and never in a state: a state names
 * compiled things by index, and the index is fixed by the edition and the card data (see `Rules.hash`).
 */
export type ObjectTest = (g: Game, o: Obj, c: Chars, env: Env) => boolean;
export type NumberOf = (g: Game, env: Env) => number;
export type Holds = (g: Game, env: Env) => boolean;
export type ObjectsOf = (g: Game, env: Env) => readonly ObjectId[];
export type PlayersOf = (g: Game, env: Env) => readonly Seat[];
export type TargetsOf = (g: Game, env: Env) => readonly TargetId[];

/** Characteristics (CR 109.3) after continuous effects. Always made by `makeChars`: one hidden class. */
export interface Chars {
  name: string;
  def: number;
  face: 0 | 1;
  manaValue: number;
  mana: ManaAmount | null;
  colors: number;
  types: number;
  supers: number;
  subtypes: readonly string[];
  allCreatureTypes: boolean;
  power: number;
  toughness: number;
  /** Keyword bits; see KW. */
  kw0: number;
  kw1: number;
  params: readonly CompiledKeyword[];
  abilities: readonly number[];
  /** Kinds of abilities among them, as bits of KIND; kept in step by `setAbilities`. */
  kinds: number;
  /** Restrictions and requirements on the object. */
  restrictions: readonly Restriction[];
  /** What `restrictions` holds, as bits of RESTRICTION, for a quick look. */
  restricted: number;
  controller: Seat;
}

export interface Restriction {
  readonly mod: CompiledMod;
  readonly env: Env;
}

export interface CompiledKeyword {
  /** Its place in `Rules.params`. */
  readonly index: number;
  readonly data: ParameterKeyword;
  /** Quality: protection, hexproof from, landwalk, affinity, splice … */
  readonly test: ObjectTest | null;
  readonly cost: number;
  readonly costs: readonly number[];
  readonly n: number;
  readonly target: CompiledTarget | null;
}

export interface CompiledFace {
  readonly name: string;
  readonly base: Chars;
  /** By seat, so that a vanilla permanent needs no record of its own. */
  readonly bases: readonly Chars[];
  readonly mana: ManaAmount | null;
  readonly manaText: string | null;
  readonly hasX: boolean;
  readonly loyalty: number | 'X' | null;
  readonly defense: number | null;
  /** The spell ability of an instant or sorcery, or -1. */
  readonly spell: number;
  readonly openingHand: boolean;
  /** Additional cost to cast it, or -1. */
  readonly additionalCost: number;
  readonly starPower: boolean;
  readonly starToughness: boolean;
  /** Zones besides the battlefield in which an ability of it works. */
  readonly zones: number;
}

export interface Def {
  readonly index: number;
  readonly card: CardDef;
  readonly name: string;
  readonly layout: Layout;
  readonly token: boolean;
  /** What could ever be done with the card outside the battlefield; bits of USE. */
  readonly uses: number;
  readonly faces: readonly [CompiledFace] | readonly [CompiledFace, CompiledFace];
  /** Both halves of a split card together (CR 709.4). */
  readonly whole: CompiledFace | null;
}

export interface CompiledTarget {
  readonly spec: TargetSpec;
  readonly object: ObjectTest | null;
  readonly zones: readonly Zone[];
  readonly stackKind: string;
  readonly min: NumberOf;
  readonly max: NumberOf;
  readonly divide: NumberOf | null;
}

export interface CompiledMode {
  readonly targets: readonly CompiledTarget[];
  readonly program: number;
  readonly cost: number;
}
export interface CompiledModes {
  readonly min: number;
  readonly max: number;
  readonly repeat: boolean;
  readonly options: readonly CompiledMode[];
  readonly chooser: PlayersOf | null;
}

export interface CompiledTrigger {
  readonly data: Trigger;
  readonly event: TriggerKind;
  readonly what: ObjectTest | null;
  readonly self: boolean;
  readonly second: ObjectTest | null;
  readonly secondSelf: boolean;
  readonly who: ((g: Game, env: Env, seat: Seat) => boolean) | null;
  readonly lookBack: boolean;
  readonly condition: Holds | null;
}
export type TriggerKind = Trigger['on'];

export interface CompiledAbility {
  readonly id: number;
  readonly kind: Ability['kind'];
  readonly data: Ability;
  readonly keyword: string | null;
  readonly targets: readonly CompiledTarget[];
  readonly modes: CompiledModes | null;
  readonly program: number;
  /** Zones it works from, as bits of ZONE_BIT. */
  readonly zones: number;
  readonly condition: Holds | null;
  readonly reads: number;
  // activated
  readonly cost: number;
  readonly activated: ActivatedAbility | null;
  readonly mana: ManaAbility | null;
  readonly loyalty: boolean;
  // triggered
  readonly triggers: readonly CompiledTrigger[];
  readonly triggered: TriggeredAbility | null;
  readonly manaTrigger: boolean;
  readonly speaksOfThatPlayer: boolean;
  /** Compares with one head that the controller picks as the creature attacks (see combat/picked-head.ts). */
  readonly comparesHead: boolean;
  /** What made it trigger matters to what it does: another object, player or amount would be another effect. */
  readonly speaksOfEvent: boolean;
  /** Which object's ability it is matters to what it does; else those of two cards of one name do the same. */
  readonly speaksOfSource: boolean;
  // static
  readonly statics: CompiledStatic | null;
  readonly replacement: CompiledReplacement | null;
}

/** A mana ability that auto-payment understands: what one activation makes. */
export interface ManaAbility {
  /** Cost is tapping (and possibly sacrificing) the source only. */
  readonly simple: boolean;
  readonly sacrifices: boolean;
  /** Each unit of mana as a mask over MANA_TYPES, or computed when it depends on the game. */
  readonly units: readonly number[] | ((g: Game, env: Env) => readonly number[]);
  readonly only: number;
}

export interface CompiledMod {
  /** Its place in `Rules.mods`. */
  readonly index: number;
  readonly data: Mod;
  readonly layer: number;
  readonly power: NumberOf | null;
  readonly toughness: NumberOf | null;
  /** The two where the data gives them as numbers, so that nothing has to be asked; else null. */
  readonly size: readonly [number, number] | null;
  readonly kw0: number;
  readonly kw1: number;
  readonly params: readonly CompiledKeyword[];
  readonly abilities: readonly number[];
  readonly types: number;
  readonly supers: number;
  readonly colors: number;
  readonly subtypes: readonly string[];
  readonly test: ObjectTest | null;
  readonly except: ObjectTest | null;
  readonly condition: Holds | null;
  readonly players: PlayersOf | null;
  readonly who: ((g: Game, env: Env, seat: Seat) => boolean) | null;
  readonly n: number;
  readonly restriction: number;
}

export interface CompiledRule {
  readonly data: RuleMod;
  readonly name: RuleMod['rule'];
  readonly who: ((g: Game, env: Env, seat: Seat) => boolean) | null;
  readonly test: ObjectTest | null;
  readonly condition: Holds | null;
  readonly amount: NumberOf | null;
  readonly cost: number;
}

export interface CompiledStatic {
  readonly affects: ObjectsOf | null;
  /** Set where what it affects is found by a test over the battlefield. */
  readonly each: ObjectTest | null;
  readonly eachZones: readonly Zone[];
  readonly affectsSelf: boolean;
  readonly mods: readonly CompiledMod[];
  readonly rules: readonly CompiledRule[];
  readonly cda: boolean;
  /** Characteristics defined with one head that is picked as the combat begins (see combat/picked-head.ts). */
  readonly picksHead: boolean;
  readonly reads: number;
}

export interface CompiledInstead {
  readonly data: Instead;
  readonly amount: NumberOf | null;
  readonly program: number;
  readonly condition: Holds | null;
  readonly redirect: TargetsOf | null;
  readonly players: PlayersOf | null;
}

export interface CompiledReplacement {
  readonly event: string;
  readonly what: ObjectTest | null;
  readonly whatSelf: boolean;
  readonly source: ObjectTest | null;
  readonly sourceSelf: boolean;
  readonly who: ((g: Game, env: Env, seat: Seat) => boolean) | null;
  readonly from: Zone | null;
  readonly to: Zone | null;
  readonly combat: boolean | null;
  readonly counter: string | null;
  readonly exceptFirstDraw: boolean;
  readonly byOpponent: boolean;
  readonly condition: Holds | null;
  readonly optional: boolean;
  readonly self: boolean;
  readonly with: readonly CompiledInstead[];
}

export interface CompiledCost {
  readonly data: import('@ettin/schema').Cost;
  readonly mana: ManaAmount | null;
  readonly xCount: number;
  readonly parts: readonly CompiledCostPart[];
  /** Costs of which the payer picks one. */
  readonly anyOf: readonly number[];
}
export interface CompiledCostPart {
  readonly kind:
    | 'tapSelf'
    | 'untapSelf'
    | 'sacrificeSelf'
    | 'exileSelf'
    | 'discardSelf'
    | 'returnSelf'
    | 'sacrifice'
    | 'discard'
    | 'payLife'
    | 'removeCounters'
    | 'addCounters'
    | 'loyalty'
    | 'exile'
    | 'tap'
    | 'tapPower'
    | 'returnToHand'
    | 'energy'
    | 'mill'
    | 'reveal';
  readonly test: ObjectTest | null;
  readonly zones: readonly Zone[];
  readonly count: NumberOf | null;
  readonly all: boolean;
  readonly random: boolean;
  readonly counter: string;
  readonly n: number;
  readonly anyNumber: boolean;
  /** Name under which what was paid is bound. */
  readonly as: string;
}

/**
 * One instruction of a program. `run` returns true when it is done and the next one follows (or
 * `jump` was called), false when it waits for an answer or for frames that it has pushed.
 */
export interface Op {
  readonly index: number;
  readonly effect: Effect | null;
  readonly run: (g: Game, f: ProgramFrame) => boolean;
}

export interface Rules {
  readonly edition: Edition;
  readonly defs: readonly Def[];
  readonly byName: ReadonlyMap<string, number>;
  readonly abilities: readonly CompiledAbility[];
  readonly programs: readonly (readonly Op[])[];
  readonly costs: readonly CompiledCost[];
  /** Data of `apply`, `rule`, `preventDamage` … instructions that leave something behind, by index. */
  readonly lasting: readonly CompiledLasting[];
  readonly manaRestrictions: readonly { spell: ObjectTest | null; ability: ObjectTest | null }[];
  /** Exceptions of copy effects ("except it's …"). */
  readonly exceptions: readonly (readonly CompiledMod[])[];
  /** Keywords with parameters and modifications, for states that name them by index. */
  readonly params: readonly CompiledKeyword[];
  readonly mods: readonly CompiledMod[];
  /** Abilities that the rules give by a subtype or keyword. */
  readonly landAbilities: Readonly<Record<string, number>>;
  /** What keyword counters give the permanents that they are on, by kind (CR 122.1b). */
  readonly keywordCounters: Readonly<Record<string, CompiledMod>>;
  /** Abilities that rules and not objects have (the monarch's). */
  readonly builtin: Readonly<Record<string, number>>;
  /** Carries out events; joined here because what it does may make further events happen. */
  readonly commit: (g: Game, events: readonly Happening[]) => void;
  /** Identifies edition and card data in replays. */
  readonly hash: string;
}

export interface CompiledLasting {
  /** It may let cards be played from graveyards or exile. */
  readonly opens: boolean;
  readonly effect: Effect;
  readonly mods: readonly CompiledMod[];
  readonly rules: readonly CompiledRule[];
  readonly each: ObjectTest | null;
  readonly replacement: CompiledReplacement | null;
  readonly source: ObjectTest | null;
  readonly program: number;
  readonly reads: number;
}
