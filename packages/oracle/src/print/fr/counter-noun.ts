import { type Noun, noun } from './grammar.js';
import { NOUNS } from './vocabulary.js';

/** Words of counters that the rules name; those of single cards are named in French where they occur. */
const KINDS: Readonly<Record<string, string>> = {
  charge: 'charge',
  experience: 'expérience',
  hour: 'heure',
  ice: 'glace',
  poison: 'poison',
  quest: 'quête',
  loyalty: 'loyauté',
  defense: 'défense',
  lore: 'savoir',
  time: 'temps',
  age: 'âge',
  fade: 'estompe',
  level: 'niveau',
  shield: 'bouclier',
  stun: 'étourdissement',
  oil: 'huile',
  rad: 'rad',
};

/** "marqueur +1/+1", "marqueur « charge »"; energy is a symbol and "any" is no kind. */
export function counterNoun(kind: string): Noun {
  if (kind === 'any' || kind === 'all') return NOUNS.counter;
  if (kind === 'energy') return noun('{E}', 'm', '{E}');
  return /^[+-]/.test(kind)
    ? noun(`marqueur ${kind}`, 'm')
    : noun(`marqueur « ${KINDS[kind] ?? kind} »`, 'm');
}
