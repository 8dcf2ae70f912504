import type { EditionParameters } from './edition.js';

/**
 * What tournament rules say of decks and matches: Floor Rules until 2009, Tournament Rules since. Values and procedures
 * only, so that nothing asks for an edition or document by name.
 *
 * Words that are easily confused:
 *   document   one dated issue of those rules
 *   game       ends as the rules of the game say, or is stopped
 *   match      the games that two teams play in a round until one has won
 *   round      what the clock runs for; "time is called" when it is up
 */

/** A number of cards and the rule that fixes it ("MTR 9.5", "FR 161", "CR 100.2a", or a line of the edition: "es.1.1"). */
export interface CardLimit {
  readonly cards: number;
  readonly rule: string;
}

/** How the decks of a team are looked at together. */
export const UNIFIED = ['fourPerTeam', 'noSharedNames'] as const;
export type Unified = (typeof UNIFIED)[number];

export interface UnifiedDecks {
  /**
   * `fourPerTeam`: the copy limit holds for all decks of the team together; a card's own text that lifts it does so
   * for the team. `noSharedNames`: a name is in the deck of one member only, and such a text helps one deck only.
   * Basic cards are exempt from both.
   */
  readonly how: Unified;
  readonly rule: string;
}

/** What the decks of a team are held to. */
export interface DeckRules {
  readonly play: 'constructed' | 'limited';
  /** Fewest cards in each main deck. There is no most. */
  readonly minimum: CardLimit;
  /** Most copies of a name in one deck and its sideboard; basic cards and cards that say otherwise excepted. Null: no limit. */
  readonly copies: CardLimit | null;
  /**
   * `limited`: at most so many cards for each player. `sharedPool`: all cards of the team's pool that are in none of
   * its decks, for any member.
   */
  readonly sideboard:
    | { readonly how: 'limited'; readonly cards: number; readonly rule: string }
    | { readonly how: 'sharedPool'; readonly rule: string };
  /** Null where decks of a team aren't looked at together. */
  readonly unified: UnifiedDecks | null;
  /** Of a card that the format restricts: one copy for the whole team, or in each deck. Null: nothing is restricted. */
  readonly restricted: { readonly copiesFor: 'team' | 'deck'; readonly rule: string } | null;
  /** Cards that this variant bans whatever the format, and the rule for those that a format bans. Null: none is. */
  readonly banned: {
    readonly names: readonly string[];
    readonly rule: string;
    readonly formatRule: string;
  } | null;
  /** Decks come from a pool, to which only cards of these names may be added. Null: from collections. */
  readonly pool: { readonly freely: readonly string[]; readonly rule: string } | null;
}

/** How an undecided game of an elimination round goes on when the life totals are equal after the extra turns. */
export const TIE_BREAKS = ['firstChange', 'stateBasedAction'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export interface MatchRules {
  /** Games that have to be won; drawn games don't count. */
  readonly wins: { readonly games: number; readonly rule: string };
  /** A drawn game is followed by another. */
  readonly drawn: { readonly rule: string };
  /** Turns in total, of both teams, after the one during which time is called. */
  readonly extraTurns: { readonly turns: number; readonly rule: string };
  /** In elimination rounds the higher life total wins; if they are equal, `how`. */
  readonly tie: { readonly how: TieBreak; readonly rule: string };
  /** A team determined at random plays first or second, as it likes; after a drawn game the same team again. */
  readonly playFirst: {
    readonly rule: string;
    readonly afterDraw: string;
    /** A team that looks at a hand before it has chosen plays first. */
    readonly lookedFirst: string;
  };
}

/** One document, as far as it concerns this variant. */
export interface TournamentRules {
  /** "fr-2006-12", "mtr-2016-07". */
  readonly id: string;
  /** Day from which it was in force. */
  readonly date: string;
  readonly name: string;
  /** What tournaments play otherwise than the rules of the game say at that date: starting life, mulligans. */
  readonly parameters: Partial<EditionParameters>;
  readonly decks: { readonly constructed: DeckRules; readonly limited: DeckRules };
  readonly match: MatchRules;
}
