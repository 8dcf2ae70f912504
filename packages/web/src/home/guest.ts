import { starterDecks } from '@ettin/cards';
import { kept, keptText } from '../app/kept.js';

/** What the guest called themselves last; empty on a first visit. */
export const guestName = (): string => keptText('name') ?? '';

/** The id of the starter deck that they chose last; the first on a first visit. */
export const starterDeck = (): string =>
  kept(
    'deck',
    starterDecks.map((d) => d.id),
    starterDecks[0]?.id ?? '',
  );
