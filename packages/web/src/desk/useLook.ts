import { useEffect } from 'react';
import { useDesk } from './desk.js';

/** Asks once whether a server answers, wherever the page begins. */
export function useLook(): void {
  const look = useDesk((s) => s.look);
  useEffect(() => {
    if (useDesk.getState().server === 'asking') void look();
  }, [look]);
}
