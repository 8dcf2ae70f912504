import type { GameEvent, Zone } from '@ettin/schema';
import type { Names } from './names.js';

type Moved = Extract<GameEvent, { type: 'moved' }>;

const PLACES: Readonly<Record<Zone, string>> = {
  library: 'into the library',
  hand: 'to the hand',
  battlefield: 'onto the battlefield',
  graveyard: 'into the graveyard',
  stack: 'onto the stack',
  exile: 'into exile',
  command: 'into the command zone',
};

/** Null for moves that a spell's own lines tell of: onto the stack, and from there to where it usually goes. */
export function moveWords(e: Moved, names: Names): string | null {
  const owner = names.seat(e.owner);
  const what = e.name ?? 'a card';
  switch (e.cause) {
    case 'draw':
      return `${owner} draws ${what}`;
    case 'play':
      return `${owner} plays ${what}`;
    case 'cast':
    case 'activate':
    case 'counter':
      return null;
    case 'resolve':
      return e.to === 'battlefield' || e.to === 'graveyard' ? null : `${what} goes ${PLACES[e.to]}`;
    case 'destroy':
      return `${what} of ${owner} is destroyed`;
    case 'sacrifice':
      return `${what} of ${owner} is sacrificed`;
    case 'discard':
      return `${owner} discards ${what}`;
    case 'cycle':
      return `${owner} cycles ${what}`;
    case 'mill':
      return `${owner} mills ${what}`;
    case 'token':
      return `${names.seat(e.controller ?? e.owner)} creates ${what}`;
    case 'exile':
      return `${what} of ${owner} is exiled`;
    case 'sba':
    case 'return':
    case 'cost':
    case 'effect':
    case 'setup':
      return `${what} of ${owner} goes ${from(e)}${PLACES[e.to]}`;
  }
}

function from(e: Moved): string {
  return e.from === null || e.from === 'battlefield' ? '' : `from the ${e.from} `;
}
