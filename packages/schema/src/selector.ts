import type { CardType, Color, Compare, FlagKeyword, Supertype, Tally, Zone } from './words.js';

/**
 * Selectors say *who* and *what*; values say *how many*; conditions say *whether*.
 *
 * Easily confused words, always relative to the ability's controller ("you"):
 *   opponent  a player on another team: never a teammate (CR 102.3)
 *   teammate  another player of your team
 *   team      you and your teammates
 *   thatPlayer / it   the player / object named by the trigger event or by the loop
 */
export const PLAYER_WORDS = [
  'you',
  'opponents',
  'teammates',
  'team',
  'eachPlayer',
  'eachOtherPlayer',
  'thatPlayer',
  'defendingPlayer',
  'attackingPlayer',
  'activePlayer',
  'chosenPlayer',
  'monarch',
] as const;

export type PlayerRef =
  | (typeof PLAYER_WORDS)[number]
  /** The players among the targets chosen for this `TargetSpec.id`. */
  | { readonly target: string }
  | { readonly controllerOf: ObjectRef }
  | { readonly ownerOf: ObjectRef }
  /** Players stored under a name by an earlier instruction. */
  | { readonly bound: string }
  /** Every player but these. */
  | { readonly playersExcept: PlayerRef }
  /** The players of `among` for whom the condition holds, each taken as "that player". */
  | { readonly players: PlayerRef; readonly where: Condition };

export type ObjectRef =
  /** The object whose ability this is. */
  | 'self'
  /** The object named by the trigger event, or the current object of a `forEach`. */
  | 'it'
  /** What the source is attached to. */
  | 'attached'
  | { readonly target: string }
  | { readonly bound: string }
  /** Every object that matches; the battlefield unless the filter names a zone. */
  | { readonly each: Filter }
  /** The source of the damage, spell or ability that the trigger event speaks of. */
  | 'eventSource'
  /** Cards exiled by this object ("exiled with it"). */
  | 'exiledWithSelf'
  /** Creatures blocking (or blocked by) the object. */
  | { readonly blockersOf: ObjectRef }
  | { readonly blockedBy: ObjectRef }
  | { readonly attachedTo: ObjectRef; readonly filter?: Filter };

/** Either kind of reference; damage and targets may be both. */
export type Ref = ObjectRef | PlayerRef;

/** Whose: relative to the controller of the ability that holds the filter. */
export type Whose = 'you' | 'opponent' | 'team' | 'teammate' | 'notYou' | PlayerRef;

export interface NumberTest {
  readonly is: Compare;
  readonly than: Value;
}

/** All parts given must hold. Lists mean "any of these". Nothing given: any object of the zone. */
export interface Filter {
  /** Default: battlefield (or what the place that holds the filter says). */
  readonly zone?: Zone | readonly Zone[];
  readonly types?: readonly CardType[];
  readonly allTypes?: readonly CardType[];
  readonly notTypes?: readonly CardType[];
  readonly supertypes?: readonly Supertype[];
  readonly notSupertypes?: readonly Supertype[];
  readonly subtypes?: readonly string[];
  readonly notSubtypes?: readonly string[];
  readonly colors?: readonly Color[];
  readonly notColors?: readonly Color[];
  readonly colorless?: boolean;
  readonly multicolored?: boolean;
  readonly monocolored?: boolean;
  readonly name?: string;
  readonly controller?: Whose;
  readonly owner?: Whose;
  /** Not the source object itself ("another", "other"). */
  readonly other?: true;
  readonly self?: true;
  readonly keyword?: FlagKeyword;
  readonly notKeyword?: FlagKeyword;
  readonly power?: NumberTest;
  readonly toughness?: NumberTest;
  readonly manaValue?: NumberTest;
  readonly tapped?: boolean;
  readonly attacking?: boolean;
  readonly blocking?: boolean;
  readonly blocked?: boolean;
  /** Attacking and not blocked. */
  readonly unblocked?: boolean;
  readonly token?: boolean;
  readonly faceDown?: boolean;
  readonly enchanted?: boolean;
  readonly equipped?: boolean;
  /** Has at least one counter of the kind ('any' for whichever). */
  readonly counter?: string;
  readonly enteredThisTurn?: boolean;
  readonly dealtDamageThisTurn?: boolean;
  readonly wasDealtDamageThisTurn?: boolean;
  /** Declared as an attacker this turn. */
  readonly attackedThisTurn?: boolean;
  /** Dealt damage by one of these this turn. */
  readonly dealtDamageBy?: ObjectRef;
  /** Is (or is not) among these objects. */
  readonly among?: ObjectRef;
  readonly notAmong?: ObjectRef;
  /** Shares the card type / colour / creature type / name chosen for the source as it entered. */
  readonly ofChosen?: 'color' | 'creatureType' | 'name' | 'cardType';
  readonly sharesColorWith?: ObjectRef;
  readonly sharesCreatureTypeWith?: ObjectRef;
  /** Attacking this player (or a planeswalker or battle of theirs when `orTheirs`). */
  readonly attackingPlayer?: PlayerRef;
  readonly attackingYouOrYours?: boolean;
  /** On the stack: 'spell' or 'ability'; a stack filter without it means spells. */
  readonly stackKind?: 'spell' | 'ability' | 'activated' | 'triggered' | 'any';
  /** A spell with a target that matches, or that targets the player. */
  readonly targets?: { readonly object?: Filter; readonly player?: Whose };
  readonly historic?: boolean;
  readonly anyOf?: readonly Filter[];
  readonly not?: Filter;
}

