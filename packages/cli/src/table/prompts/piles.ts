import { fallbackAnswer } from '@ettin/engine';
import type { Answer, Decision, ObjectId } from '@ettin/schema';
import { decisionPrompt, describeTarget } from '@ettin/text';
import type { Ask } from '../../game/drive.js';
import { SAY } from '../../words/terminal.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { numbered } from './choose.js';
import { cancelHint, titleOf } from './title.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;
type Pile = Of<'arrange'>['piles'][number];

const PILE_WORDS = {
  top: 'pileTop',
  bottom: 'pileBottom',
  graveyard: 'pileGraveyard',
  hand: 'pileHand',
  battlefield: 'pileBattlefield',
  exile: 'pileExile',
} as const satisfies Readonly<Record<Pile['name'], string>>;

/** Pile by pile; the last takes what is left, and its order is asked where it can matter. */
export async function askArrange(talk: Talk, ask: Ask, d: Of<'arrange'>): Promise<Answer> {
  const { language } = talk;
  talk.say([
    talk.paint.strong(titleOf(talk, ask)),
    ...d.cards.map((id, i) => numbered(i) + describeTarget(ask.view, id, language)),
  ]);
  let left: readonly ObjectId[] = d.cards;
  const piles: (readonly ObjectId[])[] = [];
  for (const [i, spec] of d.piles.entries()) {
    const last = i === d.piles.length - 1;
    const later = d.piles.slice(i + 1).reduce((sum, p) => sum + p.max, 0);
    const most = Math.min(spec.max, left.length);
    const least = Math.max(spec.min, left.length - later);
    const pile = last && left.length < 2 ? left : await askPile(talk, d, spec, left, least, most);
    piles.push(pile);
    left = left.filter((id) => !pile.includes(id));
  }
  return { kind: 'arrange', piles };
}

async function askPile(
  talk: Talk,
  d: Of<'arrange'>,
  spec: Pile,
  left: readonly ObjectId[],
  least: number,
  most: number,
): Promise<readonly ObjectId[]> {
  if (most === 0) return [];
  const { language } = talk;
  const numberOf = (id: ObjectId) => d.cards.indexOf(id) + 1;
  const ordered = spec.name === 'top' || spec.name === 'bottom';
  const how = least === most ? `${most}` : SAY.text(language, 'range', { min: least, max: most });
  const offered = left.slice(0, most);
  talk.say([
    SAY.text(language, ordered ? 'intoOrdered' : 'into', {
      pile: SAY.text(language, PILE_WORDS[spec.name]),
      howMany: how,
      cards: left.map(numberOf).join(' '),
    }),
    talk.paint.faint(
      [
        SAY.text(language, 'numbers'),
        SAY.text(language, 'enterThese', { numbers: offered.map(numberOf).join(' ') }),
        ...(least === 0 ? [SAY.text(language, 'none')] : []),
      ].join(' · ') + cancelHint(d, language),
    ),
  ]);
  return talk.ask((line) => {
    if (line === '') return offered;
    const numbers =
      /^none$/i.test(line) || line === SAY.text(language, 'none')
        ? []
        : readNumbers(line, d.cards.length, language);
    const chosen = numbers.map((n) => d.cards[n - 1] ?? 0);
    const gone = numbers.find((n) => !left.includes(d.cards[n - 1] ?? 0));
    if (gone !== undefined) throw new Again(SAY.text(language, 'inOtherPile', { n: gone }));
    if (chosen.length < least || chosen.length > most)
      throw new Again(SAY.text(language, 'ofThem', { howMany: how }));
    return chosen;
  });
}

export async function askDivide(talk: Talk, ask: Ask, d: Of<'divide'>): Promise<Answer> {
  const { language } = talk;
  const offered = fallbackAnswer(d);
  const amounts = offered.kind === 'divide' ? offered.amounts : [];
  const { detail = '' } = decisionPrompt(d, talk.names, language);
  talk.say([
    talk.paint.strong(`${titleOf(talk, ask)}: ${detail}`),
    ...d.among.map((id, i) => {
      const lethal = d.lethal?.[i];
      const least = d.least?.[i] ?? 0;
      const notes = [
        describeTarget(ask.view, id, language),
        ...(lethal === undefined || id === d.trampleTo ? [] : [SAY.text(language, 'lethal', { n: lethal })]),
        ...(least > 0 ? [SAY.text(language, 'countedOn', { n: least })] : []),
        ...(id === d.trampleTo ? [SAY.text(language, 'trample')] : []),
      ];
      return numbered(i) + notes.join(' ');
    }),
    talk.paint.faint(
      `${SAY.text(language, 'amounts', { n: d.among.length })} · ${SAY.text(language, 'enterThese', { numbers: amounts.join(' ') })}${cancelHint(d, language)}`,
    ),
  ]);
  return talk.ask((line) => {
    if (line === '') return offered;
    const words = line.split(/[\s,;]+/).filter((w) => w !== '');
    if (words.length !== d.among.length || !words.every((w) => /^\d+$/.test(w)))
      throw new Again(SAY.text(language, 'amountsAgain', { n: d.among.length }));
    const given = words.map(Number);
    const sum = given.reduce((a, b) => a + b, 0);
    if (sum !== d.total) throw new Again(SAY.text(language, 'addUp', { sum, total: d.total }));
    return { kind: 'divide', amounts: given };
  });
}

const MANA = /^[wubrgc]+$/i;

/** Payment by hand: what is owed, and what may be tapped for it. */
export async function askPay(talk: Talk, ask: Ask, d: Of<'pay'>): Promise<Answer> {
  const { language } = talk;
  const pool = ask.view.players[ask.seat]?.mana ?? [];
  talk.say([
    talk.paint.strong(
      [
        decisionPrompt(d, talk.names, language).title,
        ...(pool.length > 0
          ? [SAY.text(language, 'inPool', { mana: pool.map((m) => `{${m}}`).join('') })]
          : []),
      ].join('; '),
    ),
    ...d.sources.map(
      (s, i) =>
        `${numbered(i)}${describeTarget(ask.view, s.object, language)}: ${s.makes.map((m) => `{${m}}`).join(` ${SAY.text(language, 'or')} `)}`,
    ),
    talk.paint.faint(SAY.text(language, 'payHint') + cancelHint(d, language)),
  ]);
  return talk.ask((line): Answer => {
    if (line === '') return { kind: 'pay', auto: true };
    if (MANA.test(line)) {
      const spend = [...line.toUpperCase()] as readonly ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
      return { kind: 'pay', auto: false, spend };
    }
    const [n, ...more] = readNumbers(line, d.sources.length, language);
    const source = d.sources[(n ?? 0) - 1];
    if (source === undefined || more.length > 0) throw new Again(SAY.text(language, 'payAgain'));
    return { kind: 'pay', auto: false, activate: { object: source.object, ability: source.ability } };
  });
}
