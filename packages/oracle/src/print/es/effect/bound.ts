import type { ObjectRef } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import type { NounPhrase } from '../grammar.js';
import type { Speech } from '../speech.js';
import type { VerbName } from '../verbs.js';
import { binds } from './shape.js';

/** Participles of what is done to things. */
const DONE: Readonly<Partial<Record<VerbName, string>>> = {
  destruir: 'destruido',
  exiliar: 'exiliado',
  sacrificar: 'sacrificado',
  contrarrestar: 'contrarrestado',
  girar: 'girado',
  regresar: 'regresado',
  poner: 'movido',
};

/** `as` names what was affected and how many. */
export function bindThings(
  as: string | undefined,
  what: ObjectRef,
  it: NounPhrase,
  verb: VerbName,
  s: Speech,
): void {
  if (as === undefined) return;
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  const result = {
    of: 'objects' as const,
    done: DONE[verb] ?? 'afectado',
    ...(filter === undefined ? {} : { filter }),
  };
  if (keyOf(what, s) !== null) {
    binds(as, s, { alias: what, result });
    return;
  }
  binds(as, s, {
    entity: { kind: 'object', plural: it.many, ...(filter === undefined ? {} : { filter }) },
    result,
  });
}
