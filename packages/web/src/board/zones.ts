import type { Seat } from '@ettin/schema';
import { create } from 'zustand';

export type OpenZone =
  | { readonly zone: 'graveyard' | 'exile'; readonly seat: Seat }
  | { readonly zone: 'command' };

interface ZonesStore {
  readonly shown: OpenZone | null;
  open(zone: OpenZone): void;
  close(): void;
}

/** Which zone is laid out to be looked through. */
export const useZones = create<ZonesStore>((set) => ({
  shown: null,
  open: (shown) => set({ shown }),
  close: () => set({ shown: null }),
}));