export type Value =
  | number
  /** The X of the mana cost or of the activation cost. */
  | 'X'
  /** "that much", "that many": the amount of the trigger event. */
  | 'thatMuch'
  | { readonly count: Filter }
  | { readonly countOf: ObjectRef }
  | { readonly countPlayers: PlayerRef }
  /** CR 810.9a: what a player's life total is worth is the edition's business. */
  | { readonly lifeOf: PlayerRef }
  | { readonly startingLife: true }
  | { readonly powerOf: ObjectRef }
  | { readonly toughnessOf: ObjectRef }
  | { readonly manaValueOf: ObjectRef }
  | { readonly countersOn: ObjectRef; readonly kind: string }
  | { readonly playerCounters: string; readonly of: PlayerRef }
  | { readonly handSize: PlayerRef }
  | { readonly librarySize: PlayerRef }
  | { readonly devotion: readonly Color[]; readonly of: PlayerRef }
  /** A number stored by an earlier instruction of the same resolution (`as`). */
  /** With `of`: the part of it that is that player's, where an instruction was for several at one time. */
  | { readonly result: string; readonly of?: PlayerRef }
  /** How often the spell was kicked / how much was paid for an additional cost. */
  | { readonly timesKicked: true }
  | { readonly tally: Tally; readonly of: PlayerRef }
  /** Different card types among cards in that player's graveyard (delirium). */
  | { readonly cardTypesInGraveyard: PlayerRef }
  /** Different basic land types among lands that player controls (domain). */
  | { readonly domain: PlayerRef }
  | { readonly colorsAmong: Filter }
  /** Greatest power / mana value / toughness among what matches (0 for none). */
  | { readonly greatest: 'power' | 'toughness' | 'manaValue'; readonly among: Filter }
  | { readonly total: 'power' | 'toughness' | 'manaValue'; readonly among: ObjectRef }
  /** Opponents' (or others') greatest / least of a player value. */
  | { readonly most: Value; readonly among: PlayerRef }
  | { readonly least: Value; readonly among: PlayerRef }
  | { readonly sum: readonly Value[] }
  | { readonly minus: readonly [Value, Value] }
  | { readonly times: readonly [Value, Value] }
  | { readonly divide: Value; readonly by: number; readonly round: 'up' | 'down' }
  | { readonly max: readonly Value[] }
  | { readonly min: readonly Value[] }
  | { readonly chosenNumber: true };

export type Condition =
  | { readonly compare: readonly [Value, Compare, Value] }
  /** At least one object matches (on the battlefield unless the filter names a zone). */
  | { readonly exists: Filter }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The object(s) are there and match; with last known information if they have left (CR 603.10). */
  | { readonly object: ObjectRef; readonly is: Filter }
  /** It is the turn of that player's team. */
  | { readonly turnOf: PlayerRef }
  | { readonly during: 'combat' | 'main' | 'upkeep' | 'endStep' | 'declareBlockers' }
  /** How the spell was (or the permanent's spell had been) cast. */
  | {
      readonly cast:
        | 'kicked'
        | 'surged'
        | 'spectacle'
        | 'evoked'
        | 'flashback'
        | 'madness'
        | 'fromHand'
        | 'wasCast'
        | 'unearthed'
        | 'bestowed'
        | 'overloaded'
        | 'escaped'
        | 'dashed';
      readonly of?: ObjectRef;
    }
  /** The named kicker (by position) was paid. */
  | { readonly kickedWith: number }
  | { readonly isMonarch: PlayerRef }
  | { readonly dayNight: 'day' | 'night' | 'neither' }
  /** The "may" or "unless" before this one was done / an instruction bound something. */
  | { readonly did: string }
  | { readonly cityBlessing: PlayerRef }
  /** True for at least one (any) or each (every) of the players, each taken as "that player". */
  | { readonly forAny: PlayerRef; readonly holds: Condition }
  | { readonly forEvery: PlayerRef; readonly holds: Condition };
