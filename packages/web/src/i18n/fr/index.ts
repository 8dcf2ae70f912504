import type { Catalogue } from '../en/index.js';
import { home } from './home.js';
import { table } from './table.js';

export const fr: Catalogue = { ...home, ...table };
