import { spaced } from './names.js';

/** Words for the engine's notices; null for what nobody needs to read (mana that runs out with a step). */
export function noticeWords(what: string, who: string): string | null {
  const [kind = '', value = ''] = what.split(':');
  switch (kind) {
    case 'manaLost':
    // what happens instead tells it
    case 'replaced':
      return null;
    case 'primaryDecides':
      return `The team members disagree: the choice of ${who}, the primary player, stands`;
    case 'lifeMember':
      return `${who} stands for the team`;
    case 'noExchange':
      return `No exchange: ${who} and the other player have the same life total`;
    case 'cantLose':
      return `${who}'s team can't lose the game now`;
    case 'cantWin':
      return `${who}'s team can't win the game now`;
    case 'cantGainLife':
      return `${who} can't gain life`;
    case 'cantLoseLife':
      return `${who} can't lose life`;
    case 'cantGetCounters':
      return `${who} can't get ${value} counters`;
    case 'cantBeCountered':
      return `The spell of ${who} can't be countered`;
    case 'interveningIf':
      return `A trigger of ${who} does nothing: its "if" isn't true any more`;
    case 'takenBack':
      return `${who} takes it back`;
    case 'loopLeft':
      return `${who} has to stop repeating it`;
    case 'tooManyObjects':
      return `A game here holds no more than ${value} permanents, or spells and abilities on the stack`;
    case 'skipNext':
      return `${who}'s team will skip its next ${spaced(value)}`;
    default:
      // reasons of a refused payment come in words
      return value === '' ? `${who}: ${what}` : `${who}: ${spaced(kind)} ${value}`;
  }
}
