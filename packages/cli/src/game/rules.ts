import { DEFAULT_EDITION, editionIds, getEdition } from '@ettin/editions';
import type { Rules } from '@ettin/engine';
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

/** The rules of an edition with the built-in cards; made once. */
export function rulesOf(edition: string): Rules {
  return builtInRules(editionNamed(edition).id);
}
