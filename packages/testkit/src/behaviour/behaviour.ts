import { cardByName, starterTeams } from '@ettin/cards';
import { DEFAULT_EDITION, editionIds } from '@ettin/editions';
import { createGame, type GameSetup, hashOf, type Rules } from '@ettin/engine';
import { pick, positionOf, take } from '../bench/driver.js';
import { randomFrom } from '../fuzz/random.js';
import { builtInRules } from '../scenario/run.js';

const GAMES = 12;
const MOST_ACTIONS = 400;

/**
 * What the engine makes of a few fixed games of the starter decks, by edition: a hash over every event, every list of legal
 * actions and the last states. It changes when the engine plays otherwise, or keeps a game otherwise, than before;
 * a replay recorded then is one of another engine, whatever the number of its version. Most is played by the rules of today,
 * and counts for all; each other edition has a game of its own besides, so that an edition more makes no replay old.
 */
export function behaviour(): Readonly<Record<string, string>> {
  const rules = builtInRules(DEFAULT_EDITION);
  const today = hashOf([Array.from({ length: GAMES }, (_, game) => played(rules, game))]);
  return Object.fromEntries(
    editionIds.map((id) => [
      id,
      id === DEFAULT_EDITION ? today : hashOf([today, played(builtInRules(id), gameOf(id))]),
    ]),
  );
}

/** The games take turns, by what stays the edition's own. */
const gameOf = (edition: string): number => [...edition].reduce((sum, c) => sum + c.charCodeAt(0), 0) % GAMES;

function played(rules: Rules, game: number): string {
  const made = createGame(rules, setupOf(game));
  if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
  const random = randomFrom(`behaviour:${game}`);
  const seen: string[] = [JSON.stringify(made.events)];
  let position = positionOf(rules, made.state);
  for (let n = 0; n < MOST_ACTIONS && position.state.result === null; n++) {
    const done = take(rules, position, pick(position, random));
    position = positionOf(rules, done.state);
    seen.push(JSON.stringify([done.events, position.lists]));
  }
  // the token only tells caches apart
  return hashOf([seen, { ...position.state, token: null }]);
}

/** Now and then much life, so that games last and boards fill up. */
function setupOf(game: number): GameSetup {
  const teams = [0, 1].map((team) => {
    const decks = starterTeams[(game + team) % starterTeams.length]?.decks ?? [];
    return decks.map((deck, i) => ({
      name: `${'AB'[team]}${i + 1}`,
      deck: deck.cards.flatMap(([n, name]) =>
        Array.from({ length: n }, () => cardByName(name)?.name ?? name),
      ),
    }));
  });
  return { seed: `behaviour:${game}`, teams, ...(game % 3 === 0 ? { startingLife: 120 } : {}) };
}
