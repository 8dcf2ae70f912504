import { create } from 'zustand';
import { keep, kept } from '../app/kept.js';

const CHOICES = ['show', 'auto'] as const;

interface PayByHand {
  /** Show what payment would tap before it does, so that it can be swapped. */
  readonly byHand: boolean;
  choose(byHand: boolean): void;
}

export const usePayByHand = create<PayByHand>((set) => ({
  byHand: kept('pay', CHOICES, 'show') === 'show',
  choose(byHand) {
    keep('pay', byHand ? 'show' : 'auto');
    set({ byHand });
  },
}));
