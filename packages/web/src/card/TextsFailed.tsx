import { CircleAlert } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import '../lobby/line-banner.css';
import { useReferenceCount } from './references.js';

/** Says that the texts of cards can't be had, and what helps; gone once they come after all. */
export function TextsFailed() {
  const { t } = useWords();
  const failed = useReferenceCount((s) => s.failed);
  if (!failed) return null;
  return (
    <aside className="line-banner" role="alert">
      <CircleAlert size={20} aria-hidden="true" />
      <p>
        <b>{t('texts.failed')}</b>
        <small>{t('texts.failedDo')}</small>
      </p>
      <button type="button" className="button small" onClick={() => location.reload()}>
        {t('stopped.again')}
      </button>
    </aside>
  );
}
