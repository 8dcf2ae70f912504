import { useWords } from '../i18n/words.js';
import { Mark } from './Mark.js';
import { useNavigation } from './navigation.js';

/** The mark at the head of a page, which leads back to the first one. */
export function HomeButton() {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  return (
    <button
      type="button"
      className="rulebook-home"
      aria-label={t('rules.back')}
      onClick={() => go({ at: 'home' })}
    >
      <Mark size={32} />
    </button>
  );
}
