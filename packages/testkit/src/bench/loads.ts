import { createBoard, createGame, type GameSetup, type Rules, type State } from '@ettin/engine';

/** Two decks for one pair of heads. */
export type DeckPair = readonly [readonly string[], readonly string[]];

/** Gives the start of one game after another. */
export type Load = (game: number) => State;

/** Games of the given teams' decks; each game has other pairs, so that all decks are played. */
export function gamesOf(
  rules: Rules,
  pairs: readonly DeckPair[],
  heads: number,
  seed: string,
  startingLife?: number,
): Load {
  const decks = (team: number, game: number) =>
    Array.from({ length: heads }, (_, head) => {
      const pair = pairs[(team + game + 2 * (head >> 1)) % pairs.length];
      return { name: `${'AB'[team]}${head + 1}`, deck: pair?.[head % 2] ?? [] };
    });
  return (game) => {
    const setup: GameSetup = {
      seed: `${seed}:${game}`,
      teams: [decks(0, game), decks(1, game)],
      ...(startingLife === undefined ? {} : { startingLife }),
    };
    const made = createGame(rules, setup);
    if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
    return made.state;
  };
}

/** A game in the middle, with about so many permanents: the nonland permanents of the decks and as many lands. */
export function fullBoards(
  rules: Rules,
  pairs: readonly DeckPair[],
  permanents: number,
  isPermanent: (name: string) => boolean,
  seed: string,
): Load {
  return (game) => {
    const players = [0, 1].map((team) =>
      [0, 1].map((head) => {
        const deck = pairs[(team + game) % pairs.length]?.[head] ?? [];
        const cards = deck.filter(isPermanent);
        const each = Math.round(permanents / 4);
        return {
          name: `${'AB'[team]}${head + 1}`,
          battlefield: Array.from({ length: each }, (_, i) => ({
            // strides over the list, so that few permanents are of many kinds
            card: cards[(i * 7) % cards.length] ?? 'Plains',
          })),
          library: deck.map((card) => ({ card })),
          hand: deck.slice(0, 5).map((card) => ({ card })),
        };
      }),
    );
    const made = createBoard(rules, {
      seed: `${seed}:${game}`,
      teams: players.map((team) => ({ players: team, life: 1000 })),
    });
    if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
    return made.state;
  };
}
