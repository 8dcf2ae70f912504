import type { Asked } from '@ettin/editions';
import type { CardType, GameEventType, ManaType, Step, Supertype, Zone } from '@ettin/schema';
import { EVENTS } from './catalogue/events.js';
import { KEYWORDS } from './catalogue/keywords.js';
import { PROMPTS, PURPOSES } from './catalogue/prompts.js';
import { COLORS, COUNTERS, STEPS, SUPERTYPES, TYPES, ZONES } from './catalogue/words.js';
import type { Language } from './language.js';

/** The game's words by themselves: "draw step", "graveyard", "flying". */

export const stepName = (step: Step | 'setup', language: Language): string => STEPS.text(language, step);
export const zoneName = (zone: Zone, language: Language): string => ZONES.text(language, zone);
/** Of a color, or of colorless. */
export const manaName = (mana: ManaType, language: Language): string => COLORS.text(language, mana);
export const cardTypeName = (type: CardType, language: Language): string => TYPES.text(language, type);
export const supertypeName = (type: Supertype, language: Language): string => SUPERTYPES.text(language, type);

/** A kind of event as an index names it: "A life total changes". */
export const eventName = (event: GameEventType, language: Language): string => EVENTS.text(language, event);

/** What a decision asks, without what asks it: "Order in which you draw". */
export const askedText = (asked: Asked, language: Language): string =>
  asked === 'priority' || asked === 'attackers' || asked === 'blockers'
    ? PROMPTS.text(language, asked)
    : PURPOSES.text(language, asked);

type Keyed<T extends object> = keyof T & string;
const isOf = <T extends object>(words: T, key: string): key is Keyed<T> => Object.hasOwn(words, key);

/**
 * A keyword as a view lists it: "toxic 2" keeps its number. A word that is no keyword stays as it is, since cards may
 * name abilities of their own.
 */
export function keywordName(keyword: string, language: Language): string {
  const [word = '', ...rest] = keyword.split(' ');
  if (!isOf(KEYWORDS.messages.en, word)) return keyword;
  return [KEYWORDS.text(language, word), ...rest].join(' ');
}

/** A kind of counter without the word for a counter: "poison", "+1/+1"; the data's own word for one without a name. */
export function counterKind(kind: string, language: Language): string {
  return isOf(COUNTERS.messages.en, kind) ? COUNTERS.text(language, kind) : kind;
}
