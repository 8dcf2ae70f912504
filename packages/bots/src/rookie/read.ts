import type {
  Condition,
  Damaged,
  Filter,
  NumberTest,
  ObjectRef,
  ObjectView,
  PlayerRef,
  Ref,
  Seat,
  TargetId,
  Value,
  Whose,
  Zone,
} from '@ettin/schema';
import { isSeat, PLAYER_WORDS } from '@ettin/schema';
import { compare, type Env, first, sum } from './env.js';
import { has } from './keywords.js';
import type { Table } from './table.js';

/**
 * Ability data read against a view: who, what, how many and whether, as far as a player can tell. What can't be
 * told from a view is 0, nobody, or taken to hold.
 */
const NONE: readonly number[] = [];

// ---- players

export function players(t: Table, ref: PlayerRef, env: Env): readonly Seat[] {
  if (typeof ref !== 'string') {
    if ('target' in ref) return (env.targets[ref.target] ?? NONE).filter(isSeat);
    if ('bound' in ref) return (env.bound[ref.bound] ?? NONE).filter(isSeat);
    if ('controllerOf' in ref) return unique(objects(t, ref.controllerOf, env).map((o) => o.controller));
    if ('ownerOf' in ref) return unique(objects(t, ref.ownerOf, env).map((o) => o.owner));
    if ('playersExcept' in ref) {
      const except = players(t, ref.playersExcept, env);
      return t.view.players.map((p) => p.seat).filter((s) => !except.includes(s));
    }
    return players(t, ref.players, env).filter((that) => holds(t, ref.where, { ...env, that }) !== false);
  }
  const all = t.view.players;
  const team = t.team(env.controller);
  switch (ref) {
    case 'you':
      return [env.controller];
    case 'opponents':
      return all.filter((p) => p.team !== team).map((p) => p.seat);
    case 'teammates':
      return all.filter((p) => p.team === team && p.seat !== env.controller).map((p) => p.seat);
    case 'team':
      return all.filter((p) => p.team === team).map((p) => p.seat);
    case 'eachPlayer':
      return all.map((p) => p.seat);
    case 'eachOtherPlayer':
      return all.filter((p) => p.seat !== env.controller).map((p) => p.seat);
    case 'thatPlayer':
      return env.that >= 0 ? [env.that] : NONE;
    case 'defendingPlayer': {
      const attacked = env.self?.attacking;
      // one of the team, where that is attacked
      const heads = attacked === undefined ? NONE : t.heads(attacked).slice(0, 1);
      if (heads.length > 0) return heads;
      return all
        .filter((p) => p.team !== team)
        .slice(0, 1)
        .map((p) => p.seat);
    }
    case 'attackingPlayer':
      return env.that >= 0 ? [env.that] : NONE;
    case 'activePlayer':
      return all
        .filter((p) => p.team === t.view.activeTeam)
        .slice(0, 1)
        .map((p) => p.seat);
    case 'chosenPlayer': {
      const seat = env.self?.chosen?.player;
      return typeof seat === 'number' ? [seat] : NONE;
    }
    case 'monarch':
      return t.view.monarch === null ? NONE : [t.view.monarch];
  }
}

const unique = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)];

function isWhose(t: Table, whose: Whose, env: Env, seat: Seat): boolean {
  switch (whose) {
    case 'you':
      return seat === env.controller;
    case 'opponent':
    case 'opponents':
      return t.team(seat) !== t.team(env.controller);
    case 'team':
      return t.team(seat) === t.team(env.controller);
    case 'teammate':
    case 'teammates':
      return seat !== env.controller && t.team(seat) === t.team(env.controller);
    case 'notYou':
      return seat !== env.controller;
    default:
      return players(t, whose, env).includes(seat);
  }
}

// ---- objects

const PLAYERS: ReadonlySet<string> = new Set(PLAYER_WORDS);

