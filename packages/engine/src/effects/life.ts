import type { Damaged, Effect, TargetId } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import { compileDamaged } from '../compile/refs.js';
import type { Op, TargetsOf } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Env, Happening } from '../state/state.js';
import { copyHappening, withIt, withThat } from '../state/with.js';
import { clearName } from './choices.js';
import { exchangeLife, redistributeLife, setLifeEvents } from './set-life.js';

type Words =
  | 'damage'
  | 'damageDivided'
  | 'gainLife'
  | 'loseLife'
  | 'setLife'
  | 'exchangeLife'
  | 'redistributeLife'
  | 'fight';

export function lifeLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'damage':
      return damage(c, e);
    case 'damageDivided': {
      const from = c.objects(e.from ?? 'self');
      const id = e.targets;
      return (g, f) => {
        const source = from(g, f.env)[0] ?? f.env.self;
        const amounts = f.env.divisions[id] ?? [];
        happen(
          g,
          (f.env.targets[id] ?? []).flatMap((to, i) =>
            to < 0 ? [] : damageTo(g, to, amounts[i] ?? 0, source, false, {}),
          ),
        );
        return true;
      };
    }
    case 'fight': {
      const [a, b] = [c.objects(e.a), c.objects(e.b)];
      return (g, f) => {
        const [x, y] = [a(g, f.env)[0], b(g, f.env)[0]];
        if (x === undefined || y === undefined) return true;
        const [ox, oy] = [g.find(x), g.find(y)];
        // both have to be creatures on the battlefield, or neither fights (CR 701.14b)
        if (ox === null || oy === null || !isCreature(g, x) || !isCreature(g, y)) return true;
        const [px, py] = [g.chars(ox).power, g.chars(oy).power];
        happen(g, [...damageTo(g, y, px, x, false, {}), ...damageTo(g, x, py, y, false, {})]);
        return true;
      };
    }
    case 'gainLife':
    case 'loseLife': {
      const who = c.players(e.who);
      const amount = c.value(e.amount);
      return (g, f) => {
        clearName(f, e.as);
        const frame = g.depth - 1;
        happen(
          g,
          who(g, f.env).map((player) =>
            happening(e.do, {
              player,
              amount: Math.max(0, amount(g, perPlayer(f.env, player))),
              source: f.env.self,
              frame,
              as: e.as ?? '',
            }),
          ),
        );
        return true;
      };
    }
    case 'setLife': {
      const who = c.players(e.who);
      const to = c.value(e.to);
      return (g, f) => {
        const events = setLifeEvents(g, f, who(g, f.env), (seat) => to(g, perPlayer(f.env, seat)));
        if (events === null) return false;
        happen(g, events);
        return true;
      };
    }
    case 'exchangeLife': {
      const [a, b] = [c.players(e.between[0]), c.players(e.between[1])];
      return (g, f) => {
        const first = a(g, f.env)[0];
        const second = b(g, f.env).find((s) => s !== first) ?? b(g, f.env)[0];
        if (first !== undefined && second !== undefined) happen(g, exchangeLife(g, first, second));
        return true;
      };
    }
    case 'redistributeLife': {
      const among = c.players(e.among);
      return (g, f) => redistributeLife(g, f, among(g, f.env));
    }
  }
}

/** In values taken for each of several players, "that player" is the one meant (unless the ability has its own). */
function perPlayer(env: Env, player: number): Env {
  return withThat(env, player);
}

function isCreature(g: Game, id: TargetId): boolean {
  const o = g.find(id);
  return o !== null && o.zone === 'battlefield' && !o.phasedOut && (g.chars(o).types & TYPE.creature) !== 0;
}

export function damageTo(
  g: Game,
  to: TargetId,
  amount: number,
  source: number,
  unpreventable: boolean,
  parts: Partial<Happening>,
): Happening[] {
  if (amount <= 0) return [];
  const player = to < 65536;
  if (player ? g.teamOf(to).lost !== null : !g.isBattlefield(to)) return [];
  const e = copyHappening(happening('damage', parts));
  if (player) e.player = to;
  else e.object = to;
  e.amount = amount;
  e.source = source;
  e.unpreventable = unpreventable;
  return [e];
}

function damage(c: Compiler, e: Extract<Effect, { do: 'damage' }>): Op['run'] {
  const refs: readonly Damaged[] = isList(e.to) ? e.to : [e.to];
  const to: readonly TargetsOf[] = refs.map((r) => compileDamaged(c, r));
  const amount = c.value(e.amount);
  const from = c.objects(e.from ?? 'self');
  return (g, f) => {
    clearName(f, e.as);
    const frame = g.depth - 1;
    const source = from(g, f.env)[0] ?? f.env.self;
    const events: Happening[] = [];
    for (const t of to)
      for (const id of t(g, f.env)) {
        const n = amount(g, id < 65536 ? perPlayer(f.env, id) : f.env.it === 0 ? withIt(f.env, id) : f.env);
        events.push(...damageTo(g, id, n, source, e.unpreventable === true, { frame, as: e.as ?? '' }));
      }
    happen(g, events);
    return true;
  };
}

const isList = (to: Damaged | readonly Damaged[]): to is readonly Damaged[] => Array.isArray(to);
