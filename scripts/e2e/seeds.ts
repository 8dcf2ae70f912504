/**
 * Randomness that a failure can be played again with. Shuffles, starting teams and bots' choices come from the table's
 * random bytes: of a server's process, or of the page's worker where there is none. What people and clocks do isn't in
 * a seed, so that a game may still go another way where it depends on who was faster.
 */
const BYTES = `
const bytesFrom = (seed) => {
  let state = 2166136261;
  for (const ch of seed) state = Math.imul(state ^ ch.codePointAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) & 255;
  };
};`;

/** To stand before a worker's script. */
export const seededWorker = (seed: string): string => `{${BYTES}
  const next = bytesFrom(${JSON.stringify(seed)});
  crypto.getRandomValues = (into) => {
    const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = next();
    return into;
  };
}
`;

/** Arguments of Node by which a program draws its bytes from the seed. */
export const seededNode = (seed: string): readonly string[] => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
${BYTES}
const next = bytesFrom(${JSON.stringify(seed)});
const { randomBytes } = crypto;
crypto.randomBytes = (size, then) =>
  then === undefined ? Buffer.from(Array.from({ length: size }, next)) : randomBytes(size, then);
syncBuiltinESMExports();
`)}`,
];
