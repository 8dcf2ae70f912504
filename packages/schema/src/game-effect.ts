import type {
  Ability,
  Mod,
  ReplacementAbility,
  RuleMod,
  TargetFilter,
  TargetSpec,
  Trigger,
} from './ability.js';
import type { Effect } from './effect.js';
import type { Filter, ObjectRef, PlayerRef, Ref, Value } from './selector.js';
import type { Duration, Step } from './words.js';

/** One-shot effects that leave continuous effects or permissions behind, or that change turns, players and the game. */
export type GameEffect =
  /** A continuous effect from a resolving spell or ability: what it affects is fixed now (CR 611.2c). */
  | {
      readonly do: 'apply';
      readonly what: ObjectRef;
      readonly mods: readonly Mod[];
      readonly duration: Duration;
    }
  /** A continuous effect over players and rules, or over whatever matches while it lasts. */
  | {
      readonly do: 'rule';
      readonly rules?: readonly RuleMod[];
      readonly affects?: Filter;
      readonly mods?: readonly Mod[];
      readonly duration: Duration;
    }
  | {
      readonly do: 'gainControl';
      readonly what: ObjectRef;
      readonly who?: PlayerRef;
      readonly duration: Duration;
    }
  | { readonly do: 'exchangeControl'; readonly a: ObjectRef; readonly b: ObjectRef }
  /** Damage prevention shield (CR 615): the next `amount`, or all, dealt to what is named. */
  | {
      readonly do: 'preventDamage';
      readonly to?: Ref;
      readonly from?: Filter;
      readonly fromObject?: ObjectRef;
      readonly amount: Value | 'all';
      readonly combatOnly?: true;
      readonly duration: Duration;
      readonly then?: readonly Effect[];
    }
  | {
      readonly do: 'redirectDamage';
      readonly from: Ref;
      readonly to: Ref;
      readonly amount: Value | 'all';
      readonly duration: Duration;
    }
  | {
      readonly do: 'replacement';
      readonly replacement: ReplacementAbility;
      readonly duration: Duration;
      readonly once?: true;
    }
  | {
      readonly do: 'mayPlay';
      readonly what: ObjectRef;
      readonly who?: PlayerRef;
      readonly duration: Duration;
      readonly free?: true;
      readonly anyMana?: true;
    }
  /** `transformed`: with its back face up (CR 712.8c). */
  /** Without paying its mana cost, or with `method` for the cost of that keyword. */
  | {
      readonly do: 'castFree';
      readonly who?: PlayerRef;
      readonly what: ObjectRef;
      readonly optional?: true;
      readonly transformed?: true;
      readonly method?: 'madness';
    }
  | {
      readonly do: 'delayed';
      readonly when: Trigger;
      readonly duration?: Duration;
      readonly effects: readonly Effect[];
      readonly targets?: readonly TargetSpec[];
      readonly bind?: readonly string[];
    }
  /** Reflexive trigger "when you do" (CR 603.12). */
  | {
      readonly do: 'whenYouDo';
      readonly targets?: readonly TargetSpec[];
      readonly effects: readonly Effect[];
    }
  | { readonly do: 'emblem'; readonly who?: PlayerRef; readonly abilities: readonly Ability[] }
  | { readonly do: 'extraTurn'; readonly who: PlayerRef }
  | { readonly do: 'extraPhase'; readonly phases: readonly ('combat' | 'main')[] }
  | { readonly do: 'skipNext'; readonly who: PlayerRef; readonly what: 'turn' | Step }
  | { readonly do: 'controlNextTurn'; readonly who: PlayerRef }
  | { readonly do: 'winGame'; readonly who: PlayerRef }
  | { readonly do: 'loseGame'; readonly who: PlayerRef }
  | { readonly do: 'drawGame' }
  | { readonly do: 'endTurn' }
  | {
      readonly do: 'flipCoin';
      readonly who?: PlayerRef;
      readonly win: readonly Effect[];
      readonly lose?: readonly Effect[];
    }
  | { readonly do: 'rollDie'; readonly who?: PlayerRef; readonly sides: number; readonly as: string }
  /** Binds a reference as it is now, for later instructions and delayed triggers. */
  | { readonly do: 'remember'; readonly what: Ref; readonly as: string }
  | { readonly do: 'attachToTarget'; readonly what: ObjectRef; readonly filter: TargetFilter };

/** What is dealt damage; or the player, planeswalker or battle that a creature is attacking. */
export type Damaged = Ref | { readonly attackedBy: ObjectRef };