export function isPlayers(ref: Ref): ref is PlayerRef {
  if (typeof ref === 'string') return PLAYERS.has(ref);
  return 'controllerOf' in ref || 'ownerOf' in ref || 'players' in ref || 'playersExcept' in ref;
}

export function objects(t: Table, ref: ObjectRef, env: Env): readonly ObjectView[] {
  if (typeof ref !== 'string') {
    if ('target' in ref) return seen(t, env.targets[ref.target]);
    if ('bound' in ref) return seen(t, env.bound[ref.bound]);
    if ('each' in ref) return inZones(t, ref.each).filter((o) => matches(t, ref.each, o, env));
    if ('blockersOf' in ref) {
      const ids = objects(t, ref.blockersOf, env).map((o) => o.id);
      return t.view.battlefield.filter((o) => o.blocking?.some((id) => ids.includes(id)) === true);
    }
    if ('blockedBy' in ref)
      return seen(
        t,
        objects(t, ref.blockedBy, env).flatMap((o) => o.blocking ?? NONE),
      );
    const filter = ref.filter;
    return objects(t, ref.attachedTo, env)
      .flatMap((o) => t.attachedTo(o.id))
      .filter((o) => filter === undefined || matches(t, filter, o, env));
  }
  switch (ref) {
    case 'self':
      return env.self === null ? [] : [env.self];
    case 'it':
      return seen(t, [env.it]);
    case 'attached':
      return seen(t, [env.attached]);
    case 'eventSource':
    case 'exiledWithSelf':
      return [];
  }
}

/** Players and objects alike, for what may go to either. */
export function recipients(t: Table, ref: Damaged, env: Env): readonly TargetId[] {
  if (typeof ref !== 'string' && 'attackedBy' in ref)
    return objects(t, ref.attackedBy, env).flatMap((o) => {
      // -1: what it attacked has left combat
      if (o.attacking === undefined || o.attacking < 0) return NONE;
      return t.heads(o.attacking)[0] ?? o.attacking;
    });
  if (typeof ref !== 'string' && 'target' in ref) return env.targets[ref.target] ?? NONE;
  if (typeof ref !== 'string' && 'bound' in ref) return env.bound[ref.bound] ?? NONE;
  return isPlayers(ref) ? players(t, ref, env) : objects(t, ref as ObjectRef, env).map((o) => o.id);
}

function seen(t: Table, ids: readonly TargetId[] | undefined): readonly ObjectView[] {
  const out: ObjectView[] = [];
  for (const id of ids ?? NONE) {
    const o = isSeat(id) ? null : t.find(id);
    if (o !== null) out.push(o);
  }
  return out;
}

/** Everything that the viewer sees in the zones that a filter speaks of. */
export function inZones(t: Table, f: Filter): readonly ObjectView[] {
  if (f.zone === undefined || f.zone === 'battlefield')
    return t.view.battlefield.filter((o) => o.phasedOut !== true);
  const zones: readonly Zone[] = typeof f.zone === 'string' ? [f.zone] : f.zone;
  return zones.flatMap((z) => inZone(t, z));
}

function inZone(t: Table, z: Zone): readonly ObjectView[] {
  switch (z) {
    case 'battlefield':
      return t.view.battlefield;
    case 'graveyard':
      return t.view.graveyards.flat();
    case 'exile':
      return t.view.exile;
    case 'hand':
      return Object.values(t.view.hands).flat();
    case 'stack':
      return t.view.stack;
    case 'command':
      return t.view.command;
    case 'library':
      return t.view.looking;
  }
}

