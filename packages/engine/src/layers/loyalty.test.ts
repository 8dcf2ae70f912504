import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { engine, placed, Scene } from '../effects/fixture.js';

const walker = (name: string, gains: number, parts: Partial<CardDef> = {}): CardDef => ({
  name,
  types: ['planeswalker'],
  abilities: [
    { kind: 'activated', cost: { loyalty: 1 }, effects: [{ do: 'gainLife', who: 'you', amount: gains }] },
  ],
  ...parts,
});
const god = walker('God', 1, {
  abilities: [
    { kind: 'static', mods: [{ mod: 'loyaltyAbilitiesOf', what: { types: ['planeswalker'], other: true } }] },
    { kind: 'activated', cost: { loyalty: 1 }, effects: [{ do: 'gainLife', who: 'you', amount: 1 }] },
  ],
});
const loyal = { counters: { loyalty: 4 } };

describe('loyalty abilities of other planeswalkers', () => {
  it('should be had besides its own, whoever controls the others, and count for once a turn (CR 606.3, 613.1f)', () => {
    const s = new Scene([
      { field: [placed(god, loyal), placed(walker('Ally', 5), loyal), engine('Draw', [])] },
      { field: [placed(walker('Foe', 9), loyal)] },
    ]);
    const [one, five, nine] = [
      s.chars('God').abilities[1],
      s.chars('Ally').abilities[0],
      s.chars('Foe').abilities[0],
    ];
    expect(s.chars('God').abilities.slice(1)).toEqual([one, five, nine]);
    // the others gain nothing
    expect([s.chars('Ally').abilities, s.chars('Foe').abilities]).toEqual([[five], [nine]]);
    s.act({ type: 'activate', player: 0, object: s.id('God'), ability: 3 });
    s.settle();
    expect([s.state.teams.map((t) => t.life), s.counters('God'), s.counters('Foe')]).toEqual([
      [29, 20],
      { loyalty: 5 },
      { loyalty: 4 },
    ]);
    expect(() => s.act({ type: 'activate', player: 0, object: s.id('God'), ability: 1 })).toThrow(
      'cantActivate',
    );
  });

  it('should go with the planeswalker that brought them', () => {
    const kill = engine('Kill', [{ do: 'destroy', what: { each: { name: 'Foe' } } }]);
    const s = new Scene([
      { field: [placed(god, loyal), kill] },
      { field: [placed(walker('Foe', 9), loyal)] },
    ]);
    expect(s.chars('God').abilities).toHaveLength(3);
    s.use('Kill');
    expect(s.chars('God').abilities).toHaveLength(2);
  });
});
