import { type Effect, MANA_TYPES, type ManaType } from '@ettin/schema';
import type { Compiler } from '../compile/compiler.js';
import { namedTypes, symbols } from '../compile/mana-ability.js';
import type { Op } from '../compile/types.js';
import { manaFactor, TAPPED_FOR_MANA } from '../mana/bonus.js';
import { addMana } from '../mana/pool.js';
import { withScratch } from '../state/with.js';
import { askOption } from './choices.js';
import { START } from './present.js';

/** Mana into a player's pool (CR 106); where there is a choice of types, the player makes it. */
export function manaLeaf(c: Compiler, e: Extract<Effect, { do: 'addMana' }>): Op['run'] {
  const who = c.players(e.who ?? 'you');
  const times = e.times === undefined ? null : c.value(e.times);
  const fixed = e.mana === undefined ? null : (symbols(e.mana) as ManaType[]);
  const oneColor = e.anyOneColor === undefined ? null : c.value(e.anyOneColor);
  const anyColors = e.anyColors === undefined ? null : c.value(e.anyColors);
  const among = e.among === undefined ? null : c.value(e.among.count);
  const only = c.manaRestriction(e.only);
  return (g, f) => {
    const seat = who(g, f.env)[0] ?? f.env.controller;
    const options = { only, persists: e.persists === true, source: f.env.self };
    const factor = f.env.numbers[TAPPED_FOR_MANA] === 1 ? manaFactor(g, f.env.self) : 1;
    const add = (mana: readonly ManaType[]) => {
      const all: ManaType[] = [];
      for (let i = 0; i < factor; i++) all.push(...mana);
      addMana(g, seat, all, options);
    };
    if (fixed !== null) {
      const n = times === null ? 1 : Math.max(0, times(g, f.env));
      const out: ManaType[] = [];
      for (let i = 0; i < n; i++) out.push(...fixed);
      add(out);
      return true;
    }
    const s = f.scratch ?? START;
    const count = Math.max(0, (oneColor ?? anyColors ?? among ?? (() => 0))(g, f.env));
    if (count === 0) return true;
    const spec = e.among?.types;
    const mask =
      spec === undefined
        ? 31
        : typeof spec === 'string'
          ? namedTypes(g, f.env, spec)
          : spec.reduce((m, t) => m | (1 << MANA_TYPES.indexOf(t)), 0);
    const types = MANA_TYPES.filter((_, i) => (mask & (1 << i)) !== 0);
    if (types.length === 0) return true;
    const choices = oneColor !== null ? 1 : count;
    const n = askOption(
      g,
      f,
      seat,
      'manaColor',
      types.map((t) => `color:${t}` as const),
    );
    if (n < 0) {
      f.scratch = s;
      return false;
    }
    const type = types[n] ?? 'C';
    if (types.length === 1 || choices === 1) {
      add(Array.from({ length: count }, () => type));
      return true;
    }
    const picked = [...s.numbers, n];
    f.scratch = withScratch(s, 'numbers', picked);
    if (picked.length < choices) return false;
    add(picked.map((i) => types[i] ?? 'C'));
    return true;
  };
}
