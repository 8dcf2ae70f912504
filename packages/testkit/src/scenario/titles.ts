import { LANGUAGES, type ScenarioTitles } from '@ettin/editions';
import type { Reading } from './reading.js';
import type { Node } from './source.js';

/** English is the title itself. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

/** `titles: {es: …, fr: …, ja: …}`: what the title is in other languages; any may be missing. */
export function readTitles(r: Reading, node: Node): ScenarioTitles {
  const map = r.map(node, 'titles', OTHERS);
  return Object.fromEntries(
    OTHERS.flatMap((language) => {
      const said = map[language];
      return said === undefined ? [] : [[language, r.text(said, `the title in ${language}`)]];
    }),
  );
}
