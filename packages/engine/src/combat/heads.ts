import type { ObjectId, Seat } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';
import { attackingPlayersFor, defendingPlayersFor } from './query.js';
import { defendingSeats } from './targets.js';

/** Words that always mean one head of a team (CR 805.10c, 805.10e). */
export type CombatWord = 'defendingPlayer' | 'attackingPlayer';

/**
 * The heads that creatures in combat make the word mean: what the trigger event has fixed, else what goes with
 * the source, with the object spoken of, or with the targets, whichever of them fights. Several where a creature
 * blocks attackers of several heads, or attacks a team.
 */
export function headsMeant(g: Game, env: Env, word: CombatWord): readonly Seat[] {
  const bound = env.bound[word];
  if (bound !== undefined) return bound;
  const source = headsFor(g, env.self, word);
  if (source.length > 0) return source;
  const it = headsFor(g, env.it, word);
  if (it.length > 0) return it;
  const seats: Seat[] = [];
  for (const ids of Object.values(env.targets))
    for (const id of ids)
      for (const seat of headsFor(g, id, word)) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

/** The same; where no creature says who, any head of that side: each of them is such a player (CR 805.10a). */
export function headsPossible(g: Game, env: Env, word: CombatWord): readonly Seat[] {
  const meant = headsMeant(g, env, word);
  if (meant.length > 0 || g.s.combat === null) return meant;
  return word === 'defendingPlayer' ? defendingSeats(g) : g.team(g.s.turn.team).seats;
}

function headsFor(g: Game, id: ObjectId, word: CombatWord): readonly Seat[] {
  return word === 'attackingPlayer' ? attackingPlayersFor(g, id) : defendingPlayersFor(g, id);
}
