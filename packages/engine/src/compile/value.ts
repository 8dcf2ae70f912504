import type { Condition, ObjectId, Value } from '@ettin/schema';
import { partOf } from '../events/bind.js';
import type { Game } from '../game.js';
import { bounded } from '../state/bounded.js';
import type { Env, ManaAmount } from '../state/state.js';
import { withThat } from '../state/with.js';
import { byHeads } from '../teams/by-heads.js';
import { lifeOf } from '../teams/life-value.js';
import { bitCount, COLORS_BY_INDEX } from './bits.js';
import type { Compiler } from './compiler.js';
import { eachIn } from './enumerate.js';
import { compareWith, compileFilter, manaValueOf, zonesOf } from './filter.js';
import type { Holds, NumberOf, ObjectTest } from './types.js';

const BASIC_TYPES = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

export function compileValue(c: Compiler, v: Value): NumberOf {
  if (typeof v === 'number') return () => v;
  if (v === 'X') return (g, env) => (env.x !== 0 ? env.x : (env.cast?.x ?? g.look(env.self)?.o.cast?.x ?? 0));
  if (v === 'thatMuch') return (_g, env) => env.amount;
  if ('count' in v) return count(c, v.count);
  if ('countOf' in v) {
    const objects = c.objects(v.countOf);
    return (g, env) => objects(g, env).length;
  }
  if ('countPlayers' in v) {
    const players = c.players(v.countPlayers);
    return (g, env) => players(g, env).length;
  }
  if ('lifeOf' in v) {
    const players = c.players(v.lifeOf);
    return (g, env) => first(players(g, env), (s) => lifeOf(g, s));
  }
  if ('startingLife' in v) return (g, env) => startingLife(g, env);
  if ('powerOf' in v) return ofObject(c.objects(v.powerOf), (o) => o.c.power, isBound(v.powerOf));
  if ('toughnessOf' in v)
    return ofObject(c.objects(v.toughnessOf), (o) => o.c.toughness, isBound(v.toughnessOf));
  if ('manaValueOf' in v) return ofObject(c.objects(v.manaValueOf), (o) => manaValueOf(o.c, o.o));
  if ('countersOn' in v) {
    const kind = v.kind;
    return ofObject(c.objects(v.countersOn), (o) => o.o.counters?.[kind] ?? 0);
  }
  if ('playerCounters' in v) return playerCounters(c, v);
  if ('handSize' in v) {
    const players = c.players(v.handSize);
    return (g, env) => first(players(g, env), (s) => g.s.hands[s]?.length ?? 0);
  }
  if ('librarySize' in v) {
    const players = c.players(v.librarySize);
    return (g, env) => first(players(g, env), (s) => g.s.libraries[s]?.length ?? 0);
  }
  if ('devotion' in v) return devotion(c, v);
  if ('result' in v) {
    const name = v.result;
    if (v.of !== undefined) {
      const players = c.players(v.of);
      return (g, env) => sum(players(g, env), (s) => env.numbers[partOf(name, s)] ?? 0);
    }
    return (_g, env) => env.numbers[name] ?? 0;
  }
  if ('timesKicked' in v) return (g, env) => castOf(g, env)?.kicked ?? 0;
  if ('tally' in v) {
    const players = c.players(v.of);
    const tally = v.tally;
    return (g, env) => sum(players(g, env), (s) => g.player(s).tally[tally] ?? 0);
  }
  if ('cardTypesInGraveyard' in v) {
    const players = c.players(v.cardTypesInGraveyard);
    return (g, env) => {
      let mask = 0;
      for (const s of players(g, env))
        for (const id of g.s.graveyards[s] ?? []) {
          const o = g.find(id);
          if (o !== null) mask |= g.chars(o).types;
        }
      return bitCount(mask);
    };
  }
  if ('domain' in v) {
    const players = c.players(v.domain);
    return (g, env) => {
      const seats = players(g, env);
      const found = new Set<string>();
      eachIn(g, ['battlefield'], (o) => {
        const ch = g.chars(o);
        if (seats.includes(ch.controller))
          for (const t of ch.subtypes) if (BASIC_TYPES.includes(t)) found.add(t);
      });
      return found.size;
    };
  }
  return computed(c, v);
}

