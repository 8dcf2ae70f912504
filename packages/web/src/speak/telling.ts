import { create } from 'zustand';
import { keep, kept } from '../app/kept.js';

const CHOICES = ['silent', 'tells'] as const;

interface Telling {
  /** Say on its own what has changed, whenever the reader is asked. */
  readonly on: boolean;
  turn(on: boolean): void;
}

export const useTelling = create<Telling>((set) => ({
  on: kept('telling', CHOICES, 'silent') === 'tells',
  turn(on) {
    keep('telling', on ? 'tells' : 'silent');
    set({ on });
  },
}));
