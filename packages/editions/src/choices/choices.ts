import type { Edition, EditionParameters } from '@ettin/schema';
import { EDITIONS } from '../editions/all.js';
import { tournamentRules } from '../profiles/profiles.js';
import type { Language } from '../rulebook/line-text.js';
import type { ContradictionId } from './contradictions.js';
import { CHOICE_WORDS } from './words/all.js';

export interface ChoiceOption {
  /** In English; `choiceOptions` has it in every language. */
  readonly what: string;
  /** What it changes in an edition. Nothing for what decks are held to: that is asked of the tournament rules. */
  readonly parameters: Partial<EditionParameters>;
}

/** Something that an edition's text leaves open or contradicts itself in, and that players may decide. */
export interface Choice {
  readonly options: Readonly<Record<string, ChoiceOption>>;
  /** The option that an edition has if nobody says otherwise. Editions that aren't there don't have the choice. */
  readonly standard: Readonly<Record<string, string>>;
}

/** The options of editions by what those are, so that an edition that is added has its choices too. */
const byEdition = (optionOf: (edition: Edition) => string | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...EDITIONS.values()].flatMap((edition) => {
      const option = optionOf(edition);
      return option === undefined ? [] : [[edition.id, option]];
    }),
  );

export const CHOICES: Readonly<Partial<Record<ContradictionId, Choice>>> = {
  C4: {
    options: {
      rules: { what: 'no mulligan is free (101.4)', parameters: { freeMulligans: 0 } },
      tournament: { what: 'each first mulligan is free (Floor Rules 155)', parameters: { freeMulligans: 1 } },
    },
    // rules and Floor Rules of one autumn contradict each other: no other edition can have this
    standard: { '2005-08': 'rules', '2005-fr': 'rules' },
  },
  C6: {
    options: {
      corrected: {
        what: '15 life more for each head beyond the second',
        parameters: { startingLife: { solo: 20, base: 30, perHead: 15 } },
      },
      literal: {
        what: '20 life for each head of a team of more than two',
        parameters: { startingLife: { solo: 20, base: 30, perHead: 15, each: 20 } },
      },
    },
    standard: { '2010-es': 'corrected' },
  },
  C10: {
    options: {
      heads: { what: 'a share is the total over the number of heads', parameters: { shareOf: 'heads' } },
      two: { what: 'a share is half of the total, whatever that number', parameters: { shareOf: 'two' } },
    },
    standard: byEdition(({ parameters }) => (parameters.individualLife === 'share' ? 'heads' : undefined)),
  },
  C22: {
    options: {
      fourPerTeam: { what: 'at most four of a card in all decks of a team together', parameters: {} },
      noSharedNames: { what: 'no card name in two decks of a team', parameters: {} },
    },
    standard: byEdition(({ id }) => tournamentRules(id)?.decks.constructed.unified?.how),
  },
};

/**
 * The options of a contradiction, each with what it is in the language; none where nothing can be decided. Throws where
 * nobody has translated one: a fault of ours.
 */
export function choiceOptions(
  id: string,
  language: Language = 'en',
): readonly { readonly option: string; readonly what: string }[] {
  const choice = Object.hasOwn(CHOICES, id) ? CHOICES[id as ContradictionId] : undefined;
  return Object.entries(choice?.options ?? {}).map(([option, { what }]) => {
    const said = language === 'en' ? what : CHOICE_WORDS[language].options[id as ContradictionId]?.[option];
    if (said === undefined) throw new Error(`option ${option} of ${id} isn't in ${language}`);
    return { option, what: said };
  });
}

export type Chosen =
  | { readonly ok: true; readonly edition: Edition }
  /** No such choice in this edition, or no such option; `there` is what there is. */
  | { readonly ok: false; readonly what: string; readonly there: readonly string[] };

/** The choices that an edition has, each with its standard option. */
export function choicesOf(edition: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(CHOICES).flatMap(([id, { standard }]) => {
      const option = Object.hasOwn(standard, edition) ? standard[edition] : undefined;
      return option === undefined ? [] : [[id, option]];
    }),
  );
}

/** An edition with some of its choices decided otherwise: `{ C6: 'literal' }`. */
export function withChoices(edition: Edition, wanted: Readonly<Record<string, string>>): Chosen {
  const has = choicesOf(edition.id);
  let parameters: Partial<EditionParameters> = {};
  const others: Record<string, string> = {};
  for (const [id, option] of Object.entries(wanted)) {
    if (!Object.hasOwn(has, id)) return { ok: false, what: id, there: Object.keys(has) };
    const options = CHOICES[id as ContradictionId]?.options ?? {};
    const chosen = Object.hasOwn(options, option) ? options[option] : undefined;
    if (chosen === undefined) return { ok: false, what: option, there: Object.keys(options) };
    parameters = { ...parameters, ...chosen.parameters };
    if (option !== has[id]) others[id] = option;
  }
  const changed = { ...edition, parameters: { ...edition.parameters, ...parameters } };
  return {
    ok: true,
    edition: Object.keys(others).length === 0 ? changed : { ...changed, choices: others },
  };
}
