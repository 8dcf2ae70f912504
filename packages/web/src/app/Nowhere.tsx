import { useWords } from '../i18n/words.js';
import { Mark } from './Mark.js';
import { useNavigation } from './navigation.js';

export function Nowhere() {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  return (
    <main className="waiting">
      <Mark />
      <h1>{t('nowhere.title')}</h1>
      <p>{t('nowhere.text')}</p>
      <button type="button" className="button primary" onClick={() => go({ at: 'home' })}>
        {t('nowhere.home')}
      </button>
    </main>
  );
}
