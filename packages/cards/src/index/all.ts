// Written by `npm run cards:index` from the card folders. Do not edit.
import type { CardDef } from '@ettin/schema';
import letterA from './a.js';
import letterB from './b.js';
import letterC from './c.js';
import letterD from './d.js';
import letterE from './e.js';
import letterF from './f.js';
import letterG from './g.js';
import letterH from './h.js';
import letterI from './i.js';
import letterJ from './j.js';
import letterK from './k.js';
import letterL from './l.js';
import letterM from './m.js';
import letterN from './n.js';
import letterO from './o.js';
import letterP from './p.js';
import letterQ from './q.js';
import letterR from './r.js';
import letterS from './s.js';
import letterT from './t.js';
import letterU from './u.js';
import letterV from './v.js';
import letterW from './w.js';
import letterX from './x.js';
import letterY from './y.js';
import letterZ from './z.js';

/** Every built-in card, in order of file name. */
export const allCards: readonly CardDef[] = [
  ...letterA,
  ...letterB,
  ...letterC,
  ...letterD,
  ...letterE,
  ...letterF,
  ...letterG,
  ...letterH,
  ...letterI,
  ...letterJ,
  ...letterK,
  ...letterL,
  ...letterM,
  ...letterN,
  ...letterO,
  ...letterP,
  ...letterQ,
  ...letterR,
  ...letterS,
  ...letterT,
  ...letterU,
  ...letterV,
  ...letterW,
  ...letterX,
  ...letterY,
  ...letterZ,
];
