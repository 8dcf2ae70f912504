import type { Rules } from '@ettin/engine';
import type { Action, PlayerView } from '@ettin/schema';
import { actionLabel, findIn, type Language } from '@ettin/text';
import { cardTexts } from './card-texts.js';
import { isManaAbility } from './cards.js';

/** Actions that look the same to the player (two equal cards in hand) and are offered as one. */
export interface Offer {
  readonly action: Action;
  readonly words: string;
  /** How many objects the same could be done with. */
  readonly alike: number;
  /** A mana ability, which automatic payment uses by itself. */
  readonly mana: boolean;
}

/** What a player may do with priority, in words; the pass is not among them. */
export function offersOf(
  rules: Rules,
  view: PlayerView,
  actions: readonly Action[],
  language: Language,
): readonly Offer[] {
  const texts = cardTexts(rules, language);
  const offers = new Map<string, Offer>();
  for (const action of actions) {
    if (action.type === 'pass') continue;
    const words = actionLabel(action, view, texts, language);
    const had = offers.get(words);
    const mana =
      action.type === 'activate' && isManaAbility(rules, findIn(view, action.object), action.ability);
    offers.set(
      words,
      had === undefined ? { action, words, alike: 1, mana } : { ...had, alike: had.alike + 1 },
    );
  }
  return [...offers.values()];
}
