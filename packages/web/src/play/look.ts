import type { TargetId } from '@ettin/schema';
import { create } from 'zustand';

interface LookStore {
  /** Under the pointer or the focus. */
  readonly at: TargetId | null;
  /** Pressed to be read at leisure. */
  readonly pinned: TargetId | null;
  /** A card by its name alone, from the log. */
  readonly named: string | null;
  look(at: TargetId | null): void;
  pin(at: TargetId | null): void;
  lookAtName(name: string | null): void;
}

/** What is being read closely. Apart from the player's state: moving the pointer redraws nothing but the inspector. */
export const useLook = create<LookStore>((set) => ({
  at: null,
  pinned: null,
  named: null,
  look: (at) => set({ at, named: null }),
  pin: (pinned) => set({ pinned, named: null }),
  lookAtName: (named) => set({ named }),
}));
