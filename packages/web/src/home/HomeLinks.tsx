import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';

/** What there is besides playing. */
export function HomeLinks() {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  return (
    <nav className="dialog-ways" aria-label={t('home.more')}>
      <button
        type="button"
        className="button"
        onClick={() => go({ at: 'rules', edition: null, beside: null, line: null })}
      >
        {t('rules.title')}
      </button>
      <button type="button" className="button" onClick={() => go({ at: 'replay' })}>
        {t('replay.title')}
      </button>
    </nav>
  );
}
