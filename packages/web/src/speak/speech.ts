import { create } from 'zustand';

interface SpeechStore {
  /** What was asked to be said, empty for nothing; counted, so that the same can be said twice. */
  readonly said: { readonly text: string; readonly n: number };
  say(text: string): void;
  hush(): void;
}

export const useSpeech = create<SpeechStore>((set) => ({
  said: { text: '', n: 0 },
  say: (text) => set((s) => ({ said: { text, n: s.said.n + 1 } })),
  hush: () => set((s) => ({ said: { ...s.said, text: '' } })),
}));
