import type { Decision, PendingNotice } from '@ettin/schema';
import { PROMPTS, PURPOSES } from './catalogue/prompts.js';
import { PILES } from './catalogue/words.js';
import type { Language } from './language.js';
import type { Names } from './names.js';
import { joined, type Phrase, textOf } from './part.js';
import { digits, Speech } from './speech.js';

export interface Prompt {
  /** What is asked, and by what: "Choose what to target — Lightning Bolt". */
  readonly title: string;
  /** The title in pieces. */
  readonly parts: Phrase;
  /** How many, how much, in which order. */
  readonly detail?: string;
}

/** The question that a decision asks; of one that others make, who is waited for. */
export function decisionPrompt(decision: Decision | PendingNotice, names: Names, language: Language): Prompt {
  const say = new Speech(names, language);
  if (decision.kind === 'waiting') return prompt(waitingPhrase(decision, say), null);
  const title = titleText(decision, language);
  const parts =
    decision.source === undefined
      ? [{ text: title }]
      : PROMPTS.phrase(language, 'withSource', { title, source: say.object(decision.source) });
  return prompt(parts, detailText(decision, language));
}

/** The question of a decision that a player answers for another whom they control (CR 723.5). */
export function promptForOther(prompt: Prompt, seat: number, names: Names, language: Language): Prompt {
  const who = new Speech(names, language).seat(seat);
  const parts = joined(PROMPTS.phrase(language, 'forOther', { who, title: prompt.parts }));
  return { ...prompt, parts, title: textOf(parts) };
}

function prompt(phrase: Phrase, detail: string | null): Prompt {
  const parts = joined(phrase);
  return { title: textOf(parts), parts, ...(detail === null ? {} : { detail }) };
}

function waitingPhrase({ players, purpose }: PendingNotice, say: Speech): Phrase {
  const who = say.list(players.map((seat) => say.seat(seat)));
  return PROMPTS.phrase(say.language, players.length > 1 ? 'waitingMany' : 'waiting', {
    who,
    what: PURPOSES.text(say.language, purpose),
  });
}

function titleText(d: Decision, language: Language): string {
  switch (d.kind) {
    case 'priority':
    case 'attackers':
    case 'blockers':
      return PROMPTS.text(language, d.kind);
    case 'pay':
      return PROMPTS.text(language, 'pay', { mana: d.mana });
    case 'number':
      return d.purpose === 'kicker' ? PROMPTS.text(language, 'times') : PURPOSES.text(language, d.purpose);
    case 'divide':
      // only damage is divided with what is lethal in sight
      return PURPOSES.text(language, d.lethal === undefined ? d.purpose : 'damage');
    case 'order':
      // life totals that are given out again: item n says whose total the nth player gets (CR 810.9f)
      if (d.purpose === 'number') return PROMPTS.text(language, 'shares');
      return d.purpose === 'openingHand'
        ? PROMPTS.text(language, 'openingOrder')
        : PURPOSES.text(language, d.purpose);
    case 'mulligan':
    case 'choose':
    case 'option':
    case 'arrange':
    case 'name':
      return PURPOSES.text(language, d.purpose);
  }
}

/** Null where the title says it all. */
function detailText(d: Decision, language: Language): string | null {
  switch (d.kind) {
    case 'priority':
    case 'option':
    case 'order':
    case 'pay':
    case 'name':
      return null;
    case 'mulligan':
      return PROMPTS.text(language, 'mulligan');
    case 'choose': {
      const many = howManyText(d, language);
      const worth = d.atLeastTotal;
      if (worth === undefined) return many;
      return [many, PROMPTS.text(language, 'worth', { total: digits(worth.total) })].join(comma(language));
    }
    case 'number':
      return PROMPTS.text(language, 'number', { min: digits(d.min), max: digits(d.max) });
    case 'divide': {
      const total = digits(d.total);
      const all =
        d.min > 0
          ? PROMPTS.text(language, 'inAllEach', { total, min: digits(d.min) })
          : PROMPTS.text(language, 'inAll', { total });
      return d.inOrder === true ? [all, PROMPTS.text(language, 'inOrder')].join(comma(language)) : all;
    }
    case 'arrange': {
      const piles = d.piles.map(({ name }) => PILES.text(language, name)).join(comma(language));
      return PROMPTS.text(language, 'piles', { n: d.cards.length, piles });
    }
    case 'attackers': {
      const said: string[] = [];
      if (d.required.length > 0)
        said.push(PROMPTS.text(language, 'attackRequired', { n: d.required.length }));
      if (d.maxAttackers < d.options.length)
        said.push(PROMPTS.text(language, 'atMost', { n: d.maxAttackers }));
      return said.length === 0 ? null : said.join(comma(language));
    }
    case 'blockers':
      return d.maxBlockers < d.options.length ? PROMPTS.text(language, 'atMost', { n: d.maxBlockers }) : null;
  }
}

const comma = (language: Language): string => (language === 'ja' ? '、' : ', ');

/** "one of them", "up to 2 of them", "1 to 3 of them" */
export function howManyText(
  { min, max, candidates }: Extract<Decision, { kind: 'choose' }>,
  language: Language,
): string {
  const most = Math.min(max, candidates.length);
  if (min === most)
    return min === 1 ? PROMPTS.text(language, 'one') : PROMPTS.text(language, 'exactly', { n: min });
  if (min > 0) return PROMPTS.text(language, 'between', { min, max: most });
  return most >= candidates.length
    ? PROMPTS.text(language, 'any')
    : PROMPTS.text(language, 'upTo', { n: most });
}