function computed(c: Compiler, v: Exclude<Value, number | string>): NumberOf {
  if ('colorsAmong' in v) {
    const each = matching(c, v.colorsAmong);
    return (g, env) => {
      let mask = 0;
      each(g, env, (ch) => {
        mask |= ch.c.colors;
      });
      return bitCount(mask);
    };
  }
  if ('greatest' in v) {
    const each = matching(c, v.among);
    const what = v.greatest;
    return (g, env) => {
      let best = 0;
      each(g, env, (x) => {
        const n = what === 'manaValue' ? manaValueOf(x.c, x.o) : x.c[what];
        if (n > best) best = n;
      });
      return best;
    };
  }
  if ('total' in v) {
    const objects = c.objects(v.among);
    const what = v.total;
    return (g, env) =>
      sum(objects(g, env), (id) => {
        const seen = g.look(id);
        return seen === null ? 0 : what === 'manaValue' ? manaValueOf(seen.c, seen.o) : seen.c[what];
      });
  }
  if ('most' in v) return among(c, v.most, v.among, Math.max);
  if ('least' in v) return among(c, v.least, v.among, Math.min);
  if ('sum' in v) {
    const parts = v.sum.map((x) => c.value(x));
    return (g, env) => sum(parts, (p) => p(g, env));
  }
  if ('minus' in v) {
    const [a, b] = [c.value(v.minus[0]), c.value(v.minus[1])];
    return (g, env) => a(g, env) - b(g, env);
  }
  if ('times' in v) {
    const [a, b] = [c.value(v.times[0]), c.value(v.times[1])];
    return (g, env) => bounded(a(g, env) * b(g, env));
  }
  if ('divide' in v) {
    const n = c.value(v.divide);
    const round = v.round === 'up' ? Math.ceil : Math.floor;
    const by = v.by;
    return (g, env) => round(n(g, env) / by) + 0;
  }
  if ('max' in v) {
    const parts = v.max.map((x) => c.value(x));
    return (g, env) => Math.max(...parts.map((p) => p(g, env)));
  }
  if ('min' in v) {
    const parts = v.min.map((x) => c.value(x));
    return (g, env) => Math.min(...parts.map((p) => p(g, env)));
  }
  if ('chosenNumber' in v)
    return (g, env) => {
      const n = g.look(env.self)?.o.chosen?.number;
      return typeof n === 'number' ? n : 0;
    };
  throw new Error(`unknown value ${JSON.stringify(v)}`);
}

/** How the spell, or what became of it, was cast. */
export function castOf(g: Game, env: Env) {
  return env.cast ?? g.look(env.self)?.o.cast ?? null;
}

export function startingLife(g: Game, env: Env): number {
  return byHeads(g.rules.edition.parameters.startingLife, g.teamOf(env.controller).seats.length);
}

function count(c: Compiler, filter: Parameters<typeof compileFilter>[1]): NumberOf {
  const test: ObjectTest = compileFilter(c, filter);
  const zones = zonesOf(filter, 'battlefield');
  if (zones.length === 1 && zones[0] === 'battlefield')
    return (g, env) => {
      let n = 0;
      const battlefield = g.s.battlefield;
      for (let i = 0; i < battlefield.length; i++) {
        const o = g.find(battlefield[i] as ObjectId);
        if (o !== null && !o.phasedOut && test(g, o, g.chars(o), env)) n++;
      }
      return n;
    };
  return (g, env) => {
    let n = 0;
    eachIn(g, zones, (o) => {
      if (test(g, o, g.chars(o), env)) n++;
    });
    return n;
  };
}

type Seen = NonNullable<ReturnType<Game['look']>>;

function matching(c: Compiler, filter: Parameters<typeof compileFilter>[1]) {
  const test = compileFilter(c, filter);
  const zones = zonesOf(filter, 'battlefield');
  return (g: Game, env: Env, visit: (x: Seen) => void) =>
    eachIn(g, zones, (o) => {
      const ch = g.chars(o);
      if (test(g, o, ch, env)) visit({ o, c: ch, live: true });
    });
}

function ofObject(
  objects: (g: Game, env: Env) => readonly number[],
  of: (x: Seen) => number,
  died = false,
): NumberOf {
  return (g, env) => {
    const id = objects(g, env)[0];
    if (id === undefined) return 0;
    const seen = g.look(died ? asPermanent(g, id) : id);
    return seen === null ? 0 : of(seen);
  };
}

const isBound = (ref: unknown): boolean => typeof ref === 'object' && ref !== null && 'bound' in ref;

/** "The sacrificed creature's power" is that of the permanent as it last was (CR 608.2h). */
function asPermanent(g: Game, id: number): number {
  const o = g.find(id);
  if (o === null || o.zone !== 'graveyard') return id;
  const was = g.s.lastKnown.find((k) => k.next === id && k.object.zone === 'battlefield');
  return was === undefined ? id : was.id;
}

/** Poison is the team's where the edition pools it (CR 810.10a). */
function playerCounters(c: Compiler, v: Extract<Value, { playerCounters: string }>): NumberOf {
  const players = c.players(v.of);
  const kind = v.playerCounters;
  return (g, env) => {
    const seats = players(g, env);
    if (kind === 'poison' && g.rules.edition.parameters.sharedPoison) {
      const teams = new Set(seats.map((s) => g.player(s).team));
      return sum([...teams], (t) => g.team(t).poison);
    }
    return sum(seats, (s) => g.player(s).counters[kind] ?? 0);
  };
}

function devotion(c: Compiler, v: Extract<Value, { devotion: unknown }>): NumberOf {
  const players = c.players(v.of);
  const colors = v.devotion;
  return (g, env) => {
    const seats = players(g, env);
    let n = 0;
    eachIn(g, ['battlefield'], (o) => {
      const ch = g.chars(o);
      if (seats.includes(ch.controller) && ch.mana !== null) n += symbolsOf(ch.mana, colors);
    });
    return n;
  };
}

