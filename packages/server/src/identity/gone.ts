import type { Bus } from '@ettin/table';

/**
 * Tells all who hold sockets that somebody isn't who they were any more: a session that was signed out or has run out, or the
 * guest that a person was before. Over the bus, since the socket may be held by another process than the one that is told.
 */
export interface Gone {
  /** `who`: a session, or for a guest the person. */
  tell(who: string): Promise<void>;
  /** Resolves when it will be heard; the result stops it. */
  hear(who: string, call: () => void): Promise<() => void>;
}

export const goneOver = (bus: Bus): Gone => ({
  tell: (who) => bus.publish(`gone.${who}`, ''),
  hear: (who, call) => bus.subscribe(`gone.${who}`, call),
});
