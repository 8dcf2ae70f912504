import { legalActions } from '@ettin/engine';
import type { CastMethod, ObjectId, Seat } from '@ettin/schema';
import { Failed, type Obj, type Play } from '../play.js';
import type { Ref } from '../refs.js';

interface Castable {
  readonly object: ObjectId;
  readonly face: 0 | 1;
  readonly method: CastMethod | undefined;
}

/**
 * The card that is meant: the player's own in hand, then elsewhere, then anybody's (so that a wrong wish can be
 * refused). Without a method the one in which it can be cast now, if it isn't simply cast from the hand.
 */
export function castable(p: Play, ref: Ref, by: Seat, method: CastMethod | undefined): Castable {
  const object = ownFirst(p, ref, by, ['hand', 'graveyard', 'exile', 'library']);
  const o = p.object(object);
  const def = o === null ? undefined : p.rules.defs[o.def];
  const face =
    ref.kind === 'name' && def !== undefined && def.name !== ref.name && def.faces[1]?.name === ref.name
      ? 1
      : 0;
  if (method !== undefined || o?.zone === 'hand') return { object, face, method };
  const ways = legalActions(p.rules, p.state, by).flatMap((a) =>
    a.type === 'cast' && a.object === object && (a.face ?? 0) === face && a.method !== undefined
      ? [a.method]
      : [],
  );
  return { object, face, method: ways.length === 1 ? ways[0] : undefined };
}

/** What can be activated: the player's own permanent, or else a card of theirs elsewhere. */
export function usable(p: Play, ref: Ref, by: Seat): ObjectId {
  return ownFirst(p, ref, by, ['battlefield', 'hand', 'graveyard', 'exile', 'command']);
}

/** Zone by zone what the player controls or owns; failing that, whatever the ref means. */
export function ownFirst(p: Play, ref: Ref, by: Seat, zones: readonly string[]): ObjectId {
  const mine = p.all(ref).filter((id) => {
    const o = p.object(id);
    return o !== null && zones.includes(o.zone) && p.controllerOf(o) === by;
  });
  for (const zone of zones) {
    const found = mine.find((id) => p.object(id)?.zone === zone);
    if (found !== undefined) return found;
  }
  return p.one(ref);
}

/** Position of an ability: given by number among the activated ones (from 1), keyword, or loyalty cost. */
export function abilityAt(p: Play, object: ObjectId, ability: string | null, line: number): number {
  const o = p.object(object);
  if (o === null) throw new Failed(line, 'it is gone');
  const found = abilitiesOf(p, o).flatMap((id, position) => {
    const a = p.rules.abilities[id];
    if (a === undefined || a.activated === null) return [];
    const loyalty = a.cost < 0 ? undefined : p.rules.costs[a.cost]?.data.loyalty;
    return [{ position, mana: a.mana !== null, names: [a.keyword, loyaltyWord(loyalty)] }];
  });
  const name = p.label(object);
  if (ability === null) {
    const [only, ...others] = found.length > 1 ? found.filter((a) => !a.mana) : found;
    if (only === undefined) throw new Failed(line, `${name} has no activated ability`);
    if (others.length > 0)
      throw new Failed(line, `${name} has ${found.length} activated abilities: say which (ability: 1, 2 …)`);
    return only.position;
  }
  const at = /^[1-9]\d*$/.test(ability)
    ? found[Number(ability) - 1]
    : found.find((a) => a.names.includes(ability) || (ability === 'mana' && a.mana));
  if (at === undefined)
    throw new Failed(line, `${name} has no activated ability ${ability} (it has ${found.length})`);
  return at.position;
}

function abilitiesOf(p: Play, o: Obj): readonly number[] {
  return o.zone === 'battlefield'
    ? (p.viewOf(o.id)?.abilities ?? [])
    : (p.rules.defs[o.def]?.faces[0].base.abilities ?? []);
}

/** "+1", "-3", "+0" and "-X": with a sign, as a bare number counts abilities. */
function loyaltyWord(n: number | 'minusX' | undefined): string | null {
  if (n === undefined) return null;
  return n === 'minusX' ? '-X' : n < 0 ? String(n) : `+${n}`;
}