/** Does the object match, its zone aside? Parts that a view doesn't tell are taken to. */
export function matches(t: Table, f: Filter, o: ObjectView, env: Env): boolean {
  if (f.controller !== undefined) {
    const shared = o.zone === 'battlefield' || o.zone === 'stack';
    if (!isWhose(t, f.controller, env, shared ? o.controller : o.owner)) return false;
  }
  if (f.owner !== undefined && !isWhose(t, f.owner, env, o.owner)) return false;
  if (f.self === true && o.id !== env.self?.id) return false;
  if (f.other === true && o.id === env.self?.id) return false;
  if (f.name !== undefined && o.name !== f.name) return false;
  if (f.token !== undefined && (o.token === true) !== f.token) return false;
  if (f.types !== undefined && !f.types.some((x) => o.types.includes(x))) return false;
  if (f.allTypes !== undefined && !f.allTypes.every((x) => o.types.includes(x))) return false;
  if (f.notTypes?.some((x) => o.types.includes(x)) === true) return false;
  if (f.supertypes !== undefined && !f.supertypes.some((x) => o.supertypes.includes(x))) return false;
  if (f.notSupertypes?.some((x) => o.supertypes.includes(x)) === true) return false;
  if (f.subtypes !== undefined && !f.subtypes.some((x) => hasSubtype(o, x))) return false;
  if (f.notSubtypes?.some((x) => hasSubtype(o, x)) === true) return false;
  if (f.colors !== undefined && !f.colors.some((x) => o.colors.includes(x))) return false;
  if (f.notColors?.some((x) => o.colors.includes(x)) === true) return false;
  if (f.colorless !== undefined && (o.colors.length === 0) !== f.colorless) return false;
  if (f.multicolored !== undefined && o.colors.length > 1 !== f.multicolored) return false;
  if (f.monocolored !== undefined && (o.colors.length === 1) !== f.monocolored) return false;
  if (f.keyword !== undefined && !has(o, f.keyword)) return false;
  if (f.notKeyword !== undefined && has(o, f.notKeyword)) return false;
  if (f.power !== undefined && !passes(t, f.power, o.power ?? 0, env)) return false;
  if (f.toughness !== undefined && !passes(t, f.toughness, o.toughness ?? 0, env)) return false;
  if (f.manaValue !== undefined && !passes(t, f.manaValue, o.manaValue, env)) return false;
  return hasStatus(t, f, o, env);
}

function hasSubtype(o: ObjectView, subtype: string): boolean {
  return o.subtypes.includes(subtype) || (o.types.includes('creature') && has(o, 'changeling'));
}

function hasStatus(t: Table, f: Filter, o: ObjectView, env: Env): boolean {
  if (f.tapped !== undefined && (o.tapped === true) !== f.tapped) return false;
  if (f.attacking !== undefined && (o.attacking !== undefined) !== f.attacking) return false;
  if (f.blocking !== undefined && (o.blocking !== undefined) !== f.blocking) return false;
  if (f.blocked !== undefined && (o.blocked === true) !== f.blocked) return false;
  if (f.unblocked !== undefined && (o.attacking !== undefined && o.blocked !== true) !== f.unblocked)
    return false;
  if (f.faceDown !== undefined && (o.faceDown === true) !== f.faceDown) return false;
  if (f.counter !== undefined) {
    const n = f.counter === 'any' ? Object.values(o.counters ?? {}).length : (o.counters?.[f.counter] ?? 0);
    if (n <= 0) return false;
  }
  if (f.enchanted !== undefined && isUnder(t, o, 'Aura') !== f.enchanted) return false;
  if (f.equipped !== undefined && isUnder(t, o, 'Equipment') !== f.equipped) return false;
  if (f.enteredThisTurn === true && o.types.includes('creature') && o.summoningSick !== true) return false;
  if (f.attackedThisTurn !== undefined && (o.attacking !== undefined) !== f.attackedThisTurn) return false;
  if (f.wasDealtDamageThisTurn === true && (o.damage ?? 0) === 0) return false;
  if (f.stackKind !== undefined && f.stackKind !== 'any' && o.zone === 'stack') {
    const kind = t.onStack(o.id)?.kind;
    if (f.stackKind === 'ability' ? kind === 'spell' : kind !== f.stackKind) return false;
  }
  if (f.historic !== undefined) {
    const historic =
      o.types.includes('artifact') || o.supertypes.includes('legendary') || o.subtypes.includes('Saga');
    if (historic !== f.historic) return false;
  }
  if (f.among !== undefined && !objects(t, f.among, env).some((x) => x.id === o.id)) return false;
  if (f.notAmong !== undefined && objects(t, f.notAmong, env).some((x) => x.id === o.id)) return false;
  if (f.anyOf !== undefined && !f.anyOf.some((x) => matches(t, x, o, env))) return false;
  return f.not === undefined || !matches(t, f.not, o, env);
}

