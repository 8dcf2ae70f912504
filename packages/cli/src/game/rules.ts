import { cards } from '@ettin/cards';
import {
  DEFAULT_EDITION,
  editionIds,
  getDocument,
  getEdition,
  underDocument,
  withChoices,
} from '@ettin/editions';
import { createRules, type Rules } from '@ettin/engine';
import type { Edition } from '@ettin/schema';
import { builtInRules } from '@ettin/testkit';
import { anyOf, BadInput } from '../io/io.js';

export { DEFAULT_EDITION };

/** Readings of an edition's text, by the id of the contradiction: `{C6: 'literal'}`. */
export type Choices = Readonly<Record<string, string>>;

/** Throws `BadInput` with the editions that there are. */
export function editionNamed(id: string): Edition {
  const edition = getEdition(id);
  if (id.trim() === '') throw new BadInput(`an edition is needed; there is ${anyOf(editionIds)}`);
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

const changed = new Map<string, Rules>();

/**
 * The rules of an edition with the built-in cards, or as tournaments under a document play it, with readings of its text that
 * are chosen; made once. Throws `BadInput` where there is no such edition, document or choice.
 */
export function rulesOf(id: string, document?: string, choices: Choices = {}): Rules {
  const edition = editionNamed(id);
  const played = withWanted(asTournament(edition, document), choices);
  if (played === edition) return builtInRules(edition.id);
  const key = JSON.stringify([played.id, played.document, played.choices]);
  const known = changed.get(key) ?? createRules(played, cards);
  changed.set(key, known);
  return known;
}

function asTournament(edition: Edition, document: string | undefined): Edition {
  if (document === undefined) return edition;
  const rules = getDocument(document);
  if (rules === undefined) throw new BadInput(`there are no Floor or Tournament Rules ${document}`);
  return underDocument(edition, rules);
}

function withWanted(edition: Edition, choices: Choices): Edition {
  if (Object.keys(choices).length === 0) return edition;
  const chosen = withChoices(edition, choices);
  if (chosen.ok) return chosen.edition;
  const there = chosen.there.length === 0 ? 'none' : anyOf(chosen.there);
  throw new BadInput(
    Object.hasOwn(choices, chosen.what)
      ? `edition ${edition.id} has no choice ${chosen.what}; it has ${there}`
      : `no ${chosen.what} can be chosen; there is ${there}`,
  );
}
