import type { Ability, Duration, Effect, Mod, Ref, TargetId } from '@ettin/schema';
import { removeFromCombat } from '../combat/membership.js';
import { readsOf } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import { compileReplacement } from '../compile/replacement.js';
import { compileRule } from '../compile/rule.js';
import type { CompiledLasting, CompiledMod, Op } from '../compile/types.js';
import type { Game } from '../game.js';
import type { ProgramFrame } from '../state/state.js';
import { withEnv, withIt, withKey, withMove } from '../state/with.js';
import { newObject } from '../zones/slots.js';
import { changeEntering, meansEntering } from './present.js';

type Words =
  | 'apply'
  | 'rule'
  | 'gainControl'
  | 'exchangeControl'
  | 'preventDamage'
  | 'redirectDamage'
  | 'replacement'
  | 'delayed'
  | 'whenYouDo'
  | 'emblem';

/** Instructions that leave something behind: continuous effects, shields, delayed triggers, emblems. */
export function lastingLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'apply':
      return apply(c, e.what, e.mods, e.duration, e);
    case 'gainControl':
      return apply(c, e.what, [{ mod: 'control', by: e.who ?? 'you' }], e.duration, e);
    case 'exchangeControl':
      return exchangeControl(c, e);
    case 'rule': {
      const op = c.leaves({
        ...entry(e),
        mods: c.mods(e.mods ?? []),
        rules: (e.rules ?? []).map((r) => compileRule(c, r)),
        each: e.affects === undefined ? null : c.filter(e.affects),
      });
      return (g, f) => {
        addFloating(g, f, op, e.duration, null, []);
        return true;
      };
    }
    case 'preventDamage':
    case 'redirectDamage':
      return shield(c, e);
    case 'replacement': {
      const op = c.leaves({ ...entry(e), replacement: compileReplacement(c, e.replacement) });
      return (g, f) => {
        addFloating(g, f, op, e.duration, null, [], e.once === true ? -2 : -1);
        return true;
      };
    }
    case 'delayed': {
      const ability = c.ability({
        kind: 'triggered',
        when: e.when,
        effects: e.effects,
        ...(e.targets === undefined ? {} : { targets: e.targets }),
      });
      return (g, f) => {
        g.s.delayed = [
          ...g.s.delayed,
          {
            id: g.nextTimestamp(),
            ability,
            env: f.env,
            controller: f.env.controller,
            source: f.env.self,
            expires: e.duration === 'endOfTurn' ? g.s.turn.number : -1,
            once: e.duration === undefined,
          },
        ];
        g.touch();
        return true;
      };
    }
    case 'whenYouDo': {
      const ability = c.ability({
        kind: 'triggered',
        when: { on: 'state', condition: { compare: [0, '=', 1] } },
        effects: e.effects,
        ...(e.targets === undefined ? {} : { targets: e.targets }),
      });
      return (g, f) => {
        g.s.triggers = [
          ...g.s.triggers,
          { ability, source: f.env.self, controller: f.env.controller, env: f.env },
        ];
        return true;
      };
    }
    case 'emblem': {
      const who = c.players(e.who ?? 'you');
      const def = c.token({ name: 'Emblem', types: [], abilities: e.abilities.map(ofEmblem) });
      return (g, f) => {
        for (const seat of who(g, f.env)) {
          const o = Object.assign(newObject(g, 'command', seat, seat), { def });
          g.s.command = [...g.s.command, o.id];
          g.emit({
            type: 'moved',
            cite: 'zone.move',
            audience: 'all',
            object: o.id,
            was: null,
            name: 'Emblem',
            owner: seat,
            from: null,
            to: 'command',
            cause: 'effect',
          });
        }
        g.touch();
        return true;
      };
    }
  }
}

/** Abilities of an emblem work from the command zone, where it is (CR 114.4). */
function ofEmblem(a: Ability): Ability {
  switch (a.kind) {
    case 'spell':
      return a;
    case 'activated':
    case 'triggered':
      return { ...a, from: 'command' };
    case 'static':
    case 'replacement':
      return { ...a, from: ['command'] };
  }
}

function entry(e: Effect): Omit<CompiledLasting, 'opens'> {
  return {
    effect: e,
    mods: [],
    rules: [],
    each: null,
    replacement: null,
    source: null,
    program: -1,
    reads: readsOf(e),
  };
}

/** What it affects and how much are fixed as it begins (CR 611.2c, 608.2i). */
function apply(
  c: Compiler,
  what: Parameters<Compiler['objects']>[0],
  list: readonly Mod[],
  duration: Duration,
  e: Effect,
): Op['run'] {
  const objects = c.objects(what);
  const mods = c.mods(list);
  const op = c.leaves({ ...entry(e), mods });
  const own = mods.some((m) => usesIt(m.data));
  return (g, f) => {
    const ids = objects(g, f.env).filter((id) => {
      const o = g.find(id);
      return o !== null && (o.zone !== 'battlefield' || !o.phasedOut);
    });
    if (meansEntering(g, f, what)) {
      addFloating(g, f, op, duration, [], valuesOf(g, f, mods));
      const made = g.s.effects.at(-1)?.id ?? -1;
      changeEntering(g, f, (move) => withMove(move, 'effects', [...move.effects, made]));
      return true;
    }
    if (ids.length === 0) return true;
    const affected = ids;
    if (own && f.env.it === 0 && affected.length > 1) {
      for (const id of affected)
        addFloating(
          g,
          { ...f, env: withIt(f.env, id) },
          op,
          duration,
          [id],
          valuesOf(g, { ...f, env: withIt(f.env, id) }, mods),
        );
      return true;
    }
    const env = f.env.it === 0 && affected[0] !== undefined ? withIt(f.env, affected[0]) : f.env;
    addFloating(g, f, op, duration, affected, valuesOf(g, { ...f, env }, mods));
    return true;
  };
}

