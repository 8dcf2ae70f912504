import type { Answer } from '@ettin/schema';
import type { Ask } from '../../game/drive.js';
import type { Talk } from '../talk.js';
import { askChoose, askMulligan, askName, askNumber, askOption, askOrder } from './choose.js';
import { askAttackers, askBlockers } from './combat.js';
import { askArrange, askDivide, askPay } from './piles.js';

/** Asks a person for an answer to any decision but priority. */
export function answerFor(talk: Talk, ask: Ask): Promise<Answer> {
  const d = ask.decision;
  switch (d.kind) {
    case 'mulligan':
      return askMulligan(talk, ask);
    case 'choose':
      return askChoose(talk, ask, d);
    case 'option':
      return askOption(talk, ask, d);
    case 'number':
      return askNumber(talk, ask, d);
    case 'order':
      return askOrder(talk, ask, d);
    case 'arrange':
      return askArrange(talk, ask, d);
    case 'attackers':
      return askAttackers(talk, ask, d);
    case 'blockers':
      return askBlockers(talk, ask, d);
    case 'divide':
      return askDivide(talk, ask, d);
    case 'pay':
      return askPay(talk, ask, d);
    case 'name':
      return askName(talk, ask, d);
    case 'priority':
      throw new Error('priority is acted upon, not answered');
  }
}
