import type { Step, Trigger } from '@ettin/schema';
import { no } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { STEP_WORDS } from './vocabulary.js';

type StepTrigger = Extract<Trigger, { readonly on: 'step' }>;

/** "あなたの", "各対戦相手の"; "各" for everybody's. */
function owner(whose: StepTrigger['whose'], step: Step, s: Speech): string {
  switch (whose) {
    case 'you':
      s.playerText = 'あなた';
      return 'あなたの';
    case 'opponents':
      return '各対戦相手の';
    case 'each':
      return s.speaksOfThatPlayer || step === 'draw' ? '各プレイヤーの' : '各';
    case 'team':
      return 'あなたのチームの';
    case 'chosenPlayer':
      return '選ばれたプレイヤーの';
    default:
      return no(s.say.player(whose, s));
  }
}

/** Combat belongs to nobody: "あなたのターンの戦闘". */
function stepOf(whose: StepTrigger['whose'], step: Step, s: Speech): string {
  if (step !== 'beginCombat' && step !== 'endCombat') return owner(whose, step, s) + STEP_WORDS[step];
  const turn = whose === 'each' ? '各' : `${owner(whose, step, s)}ターンの`;
  return turn + STEP_WORDS.beginCombat;
}

/** "あなたのアップキープの開始時に" */
export function stepEvent(trigger: StepTrigger, s: Speech): EventPhrase {
  s.additionalDraw = trigger.step === 'draw';
  const of = stepOf(trigger.whose, trigger.step, s);
  return { when: 'に', subject: `${of}の${trigger.step === 'endCombat' ? '終了時' : '開始時'}`, happens: '' };
}

/** For delayed triggers: "次の終了ステップの開始時に", "あなたの次のアップキープの開始時に". */
export function nextStep(trigger: StepTrigger, s: Speech): string {
  if (trigger.step === 'endCombat') return '戦闘終了時に';
  const whose =
    trigger.whose === 'each'
      ? ''
      : owner(trigger.whose, trigger.step, s).replace(/^各対戦相手の$/, '対戦相手の');
  const turn = trigger.whose === 'each' && trigger.step === 'upkeep' ? '次のターンの' : `${whose}次の`;
  return `${turn}${STEP_WORDS[trigger.step]}の開始時に`;
}
