import type { DeckFaultView } from '@ettin/protocol';
import { useWords } from '../i18n/words.js';
import type { ReadList } from '../worker/desk.js';
import { withName, withoutLine } from './deck-list.js';
import { FaultList } from './FaultList.js';

interface ListReadingProps {
  readonly list: string;
  /** Null while it isn't known; 'failed' if it can't be found out. */
  readonly reading: ReadList | 'failed' | null;
  /** Faults besides those of the list itself. */
  readonly more?: readonly DeckFaultView[];
  readonly edition: string;
  /** Takes the list as a fault was mended in it. */
  readonly onList: (list: string) => void;
}

/** What was read of a list, what is wrong with it, and what mends that at one press. */
export function ListReading({ list, reading, more = [], edition, onList }: ListReadingProps) {
  const { t } = useWords();
  return (
    <div className="reading" aria-live="polite">
      {list.trim() === '' ? (
        <p className="dim">{t('deckList.empty')}</p>
      ) : reading === 'failed' ? (
        <p className="fault">{t('deckList.failed')}</p>
      ) : reading === null ? (
        <p className="dim">{t('deckList.reading')}</p>
      ) : (
        <>
          <p className="reading-sum">
            {t('deckList.read', { main: sum(reading.main), side: sum(reading.side) })}{' '}
            <span className={reading.faults.some((f) => f.blocks) ? 'fault' : 'fine'}>
              {t('deckList.faults', { n: reading.faults.length })}
            </span>
          </p>
          <FaultList
            faults={[...reading.faults, ...more]}
            edition={edition}
            list={list}
            onName={(f, right) => onList(withName(list, f.line ?? 0, f.card ?? '', right))}
            onDrop={(f) => onList(withoutLine(list, f.line ?? 0))}
          />
        </>
      )}
    </div>
  );
}

const sum = (cards: ReadList['main']): number => cards.reduce((n, [count]) => n + count, 0);
