import type { ObjectId } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { CompiledReplacement } from '../compile/types.js';
import type { Game } from '../game.js';
import type { ActiveReplacement } from '../layers/table.js';
import { makeEnv } from '../state/env.js';
import type { EventFrame, Happening } from '../state/state.js';
import { withHappening } from '../state/with.js';
import { replaceEvent } from './replace-event.js';

/** Names the redirection in `Happening.done`, apart from every ability and effect. */
export const REDIRECTION = -(2 ** 39);

/** What it does depends on a choice that is made as it is applied, so the record itself does nothing. */
const NOTHING: CompiledReplacement = {
  event: 'damage',
  what: null,
  whatSelf: false,
  source: null,
  sourceSelf: false,
  who: null,
  from: null,
  to: null,
  combat: false,
  counter: null,
  exceptFirstDraw: false,
  byOpponent: false,
  condition: null,
  optional: false,
  self: false,
  with: [],
};

/** Planeswalkers of the damaged player, if this is damage that may be redirected to them (306.7 of 2009 to 2018). */
function walkers(g: Game, e: Happening): readonly ObjectId[] {
  if (!g.rules.edition.parameters.planeswalkerRedirection || e.kind !== 'damage' || e.combat) return NONE;
  if (e.object !== 0 || e.player < 0 || e.done.includes(REDIRECTION)) return NONE;
  const by = g.controllerOf(e.source);
  if (by < 0 || g.sameTeam(by, e.player)) return NONE;
  return g.s.battlefield.filter((id) => {
    const o = g.find(id);
    if (o === null || o.phasedOut) return false;
    const c = g.chars(o);
    return c.controller === e.player && (c.types & TYPE.planeswalker) !== 0;
  });
}
const NONE: readonly ObjectId[] = [];

export const mayBeRedirected = (g: Game, e: Happening): boolean => walkers(g, e).length > 0;

/** The redirection as one of the effects that could apply to this damage (306.7, 616). */
export function redirectionOf(g: Game, e: Happening): ActiveReplacement | null {
  if (!mayBeRedirected(g, e)) return null;
  const controller = g.controllerOf(e.source);
  const env = makeEnv(e.source, controller);
  return { key: REDIRECTION, replacement: NOTHING, env, controller, floating: -1 };
}

/** Asks the player whose source it is: one of the planeswalkers, or none. */
export function askRedirection(g: Game, e: Happening): void {
  g.ask({
    kind: 'choose',
    players: [g.controllerOf(e.source)],
    byTeam: false,
    purpose: 'replacement',
    source: e.source,
    candidates: walkers(g, e),
    min: 0,
    max: 1,
  });
}

export function redirect(g: Game, f: EventFrame, e: Happening, to: ObjectId | undefined): void {
  const done = withHappening(e, 'done', [...e.done, REDIRECTION]);
  if (to === undefined || !g.isBattlefield(to)) {
    replaceEvent(f, done);
    return;
  }
  g.note('replacement', g.controllerOf(e.source), 'replaced:damage');
  replaceEvent(f, withHappening(withHappening(done, 'object', to), 'player', -1));
}
