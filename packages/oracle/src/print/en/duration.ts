import type { Duration } from '@ettin/schema';
import { objectCase } from './grammar.js';
import { selfName } from './object.js';
import type { Speech } from './speech.js';

/** How long, at the end of a clause. `limit`: "this turn" rather than "until end of turn". */
export function lasting(duration: Duration, s: Speech, limit = false): string {
  const self = () => selfName(s.self, 'battlefield');
  switch (duration) {
    case 'endOfTurn':
      return limit ? ' this turn' : ' until end of turn';
    case 'endOfCombat':
      return limit ? ' this combat' : ' until end of combat';
    case 'yourNextTurn':
      return ' until your next turn';
    case 'yourNextUpkeep':
      return ' until your next upkeep';
    case 'whileSourceOnBattlefield':
      return ` for as long as ${self()} remains on the battlefield`;
    case 'whileYouControlSource':
      return ` for as long as you control ${self()}`;
    case 'whileSourceTapped':
      return ` for as long as ${self()} remains tapped`;
    case 'whileAttached':
      return ` for as long as ${self()} remains attached to ${objectCase({ ...s.say.object('attached', s), text: 'it' })}`;
    case 'thisTurnAndNext':
      return ' until the end of your next turn';
    case 'nextUntapStep':
      return " until its controller's next untap step";
    case 'permanent':
      return '';
  }
}

/** Fills in "{when}", where the time stands inside the clause: "attacks this turn if able". */
export const withTime = (text: string, time: string): string => text.replace('{when}', time);
