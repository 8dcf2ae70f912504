import { create } from 'zustand';

export const MENUS = ['menu', 'help', 'settings', 'concede', 'mend', 'people', 'leave'] as const;
export type MenuName = (typeof MENUS)[number];

interface MenusStore {
  readonly shown: MenuName | null;
  open(menu: MenuName): void;
  close(): void;
}

/** Which dialog is over the table. */
export const useMenus = create<MenusStore>((set) => ({
  shown: null,
  open: (shown) => set({ shown }),
  close: () => set({ shown: null }),
}));
