import type { Effect, ManaType, ObjectId, Seat } from '@ettin/schema';
import { MANA_TYPES } from '@ettin/schema';
import type { Chars, CompiledAbility, CompiledTrigger } from '../compile/types.js';
import type { Game } from '../game.js';
import { indexOf } from '../layers/table.js';
import type { Env, Obj } from '../state/state.js';
import { withEnv, withIt, withThat } from '../state/with.js';
import { parseMana } from './amount.js';
import { addMana } from './pool.js';

/** Marks the program of a mana ability whose source was tapped for it: effects may multiply what it makes (CR 106.12b). */
export const TAPPED_FOR_MANA = 'tapped:mana';

/**
 * Mana that other effects give as a permanent is tapped for mana: triggered mana abilities, which resolve at once
 * (CR 605.1b, 605.4a), and replacement effects that multiply what it produces (CR 106.12b). Here it is only
 * foreseen, for what can be paid; whoever activates the ability lets those effects happen.
 */
export function mayBeBonus(g: Game): boolean {
  const index = indexOf(g);
  return index.listeners.has('tapForMana') || index.replacements.has('mana');
}

/** How many times as much mana the permanent produces as its ability says. */
export function manaFactor(g: Game, object: ObjectId): number {
  const seen = g.look(object);
  return seen === null ? 1 : multiplied(g, seen.o, seen.c, [0]).length;
}

/** What the ability itself makes, after replacement effects that multiply it. */
export function multiplied(g: Game, o: Obj, c: Chars, units: readonly number[]): readonly number[] {
  let out = units;
  for (const a of indexOf(g).replacements.get('mana') ?? []) {
    const r = a.replacement;
    if (r.what !== null && !r.what(g, o, c, a.env)) continue;
    if (r.condition !== null && !r.condition(g, a.env)) continue;
    for (const w of r.with) if ('multiply' in w.data) out = times(out, w.data.multiply);
  }
  return out;
}

function times(units: readonly number[], n: number): readonly number[] {
  const out: number[] = [];
  for (let i = 0; i < n; i++) out.push(...units);
  return out;
}

/** Masks of the mana that triggers will add for the player who taps this permanent for mana. */
export function bonusUnits(g: Game, object: ObjectId, seat: Seat): readonly number[] {
  const out: number[] = [];
  for (const t of manaTriggers(g, object, seat)) out.push(...plainUnits(t.ability, t.env.controller, seat));
  return out;
}

interface ManaTrigger {
  readonly ability: CompiledAbility;
  readonly env: Env;
}

/** The triggered mana abilities that trigger as the player taps this permanent for mana (CR 605.1b). */
function manaTriggers(g: Game, object: ObjectId, seat: Seat): readonly ManaTrigger[] {
  const out: ManaTrigger[] = [];
  for (const l of indexOf(g).listeners.get('tapForMana') ?? []) {
    if (!l.ability.manaTrigger || !hears(g, l.trigger, l.env, l.source, object, seat)) continue;
    const env: Env = withEnv(withThat(withIt(l.env, object), seat), 'eventSource', object);
    if (l.ability.condition !== null && !l.ability.condition(g, env)) continue;
    out.push({ ability: l.ability, env });
  }
  return out;
}

/**
 * Lets them resolve at once and without the stack (CR 605.4a). `foreseen` are the types of the mana that a plan
 * counts on, in the order of `bonusUnits`; everything else is a program, which may ask its player.
 */
export function resolveManaTriggers(
  g: Game,
  object: ObjectId,
  seat: Seat,
  foreseen: readonly ManaType[],
): void {
  let at = 0;
  const programs: ManaTrigger[] = [];
  for (const t of manaTriggers(g, object, seat)) {
    const n = plainUnits(t.ability, t.env.controller, seat).length;
    const mana = foreseen.slice(at, at + n);
    at += n;
    if (n > 0 && mana.length === n) addMana(g, seat, mana, { source: t.env.self });
    else programs.push(t);
  }
  // the first to trigger is on top, and resolves first
  for (const { ability, env } of programs.reverse())
    if (ability.program >= 0)
      g.push({
        k: 'program',
        answer: null,
        program: ability.program,
        pc: 0,
        env,
        loops: [],
        scratch: null,
        entering: 0,
      });
}

function hears(
  g: Game,
  t: CompiledTrigger,
  env: Env,
  source: ObjectId,
  object: ObjectId,
  seat: Seat,
): boolean {
  if (t.who !== null && !t.who(g, env, seat)) return false;
  if (t.self) return source === object;
  if (t.what === null) return true;
  const o = g.find(object);
  return o !== null && t.what(g, o, g.chars(o), env);
}

/** Of effects that add a fixed amount of mana; anything less plain is left out, and so not counted on. */
function plainUnits(ability: CompiledAbility, controller: Seat, seat: Seat): readonly number[] {
  const effects = ability.triggered?.effects ?? [];
  const [only] = effects;
  if (effects.length !== 1 || only === undefined || only.do !== 'addMana') return NONE;
  if (!isFor(only.who, controller, seat) || only.only !== undefined || only.times !== undefined) return NONE;
  if (only.anyOneColor === 1 || only.anyColors === 1) return ANY_COLOR;
  if (only.mana === undefined) return NONE;
  const { colored } = parseMana(only.mana).amount;
  const out: number[] = [];
  for (let t = 0; t < MANA_TYPES.length; t++) for (let i = colored[t] ?? 0; i > 0; i--) out.push(1 << t);
  return out;
}

const NONE: readonly number[] = [];
const ANY_COLOR: readonly number[] = [31];

function isFor(who: Extract<Effect, { do: 'addMana' }>['who'], controller: Seat, seat: Seat): boolean {
  return who === 'thatPlayer' || ((who === undefined || who === 'you') && controller === seat);
}
