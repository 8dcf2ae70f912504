const SOFT_HYPHEN = '\u00ad';
/** Two letters that no line parts: of one sound, or one running into the other. */
const TOGETHER = /^(?:[cpstw]h|ck|gh|ng|qu|[bcdfgpt]r|[bcfgps]l)$/i;
/** Others that may begin a part. */
const ONSET = /^s[ckmnptw]$/i;
/** Words of fewer letters fit on the narrowest card. */
const LONG = 8;
/** Letters that a part has at least. */
const PART = 3;

/**
 * A card's English name with soft hyphens where a long word may be broken between two consonants: "Swift-water". On a
 * narrow card browsers break it there instead of anywhere; they have no rules of hyphenation for a name on every system.
 */
export function withBreaks(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : breakWord(word)));
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiouyà-ü]/i.test(letter);

/** Whether a part may begin with these: a consonant and a vowel, or two consonants that English words begin with. */
const begins = (first: string, second: string): boolean =>
  isVowel(second) || TOGETHER.test(first + second) || ONSET.test(first + second);

function breakWord(word: string): string {
  let broken = '';
  let part = '';
  for (let i = 0; i < word.length; i += 1) {
    const [left = '', right = '', after = ''] = [word[i - 1], word[i], word[i + 1]];
    const between = !isVowel(left) && !isVowel(right) && !TOGETHER.test(left + right) && begins(right, after);
    if (between && part.length >= PART && word.length - i >= PART && [...part].some(isVowel)) {
      broken += part + SOFT_HYPHEN;
      part = '';
    }
    part += right;
  }
  return broken + part;
}
