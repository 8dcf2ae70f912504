import { cloneTurn } from './clone.js';
import type { CastInfo, Combat, Env, GameStatus, Happening, MovePlan, Scratch, Turn } from './state.js';

/**
 * Copies with one field changed. Each is a literal that lists every field: a spread with something after it makes a
 * hidden class of its own at each turn, whose every write and read is then looked up (measured: half the speed).
 */
type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function copyEnv(e: Env): Writable<Env> {
  return {
    self: e.self,
    controller: e.controller,
    x: e.x,
    targets: e.targets,
    divisions: e.divisions,
    it: e.it,
    that: e.that,
    amount: e.amount,
    eventSource: e.eventSource,
    bound: e.bound,
    numbers: e.numbers,
    words: e.words,
    cast: e.cast,
  };
}

export function withEnv<K extends keyof Env>(e: Env, key: K, value: Env[K]): Env {
  const out: Writable<Env> = copyEnv(e);
  out[key] = value;
  return out;
}

export function withTurn<K extends keyof Turn>(t: Turn, key: K, value: Turn[K]): Turn {
  const out: Writable<Turn> = cloneTurn(t);
  out[key] = value;
  return out;
}

export function copyCombat(c: Combat): Writable<Combat> {
  return {
    attackers: c.attackers,
    blockers: c.blockers,
    declared: c.declared,
    firstStruck: c.firstStruck,
    assignments: c.assignments,
    removed: c.removed,
    pendingAttack: c.pendingAttack,
  };
}
export function withCombat<K extends keyof Combat>(c: Combat, key: K, value: Combat[K]): Combat {
  const out: Writable<Combat> = copyCombat(c);
  out[key] = value;
  return out;
}

export function withStatus<K extends keyof GameStatus>(
  s: GameStatus,
  key: K,
  value: GameStatus[K],
): GameStatus {
  const out: Writable<GameStatus> = {
    monarch: s.monarch,
    dayNight: s.dayNight,
    spellsLastTurn: s.spellsLastTurn,
    commitment: s.commitment,
  };
  out[key] = value;
  return out;
}

export function copyHappening(e: Happening): Writable<Happening> {
  return {
    kind: e.kind,
    object: e.object,
    player: e.player,
    amount: e.amount,
    source: e.source,
    done: e.done,
    frame: e.frame,
    as: e.as,
    combat: e.combat,
    counter: e.counter,
    move: e.move,
    cite: e.cite,
    cancelled: e.cancelled,
    unpreventable: e.unpreventable,
  };
}
export function withHappening<K extends keyof Happening>(
  e: Happening,
  key: K,
  value: Happening[K],
): Happening {
  const out: Writable<Happening> = copyHappening(e);
  out[key] = value;
  return out;
}

export function withMove<K extends keyof MovePlan>(m: MovePlan, key: K, value: MovePlan[K]): MovePlan {
  const out: Writable<MovePlan> = {
    from: m.from,
    to: m.to,
    position: m.position,
    cause: m.cause,
    controller: m.controller,
    tapped: m.tapped,
    attacking: m.attacking,
    faceDown: m.faceDown,
    face: m.face,
    counters: m.counters,
    chosen: m.chosen,
    copy: m.copy,
    cast: m.cast,
    attachTo: m.attachTo,
    def: m.def,
    card: m.card,
    linkTo: m.linkTo,
    counted: m.counted,
    effects: m.effects,
  };
  out[key] = value;
  return out;
}

/** "It" is this object. */
export function withIt(e: Env, it: number): Env {
  const out = copyEnv(e);
  out.it = it;
  return out;
}

/** "That player" is this one. */
export function withThat(e: Env, that: number): Env {
  const out = copyEnv(e);
  out.that = that;
  return out;
}

export function castInfo(
  c: CastInfo,
  kickers: readonly number[],
  x: number,
  flags: readonly string[],
): CastInfo {
  return { method: c.method, player: c.player, from: c.from, kicked: kickers.length, kickers, x, flags };
}

/** A record of our own with the same entries; see `withKey`. */
export function copyRecord<V>(record: Readonly<Record<string, V>>): Record<string, V> {
  const out: Record<string, V> = {};
  for (const k in record) out[k] = record[k] as V;
  return out;
}

/** A record with one entry more or changed: records with the same keys share a hidden class. */
export function withKey<V>(
  record: Readonly<Record<string, V>> | null | undefined,
  key: string | number,
  value: NoInfer<V>,
): Record<string, V> {
  const out: Record<string, V> = {};
  if (record !== null && record !== undefined) for (const k in record) out[k] = record[k] as V;
  out[key] = value;
  return out;
}

export function withScratch<K extends keyof Scratch>(s: Scratch, key: K, value: Scratch[K]): Scratch {
  const out: Writable<Scratch> = {
    stage: s.stage,
    seats: s.seats,
    index: s.index,
    picked: s.picked,
    numbers: s.numbers,
    chose: s.chose,
  };
  out[key] = value;
  return out;
}
