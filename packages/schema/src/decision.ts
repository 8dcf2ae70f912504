import type { Answer, AttackDeclaration, ObjectId, Seat, TargetId } from './action.js';
import type { OptionLabel } from './told.js';
import type { ManaType } from './words.js';

/** Why a choice is asked, for wording and for bots; never needed to find what is legal. */
export const PURPOSES = [
  'target',
  'sacrifice',
  'discard',
  'search',
  'return',
  'exile',
  'tap',
  'untap',
  'keepLegend',
  'choose',
  'destroy',
  'attach',
  'copy',
  'cost',
  'bottom',
  'openingHand',
  'proliferate',
  'damage',
  'counters',
  'reveal',
  'player',
  'defender',
  'damagedHead',
  'damageOrder',
  'lifeMember',
  'mode',
  'may',
  'payCost',
  'replacement',
  'color',
  'creatureType',
  'cardName',
  'number',
  'x',
  'kicker',
  'alternative',
  'triggers',
  'scry',
  'surveil',
  'dig',
  'explore',
  'untapStep',
  'division',
  'firstPlayer',
  'convoke',
  'castFree',
  'dayNight',
  'keep',
  'drawOrder',
  'manaColor',
  'connive',
  'newTarget',
] as const;
export type Purpose = (typeof PURPOSES)[number];

interface DecisionBase {
  readonly id: number;
  /** Who may answer; several only for team decisions, mulligan rounds and priority. */
  readonly players: readonly Seat[];
  /** Any one of `players` answers for their team (CR 805.2); otherwise each of them answers. */
  readonly byTeam: boolean;
  readonly purpose: Purpose;
  /** The object that asks (spell, ability, permanent), if any. */
  readonly source?: ObjectId;
  /** An answer that is legal, for what parts and constraints alone don't make obvious. */
  readonly suggested?: Answer;
  /** May be taken back with `cancel`. */
  readonly cancellable?: boolean;
}

export interface AttackOption {
  readonly attacker: ObjectId;
  readonly targets: readonly TargetId[];
}
export interface BlockOption {
  readonly blocker: ObjectId;
  /** Attackers that it may block, seen by itself; the set is checked as a whole (CR 509.1c). */
  readonly attackers: readonly ObjectId[];
  /** How many attackers it can block at once. */
  readonly max: number;
}

/** A dozen kinds. Parts and constraints are listed, never the power set of answers. */
export type Decision =
  | (DecisionBase & { readonly kind: 'priority' })
  | (DecisionBase & { readonly kind: 'mulligan' })
  /** Between min and max different ones of the candidates; with `groups`, at most one (or the given number) of each group. */
  | (DecisionBase & {
      readonly kind: 'choose';
      readonly candidates: readonly TargetId[];
      readonly min: number;
      readonly max: number;
      readonly groups?: readonly (readonly TargetId[])[];
      readonly atLeastTotal?: { readonly values: readonly number[]; readonly total: number };
    })
  | (DecisionBase & { readonly kind: 'option'; readonly options: readonly DecisionOption[] })
  | (DecisionBase & { readonly kind: 'number'; readonly min: number; readonly max: number })
  /**
   * A permutation of 0..items.length-1: the first resolves last for triggers, is drawn first for a library, is assigned
   * combat damage first.
   */
  | (DecisionBase & { readonly kind: 'order'; readonly items: readonly OrderItem[] })
  /** Every card to exactly one pile, in order (first is nearest the top). */
  | (DecisionBase & {
      readonly kind: 'arrange';
      readonly cards: readonly ObjectId[];
      readonly piles: readonly PileSpec[];
    })
  | (DecisionBase & {
      readonly kind: 'attackers';
      readonly options: readonly AttackOption[];
      readonly required: readonly AttackDeclaration[];
      readonly maxAttackers: number;
    })
  | (DecisionBase & {
      readonly kind: 'blockers';
      readonly options: readonly BlockOption[];
      readonly attackers: readonly ObjectId[];
      readonly maxBlockers: number;
    })
  /**
   * Whole numbers, one for each of `among`, that add up to `total`; each at least `min`. With `inOrder`, nothing to one
   * unless all before it are given `lethal` (CR 510.1c until November 2024); less will do if creatures that assign damage
   * later can make it up, as the whole is judged. `least` is what earlier divisions count on, unless later ones give it.
   */
  | (DecisionBase & {
      readonly kind: 'divide';
      readonly among: readonly TargetId[];
      readonly total: number;
      readonly min: number;
      readonly lethal?: readonly number[];
      readonly trampleTo?: TargetId;
      readonly inOrder?: true;
      readonly least?: readonly number[];
    })
  | (DecisionBase & {
      readonly kind: 'pay';
      readonly mana: string;
      readonly sources: readonly {
        readonly object: ObjectId;
        readonly ability: number;
        readonly makes: readonly ManaType[];
      }[];
    })
  | (DecisionBase & { readonly kind: 'name'; readonly allowed: 'creatureType' | 'card' });

export type DecisionKind = Decision['kind'];

export interface DecisionOption {
  readonly label: OptionLabel;
  readonly object?: ObjectId;
}
export interface OrderItem {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly ability: number;
  /** "That player", where triggers of one ability differ in it: in a team's step there is one for each head (CR 805.4d). */
  readonly about?: Seat;
}
export interface PileSpec {
  readonly name: 'top' | 'bottom' | 'graveyard' | 'hand' | 'battlefield' | 'exile';
  readonly min: number;
  readonly max: number;
}
