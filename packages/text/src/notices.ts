import { type GameEvent, STEPS as STEP_KEYS, type Step } from '@ettin/schema';
import { NOTICES } from './catalogue/notices.js';
import { STEPS } from './catalogue/words.js';
import type { Phrase } from './part.js';
import type { Speech } from './speech.js';
import { counterKind } from './vocabulary.js';

const isStep = (word: string): word is Step => (STEP_KEYS as readonly string[]).includes(word);

/** Null for what nobody needs to read: mana that runs out with a step, and what its own events tell. */
export function noticePhrase(e: Extract<GameEvent, { type: 'notice' }>, say: Speech): Phrase | null {
  const { language } = say;
  const who = say.seat(e.player);
  const [kind, about] = partsOf(e.what);
  switch (kind) {
    case 'manaLost':
    case 'replaced':
      return null;
    case 'cantGetCounters':
      return NOTICES.phrase(language, kind, { who, kind: counterKind(about, language) });
    case 'tooManyObjects':
      return NOTICES.phrase(language, kind, { n: about });
    case 'skipNext':
      return isStep(about)
        ? NOTICES.phrase(language, 'skipNextStep', { who, step: STEPS.text(language, about) })
        : NOTICES.phrase(language, 'skipNextTurn', { who });
    case 'asks':
    case 'refuses': {
      const undo = about === 'undo';
      const key =
        kind === 'asks' ? (undo ? 'asksUndo' : 'asksAdjust') : undo ? 'refusesUndo' : 'refusesAdjust';
      return NOTICES.phrase(language, key, { who });
    }
    case 'botTookSeat':
    case 'personTookSeat':
      return NOTICES.phrase(language, kind, { who, before: about });
    case 'undone':
      return NOTICES.phrase(language, about === 'agreed' ? 'undoneAgreed' : 'undone', { who });
    case 'primaryDecides':
    case 'lifeMember':
    case 'noExchange':
    case 'cantLose':
    case 'cantWin':
    case 'cantGainLife':
    case 'cantLoseLife':
    case 'cantBeCountered':
    case 'interveningIf':
    case 'takenBack':
    case 'loopLeft':
    case 'moreThanTheCost':
    case 'moreThanCanBePaid':
    case 'timeOut':
    case 'adjusted':
    case 'noFirstDraw':
      return NOTICES.phrase(language, kind, { who });
  }
}

/** The word of a closed vocabulary before the colon, and what is said about it. */
export function partsOf<K extends string>(text: K | `${K}:${string}`): readonly [K, string] {
  const at = text.indexOf(':');
  return at < 0 ? [text as K, ''] : [text.slice(0, at) as K, text.slice(at + 1)];
}
