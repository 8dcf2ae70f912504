import type { Cost } from './cost.js';
import type { Effect } from './effect.js';
import type { Keyword } from './keyword.js';
import type { Condition, Filter, ObjectRef, PlayerRef, Ref, Value, Whose } from './selector.js';
import type { CardType, Color, FlagKeyword, ManaType, Step, Supertype, Zone } from './words.js';

/** What a target may be. `any` is CR 115.4 "any target": creature, player, planeswalker or battle. */
export interface TargetFilter {
  readonly any?: true;
  /** Objects; battlefield unless the filter names another zone. */
  readonly object?: Filter;
  readonly player?: 'any' | 'opponent' | 'you' | 'teammate' | 'team' | 'other';
}

export interface TargetSpec {
  /** Name by which effects speak of what was chosen. */
  readonly id: string;
  readonly what: TargetFilter;
  /** How many; default exactly one. "Up to one": min 0, max 1. */
  readonly min?: Value;
  readonly max?: Value;
  /** Must differ from what these specs chose ("another target"). */
  readonly otherThan?: readonly string[];
  /** The total is divided among the targets as the spell is cast (CR 601.2d). */
  readonly divide?: Value;
  /** All must be controlled by different players. */
  readonly controllers?: 'different';
}

export interface Mode {
  readonly targets?: readonly TargetSpec[];
  readonly effects: readonly Effect[];
  readonly cost?: Cost;
}

export interface Modes {
  readonly min: number;
  readonly max: number;
  readonly repeat?: true;
  readonly options: readonly Mode[];
  /** 'you' unless an opponent chooses. */
  readonly chooser?: PlayerRef;
}

export interface SpellAbility {
  readonly kind: 'spell';
  readonly targets?: readonly TargetSpec[];
  readonly effects?: readonly Effect[];
  readonly modes?: Modes;
}

export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: Cost;
  readonly targets?: readonly TargetSpec[];
  readonly effects?: readonly Effect[];
  readonly modes?: Modes;
  /** Where the source has to be; default battlefield. */
  readonly from?: Zone;
  readonly timing?: 'sorcery' | 'yourTurn' | 'yourUpkeep' | 'opponentsTurn' | 'combat';
  /** How often: per turn, or once as long as it is the same object ('once', exhaust). */
  readonly limit?: 'turn' | 'once';
  /** "Activate only if". */
  readonly if?: Condition;
  /** Any player (or any opponent) may activate it. */
  readonly who?: 'any' | 'opponent';
}

