import type { KeywordName } from './keyword-words.js';
import { list } from './words.js';

/** "la habilidad de volar", "vigilancia": as something that one has, gains or loses. */
export const skill = ({ noun, verbal }: KeywordName): string =>
  verbal === true ? `la habilidad de ${noun}` : noun;

/** "las habilidades de volar y prisa", "vigilancia y vínculo vital". */
export function skills(keywords: readonly KeywordName[]): string {
  const [only] = keywords;
  if (keywords.length === 1 && only !== undefined) return skill(only);
  const nouns = list(
    keywords.map(({ noun }) => noun),
    'y',
  );
  return keywords.some(({ verbal }) => verbal === true) ? `las habilidades de ${nouns}` : nouns;
}
