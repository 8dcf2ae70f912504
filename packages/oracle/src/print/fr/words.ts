/** A grammatical gender: words agree with it. */
export type Gender = 'm' | 'f';

/** What adjectives and participles agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
}

const NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
  'treize',
  'quatorze',
  'quinze',
  'seize',
  'dix-sept',
  'dix-huit',
  'dix-neuf',
  'vingt',
] as const;

/** Only "un" has a feminine. */
export const numberWord = (n: number, gender: Gender): string =>
  n === 1 && gender === 'f' ? 'une' : (NUMBERS[n] ?? String(n));

const ORDINALS = [
  '',
  'premier',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
  'dixième',
  'onzième',
  'douzième',
] as const;

export const ordinal = (n: number, gender: Gender): string =>
  n === 1 && gender === 'f' ? 'première' : (ORDINALS[n] ?? `${n}e`);

export type Conjunction = 'et' | 'ou' | 'et/ou' | 'ni';

/** "a", "a ou b", "a, b ou c". */
export function list(items: readonly string[], conjunction: Conjunction): string {
  const last = items[items.length - 1] ?? '';
  if (items.length <= 1) return last;
  return `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

/** Feminines that take more than an e. */
const FEMININE: Readonly<Record<string, string>> = {
  blanc: 'blanche',
  actif: 'active',
  bloqueur: 'bloqueuse',
  neigeux: 'neigeuse',
  mondial: 'mondiale',
};

/** An adjective or participle, given in the masculine singular. What follows its first word stays as it is. */
export function agree(adjective: string, { gender, plural }: Agreement): string {
  const [, word = adjective, rest = ''] = /^(\S+)( .*)?$/.exec(adjective) ?? [];
  const bare = word.replace(/^non-/, '');
  const non = word.slice(0, word.length - bare.length);
  const feminine = FEMININE[bare] ?? (bare.endsWith('e') ? bare : `${bare}e`);
  const one = gender === 'f' ? feminine : bare;
  return non + (plural && !/[sx]$/.test(one) ? `${one}s` : one) + rest;
}

/** Vowels, and an h that isn't aspirated ("hors", "harpie", "héros" have one that is). */
const VOWEL =
  '(?:[aeiouàâäéèêëîïôöûüœAEIOUÀÂÉÈÊÎÔÛŒ](?!nz[ei])|[Hh](?!asard|aut|éros|uit|ellion|arpie|ors|yène))';

const SHORT = new RegExp(`(?<![\\p{L}-])(?:[Ll][ea]|[DdNnSsJj]e) (?=${VOWEL})`, 'gu');
const THAT = new RegExp(`(?<!\\p{L})([Qq]u)e (?=${VOWEL})`, 'gu');

/** A short word before a vowel loses its own: "l'île", "d'un", "qu'il", "s'il". */
export function elide(text: string): string {
  return text
    .replace(/(?<!\p{L})([Ss])i (?=ils?\b)/gu, "$1'")
    .replace(SHORT, (short) => `${short.charAt(0)}'`)
    .replace(THAT, "$1'");
}

/** "à" with the article that follows: "au joueur", "aux créatures", "à l'adversaire". */
export function to(text: string): string {
  if (hasElidedArticle(text)) return `à ${text}`;
  if (text.startsWith('le ')) return `au ${text.slice(3)}`;
  if (text.startsWith('les ')) return `aux ${text.slice(4)}`;
  return `à ${text}`;
}

const ELIDED = new RegExp(`^${VOWEL}`, 'u');

/** Whether a word takes "l'" and "cet". */
export const isElided = (word: string): boolean => ELIDED.test(word);

const hasElidedArticle = (text: string): boolean => /^l[ea] /.test(text) && isElided(text.slice(3));

/** "de" with the article that follows: "du joueur", "des créatures", "de l'adversaire", "d'une carte". */
export function ofThe(text: string): string {
  if (hasElidedArticle(text)) return `de ${text}`;
  if (text.startsWith('le ')) return `du ${text.slice(3)}`;
  if (text.startsWith('les ')) return `des ${text.slice(4)}`;
  return `de ${text}`;
}

export const article = (gender: Gender, plural: boolean): string =>
  plural ? 'les' : gender === 'f' ? 'la' : 'le';

export const indefinite = (gender: Gender): string => (gender === 'f' ? 'une' : 'un');

/** "cette créature", "ce sort", "cet artefact", "ces cartes". */
export function demonstrative(word: string, { gender, plural }: Agreement): string {
  if (plural) return `ces ${word}`;
  if (gender === 'f') return `cette ${word}`;
  return `${isElided(word) ? 'cet' : 'ce'} ${word}`;
}

/** "{T}" and "+1" stay; letters get a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital first, a period last unless a quotation has just ended with one. */
export function sentence(text: string): string {
  return capitalize(elide(text)) + (/[.!?](?: »)?$/.test(text) ? '' : '.');
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'] as const;

/** Roman numeral of a chapter. */
export const roman = (n: number): string => ROMAN[n] ?? String(n);
