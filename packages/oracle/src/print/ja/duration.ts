import type { Duration } from '@ettin/schema';
import type { Speech } from './speech.js';

/** How long, before a clause: "ターン終了時まで、". `limit`: "このターン、" for what can't or must be done. */
export function lasting(duration: Duration, s: Speech, limit = false): string {
  const self = () => s.say.object('self', s).text;
  switch (duration) {
    case 'endOfTurn':
      return limit ? 'このターン、' : 'ターン終了時まで、';
    case 'endOfCombat':
      return limit ? 'この戦闘の間、' : '戦闘終了時まで、';
    case 'yourNextTurn':
      return 'あなたの次のターンまで、';
    case 'yourNextUpkeep':
      return 'あなたの次のアップキープまで、';
    case 'whileSourceOnBattlefield':
      return `${self()}が戦場にあり続けるかぎり、`;
    case 'whileYouControlSource':
      return `あなたが${self()}をコントロールし続けるかぎり、`;
    case 'whileSourceTapped':
      return `${self()}がタップ状態であり続けるかぎり、`;
    case 'whileAttached':
      return `${self()}がつけられ続けているかぎり、`;
    case 'thisTurnAndNext':
      return 'あなたの次のターンの終了時まで、';
    case 'nextUntapStep':
      return 'それのコントローラーの次のアンタップ・ステップまで、';
    case 'permanent':
      return '';
  }
}
