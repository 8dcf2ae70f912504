import { resultText } from '@ettin/text';
import { useState } from 'react';
import { useNavigation } from '../app/navigation.js';
import { useOnline } from '../app/useOnline.js';
import { useWords } from '../i18n/words.js';
import { useDeskView } from '../lobby/desk-view.js';
import { Fair } from '../lobby/Fair.js';
import { SaveReplay } from '../replays/SaveReplay.js';
import { useGame, useSession, useTableData } from '../store/context.js';

/** The game is over: who won and why, and what to do next. */
export function Over() {
  const { view, seed, commitment } = useGame();
  const { table, you } = useTableData();
  const session = useSession();
  const { t, language } = useWords();
  const go = useNavigation((s) => s.go);
  const online = useOnline();
  const host = table.host === you.person;
  const hostName = table.people.find((p) => p.id === table.host)?.name ?? '';
  const [aside, setAside] = useState(false);
  if (view.result === null) return null;
  if (aside)
    return (
      <button type="button" className="button over-back" onClick={() => setAside(false)}>
        {t('over.back')}
      </button>
    );
  return (
    <section className="over panel" aria-label={t('over.title')}>
      <div role="status">
        <h2>{resultText(view, language)}</h2>
      </div>
      {table.score[0] + table.score[1] > 1 && (
        <p className="dim">{t('over.score', { a: table.score[0], b: table.score[1] })}</p>
      )}
      {!host && <p className="dim">{t('over.hostRematch', { name: hostName })}</p>}
      <p className="over-buttons">
        {host && you.seat !== null && (
          <button
            type="button"
            className="button primary"
            onClick={() => void session.ask({ type: 'rematch' })}
          >
            {t('over.rematch')}
          </button>
        )}
        {online && (
          <button type="button" className="button" onClick={() => useDeskView.getState().arrange(true)}>
            {t('over.seats')}
          </button>
        )}
        <SaveReplay />
        <button type="button" className="button" onClick={() => setAside(true)}>
          {t('over.look')}
        </button>
        <button type="button" className="button" onClick={() => go({ at: 'home' })}>
          {t('over.leave')}
        </button>
      </p>
      {seed !== null && <Fair seed={seed} commitment={commitment} />}
    </section>
  );
}
