import { contradiction, type Language, type RuleLine } from '@ettin/editions';

/** What a line begins with when it isn't a statement. */
const KINDS: Readonly<Record<Language, { readonly example: string; readonly note: string }>> = {
  en: { example: 'Example: ', note: 'Note: ' },
  es: { example: 'Ejemplo: ', note: 'Nota: ' },
  fr: { example: 'Exemple : ', note: 'Note : ' },
  ja: { example: '例：', note: '注：' },
};

export function lineRow({ id, kind, gist }: RuleLine, language: Language): readonly string[] {
  return [id, (kind === 'rule' ? '' : KINDS[language][kind]) + gist];
}

/** What the sources contradict themselves in about these lines, each once; the engine's notes are in English. */
export function contradictionsOf(lines: readonly RuleLine[]) {
  const ids = new Set(lines.flatMap((line) => line.contradiction?.split(',') ?? []));
  return [...ids].flatMap((id) => {
    const found = contradiction(id);
    return found === undefined ? [] : [{ id, ...found }];
  });
}