const usesIt = (m: Mod): boolean => JSON.stringify(m).includes('"it"');

/** Two numbers for each mod: sizes, or for control the seat that gets it. */
export function valuesOf(g: Game, f: ProgramFrame, mods: readonly CompiledMod[]): readonly number[] {
  return mods.flatMap((m) =>
    m.data.mod === 'control'
      ? [m.players?.(g, f.env)[0] ?? f.env.controller, 0]
      : [m.power?.(g, f.env) ?? 0, m.toughness?.(g, f.env) ?? 0],
  );
}

export function addFloating(
  g: Game,
  f: ProgramFrame,
  op: number,
  duration: Duration,
  affected: readonly TargetId[] | null,
  values: readonly number[],
  left = -1,
): void {
  const control = g.rules.lasting[op]?.mods.some((m) => m.data.mod === 'control') === true;
  const before = control ? (affected ?? []).map((id) => g.controllerOf(id)) : [];
  g.s.effects = [
    ...g.s.effects,
    {
      id: g.nextTimestamp(),
      op,
      source: f.env.self,
      controller: f.env.controller,
      env: f.env,
      timestamp: g.nextTimestamp(),
      duration,
      affected,
      values,
      turn: g.s.turn.number,
      left,
    },
  ];
  g.touch();
  if (control) for (const [i, id] of (affected ?? []).entries()) controlChanged(g, id, before[i] ?? -1);
}

/** A permanent that changes control is summoning sick again and leaves combat (CR 302.6, 506.4). */
export function controlChanged(g: Game, id: TargetId, before: number): void {
  const now = g.controllerOf(id);
  if (now === before || g.find(id) === null) return;
  const own = g.own(id);
  own.since = g.s.turn.number;
  own.marks = withKey(own.marks, 'controlledBy', now);
  removeFromCombat(g, id);
  g.emit({ type: 'control', cite: 'control.change', audience: 'all', object: id, controller: now });
}

function exchangeControl(c: Compiler, e: Extract<Effect, { do: 'exchangeControl' }>): Op['run'] {
  const [a, b] = [c.objects(e.a), c.objects(e.b)];
  const mods = c.mods([{ mod: 'control', by: 'you' }]);
  const op = c.leaves({ ...entry(e), mods });
  return (g, f) => {
    const all = [...a(g, f.env), ...b(g, f.env)];
    const [x, y] = [all[0], all.find((id) => id !== all[0])];
    if (x === undefined || y === undefined || !g.isBattlefield(x) || !g.isBattlefield(y)) return true;
    const [cx, cy] = [g.controllerOf(x), g.controllerOf(y)];
    if (cx === cy) return true;
    // each floating effect announces its own change of control
    addFloating(g, f, op, 'permanent', [x], [cy, 0]);
    addFloating(g, f, op, 'permanent', [y], [cx, 0]);
    return true;
  };
}

/** Prevention and redirection for a while: for what is named, or for anything. */
function shield(c: Compiler, e: Extract<Effect, { do: 'preventDamage' | 'redirectDamage' }>): Op['run'] {
  const to: Ref | undefined = e.do === 'preventDamage' ? e.to : e.from;
  const targets = to === undefined ? null : c.targets(to);
  const from = e.do === 'preventDamage' && e.fromObject !== undefined ? c.objects(e.fromObject) : null;
  const amount = e.amount === 'all' ? null : c.value(e.amount);
  const rest =
    e.do === 'preventDamage'
      ? [{ prevent: 'all' as const }, ...(e.then === undefined ? [] : [{ also: e.then }])]
      : [{ redirectTo: e.to }];
  const compiled = compileReplacement(c, {
    kind: 'replacement',
    replaces: {
      event: 'damage',
      ...(e.do === 'preventDamage' && e.from !== undefined ? { source: e.from } : {}),
      ...(e.do === 'preventDamage' && e.fromObject !== undefined
        ? { source: { among: { bound: 'shield:from' } } }
        : {}),
      ...(e.do === 'preventDamage' && e.combatOnly === true ? { combat: true } : {}),
    },
    with: rest,
  });
  const op = c.leaves({ ...entry(e), replacement: compiled });
  return (g, f) => {
    const env =
      from === null ? f.env : withEnv(f.env, 'bound', withKey(f.env.bound, 'shield:from', from(g, f.env)));
    const affected = targets === null ? null : targets(g, f.env);
    if (affected !== null && affected.length === 0) return true;
    const left = amount === null ? -1 : amount(g, f.env);
    if (left === 0) return true;
    addFloating(g, { ...f, env }, op, e.duration, affected, [], left);
    return true;
  };
}
