import type { BASICS_EN } from '../en/basics.js';

export const BASICS_FR: Readonly<Record<keyof typeof BASICS_EN, string>> = {
  team: 'Équipe {letter}',
  player: 'joueur {n}',
  faceDown: 'une carte face cachée',
  faceDownName: 'carte face cachée',
  card: 'une carte',
  named: '{name}',
  abilityOf: 'La capacité de « {what} »',
  monarchAbility: 'La capacité du monarque',
  monarchAbilityName: 'capacité du monarque',
  nothing: 'rien',
  gone: "quelque chose qui n'est plus là",
};
