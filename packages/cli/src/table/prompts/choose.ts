import { cardByName, nearNames } from '@ettin/cards';
import { type Answer, CARD_TYPES, type Decision } from '@ettin/schema';
import {
  botReasonText,
  decisionPrompt,
  describeTarget,
  optionLabel,
  orderItemName,
  targetName,
} from '@ettin/text';
import type { Ask } from '../../game/drive.js';
import { cardTexts } from '../../words/card-texts.js';
import { abilityText } from '../../words/cards.js';
import { SAY } from '../../words/terminal.js';
import { readsNo, readsYes } from '../../words/yes.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { cancelHint, howMany, textOfSource, titleOf } from './title.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export async function askChoose(talk: Talk, ask: Ask, d: Of<'choose'>): Promise<Answer> {
  const { language } = talk;
  const worth = d.atLeastTotal;
  talk.say([
    talk.paint.strong(`${titleOf(talk, ask)}: ${howMany(d, language)}`),
    ...textOfSource(ask, language).map((line) => `  ${line}`),
    ...d.candidates.map((id, i) => {
      const value = worth === undefined ? '' : ` [${worth.values[i] ?? 0}]`;
      return `${numbered(i)}${describeTarget(ask.view, id, language)}${value}`;
    }),
    ...(worth === undefined ? [] : [SAY.text(language, 'brackets', { total: worth.total })]),
    talk.paint.faint(
      `${SAY.text(language, 'numbers')}${d.min === 0 ? ` · ${SAY.text(language, 'enterNone')}` : ''}${cancelHint(d, language)}`,
    ),
  ]);
  return talk.ask((line) => {
    if (line === '' && d.min > 0) throw new Again(SAY.text(language, 'typeNumbers'));
    const chosen = readNumbers(line, d.candidates.length, language).map((n) => d.candidates[n - 1] ?? 0);
    if (chosen.length < d.min || chosen.length > d.max)
      throw new Again(SAY.text(language, 'choose', { howMany: howMany(d, language) }));
    return { kind: 'choose', chosen };
  });
}

export async function askOption(talk: Talk, ask: Ask, d: Of<'option'>): Promise<Answer> {
  const { language } = talk;
  const texts = cardTexts(ask.rules, language);
  const yes = d.options.findIndex((o) => o.label === 'yes' || o.label.startsWith('cost:'));
  const no = d.options.findIndex((o) => o.label === 'no');
  const yesNo = d.options.length === 2 && yes >= 0 && no >= 0;
  talk.say([
    talk.paint.strong(titleOf(talk, ask)),
    ...textOfSource(ask, language).map((line) => `  ${line}`),
    ...d.options.map((o, i) => `${numbered(i)}${optionLabel(o, d, ask.view, texts, language)}`),
    talk.paint.faint(`${SAY.text(language, yesNo ? 'aNumberYesNo' : 'aNumber')}${cancelHint(d, language)}`),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (yesNo && readsYes(word, language)) return { kind: 'option', option: yes };
    if (yesNo && readsNo(word, language)) return { kind: 'option', option: no };
    const [n, ...more] = readNumbers(line, d.options.length, language);
    if (n === undefined || more.length > 0) throw new Again(SAY.text(language, 'oneNumber'));
    return { kind: 'option', option: n - 1 };
  });
}

export async function askNumber(talk: Talk, ask: Ask, d: Of<'number'>): Promise<Answer> {
  const { language } = talk;
  talk.say([
    talk.paint.strong(
      `${titleOf(talk, ask)}: ${SAY.text(language, 'wholeNumber', { min: d.min, max: d.max })}`,
    ),
    ...(d.cancellable === true ? [talk.paint.faint(SAY.text(language, 'takeBack'))] : []),
  ]);
  return talk.ask((line) => {
    const number = /^\d+$/.test(line) ? Number(line) : Number.NaN;
    if (Number.isNaN(number) || number < d.min || number > d.max)
      throw new Again(SAY.text(language, 'wholeNumber', { min: d.min, max: d.max }));
    return { kind: 'number', number };
  });
}

