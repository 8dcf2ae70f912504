import { useEffect, useState } from 'react';
import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import { Waiting } from '../app/Waiting.js';
import { TableScreen } from '../board/TableScreen.js';
import { ensureGuest } from '../connection/guest.js';
import { socketConnection } from '../connection/socket.js';
import { useWords } from '../i18n/words.js';
import { createSession, type Session } from '../store/session.js';
import { guestName } from './guest.js';

interface OnlineTableProps {
  readonly table: string;
  readonly invitation: string | null;
}

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

/** A server's table. The guest's token is a cookie that goes with the socket by itself. */
export function OnlineTable({ table, invitation }: OnlineTableProps) {
  const { t } = useWords();
  const go = useNavigation((n) => n.go);
  const [session, setSession] = useState<Session | null>(null);
  const [refused, setRefused] = useState(false);
  const name = guestName() || t('home.guest');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to come in again
  useEffect(() => {
    let opened: Session | null = null;
    let left = false;
    void ensureGuest(name).then((known) => {
      if (left) return;
      if (!known) {
        setRefused(true);
        return;
      }
      opened = createSession(
        socketConnection({ url: socketUrl(), table, ...(invitation === null ? {} : { invitation }) }),
      );
      setSession(opened);
    });
    return () => {
      left = true;
      opened?.close();
    };
  }, [table, invitation]);
  if (refused)
    return (
      <main className="waiting">
        <Mark />
        <h1>{t('noServer.title')}</h1>
        <p>{t('noServer.text')}</p>
        <button type="button" className="button primary" onClick={() => go({ at: 'home' })}>
          {t('nowhere.home')}
        </button>
      </main>
    );
  return session === null ? <Waiting what={t('table.opening')} /> : <TableScreen session={session} />;
}
