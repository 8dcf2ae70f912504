import { isSeat, isTeam, type ObjectId, type PlayerView, type TargetId, teamAsTarget } from '@ettin/schema';
import type { Place } from '../play/drop.js';

/** What is dragged: an object, or of a pile all of it. Null for what isn't one. */
export function grabbedAt(target: EventTarget | null): readonly ObjectId[] | null {
  if (!(target instanceof Element) || target.closest('dialog') !== null) return null;
  const held = target.closest<HTMLElement>('.table [data-object]');
  const id = idOf(held);
  if (held === null || id === null || isSeat(id) || isTeam(id)) return null;
  const pile = held.closest('.pile')?.querySelector<HTMLElement>('[data-objects]')?.dataset.objects;
  return pile === undefined ? [id] : pile.split(' ').map(Number);
}

const idOf = (element: HTMLElement | null | undefined): number | null => {
  const id = element?.dataset.object;
  return id === undefined ? null : Number(id);
};

/** Where on the table a point is; null beside it, and over one's own hand, where a drag comes to nothing. */
export function placeAt(x: number, y: number, view: PlayerView): Place | null {
  const hit = document.elementFromPoint(x, y);
  if (hit === null || hit.closest('.battlefield, .rail, .stack-panel, .lanes') === null) return null;
  if (hit.closest('.hands, .hand-area, .partner-hands, .question, .over') !== null) return null;
  const on = idOf(hit.closest<HTMLElement>('[data-object]'));
  return { on, area: areaOf(hit, view) };
}

/** The head whose board it is, and its team. */
function areaOf(hit: Element, view: PlayerView): readonly TargetId[] {
  const seat = Number(/^board-(\d+)$/.exec(hit.closest('.seat')?.id ?? '')?.[1] ?? Number.NaN);
  const team = view.players[seat]?.team;
  return team === undefined ? [] : [seat, teamAsTarget(team)];
}
