import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import type { CloseReason } from '../connection/connection.js';
import { useWords } from '../i18n/words.js';
import type { Refused } from '../store/session.js';
import { refusalWords } from './refusal-words.js';

interface ClosedProps {
  readonly reason: CloseReason;
  readonly refused: Refused | null;
  /** Opens the table once more, where that may help. */
  readonly onAgain?: () => void;
}

/** Ways in which a table says no at its door, each with words for what to do next. */
const DOORS = [
  'notInvited',
  'tableFull',
  'unknownTable',
  'tooFast',
  'notNow',
  'storage',
  'elsewhere',
] as const;

/** The table is gone for this page, or didn't let it in: why, and what to do next. */
export function Closed({ reason, refused, onAgain }: ClosedProps) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const door = reason === 'refused' ? DOORS.find((d) => d === refused?.code) : undefined;
  const again = reason !== 'removed' && reason !== 'left' && door !== 'unknownTable';
  return (
    <main className="waiting">
      <Mark />
      <h1>{t(door === undefined ? 'closed.title' : `door.${door}`)}</h1>
      <p className="closed-text">{t(door === undefined ? `closed.${reason}` : `doorText.${door}`)}</p>
      {reason === 'refused' && door === undefined && refused !== null && (
        <p className="dim">{refusalWords(refused, { t })}</p>
      )}
      <p className="dialog-buttons">
        {again && onAgain !== undefined && (
          <button type="button" className="button primary" onClick={onAgain}>
            {t('closed.again')}
          </button>
        )}
        <button
          type="button"
          className={again && onAgain !== undefined ? 'button' : 'button primary'}
          onClick={() => go({ at: 'home' })}
        >
          {t('nowhere.home')}
        </button>
      </p>
    </main>
  );
}
