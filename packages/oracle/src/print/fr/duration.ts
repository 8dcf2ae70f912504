import type { Duration } from '@ettin/schema';
import { named } from './grammar.js';
import { selfPhrase } from './object.js';
import type { Speech } from './speech.js';

/** How long, at the end of a clause. `limit`: "ce tour-ci" rather than "jusqu'à la fin du tour". */
export function lasting(duration: Duration, s: Speech, limit = false): string {
  const self = () => named(selfPhrase(s, 'battlefield'));
  switch (duration) {
    case 'endOfTurn':
      return limit ? ' ce tour-ci' : " jusqu'à la fin du tour";
    case 'endOfCombat':
      return limit ? ' ce combat' : " jusqu'à la fin du combat";
    case 'yourNextTurn':
      return " jusqu'à votre prochain tour";
    case 'yourNextUpkeep':
      return " jusqu'à votre prochain entretien";
    case 'whileSourceOnBattlefield':
      return ` tant que ${self()} reste sur le champ de bataille`;
    case 'whileYouControlSource':
      return ` tant que vous contrôlez ${self()}`;
    case 'whileSourceTapped': {
      const it = selfPhrase(s, 'battlefield');
      return ` tant que ${self()} reste ${it.gender === 'f' ? 'engagée' : 'engagé'}`;
    }
    case 'whileAttached': {
      const it = selfPhrase(s, 'battlefield');
      return ` tant que ${self()} lui reste ${it.gender === 'f' ? 'attachée' : 'attaché'}`;
    }
    case 'thisTurnAndNext':
      return " jusqu'à la fin de votre prochain tour";
    case 'nextUntapStep':
      return " jusqu'à la prochaine étape de dégagement de son contrôleur";
    case 'permanent':
      return '';
  }
}

/** Fills in "{when}", where the time stands inside the clause: "attaque ce tour-ci si possible". */
export const withTime = (text: string, time: string): string => text.replace('{when}', time);
