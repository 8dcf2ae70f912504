import type { KeywordName } from './keyword-words.js';
import { list } from './words.js';

/** "la habilidad de volar", "protección contra negro": as something that one has, gains or loses. */
export const skill = ({ noun, plain }: KeywordName): string =>
  plain === true ? noun : `la habilidad de ${noun}`;

/** "las habilidades de volar y prisa", "la habilidad de volar y protección contra negro". */
export function skills(keywords: readonly KeywordName[]): string {
  const named = keywords.filter(({ plain }) => plain !== true).map(({ noun }) => noun);
  const plain = keywords.filter((keyword) => keyword.plain === true).map(({ noun }) => noun);
  const abilities =
    named.length === 0
      ? []
      : [`${named.length === 1 ? 'la habilidad' : 'las habilidades'} de ${list(named, 'y')}`];
  return list([...abilities, ...plain], 'y');
}
