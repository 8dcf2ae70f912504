import { useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { chaptersOf, hundredsOf } from './chapters.js';
import { type RowPlace, Rows } from './Rows.js';

interface TextProps extends RowPlace {
  readonly edition: string;
}

/** Everything that an edition says, from its own section to the general rules. */
export function Text({ edition, ...place }: TextProps) {
  const { t, language } = useWords();
  const chapters = useMemo(() => chaptersOf(edition, language), [edition, language]);
  const hundreds = useMemo(() => hundredsOf(edition, language), [edition, language]);
  return (
    <>
      {chapters.length === 0 && <p className="rulebook-note">{t('rules.noLines')}</p>}
      {chapters.map(({ id, title, lines }) => (
        <section key={id} className="chapter" aria-labelledby={`chapter-${id}`}>
          <h2 id={`chapter-${id}`} tabIndex={-1}>
            {title}
          </h2>
          <Rows
            {...place}
            edition={edition}
            rows={lines.map((line) => ({ number: line.id, gist: line.gist, kind: line.kind }))}
          />
        </section>
      ))}
      <h2 className="general-title">{t('rules.general')}</h2>
      {hundreds.map(({ id, title, rules }) => (
        <section key={id} className="chapter" aria-labelledby={`chapter-${id}`}>
          <h3 id={`chapter-${id}`} tabIndex={-1}>
            {title}
          </h3>
          <Rows {...place} edition={edition} rows={rules} />
        </section>
      ))}
    </>
  );
}
