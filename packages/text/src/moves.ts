import type { GameEvent } from '@ettin/schema';
import { MOVES } from './catalogue/moves.js';
import { FROM_ZONE, TO_ZONE } from './catalogue/words.js';
import type { Phrase } from './part.js';
import type { Speech } from './speech.js';

/** Null for moves that a spell's own lines tell of: onto the stack, and from there to where it usually goes. */
export function movePhrase(e: Extract<GameEvent, { type: 'moved' }>, say: Speech): Phrase | null {
  const { language } = say;
  const owner = say.seat(e.owner);
  const what = say.card(e.object, e.name);
  const to = TO_ZONE.text(language, e.to);
  switch (e.cause) {
    case 'draw':
    case 'play':
    case 'discard':
    case 'cycle':
    case 'mill':
    case 'destroy':
    case 'sacrifice':
    case 'exile':
      return MOVES.phrase(language, e.cause, { owner, what });
    case 'cast':
    case 'activate':
    case 'counter':
      return null;
    case 'resolve':
      return e.to === 'battlefield' || e.to === 'graveyard'
        ? null
        : MOVES.phrase(language, 'goes', { what, to });
    case 'token':
      return MOVES.phrase(language, 'token', { who: say.seat(e.controller ?? e.owner), what });
    case 'sba':
    case 'return':
    case 'cost':
    case 'effect':
    case 'setup':
      // what is on the table anyway comes from there
      return e.from === null || e.from === 'battlefield'
        ? MOVES.phrase(language, 'ownGoes', { what, owner, to })
        : MOVES.phrase(language, 'ownGoesFrom', { what, owner, to, from: FROM_ZONE.text(language, e.from) });
  }
}
