import { create } from 'zustand';
import { keep, kept } from '../app/kept.js';

export const THEMES = ['system', 'dark', 'light'] as const;
export type Theme = (typeof THEMES)[number];

interface ThemeStore {
  readonly theme: Theme;
  choose(theme: Theme): void;
}

const systemIsLight = (): boolean => matchMedia('(prefers-color-scheme: light)').matches;

function paint(theme: Theme): void {
  const shown = theme === 'system' ? (systemIsLight() ? 'light' : 'dark') : theme;
  document.documentElement.dataset.theme = shown;
  const ground = shown === 'light' ? '#eef1f0' : '#12161b';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', ground);
}

/** The theme that the reader chose; 'system' follows what their machine says. */
export const useTheme = create<ThemeStore>((set) => ({
  theme: kept('theme', THEMES, 'system'),
  choose(theme) {
    keep('theme', theme);
    paint(theme);
    set({ theme });
  },
}));

/** Paints the page, now and whenever the machine's own theme changes. */
export function startTheme(): void {
  paint(useTheme.getState().theme);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', () =>
    paint(useTheme.getState().theme),
  );
}
