import { useEffect } from 'react';
import { useLook } from '../play/look.js';
import { useSpeech } from '../speak/speech.js';
import { useMenus } from './menus.js';
import { useZones } from './zones.js';

/** Lets go of all that was open or looked at: the next table has another game, in which numbers of objects mean others. */
export function forgetTable(): void {
  useMenus.getState().close();
  useZones.getState().close();
  useLook.getState().pin(null);
  useLook.getState().look(null);
  useSpeech.getState().hush();
}

/** Leaves nothing of a game behind when its board goes. */
export function useForgetting(): void {
  useEffect(() => forgetTable, []);
}