/** Trigger events (CR 603). `what` filters are relative to the ability's controller and source. */
export type Trigger =
  | { readonly on: 'enters'; readonly what: Filter | 'self'; readonly from?: Zone }
  | { readonly on: 'dies'; readonly what: Filter | 'self' }
  | { readonly on: 'leaves'; readonly what: Filter | 'self' }
  | { readonly on: 'move'; readonly what: Filter | 'self'; readonly from?: Zone; readonly to?: Zone }
  | { readonly on: 'attacks'; readonly what: Filter | 'self'; readonly alone?: true; readonly player?: Whose }
  /** Once per combat in which `who` attack with at least `min` (matching) creatures. */
  | {
      readonly on: 'attackersDeclared';
      readonly who: Whose;
      readonly what?: Filter;
      readonly min?: number;
      readonly against?: Whose;
      readonly exactlyAlone?: true;
    }
  | { readonly on: 'blocks'; readonly what: Filter | 'self'; readonly blocked?: Filter }
  | { readonly on: 'becomesBlocked'; readonly what: Filter | 'self'; readonly by?: Filter }
  | { readonly on: 'attacksUnblocked'; readonly what: Filter | 'self' }
  | {
      readonly on: 'damage';
      readonly source?: Filter | 'self';
      readonly toPlayer?: Whose;
      readonly toObject?: Filter | 'self';
      readonly combat?: boolean;
    }
  /** Once for each player dealt damage at one time by one or more sources that match (batch). */
  | { readonly on: 'combatDamageBatch'; readonly source: Filter; readonly toPlayer: Whose }
  | {
      readonly on: 'step';
      readonly step: Step;
      /** `each`: "each upkeep", or "each player's upkeep" where the ability speaks of that player. */
      readonly whose: 'you' | 'opponents' | 'each' | 'team' | 'chosenPlayer' | PlayerRef;
    }
  | {
      readonly on: 'cast';
      readonly who: Whose;
      readonly what?: Filter /** The nth that this player casts in the turn / that anybody does. */;
      readonly nth?: number;
      readonly nthOfAll?: number;
    }
  | { readonly on: 'exert'; readonly who: Whose; readonly what?: Filter | 'self' }
  | { readonly on: 'activate'; readonly who: Whose; readonly what?: Filter }
  | {
      readonly on: 'becomesTarget';
      readonly what: Filter | 'self';
      readonly by?: Whose;
      readonly spellsOnly?: true;
    }
  | { readonly on: 'gainLife'; readonly who: Whose }
  | { readonly on: 'loseLife'; readonly who: Whose; readonly nth?: number }
  | { readonly on: 'draw'; readonly who: Whose; readonly nth?: number; readonly exceptFirstInDrawStep?: true }
  | { readonly on: 'discard'; readonly who: Whose; readonly what?: Filter }
  | { readonly on: 'cycle'; readonly who: Whose; readonly what?: Filter | 'self' }
  | { readonly on: 'sacrifice'; readonly who: Whose; readonly what?: Filter }
  | { readonly on: 'playLand'; readonly who: Whose }
  | { readonly on: 'tap'; readonly what: Filter | 'self' }
  | { readonly on: 'untap'; readonly what: Filter | 'self' }
  | { readonly on: 'tapForMana'; readonly what: Filter | 'self'; readonly who?: Whose }
  | {
      readonly on: 'counters';
      readonly what: Filter | 'self';
      readonly kind?: string;
      readonly by?: Whose /** As the number of such counters reaches this. */;
      readonly reaches?: number;
    }
  | { readonly on: 'lastCounterRemoved'; readonly what: Filter | 'self'; readonly kind: string }
  | { readonly on: 'playerCounters'; readonly who: Whose; readonly kind?: string }
  | { readonly on: 'transforms'; readonly what: Filter | 'self' }
  | { readonly on: 'turnedFaceUp'; readonly what: Filter | 'self' }
  | { readonly on: 'becomesMonarch'; readonly who: Whose }
  | { readonly on: 'dayNightChanges' }
  | { readonly on: 'mill'; readonly who: Whose; readonly what?: Filter | 'self' }
  | { readonly on: 'scry'; readonly who: Whose }
  | { readonly on: 'attach'; readonly what: Filter | 'self' }
  /** Saga chapters (CR 714): reached when the lore counters get to one of these numbers. */
  | { readonly on: 'chapter'; readonly numbers: readonly number[] }
  /** State trigger (CR 603.8). */
  | { readonly on: 'state'; readonly condition: Condition };

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly when: Trigger | readonly Trigger[];
  /** Intervening "if" (CR 603.4): checked as it triggers and again as it resolves. */
  readonly if?: Condition;
  readonly targets?: readonly TargetSpec[];
  readonly effects?: readonly Effect[];
  readonly modes?: Modes;
  /** Where the source has to be for it to trigger; default battlefield. */
  readonly from?: Zone;
  readonly limit?: 'turn';
}

/** Modifications of characteristics and of what an object may do; the engine knows the layer of each. */
export type Mod =
  | { readonly mod: 'pt'; readonly power: Value; readonly toughness: Value }
  | { readonly mod: 'setPT'; readonly power: Value; readonly toughness: Value }
  | { readonly mod: 'switchPT' }
  | { readonly mod: 'gain'; readonly keywords: readonly Keyword[] }
  | { readonly mod: 'lose'; readonly keywords: readonly FlagKeyword[] }
  | { readonly mod: 'gainAbility'; readonly ability: Ability }
  | { readonly mod: 'loseAllAbilities' }
  /** Has all loyalty abilities of the permanents that match. */
  | { readonly mod: 'loyaltyAbilitiesOf'; readonly what: Filter }
  | {
      readonly mod: 'addTypes';
      readonly types?: readonly CardType[];
      readonly subtypes?: readonly string[];
      readonly supertypes?: readonly Supertype[];
    }
  /** Replaces card types, and subtypes where given. */
  | { readonly mod: 'setTypes'; readonly types?: readonly CardType[]; readonly subtypes?: readonly string[] }
  /** Takes away card types and the subtypes that go with them (CR 205.1a). */
  | { readonly mod: 'removeTypes'; readonly types: readonly CardType[] }
  | { readonly mod: 'addChosenType' }
  | { readonly mod: 'allCreatureTypes' }
  | { readonly mod: 'setColors'; readonly colors: readonly Color[] }
  | { readonly mod: 'addColors'; readonly colors: readonly Color[] }
  | { readonly mod: 'control'; readonly by: PlayerRef }
  | { readonly mod: 'setName'; readonly name: string }
  /** Restrictions, requirements and permissions (CR 101.2, 506-509). */
  | { readonly mod: 'cantAttack'; readonly whom?: PlayerRef; readonly unless?: Condition }
  | { readonly mod: 'cantBlock'; readonly unless?: Condition; readonly what?: Filter }
  | { readonly mod: 'cantAttackAlone' }
  | { readonly mod: 'cantBlockAlone' }
  | { readonly mod: 'cantBeBlocked'; readonly by?: Filter; readonly exceptBy?: Filter }
  | { readonly mod: 'minBlockers'; readonly n: number }
  | { readonly mod: 'maxBlockersOne' }
  | { readonly mod: 'mustAttack'; readonly whom?: PlayerRef }
  | { readonly mod: 'mustBlock' }
  /** `byTwo`: by two or more creatures if able. */
  | { readonly mod: 'mustBeBlocked'; readonly byAll?: true; readonly byTwo?: true }
  | { readonly mod: 'blockAdditional'; readonly n: number | 'any' }
  | { readonly mod: 'attackDespiteDefender' }
  | { readonly mod: 'doesntUntap' }
  | { readonly mod: 'mayNotUntap' }
  | { readonly mod: 'cantBeCountered' }
  | { readonly mod: 'cantActivate'; readonly unlessMana?: true }
  | { readonly mod: 'damageAsPower'; readonly use: 'toughness' }
  | { readonly mod: 'damageUnblocked' }
  | { readonly mod: 'cantHaveCounters'; readonly kind?: string }
  /** Can't be the target of spells and abilities (that these players control). */
  | { readonly mod: 'cantBeTargeted'; readonly by?: Whose }
  /** May be exerted as it attacks (CR 701.43). */
  | { readonly mod: 'mayExert' }
  | { readonly mod: 'cantTransform' }
  | { readonly mod: 'goaded'; readonly by: PlayerRef };

