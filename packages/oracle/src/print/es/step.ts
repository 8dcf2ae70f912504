import type { Step, Trigger } from '@ettin/schema';
import { type NounPhrase, owned } from './grammar.js';
import type { EventPhrase, Speech } from './speech.js';
import { STEP_WORDS, TEAM, TURN } from './vocabulary.js';
import { contract, definiteArticle } from './words.js';

type StepTrigger = Extract<Trigger, { readonly on: 'step' }>;

/** Combat belongs to nobody: "el combate en tu turno". */
const onTurn = (step: Step) => step === 'beginCombat' || step === 'endCombat';

const named = (text: string): NounPhrase => ({ text, gender: 'm', many: false, key: null });

/** Whose step it is; null where it is everybody's. */
function owner(whose: StepTrigger['whose'], s: Speech): NounPhrase | null {
  switch (whose) {
    case 'you':
      s.thatPlayer = 'you';
      return s.say.player('you', s);
    case 'opponents':
      return named('cada oponente');
    case 'each':
      return null;
    case 'team':
      return named(`tu ${TEAM.one}`);
    default:
      return s.say.player(whose, s);
  }
}

function whoseStep(whose: StepTrigger['whose'], step: Step, s: Speech): string {
  const word = STEP_WORDS[step];
  const of = owner(whose, s);
  if (onTurn(step)) {
    if (of === null) return step === 'endCombat' ? 'el final del combate' : 'cada combate';
    return `${definiteArticle(word.gender, false)} ${word.one} en ${owned(TURN, of)}`;
  }
  if (of !== null) return owned(word, of);
  if (step === 'end' && s.sacrificesSelf) return 'el paso final';
  return s.speaksOfThatPlayer || step === 'draw' ? owned(word, named('cada jugador')) : `cada ${word.one}`;
}

/** "al comienzo del mantenimiento de cada jugador" */
export function stepEvent(trigger: StepTrigger, s: Speech): EventPhrase {
  s.additionalDraw = trigger.step === 'draw';
  const when = whoseStep(trigger.whose, trigger.step, s);
  const at = trigger.step === 'endCombat' ? when.replace(/^el /, '') : contract(`comienzo de ${when}`);
  return { lead: 'Al', subject: at, happens: '' };
}

/** For delayed triggers: "al comienzo del próximo paso final", "al final del combate". */
export function nextStep(trigger: StepTrigger, s: Speech): string {
  const { step, whose } = trigger;
  if (step === 'endCombat') return 'al final del combate';
  if (whose === 'each' && step === 'upkeep') return 'al comienzo del mantenimiento del próximo turno';
  const word = STEP_WORDS[step];
  const next = { ...word, one: `${word.gender === 'm' ? 'próximo' : 'próxima'} ${word.one}` };
  const of = owner(whose, s);
  return contract(
    `al comienzo de ${of === null ? `${definiteArticle(word.gender, false)} ${next.one}` : owned(next, of)}`,
  );
}
