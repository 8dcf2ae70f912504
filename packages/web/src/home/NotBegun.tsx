import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';
import { refusalWords } from '../lobby/refusal-words.js';
import type { Refused } from '../store/session.js';

/** A table of one's own that doesn't begin: decks that were kept can't be played any more. Home says what is wrong. */
export function NotBegun({ refused }: { readonly refused: Refused }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  return (
    <main className="waiting">
      <Mark />
      <h1>{t('quick.notBegun')}</h1>
      <p className="closed-text">{refusalWords(refused, { t })}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => go({ at: 'home' })}>
          {t('nowhere.home')}
        </button>
      </p>
    </main>
  );
}
