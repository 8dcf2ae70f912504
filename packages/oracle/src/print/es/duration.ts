import type { Duration } from '@ettin/schema';
import { after, subjectText } from './grammar.js';
import { selfName } from './object.js';
import type { Speech } from './speech.js';

/** How long, at the end of a clause. `limit`: "este turno" rather than "hasta el final del turno". */
export function lasting(duration: Duration, s: Speech, limit = false): string {
  const self = () => selfName(s.self, 'battlefield');
  switch (duration) {
    case 'endOfTurn':
      return limit ? ' este turno' : ' hasta el final del turno';
    case 'endOfCombat':
      return limit ? ' este combate' : ' hasta el final del combate';
    case 'yourNextTurn':
      return ' hasta tu próximo turno';
    case 'yourNextUpkeep':
      return ' hasta tu próximo mantenimiento';
    case 'whileSourceOnBattlefield':
      return ` mientras ${subjectText(self())}permanezca en el campo de batalla`;
    case 'whileYouControlSource':
      return ` mientras controles ${self().text}`;
    case 'whileSourceTapped': {
      const { gender, text } = self();
      return ` mientras ${text} permanezca ${gender === 'm' ? 'girado' : 'girada'}`;
    }
    case 'whileAttached': {
      const { gender, text } = self();
      const to = after('a', { ...s.say.object('attached', s), pronoun: true });
      return ` mientras ${text} permanezca ${gender === 'm' ? 'anexado' : 'anexada'} ${to}`;
    }
    case 'thisTurnAndNext':
      return ' hasta el final de tu próximo turno';
    case 'nextUntapStep':
      return ' hasta el próximo paso de enderezar de su controlador';
    case 'permanent':
      return '';
  }
}

/** Fills in "{when}", where the time stands inside the clause: "ataca este turno si puede". */
export const withTime = (text: string, time: string): string => text.replace('{when}', time);
