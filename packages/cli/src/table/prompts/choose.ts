import { cardByName, nearNames } from '@ettin/cards';
import { type Answer, CARD_TYPES, type Decision } from '@ettin/schema';
import type { Ask } from '../../game/drive.js';
import { abilityText } from '../../words/cards.js';
import { describeTarget, nameIn } from '../../words/objects.js';
import { optionWords } from '../../words/options.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { cancelHint, howMany, textOfSource, titleOf } from './title.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

export async function askChoose(talk: Talk, ask: Ask, d: Of<'choose'>): Promise<Answer> {
  const worth = d.atLeastTotal;
  talk.say([
    talk.paint.strong(`${titleOf(ask)}: ${howMany(d)}`),
    ...textOfSource(ask).map((line) => `  ${line}`),
    ...d.candidates.map((id, i) => {
      const value = worth === undefined ? '' : ` [${worth.values[i] ?? 0}]`;
      return `${numbered(i)}${describeTarget(ask.view, id)}${value}`;
    }),
    ...(worth === undefined ? [] : [`The numbers in brackets have to add up to at least ${worth.total}.`]),
    talk.paint.faint(`Numbers${d.min === 0 ? ' · Enter: none' : ''}${cancelHint(d)}`),
  ]);
  return talk.ask((line) => {
    if (line === '' && d.min > 0) throw new Again('type the numbers of what you choose');
    const chosen = readNumbers(line, d.candidates.length).map((n) => d.candidates[n - 1] ?? 0);
    if (chosen.length < d.min || chosen.length > d.max) throw new Again(`choose ${howMany(d)}`);
    return { kind: 'choose', chosen };
  });
}

export async function askOption(talk: Talk, ask: Ask, d: Of<'option'>): Promise<Answer> {
  const yes = d.options.findIndex((o) => o.label === 'yes' || o.label.startsWith('cost:'));
  const no = d.options.findIndex((o) => o.label === 'no');
  const yesNo = d.options.length === 2 && yes >= 0 && no >= 0;
  talk.say([
    talk.paint.strong(titleOf(ask)),
    ...textOfSource(ask).map((line) => `  ${line}`),
    ...d.options.map((o, i) => `${numbered(i)}${optionWords(ask, o)}`),
    talk.paint.faint(`A number${yesNo ? ', y or n' : ''}${cancelHint(d)}`),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (yesNo && (word === 'y' || word === 'yes')) return { kind: 'option', option: yes };
    if (yesNo && (word === 'n' || word === 'no')) return { kind: 'option', option: no };
    const [n, ...more] = readNumbers(line, d.options.length);
    if (n === undefined || more.length > 0) throw new Again('type one number');
    return { kind: 'option', option: n - 1 };
  });
}

export async function askNumber(talk: Talk, ask: Ask, d: Of<'number'>): Promise<Answer> {
  talk.say([
    talk.paint.strong(`${titleOf(ask)}: a whole number from ${d.min} to ${d.max}`),
    ...(d.cancellable === true ? [talk.paint.faint('x takes it back')] : []),
  ]);
  return talk.ask((line) => {
    const number = /^\d+$/.test(line) ? Number(line) : Number.NaN;
    if (Number.isNaN(number) || number < d.min || number > d.max)
      throw new Again(`a whole number from ${d.min} to ${d.max}`);
    return { kind: 'number', number };
  });
}

export async function askOrder(talk: Talk, ask: Ask, d: Of<'order'>): Promise<Answer> {
  // life totals that are given out again: item n says whose total the nth player gets (CR 810.9f)
  const shares = d.purpose === 'number';
  const items = d.items.map((item) => {
    const who = nameIn(ask.view, item.controller);
    if (d.purpose === 'damageOrder') return describeTarget(ask.view, item.source);
    if (item.ability < 0) return who;
    const about = item.about === undefined ? '' : ` (for ${nameIn(ask.view, item.about)})`;
    return `${nameIn(ask.view, item.source)} of ${who}${about}: ${abilityText(ask.rules, item.ability)}`;
  });
  talk.say([
    talk.paint.strong(
      shares ? 'Give out the life totals: whose total does each get, in this order?' : titleOf(ask),
    ),
    ...items.map((words, i) => numbered(i) + words),
    ...wishLines(talk, ask),
    talk.paint.faint('All numbers in the order you want · Enter: as listed'),
  ]);
  return talk.ask((line) => {
    if (line === '') return { kind: 'order', order: d.items.map((_, i) => i) };
    const order = readNumbers(line, d.items.length).map((n) => n - 1);
    if (order.length !== d.items.length) throw new Again(`all ${d.items.length} numbers, each once`);
    return { kind: 'order', order };
  });
}

export async function askName(talk: Talk, ask: Ask, d: Of<'name'>): Promise<Answer> {
  const suggested = d.suggested?.kind === 'name' ? d.suggested.name : '';
  talk.say([
    talk.paint.strong(titleOf(ask)),
    talk.paint.faint(`${suggested === '' ? 'A name' : `A name · Enter: ${suggested}`} · /? helps`),
  ]);
  return talk.ask((line): Answer => {
    if (line === '' && suggested !== '') return { kind: 'name', name: suggested };
    if (d.allowed === 'creatureType') {
      const name = line.charAt(0).toUpperCase() + line.slice(1);
      if (!/^[A-Z][A-Za-z' -]+$/.test(name) || (CARD_TYPES as readonly string[]).includes(line.toLowerCase()))
        throw new Again('name a creature type, such as Elf');
      return { kind: 'name', name };
    }
    const card = cardByName(line);
    if (card === undefined) throw new Again(`no card ${line}; near it: ${nearNames(line, 3).join(', ')}`);
    return { kind: 'name', name: card.name };
  }, true);
}

export async function askMulligan(talk: Talk, ask: Ask): Promise<Answer> {
  talk.say([
    talk.paint.strong(`${titleOf(ask)} Both members of a team decide before either sees new cards.`),
    talk.paint.faint('k keep · m mulligan · Enter: keep'),
  ]);
  return talk.ask((line) => {
    const word = line.toLowerCase();
    if (word === '' || word === 'k' || word === 'keep') return { kind: 'mulligan', mulligan: false };
    if (word === 'm' || word === 'mulligan') return { kind: 'mulligan', mulligan: true };
    throw new Again('k to keep, m for a mulligan');
  });
}

/** What teammates would answer, one line each. */
export function wishLines(talk: Talk, ask: Ask): readonly string[] {
  return ask.wishes
    .filter((w) => w.why !== '')
    .map((w) => talk.paint.good(`${nameIn(ask.view, w.seat)} thinks: ${reasonIn(w.why)}`));
}

export const numbered = (i: number): string => `${String(i + 1).padStart(4)}  `;

/** A bot's reason without the short code before it. */
const reasonIn = (why: string): string => why.replace(/^[\w-]+: /, '');
