/** Grammatical gender. Adjectives, articles, numbers and pronouns agree with it. */
export type Gender = 'm' | 'f';

/** A noun with its plural and gender. */
export interface Word {
  readonly one: string;
  readonly many: string;
  readonly gender: Gender;
}

export const masculine = (one: string, many = plural(one)): Word => ({ one, many, gender: 'm' });
export const feminine = (one: string, many = plural(one)): Word => ({ one, many, gender: 'f' });

/** An adjective by gender and number. */
export type Adjective = (gender: Gender, many: boolean) => string;

/** "blanco, blanca, blancos, blancas" */
export const varying =
  (masculineForm: string): Adjective =>
  (gender, many) =>
    masculineForm.slice(0, -1) + (gender === 'm' ? 'o' : 'a') + (many ? 's' : '');

/** "verde, verdes", for both genders. */
export const common =
  (one: string, many = plural(one)): Adjective =>
  (_, several) =>
    several ? many : one;

/** "bloqueador, bloqueadora, bloqueadores, bloqueadoras" */
export const agent =
  (masculineForm: string): Adjective =>
  (gender, many) =>
    masculineForm + (gender === 'f' ? 'a' : many ? 'e' : '') + (many ? 's' : '');

/** The plural of the first word; what stands after it is said of it and stays. */
export function plural(noun: string): string {
  const [head = '', ...rest] = noun.split(' ');
  const joined = [pluralWord(head), ...rest].join(' ');
  return joined;
}

function pluralWord(word: string): string {
  if (/[aeiouáéó]$/.test(word)) return `${word}s`;
  if (/z$/.test(word)) return `${word.slice(0, -1)}ces`;
  const last = /^(.*)([áéíóú])([ns])$/.exec(word);
  if (last !== null) return `${last[1] ?? ''}${PLAIN[last[2] ?? ''] ?? ''}${last[3] ?? ''}es`;
  if (/s$/.test(word)) return word;
  return `${word}es`;
}

const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const STRESSED: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** An order with a pronoun after it keeps its stress: "exilia" and "la" make "exíliala". */
export function enclitic(order: string, pronoun: string): string {
  const stressed = order.replace(
    /([aeiou])([^aeiouáéíóú]+(?:[iu](?=[aeo]))?[aeo])$/,
    (_, vowel: string, rest: string) => (STRESSED[vowel] ?? vowel) + rest,
  );
  return stressed + pronoun;
}

const NUMBERS = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
] as const;

/** A number before a noun of that gender: "un", "una", "dos". */
export function numberWord(n: number, gender: Gender): string {
  if (n === 1) return gender === 'm' ? 'un' : 'una';
  return NUMBERS[n] ?? String(n);
}

/** A number by itself: "uno", "dos". */
export const numberAlone = (n: number): string => NUMBERS[n] ?? String(n);

const ORDINALS = [
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
  'undécimo',
  'duodécimo',
] as const;

/** "primer", "primera": before the noun. */
export function ordinal(n: number, gender: Gender): string {
  const word = ORDINALS[n - 1];
  if (word === undefined) return gender === 'm' ? `${n}.º` : `${n}.ª`;
  if (gender === 'm') return word;
  return word.endsWith('r') ? `${word}a` : `${word.slice(0, -1)}a`;
}

export type Conjunction = 'y' | 'o' | 'ni' | 'y/o';

/** "e" before the sound i, "u" before the sound o. */
function before(conjunction: Conjunction, next: string): string {
  if (conjunction === 'y' && /^h?[ií](?![aeo])/i.test(next)) return 'e';
  const sounds = /^(?:h?[oó]|8|11(?!\d))/i.test(next);
  if (conjunction === 'o' && sounds) return 'u';
  if (conjunction === 'y/o' && sounds) return 'y/u';
  return conjunction;
}

/** "a", "a o b", "a, b y c". */
export function list(items: readonly string[], conjunction: Conjunction): string {
  const last = items[items.length - 1] ?? '';
  if (items.length <= 1) return last;
  return `${items.slice(0, -1).join(', ')} ${before(conjunction, last)} ${last}`;
}

/** Letters get a capital; symbols and figures stay. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A subject that is understood where a clause follows another ("… y gana prisa") and has to be said
 * where it begins the sentence. It stands between these marks until `sentence` knows which it is.
 */
export const understood = (subject: string): string => `⟨${subject}⟩ `;

const settle = (text: string): string => text.replace(/^⟨([^⟩]*)⟩/, '$1').replace(/⟨[^⟩]*⟩ /g, '');

/** Drops the subjects that the sentence around makes understood. */
export const withoutUnderstood = (text: string): string => text.replace(/⟨[^⟩]*⟩ /g, '');

/** A capital first, a period last unless a quotation has just ended with one. */
export function sentence(text: string): string {
  const said = capitalize(settle(text));
  return said + (/[.!?]["”]?$/.test(said) ? '' : '.');
}

/** Roman numeral of a chapter. */
export function roman(n: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n] ?? String(n);
}

/** "un", "una", "unos", "unas"; or the definite "el", "la", "los", "las". */
export const indefiniteArticle = (gender: Gender): string => (gender === 'm' ? 'un' : 'una');
export function definiteArticle(gender: Gender, many: boolean): string {
  if (many) return gender === 'm' ? 'los' : 'las';
  return gender === 'm' ? 'el' : 'la';
}

/** "de" and "a" melt with "el". */
export const contract = (text: string): string =>
  text.replace(/\b(de|a) el (?=\S)/g, (_, preposition: string) => `${preposition}l `);
