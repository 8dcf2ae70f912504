import { useEffect, useState } from 'react';
import { Waiting } from '../app/Waiting.js';
import { TableScreen } from '../board/TableScreen.js';
import { workerConnection } from '../connection/worker.js';
import { useWords } from '../i18n/words.js';
import { createSession, type Session } from '../store/session.js';
import { guestName, starterDeck } from './guest.js';
import { PACES, pace } from './pace.js';

/** A table in the page's own worker, with bots at all other places. */
export function Practice() {
  const { t } = useWords();
  const [session, setSession] = useState<Session | null>(null);
  const guest = t('home.guest');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason for another table
  useEffect(() => {
    const name = guestName();
    const opened = createSession(
      workerConnection({
        name: name === '' ? guest : name,
        deck: { starter: starterDeck() },
        settings: { botPace: PACES[pace()] },
      }),
    );
    setSession(opened);
    return () => opened.close();
  }, []);
  return session === null ? <Waiting what={t('table.opening')} /> : <TableScreen session={session} />;
}
