import { afterEach, describe, expect, it } from 'vitest';
import { useLook } from './look.js';

const now = () => {
  const { at, named, pinned, pinnedName } = useLook.getState();
  return { at, named, pinned, pinnedName };
};
const NOTHING = { at: null, named: null, pinned: null, pinnedName: null };

describe('what is read closely', () => {
  afterEach(() => useLook.setState(NOTHING));

  it('should stay when the pointer leaves, where it was pressed', () => {
    const { look, lookAtName, pinName } = useLook.getState();
    lookAtName('Shock');
    pinName('Shock');
    look(null);
    expect(now()).toEqual({ ...NOTHING, pinnedName: 'Shock' });
  });

  it('should go with the pointer, where it was only pointed at', () => {
    const { look, lookAtName } = useLook.getState();
    lookAtName('Shock');
    look(null);
    expect(now()).toEqual(NOTHING);
  });

  it('should be one thing: what is pressed takes the place of what was', () => {
    const { pin, pinName } = useLook.getState();
    pinName('Shock');
    pin(7);
    expect(now()).toEqual({ ...NOTHING, pinned: 7 });
    pinName('Shock');
    expect(now()).toEqual({ ...NOTHING, pinnedName: 'Shock' });
    pin(null);
    expect(now()).toEqual(NOTHING);
  });
});
