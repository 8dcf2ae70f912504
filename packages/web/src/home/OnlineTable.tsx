import { useEffect, useState } from 'react';
import { Waiting } from '../app/Waiting.js';
import { TableScreen } from '../board/TableScreen.js';
import { socketConnection } from '../connection/socket.js';
import { useWords } from '../i18n/words.js';
import { createSession, type Session } from '../store/session.js';

interface OnlineTableProps {
  readonly table: string;
  readonly invitation: string | null;
}

const socketUrl = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`;

/** A server's table. The guest's token is a cookie that goes with the socket by itself. */
export function OnlineTable({ table, invitation }: OnlineTableProps) {
  const { t } = useWords();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    const opened = createSession(
      socketConnection({ url: socketUrl(), table, ...(invitation === null ? {} : { invitation }) }),
    );
    setSession(opened);
    return () => opened.close();
  }, [table, invitation]);
  return session === null ? <Waiting what={t('table.opening')} /> : <TableScreen session={session} />;
}
