import type { Filter } from '@ettin/schema';
import type { Head } from '../scope.js';
import type { Noun } from './grammar.js';
import { subtype } from './subtypes.js';
import { NOUNS, TYPE_NOUNS } from './vocabulary.js';

/** Subtypes of which "this" speaks rather than of their card type. */
const OWN_HEADS: Readonly<Record<string, true>> = { Aura: true, Equipment: true, Vehicle: true, Saga: true };

const LAND_TYPES = /^(?:Plains|Island|Swamp|Mountain|Forest|Gate|Desert)$/;

/** What "cette …" calls something described by a filter: the broadest word that fits. */
export function shortNoun(filter: Filter | undefined, head: Head): Noun {
  if (filter === undefined) return NOUNS[head];
  if (head === 'card' || head === 'spell' || head === 'ability') return NOUNS[head];
  if (filter.zone !== undefined && filter.zone !== 'battlefield')
    return filter.zone === 'stack' ? NOUNS.spell : NOUNS.card;
  if (filter.token === true) return NOUNS.token;
  const types = filter.allTypes ?? filter.types ?? [];
  const [type] = types;
  if (types.length === 1 && type !== undefined && filter.subtypes === undefined) return TYPE_NOUNS[type];
  if (filter.allTypes?.includes('creature')) return TYPE_NOUNS.creature;
  const [name] = filter.subtypes ?? [];
  if (name !== undefined) {
    if (OWN_HEADS[name]) return subtype(name);
    if (LAND_TYPES.test(name)) return TYPE_NOUNS.land;
    return types.length > 0 && !types.includes('creature') ? NOUNS.permanent : TYPE_NOUNS.creature;
  }
  if (filter.anyOf !== undefined) {
    const words = new Set(
      filter.anyOf.map((alternative) => {
        const { anyOf: _, ...merged } = { ...filter, ...alternative };
        return shortNoun(merged, head);
      }),
    );
    const [only] = words;
    return words.size === 1 && only !== undefined ? only : NOUNS.permanent;
  }
  const creature = filter.power ?? filter.toughness ?? filter.attacking ?? filter.blocking;
  return creature !== undefined && types.length === 0 ? TYPE_NOUNS.creature : NOUNS[head];
}
