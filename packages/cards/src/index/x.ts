// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import XenagosGodOfRevels from '../x/xenagos-god-of-revels.js';

const cards: readonly CardDef[] = [
  XenagosGodOfRevels,
];

export default cards;
