import type { ObjectId, ObjectView, PlayerView, TargetId } from '@ettin/schema';

/**
 * Objects shown as one slot. Grouped is only what has the same visible status.
 *
 *   alone   one object
 *   fan     two to four, overlapping
 *   pile    drawn as one with a number: lands and plain tokens from two on, others from five on
 */
export interface Group {
  readonly key: string;
  readonly members: readonly ObjectView[];
  readonly shown: 'alone' | 'fan' | 'pile';
  /** Auras, Equipment and the like that are on the (only) member. */
  readonly attached: readonly ObjectView[];
}

const FAN_MOST = 4;

/** Everything of it that can be seen; two objects that agree in this look the same. */
export function statusOf(o: ObjectView): string {
  const { id: _, abilities: __, ...seen } = o;
  return JSON.stringify(seen);
}

/** A land that is nothing else is a land among lands, tapped or not. */
const isPlainLand = (o: ObjectView): boolean =>
  o.types.includes('land') && !o.types.includes('creature') && o.phasedOut !== true;

function landStatus(o: ObjectView): string {
  const { tapped: _, ...rest } = o;
  return statusOf({ ...rest });
}

const isPlainToken = (o: ObjectView): boolean =>
  o.token === true && Object.keys(o.counters ?? {}).length === 0;

function grouped(
  objects: readonly ObjectView[],
  statusFor: (o: ObjectView) => string,
  attachedTo: ReadonlyMap<TargetId, readonly ObjectView[]>,
): readonly Group[] {
  const groups = new Map<string, ObjectView[]>();
  for (const o of objects) {
    // what wears something is like nothing else
    const key = attachedTo.has(o.id) ? `worn ${o.id}` : statusFor(o);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [o]);
    else members.push(o);
  }
  return [...groups].map(([, members]): Group => {
    const [first] = members;
    const alike = first !== undefined && (isPlainLand(first) || isPlainToken(first));
    const shown = members.length === 1 ? 'alone' : members.length <= FAN_MOST && !alike ? 'fan' : 'pile';
    return {
      // the first member's id: a group stays itself while it grows
      key: String(first?.id ?? 0),
      members,
      shown,
      attached: first === undefined ? [] : (attachedTo.get(first.id) ?? []),
    };
  });
}

export interface SeatObjects {
  /** Away from the other team: lands, then artifacts and enchantments that can't fight or be attacked. */
  readonly back: readonly Group[];
  /** Creatures first, then planeswalkers and battles. */
  readonly front: readonly Group[];
}

/** Stands where it can attack, block or be attacked. */
const isAtFront = (o: ObjectView): boolean =>
  o.types.some((type) => type === 'creature' || type === 'planeswalker' || type === 'battle') ||
  o.types.length === 0;

/** What one player controls on the battlefield. What is attached to an object stands with it, whoever controls it. */
export function seatObjects(view: PlayerView, seat: number): SeatObjects {
  const here = new Set(view.battlefield.map((o) => o.id));
  const attached = attachments(view, here);
  const standing = view.battlefield.filter(
    (o) => o.controller === seat && (o.attachedTo === undefined || !here.has(o.attachedTo)),
  );
  const lands = standing.filter(isPlainLand);
  const others = standing.filter((o) => !isPlainLand(o));
  const creatures = others.filter((o) => o.types.includes('creature'));
  const attacked = others.filter((o) => !o.types.includes('creature') && isAtFront(o));
  const rest = others.filter((o) => !isAtFront(o));
  return {
    back: [...grouped(lands, landStatus, attached), ...grouped(rest, statusOf, attached)],
    front: [...grouped(creatures, statusOf, attached), ...grouped(attacked, statusOf, attached)],
  };
}

function attachments(
  view: PlayerView,
  here: ReadonlySet<ObjectId>,
): ReadonlyMap<TargetId, readonly ObjectView[]> {
  const to = new Map<TargetId, ObjectView[]>();
  for (const o of view.battlefield) {
    if (o.attachedTo === undefined || !here.has(o.attachedTo)) continue;
    const list = to.get(o.attachedTo);
    if (list === undefined) to.set(o.attachedTo, [o]);
    else list.push(o);
  }
  return to;
}

export const readyIn = (group: Group): number => group.members.filter((o) => o.tapped !== true).length;

/** The member that a press means: the first that may be pressed and isn't chosen yet, else the last. */
export function memberFor(group: Group, can: (id: ObjectId) => boolean): ObjectId {
  const able =
    group.members.find((o) => can(o.id) && o.tapped !== true) ?? group.members.find((o) => can(o.id));
  return (able ?? group.members.at(-1))?.id ?? 0;
}
