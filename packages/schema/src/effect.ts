import type { Mod, Modes } from './ability.js';
import type { TokenDef } from './card.js';
import type { Cost } from './cost.js';
import type { Damaged, GameEffect } from './game-effect.js';
import type { Condition, Filter, ObjectRef, PlayerRef, Value } from './selector.js';
import type { Color, Duration, ManaType, Zone } from './words.js';

/**
 * One-shot effects as data: control flow and leaves, carried out in order (CR 608.2c).
 *
 * `as` binds a result under a name: objects or players for later `{bound: name}`, and a number for
 * `{result: name}` (life lost, damage dealt, cards drawn, objects affected …).
 */
export type Effect =
  // ---- control flow
  | {
      readonly do: 'if';
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly else?: readonly Effect[];
    }
  /** "may": with a cost, "may pay"; `as` remembers whether they did. */
  | {
      readonly do: 'may';
      readonly who?: PlayerRef;
      readonly cost?: Cost;
      readonly effects: readonly Effect[];
      readonly else?: readonly Effect[];
      readonly as?: string;
    }
  /** The effects happen unless the player(s) pay: each is asked in turn, any one who pays stops it. */
  | {
      readonly do: 'unlessPays';
      readonly who: PlayerRef;
      readonly cost: Cost;
      readonly effects: readonly Effect[];
      readonly then?: readonly Effect[];
      /** Each of them chooses in order; then the effects happen for each who didn't pay, as that player. */
      readonly each?: true;
      readonly times?: Value;
    }
  | { readonly do: 'forEachPlayer'; readonly who: PlayerRef; readonly effects: readonly Effect[] }
  | { readonly do: 'forEachObject'; readonly what: ObjectRef; readonly effects: readonly Effect[] }
  | { readonly do: 'repeat'; readonly times: Value; readonly effects: readonly Effect[] }
  | { readonly do: 'modes'; readonly modes: Modes }
  // ---- choices
  /** Choose objects (not targets). `who` chooses; APNAP and team order when several do (CR 805.6). */
  | {
      readonly do: 'choose';
      readonly who?: PlayerRef;
      readonly from: Filter;
      readonly min?: Value;
      readonly max?: Value;
      readonly as: string;
      readonly random?: true;
    }
  | {
      readonly do: 'choosePlayer';
      readonly who?: PlayerRef;
      readonly from: PlayerRef;
      /** Several players; default one. */
      readonly min?: Value;
      readonly max?: Value;
      readonly as: string;
      readonly remember?: true;
    }
  /** Stored on the source (`remember`) and under `as`. */
  | { readonly do: 'chooseColor'; readonly who?: PlayerRef; readonly as?: string; readonly remember?: true }
  | { readonly do: 'chooseCreatureType'; readonly who?: PlayerRef; readonly remember?: true }
  | {
      readonly do: 'chooseCardName';
      readonly who?: PlayerRef;
      readonly remember?: true;
      readonly from?: Filter;
    }
  | {
      readonly do: 'chooseNumber';
      readonly who?: PlayerRef;
      readonly min: Value;
      readonly max: Value;
      readonly as: string;
      readonly remember?: true;
    }
  // ---- life, damage, cards
  | {
      readonly do: 'damage';
      readonly to: Damaged | readonly Damaged[];
      readonly amount: Value;
      readonly from?: ObjectRef;
      readonly as?: string;
      readonly unpreventable?: true;
    }
  /** Damage divided as chosen on casting among the targets of this spec. */
  | { readonly do: 'damageDivided'; readonly targets: string; readonly from?: ObjectRef }
  | { readonly do: 'gainLife'; readonly who: PlayerRef; readonly amount: Value; readonly as?: string }
  | { readonly do: 'loseLife'; readonly who: PlayerRef; readonly amount: Value; readonly as?: string }
  /** CR 119.5, and 810.9d when every member of a team is meant. The value is taken for each player as "that player". */
  | { readonly do: 'setLife'; readonly who: PlayerRef; readonly to: Value }
  | { readonly do: 'exchangeLife'; readonly between: readonly [PlayerRef, PlayerRef] }
  | { readonly do: 'redistributeLife'; readonly among: PlayerRef }
  | { readonly do: 'draw'; readonly who: PlayerRef; readonly amount: Value; readonly as?: string }
  | {
      readonly do: 'discard';
      readonly who: PlayerRef;
      readonly amount: Value | 'hand';
      readonly random?: true;
      readonly what?: Filter;
      readonly chooser?: PlayerRef;
      readonly as?: string;
    }
  | { readonly do: 'mill'; readonly who: PlayerRef; readonly amount: Value; readonly as?: string }
  | { readonly do: 'scry'; readonly who: PlayerRef; readonly amount: Value }
  | { readonly do: 'surveil'; readonly who: PlayerRef; readonly amount: Value }
  /** Look at (or reveal) the top cards, put some that match somewhere, the rest elsewhere. */
  | {
      readonly do: 'dig';
      readonly who: PlayerRef;
      readonly amount: Value;
      readonly take: {
        readonly min?: Value;
        readonly max: Value;
        readonly filter?: Filter;
        readonly to: Zone;
        readonly tapped?: true;
        readonly reveal?: true;
      };
      readonly rest: { readonly to: Zone; readonly position?: 'top' | 'bottom'; readonly random?: true };
      readonly reveal?: true;
      readonly as?: string;
    }
  | {
      readonly do: 'search';
      readonly who: PlayerRef;
      readonly whose?: PlayerRef;
      readonly filter: Filter;
      readonly max: Value;
      /** So many of the found cards somewhere else, as the searcher chooses; the rest to `to`. */
      readonly split?: { readonly count: Value; readonly to: Zone; readonly tapped?: true };
      readonly to: Zone;
      readonly position?: 'top';
      readonly tapped?: true;
      readonly reveal?: true;
      readonly as?: string;
    }
  /** Cards they own from outside the game: of a sideboard, or of what the team has left of a pool. */
  | {
      readonly do: 'fromOutside';
      readonly who: PlayerRef;
      readonly filter?: Filter;
      readonly max?: Value;
      readonly to: Zone;
      readonly reveal?: true;
      readonly as?: string;
    }
  | { readonly do: 'shuffle'; readonly who: PlayerRef }
  | { readonly do: 'lookAtHand'; readonly whose: PlayerRef; readonly reveal?: true }
  | { readonly do: 'revealTop'; readonly whose: PlayerRef; readonly amount: Value; readonly as: string }
  /** Exile from the top; with `mayPlay`, the player may play them for that long. */
  | {
      readonly do: 'exileTop';
      readonly whose: PlayerRef;
      readonly amount: Value;
      readonly faceDown?: true;
      readonly as?: string;
    }
  // ---- objects
  | { readonly do: 'destroy'; readonly what: ObjectRef; readonly noRegeneration?: true; readonly as?: string }
  | {
      readonly do: 'exile';
      readonly what: ObjectRef;
      readonly faceDown?: true;
      readonly as?: string;
      readonly until?: 'selfLeaves';
      readonly remember?: true;
    }
  /** Those who are named sacrifice that many of their own choice, all at once (CR 701.21). */
  | {
      readonly do: 'sacrifice';
      readonly who: PlayerRef;
      readonly what: Filter;
      readonly count: Value;
      readonly as?: string;
    }
  | { readonly do: 'sacrificeObject'; readonly what: ObjectRef; readonly as?: string }
  | {
      readonly do: 'move';
      readonly what: ObjectRef;
      readonly to: Zone;
      readonly position?: 'top' | 'bottom' | 'shuffled' | number;
      readonly under?: PlayerRef;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly transformed?: true;
      readonly faceDown?: true;
      readonly counters?: { readonly kind: string; readonly count: Value };
      readonly as?: string;
    }
  | {
      readonly do: 'counter';
      readonly what: ObjectRef;
      readonly to?: Zone;
      readonly position?: 'top' | 'bottom' | 'shuffled';
      readonly as?: string;
    }
  | { readonly do: 'tap'; readonly what: ObjectRef; readonly as?: string }
  | { readonly do: 'untap'; readonly what: ObjectRef }
  | { readonly do: 'regenerate'; readonly what: ObjectRef }
  | { readonly do: 'fight'; readonly a: ObjectRef; readonly b: ObjectRef }
  | { readonly do: 'attach'; readonly what: ObjectRef; readonly to: ObjectRef }
  | { readonly do: 'unattach'; readonly what: ObjectRef }
  | { readonly do: 'transform'; readonly what: ObjectRef }
  | { readonly do: 'flip'; readonly what: ObjectRef }
  | { readonly do: 'turnFaceUp'; readonly what: ObjectRef }
  | { readonly do: 'phaseOut'; readonly what: ObjectRef }
  | { readonly do: 'removeFromCombat'; readonly what: ObjectRef }
  | {
      readonly do: 'createToken';
      readonly who: PlayerRef;
      readonly token: TokenDef | 'treasure' | 'food' | 'clue' | 'blood' | 'map' | 'powerstone';
      readonly count?: Value;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly as?: string;
      readonly attachTo?: ObjectRef;
    }
  /** A token that is a copy (CR 707), with exceptions applied as part of the copy. */
  | {
      readonly do: 'createCopy';
      readonly who: PlayerRef;
      readonly of: ObjectRef;
      readonly count?: Value;
      readonly tapped?: true;
      readonly attacking?: true;
      readonly except?: readonly Mod[];
      readonly as?: string;
    }
  | {
      readonly do: 'becomeCopy';
      readonly what: ObjectRef;
      readonly of: ObjectRef;
      readonly except?: readonly Mod[];
      readonly duration: Duration;
    }
  /** "Enters as a copy": inside `asEnters`; choosing nothing is allowed when `optional`. */
  | {
      readonly do: 'enterAsCopy';
      readonly of: Filter;
      readonly optional?: true;
      readonly except?: readonly Mod[];
    }
  | {
      readonly do: 'copySpell';
      readonly what: ObjectRef;
      readonly who?: PlayerRef;
      readonly count?: Value;
      readonly newTargets?: true;
    }
  | { readonly do: 'newTargets'; readonly what: ObjectRef; readonly who?: PlayerRef }
  /** Put counters on objects. `divided`: as chosen on casting among the targets of the spec. */
  | {
      readonly do: 'addCounters';
      readonly what: ObjectRef;
      readonly kind: string;
      readonly count: Value;
      readonly as?: string;
    }
  | { readonly do: 'countersDivided'; readonly targets: string; readonly kind: string }
  | {
      readonly do: 'removeCounters';
      readonly what: ObjectRef;
      readonly kind: string;
      readonly count: Value | 'all';
      readonly as?: string;
    }
  | {
      readonly do: 'moveCounters';
      readonly from: ObjectRef;
      readonly to: ObjectRef;
      readonly kind: string | 'all';
      readonly count?: Value;
    }
  | { readonly do: 'doubleCounters'; readonly what: ObjectRef; readonly kind: string }
  | { readonly do: 'playerCounters'; readonly who: PlayerRef; readonly kind: string; readonly count: Value }
  | {
      readonly do: 'losePlayerCounters';
      readonly who: PlayerRef;
      readonly kind: string;
      readonly count: Value | 'all';
      readonly as?: string;
    }
  | { readonly do: 'payEnergy'; readonly who: PlayerRef; readonly count: Value }
  // ---- keyword actions
  | { readonly do: 'proliferate'; readonly who?: PlayerRef }
  | { readonly do: 'investigate'; readonly who?: PlayerRef; readonly times?: Value }
  | { readonly do: 'explore'; readonly what: ObjectRef }
  | { readonly do: 'amass'; readonly subtype: string; readonly amount: Value }
  | { readonly do: 'connive'; readonly what: ObjectRef; readonly amount?: Value }
  | { readonly do: 'goad'; readonly what: ObjectRef }
  | { readonly do: 'manifest'; readonly who: PlayerRef; readonly amount?: Value }
  | { readonly do: 'monstrosity'; readonly amount: Value }
  | { readonly do: 'adapt'; readonly amount: Value }
  | { readonly do: 'bolster'; readonly amount: Value }
  | { readonly do: 'populate' }
  /** The triggered parts of cascade and storm (CR 702.85, 702.40). */
  | { readonly do: 'cascade' }
  | { readonly do: 'storm' }
  | { readonly do: 'becomeMonarch'; readonly who: PlayerRef }
  | { readonly do: 'setDayNight'; readonly to: 'day' | 'night' }
  // ---- mana
  /** Mana written as "{G}{G}"; `anyOneColor`, `anyColors` or `among` let the player choose. */
  | {
      readonly do: 'addMana';
      readonly who?: PlayerRef;
      readonly mana?: string;
      readonly anyOneColor?: Value;
      readonly anyColors?: Value;
      readonly among?: {
        readonly types:
          | readonly ManaType[]
          | 'chosenColor'
          | 'colorsOfYourPermanents'
          | 'landsCouldProduce'
          | 'opponentsLandsCouldProduce';
        readonly count: Value;
      };
      readonly times?: Value;
      readonly only?: ManaRestriction;
      readonly persists?: true;
    }
  | GameEffect;

export type EffectName = Effect['do'];

export interface ManaRestriction {
  /** What it may be spent on. */
  readonly spell?: Filter;
  readonly ability?: Filter;
}

export type { Color };
