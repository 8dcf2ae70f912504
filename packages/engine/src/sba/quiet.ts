import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import type { State } from '../state/state.js';

/** All that state-based actions look at. */
type Looked = Pick<State, 'battlefield' | 'teams' | 'effects' | 'combat' | 'token' | 'status' | 'players'>;

/** Finished states in which state-based actions found nothing to do, by their table of objects. */
const quiet = new DirectCache<object, Looked>(16);

const looked = (s: State): Looked => ({
  battlefield: s.battlefield,
  teams: s.teams,
  effects: s.effects,
  combat: s.combat,
  token: s.token,
  status: s.status,
  players: s.players,
});

function same(a: Looked, s: State): boolean {
  return (
    a.battlefield === s.battlefield &&
    a.teams === s.teams &&
    a.effects === s.effects &&
    a.combat === s.combat &&
    a.token === s.token &&
    a.status === s.status &&
    a.players === s.players
  );
}

/** Has nothing that state-based actions look at changed since they last found nothing to do? */
export function isQuiet(g: Game): boolean {
  if (g.quietParts !== null) return g.quietAt === g.writes && same(g.quietParts, g.s);
  if (g.writes > 0) return false;
  const known = quiet.get(g.s.objects, g.s.token.t);
  return known !== null && same(known, g.s);
}

export function nowQuiet(g: Game): void {
  g.quietAt = g.writes;
  g.quietParts = looked(g.s);
}

/** At the end of a call, when nothing in it will be written any more. */
export function rememberQuiet(g: Game): void {
  if (g.quietParts !== null && g.quietAt === g.writes && same(g.quietParts, g.s))
    quiet.set(g.s.objects, g.s.token.t, g.quietParts);
}
