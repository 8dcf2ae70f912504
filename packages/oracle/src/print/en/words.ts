const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
] as const;

export const numberWord = (n: number): string => NUMBERS[n] ?? String(n);

const ORDINALS = [
  'zeroth',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
] as const;

export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`;

/** "a" or "an" by sound: an 8/8, an 11/11, an X/X, an hour, a one-drop, a Unicorn. */
export function withArticle(phrase: string): string {
  const first = phrase.replace(/^[^A-Za-z0-9+-]+/, '');
  const vowel =
    (/^[aeiou]/i.test(first) && !/^(?:uni|use|eu|one\b|once\b)/i.test(first)) ||
    /^(?:hour|honor|heir|X\b|8|11(?!\d)|18(?!\d))/i.test(first);
  return `${vowel ? 'an' : 'a'} ${phrase}`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: 'Elves',
  Dwarf: 'Dwarves',
  Wolf: 'Wolves',
  Werewolf: 'Werewolves',
  Fungus: 'Fungi',
  Homunculus: 'Homunculi',
  Pegasus: 'Pegasi',
  Mouse: 'Mice',
  Ox: 'Oxen',
  Cyclops: 'Cyclopes',
  Plains: 'Plains',
  Human: 'Humans',
  life: 'life',
  damage: 'damage',
  'planeswalker or battle': 'planeswalkers or battles',
};
const SAME =
  /^(?:Equipment|Merfolk|Fish|Jellyfish|Starfish|Treefolk|Eldrazi|Kithkin|Samurai|Djinn|Kor|Sheep|Elk|Moonfolk|Myr|Viashino|Vedalken|Naga|Nephilim|Noggle|Soltari|Thalakos|Dauthi|Azra|Aetherborn|Deer|Squid|Cephalid)$/;

/** The plural of the last word. */
export function plural(noun: string): string {
  const at = noun.lastIndexOf(' ') + 1;
  const word = noun.slice(at);
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return noun.slice(0, at) + irregular;
  if (SAME.test(word)) return noun;
  if (/[^aeiou]y$/.test(word)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${noun}es` : `${noun}s`;
}

export type Conjunction = 'and' | 'or' | 'and/or';

/** "a", "a or b", "a, b, or c". */
export function list(items: readonly string[], conjunction: Conjunction): string {
  const last = items[items.length - 1] ?? '';
  if (items.length <= 1) return last;
  if (items.length === 2) return `${items[0]} ${conjunction} ${last}`;
  return `${items.slice(0, -1).join(', ')}, ${conjunction} ${last}`;
}

/** "{T}" and "+1" stay; letters get a capital. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A capital first, a period last unless a quotation has just ended with one. */
export function sentence(text: string): string {
  return capitalize(text) + (/[.!?]["”]?$/.test(text) ? '' : '.');
}

const THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  be: 'is',
  do: 'does',
  go: 'goes',
  were: 'was',
  "don't": "doesn't",
  "haven't": "hasn't",
  "aren't": "isn't",
  "weren't": "wasn't",
  may: 'may',
  can: 'can',
  "can't": "can't",
  must: 'must',
};

/** The verb as "it" has it: draws, can't, discards, is. */
export function thirdPerson(verb: string): string {
  const irregular = THIRD[verb];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

const PLAIN: Readonly<Record<string, string>> = { be: 'are' };

export const plainVerb = (verb: string): string => PLAIN[verb] ?? verb;

/** Roman numeral of a chapter. */
export function roman(n: number): string {
  return ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n] ?? String(n);
}