/** Rules changes that speak of players or of the game rather than of one object's characteristics. */
export type RuleMod =
  | { readonly rule: 'cantLoseGame'; readonly who: Whose }
  | { readonly rule: 'cantWinGame'; readonly who: Whose }
  | { readonly rule: 'noLossForLife'; readonly who: Whose }
  | { readonly rule: 'cantGainLife'; readonly who: Whose | 'all' }
  | { readonly rule: 'cantLoseLife'; readonly who: Whose | 'all' }
  | { readonly rule: 'lifeCantChange'; readonly who: Whose }
  /** Damage that would take the life total below n takes it to n instead. */
  | { readonly rule: 'damageFloor'; readonly who: Whose; readonly n: number }
  | { readonly rule: 'damageCantBePrevented' }
  | { readonly rule: 'cantGetCounters'; readonly who: Whose | 'all'; readonly kind?: string }
  | { readonly rule: 'playerHexproof'; readonly who: Whose }
  | { readonly rule: 'playerShroud'; readonly who: Whose }
  | { readonly rule: 'playerProtection'; readonly who: Whose; readonly from: Filter }
  | { readonly rule: 'maxAttackers'; readonly n: number }
  | { readonly rule: 'maxBlockers'; readonly n: number }
  /** Creatures that match can't attack that player (and their planeswalkers). */
  | {
      readonly rule: 'cantBeAttackedBy';
      readonly who: Whose;
      readonly what: Filter;
      readonly planeswalkersToo?: boolean;
    }
  | {
      readonly rule: 'attackCost';
      readonly whom: Whose;
      readonly cost: Cost;
      readonly planeswalkersToo?: boolean;
      readonly what?: Filter;
    }
  | { readonly rule: 'blockCost'; readonly cost: Cost; readonly what?: Filter }
  /** Each such player must attack `you` or your planeswalkers with at least one creature if able. */
  | { readonly rule: 'mustAttackYou'; readonly who: Whose }
  | {
      readonly rule: 'cantCast';
      readonly who: Whose | 'all';
      readonly what?: Filter;
      readonly when?: Condition;
    }
  | { readonly rule: 'castLimit'; readonly who: Whose | 'all'; readonly n: number; readonly what?: Filter }
  | { readonly rule: 'cantActivate'; readonly what: Filter; readonly manaToo?: boolean }
  | { readonly rule: 'cantPlayLands'; readonly who: Whose | 'all' }
  /** Negative: reduction of generic mana; `colored` names coloured reductions/increases. */
  | {
      readonly rule: 'costChange';
      readonly who: Whose | 'all';
      readonly what?: Filter;
      readonly generic: Value;
      readonly abilities?: 'equip' | 'activated' | 'loyalty';
      readonly additional?: Cost;
    }
  | { readonly rule: 'extraLands'; readonly who: Whose; readonly n: number }
  | { readonly rule: 'noMaxHandSize'; readonly who: Whose }
  | { readonly rule: 'maxHandSize'; readonly who: Whose; readonly change?: number; readonly n?: number }
  | { readonly rule: 'castAsThoughFlash'; readonly who: Whose; readonly what?: Filter }
  | {
      readonly rule: 'playFrom';
      readonly who: Whose;
      readonly zone: 'graveyard' | 'libraryTop' | 'exile';
      readonly what: Filter;
      readonly payLifeInstead?: true;
      readonly landsOnly?: true;
    }
  | { readonly rule: 'revealTop'; readonly who: Whose; readonly toYouOnly?: true }
  | { readonly rule: 'skipStep'; readonly who: Whose | 'all'; readonly step: Step }
  | { readonly rule: 'extraTriggers'; readonly what: Filter; readonly of: 'enters' | 'any' }
  | { readonly rule: 'noEntersTriggers'; readonly what: Filter }
  | { readonly rule: 'legendRuleOff'; readonly who: Whose }
  | { readonly rule: 'drawLimit'; readonly who: Whose | 'all'; readonly n: number }
  | { readonly rule: 'manaPersists'; readonly who: Whose; readonly types?: readonly ManaType[] }
  | { readonly rule: 'spendManaAsAny'; readonly who: Whose }
  | { readonly rule: 'cantSearch'; readonly who: Whose }
  | { readonly rule: 'untapLimit'; readonly who: Whose | 'all'; readonly what: Filter; readonly n: number }
  | { readonly rule: 'noMaxCounters' };

