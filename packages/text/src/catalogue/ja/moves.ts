import type { MOVES_EN } from '../en/moves.js';

export const MOVES_JA: Readonly<Record<keyof typeof MOVES_EN, string>> = {
  draw: '{owner}は{what}を引いた',
  play: '{owner}は{what}をプレイした',
  goes: '{what}が{to}移動した',
  destroy: '{owner}の{what}が破壊された',
  sacrifice: '{owner}の{what}が生け贄に捧げられた',
  discard: '{owner}は{what}を捨てた',
  cycle: '{owner}は{what}をサイクリングした',
  mill: '{owner}は{what}を切削した',
  token: '{who}は{what}を生成した',
  exile: '{owner}の{what}が追放された',
  ownGoes: '{owner}の{what}が{to}移動した',
  ownGoesFrom: '{owner}の{what}が{from}{to}移動した',
};
