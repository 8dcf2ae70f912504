import type { BASICS_EN } from '../en/basics.js';

export const BASICS_JA: Readonly<Record<keyof typeof BASICS_EN, string>> = {
  team: 'チーム{letter}',
  player: 'プレイヤー{n}',
  faceDown: '裏向きのカード',
  faceDownName: '裏向きのカード',
  card: 'カード',
  named: '《{name}》',
  abilityOf: '{what}の能力',
  monarchAbility: '統治者の能力',
  monarchAbilityName: '統治者の能力',
  nothing: 'なし',
  gone: 'すでに存在しないもの',
};
