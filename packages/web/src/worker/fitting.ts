import { cardByName, starterDecks } from '@ettin/cards';
import { DEFAULT_TABLE } from '@ettin/protocol';
import { deckFrom, faultsAmong } from '@ettin/table';

type ReadDeck = Exclude<ReturnType<typeof deckFrom>, undefined>;

/**
 * The starter deck for the partner of somebody who plays a list: the other of the pair whose one deck is most like the
 * list by colour. One that may not be in a team with the list comes after all that may.
 */
export function fittingStarter(deck: ReadDeck): string {
  const ranked = starterDecks
    .map(({ colors, partner }) => ({ id: partner, likeness: likeness(deck, colors) }))
    .sort((a, b) => b.likeness - a.likeness);
  const found = ranked.find(({ id }) => mayJoin(deck, id)) ?? ranked[0];
  if (found === undefined) throw new Error('there are no starter decks');
  return found.id;
}

/** Mana symbols in the costs of the deck's cards that are of the colours, less those that are not. */
function likeness(deck: ReadDeck, colors: string): number {
  let sum = 0;
  for (const [count, name] of deck.main)
    for (const symbol of cardByName(name)?.manaCost?.match(/[WUBRG]/g) ?? [])
      sum += colors.includes(symbol) ? count : -count;
  return sum;
}

function mayJoin(deck: ReadDeck, starter: string): boolean {
  const other = deckFrom({ starter });
  if (other === undefined) return false;
  const [alone = []] = faultsAmong([deck], DEFAULT_TABLE);
  const [together = []] = faultsAmong([deck, other], DEFAULT_TABLE);
  return together.length <= alone.length;
}
