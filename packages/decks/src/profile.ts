/** MTR: Magic Tournament Rules of 2025-04-21; CR: Comprehensive Rules of 2026-04-17. */
interface Limit {
  readonly cards: number;
  readonly rule: string;
}

/** What the decks of a team are held to. Values only: another date or format is another profile. */
export interface TeamDeckProfile {
  readonly id: string;
  /** Fewest cards in each main deck. */
  readonly minimum: Limit;
  /** Most cards in each sideboard. */
  readonly sideboard: Limit;
  /** Most copies of a name in one deck and its sideboard; basic cards and cards that say otherwise excepted. */
  readonly copies: Limit;
  /** `noSharedNames`: each name, basic cards excepted, in the deck of one member only. */
  readonly unified: { readonly how: 'noSharedNames'; readonly rule: string };
  readonly banned: { readonly names: readonly string[]; readonly rule: string };
}

/** Two-Headed Giant with decks brought along, as tournaments play it today. */
export const CONSTRUCTED: TeamDeckProfile = {
  id: 'constructed',
  minimum: { cards: 60, rule: 'CR 100.2a' },
  sideboard: { cards: 0, rule: 'MTR 9.5' },
  copies: { cards: 4, rule: 'CR 100.2a' },
  unified: { how: 'noSharedNames', rule: 'MTR 8.4' },
  banned: { names: ['Erayo, Soratami Ascendant'], rule: 'MTR 9.5' },
};
