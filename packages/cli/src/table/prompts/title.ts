import { cardByName } from '@ettin/cards';
import type { Decision, Purpose } from '@ettin/schema';
import { decisionPrompt, findIn, howManyText, type Language, promptForOther } from '@ettin/text';
import type { Ask } from '../../game/drive.js';
import { abilityText, cardLines } from '../../words/cards.js';
import { SAY } from '../../words/terminal.js';
import type { Talk } from '../talk.js';

/** "Choose what to target — Lightning Bolt" */
export function titleOf(talk: Talk, ask: Ask): string {
  const { names, language } = talk;
  const prompt = decisionPrompt(ask.decision, names, language);
  return ask.seat === ask.person ? prompt.title : promptForOther(prompt, ask.seat, names, language).title;
}

export const howMany = (decision: Extract<Decision, { kind: 'choose' }>, language: Language): string =>
  howManyText(decision, language);

export const cancelHint = (decision: Decision, language: Language): string =>
  decision.cancellable === true ? ` · ${SAY.text(language, 'takeBack')}` : '';

/** Purposes whose question alone doesn't say what it is about. */
const UNCLEAR: ReadonlySet<Purpose> = new Set<Purpose>([
  'may',
  'payCost',
  'castFree',
  'replacement',
  'choose',
  'number',
]);

/** The text of what asks, where the title doesn't tell: of the ability that resolves, or else of the card. */
export function textOfSource(ask: Ask, language: Language): readonly string[] {
  const { decision, view, rules } = ask;
  if (!UNCLEAR.has(decision.purpose) || decision.source === undefined) return [];
  // the stack is listed from the bottom
  const top = view.stack.at(-1);
  const resolving = top !== undefined && (top.id === decision.source || top.source === decision.source);
  if (resolving && top.ability !== null) return [abilityText(rules, top.ability, language, top)];
  const name = findIn(view, decision.source)?.name ?? null;
  const card = name === null ? undefined : cardByName(name);
  return card === undefined ? [] : cardLines(card, language).slice(2);
}
