import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, oneCreature, Scene } from '../effects/fixture.js';

const green = creature('Green', 2, 2, { colors: ['G'] });
const white = creature('White', 2, 2, { colors: ['W'] });
const knight = creature('Knight', 2, 2, { keywords: [{ k: 'protection', from: { colors: ['G'] } }] });
const all = (from: 'Green' | 'White'): CardDef =>
  engine(`By ${from}`, [
    { do: 'damage', to: { each: { name: 'Knight' } }, amount: 1, from: { each: { name: from } } },
  ]);
const certain: CardDef = {
  name: 'Leyline',
  types: ['enchantment'],
  abilities: [{ kind: 'static', rules: [{ rule: 'damageCantBePrevented' }] }],
};

describe('protection', () => {
  it('should prevent damage from what it is from, and from nothing else (CR 702.16e)', () => {
    const s = new Scene([{ field: [green, white, all('Green'), all('White')] }, { field: [knight] }]);
    s.use('By Green');
    expect(s.obj('Knight').damage).toBe(0);
    expect(s.events.filter((e) => e.type === 'prevented')).toMatchObject([{ to: s.id('Knight'), amount: 1 }]);
    s.use('By White');
    expect(s.obj('Knight').damage).toBe(1);
  });

  it('should prevent nothing where damage can’t be prevented (CR 615.12)', () => {
    const s = new Scene([{ field: [green, all('Green'), certain] }, { field: [knight] }]);
    s.use('By Green');
    expect(s.obj('Knight').damage).toBe(1);
  });

  it('of a player should prevent damage to them, and not to their partner', () => {
    const aura: CardDef = {
      name: 'Aegis',
      types: ['enchantment'],
      abilities: [
        { kind: 'static', rules: [{ rule: 'playerProtection', who: 'you', from: { colors: ['G'] } }] },
      ],
    };
    const burn = engine('Burn', [
      { do: 'damage', to: 'opponents', amount: 1, from: { each: { name: 'Green' } } },
    ]);
    const s = new Scene([{ field: [green, burn] }, {}, { field: [aura] }, {}]);
    s.use('Burn');
    expect(s.state.teams.map((t) => t.life)).toEqual([30, 29]);
  });
});

describe('a shield against damage that can’t be prevented', () => {
  const shield = engine(
    'Shield',
    [
      {
        do: 'preventDamage',
        to: { target: 'creature' },
        amount: 2,
        duration: 'endOfTurn',
        then: [{ do: 'gainLife', who: 'you', amount: { sum: [1, 'thatMuch'] } }],
      },
    ],
    { targets: [oneCreature] },
  );
  const hit = engine('Hit', [{ do: 'damage', to: { each: { name: 'Bear' } }, amount: 1 }]);
  const sure = engine('Sure', [
    { do: 'damage', to: { each: { name: 'Bear' } }, amount: 1, unpreventable: true },
  ]);

  it('should not be used up, but do whatever else it does (CR 615.12)', () => {
    const s = new Scene([{ field: [shield, hit, sure] }, { field: [creature('Bear', 9, 9)] }]);
    s.use('Shield', 'Bear').use('Sure');
    expect([s.obj('Bear').damage, s.state.teams[0]?.life]).toEqual([1, 21]);
    s.use('Hit').use('Hit').use('Hit');
    expect([s.obj('Bear').damage, s.state.teams[0]?.life]).toEqual([2, 25]);
  });
});