/** Mana symbols that are any of these colors, hybrid ones counted once (CR 700.5). */
function symbolsOf(mana: ManaAmount, colors: readonly string[]): number {
  let n = 0;
  for (let i = 0; i < 5; i++) if (colors.includes(COLORS_BY_INDEX[i] ?? '')) n += mana.colored[i] ?? 0;
  for (const s of mana.symbols) if (colors.some((k) => s.split('/').includes(k))) n++;
  return n;
}

function among(
  c: Compiler,
  value: Value,
  players: Parameters<Compiler['players']>[0],
  pick: (...n: number[]) => number,
): NumberOf {
  const of = c.value(value);
  const who = c.players(players);
  return (g, env) => {
    const seats = who(g, env);
    return seats.length === 0 ? 0 : pick(...seats.map((that) => of(g, withThat(env, that))));
  };
}

function first<T>(list: readonly T[], of: (x: T) => number): number {
  const x = list[0];
  return x === undefined ? 0 : of(x);
}
function sum<T>(list: readonly T[], of: (x: T) => number): number {
  let n = 0;
  for (const x of list) n += of(x);
  return n;
}

export function compileCondition(c: Compiler, k: Condition): Holds {
  if ('compare' in k) {
    const [a, op, b] = k.compare;
    const [x, y, is] = [c.value(a), c.value(b), compareWith(op)];
    return (g, env) => is(x(g, env), y(g, env));
  }
  if ('exists' in k) {
    const n = count(c, k.exists);
    return (g, env) => n(g, env) > 0;
  }
  if ('all' in k) {
    const parts = k.all.map((x) => c.condition(x));
    return (g, env) => parts.every((p) => p(g, env));
  }
  if ('any' in k) {
    const parts = k.any.map((x) => c.condition(x));
    return (g, env) => parts.some((p) => p(g, env));
  }
  if ('not' in k) {
    const part = c.condition(k.not);
    return (g, env) => !part(g, env);
  }
  if ('object' in k) {
    const objects = c.objects(k.object);
    const test = compileFilter(c, k.is);
    return (g, env) => {
      const ids = objects(g, env);
      if (ids.length === 0) return false;
      return ids.every((id) => {
        const seen = g.look(id);
        return seen !== null && test(g, seen.o, seen.c, env);
      });
    };
  }
  return situation(c, k);
}

function situation(c: Compiler, k: Condition): Holds {
  if ('turnOf' in k) {
    const players = c.players(k.turnOf);
    return (g, env) => players(g, env).some((s) => g.player(s).team === g.s.turn.team);
  }
  if ('during' in k) {
    const steps: Readonly<Record<typeof k.during, readonly string[]>> = {
      combat: [
        'beginCombat',
        'declareAttackers',
        'declareBlockers',
        'firstStrikeDamage',
        'combatDamage',
        'endCombat',
      ],
      main: ['main1', 'main2'],
      upkeep: ['upkeep'],
      endStep: ['end'],
      declareBlockers: ['declareBlockers'],
    };
    const list = steps[k.during];
    return (g) => list.includes(g.s.turn.step);
  }
  if ('cast' in k) {
    const how = k.cast;
    const of = k.of === undefined ? null : c.objects(k.of);
    return (g, env) => {
      const info = of === null ? castOf(g, env) : (g.look(of(g, env)[0] ?? 0)?.o.cast ?? null);
      if (info === null) return false;
      // a copy of a spell isn't cast (CR 707.10)
      if (how === 'wasCast') return !info.flags.includes('copied');
      if (how === 'kicked') return info.kicked > 0;
      if (how === 'fromHand') return info.from === 'hand';
      return info.flags.includes(how);
    };
  }
  if ('kickedWith' in k) {
    const n = k.kickedWith;
    return (g, env) => castOf(g, env)?.kickers.includes(n) === true;
  }
  if ('isMonarch' in k) {
    const players = c.players(k.isMonarch);
    return (g, env) => g.s.status.monarch !== null && players(g, env).includes(g.s.status.monarch);
  }
  if ('dayNight' in k) {
    const want = k.dayNight;
    return (g) => (g.s.status.dayNight ?? 'neither') === want;
  }
  if ('did' in k) {
    const name = k.did;
    return (_g, env) => (env.numbers[name] ?? 0) > 0 || (env.bound[name]?.length ?? 0) > 0;
  }
  if ('cityBlessing' in k) {
    const players = c.players(k.cityBlessing);
    return (g, env) => players(g, env).some((s) => g.player(s).cityBlessing);
  }
  if ('forAny' in k) {
    const [players, holds] = [c.players(k.forAny), c.condition(k.holds)];
    return (g, env) => players(g, env).some((that) => holds(g, withThat(env, that)));
  }
  if ('forEvery' in k) {
    const [players, holds] = [c.players(k.forEvery), c.condition(k.holds)];
    return (g, env) => players(g, env).every((that) => holds(g, withThat(env, that)));
  }
  throw new Error(`unknown condition ${JSON.stringify(k)}`);
}
