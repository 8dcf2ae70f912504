import type { Effect, EffectName } from '@ettin/schema';
import {
  groupExiles,
  isAboutOutcome,
  isSaidAlready,
  isSameForController,
  isWoven,
  paysEnergy,
  sharedAmount,
} from '../idioms.js';
import { BRINGS_OTHERS, inFull, type Link, linkBetween, sameSubject } from '../joining.js';
import { mergeEffects } from '../merge.js';
import { chooseAndExile, payAnyEnergy, weave } from './effect/choices.js';
import { EFFECTS } from './effect/index.js';
import type { EffectOf, EffectPrinter } from './effect/shape.js';
import { forEither } from './either.js';
import {
  type Clause,
  clauseText,
  isClause,
  named,
  said as predicates,
  type Said,
  subjectOf,
} from './grammar.js';
import type { EffectOptions, Speech } from './speech.js';
import { list } from './words.js';

function print<K extends EffectName>(effect: EffectOf<K>, s: Speech): readonly Said[] {
  const printer: EffectPrinter<K> = EFFECTS[effect.do as K];
  const said = printer(effect, s);
  return 'length' in said ? said : [said];
}

/** Effects one by one, not yet joined. */
export function said(instructions: readonly Effect[], s: Speech, options: EffectOptions = {}): Said[] {
  const effects = mergeEffects(instructions);
  const all: Said[] = [];
  effects.forEach((effect, at) => {
    if (isSaidAlready(effect, effects.slice(0, at))) return;
    if (effect.do === 'choose' && isWoven(effect, effects.slice(at + 1))) {
      weave(effect, s);
      return;
    }
    const mode = s.thatPlayer;
    s.afterwards = at > 0 && effect.do === 'if' && isAboutOutcome(effect.if);
    const shared = sharedAmount(effects, at) ?? sharedAmount(effects, at - 1);
    if (shared !== s.shared) s.sharedWhere = null;
    s.shared = shared;
    const next = effects[at + 1];
    const before = effects[at - 1];
    if (before?.do === 'choose' && groupExiles(before, effect)) return;
    if (isSameForController(before, effect)) return;
    if (before?.do === 'chooseNumber' && paysEnergy(before, effect)) return;
    if (effect.do === 'chooseNumber' && paysEnergy(effect, next)) all.push(payAnyEnergy(effect, s));
    else if (effect.do === 'choose' && groupExiles(effect, next)) all.push(chooseAndExile(effect, s));
    else if (isSameForController(effect, next)) all.push(...forEither(effect, s));
    else all.push(...print(effect, s));
    if (BRINGS_OTHERS.has(effect.do) && s.focus === 'self') s.focus = null;
    if (typeof mode !== 'object' || s.thatPlayer === 'pronoun') s.thatPlayer = mode;
    if (options.together !== true) s.player = null;
  });
  return all;
}

interface Piece {
  readonly text: string;
  readonly link: string | null;
}

interface Open {
  readonly pieces: Piece[];
  last: Clause;
  where: string | null;
  /** Somebody other than you acts in this sentence, so "you" has to be said. */
  others: boolean;
}

/** What joins clauses, by how they are joined. */
const LINKS: Readonly<Record<Link, string>> = { and: ' et ', then: ', puis ', next: ' ' };

/** What a verb that isn't said again leaves: "deux cartes", "2 blessures à chaque adversaire". */
const withoutVerb = ({ does: [first], tail }: Clause): string =>
  `${first?.object === undefined ? '' : named(first.object)} ${first?.rest ?? ''}`.trim() + tail;

/** Whether it can lose its subject after the one before. */
const sameActor = (a: Clause, b: Clause) => sameSubject(a, b) && b.subject.you !== true;

function pieceText(clause: Clause, before: Clause | null, others = false): string {
  if (before === null) return clauseText(clause);
  if (clause.act === 'proliferate' && before.act === 'proliferate') return 'deux fois';
  if (clause.act === 'create' && before.act === 'create' && sameSubject(before, clause)) {
    return withoutVerb(clause);
  }
  if (sameActor(before, clause)) {
    const again = clause.act === 'damage' && clause.does[0]?.verb === 'infliger';
    if (clause.act === 'explore' && before.act === 'explore')
      return `${subjectOf(clause.subject)} explore à nouveau`;
    return again
      ? withoutVerb(clause)
      : predicates({ ...clause, subject: before.subject }, 'present') + clause.tail;
  }
  return clauseText(clause, others || before.subject.you !== true ? false : clause.order);
}

function render(open: Open): string {
  const { pieces } = open;
  const where = open.where === null ? '' : `, ${open.where}`;
  const plain = pieces.slice(1).every(({ link }) => link === ' et ');
  if (pieces.length > 2 && plain)
    return (
      list(
        pieces.map(({ text }) => text),
        'et',
      ) + where
    );
  return pieces.reduce((text, piece, at) => text + (at === 0 ? '' : piece.link) + piece.text, '') + where;
}

/** "vous piochez une carte et vous perdez 1 point de vie": said in full where both need their subject. */
function explicit(clause: Clause, next: Said | undefined): Clause {
  return next !== undefined && isClause(next) && inFull(clause, next) ? { ...clause, order: false } : clause;
}

function linkOf(a: Clause, b: Clause, options: EffectOptions): string | null {
  const link = linkBetween(a, b, options.together === true);
  return link === null ? null : LINKS[link];
}

/** Joins what belongs together; each sentence begins small and has no period yet. */
export function join(all: readonly Said[], options: EffectOptions = {}): string[] {
  const sentences: string[] = [];
  let open: Open | null = null;
  all.forEach((one, at) => {
    if (!isClause(one)) {
      if (open !== null) sentences.push(render(open));
      open = null;
      sentences.push(...one.sentences);
      return;
    }
    const clause = explicit(one, all[at + 1]);
    const long =
      open !== null && open.pieces.length > 1 && clause.act === 'gainLife' && options.together !== true;
    const link: string | null = open === null || long ? null : linkOf(open.last, clause, options);
    if (open !== null && link !== null) {
      const text = pieceText(clause, open.last, open.others);
      const same = sameSubject(open.last, clause) && clause.subject.you !== true;
      const before = open.pieces.at(-1);
      if (same && before !== undefined && options.together === true && link === ' et ') {
        open.pieces[open.pieces.length - 1] = { text: `${before.text} et ${text}`, link: before.link };
      } else open.pieces.push({ text, link });
      open.where ??= clause.where;
      open.last = same ? { ...clause, subject: open.last.subject } : clause;
      open.others ||= clause.subject.you !== true;
      return;
    }
    if (open !== null) sentences.push(render(open));
    open = {
      pieces: [{ text: pieceText(clause, null), link: null }],
      last: clause,
      where: clause.where,
      others: clause.subject.you !== true,
    };
  });
  if (open !== null) sentences.push(render(open));
  return sentences.filter((text) => text !== '');
}

export function effects(list_: readonly Effect[], s: Speech, options: EffectOptions = {}): string[] {
  return join(said(list_, s, options), options);
}
