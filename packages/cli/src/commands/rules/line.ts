import {
  choiceOptions,
  choicesOf,
  contradiction,
  type Language,
  type LineKind,
  type RuleLine,
} from '@ettin/editions';
import { RULES } from '../../words/rules.js';

/** What a line begins with when it isn't a statement. */
const KINDS: Readonly<Record<Language, { readonly example: string; readonly note: string }>> = {
  en: { example: 'Example: ', note: 'Note: ' },
  es: { example: 'Ejemplo: ', note: 'Nota: ' },
  fr: { example: 'Exemple : ', note: 'Note : ' },
  ja: { example: '例：', note: '注：' },
};

/** "Example: " before an example. */
export const kindWord = (kind: LineKind, language: Language): string =>
  kind === 'rule' ? '' : KINDS[language][kind];

export const lineRow = ({ id, kind, gist }: RuleLine, language: Language): readonly string[] => [
  id,
  kindWord(kind, language) + gist,
];

/** What the sources contradict themselves in about these lines, each once. */
export function contradictionsOf(lines: readonly RuleLine[], language: Language) {
  const ids = new Set(lines.flatMap((line) => line.contradiction?.split(',') ?? []));
  return [...ids].flatMap((id) => {
    const found = contradiction(id, language);
    return found === undefined ? [] : [{ id, ...found }];
  });
}

/** Each contradiction and what is done about it; below it what the edition may be told to do instead. */
export function contradictionRows(
  contradictions: ReturnType<typeof contradictionsOf>,
  edition: string,
  language: Language,
): readonly (readonly string[])[] {
  const standard = choicesOf(edition);
  return contradictions.flatMap(({ id, about, done }) => [
    [id, RULES.text(language, 'here', { about, done })],
    ...(Object.hasOwn(standard, id) ? choiceOptions(id, language) : []).map(({ option, what }) => [
      '',
      RULES.text(language, option === standard[id] ? 'standard' : 'option', { option, what }),
    ]),
  ]);
}
