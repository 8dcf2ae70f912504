import { ruleLines, searchRules } from '@ettin/editions';
import { useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { type RowPlace, Rows } from './Rows.js';

interface FoundProps extends RowPlace {
  readonly edition: string;
  readonly words: string;
}

/** What says the words, best first; as one types. */
export function Found({ edition, words, ...place }: FoundProps) {
  const { t, language } = useWords();
  const rows = useMemo(() => {
    const kinds = new Map(ruleLines(edition).map((line) => [line.id, line.kind]));
    return searchRules(edition, words, language).map((hit) => {
      const kind = kinds.get(hit.number);
      return kind === undefined ? hit : { ...hit, kind };
    });
  }, [edition, words, language]);
  return (
    <section className="chapter">
      <h2 role="status">{t('rules.found', { n: rows.length })}</h2>
      <Rows {...place} edition={edition} rows={rows} />
    </section>
  );
}
