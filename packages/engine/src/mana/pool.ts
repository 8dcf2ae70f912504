import { MANA_TYPES, type ManaType, type ObjectId, type Seat } from '@ettin/schema';
import { SUPER } from '../compile/bits.js';
import type { Game } from '../game.js';
import { type ActiveRule, rulesNamed } from '../layers/table.js';
import type { Player, SpecialMana } from '../state/state.js';

/**
 * Mana in a pool is a count by type, or a record where more has to be known of it: what it may be spent on, that
 * it lasts for the turn, or that a snow source made it (CR 107.4h). Pools belong to players, never to teams.
 */
export interface PoolMana extends SpecialMana {
  readonly snow?: true;
  /** Source of restricted mana, as the restriction may speak of what was chosen for it. */
  readonly from?: ObjectId;
}

export interface HowAdded {
  /** Index of the restriction on spending it, or -1 (CR 106.6). */
  readonly only?: number;
  /** Stays until the end of the turn. */
  readonly persists?: boolean;
  readonly source?: ObjectId | null;
}

/** Adds mana to a player's pool (CR 106.4). */
export function addMana(g: Game, seat: Seat, mana: readonly ManaType[], how: HowAdded = {}): void {
  if (mana.length === 0) return;
  const p = g.player(seat);
  const only = how.only ?? -1;
  const persists = how.persists ?? false;
  const source = how.source ?? null;
  const snow = source !== null && ((g.look(source)?.c.supers ?? 0) & SUPER.snow) !== 0;
  if (only < 0 && !persists && !snow) {
    const counts = p.mana.slice();
    for (const type of mana) {
      const t = MANA_TYPES.indexOf(type);
      counts[t] = (counts[t] ?? 0) + 1;
    }
    g.setPlayer(seat, { mana: counts });
  } else {
    const made = mana.map(
      (type): PoolMana => ({
        type,
        only,
        persists,
        ...(snow ? { snow: true } : {}),
        ...(only >= 0 && source !== null ? { from: source } : {}),
      }),
    );
    g.setPlayer(seat, { specialMana: [...p.specialMana, ...made] });
  }
  g.emit({ type: 'mana', cite: 'mana.ability', audience: 'all', player: seat, mana, source });
}

const PLAIN: readonly PoolMana[] = MANA_TYPES.map((type) => ({ type, only: -1, persists: false }));

/** Every mana in the pool, one entry each: plain mana first, in the order of MANA_TYPES. */
export function poolMana(p: Player): readonly PoolMana[] {
  if (poolIsEmpty(p)) return NOTHING;
  const out: PoolMana[] = [];
  for (let t = 0; t < 6; t++) {
    const one = PLAIN[t];
    if (one !== undefined) for (let i = p.mana[t] ?? 0; i > 0; i--) out.push(one);
  }
  out.push(...p.specialMana);
  return out;
}
const NOTHING: readonly PoolMana[] = [];

/** Types of the mana in the pool, for views; everybody may know them (CR 106.4a-b). */
export function poolTypes(p: Player): ManaType[] {
  const types = poolMana(p).map((m) => m.type);
  return types.sort((a, b) => MANA_TYPES.indexOf(a) - MANA_TYPES.indexOf(b));
}

export function poolIsEmpty(p: Player): boolean {
  if (p.specialMana.length > 0) return false;
  for (const n of p.mana) if (n > 0) return false;
  return true;
}

export function poolSize(p: Player): number {
  let n = p.specialMana.length;
  for (const c of p.mana) n += c;
  return n;
}

/** Takes exactly this mana out of the pool; false, and nothing taken, when it isn't there. */
export function takeMana(g: Game, seat: Seat, mana: readonly PoolMana[]): boolean {
  if (mana.length === 0) return true;
  const p = g.player(seat);
  const counts = p.mana.slice();
  let special: PoolMana[] | null = null;
  for (const m of mana) {
    if (isPlain(m)) {
      const t = MANA_TYPES.indexOf(m.type);
      const left = (counts[t] ?? 0) - 1;
      if (left < 0) return false;
      counts[t] = left;
    } else {
      special ??= p.specialMana.slice();
      const at = special.findIndex((x) => same(x, m));
      if (at < 0) return false;
      special.splice(at, 1);
    }
  }
  g.setPlayer(seat, special === null ? { mana: counts } : { mana: counts, specialMana: special });
  return true;
}

const isPlain = (m: PoolMana): boolean => m.only < 0 && !m.persists && m.snow !== true;

const same = (a: PoolMana, b: PoolMana): boolean =>
  a.type === b.type &&
  a.only === b.only &&
  a.persists === b.persists &&
  a.snow === b.snow &&
  a.from === b.from;

/** Does the edition let pools empty only as a phase ends, and mana burn? */
const burns = (g: Game): boolean => g.rules.edition.parameters.manaBurn;

/**
 * Unspent mana is lost as each step and phase ends (CR 500.5, 106.4). Where the edition has mana burn, it is lost
 * only as a phase ends, and `burn` hears how much life that costs the player; not one whom another player controls.
 */
export function emptyPools(
  g: Game,
  phaseEnds: boolean,
  burn: ((seat: Seat, lost: number) => void) | null = null,
): void {
  if (burns(g) && !phaseEnds) return;
  let keeping: readonly ActiveRule[] | null = null;
  for (const { seat } of g.s.players) {
    const p = g.player(seat);
    if (poolIsEmpty(p)) continue;
    keeping ??= rulesNamed(g, 'manaPersists');
    const kept = keptTypes(g, seat, keeping);
    const lost = losePool(g, p, kept);
    if (lost === 0) continue;
    g.note('mana.empty', seat, `manaLost:${lost}`);
    if (burns(g) && p.controlledBy === null) burn?.(seat, lost);
  }
}

/** Types of mana that an effect lets the player keep from step to step, as a mask. */
function keptTypes(g: Game, seat: Seat, keeping: readonly ActiveRule[]): number {
  let mask = 0;
  for (const a of keeping) {
    if (a.rule.who !== null && !a.rule.who(g, a.env, seat)) continue;
    const data = a.rule.data;
    if (data.rule !== 'manaPersists') continue;
    for (const type of data.types ?? MANA_TYPES) mask |= 1 << MANA_TYPES.indexOf(type);
  }
  return mask;
}

function losePool(g: Game, p: Player, kept: number): number {
  const turnEnds = g.s.turn.step === 'cleanup';
  const mana = p.mana.map((n, t) => ((kept & (1 << t)) === 0 ? 0 : n));
  const specialMana = p.specialMana.filter(
    (m) => (m.persists && !turnEnds) || (kept & (1 << MANA_TYPES.indexOf(m.type))) !== 0,
  );
  const lost = poolSize(p) - mana.reduce((a, b) => a + b, 0) - specialMana.length;
  if (lost > 0) g.setPlayer(p.seat, { mana, specialMana });
  return lost;
}
