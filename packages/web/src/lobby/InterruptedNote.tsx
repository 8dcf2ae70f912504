import { CircleAlert } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import { SaveReplay } from '../replays/SaveReplay.js';
import { useTableData } from '../store/context.js';

/** Says why the game that was going on is over: no engine of the server's plays it as it was played. */
export function InterruptedNote() {
  const { t } = useWords();
  const { table } = useTableData();
  if (table.interrupted === undefined) return null;
  return (
    <section className="rail-box panel interrupted" role="status">
      <p>
        <CircleAlert size={20} aria-hidden="true" />
        <span>{t('lobby.interrupted')}</span>
      </p>
      <SaveReplay />
    </section>
  );
}
