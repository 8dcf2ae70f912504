import type { EffectName, ObjectRef, PlayerRef } from '@ettin/schema';
import { bindAs, bindEntity, type Entity, keyOf, type Result } from '../../scope.js';
import type { EffectOf } from '../../types.js';
import type { Clause, Phrase } from '../grammar.js';
import type { Speech } from '../speech.js';

export type { EffectOf };
export type EffectPrinter<K extends EffectName> = (
  effect: EffectOf<K>,
  s: Speech,
) => Clause | readonly Clause[];
/** One printer an effect; the files of this folder hold a group each, and together they must be complete. */
export type EffectPrinters = { readonly [K in EffectName]: EffectPrinter<K> };
export type Some<K extends EffectName> = Pick<EffectPrinters, K>;

/**
 * Who does it; null for you, whose actions are told as orders. Until the clause ends, "自分" is this
 * player, each one for themself.
 */
export function actor(who: PlayerRef | undefined, s: Speech): Phrase | null {
  const ref = who ?? 'you';
  const subject = s.say.player(ref, s);
  if (subject.you === true) return null;
  const related = typeof ref === 'object' && ('controllerOf' in ref || 'ownerOf' in ref);
  if (subject.each === true || related || ref === 'thatPlayer') {
    s.playerText = '自分';
  }
  return subject;
}

/** The same where you are named, too: "あなたは３点のライフを得る". */
export const named = (who: PlayerRef | undefined, s: Speech): Phrase => {
  const subject = actor(who, s);
  return subject ?? s.say.player('you', s);
};

/** "あなたの", "自分の": of the one who does it. */
export const own = (subject: Phrase | null): string =>
  subject === null || subject.you === true ? 'あなたの' : '自分の';

/** What an instruction bound: a thing, a number, and who did it. */
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

/** `as` names what was affected and how many. `done`: "これにより破壊された". */
export function bindThings(as: string | undefined, what: ObjectRef, done: string, s: Speech): void {
  if (as === undefined) return;
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  const noun =
    filter === undefined
      ? 'パーマネント'
      : s.say.np({ ...filter, zone: 'battlefield' }, 'bare', s, { controller: 'unsaid' });
  const result: Result = {
    of: 'objects',
    done: `これにより${done}${noun}`,
    ...(filter === undefined ? {} : { filter }),
  };
  if (keyOf(what, s) !== null) binds(as, s, { alias: what, result });
  else
    binds(as, s, {
      entity: { kind: 'object', plural: true, ...(filter === undefined ? {} : { filter }) },
      result,
    });
}
