import type { Step, Trigger } from '@ettin/schema';
import { type NounPhrase, owned, phrase, YOU } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { STEP_NOUNS } from './vocabulary.js';
import { agree, ofThe } from './words.js';

type StepTrigger = Extract<Trigger, { readonly on: 'step' }>;

const isCombat = (step: Step) => step === 'beginCombat' || step === 'endCombat';

function owner(whose: Exclude<StepTrigger['whose'], 'opponents' | 'each'>, s: Speech): NounPhrase {
  if (whose === 'you') return YOU;
  if (whose === 'team') return phrase('votre équipe', { gender: 'f', plural: false });
  return s.say.player(whose, s);
}

/** The step with its owner, to follow "début": "votre entretien", "chaque étape de fin". */
function whoseStep(whose: StepTrigger['whose'], step: Step, s: Speech): string {
  const noun = STEP_NOUNS[step];
  if (isCombat(step)) {
    if (whose === 'each') return 'chaque combat';
    const turn =
      whose === 'you'
        ? 'votre tour'
        : whose === 'opponents'
          ? 'le tour de chaque adversaire'
          : owned(owner(whose, s), { one: 'tour', many: 'tours', gender: 'm' });
    return `le combat pendant ${turn}`;
  }
  switch (whose) {
    case 'you':
      s.thatPlayer = 'you';
      return owned(YOU, noun);
    case 'opponents':
      return owned(phrase('chaque adversaire'), noun);
    case 'each':
      if (step === 'end' && s.sacrificesSelf) return `la ${noun.one}`;
      return s.speaksOfThatPlayer || step === 'draw'
        ? owned(phrase('chaque joueur'), noun)
        : `chaque ${noun.one}`;
    default:
      return owned(owner(whose, s), noun);
  }
}

/** "au début de l'entretien de chaque joueur" */
export function stepEvent(trigger: StepTrigger, s: Speech): EventPhrase {
  s.additionalDraw = trigger.step === 'draw';
  const when = whoseStep(trigger.whose, trigger.step, s);
  const at = trigger.step === 'endCombat' ? 'à la fin' : 'au début';
  return { lead: '', subject: `${at} ${ofThe(when)}`, happens: '' };
}

/** For delayed triggers: "au début de la prochaine étape de fin", "à la fin du combat". */
export function nextStep(trigger: StepTrigger, s: Speech): string {
  const { step, whose } = trigger;
  if (step === 'endCombat') return 'à la fin du combat';
  if (whose === 'each' && step === 'upkeep') return "au début de l'entretien du prochain tour";
  const { one, gender } = STEP_NOUNS[step];
  const next = `${agree('prochain', { gender, plural: false })} ${one}`;
  const noun = { one: next, many: next, gender };
  const when =
    whose === 'each'
      ? `${gender === 'f' ? 'la' : 'le'} ${next}`
      : whose === 'opponents'
        ? owned(phrase('chaque adversaire'), noun)
        : owned(whose === 'thatPlayer' ? phrase('ce joueur') : owner(whose, s), noun);
  return `au début ${ofThe(when)}`;
}
