import { Armchair, Eye, X } from 'lucide-react';
import { useState } from 'react';
import { useMenus } from '../board/menus.js';
import { useWords } from '../i18n/words.js';
import { useTableData } from '../store/context.js';
import './line-banner.css';

/** Tells whoever watches a game that a bot's seat can be theirs; once they come in for one, when that is. */
export function WatchNote() {
  const { t } = useWords();
  const { table, you } = useTableData();
  const [away, setAway] = useState(false);
  const coming = table.seats.find((s) => s.coming === you.person);
  const free = table.seats.some((s) => s.taken === 'bot' && s.coming === null);
  if (you.seat !== null || table.phase !== 'playing' || (coming === undefined && (away || !free)))
    return null;
  return (
    <aside className="line-banner watch-note" aria-label={t('people.watches')}>
      {coming === undefined ? (
        <Eye size={20} aria-hidden="true" />
      ) : (
        <Armchair size={20} aria-hidden="true" />
      )}
      <p role="status">{coming === undefined ? t('watch.text') : t('watch.coming', { name: coming.name })}</p>
      {coming === undefined && (
        <>
          <button type="button" className="button small" onClick={() => useMenus.getState().open('people')}>
            {t('watch.seat')}
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('watch.close')}
            onClick={() => setAway(true)}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </>
      )}
    </aside>
  );
}
