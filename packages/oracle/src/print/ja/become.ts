import type { Color, Mod } from '@ettin/schema';
import type { Phrase } from './grammar.js';
import { keywordList } from './keyword.js';
import { size } from './size.js';
import type { Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { COLOR_WORDS, SUPERTYPE_WORDS, TYPE_WORDS } from './vocabulary.js';
import { both } from './words.js';

type Types = Extract<Mod, { readonly mod: 'addTypes' | 'setTypes' }>;

const typesOf = (all: readonly Mod[]): Types | undefined =>
  all.find((mod): mod is Types => mod.mod === 'addTypes' || mod.mod === 'setTypes');

/** Modifications told together as "飛行を持つ青の4/4のエレメンタル・クリーチャーになる". */
export function isBecoming(mod: Mod, all: readonly Mod[]): boolean {
  if (mod.mod === 'addTypes' || mod.mod === 'setTypes' || mod.mod === 'setPT') return true;
  const whole = typesOf(all) !== undefined && all.some((other) => other.mod === 'setPT');
  return whole && (mod.mod === 'setColors' || mod.mod === 'gain');
}

export const colorWords = (colors: readonly Color[]): string =>
  colors.length === 0 ? '無色' : both(colors.map((color) => COLOR_WORDS[color]));

/** What it is or becomes, as a predicate. Null where nothing of the kind changes. */
export function becoming(all: readonly Mod[], becomes: boolean, subject: Phrase, s: Speech): string | null {
  const types = typesOf(all);
  const sized = all.find((mod) => mod.mod === 'setPT');
  const sizeText = sized === undefined ? '' : size(sized.power, sized.toughness, s);
  if (types === undefined) {
    if (sized === undefined) return null;
    return `基本のパワーとタフネスが${sizeText}${becomes ? 'になる' : 'である'}`;
  }
  const colored = sized === undefined ? undefined : all.find((mod) => mod.mod === 'setColors');
  const supertypes = types.mod === 'addTypes' ? (types.supertypes ?? []) : [];
  const keywords = sized === undefined ? [] : all.flatMap((mod) => (mod.mod === 'gain' ? mod.keywords : []));
  const kind = [
    ...(types.subtypes ?? []).map(subtypeWord),
    ...(types.types ?? []).map((type) => TYPE_WORDS[type]),
  ].join('・');
  const said =
    (keywords.length === 0 ? '' : `${keywordList(keywords, s)}を持つ`) +
    (colored === undefined ? '' : `${colorWords(colored.colors)}の`) +
    (sized === undefined ? '' : `${sizeText}の`) +
    supertypes.map((supertype) => SUPERTYPE_WORDS[supertype]).join('') +
    kind;
  const already = subject.key === 'self' && (types.types ?? []).some((type) => s.self.types.includes(type));
  const kept = types.mod === 'addTypes' && !already && kind !== '' ? '他のタイプに加えて' : '';
  return `${kept}${said.replace(/の$/, '')}${becomes ? 'になる' : 'である'}`;
}
