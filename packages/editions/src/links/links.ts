import type { GameEventType, Meaning } from '@ettin/schema';
import { decidingLines } from '../cites/deciding.js';
import { isUnder } from '../number.js';
import { getEdition } from '../registry.js';
import { ASKED_UNDER, type Asked } from './decisions.js';
import { EVENTS } from './events.js';

/** What a rule or line decides in a game. */
export interface RuleLinks {
  /** Rulings for which the edition cites it, in the order of `MEANINGS`. */
  readonly meanings: readonly Meaning[];
  /** Events that name one of those rulings as their reason. */
  readonly events: readonly GameEventType[];
  /** Decisions that are asked for under one of them. */
  readonly decisions: readonly Asked[];
}

/** Lines that say a ruling, or the rule as a whole where none of its lines is named. */
const places = (edition: NonNullable<ReturnType<typeof getEdition>>, meaning: Meaning): readonly string[] => {
  const lines = decidingLines(edition, meaning);
  return lines.length > 0 ? lines : [edition.cites[meaning]];
};

/**
 * A ruling belongs to the rule that is cited, to what that rule is part of, and to the lines that say it: `draw.step` of
 * 2006 to 606.6e.4, 606.6e and 606.6, but not to 606.6e.1. Empty for an edition that isn't there.
 */
export function ruleLinks(edition: string, number: string): RuleLinks {
  const found = getEdition(edition);
  if (found === undefined) return { meanings: [], events: [], decisions: [] };
  const meanings = (Object.keys(found.cites) as Meaning[]).filter((meaning) => {
    const cited = found.cites[meaning];
    const own = places(found, meaning);
    return own.some((place) => isUnder(place, number) || (place === cited && isLineOf(number, cited)));
  });
  return {
    meanings,
    events: [...new Set(meanings.flatMap((meaning) => EVENTS[meaning] ?? []))],
    decisions: (Object.keys(ASKED_UNDER) as Asked[]).filter((asked) => meanings.includes(ASKED_UNDER[asked])),
  };
}

/** "810.9a.1" and "810.9a-ex1" of 810.9a; a subrule isn't a line. */
const isLineOf = (id: string, rule: string): boolean =>
  id.startsWith(rule) && /^(?:\.\d+|-ex\d+)$/.test(id.slice(rule.length)) && isUnder(id, rule);