export async function askOrder(talk: Talk, ask: Ask, d: Of<'order'>): Promise<Answer> {
  const { language } = talk;
  const items = d.items.map((item) => {
    const who = targetName(ask.view, item.controller, language);
    if (d.purpose === 'damageOrder') return describeTarget(ask.view, item.source, language);
    if (item.ability < 0) return who;
    const about =
      item.about === undefined
        ? ''
        : ` ${SAY.text(language, 'forPlayer', { who: targetName(ask.view, item.about, language) })}`;
    const what = SAY.text(language, 'spellOf', { what: orderItemName(ask.view, item, language), who });
    return `${what}${about}: ${abilityText(ask.rules, item.ability, language)}`;
  });
  talk.say([
    talk.paint.strong(titleOf(talk, ask)),
    ...items.map((words, i) => numbered(i) + words),
    ...wishLines(talk, ask),
    talk.paint.faint(SAY.text(language, 'inOrder')),
  ]);
  return talk.ask((line) => {
    if (line === '') return { kind: 'order', order: d.items.map((_, i) => i) };
    const order = readNumbers(line, d.items.length, language).map((n) => n - 1);
    if (order.length !== d.items.length)
      throw new Again(SAY.text(language, 'allNumbers', { n: d.items.length }));
    return { kind: 'order', order };
  });
}

export async function askName(talk: Talk, ask: Ask, d: Of<'name'>): Promise<Answer> {
  const { language } = talk;
  const suggested = d.suggested?.kind === 'name' ? d.suggested.name : '';
  talk.say([
    talk.paint.strong(titleOf(talk, ask)),
    talk.paint.faint(
      [
        SAY.text(language, 'aName'),
        ...(suggested === '' ? [] : [SAY.text(language, 'enterName', { name: suggested })]),
        SAY.text(language, 'nameHelp'),
      ].join(' · '),
    ),
  ]);
  return talk.ask((line): Answer => {
    if (line === '' && suggested !== '') return { kind: 'name', name: suggested };
    if (d.allowed === 'creatureType') {
      const name = line.charAt(0).toUpperCase() + line.slice(1);
      if (!/^[A-Z][A-Za-z' -]+$/.test(name) || (CARD_TYPES as readonly string[]).includes(line.toLowerCase()))
        throw new Again(SAY.text(language, 'nameType'));
      return { kind: 'name', name };
    }
    const card = cardByName(line);
    if (card === undefined)
      throw new Again(SAY.text(language, 'noCard', { name: line, near: nearNames(line, 3).join(', ') }));
    return { kind: 'name', name: card.name };
  }, true);
}

export async function askMulligan(talk: Talk, ask: Ask): Promise<Answer> {
  const { language } = talk;
  talk.say([
    talk.paint.strong(
      `${titleOf(talk, ask)} ${decisionPrompt(ask.decision, talk.names, language).detail ?? ''}`,
    ),
    talk.paint.faint(SAY.text(language, 'mulliganHint')),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (word === '' || word === 'k' || word === 'keep') return { kind: 'mulligan', mulligan: false };
    if (word === 'm' || word === 'mulligan') return { kind: 'mulligan', mulligan: true };
    throw new Again(SAY.text(language, 'mulliganAgain'));
  });
}

/** What teammates would answer, one line each. */
export function wishLines(talk: Talk, ask: Ask): readonly string[] {
  return ask.wishes.flatMap(({ seat, why }) => {
    if (why === null) return [];
    const who = targetName(ask.view, seat, talk.language);
    return talk.paint.good(
      SAY.text(talk.language, 'thinks', { who, why: botReasonText(why, talk.language) }),
    );
  });
}

export const numbered = (i: number): string => `${String(i + 1).padStart(4)}  `;
