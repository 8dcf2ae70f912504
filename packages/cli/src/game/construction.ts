import { cardByName } from '@ettin/cards';
import { type CardInfo, cardInfoOf, checkTeamDecks, type DeckFault, type DeckSetting } from '@ettin/decks';
import { documentIds, tournamentRules } from '@ettin/editions';
import type { DeckRules, TournamentRules, Unified } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { anyOf, BadInput } from '../io/io.js';
import { faultWords } from '../words/decks.js';
import type { LoadedDeck } from './lists.js';

export interface Rulebooks {
  readonly edition: string;
  /** Other Floor or Tournament Rules than those of the edition. */
  readonly document?: string;
  readonly unified?: Unified;
}

/** What tournaments of the edition's date say. Throws `BadInput` with the documents that there are. */
export function rulesOfDay({ edition, ...choice }: Rulebooks): TournamentRules {
  const { document } = choice;
  if (document !== undefined && !documentIds.includes(document))
    throw new BadInput(`no document ${document}; there is ${anyOf(documentIds)}`);
  const rules = tournamentRules(edition, choice);
  if (rules === undefined) throw new BadInput(`edition ${edition} has no tournament rules`);
  return rules;
}

/**
 * What decks of teams of that size are held to. A duel is no game of the variant, whose unified decks and ban it hasn't
 * got; a sideboard is allowed beside its decks (CR 100.4a).
 */
export function deckRulesOf(rules: TournamentRules, heads: number, limited: boolean): DeckRules {
  if (limited) return rules.decks.limited;
  const { constructed } = rules.decks;
  if (heads > 1) return constructed;
  return {
    ...constructed,
    sideboard: { how: 'limited', cards: 15, rule: 'CR 100.4a' },
    unified: null,
    banned: constructed.banned === null ? null : { ...constructed.banned, names: [] },
  };
}

const lookup = (name: string): CardInfo | undefined => {
  const card = cardByName(name);
  return card === undefined ? undefined : cardInfoOf(card);
};

/** Faults of one team's decks; cards that aren't built in are reported by `deckTroubles` instead. */
export function teamFaults(
  decks: readonly LoadedDeck[],
  rules: DeckRules,
  setting: DeckSetting = {},
): readonly DeckFault[] {
  const faults = checkTeamDecks(
    decks.map((d) => d.deck),
    rules,
    lookup,
    setting,
  );
  return faults.filter((f) => f.code !== 'unknownCard');
}

/** "Deck 1 has … (FR 161) — a.txt:3, a.txt:9". */
export function faultLine(f: DeckFault, decks: readonly LoadedDeck[], language: Language): string {
  const rule = f.rule === null ? '' : ` (${f.rule})`;
  const where = f.lines.map(({ deck, line }) => `${decks[deck]?.source ?? deck + 1}:${line}`);
  return `${faultWords(f, language)}${rule}${where.length === 0 ? '' : ` — ${where.join(', ')}`}`;
}
