import { allEditions, editionName, isTextId } from '@ettin/editions';
import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { HomeButton } from '../app/HomeButton.js';
import { Preferences } from '../home/Preferences.js';
import { useWords } from '../i18n/words.js';

interface HeadProps {
  readonly edition: string;
  readonly beside: string | null;
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly onEdition: (id: string) => void;
  readonly onBeside: (id: string | null) => void;
}

const texts = allEditions.filter(({ id }) => isTextId(id));

export function RulebookHead({ edition, beside, search, onSearch, onEdition, onBeside }: HeadProps) {
  const { t, language } = useWords();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', toSearch);
    return () => removeEventListener('keydown', toSearch);
  }, []);
  return (
    <header className="rulebook-head">
      <HomeButton />
      <h1>{t('rules.title')}</h1>
      <search className="rulebook-search">
        <Search size={16} aria-hidden="true" />
        <input
          ref={field}
          className="field"
          type="text"
          value={search}
          maxLength={120}
          aria-label={t('rules.search')}
          placeholder={t('rules.searchHint')}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
        />
        {search !== '' && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('rules.clear')}
            onClick={() => onSearch('')}
          >
            <X size={16} aria-hidden="true" />
          </button>
        )}
      </search>
      <label className="rulebook-choice">
        <span>{t('rules.edition')}</span>
        <select className="field" value={edition} onChange={(event) => onEdition(event.target.value)}>
          {allEditions.toReversed().map((e) => (
            <option key={e.id} value={e.id}>
              {e.id} · {editionName(e.id, language)}
            </option>
          ))}
        </select>
      </label>
      <label className="rulebook-choice">
        <span>{t('rules.beside')}</span>
        <select
          className="field"
          value={beside ?? ''}
          disabled={!isTextId(edition)}
          title={isTextId(edition) ? undefined : t('rules.noText')}
          onChange={(event) => onBeside(event.target.value === '' ? null : event.target.value)}
        >
          <option value="">{t('rules.alone')}</option>
          {texts
            .filter(({ id }) => id !== edition)
            .toReversed()
            .map((e) => (
              <option key={e.id} value={e.id}>
                {e.id} · {editionName(e.id, language)}
              </option>
            ))}
        </select>
      </label>
      <Preferences />
    </header>
  );
}