export interface StaticAbility {
  readonly kind: 'static';
  readonly if?: Condition;
  /** Zones it works from; default battlefield. */
  readonly from?: readonly Zone[];
  /** What the mods apply to; default the source itself. */
  readonly affects?: ObjectRef;
  readonly mods?: readonly Mod[];
  readonly rules?: readonly RuleMod[];
  /** Characteristic-defining (CR 604.3): works in every zone, applied first in its layer. */
  readonly characteristicDefining?: true;
}

export type ReplacedEvent =
  | {
      readonly event: 'damage';
      readonly source?: Filter | 'self';
      readonly toPlayer?: Whose;
      readonly toObject?: Filter | 'self';
      readonly combat?: boolean;
    }
  | { readonly event: 'enters'; readonly what: Filter | 'self'; readonly who?: Whose }
  | {
      readonly event: 'move';
      readonly what: Filter | 'self';
      readonly from?: Zone;
      readonly to?: Zone;
      readonly owner?: Whose;
    }
  | { readonly event: 'draw'; readonly who: Whose; readonly exceptFirstInDrawStep?: true }
  | { readonly event: 'gainLife'; readonly who: Whose }
  | { readonly event: 'loseLife'; readonly who: Whose }
  | {
      readonly event: 'counters';
      readonly what?: Filter | 'self';
      readonly who?: Whose;
      readonly kind?: string;
    }
  | { readonly event: 'tokens'; readonly who: Whose; readonly what?: Filter }
  | {
      readonly event: 'discard';
      readonly who: Whose;
      readonly what?: Filter | 'self';
      readonly byOpponent?: true;
    }
  | { readonly event: 'loseGame'; readonly who: Whose }
  | { readonly event: 'winGame'; readonly who: Whose }
  | { readonly event: 'mana'; readonly what: Filter }
  | { readonly event: 'destroy'; readonly what: Filter | 'self' }
  | { readonly event: 'mill'; readonly who: Whose }
  | { readonly event: 'untap'; readonly what: Filter | 'self' };

/** What happens instead; several are done in order. */
export type Instead =
  | { readonly prevent: 'all' | Value }
  | { readonly multiply: number }
  | { readonly plus: Value }
  | { readonly minus: Value }
  | { readonly atMost: Value }
  | { readonly redirectTo: Ref }
  | { readonly entersTapped: true; readonly unless?: Condition }
  | { readonly entersWith: string; readonly count: Value }
  /** Enters under another player's control. */
  | { readonly underControlOf: PlayerRef }
  /** Done as the object enters, before it is on the battlefield (choices, copies, payments). */
  | { readonly asEnters: readonly Effect[] }
  | { readonly toZone: Zone; readonly position?: 'top' | 'bottom' | 'shuffled' }
  /** The moving card is revealed first. */
  | { readonly reveal: true }
  /** The event does not happen; this does ("it" the object, "thatMuch" the amount, "thatPlayer" the player). */
  | { readonly instead: readonly Effect[] }
  /** The event happens and this too, right after it. */
  | { readonly also: readonly Effect[] };

export interface ReplacementAbility {
  readonly kind: 'replacement';
  readonly replaces: ReplacedEvent;
  readonly with: readonly Instead[];
  readonly if?: Condition;
  /** The affected player may decline. */
  readonly optional?: true;
  /** CR 614.15: of the spell or ability itself, applied first. */
  readonly selfReplacement?: true;
  readonly from?: readonly Zone[];
}

export type Ability = SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | ReplacementAbility;
