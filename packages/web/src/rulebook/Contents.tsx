import { useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { chaptersOf, hundredsOf } from './chapters.js';

/** Where things are in the text. */
export function Contents({ edition }: { readonly edition: string }) {
  const { t, language } = useWords();
  const chapters = useMemo(() => chaptersOf(edition, language), [edition, language]);
  const hundreds = useMemo(() => hundredsOf(edition, language), [edition, language]);
  return (
    <nav className="rulebook-contents" aria-label={t('rules.topics')}>
      <h2>{t('rules.topics')}</h2>
      <ul>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <Jump to={id} title={title} />
          </li>
        ))}
      </ul>
      <h3>{t('rules.general')}</h3>
      <ul className="numbers">
        {hundreds.map(({ id, title }) => (
          <li key={id}>
            <Jump to={id} title={title} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Jump({ to, title }: { readonly to: string; readonly title: string }) {
  const jump = () => {
    const heading = document.getElementById(`chapter-${to}`);
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <button type="button" className="jump" onClick={jump}>
      {title}
    </button>
  );
}
