import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import type { CloseReason } from '../connection/connection.js';
import { useWords } from '../i18n/words.js';
import { useSession } from '../store/context.js';

/** The table is gone for this page: why, and what to do next. */
export function Closed({ reason }: { readonly reason: CloseReason }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const refused = useSession().use((s) => s.refused);
  return (
    <main className="waiting">
      <Mark />
      <h1>{t('closed.title')}</h1>
      <p>{t(`closed.${reason}`)}</p>
      {reason === 'refused' && refused !== null && <p className="dim">{refused.message}</p>}
      <button type="button" className="button primary" onClick={() => go({ at: 'home' })}>
        {t('nowhere.home')}
      </button>
    </main>
  );
}
