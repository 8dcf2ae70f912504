import type { REASONS_EN, RESULTS_EN } from '../en/results.js';

export const REASONS_JA: Readonly<Record<keyof typeof REASONS_EN, string>> = {
  life: 'ライフ総量が0以下になった',
  poison: '毒カウンターが多すぎる',
  emptyLibrary: 'プレイヤーが空のライブラリーから引いた',
  concede: 'プレイヤーが投了した',
  effect: '効果による',
  opponentWon: '対戦相手が勝利した',
  loop: '強制的な行動が無限に繰り返される',
  tooManyObjects: 'パーマネントや呪文の数がここでの上限を超える',
  win: '効果による',
};

export const RESULTS_JA: Readonly<Record<keyof typeof RESULTS_EN, string>> = {
  goesOn: 'ゲームは続いている。',
  wins: '{n}ターンで{team}の勝利。ライフ：{life}。',
  draw: '{n}ターンで引き分け。ライフ：{life}。',
  drawBecause: '{n}ターンで引き分け。ライフ：{life}。理由：{why}。',
  lifeOf: '{team} {life}',
};
