import { useEffect, useState } from 'react';
import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import { Waiting } from '../app/Waiting.js';
import { socketConnection } from '../connection/socket.js';
import { useDesk } from '../desk/desk.js';
import { NameGate } from '../desk/NameGate.js';
import { useLook } from '../desk/useLook.js';
import { useWords } from '../i18n/words.js';
import { Online } from '../lobby/Online.js';
import { createSession, type Session } from '../store/session.js';

interface OnlineTableProps {
  readonly table: string;
  readonly invitation: string | null;
}

/** A server's table. Whoever comes for the first time says a name; then the guest's token is a cookie of its own. */
export function OnlineTable({ table, invitation }: OnlineTableProps) {
  const { t } = useWords();
  const { server, me } = useDesk();
  const [tries, setTries] = useState(0);
  useLook();
  if (me === null) {
    if (server === 'asking') return <Waiting what={t('table.opening')} />;
    if (server === 'none') return <NoServer />;
    return <NameGate invited={invitation !== null} />;
  }
  return (
    <Opened
      key={`${me.person} ${tries}`}
      table={table}
      invitation={invitation}
      onAgain={() => {
        // the server may have forgotten who we are, or have gone
        void useDesk.getState().look();
        setTries(tries + 1);
      }}
    />
  );
}

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

function Opened({ table, invitation, onAgain }: OnlineTableProps & { readonly onAgain: () => void }) {
  const { t } = useWords();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = createSession(
      socketConnection({ url: socketUrl(), table, ...(invitation === null ? {} : { invitation }) }),
    );
    setSession(opened);
    return () => opened.close();
  }, [table, invitation]);
  return session === null ? (
    <Waiting what={t('table.opening')} />
  ) : (
    <Online session={session} onAgain={onAgain} />
  );
}

/** Milliseconds from one look for a server to the next. */
const AGAIN = 5_000;

function NoServer() {
  const { t } = useWords();
  const look = useDesk((s) => s.look);
  const go = useNavigation((s) => s.go);
  // whoever waits here for a network or a server comes to the table once it is back
  useEffect(() => {
    const again = () => void look();
    const timer = setInterval(again, AGAIN);
    addEventListener('online', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [look]);
  return (
    <main className="waiting">
      <Mark />
      <h1>{t('noServer.title')}</h1>
      <p className="closed-text">{t('noServer.text')}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => void look()}>
          {t('friends.again')}
        </button>
        <button type="button" className="button" onClick={() => go({ at: 'practice' })}>
          {t('noServer.practice')}
        </button>
      </p>
    </main>
  );
}
