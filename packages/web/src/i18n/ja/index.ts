import type { Catalogue } from '../en/index.js';
import { home } from './home.js';
import { lobby } from './lobby.js';
import { replays } from './replays.js';
import { rulebook } from './rulebook.js';
import { table } from './table.js';

export const ja: Catalogue = { ...home, ...lobby, ...replays, ...rulebook, ...table };
