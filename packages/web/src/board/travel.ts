import type { GameEvent } from '@ettin/schema';

const MILLISECONDS = 220;

/** Where everything that has an id was drawn before a change. */
export type Places = ReadonlyMap<string, DOMRect>;

export function placesNow(): Places {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-object]')) {
    const { object } = element.dataset;
    if (object !== undefined) places.set(object, element.getBoundingClientRect());
  }
  return places;
}

const still = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Cards that moved travel from where they were to where they are now: by events, since what has moved is a new object
 * (CR 400.7). Objects that stayed the same slide when their row makes room. Damage flashes on what it hits.
 */
export function travel(before: Places, events: readonly GameEvent[]): void {
  if (still()) return;
  const from = new Map<string, string>();
  for (const e of events)
    if (e.type === 'moved' && e.object !== null && e.was !== null) from.set(String(e.object), String(e.was));
  for (const element of document.querySelectorAll<HTMLElement>('[data-object]')) {
    const id = element.dataset.object ?? '';
    const old = before.get(from.get(id) ?? id);
    if (old === undefined || old.width === 0) continue;
    const now = element.getBoundingClientRect();
    if (now.width === 0) continue;
    const [x, y] = [old.left - now.left, old.top - now.top];
    if (Math.abs(x) < 2 && Math.abs(y) < 2) continue;
    const scale = from.has(id) ? old.width / now.width : 1;
    // what is on the stack moves with the button beneath it
    (element.closest('.stack-item') ?? element).animate(
      [
        { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0' },
        { transform: 'none' },
      ],
      { duration: MILLISECONDS, easing: 'cubic-bezier(.2,.7,.3,1)' },
    );
  }
  for (const e of events) if (e.type === 'damage') flash(e.to);
}

function flash(id: number): void {
  document
    .querySelector(`[data-object="${id}"]`)
    ?.animate([{ filter: 'brightness(2.2) saturate(1.6)' }, { filter: 'none' }], {
      duration: 420,
      easing: 'ease-out',
    });
}
