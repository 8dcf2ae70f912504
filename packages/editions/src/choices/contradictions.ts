import type { Language } from '../rulebook/line-text.js';
import { CHOICE_WORDS } from './words/all.js';

/**
 * Where the sources contradict themselves or each other, leave a gap or misprint, and what is done about it. Lines of the
 * index name their entry; entries of `CHOICES` can be decided otherwise.
 */
export interface Contradiction {
  readonly about: string;
  readonly done: string;
}

export const CONTRADICTIONS = {
  C1: {
    about:
      'The French example of 606.9c mixes two cards: "double" with the sum of "becomes 20", and prints 32 for a team at 25.',
    done: 'By the rule itself: doubling makes 38, "becomes 20" makes 32. The printed 32 for doubling is a misprint.',
  },
  C2: {
    about: 'The French Test of Endurance asks for a share above 50, and then gives 99, whose share is 50.',
    done: '50 or more.',
  },
  C3: {
    about: 'The French 606.6f leaves out steps, which the English text has.',
    done: 'Steps are added and skipped like phases.',
  },
  C4: {
    about: 'In 2005 the section says nothing on mulligans, order of triggers and draws, paying life.',
    done: 'The general rules of that date; tournaments had a free first mulligan (Floor Rules 155), which can be chosen.',
  },
  C5: {
    about: 'The Spanish text lets only the secondary draw, without saying that this is the first turn.',
    done: 'The first turn of the starting team only; in every other draw step both draw.',
  },
  C6: {
    about: 'The Spanish text gives larger teams 20 life a head, but two heads 30.',
    done: '15 a head beyond two, or 20 for each head word for word, as chosen.',
  },
  C7: {
    about:
      'The Spanish introduction has the head of an infect attacker named as it attacks, the body at damage.',
    done: 'At damage, as every text before 2018 has it.',
  },
  C8: {
    about: 'The Spanish text gives a controlled turn to the team of whoever controls it.',
    done: 'To the controller of the effect alone, as in every other text; the partner may advise.',
  },
  C9: {
    about: 'Before July 2009 no rule says whether the share or the total limits paying life.',
    done: 'The total of the team, as was then written down; amounts reckoned from "your life" use the share.',
  },
  C10: {
    about: 'The share divides by two whatever the number of heads.',
    done: 'By the number of heads, so that the shares make up the total, or by two word for word, as chosen.',
  },
  C11: {
    about:
      'The English text of 2006 begins with two lines of another variant, prints "606. 8b", and breaks off.',
    done: 'The two lines mean nothing here; what is missing is taken from the rules of the same date.',
  },
  C12: {
    about: '606.6a can be read as one countdown of hand sizes for both partners.',
    done: 'Each player counts down alone, as the example of 101.4a shows.',
  },
  C13: {
    about: 'The primary decides who acts first (2005, 2006), or any disagreement (since 2009).',
    done: 'The choice of the primary stands; events name the rule of the edition.',
  },
  C14: {
    about: '806.7c quotes a card as "comes into play" although that had become "enters the battlefield".',
    done: 'The meaning is the same.',
  },
  C15: {
    about: 'In 806.9b the losses of both partners (10 and 9) are more than what the team loses (18).',
    done: 'Each partner is seen to lose their own number, and the team ends at the sum that was set.',
  },
  C16: {
    about:
      'The Japanese 810.8c lets a team lose as it would next have priority, which English dropped in 2009.',
    done: 'The same: state-based actions are looked at exactly then.',
  },
  C17: {
    about: 'The Japanese 810.7e has the defending player order the attackers, English the defending team.',
    done: 'The team; the primary if its members disagree.',
  },
  C18: {
    about: 'The Japanese 810.7d speaks of one head with a Forest.',
    done: 'That is a case and no limit: one or both.',
  },
  C19: {
    about: '104.3d says ten poison counters, 810.8d fifteen.',
    done: 'Ten are never asked for here (704.6b switches 704.5c off).',
  },
  C20: {
    about: 'MTR 9.4 points to 103.4c for mulligans.',
    done: 'An old pointer: 103.5d today.',
  },
  C21: {
    about:
      'Landwalk and Teferi’s Moat: until April 2018 the whole team counts, since then the attacked head.',
    done: 'As the edition has it.',
  },
  C22: {
    about:
      'Unified decks: four of a card together, or since July 2016 no name in both decks; official pages disagree.',
    done: 'As the documents of the date have it, or otherwise as chosen.',
  },
  C23: {
    about: 'The Spanish text omits the ban of Erayo, Soratami Ascendant.',
    done: 'It is banned, as everywhere since October 2005.',
  },
  C24: {
    about: 'Totals set for both members since 2010: the sum, or one of them.',
    done: 'The team picks the member whose number counts; never the sum.',
  },
} as const satisfies Readonly<Record<string, Contradiction>>;

export type ContradictionId = keyof typeof CONTRADICTIONS;

/** What sources disagree in, in the language. Undefined: there is no such entry. */
export function contradiction(id: string, language: Language = 'en'): Contradiction | undefined {
  if (!Object.hasOwn(CONTRADICTIONS, id)) return undefined;
  const known = id as ContradictionId;
  return language === 'en' ? CONTRADICTIONS[known] : CHOICE_WORDS[language].contradictions[known];
}
