import type { Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { shuffled } from '../state/random.js';
import { forgetTop } from './tops.js';

/** Puts a library in random order (CR 701.24); whatever was known of it is forgotten. */
export function shuffleLibrary(g: Game, seat: Seat): void {
  const libraries = g.s.libraries.slice();
  libraries[seat] = shuffled(g, libraries[seat] ?? []);
  g.s.libraries = libraries;
  g.s.peek = null;
  forgetTop(g, seat);
  g.changed(READS.library);
  g.emit({ type: 'shuffled', cite: 'shuffle', audience: 'all', player: seat });
}
