import { getEdition, withChoices } from '@ettin/editions';
import type { Edition } from '@ettin/schema';
import type { Reading } from './reading.js';
import type { Node } from './source.js';

/** What is decided otherwise than an edition has it, by the id of the contradiction: `{C6: literal}`. */
export type Choices = Readonly<Record<string, string>>;

export const NO_CHOICES: Choices = {};

/** By edition; what an edition has no choice or option of is a problem, with those that there are. */
export function readChoices(r: Reading, node: Node): ReadonlyMap<string, Choices> {
  const read = r.byEdition(
    node,
    (n) => ({
      line: n.line,
      choices: Object.fromEntries(r.entries(n, 'choices').map((e) => [e.key, r.text(e.value, e.key)])),
    }),
    true,
  );
  const out = new Map<string, Choices>();
  for (const [edition, { line, choices }] of read) {
    const wrong = whyNot(edition, choices);
    if (wrong !== null) r.problem(line, `choices: ${wrong}`);
    out.set(edition, choices);
  }
  return out;
}

/** C22 is decided where decks are judged. */
function whyNot(edition: string, choices: Choices): string | null {
  if (Object.hasOwn(choices, 'C22')) return 'C22 is about decks: write format: {unified: …} there';
  const data = getEdition(edition);
  const chosen = data === undefined ? null : withChoices(data, choices);
  if (chosen === null || chosen.ok) return null;
  const there = chosen.there.filter((id) => id !== 'C22');
  const some = there.length === 0 ? 'none' : there.join(', ');
  return Object.hasOwn(choices, chosen.what)
    ? `edition ${edition} has no choice ${chosen.what}; it has ${some}`
    : `there is no ${chosen.what} to choose; there is ${some}`;
}

/** Throws where there is no such edition or choice: files have been read by then. */
export function editionWith(id: string, choices: Choices): Edition {
  const edition = getEdition(id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  const chosen = withChoices(edition, choices);
  if (!chosen.ok) throw new Error(`edition ${id} has no ${chosen.what}`);
  return chosen.edition;
}
