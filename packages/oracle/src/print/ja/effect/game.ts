import type { Step } from '@ettin/schema';
import { type Clause, clause, whole, YOU } from '../grammar.js';
import { STEP_WORDS } from '../vocabulary.js';
import { number } from '../words.js';
import { actor, binds, named, own, type Some } from './shape.js';

const skipped = (what: 'turn' | Step): string =>
  what === 'turn' ? 'ターン' : what === 'beginCombat' ? '戦闘フェイズ' : STEP_WORDS[what];

const PHASES = { combat: '戦闘フェイズ', main: 'メイン・フェイズ' } as const;
const DAY = { day: '昼', night: '夜' } as const;

const NOTHING: readonly Clause[] = [];

export const gameEffects: Some<
  | 'extraTurn'
  | 'extraPhase'
  | 'skipNext'
  | 'controlNextTurn'
  | 'winGame'
  | 'loseGame'
  | 'drawGame'
  | 'endTurn'
  | 'becomeMonarch'
  | 'setDayNight'
  | 'rollDie'
  | 'remember'
> = {
  extraTurn: ({ who }, s) => clause('extraTurn', actor(who, s), 'このターンの後に追加の１ターンを行う', s),
  extraPhase: ({ phases }) => {
    const added = phases.map((phase) => `追加の${PHASES[phase]}`).join('と、それに続く');
    return whole(
      `${phases.includes('main') ? 'このメイン・フェイズ' : 'このフェイズ'}の後に、${added}を加える`,
    );
  },
  skipNext: ({ who, what }, s) => {
    const subject = actor(who, s);
    return clause('skipNext', subject, `${own(subject)}次の${skipped(what)}を飛ばす`, s);
  },
  controlNextTurn: ({ who }, s) => {
    const whom = s.say.player(who, s).text;
    return clause('controlNextTurn', YOU, `${whom}の次のターンの間、${whom}をコントロールする`, s);
  },
  winGame: ({ who }, s) => clause('winGame', named(who, s), 'ゲームに勝利する', s),
  loseGame: ({ who }, s) => clause('loseGame', named(who, s), 'ゲームに敗北する', s),
  drawGame: () => whole('ゲームは引き分けになる'),
  endTurn: (_, s) => clause('endTurn', null, 'ターンを終了する', s),
  becomeMonarch: ({ who }, s) => clause('becomeMonarch', named(who, s), '統治者になる', s),
  setDayNight: ({ to }) => whole(`${DAY[to]}になる`),
  rollDie: ({ who, sides, as }, s) => {
    binds(as, s, { result: { of: 'roll', done: 'その出目' }, doer: who ?? 'you' });
    return clause('rollDie', actor(who, s), `${number(sides)}面体サイコロを１個振る`, s);
  },
  remember: ({ what, as }, s) => {
    binds(as, s, { alias: what });
    return NOTHING;
  },
};
