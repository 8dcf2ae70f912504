import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Game } from '../game.js';
import type { RandomState } from './state.js';

const BLOCK_WORDS = 256;
/** Blocks of the keyed stream, remembered: they follow from key and position alone. */
const blocks = new Map<string, Uint32Array>();

function block(key: string, index: number): Uint32Array {
  const name = `${key}:${index}`;
  const known = blocks.get(name);
  if (known !== undefined) return known;
  const bytes = Uint8Array.from(key.match(/../g)?.map((h) => Number.parseInt(h, 16)) ?? []);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, index, true);
  const out = chacha20(bytes, nonce, new Uint8Array(BLOCK_WORDS * 4));
  const view = new DataView(out.buffer, out.byteOffset);
  const words = new Uint32Array(BLOCK_WORDS);
  for (let i = 0; i < BLOCK_WORDS; i++) words[i] = view.getUint32(i * 4, true);
  if (blocks.size > 64) blocks.clear();
  blocks.set(name, words);
  return words;
}

/** The next 32-bit word of the stream, and the state after it. */
export function nextWord(r: RandomState): { word: number; random: RandomState } {
  const words = block(r.key, Math.floor(r.drawn / BLOCK_WORDS));
  return { word: words[r.drawn % BLOCK_WORDS] ?? 0, random: { key: r.key, drawn: r.drawn + 1 } };
}

/** A uniform integer from 0 to n - 1; words that would favour some results are drawn again. */
export function randomInt(g: Game, n: number): number {
  if (n <= 1) return 0;
  const limit = Math.floor(0x100000000 / n) * n;
  for (;;) {
    const { word, random } = nextWord(g.s.random);
    g.s.random = random;
    // a small integer, and not a number with a fraction's room, wherever it is kept
    if (word < limit) return (word % n) | 0;
  }
}

/** A random order (Fisher and Yates). */
export function shuffled<T>(g: Game, list: readonly T[]): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = randomInt(g, i + 1);
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}
