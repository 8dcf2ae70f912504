import type { Action } from '@ettin/schema';

/** Something that could be done with priority, and what it would be good for. */
export interface Play {
  readonly action: Action;
  /** Worth to our team, costs other than mana taken off. */
  readonly gain: number;
  readonly mana: number;
  /** Only when a sorcery could be cast. */
  readonly slow: boolean;
  /** Deals with something of the other team: better done before attackers are declared than after. */
  readonly removal: boolean;
  /** Changes fights: once blockers have been declared. */
  readonly trick: boolean;
  /** Taps creatures: before they attack or block. */
  readonly taps: boolean;
  /** Of use in the combat to come: before it rather than after it. */
  readonly early: boolean;
  /** Counters or responds to what is on the stack. */
  readonly response: boolean;
}

/** Less than this isn't worth a card or an activation. */
export const WORTHWHILE = 0.4;
