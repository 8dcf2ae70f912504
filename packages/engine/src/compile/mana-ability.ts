import { type ActivatedAbility, type Effect, MANA_TYPES } from '@ettin/schema';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';
import { COLOR } from './bits.js';
import type { Compiler } from './compiler.js';
import { eachIn } from './enumerate.js';
import type { ManaAbility } from './types.js';

type AddMana = Extract<Effect, { do: 'addMana' }>;
const ANY_COLOR = 31;

/**
 * An activated ability is a mana ability if it has no target, isn't a loyalty ability and could add mana
 * (CR 605.1a); null otherwise.
 */
export function manaAbilityOf(c: Compiler, a: ActivatedAbility): ManaAbility | null {
  if ((a.targets ?? []).length > 0 || a.cost.loyalty !== undefined || a.modes !== undefined) return null;
  const effects = a.effects ?? [];
  const add = effects.find((e): e is AddMana => e.do === 'addMana');
  if (add === undefined) return null;
  const cost = a.cost;
  const { tapSelf: _tap, sacrificeSelf: _sacrifice, ...more } = cost;
  const units = manaUnits(c, add);
  const simple =
    Object.keys(more).length === 0 &&
    cost.tapSelf === true &&
    effects.length === 1 &&
    units.simple &&
    (a.from ?? 'battlefield') === 'battlefield';
  return {
    simple,
    sacrifices: cost.sacrificeSelf === true,
    units: units.masks,
    only: c.manaRestriction(add.only),
  };
}

/** Each unit of mana as a mask of the types it may be; not simple when one choice binds several units. */
function manaUnits(c: Compiler, e: AddMana): { masks: ManaAbility['units']; simple: boolean } {
  if (e.mana !== undefined) {
    const masks = symbols(e.mana).map((t) => 1 << MANA_TYPES.indexOf(t as (typeof MANA_TYPES)[number]));
    if (e.times === undefined) return { masks, simple: true };
    const times = c.value(e.times);
    return { masks: (g, env) => repeated(masks, times(g, env)), simple: true };
  }
  if (e.anyOneColor !== undefined) {
    const n = c.value(e.anyOneColor);
    if (e.anyOneColor === 1) return { masks: [ANY_COLOR], simple: true };
    return { masks: (g, env) => repeated([ANY_COLOR], n(g, env)), simple: false };
  }
  if (e.anyColors !== undefined) {
    const n = c.value(e.anyColors);
    return { masks: (g, env) => repeated([ANY_COLOR], n(g, env)), simple: true };
  }
  if (e.among === undefined) return { masks: [], simple: false };
  const count = c.value(e.among.count);
  const types = e.among.types;
  if (typeof types !== 'string') {
    const mask = types.reduce((m, t) => m | (1 << MANA_TYPES.indexOf(t)), 0);
    return { masks: (g, env) => repeated([mask], count(g, env)), simple: true };
  }
  return {
    masks: (g, env) => {
      const mask = namedTypes(g, env, types);
      return mask === 0 ? [] : repeated([mask], count(g, env));
    },
    simple: types === 'chosenColor' || e.among.count === 1,
  };
}

export function symbols(text: string): string[] {
  return [...text.matchAll(/\{([WUBRGC])\}/g)].map((m) => m[1] ?? '');
}

function repeated(masks: readonly number[], times: number): readonly number[] {
  const out: number[] = [];
  for (let i = 0; i < times; i++) out.push(...masks);
  return out;
}

/** Types named by the board: the chosen color, colors of your permanents, what lands could produce (CR 106.7). */
export function namedTypes(g: Game, env: Env, types: string): number {
  if (types === 'chosenColor') {
    const color = g.look(env.self)?.o.chosen?.color;
    return typeof color === 'string' ? (COLOR[color as keyof typeof COLOR] ?? 0) : 0;
  }
  let mask = 0;
  if (types === 'colorsOfYourPermanents') {
    eachIn(g, ['battlefield'], (o) => {
      const ch = g.chars(o);
      if (ch.controller === env.controller) mask |= ch.colors;
    });
    return mask;
  }
  const mine = types === 'landsCouldProduce';
  eachIn(g, ['battlefield'], (o) => {
    const ch = g.chars(o);
    if (mine ? ch.controller !== env.controller : g.sameTeam(ch.controller, env.controller)) return;
    for (const id of ch.abilities) {
      const mana = g.rules.abilities[id]?.mana;
      if (mana === null || mana === undefined || typeof mana.units === 'function') continue;
      for (const u of mana.units) mask |= u;
    }
  });
  return mask & ANY_COLOR;
}
