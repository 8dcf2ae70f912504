import type { Edition, EditionParameters, TournamentRules, Unified } from '@ettin/schema';
import { BY_EDITION, type DocumentStep, FIRST, STEPS } from './documents.js';

export interface ProfileChoice {
  /** Another document than that of the edition. */
  readonly document?: string;
  /** How the decks of a team are looked at together, where sources or players disagree (C22). */
  readonly unified?: Unified;
}

function followedBy(before: TournamentRules, step: DocumentStep): TournamentRules {
  const { id, date, name } = step;
  return {
    id,
    date,
    name,
    parameters: step.parameters ?? before.parameters,
    decks: {
      constructed: { ...before.decks.constructed, ...step.constructed },
      limited: { ...before.decks.limited, ...step.limited },
    },
    match: { ...before.match, ...step.match },
  };
}

const DOCUMENTS: ReadonlyMap<string, TournamentRules> = (() => {
  const all = new Map([[FIRST.id, FIRST]]);
  let before = FIRST;
  for (const step of STEPS) {
    const base = step.after === undefined ? before : (all.get(step.after) ?? before);
    before = followedBy(base, step);
    all.set(before.id, before);
  }
  return all;
})();

/** Ids of the Floor and Tournament Rules, oldest first. */
export const documentIds: readonly string[] = [...DOCUMENTS.keys()];

export function getDocument(id: string): TournamentRules | undefined {
  return DOCUMENTS.get(id);
}

/**
 * What tournaments of the edition's date say of decks and matches, or what was chosen instead. Undefined where there
 * is no such edition or document.
 */
export function tournamentRules(edition: string, choice: ProfileChoice = {}): TournamentRules | undefined {
  const own = Object.hasOwn(BY_EDITION, edition) ? BY_EDITION[edition] : undefined;
  if (own === undefined) return undefined;
  const rules = DOCUMENTS.get(choice.document ?? own);
  const unified = rules?.decks.constructed.unified ?? null;
  if (rules === undefined || unified === null || choice.unified === undefined) return rules;
  const constructed = { ...rules.decks.constructed, unified: { ...unified, how: choice.unified } };
  return { ...rules, decks: { ...rules.decks, constructed } };
}

/** The edition as tournaments under the document play it: the very same where they play nothing otherwise. */
export function underDocument(edition: Edition, { id, parameters }: TournamentRules): Edition {
  const keys = Object.keys(parameters) as (keyof EditionParameters)[];
  const same = (key: keyof EditionParameters) =>
    JSON.stringify(parameters[key]) === JSON.stringify(edition.parameters[key]);
  if (keys.every(same)) return edition;
  return { ...edition, document: id, parameters: { ...edition.parameters, ...parameters } };
}
