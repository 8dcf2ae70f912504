import { cards } from '@ettin/cards';
import { getEdition } from '@ettin/editions';
import { createRules, type Rules } from '@ettin/engine';
import type { TableState } from './table.js';

const made = new Map<string, Rules>();

/** The rules of an edition with the built-in cards: made once, and shared by all tables. Throws if there is none. */
export function rulesOf(edition: string): Rules {
  const known = made.get(edition);
  if (known !== undefined) return known;
  const data = getEdition(edition);
  if (data === undefined) throw new Error(`no edition ${edition}`);
  const rules = createRules(data, cards);
  made.set(edition, rules);
  return rules;
}

/** Those of the latest game, which stay its own when the table is set to other ones for the next. */
export const gameRules = ({ play, settings }: TableState): Rules =>
  rulesOf(play?.record.edition ?? settings.edition);
