import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';

describe('shuffling into the library instead of the graveyard', () => {
  it('should reveal the card where the effect says so, from wherever it comes (CR 614.6, 701.20)', () => {
    const colossus = creature('Colossus', 11, 11, {
      abilities: [
        {
          kind: 'replacement',
          replaces: { event: 'move', what: 'self', to: 'graveyard' },
          with: [{ reveal: true }, { toZone: 'library', position: 'shuffled' }],
        },
      ],
    });
    const drop = engine('Drop', [{ do: 'discard', who: 'you', amount: 'hand' }]);
    const s = new Scene([{ field: [drop], hand: [colossus, creature('Bear', 2, 2)] }, {}]).use('Drop');
    expect([s.graveyard(0), s.top(0), s.hand(0)]).toEqual([['Bear'], 'Colossus', []]);
    expect(s.events.filter((e) => e.type === 'revealed')).toMatchObject([
      { audience: 'all', cards: [{ name: 'Colossus' }] },
    ]);
  });
});
