import { useEffect, useState } from 'react';
import { Waiting } from '../app/Waiting.js';
import { TableScreen } from '../board/TableScreen.js';
import { useWords } from '../i18n/words.js';
import { SessionContext } from '../store/context.js';
import type { Session } from '../store/session.js';
import { Closed } from './Closed.js';
import { useDeskView } from './desk-view.js';
import { LineBanner } from './LineBanner.js';
import { Lobby } from './Lobby.js';
import { WatchNote } from './WatchNote.js';

/** A server's table in each of its states: its lobby, its game, and the line to it. */
export function Online({ session, onAgain }: { readonly session: Session; readonly onAgain: () => void }) {
  const { t } = useWords();
  const status = session.use((s) => s.status);
  const refused = session.use((s) => s.refused);
  const phase = session.use((s) => s.data?.table.phase ?? null);
  const game = session.use((s) => s.data?.table.game ?? 0);
  const playing = session.use((s) => s.data?.game != null);
  const arranging = useDeskView((s) => s.arranging);
  const arrange = useDeskView((s) => s.arrange);
  // a game that begins is looked at
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new game is a reason by itself
  useEffect(() => arrange(false), [game, arrange]);
  const late = useLate(status.is === 'connecting');
  if (status.is === 'closed') return <Closed reason={status.reason} refused={refused} onAgain={onAgain} />;
  if (phase === null)
    return (
      <SessionContext value={session}>
        <Waiting what={t(late ? 'table.openingLate' : 'table.opening')} />
        <LineBanner />
      </SessionContext>
    );
  const lobby = !playing || phase === 'lobby' || (phase === 'over' && arranging);
  return (
    <SessionContext value={session}>
      {lobby ? (
        playing && phase === 'over' ? (
          <Lobby onTable={() => arrange(false)} />
        ) : (
          <Lobby />
        )
      ) : (
        <>
          <TableScreen session={session} />
          <WatchNote />
        </>
      )}
      <LineBanner />
    </SessionContext>
  );
}

/** Milliseconds after which something is slow. */
const SLOW = 6_000;

/** Whether something has lasted for longer than one would think. */
function useLate(lasts: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!lasts) return;
    const timer = setTimeout(() => setLate(true), SLOW);
    return () => clearTimeout(timer);
  }, [lasts]);
  return late;
}
