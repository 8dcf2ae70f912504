import type { Zone } from '@ettin/schema';
import type { Predicate } from './grammar.js';
import { ZONE_NOUNS } from './vocabulary.js';
import { indefinite } from './words.js';

const is = (participle: string, rest = ''): Predicate => ({ verb: 'être', agrees: participle, rest });

/** What is said of something that goes to a zone: "est mise dans un cimetière", "arrive". */
export const MOVED: Readonly<Record<Zone, Predicate>> = {
  graveyard: is('mis', 'dans un cimetière'),
  exile: is('exilé'),
  hand: is('renvoyé', 'dans la main de son propriétaire'),
  library: is('mis', 'dans la bibliothèque de son propriétaire'),
  battlefield: { verb: 'arriver', rest: '' },
  stack: is('lancé'),
  command: is('mis', 'dans la zone de commandement'),
};

/** "un cimetière", "le champ de bataille", "votre main": where something comes from. */
export function fromZone(zone: Zone, own: boolean): string {
  if (zone === 'battlefield' || zone === 'exile' || zone === 'stack' || zone === 'command') {
    const { one, gender } = ZONE_NOUNS[zone];
    return `${gender === 'f' ? 'la' : 'le'} ${one}`;
  }
  const { one, gender } = ZONE_NOUNS[zone];
  if (own) return `votre ${one}`;
  return zone === 'graveyard' ? `${indefinite(gender)} ${one}` : `la ${one} de un joueur`;
}

/** " depuis un cimetière" */
export const from = (zone: Zone, self: boolean) => ` depuis ${fromZone(zone, self)}`;
