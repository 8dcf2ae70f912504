import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, Scene } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';

const elf = creature('Elf', 1, 1, { subtypes: ['Elf'], manaCost: '{9}' });
const ranger: CardDef = creature('Ranger', 3, 3, {
  manaCost: '{1}{G}',
  additionalCost: { anyOf: [{ reveal: { what: { zone: 'hand', subtypes: ['Elf'] } } }, { mana: '{3}' }] },
});
const castable = (s: Scene) => legalActions(s.rules, s.state, 0).some((a) => a.type === 'cast');

describe('an additional cost of one thing or another (CR 601.2b, 601.2f)', () => {
  it('should not be castable where neither can be paid together with its mana cost', () => {
    expect(castable(new Scene([{ hand: [ranger] }, {}]).give(0, 'GGGG'))).toBe(false);
    expect(castable(new Scene([{ hand: [ranger, elf] }, {}]).give(0, 'G'))).toBe(false);
  });

  it('should be paid with mana where only that is possible', () => {
    const s = new Scene([{ hand: [ranger] }, {}]).give(0, 'GGGGG');
    expect(castable(s)).toBe(true);
    s.cast('Ranger');
    expect([s.field(0), s.asked]).toEqual([['Ranger'], []]);
    expect(s.state.players[0]?.mana).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('should not offer mana that is needed for the spell itself', () => {
    const s = new Scene([{ hand: [ranger, elf] }, {}]).give(0, 'GGG');
    s.cast('Ranger');
    expect([s.field(0), s.asked]).toEqual([['Ranger'], []]);
    expect(s.events.some((e) => e.type === 'revealed')).toBe(true);
    expect(s.state.players[0]?.mana[4]).toBe(1);
  });

  it('should let the player pick where both are possible', () => {
    const s = new Scene([{ hand: [ranger, elf] }, {}]).give(0, 'GGGGG');
    s.cast('Ranger', 'cost:1');
    expect(s.state.players[0]?.mana[4]).toBe(0);
  });
});