const isUnder = (t: Table, o: ObjectView, subtype: string): boolean =>
  t.attachedTo(o.id).some((a) => a.subtypes.includes(subtype));

function passes(t: Table, test: NumberTest, n: number, env: Env): boolean {
  return compare(n, test.is, number(t, test.than, env));
}

// ---- numbers

export function number(t: Table, v: Value, env: Env): number {
  if (typeof v === 'number') return v;
  if (v === 'X') return env.x;
  if (v === 'thatMuch') return env.amount;
  if ('count' in v) return inZones(t, v.count).filter((o) => matches(t, v.count, o, env)).length;
  if ('countOf' in v) return objects(t, v.countOf, env).length;
  if ('countPlayers' in v) return players(t, v.countPlayers, env).length;
  if ('lifeOf' in v) return first(players(t, v.lifeOf, env), (s) => t.view.teams[t.team(s)]?.life ?? 0);
  if ('startingLife' in v) return t.our.startingLife;
  if ('powerOf' in v) return first(objects(t, v.powerOf, env), (o) => o.power ?? 0);
  if ('toughnessOf' in v) return first(objects(t, v.toughnessOf, env), (o) => o.toughness ?? 0);
  if ('manaValueOf' in v) return first(objects(t, v.manaValueOf, env), (o) => o.manaValue);
  if ('countersOn' in v) return first(objects(t, v.countersOn, env), (o) => o.counters?.[v.kind] ?? 0);
  if ('playerCounters' in v)
    return sum(players(t, v.of, env), (s) =>
      v.playerCounters === 'poison'
        ? (t.view.teams[t.team(s)]?.poison ?? 0)
        : (t.view.players[s]?.counters[v.playerCounters] ?? 0),
    );
  if ('handSize' in v) return first(players(t, v.handSize, env), (s) => t.view.players[s]?.handSize ?? 0);
  if ('librarySize' in v)
    return first(players(t, v.librarySize, env), (s) => t.view.players[s]?.librarySize ?? 0);
  if ('devotion' in v) {
    const seats = players(t, v.of, env);
    return sum(t.view.battlefield, (o) =>
      seats.includes(o.controller) ? v.devotion.filter((c) => o.colors.includes(c)).length : 0,
    );
  }
  if ('result' in v) return env.numbers[v.result] ?? env.bound[v.result]?.length ?? 0;
  if ('timesKicked' in v) return env.kicked ? 1 : 0;
  if ('tally' in v) return sum(players(t, v.of, env), (s) => t.view.players[s]?.tallies[v.tally] ?? 0);
  if ('sum' in v) return sum(v.sum, (x) => number(t, x, env));
  if ('minus' in v) return number(t, v.minus[0], env) - number(t, v.minus[1], env);
  if ('times' in v) return number(t, v.times[0], env) * number(t, v.times[1], env);
  if ('divide' in v) {
    const n = number(t, v.divide, env) / v.by;
    return v.round === 'up' ? Math.ceil(n) : Math.floor(n);
  }
  if ('max' in v) return Math.max(...v.max.map((x) => number(t, x, env)));
  if ('min' in v) return Math.min(...v.min.map((x) => number(t, x, env)));
  return counted(t, v, env);
}

type Counted = Extract<
  Value,
  | { cardTypesInGraveyard: PlayerRef }
  | { domain: PlayerRef }
  | { colorsAmong: Filter }
  | { greatest: string }
  | { total: string }
  | { most: Value }
  | { least: Value }
  | { chosenNumber: true }
