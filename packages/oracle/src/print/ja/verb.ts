/**
 * Japanese joins what is done by the form of its verb. Printers therefore hand on a whole predicate in
 * its dictionary form ("カード１枚を引く"), and this file turns its end into the form that is wanted.
 *
 *   te    引いて    (and …)             ta     引いた    (did, if …)
 *   link  引き      (does …, then …)    not    引かない  (doesn't)
 */
export type Form = 'dictionary' | 'te' | 'ta' | 'link' | 'not';

type Forms = Readonly<Record<Exclude<Form, 'dictionary'>, string>>;

/** Endings that aren't those of plain verbs, the longest first. */
const SPECIAL: readonly (readonly [string, Forms])[] = [
  ['でない', { te: 'でなくて', ta: 'でなかった', link: 'でなく', not: 'である' }],
  ['である', { te: 'で', ta: 'であった', link: 'であり', not: 'でない' }],
  ['もよい', { te: 'もよくて', ta: 'もよかった', link: 'もよく', not: 'もよくない' }],
  ['しない', { te: 'しないで', ta: 'しなかった', link: 'せず', not: 'する' }],
  ['ない', { te: 'なくて', ta: 'なかった', link: 'ず', not: '' }],
  ['ある', { te: 'あって', ta: 'あった', link: 'あり', not: 'ない' }],
  ['する', { te: 'して', ta: 'した', link: 'し', not: 'しない' }],
  ['い', { te: 'くて', ta: 'かった', link: 'く', not: 'くない' }],
  ['行く', { te: '行って', ta: '行った', link: '行き', not: '行かない' }],
];

/** Last kana of a verb whose stem changes (五段), by what it becomes. */
const GODAN: Readonly<Record<string, Forms>> = {
  う: { te: 'って', ta: 'った', link: 'い', not: 'わない' },
  く: { te: 'いて', ta: 'いた', link: 'き', not: 'かない' },
  ぐ: { te: 'いで', ta: 'いだ', link: 'ぎ', not: 'がない' },
  す: { te: 'して', ta: 'した', link: 'し', not: 'さない' },
  つ: { te: 'って', ta: 'った', link: 'ち', not: 'たない' },
  ぬ: { te: 'んで', ta: 'んだ', link: 'に', not: 'なない' },
  ぶ: { te: 'んで', ta: 'んだ', link: 'び', not: 'ばない' },
  む: { te: 'んで', ta: 'んだ', link: 'み', not: 'まない' },
  る: { te: 'って', ta: 'った', link: 'り', not: 'らない' },
};

const ICHIDAN: Forms = { te: 'て', ta: 'た', link: '', not: 'ない' };

/** Stems of one syllable can't stand alone: "得て", not "得". */
const SHORT = /(?:^|[をにがは])[得見出着]る$/;

/** Verbs in る that keep their stem (一段): by the kana before, or by these stems in one character. */
const KEEPS_STEM = /[えけげせぜてでねへべめれいきぎじちにびみり得見出着]る$/;

/** A past or a negative doesn't change any more; what follows is put after a comma. */
const isPast = (predicate: string): boolean => /[ただ]$/.test(predicate);

/**
 * The predicate with its last word in another form. A past stays as it is.
 * @throws RangeError if it doesn't end in a verb: a mistake of the printer that wrote it.
 */
export function inflect(predicate: string, form: Form): string {
  if (form === 'dictionary' || isPast(predicate)) return predicate;
  for (const [ending, forms] of SPECIAL) {
    if (predicate.endsWith(ending)) return predicate.slice(0, -ending.length) + forms[form];
  }
  const stem = predicate.slice(0, -1);
  if (form === 'link' && SHORT.test(predicate)) return stem + ICHIDAN.te;
  if (KEEPS_STEM.test(predicate)) return stem + ICHIDAN[form];
  const godan = GODAN[predicate.slice(-1)];
  if (godan === undefined) throw new RangeError(`Not a predicate: ${predicate}`);
  return stem + godan[form];
}

/**
 * Before a noun: "飛行を持つ" as it is, "パワーが３以上である" as "パワーが３以上の". Only an owner keeps the
 * whole verb, since "あなたがオーナーの" isn't said.
 */
export const attributive = (predicate: string): string =>
  predicate.endsWith('である') && !predicate.endsWith('オーナーである')
    ? `${predicate.slice(0, -'である'.length)}の`
    : predicate;

/** Several descriptions of one thing: "あなたがコントロールしていて飛行を持つ". */
export function linkDescriptions(predicates: readonly string[]): string {
  return predicates
    .map((predicate, at) => {
      if (at === predicates.length - 1) return attributive(predicate);
      if (isPast(predicate)) return `${predicate}、`;
      return predicate.endsWith('いる') || predicate.endsWith('である')
        ? inflect(predicate, 'te')
        : inflect(predicate, 'link');
    })
    .join('');
}

/** Things done in a row, as one predicate: "カード１枚を引き、カード１枚を捨てる". */
export const chain = (predicates: readonly string[]): string =>
  predicates
    .map((predicate, at) => (at === predicates.length - 1 ? predicate : `${inflect(predicate, 'link')}、`))
    .join('');

/** "…なら": after a noun the copula falls. */
export const ifSo = (predicate: string): string => `${predicate.replace(/である$/, '')}なら`;
