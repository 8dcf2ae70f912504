const SOFT_HYPHEN = '\u00ad';
/** Two letters that no line parts: of one sound, or one running into the other. */
const TOGETHER = /^(?:[cpstw]h|ck|gh|ng|qu|[bcdfgpt]r|[bcfgps]l)$/i;
/** Two consonants that English words begin with. */
const ONSET = /^(?:[cgpstw]h|qu|[bcdfgpt]r|[bcfgps]l|s[ckmnptw])$/i;
/** Letters that a part has at least. */
const PART = 3;

/**
 * A card's English name with soft hyphens in words of at least so many letters, such as don't fit on one line of the
 * card: "Swift-water". Browsers break them there instead of anywhere; they have no rules of hyphenation for a name on
 * every system. Words that fit are left alone, for a browser would break them to fill a line.
 */
export function withBreaks(name: string, long: number): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < long ? word : breakWord(word)));
}

/** What a name is known by: a legend's without its title, a token's without the word. */
export function shortName(name: string): string {
  const [first = name] = name.split(/, | \/\/ /);
  return first.replace(/ Token$/, '');
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && /[aeiouyà-ü]/i.test(letter);

/** Whether a part may begin with these: a consonant and a vowel, or two consonants that English words begin with. */
const begins = (first: string, second: string): boolean => isVowel(second) || ONSET.test(first + second);

function breakWord(word: string): string {
  let broken = '';
  let part = '';
  for (let i = 0; i < word.length; i += 1) {
    const [left = '', right = '', after = ''] = [word[i - 1], word[i], word[i + 1]];
    const end = /ght$/i.test(word.slice(0, i));
    const apart = end || !(TOGETHER.test(left + right) || /gh$/i.test(word.slice(0, i)));
    const consonant = !isVowel(right) && apart && begins(right, after);
    if (consonant && part.length >= PART && word.length - i >= PART && [...part].some(isVowel)) {
      broken += part + SOFT_HYPHEN;
      part = '';
    }
    part += right;
  }
  return broken + part;
}
