import type { Effect, Face, TargetSpec, TokenDef } from '@ettin/schema';
import { printAbility } from '../print.js';

/** Effects, and the text of a sorcery that has them. */
export type Sample = readonly [effects: Effect | readonly Effect[], text: string];

const target: TargetSpec = { id: 'c', what: { object: { types: ['creature'] } } };
const other: TargetSpec = { id: 'd', what: { object: { types: ['creature'] } }, otherThan: ['c'] };
const player: TargetSpec = { id: 'p', what: { player: 'any' } };
const opponent: TargetSpec = { id: 'o', what: { player: 'opponent' } };
const spell: TargetSpec = { id: 's', what: { object: { zone: 'stack' } } };
const grave: TargetSpec = {
  id: 'g',
  what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } },
};
const any: TargetSpec = { id: 'any', what: { any: true } };
const two: TargetSpec = { ...target, id: 'two', min: 0, max: 2 };
const specs = [target, other, player, opponent, spell, grave, any, two];

/** The text of effects in a sorcery that has the targets they speak of. */
export function textOf(effects: Effect | readonly Effect[]): string {
  const all = 'do' in effects ? [effects] : effects;
  const used = JSON.stringify(all);
  const targets = specs.filter(({ id }) => used.includes(`"target":"${id}"`));
  const of = { name: 'Grand Example', types: ['sorcery'] } as const;
  return printAbility({ kind: 'spell', effects: all, targets }, { lang: 'fr', of });
}

/** A creature that says "cette créature". */
export const plainCreature: Face = { name: 'Example', types: ['creature'] };

export const soldier = {
  colors: ['W'],
  types: ['creature'],
  subtypes: ['Soldier'],
  power: 1,
  toughness: 1,
} as const satisfies TokenDef;
