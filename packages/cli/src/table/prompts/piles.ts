import { fallbackAnswer } from '@ettin/engine';
import type { Answer, Decision, ObjectId } from '@ettin/schema';
import type { Ask } from '../../game/drive.js';
import { describeTarget, nameIn } from '../../words/objects.js';
import { Again, readNumbers, type Talk } from '../talk.js';
import { numbered } from './choose.js';
import { cancelHint, titleOf } from './title.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;
type Pile = Of<'arrange'>['piles'][number];

const PILE_WORDS: Readonly<Record<Pile['name'], string>> = {
  top: 'the top of the library',
  bottom: 'the bottom of the library',
  graveyard: 'the graveyard',
  hand: 'the hand',
  battlefield: 'the battlefield',
  exile: 'exile',
};

/** Pile by pile; the last takes what is left, and its order is asked where it can matter. */
export async function askArrange(talk: Talk, ask: Ask, d: Of<'arrange'>): Promise<Answer> {
  talk.say([
    talk.paint.strong(titleOf(ask)),
    ...d.cards.map((id, i) => numbered(i) + describeTarget(ask.view, id)),
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
  const numberOf = (id: ObjectId) => d.cards.indexOf(id) + 1;
  const ordered = spec.name === 'top' || spec.name === 'bottom';
  const how = least === most ? `${most}` : `${least} to ${most}`;
  const offered = left.slice(0, most);
  talk.say([
    `Into ${PILE_WORDS[spec.name]}: ${how} of ${left.map(numberOf).join(' ')}${ordered ? ', nearest the top first' : ''}`,
    talk.paint.faint(
      `Numbers · Enter: ${offered.map(numberOf).join(' ')}${least === 0 ? ' · none' : ''}${cancelHint(d)}`,
    ),
  ]);
  return talk.ask((line) => {
    if (line === '') return offered;
    const numbers = /^none$/i.test(line) ? [] : readNumbers(line, d.cards.length);
    const chosen = numbers.map((n) => d.cards[n - 1] ?? 0);
    const gone = numbers.find((n) => !left.includes(d.cards[n - 1] ?? 0));
    if (gone !== undefined) throw new Again(`card ${gone} is in another pile already`);
    if (chosen.length < least || chosen.length > most) throw new Again(`${how} of them`);
    return chosen;
  });
}

export async function askDivide(talk: Talk, ask: Ask, d: Of<'divide'>): Promise<Answer> {
  const offered = fallbackAnswer(d);
  const amounts = offered.kind === 'divide' ? offered.amounts : [];
  talk.say([
    talk.paint.strong(
      `${d.lethal === undefined ? titleOf(ask) : damageTitle(ask, d)}: ${d.total} in all${d.min > 0 ? `, at least ${d.min} each` : ''}`,
    ),
    ...(d.inOrder === true ? [talk.paint.faint('Each only once those before it have lethal damage')] : []),
    ...d.among.map((id, i) => {
      const lethal = d.lethal?.[i];
      const through = id === d.trampleTo ? ' (trample: only once all others have lethal damage)' : '';
      const least = d.least?.[i] ?? 0;
      const counted = least > 0 ? ` (damage of others counts on ${least} here)` : '';
      return `${numbered(i)}${describeTarget(ask.view, id)}${lethal === undefined || through !== '' ? '' : ` (lethal: ${lethal})`}${counted}${through}`;
    }),
    talk.paint.faint(`${d.among.length} amounts · Enter: ${amounts.join(' ')}${cancelHint(d)}`),
  ]);
  return talk.ask((line) => {
    if (line === '') return offered;
    const words = line.split(/[\s,;]+/).filter((w) => w !== '');
    if (words.length !== d.among.length || !words.every((w) => /^\d+$/.test(w)))
      throw new Again(`${d.among.length} whole numbers, one for each`);
    const given = words.map(Number);
    const sum = given.reduce((a, b) => a + b, 0);
    if (sum !== d.total) throw new Again(`they add up to ${sum}, not ${d.total}`);
    return { kind: 'divide', amounts: given };
  });
}

/** Combat damage of one creature (CR 510.1c). */
function damageTitle(ask: Ask, d: Of<'divide'>): string {
  const source = d.source === undefined ? '' : ` of ${nameIn(ask.view, d.source)}`;
  return `Divide the combat damage${source}`;
}

const MANA = /^[wubrgc]+$/i;

/** Payment by hand: what is owed, and what may be tapped for it. */
export async function askPay(talk: Talk, ask: Ask, d: Of<'pay'>): Promise<Answer> {
  const pool = ask.view.players[ask.seat]?.mana ?? [];
  talk.say([
    talk.paint.strong(
      `Pay ${d.mana}${pool.length > 0 ? `; in the pool: ${pool.map((m) => `{${m}}`).join('')}` : ''}`,
    ),
    ...d.sources.map(
      (s, i) =>
        `${numbered(i)}${describeTarget(ask.view, s.object)}: ${s.makes.map((m) => `{${m}}`).join(' or ')}`,
    ),
    talk.paint.faint(`A number taps · letters spend (e.g. GG) · Enter: automatically${cancelHint(d)}`),
  ]);
  return talk.ask((line): Answer => {
    if (line === '') return { kind: 'pay', auto: true };
    if (MANA.test(line)) {
      const spend = [...line.toUpperCase()] as readonly ('W' | 'U' | 'B' | 'R' | 'G' | 'C')[];
      return { kind: 'pay', auto: false, spend };
    }
    const [n, ...more] = readNumbers(line, d.sources.length);
    const source = d.sources[(n ?? 0) - 1];
    if (source === undefined || more.length > 0) throw new Again('one number, or letters of mana');
    return { kind: 'pay', auto: false, activate: { object: source.object, ability: source.ability } };
  });
}
