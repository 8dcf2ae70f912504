import type { TargetFilter } from './ability.js';
import type { Cost } from './cost.js';
import type { Filter } from './selector.js';
import type { FlagKeyword } from './words.js';

/** Keyword abilities that carry a number, a cost or a quality (CR 702). */
export type ParameterKeyword =
  /** 'chosenColor': chosen by the effect that gives it, else for the object that has or gives it. */
  | { readonly k: 'protection'; readonly from: Filter | 'everything' | 'chosenColor' }
  | { readonly k: 'hexproofFrom'; readonly from: Filter }
  | { readonly k: 'landwalk'; readonly land: Filter }
  | { readonly k: 'ward'; readonly cost: Cost }
  | { readonly k: 'enchant'; readonly what: TargetFilter }
  | { readonly k: 'equip'; readonly cost: Cost; readonly to?: Filter }
  | { readonly k: 'fortify'; readonly cost: Cost }
  | { readonly k: 'reconfigure'; readonly cost: Cost }
  | { readonly k: 'crew'; readonly n: number }
  /** With `search`: typecycling, basic landcycling. */
  | { readonly k: 'cycling'; readonly cost: Cost; readonly search?: Filter }
  | { readonly k: 'kicker'; readonly costs: readonly Cost[] }
  | { readonly k: 'multikicker'; readonly cost: Cost }
  | { readonly k: 'buyback'; readonly cost: Cost }
  | { readonly k: 'entwine'; readonly cost: Cost }
  /** 'manaCost': where an effect gives it, for the card's own mana cost. */
  | { readonly k: 'flashback'; readonly cost: Cost | 'manaCost' }
  | { readonly k: 'escape'; readonly cost: Cost }
  | { readonly k: 'surge'; readonly cost: Cost }
  | { readonly k: 'spectacle'; readonly cost: Cost }
  | { readonly k: 'evoke'; readonly cost: Cost }
  | { readonly k: 'dash'; readonly cost: Cost }
  | { readonly k: 'madness'; readonly cost: Cost }
  | { readonly k: 'morph'; readonly cost: Cost; readonly mega?: true }
  | { readonly k: 'unearth'; readonly cost: Cost }
  | { readonly k: 'embalm'; readonly cost: Cost }
  | { readonly k: 'eternalize'; readonly cost: Cost }
  | { readonly k: 'ninjutsu'; readonly cost: Cost }
  | { readonly k: 'outlast'; readonly cost: Cost }
  | { readonly k: 'scavenge'; readonly cost: Cost }
  | { readonly k: 'bestow'; readonly cost: Cost }
  | { readonly k: 'overload'; readonly cost: Cost }
  | { readonly k: 'miracle'; readonly cost: Cost }
  | { readonly k: 'foretell'; readonly cost: Cost }
  | { readonly k: 'suspend'; readonly n: number; readonly cost: Cost }
  | { readonly k: 'vanishing'; readonly n: number }
  | { readonly k: 'fading'; readonly n: number }
  | { readonly k: 'echo'; readonly cost: Cost }
  | { readonly k: 'cumulativeUpkeep'; readonly cost: Cost }
  | { readonly k: 'affinity'; readonly for: Filter }
  | { readonly k: 'annihilator'; readonly n: number }
  | { readonly k: 'afflict'; readonly n: number }
  | { readonly k: 'bloodthirst'; readonly n: number }
  | { readonly k: 'bushido'; readonly n: number }
  | { readonly k: 'rampage'; readonly n: number }
  | { readonly k: 'toxic'; readonly n: number }
  | { readonly k: 'poisonous'; readonly n: number }
  | { readonly k: 'renown'; readonly n: number }
  | { readonly k: 'modular'; readonly n: number }
  | { readonly k: 'fabricate'; readonly n: number }
  | { readonly k: 'tribute'; readonly n: number }
  | { readonly k: 'devour'; readonly n: number }
  | { readonly k: 'frenzy'; readonly n: number }
  | { readonly k: 'dredge'; readonly n: number }
  | { readonly k: 'partnerWith'; readonly name: string }
  | { readonly k: 'splice'; readonly onto: string; readonly cost: Cost }
  | { readonly k: 'prowl'; readonly cost: Cost };

export type Keyword = FlagKeyword | ParameterKeyword;
export type ParameterKeywordName = ParameterKeyword['k'];
