import type { Speech } from './speech.js';
import { chain, inflect } from './verb.js';
import { topic } from './words.js';

/** A noun phrase without its particle. */
export interface Phrase {
  readonly text: string;
  /** What it stands for, to tell whether two clauses have the same subject. */
  readonly key: string | null;
  readonly you?: true;
  /** Several, one by one: "それぞれ" follows the topic. */
  readonly each?: true;
  readonly many?: true;
}

export const YOU: Phrase = { text: 'あなた', key: 'you', you: true };

export const phrase = (text: string, key: string | null = null): Phrase => ({ text, key });

/** Subject and possessive; both fall where the clause describes the one who is meant. */
export const ga = ({ text }: Phrase): string => (text === '' ? '' : `${text}が`);
export const no = ({ text }: Phrase): string => (text === '' ? '' : `${text}の`);

/** Who does what. Clauses that belong together are joined into one sentence. */
export interface Clause {
  /** Name of the action, for the joining of sentences. */
  readonly act: string;
  /** Null where nobody needs to be named: what you do is an order ("カード１枚を引く。"), or all is in `does`. */
  readonly subject: Phrase | null;
  /** A predicate in its dictionary form, with everything before it. */
  readonly does: string;
  /** "ターン終了時まで、", before everything else. */
  readonly time: string;
  /** Sentences that have to follow: "Ｘは…に等しい". */
  readonly after: readonly string[];
}

/** What a clause still owes: what X is. */
export function owed(s: Speech): string[] {
  const { where } = s;
  s.where = null;
  return where === null ? [] : [where];
}

export function clause(act: string, subject: Phrase | null, does: string, s: Speech, time = ''): Clause {
  return { act, subject, does, time, after: owed(s) };
}

/** A sentence by itself, its verb last. */
export const whole = (does: string, after: readonly string[] = []): Clause => ({
  act: 'whole',
  subject: null,
  does,
  time: '',
  after,
});

/** "各プレイヤーはそれぞれカード１枚を引く" */
export function clauseText({ subject, does, time }: Clause, before?: Clause, others = false): string {
  const start = before !== undefined && before.time === time ? '' : time;
  if (subject === null) return start + (others ? topic(YOU.text, does) : does);
  const key = before?.subject?.key ?? null;
  if (key !== null && key === subject.key) return start + does;
  return start + topic(subject.text, (subject.each === true ? 'それぞれ' : '') + does);
}

/** Somebody else acts in the sentence so far, so that you have to be named. */
const namesOther = (clauses: readonly Clause[]): boolean =>
  clauses.some(
    ({ subject, act }) => subject !== null && subject.you !== true && act !== 'damage' && act !== 'apply',
  );

/** Pairs of actions that are told in one breath, and what stands between them. */
const PAIRS: Readonly<Record<string, string>> = {
  'draw discard': 'その後、',
  'discard draw': 'その後、',
  'scry draw': 'その後、',
  'surveil draw': 'その後、',
  'draw put': 'その後、',
  'draw draw': '',
  'shuffleAway draw': 'その後、',
  'explore explore': 'その後、もう一度',
  'proliferate proliferate': 'その後、もう一度',
  'addCounters proliferate': 'その後、',
  'playerCounters proliferate': 'その後、',
  'loseLife gainLife': '',
  'gainLife loseLife': '',
  'gainLife draw': '',
  'gainLife scry': '',
  'damage gainLife': '',
  'damage loseLife': '',
  'damage damage': '',
  'draw loseLife': '',
  'loseLife draw': '',
  'draw create': '',
  'create create': '',
  'loseLife create': '',
  'discard gainLife': '',
  'sacrifice gainLife': '',
};

function link(a: Clause, b: Clause, all: boolean): string | null {
  if (a.after.length > 0 || a.does.includes('」を選んでもよい')) return null;
  const pair = PAIRS[`${a.act} ${b.act}`];
  const same = a.subject !== null && a.subject.key !== null && a.subject.key === b.subject?.key;
  const alike = same || (a.subject ?? b.subject) === null || (a.act === 'damage' && b.act === 'damage');
  if (pair !== undefined && (pair === '' || alike)) return pair;
  if (same && a.time === b.time) return '';
  return all && a.act !== 'whole' && b.act !== 'whole' ? '' : null;
}

/** Sentences without their full stops. `all`: join whatever can be joined, since one condition holds for all. */
export function join(clauses: readonly Clause[], all = false): string[] {
  const sentences: string[] = [];
  let open: Clause[] = [];
  let text = '';
  const close = () => {
    if (text !== '') sentences.push(text, ...open.flatMap(({ after }) => after));
    text = '';
    open = [];
  };
  for (const one of clauses) {
    const before = open.at(-1);
    const between = before === undefined || (!all && open.length > 3) ? null : link(before, one, all);
    if (before !== undefined && between !== null) {
      text = `${inflect(text, 'link')}、${between}${clauseText(one, before, namesOther(open))}`;
    } else {
      close();
      text = clauseText(one);
    }
    open.push(one);
  }
  close();
  return sentences;
}

/** One predicate of several clauses by one actor: "カード１枚を引き、これを生け贄に捧げる". */
export const predicateOf = (clauses: readonly Clause[]): string =>
  chain(
    clauses.map(
      (one, at) =>
        one.time +
        (at > 0 && one.act === 'discard' && clauses[at - 1]?.act === 'draw' ? 'その後、' : '') +
        one.does,
    ),
  );
