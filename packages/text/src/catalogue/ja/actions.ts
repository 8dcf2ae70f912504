import type { ACTIONS_EN, SPECIAL_EN } from '../en/actions.js';

export const ACTIONS_JA: Readonly<Record<keyof typeof ACTIONS_EN, string>> = {
  passOn: 'パス：{place}へ',
  passTurn: 'パス：{team}のターンへ',
  passResolve: 'パス：{what}を解決',
  topOfStack: 'スタックの一番上',
  playLand: '{what}をプレイ',
  cast: '{what}を唱える',
  castFrom: '{from}{what}を唱える',
  castHow: '{what}を唱える（{how}）',
  castFromHow: '{from}{what}を唱える（{how}）',
  partOf: '{part}（{card}の一部）',
  activate: '{what}：{ability}',
  activateOf: '{who}の{what}：{ability}',
  inZone: '{what}（{zone}）',
  anAbility: '能力',
  answer: '答える',
  propose: '答えを提案する',
  cancel: '取り消す',
  concede: '投了する',
  faceDown: '裏向きで{cost}',
  free: 'マナ・コストを支払わずに',
  permission: '効果の許可による',
  alternative: '別のコストで',
  with: '{keyword}',
};

export const SPECIAL_JA: Readonly<Record<keyof typeof SPECIAL_EN, string>> = {
  turnFaceUp: '{what}を表向きにする',
  turnFaceUpForMana: 'マナ・コストを支払って{what}を表向きにする',
};
