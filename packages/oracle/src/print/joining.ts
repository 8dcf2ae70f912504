import type { EffectName } from '@ettin/schema';

/** How two clauses become one sentence: with "and", with "then", or one after the other without a word. */
export type Link = 'and' | 'then' | 'next';

/** What has to be known of a clause, in any language, to join it with others. */
export interface Joinable {
  readonly act: string;
  readonly subject: { readonly key?: string | null; readonly you?: boolean };
  /** What X is, where the clause tells it. */
  readonly where: string | null;
}

/** After these, what "it" stands for could be one of the cards or permanents that they speak of. */
export const BRINGS_OTHERS: ReadonlySet<EffectName> = new Set<EffectName>([
  'draw',
  'discard',
  'mill',
  'sacrifice',
  'search',
  'dig',
  'exileTop',
]);

/** Pairs of actions that are said in one breath, and what joins them. */
const PAIRS: Readonly<Record<string, Link | 'apart'>> = {
  'draw discard': 'then',
  'scry draw': 'then',
  'surveil draw': 'then',
  'proliferate draw': 'apart',
  'discard draw': 'then',
  'draw loseLife': 'and',
  'loseLife draw': 'and',
  'loseLife gainLife': 'and',
  'damage gainLife': 'and',
  'damage loseLife': 'and',
  'damage damage': 'and',
  'draw draw': 'and',
  'explore explore': 'then',
  'gainLife loseLife': 'and',
  'draw put': 'then',
  'addCounters proliferate': 'then',
  'playerCounters proliferate': 'then',
  'shuffleAway draw': 'then',
  'playerCounters may': 'then',
  'revealTop put': 'and',
  'choose exile': 'and',
  'discard mill': 'then',
  'addCounters scry': 'and',
  'addCounters draw': 'and',
  'gainLife scry': 'and',
  'gainLife draw': 'and',
  'loseLife amass': 'and',
  'loseLife create': 'and',
  'draw create': 'and',
  'create create': 'and',
  'proliferate proliferate': 'next',
  'mill may': 'then',
};

/** Pairs that are joined even when different players act. */
const ACROSS = new Set([
  'loseLife gainLife',
  'damage gainLife',
  'damage loseLife',
  'damage damage',
  'draw draw',
  'gainLife loseLife',
  'playerCounters may',
  'shuffleAway draw',
]);

const GROUP_ACTS = new Set(['discard', 'sacrifice', 'mill']);

export const sameSubject = (a: Joinable, b: Joinable): boolean =>
  a.subject.key !== null && a.subject.key === b.subject.key;

/** What joins two clauses into one sentence; null where a new one begins. */
export function linkBetween(a: Joinable, b: Joinable, together: boolean): Link | null {
  if (a.where !== null && b.where !== null && a.where !== b.where) return null;
  if (a.where !== null && a.where === b.where) return 'and';
  const pair = PAIRS[`${a.act} ${b.act}`];
  if (pair === 'apart' || b.act === 'fight') return null;
  if (b.act === 'gainLife' && a.subject.you !== true && GROUP_ACTS.has(a.act)) return 'and';
  if (pair !== undefined && (ACROSS.has(`${a.act} ${b.act}`) || sameSubject(a, b))) return pair;
  if (sameSubject(a, b) && a.subject.you !== true) return 'and';
  return together ? 'and' : null;
}

/** Whether you draw cards and lose life: both are told in full, with their subject. */
export const inFull = (a: Joinable, b: Joinable): boolean =>
  a.subject.you === true &&
  b.subject.you === true &&
  ((a.act === 'draw' && b.act === 'loseLife') || (a.act === 'loseLife' && b.act === 'draw'));
