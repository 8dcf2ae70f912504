const FULL_WIDTH = '０１２３４５６７８９';

/** Numbers in a sentence are full width, "１２"; those of mana, P/T and counters' names aren't. */
export const number = (n: number): string =>
  String(n)
    .replace(/\d/g, (digit) => FULL_WIDTH[Number(digit)] ?? digit)
    .replace('-', '－');

/** "AとB", "A、B、C"; before the last stands the particle. */
function joined(items: readonly string[], particle: string): string {
  const last = items.at(-1) ?? '';
  return items.length <= 1 ? last : `${items.slice(0, -1).join('、')}${particle}${last}`;
}

/** All of them: "赤と白". */
export const both = (items: readonly string[]): string => joined(items, 'と');
/** One or another: "アーティファクト１つかエンチャント１つ". */
export const either = (items: readonly string[]): string => items.join('か');
/** Of any of the kinds: "インスタントやソーサリー". */
export const anyOf = (items: readonly string[]): string => items.join('や');

/** Words by which Japanese counts. The last is for what has no word of its own. */
export type Counter = '体' | '枚' | '人' | '点' | '個' | '回' | 'つ';

/** "２体"; X is full width, too. */
export const count = (n: number | 'X', counter: Counter): string =>
  `${n === 'X' ? 'Ｘ' : number(n)}${counter === 'つ' && (n === 'X' || n > 9) ? '個' : counter}`;

/** What a quantity is called: "枚数", "点数"; "数" in general. */
export const quantityName = (counter: Counter): string =>
  counter === '枚' || counter === '点' || counter === '回' ? `${counter}数` : '数';

/** Roman numeral of a chapter. */
export const roman = (n: number): string =>
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'][n] ?? String(n);

export const sentence = (text: string): string =>
  /[。」]$/.test(text) && text.endsWith('。') ? text : `${text}。`;

/** After a topic a comma keeps two clauses apart: "あなたは、あなたがコントロールしている…". */
export const topic = (subject: string, rest: string): string =>
  `${subject}は${/^(?:あなた[がの]|対戦相手|この|それのコントローラー)/.test(rest) && rest.length > 12 ? '、' : ''}${rest}`;