>;

function counted(t: Table, v: Counted, env: Env): number {
  if ('cardTypesInGraveyard' in v)
    return new Set(players(t, v.cardTypesInGraveyard, env).flatMap((s) => typesIn(t, s))).size;
  if ('domain' in v) {
    const seats = players(t, v.domain, env);
    const lands = t.view.battlefield.filter((o) => seats.includes(o.controller));
    return new Set(lands.flatMap((o) => o.subtypes.filter((x) => BASIC.has(x)))).size;
  }
  if ('colorsAmong' in v)
    return new Set(
      inZones(t, v.colorsAmong).flatMap((o) => (matches(t, v.colorsAmong, o, env) ? o.colors : [])),
    ).size;
  if ('greatest' in v)
    return Math.max(
      0,
      ...inZones(t, v.among).map((o) => (matches(t, v.among, o, env) ? sizeOf(o, v.greatest) : 0)),
    );
  if ('total' in v) return sum(objects(t, v.among, env), (o) => sizeOf(o, v.total));
  if ('most' in v)
    return Math.max(0, ...players(t, v.among, env).map((that) => number(t, v.most, { ...env, that })));
  if ('least' in v) {
    const seats = players(t, v.among, env);
    return seats.length === 0 ? 0 : Math.min(...seats.map((that) => number(t, v.least, { ...env, that })));
  }
  const n = env.self?.chosen?.number;
  return typeof n === 'number' ? n : 0;
}
const BASIC: ReadonlySet<string> = new Set(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);

const typesIn = (t: Table, seat: Seat): readonly string[] =>
  (t.view.graveyards[seat] ?? []).flatMap((o) => o.types);

const sizeOf = (o: ObjectView, what: 'power' | 'toughness' | 'manaValue'): number => o[what] ?? 0;

// ---- conditions

/** Whether it holds; null where a view doesn't tell. */
export function holds(t: Table, k: Condition, env: Env): boolean | null {
  if ('compare' in k)
    return compare(number(t, k.compare[0], env), k.compare[1], number(t, k.compare[2], env));
  if ('exists' in k) return inZones(t, k.exists).some((o) => matches(t, k.exists, o, env));
  if ('all' in k) return every(k.all.map((x) => holds(t, x, env)));
  if ('any' in k) return not(every(k.any.map((x) => not(holds(t, x, env)))));
  if ('not' in k) return not(holds(t, k.not, env));
  if ('object' in k) {
    const list = objects(t, k.object, env);
    return list.length === 0 ? null : list.every((o) => matches(t, k.is, o, env));
  }
  if ('turnOf' in k) return players(t, k.turnOf, env).some((s) => t.team(s) === t.view.activeTeam);
  if ('cast' in k) {
    if (k.cast === 'kicked') return env.kicked;
    if (k.cast === 'fromHand' || k.cast === 'wasCast') return true;
    // 'surged' and the like
    return env.method !== '' && k.cast.startsWith(env.method);
  }
  if ('kickedWith' in k) return env.kicked;
  if ('isMonarch' in k)
    return t.view.monarch !== null && players(t, k.isMonarch, env).includes(t.view.monarch);
  if ('dayNight' in k) return (t.view.dayNight ?? 'neither') === k.dayNight;
  if ('cityBlessing' in k)
    return players(t, k.cityBlessing, env).some((s) => t.view.players[s]?.cityBlessing === true);
  if ('forAny' in k)
    return players(t, k.forAny, env).some((that) => holds(t, k.holds, { ...env, that }) === true);
  if ('forEvery' in k)
    return players(t, k.forEvery, env).every((that) => holds(t, k.holds, { ...env, that }) !== false);
  // what happens during the resolution, and when
  return null;
}

const not = (b: boolean | null): boolean | null => (b === null ? null : !b);

function every(list: readonly (boolean | null)[]): boolean | null {
  if (list.includes(false)) return false;
  return list.includes(null) ? null : true;
}
