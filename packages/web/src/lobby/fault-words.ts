import type { DeckFaultView } from '@ettin/protocol';
import type { Words } from '../i18n/words.js';

/** Faults of decks and lists that the page has words for: those of `decks`, and the table's own. */
export const FAULTS = [
  'unreadable',
  'badCount',
  'ambiguous',
  'unknownHeading',
  'notInDeck',
  'badEncoding',
  'notAList',
  'tooLong',
  'unknownCard',
  'unsupportedCard',
  'empty',
  'tooManyCards',
  'tooFewCards',
  'sideboardTooLarge',
  'commanderSection',
  'tooManyCopies',
  'tooManyOnTeam',
  'bannedCard',
  'restrictedCard',
  'sharedName',
  'exceptionInOneDeckOnly',
  'notInPool',
] as const;

/** What is wrong, in the reader's language. A code of a newer table is told in the table's own English words. */
export function faultWords({ code, card, message }: DeckFaultView, { t }: Pick<Words, 't'>): string {
  const known = FAULTS.find((one) => one === code);
  return known === undefined ? message : t(`faulty.${known}`, { card: card ?? '' });
}

/** The same fault is told once, with what blocks first and then by line. */
export function inOrder(faults: readonly DeckFaultView[]): readonly DeckFaultView[] {
  const seen = new Set<string>();
  const once = faults.filter((f) => {
    const key = `${f.code} ${f.card ?? ''} ${f.line ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return once.sort((a, b) => Number(b.blocks) - Number(a.blocks) || (a.line ?? 0) - (b.line ?? 0));
}
