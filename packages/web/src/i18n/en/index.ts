import { home } from './home.js';
import { lobby } from './lobby.js';
import { replays } from './replays.js';
import { rulebook } from './rulebook.js';
import { table } from './table.js';

/** Every string of the page; the other languages have the same keys. One file for each area. */
export const en = { ...home, ...lobby, ...replays, ...rulebook, ...table } as const;

export type WordKey = keyof typeof en;
export type Catalogue = Readonly<Record<WordKey, string>>;
