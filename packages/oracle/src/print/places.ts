import type { Filter, ObjectRef, Zone } from '@ettin/schema';
import { keyOf, type Scope } from './scope.js';

/** The zones that a filter names; none where it means the battlefield. */
export const zonesOf = (filter: Filter): readonly Zone[] =>
  filter.zone === undefined ? [] : typeof filter.zone === 'string' ? [filter.zone] : filter.zone;

/** Where something is as the instruction moves it. */
export function placeOf(ref: ObjectRef, s: Scope): Zone {
  if (typeof ref === 'object' && 'each' in ref) return zonesOf(ref.each)[0] ?? 'battlefield';
  if (ref === 'exiledWithSelf') return 'exile';
  const key = keyOf(ref, s);
  if (key === null) return 'battlefield';
  const known = s.places.get(key);
  if (known !== undefined) return known;
  if (key === 'self') return s.from;
  const spec = key.startsWith('target:') ? s.specs.get(key.slice('target:'.length)) : undefined;
  const filter = spec?.what.object ?? entityFilter(key, s);
  return filter === undefined ? 'battlefield' : (zonesOf(filter)[0] ?? 'battlefield');
}

function entityFilter(key: string, s: Scope): Filter | undefined {
  const entity = s.entities.get(key);
  return entity?.first !== undefined && 'filter' in entity.first ? entity.first.filter : entity?.filter;
}

/** Whether its owner is you by what is said of it. */
export function isYours(ref: ObjectRef, s: Scope): boolean {
  const key = keyOf(ref, s);
  const spec = key?.startsWith('target:') === true ? s.specs.get(key.slice('target:'.length)) : undefined;
  const filter =
    typeof ref === 'object' && 'each' in ref
      ? ref.each
      : (spec?.what.object ?? (key === null ? undefined : entityFilter(key, s)));
  return filter?.owner === 'you' || (key === 'self' && s.from !== 'battlefield' && s.from !== 'stack');
}

/** What it was chosen from was on the battlefield. */
export const wasOnBattlefield = (key: string, s: Scope): boolean =>
  zonesOf(s.entities.get(key)?.filter ?? {}).every((zone) => zone === 'battlefield');
