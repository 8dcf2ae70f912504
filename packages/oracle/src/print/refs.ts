import type { ObjectRef, PlayerRef, Ref } from '@ettin/schema';
import { keyOf, type Scope } from './scope.js';

/** Words for objects; all other words are for players. */
const OBJECT_WORDS: Readonly<Record<Extract<ObjectRef, string>, true>> = {
  self: true,
  it: true,
  attached: true,
  eventSource: true,
  exiledWithSelf: true,
};

const isObjectWord = (word: string): boolean => word in OBJECT_WORDS;

/** Whether a reference that may be of either kind speaks of a player. */
export function isPlayer(ref: Ref, s: Scope): ref is PlayerRef {
  if (typeof ref === 'string') return !isObjectWord(ref);
  if ('controllerOf' in ref || 'ownerOf' in ref || 'players' in ref || 'playersExcept' in ref) return true;
  if ('target' in ref) {
    const key = keyOf(ref, s);
    const spec = key?.startsWith('target:') === true ? s.specs.get(key.slice('target:'.length)) : undefined;
    return spec !== undefined && spec.what.player !== undefined && spec.what.object === undefined;
  }
  if ('bound' in ref) {
    const key = keyOf(ref, s) ?? '';
    if (key.startsWith('target:')) return isPlayer({ target: key.slice('target:'.length) }, s);
    if (s.entities.get(key)?.kind === 'player') return true;
    return key !== '' && !key.includes(':') && !isObjectWord(key);
  }
  return false;
}
