import type { RULES_EN } from '../en/rules.js';

export const RULES_JA: Readonly<Record<keyof typeof RULES_EN, string>> = {
  events: 'イベント',
  decisions: '決定',
  scenarios: 'シナリオ',
  cards: 'カード',
  more: 'ほか{n}件',
  below: '下位のルール：{list}',
  here: '{about}ここでは：{done}',
  option: '{option}：{what}',
  standard: '{option}：{what}（標準）',
  untestable: 'シナリオでは示せない：{reason}',
  nothing: '{edition}の版に次の語はありません：{words}',
};
