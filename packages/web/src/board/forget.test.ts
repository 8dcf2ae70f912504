import { describe, expect, it } from 'vitest';
import { useLook } from '../play/look.js';
import { useSpeech } from '../speak/speech.js';
import { forgetTable } from './forget.js';
import { useMenus } from './menus.js';
import { useZones } from './zones.js';

describe('a board that goes', () => {
  it('should leave no dialog open, nothing looked at and nothing said', () => {
    useMenus.getState().open('menu');
    useZones.getState().open({ zone: 'graveyard', seat: 2 });
    useLook.getState().pin(65_536);
    useLook.getState().look(65_537);
    useSpeech.getState().say('Turn 3');
    forgetTable();
    expect(useMenus.getState().shown).toBeNull();
    expect(useZones.getState().shown).toBeNull();
    expect(useLook.getState()).toMatchObject({ at: null, named: null, pinned: null, pinnedName: null });
    expect(useSpeech.getState().said.text).toBe('');
  });
});
