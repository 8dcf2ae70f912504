import { create } from 'zustand';

interface DeskView {
  /** After a game: seats and decks are looked at, instead of the table. */
  readonly arranging: boolean;
  arrange(arranging: boolean): void;
}

export const useDeskView = create<DeskView>((set) => ({
  arranging: false,
  arrange: (arranging) => set({ arranging }),
}));
