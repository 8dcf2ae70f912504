import type { Seat } from '@ettin/schema';
import type { Chars, CompiledReplacement, ObjectTest } from '../compile/types.js';
import type { Game } from '../game.js';
import { type ActiveReplacement, indexOf } from '../layers/table.js';
import type { EventFrame, Happening, Obj } from '../state/state.js';
import { withHappening } from '../state/with.js';
import { isCounting } from './counting.js';
import { asEntering, ownReplacements } from './entering.js';
import { envFor } from './env-for.js';
import { applyInstead } from './instead.js';
import { redirectionOf } from './redirection.js';

/**
 * Replacement and prevention effects that apply to an event now, each at most once (CR 614.5). Self-replacement
 * comes first, then control of entering, then copies, then the rest in the affected player's order (CR 616.1).
 */
export function applicable(g: Game, e: Happening): readonly ActiveReplacement[] {
  const out: ActiveReplacement[] = [];
  const index = indexOf(g).replacements;
  const kinds = e.kind === 'move' && e.move?.cause === 'discard' ? ['move', 'discard'] : [e.kind];
  for (const kind of kinds) for (const a of index.get(kind) ?? []) if (applies(g, a, e)) out.push(a);
  if (e.kind === 'move' && e.move?.to === 'battlefield') out.push(...ownReplacements(g, e));
  const redirection = e.kind === 'damage' ? redirectionOf(g, e) : null;
  if (redirection !== null) out.push(redirection);
  if (out.length < 2) return out;
  for (const first of [
    (a: ActiveReplacement) => a.replacement.self,
    (a: ActiveReplacement) => a.replacement.with.some((w) => 'underControlOf' in w.data),
    (a: ActiveReplacement) => a.replacement.with.some((w) => 'asEnters' in w.data && isCopy(w.data.asEnters)),
  ]) {
    const some = out.filter(first);
    if (some.length > 0) return some;
  }
  return out;
}

const isCopy = (effects: readonly { readonly do: string }[]) => effects.some((e) => e.do === 'enterAsCopy');

/** Whose choice it is: the affected player, or the controller (owner) of the affected object (CR 616.1). */
export function chooserOf(g: Game, e: Happening): Seat {
  if (e.player >= 0 && e.object === 0) return e.player;
  if (e.move !== null && e.move.to === 'battlefield' && e.move.controller >= 0) return e.move.controller;
  const seen = g.look(e.object);
  if (seen === null) return e.player >= 0 ? e.player : (g.team(g.s.turn.team).seats[0] ?? 0);
  return seen.o.zone === 'battlefield' || seen.o.zone === 'stack' ? seen.c.controller : seen.o.owner;
}

/** Does the order matter? Not among effects that all do the same kind of thing. */
export function needsChoice(list: readonly ActiveReplacement[]): boolean {
  if (list.some((a) => a.replacement.optional)) return true;
  const kind = (a: ActiveReplacement) => {
    const w = a.replacement.with;
    if (w.length === 1 && w[0] !== undefined) {
      const d = w[0].data;
      for (const k of ['multiply', 'plus', 'entersTapped', 'entersWith', 'toZone'] as const)
        if (k in d) return k === 'toZone' ? `${k}:${JSON.stringify(d)}` : k;
      if ('prevent' in d && d.prevent === 'all' && a.floating < 0) return 'prevent';
    }
    return '';
  };
  const first = list[0];
  if (first === undefined) return false;
  const same = kind(first);
  return same === '' || list.some((a) => kind(a) !== same);
}

function applies(g: Game, a: ActiveReplacement, e: Happening): boolean {
  if (e.done.includes(a.key)) return false;
  const r = a.replacement;
  const effect = a.floating >= 0 ? g.s.effects.find((x) => x.id === a.floating) : undefined;
  if (a.floating >= 0 && effect === undefined) return false;
  const affected = effect?.affected ?? null;
  if (affected !== null && !affected.includes(e.object !== 0 ? e.object : e.player)) return false;
  if (effect !== undefined && effect.left === 0) return false;
  if (!concerns(g, a, r, e)) return false;
  return r.condition === null || r.condition(g, envFor(a, e));
}

