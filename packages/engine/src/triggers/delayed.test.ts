import type { Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, Scene } from '../effects/fixture.js';

describe('delayed triggers', () => {
  const bear = creature('Bear', 2, 2);
  const ox = creature('Ox', 2, 4);
  const later = (effects: readonly Effect[], targets = {}): Effect => ({
    do: 'delayed',
    when: { on: 'step', step: 'end', whose: 'each' },
    effects,
    ...targets,
  });

  it('should affect what the ability that made them targeted (CR 603.7c)', () => {
    const doom = engine('Doom', [later([{ do: 'destroy', what: { target: 'creature' } }])], {
      targets: [oneCreature],
    });
    const s = new Scene([{ field: [doom] }, { field: [bear, ox] }]);
    s.use('Doom', 'Bear').until('end').settle();
    expect(s.field(1)).toEqual(['Ox']);
    expect(s.graveyard(1)).toEqual(['Bear']);
  });

  it('should know their own targets beside those', () => {
    const effects: readonly Effect[] = [
      { do: 'destroy', what: { target: 'creature' } },
      { do: 'tap', what: { target: 'other' } },
    ];
    const doom = engine('Doom', [later(effects, { targets: [{ ...oneCreature, id: 'other' }] })], {
      targets: [oneCreature],
    });
    const s = new Scene([{ field: [doom] }, { field: [bear, ox] }]);
    s.use('Doom', 'Bear').until('end', ['Ox']).settle();
    expect(s.field(1)).toEqual(['Ox']);
    expect(s.obj('Ox').tapped).toBe(true);
  });
});
