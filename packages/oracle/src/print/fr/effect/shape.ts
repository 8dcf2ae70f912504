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
  /** "Vous gagnez" is said with its subject; most other things are orders. */
  readonly order?: boolean;
}

/** What several things each do by themselves: "deux créatures ciblées gagnent chacune +1/+1". */
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

/** A clause, with whatever its amounts still owe it ("pour chaque …", "X étant …"). */
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
  verb: string,
  rest: string,
  s: Speech,
  options?: Options,
) => does(act, subject, [{ verb, rest }], s, options);

/** The same with an object, which may be a pronoun before the verb. */
export const acting = (
  act: string,
  subject: NounPhrase,
  verb: string,
  object: NounPhrase,
  rest: string,
  s: Speech,
  options?: Options,
) => {
  const { each: _, ...it } = object;
  return does(act, subject, [{ verb, object: it, rest: rest.trimStart() }], s, options);
};

const GROUPS = new Set<string>(['opponents', 'teammates', 'team', 'eachPlayer', 'eachOtherPlayer']);

/** Who does it. Until the clause ends, "il" is this player, each one for themself. */
export function actor(who: PlayerRef | undefined, s: Speech): NounPhrase {
  const ref = who ?? 'you';
  const subject = s.say.player(ref, s);
  if (subject.you === true) return subject;
  if (
    typeof ref === 'string' ? GROUPS.has(ref) : 'players' in ref || 'controllerOf' in ref || 'ownerOf' in ref
  ) {
    s.thatPlayer = 'pronoun';
  } else {
    s.player = keyOf(ref, s);
  }
  return subject;
}

/** What an instruction bound: a thing, a number, and who did it. `done` of a result is a participle. */
export function binds(
  name: string | undefined,
  s: Speech,
  bound: {
    readonly entity?: Entity;
    readonly alias?: Parameters<typeof bindAs>[1];
    readonly result?: Result;
    readonly doer?: PlayerRef;
  },
): void {
  if (name === undefined) return;
  if (bound.entity !== undefined) bindEntity(name, bound.entity, s);
  if (bound.alias !== undefined) bindAs(name, bound.alias, s);
  if (bound.result !== undefined) s.results.set(name, bound.result);
  s.doers.set(name, bound.doer ?? 'you');
}

export const you = (s: Speech): NounPhrase => s.say.player('you', s);
