import type { MATCH_EN } from '../en/match.js';

export const MATCH_JA: Readonly<Record<keyof typeof MATCH_EN, string>> = {
  chooses: '{team}が先攻を決める。',
  playsFirst: '{team}が先攻。',
  gameWon: '{team}がゲームに勝利した。',
  gameDrawn: 'ゲームは引き分けで、数に入らない。',
  timeCalled:
    '{n, plural, =0 {時間切れ。行われているゲームはない。} other {時間切れ。このターンの後、さらに#ターン行う。}}',
  extraTurn: '{n, plural, =0 {最後の追加ターン。} other {追加ターン。この後さらに#ターン。}}',
  gameStopped: 'ゲームはここで終わる。',
  tieBreakByChange: '最初にライフの差がつく変化で勝敗が決まる。',
  tieBreakByCheck: '以後、ライフが相手より少ないチームは敗北する。',
  matchDrawn: 'マッチは引き分け',
  wonByGames: '{team}がマッチに勝利した',
  wonByTime: '時間切れにより、{team}がマッチに勝利した',
  wonByLife: 'ライフの多い{team}がマッチに勝利した',
  wonByChange: '最初のライフの変化により、{team}がマッチに勝利した',
  score: '{n}勝{other}敗',
  scoreDrawn: '{n}勝{other}敗{drawn}分',
  left: 'マッチは途中で終わった（{score}）。',
  told: '{sentence}。',
  standing: '{sentence}：{score}。',
};
