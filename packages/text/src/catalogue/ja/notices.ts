import type { NOTICES_EN } from '../en/notices.js';

export const NOTICES_JA: Readonly<Record<keyof typeof NOTICES_EN, string>> = {
  primaryDecides: 'チームの意見が分かれたため、主プレイヤーである{who}の選択に従う',
  lifeMember: '{who}がチームを代表する',
  noExchange: '交換は行われない：{who}ともう1人のプレイヤーのライフ総量が等しい',
  cantLose: '{who}のチームは今ゲームに敗北しない',
  cantWin: '{who}のチームは今ゲームに勝利できない',
  cantGainLife: '{who}はライフを得られない',
  cantLoseLife: '{who}はライフを失わない',
  cantGetCounters: '{who}は{kind}カウンターを得られない',
  cantBeCountered: '{who}の呪文は打ち消されない',
  interveningIf: '{who}の誘発型能力は、条件が真でなくなったので何もしない',
  takenBack: '{who}は取り消した',
  loopLeft: '{who}は繰り返しをやめなければならない',
  tooManyObjects: 'ここでは、パーマネントも、スタックにある呪文と能力も、{n}個を超えることはない',
  skipNextTurn: '{who}のチームは次のターンを飛ばす',
  skipNextStep: '{who}のチームは次の{step}を飛ばす',
  moreThanTheCost: '{who}の助力はコストを超えている',
  moreThanCanBePaid: '{who}が加えたコストは支払いきれない',
};
