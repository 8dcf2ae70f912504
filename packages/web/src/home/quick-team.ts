import { type DeckChoice, deckChoice } from '@ettin/protocol';
import { keepText, keptJson, keptText } from '../app/kept.js';
import { starterDeck } from './guest.js';

/** What the guest's team plays in a quick match. */
export interface QuickTeam {
  readonly mine: DeckChoice;
  /** Null: the starter deck that goes with the guest's own. */
  readonly partner: DeckChoice | null;
  /** Decks may break rules of deck construction. */
  readonly casual: boolean;
}

/** The guest's list that was played last, with its partner's deck; null where there is none. */
export function ownTeam(): QuickTeam | null {
  const kept = keptJson('quickTeam');
  if (typeof kept !== 'object' || kept === null) return null;
  const { mine, partner, casual } = kept as Record<string, unknown>;
  const [own, other] = [deckChoice.safeParse(mine), deckChoice.safeParse(partner)];
  return own.success && other.success
    ? { mine: own.data, partner: other.data, casual: casual === true }
    : null;
}

/** The next quick match is played with a list. */
export function keepOwnTeam(team: QuickTeam): void {
  keepText('quickTeam', JSON.stringify(team));
  keepText('quickWay', 'own');
}

/** The next quick match is played with a starter deck and the other of its pair. */
export function keepStarter(id: string): void {
  keepText('deck', id);
  keepText('quickWay', 'starter');
}

/** What the quick match is played with: what was chosen last, as it was played. */
export function quickTeam(): QuickTeam {
  const own = keptText('quickWay') === 'own' ? ownTeam() : null;
  return own ?? { mine: { starter: starterDeck() }, partner: null, casual: false };
}
