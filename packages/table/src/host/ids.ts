const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** 22 characters that nobody guesses, from 16 random bytes (see `ids.ts` of the protocol). */
export function idFrom(bytes: Uint8Array): string {
  let [out, bits, held] = ['', 0, 0];
  for (const byte of bytes.subarray(0, 16)) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      out += ALPHABET[(held >> bits) & 63];
    }
    held &= (1 << bits) - 1;
  }
  return out + (ALPHABET[(held << (6 - bits)) & 63] ?? '');
}

export const hexFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
