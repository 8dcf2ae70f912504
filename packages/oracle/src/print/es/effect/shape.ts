import type { EffectName, PlayerRef } from '@ettin/schema';
import { bindAs, bindEntity, type Entity, keyOf, type Result } from '../../scope.js';
import type { EffectOf } from '../../types.js';
import type { Clause, NounPhrase, Predicate, Said } from '../grammar.js';
import type { Speech } from '../speech.js';

export type { EffectOf };
export type EffectPrinter<K extends EffectName> = (effect: EffectOf<K>, s: Speech) => Said | readonly Said[];
/** One printer an effect; the files of this folder hold a group each, and together they must be complete. */
export type EffectPrinters = { readonly [K in EffectName]: EffectPrinter<K> };
export type Some<K extends EffectName> = Pick<EffectPrinters, K>;

interface Options {
  /** "Ganas" is said as it is; most other things are orders. */
  readonly order?: boolean;
}

/** What several things each do by themselves: "dos criaturas objetivo obtienen +1/+1 cada una". */
const ONE_BY_ONE = new Set([
  'apply',
  'damage',
  'draw',
  'discard',
  'gainLife',
  'loseLife',
  'mill',
  'sacrifice',
]);

/** A clause, with whatever its amounts still owe it ("por cada …", "donde X es …"). */
export function does(
  act: string,
  subject: NounPhrase,
  predicates: readonly Predicate[],
  s: Speech,
  { order = true }: Options = {},
): Clause {
  const tail = s.tails.join('');
  const { where } = s;
  s.tails = [];
  s.where = null;
  const { each: _, ...together } = subject;
  return { act, subject: ONE_BY_ONE.has(act) ? subject : together, does: predicates, order, tail, where };
}

export const clause = (
  act: string,
  subject: NounPhrase,
  predicate: Predicate,
  s: Speech,
  options?: Options,
): Clause => does(act, subject, [predicate], s, options);

const GROUPS = new Set<string>(['opponents', 'teammates', 'team', 'eachPlayer', 'eachOtherPlayer']);

/** Who does it. Until the clause ends, this player is understood, each one for themself. */
export function actor(who: PlayerRef | undefined, s: Speech): NounPhrase {
  const ref = who ?? 'you';
  const subject = s.say.player(ref, s);
  if (subject.you === true) return subject;
  if (
    typeof ref === 'string'
      ? GROUPS.has(ref)
      : 'players' in ref || 'playersExcept' in ref || 'controllerOf' in ref || 'ownerOf' in ref
  ) {
    s.thatPlayer = 'pronoun';
  } else {
    s.player = keyOf(ref, s);
    if (subject.many) s.thatPlayer = 'pronoun';
  }
  return subject;
}

export const you = (s: Speech): NounPhrase => s.say.player('you', s);

/** What an instruction bound: a thing, a number, and who did it. */
export function binds(
  name: string | undefined,
  s: Speech,
  bound: {
    readonly entity?: Entity;
    readonly alias?: Parameters<typeof bindAs>[1];
    readonly result?: Result;
    readonly doer?: PlayerRef | undefined;
  },
): void {
  if (name === undefined) return;
  if (bound.entity !== undefined) bindEntity(name, bound.entity, s);
  if (bound.alias !== undefined) bindAs(name, bound.alias, s);
  if (bound.result !== undefined) s.results.set(name, bound.result);
  s.doers.set(name, bound.doer ?? 'you');
}
