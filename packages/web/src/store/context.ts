import type { GameFrame } from '@ettin/protocol';
import { createContext, useContext } from 'react';
import type { TableData } from './receive.js';
import type { Session, SessionState } from './session.js';

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('there is no table outside of a SessionContext');
  return session;
}

export const useSessionState = <T>(select: (state: SessionState) => T): T => useSession().use(select);

/** The game that is shown. Only for what stands on the table, which isn't there without one. */
export function useGame(): GameFrame {
  const game = useSessionState((s) => s.data?.game ?? null);
  if (game === null) throw new Error('there is no game');
  return game;
}

export function useTableData(): TableData {
  const data = useSessionState((s) => s.data);
  if (data === null) throw new Error('the table has not said anything yet');
  return data;
}
