import type { Step, Trigger } from '@ettin/schema';
import { phrase } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { STEP_WORDS } from './vocabulary.js';

type StepTrigger = Extract<Trigger, { readonly on: 'step' }>;

/** Combat belongs to nobody: "combat on your turn". */
const onTurn = (step: Step) => step === 'beginCombat' || step === 'endCombat';

function whoseStep(whose: StepTrigger['whose'], step: Step, s: Speech): string {
  const word = STEP_WORDS[step];
  if (onTurn(step)) {
    if (whose === 'each') return step === 'endCombat' ? 'end of combat' : 'each combat';
    const turn = whose === 'you' ? 'your' : whose === 'opponents' ? "each opponent's" : `${owner(whose, s)}`;
    return `${word} on ${turn} turn`;
  }
  switch (whose) {
    case 'you':
      s.thatPlayer = 'you';
      return `your ${word}`;
    case 'opponents':
      return `each opponent's ${word}`;
    case 'each':
      if (step === 'end' && s.sacrificesSelf) return 'the end step';
      return s.speaksOfThatPlayer || step === 'draw' ? `each player's ${word}` : `each ${word}`;
    default:
      if (typeof whose === 'object' && 'controllerOf' in whose) {
        return `the ${word} of ${s.say.player(whose, s).text}`;
      }
      return `${owner(whose, s)} ${word}`;
  }
}

function owner(whose: Exclude<StepTrigger['whose'], 'you' | 'opponents' | 'each'>, s: Speech): string {
  if (whose === 'team') return "your team's";
  if (whose === 'chosenPlayer') return "the chosen player's";
  return s.say.player(whose, s).possessive;
}

/** "at the beginning of each player's upkeep" */
export function stepEvent(trigger: StepTrigger, s: Speech): EventPhrase {
  s.additionalDraw = trigger.step === 'draw';
  const when = whoseStep(trigger.whose, trigger.step, s);
  const at = trigger.step === 'endCombat' ? when : `the beginning of ${when}`;
  return { lead: 'At', subject: at, happens: '' };
}

/** For delayed triggers: "the next end step", "your next upkeep", "end of combat". */
export function nextStep(trigger: StepTrigger, s: Speech): string {
  const word = STEP_WORDS[trigger.step];
  if (trigger.step === 'endCombat') return 'at end of combat';
  const whose =
    trigger.whose === 'each'
      ? 'the'
      : trigger.whose === 'you'
        ? 'your'
        : trigger.whose === 'opponents'
          ? "each opponent's"
          : trigger.whose === 'team'
            ? "your team's"
            : trigger.whose === 'thatPlayer'
              ? "that player's"
              : phrase(s.say.player(trigger.whose, s).text).possessive;
  return trigger.whose === 'each' && trigger.step === 'upkeep'
    ? "at the beginning of the next turn's upkeep"
    : `at the beginning of ${whose} next ${word}`;
}
