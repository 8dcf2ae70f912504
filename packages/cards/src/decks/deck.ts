/**
 * A starter deck for one head of a Two-Headed Giant team.
 *
 * Easily confused words:
 *   team      the two heads' name together, the same in both decks of a pair
 *   partner   the `id` of the other head's deck
 */
export interface StarterDeck {
  /** The file's kebab-case name. */
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly partner: string;
  /** Colours in WUBRG order, e.g. 'WG'. */
  readonly colors: string;
  /** One sentence for the player: how this deck means to win. */
  readonly plan: string;
  /** Counts and card names; sixty cards in all. */
  readonly cards: readonly (readonly [count: number, name: string])[];
}

/** Two decks that may play together: no card but basic lands is in both (unified deck construction). */
export interface StarterTeam {
  readonly name: string;
  readonly decks: readonly [StarterDeck, StarterDeck];
}

/** Identity with a type: authors get completion and errors on the spot. */
export function deck(def: StarterDeck): StarterDeck {
  return def;
}

/** A team is named by its first deck. */
export function team(first: StarterDeck, second: StarterDeck): StarterTeam {
  return { name: first.team, decks: [first, second] };
}
