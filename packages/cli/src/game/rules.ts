import { cards } from '@ettin/cards';
import { DEFAULT_EDITION, editionIds, getDocument, getEdition, underDocument } from '@ettin/editions';
import { createRules, type Rules } from '@ettin/engine';
import type { Edition } from '@ettin/schema';
import { builtInRules } from '@ettin/testkit';
import { anyOf, BadInput } from '../io/io.js';

export { DEFAULT_EDITION };

/** Throws `BadInput` with the editions that there are. */
export function editionNamed(id: string): Edition {
  const edition = getEdition(id);
  if (edition === undefined) throw new BadInput(`no edition ${id}; there is ${anyOf(editionIds)}`);
  return edition;
}

/**
 * What `--editions` lists, each once, in the order given; `all` stands for every edition. Throws `BadInput` for what is
 * no edition.
 */
export function editionsNamed(ids: string): readonly string[] {
  const list = ids
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (list.length === 0) throw new BadInput('--editions needs at least one edition');
  return [...new Set(list.flatMap((id) => (id === 'all' ? editionIds : [editionNamed(id).id])))];
}

const withDocument = new Map<string, Rules>();

/**
 * The rules of an edition with the built-in cards, or as tournaments under a document play it; made once. Throws
 * `BadInput` where there is no such edition or document.
 */
export function rulesOf(id: string, document?: string): Rules {
  const edition = editionNamed(id);
  if (document === undefined) return builtInRules(edition.id);
  const rules = getDocument(document);
  if (rules === undefined) throw new BadInput(`there are no Floor or Tournament Rules ${document}`);
  const played = underDocument(edition, rules);
  if (played === edition) return builtInRules(edition.id);
  const key = `${edition.id} ${document}`;
  const known = withDocument.get(key) ?? createRules(played, cards);
  withDocument.set(key, known);
  return known;
}