function concerns(g: Game, a: ActiveReplacement, r: CompiledReplacement, e: Happening): boolean {
  switch (e.kind) {
    case 'damage':
      return (
        (r.combat === null || r.combat === e.combat) &&
        objectIs(g, a, r.source, r.sourceSelf, e.source) &&
        damageTarget(g, a, r, e)
      );
    case 'move':
      return moveConcerns(g, a, r, e);
    case 'counters':
      // only putting counters on is replaced, never taking them away
      if (e.amount < 0) return false;
      if (r.counter !== null && r.counter !== e.counter) return false;
      if (isCounting(e)) {
        if (r.who !== null && r.what === null && !r.whatSelf) return false;
        if (r.whatSelf && r.what === null) return e.object === a.env.self;
        const entering = asEntering(g, e);
        return r.what === null || (entering !== null && r.what(g, entering.o, entering.c, a.env));
      }
      if (e.object !== 0)
        return (
          (r.who === null || r.what !== null || r.whatSelf) && objectIs(g, a, r.what, r.whatSelf, e.object)
        );
      return r.who?.(g, a.env, e.player) === true;
    case 'tokens':
      return (r.who === null || r.who(g, a.env, e.player)) && tokenIs(g, a, r, e);
    case 'destroy':
    case 'untap':
    case 'mana':
      return objectIs(g, a, r.what, r.whatSelf, e.object);
    case 'draw':
      return (
        (r.who === null || r.who(g, a.env, e.player)) &&
        !(r.exceptFirstDraw && e.counter === 'firstInDrawStep')
      );
    case 'loseGame':
    case 'winGame':
      // a loss or win is the whole team's (CR 810.8a), so it is that of every member
      return r.who === null || g.teamOf(e.player).seats.some((seat) => r.who?.(g, a.env, seat) === true);
    default:
      return r.who === null || r.who(g, a.env, e.player);
  }
}

function objectIs(
  g: Game,
  a: ActiveReplacement,
  test: ObjectTest | null,
  self: boolean,
  id: number,
): boolean {
  if (self && test === null) return id === a.env.self;
  if (test === null) return true;
  const seen = g.look(id);
  return seen !== null && test(g, seen.o, seen.c, a.env);
}

function damageTarget(g: Game, a: ActiveReplacement, r: CompiledReplacement, e: Happening): boolean {
  const anyObject = r.what !== null || r.whatSelf;
  if (!anyObject && r.who === null) return true;
  if (e.object !== 0) return anyObject && objectIs(g, a, r.what, r.whatSelf, e.object);
  return r.who?.(g, a.env, e.player) === true;
}

function moveConcerns(g: Game, a: ActiveReplacement, r: CompiledReplacement, e: Happening): boolean {
  const plan = e.move;
  if (plan === null) return false;
  if (r.event === 'discard') {
    if (r.byOpponent && !(e.source !== 0 && !g.sameTeam(g.controllerOf(e.source), a.controller)))
      return false;
    return (r.who === null || r.who(g, a.env, e.player)) && objectIs(g, a, r.what, r.whatSelf, e.object);
  }
  if (r.from !== null && r.from !== plan.from) return false;
  if (r.to !== null && r.to !== plan.to) return false;
  if (r.to === 'battlefield') {
    if (r.whatSelf && r.what === null) return false;
    const entering = asEntering(g, e);
    if (entering === null) return false;
    if (r.who !== null && !r.who(g, a.env, entering.o.controller)) return false;
    return r.what === null || r.what(g, entering.o, entering.c, a.env);
  }
  const found = known(g, e);
  if (r.who !== null && !r.who(g, a.env, found?.o.owner ?? e.player)) return false;
  if (r.whatSelf && r.what === null) return e.object === a.env.self;
  return r.what === null || (found !== null && r.what(g, found.o, found.c, a.env));
}

/** The moving object; cards of a library have no record of their own until they are somewhere else. */
function known(g: Game, e: Happening): { o: Obj; c: Chars } | null {
  if (e.object !== 0) return g.look(e.object);
  const entering = asEntering(g, e);
  return entering === null ? null : { o: { ...entering.o, zone: e.move?.from ?? 'library' }, c: entering.c };
}

function tokenIs(g: Game, a: ActiveReplacement, r: CompiledReplacement, e: Happening): boolean {
  if (r.what === null) return true;
  const entering = asEntering(g, e);
  return entering !== null && r.what(g, entering.o, entering.c, a.env);
}

export function applyReplacement(g: Game, f: EventFrame, e: Happening, a: ActiveReplacement): void {
  g.emit({
    type: 'notice',
    cite: 'replacement',
    audience: 'all',
    player: a.controller,
    what: `replaced:${e.kind}`,
  });
  applyInstead(g, f, withHappening(e, 'done', [...e.done, a.key]), a);
}
