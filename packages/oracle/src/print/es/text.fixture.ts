import type { Ability, Effect, Face, TargetSpec, TokenDef } from '@ettin/schema';
import { printAbility } from '../print.js';

/** The creature whose abilities the tests print. */
export const CREATURE: Face = { name: 'Grand Example', types: ['creature'] };

export const textOf = (ability: Ability, of: Face = CREATURE): string =>
  printAbility(ability, { lang: 'es', of });

const target: TargetSpec = { id: 'c', what: { object: { types: ['creature'] } } };
const other: TargetSpec = { id: 'd', what: { object: { types: ['creature'] } }, otherThan: ['c'] };
const player: TargetSpec = { id: 'p', what: { player: 'any' } };
const spell: TargetSpec = { id: 's', what: { object: { zone: 'stack' } } };
const grave: TargetSpec = {
  id: 'g',
  what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } },
};
const any: TargetSpec = { id: 'any', what: { any: true }, min: 1, max: 3, divide: 3 };
const spread: TargetSpec = { ...target, id: 'spread', min: 0, max: 3, divide: 3 };
const specs = [target, other, player, spell, grave, any, spread];

/** Effects, and the text of a sorcery that has them. */
export type Sample = readonly [effects: Effect | readonly Effect[], text: string];

/** The text of effects in a sorcery that has the targets they speak of. */
export function sorcery(effects: Effect | readonly Effect[]): string {
  const all = 'do' in effects ? [effects] : effects;
  const used = JSON.stringify(all);
  const targets = specs.filter(
    ({ id }) => used.includes(`"target":"${id}"`) || used.includes(`"targets":"${id}"`),
  );
  return textOf({ kind: 'spell', effects: all, targets }, { name: 'Grand Example', types: ['sorcery'] });
}

/** The creature that it targets. */
export const creature = { target: 'c' } as const;
export const soldier = {
  colors: ['W'],
  types: ['creature'],
  subtypes: ['Soldier'],
  power: 1,
  toughness: 1,
} as const satisfies TokenDef;
