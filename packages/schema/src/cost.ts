import type { Filter, Value } from './selector.js';

/**
 * A cost: every part given has to be paid (CR 118). Mana is written as on cards: "{2}{W}{W}",
 * hybrid "{W/U}", "{2/W}", Phyrexian "{W/P}", snow "{S}", colorless "{C}", "{X}".
 */
export interface Cost {
  readonly mana?: string;
  readonly tapSelf?: true;
  readonly untapSelf?: true;
  readonly sacrificeSelf?: true;
  readonly exileSelf?: true;
  readonly discardSelf?: true;
  readonly returnSelf?: true;
  /** 'anyNumber' is chosen as the cost is announced; `as` binds what was sacrificed and how many. */
  readonly sacrifice?: { readonly what: Filter; readonly count?: Value | 'anyNumber'; readonly as?: string };
  readonly discard?: { readonly what?: Filter; readonly count?: Value | 'hand'; readonly random?: true };
  readonly payLife?: Value;
  readonly removeCounters?: { readonly kind: string; readonly count: Value; readonly from?: Filter };
  readonly addCounters?: { readonly kind: string; readonly count: Value };
  /** Loyalty ability (CR 606): +n, 0, -n or 'minusX'. */
  readonly loyalty?: number | 'minusX';
  /** Exile cards you own from a zone. */
  readonly exile?: { readonly what: Filter; readonly count?: Value };
  readonly tap?: { readonly what: Filter; readonly count?: Value };
  /** Tap any number of untapped creatures you control with this total power (crew, CR 702.122). */
  readonly tapPower?: { readonly what: Filter; readonly total: number };
  readonly returnToHand?: { readonly what: Filter; readonly count?: Value };
  readonly energy?: Value;
  readonly mill?: Value;
  /** One of these, as the payer chooses. */
  readonly anyOf?: readonly Cost[];
  readonly reveal?: { readonly what: Filter; readonly count?: Value };
}
