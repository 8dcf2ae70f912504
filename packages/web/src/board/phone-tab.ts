import { create } from 'zustand';

export const PHONE_TABS = ['theirs', 'both', 'ours', 'stack', 'log'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

interface PhoneTabStore {
  readonly tab: PhoneTab;
  show(tab: PhoneTab): void;
}

/** Which part of the table a phone shows; what leads elsewhere, such as a key, changes it. */
export const usePhoneTab = create<PhoneTabStore>((set) => ({
  tab: 'both',
  show: (tab) => set({ tab }),
}));
