import { type RefObject, useEffect, useRef } from 'react';
import { type Player, usePlayer } from '../play/player.js';
import { becomes, HOLD, useDragged } from './drag.js';
import { grabbedAt, placeAt } from './place.js';

interface Press {
  readonly pointer: number;
  readonly by: 'mouse' | 'touch';
  readonly from: readonly number[];
  readonly fromHand: boolean;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  dragging: boolean;
}

/** Near this to the edge of what scrolls, it scrolls, in pixels. */
const EDGE = 44;
const SPEED = 9;

/**
 * Dragging by mouse, pen and finger: a shortcut for two presses (WCAG 2.5.7). Esc and a second pointer cancel it, and a
 * place where it does nothing. Listens to the whole window: a drag ends anywhere.
 */
export function useDrag(): void {
  const player = usePlayer();
  const latest = useRef(player);
  latest.current = player;
  useEffect(() => listen(latest), []);
}

function listen(player: RefObject<Player>): () => void {
  let press: Press | null = null;
  let scrolling = 0;
  const { put } = useDragged.getState();

  const end = () => {
    press = null;
    cancelAnimationFrame(scrolling);
    document.documentElement.classList.remove('dragging');
    if (useDragged.getState().drag !== null) put(null);
  };

  const move = (event: PointerEvent) => {
    if (press === null || event.pointerId !== press.pointer) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!press.dragging) {
      const now = becomes(press.by, press.fromHand, [x - press.x, y - press.y], Date.now() - press.since);
      if (now === 'other') end();
      if (now !== 'drag' || press === null) return;
      press.dragging = true;
      document.documentElement.classList.add('dragging');
      scrollAtEdges();
    }
    put({
      from: press.from,
      start: [press.x, press.y],
      at: [x, y],
      place: placeAt(x, y, player.current.frame.view),
    });
  };

  /** Boards that don't fit go on under the pointer. */
  function scrollAtEdges(): void {
    const { drag } = useDragged.getState();
    const boards = document.querySelector('.phone .battlefield');
    if (drag !== null && boards !== null) {
      const { top, bottom } = boards.getBoundingClientRect();
      const [, y] = drag.at;
      if (y > top - EDGE && y < top + EDGE) boards.scrollBy(0, -SPEED);
      else if (y > bottom - EDGE && y < bottom + EDGE) boards.scrollBy(0, SPEED);
    }
    scrolling = requestAnimationFrame(scrollAtEdges);
  }

  const down = (event: PointerEvent) => {
    if (press !== null) {
      if (press.dragging) swallowClick();
      end();
      return;
    }
    if (event.button !== 0 || !event.isPrimary) return;
    const from = grabbedAt(event.target);
    if (from === null || !player.current.mayDrag(from)) return;
    press = {
      pointer: event.pointerId,
      by: event.pointerType === 'touch' ? 'touch' : 'mouse',
      from,
      fromHand: event.target instanceof Element && event.target.closest('.own-hand') !== null,
      x: event.clientX,
      y: event.clientY,
      since: Date.now(),
      dragging: false,
    };
  };

  const up = (event: PointerEvent) => {
    if (press === null || event.pointerId !== press.pointer) return;
    const { from, dragging } = press;
    end();
    if (!dragging) return;
    swallowClick();
    const place = placeAt(event.clientX, event.clientY, player.current.frame.view);
    if (place !== null) player.current.drop(from, place);
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || press?.dragging !== true) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowClick();
    end();
  };

  // a finger that drags doesn't scroll; only this can be said to the browser after the press has begun
  const touch = (event: TouchEvent) => {
    if (press === null || press.by !== 'touch') return;
    if (press.dragging || Date.now() - press.since >= HOLD) event.preventDefault();
  };

  addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', end);
  addEventListener('blur', end);
  addEventListener('keydown', key, true);
  addEventListener('touchmove', touch, { passive: false });
  return () => {
    end();
    removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', end);
    removeEventListener('blur', end);
    removeEventListener('keydown', key, true);
    removeEventListener('touchmove', touch);
  };
}

/** The click that follows letting go belongs to the drag. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 80);
}
