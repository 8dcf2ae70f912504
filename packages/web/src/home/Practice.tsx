import { useEffect, useState } from 'react';
import { Waiting } from '../app/Waiting.js';
import { TableScreen } from '../board/TableScreen.js';
import { workerConnection } from '../connection/worker.js';
import { useWords } from '../i18n/words.js';
import { createSession, type Session } from '../store/session.js';
import { guestName } from './guest.js';
import { NotBegun } from './NotBegun.js';
import { PACES, pace } from './pace.js';
import { quickTeam } from './quick-team.js';

/** A table in the page's own worker, with bots at all other places. */
export function Practice() {
  const { t } = useWords();
  const [session, setSession] = useState<Session | null>(null);
  const guest = t('home.guest');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason for another table
  useEffect(() => {
    const name = guestName();
    const { mine, partner, casual } = quickTeam();
    const opened = createSession(
      workerConnection({
        name: name === '' ? guest : name,
        deck: mine,
        partner,
        settings: { botPace: PACES[pace()], casual },
      }),
    );
    setSession(opened);
    return () => opened.close();
  }, []);
  return session === null ? <Waiting what={t('table.opening')} /> : <Opened session={session} />;
}

function Opened({ session }: { readonly session: Session }) {
  const waits = session.use((s) => s.data?.game == null);
  const refused = session.use((s) => s.refused);
  return waits && refused !== null ? <NotBegun refused={refused} /> : <TableScreen session={session} />;
}
