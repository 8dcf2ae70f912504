import type { TargetId } from '@ettin/schema';
import { create } from 'zustand';

interface LookStore {
  /** Under the pointer or the focus. */
  readonly at: TargetId | null;
  /** A card by its name alone, under the pointer in the log. */
  readonly named: string | null;
  /** Pressed to be read at leisure, an object or a name: never both. */
  readonly pinned: TargetId | null;
  readonly pinnedName: string | null;
  look(at: TargetId | null): void;
  lookAtName(name: string | null): void;
  pin(at: TargetId | null): void;
  pinName(name: string | null): void;
}

/** What is being read closely. Apart from the player's state: moving the pointer redraws nothing but the inspector. */
export const useLook = create<LookStore>((set) => ({
  at: null,
  named: null,
  pinned: null,
  pinnedName: null,
  look: (at) => set({ at, named: null }),
  lookAtName: (named) => set({ named }),
  pin: (pinned) => set({ pinned, pinnedName: null, named: null }),
  pinName: (pinnedName) => set({ pinnedName, pinned: null, named: null }),
}));
