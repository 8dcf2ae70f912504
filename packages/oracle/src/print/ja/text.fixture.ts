import type { Ability, CardDef, Effect, TargetSpec, TokenDef } from '@ettin/schema';
import { printAbility, printCard } from '../print.js';

/** Effects, and the text of a sorcery that has them. */
export type Sample = readonly [effects: Effect | readonly Effect[], text: string];

const target: TargetSpec = { id: 'c', what: { object: { types: ['creature'] } } };
const other: TargetSpec = { id: 'd', what: { object: { types: ['creature'] } }, otherThan: ['c'] };
const player: TargetSpec = { id: 'p', what: { player: 'any' } };
const spell: TargetSpec = { id: 's', what: { object: { zone: 'stack' } } };
const grave: TargetSpec = {
  id: 'g',
  what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } },
};
const any: TargetSpec = { id: 'any', what: { any: true } };
const divided: TargetSpec = { id: 'divided', what: { any: true }, min: 1, max: 3, divide: 3 };
const two: TargetSpec = { ...target, id: 'two', min: 0, max: 2 };
const specs = [target, other, player, spell, grave, any, divided, two];

/** The text of effects in a sorcery called Grand Example, with the targets that they speak of. */
export function textOf(effects: Effect | readonly Effect[]): string {
  const all = 'do' in effects ? [effects] : effects;
  const used = JSON.stringify(all);
  const targets = specs.filter(
    ({ id }) => used.includes(`"target":"${id}"`) || used.includes(`"targets":"${id}"`),
  );
  const of = { name: 'Grand Example', types: ['sorcery'] } as const;
  return printAbility({ kind: 'spell', effects: all, targets }, { lang: 'ja', of });
}

/** An ability of a creature. */
export const abilityOf = (ability: Ability, of: CardDef = { name: 'Example', types: ['creature'] }): string =>
  printAbility(ability, { lang: 'ja', of });

export const rulesOf = (card: CardDef): readonly string[] =>
  printCard(card, 'ja').faces.flatMap((face) => face.rules);

/** The creature that it targets. */
export const creature = { target: 'c' } as const;
export const soldier = {
  colors: ['W'],
  types: ['creature'],
  subtypes: ['Soldier'],
  power: 1,
  toughness: 1,
} as const satisfies TokenDef;
