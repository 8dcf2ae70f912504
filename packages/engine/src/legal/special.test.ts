import type { Cost, SpecialAction } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, placed, Scene } from '../effects/fixture.js';
import { legalActions } from './legal.js';

const MANIFESTED = 2;
const morph = (cost: Cost, mega?: true) => ({ k: 'morph', cost, ...(mega ? { mega } : {}) }) as const;
const hider = (mega?: true) =>
  creature('Hider', 2, 1, { manaCost: '{U}', keywords: [morph({ mana: '{R}' }, mega)] });

const down = (card = hider(), how = 1) => new Scene([{ field: [placed(card, { faceDown: how })] }, {}]);
const hidden = (s: Scene) => s.state.battlefield[0] ?? 0;
const up = (s: Scene, special: SpecialAction) => {
  s.act({ type: 'special', player: 0, object: hidden(s), special });
  return s;
};
const ways = (s: Scene) =>
  legalActions(s.rules, s.state, 0).flatMap((a) => (a.type === 'special' ? [a.special] : []));

describe('turning a permanent face up', () => {
  it('should be for its morph cost and nothing else (CR 702.37e)', () => {
    expect(ways(down().give(0, 'U'))).toEqual([]);
    const s = down().give(0, 'R');
    expect(ways(s)).toEqual(['turnFaceUp']);
    expect([up(s, 'turnFaceUp').size('Hider'), s.counters('Hider')]).toEqual(['2/1', {}]);
  });

  it('should put a counter on it for a megamorph cost (CR 702.37b)', () => {
    const s = up(down(hider(true)).give(0, 'R'), 'turnFaceUp');
    expect([s.size('Hider'), s.counters('Hider')]).toEqual(['3/2', { '+1/+1': 1 }]);
  });

  it('should be for either cost where a manifested card has morph (CR 701.40c)', () => {
    expect(ways(down(hider(), MANIFESTED).give(0, 'RU'))).toEqual(['turnFaceUp', 'turnFaceUpForMana']);
    const s = up(down(hider(true), MANIFESTED).give(0, 'U'), 'turnFaceUpForMana');
    expect([s.size('Hider'), s.state.players[0]?.mana.every((n) => n === 0)]).toEqual(['2/1', true]);
  });

  it('should be for the mana cost of a manifested creature card alone (CR 701.40b)', () => {
    const plain = creature('Plain', 3, 3, { manaCost: '{U}' });
    expect(ways(down(plain, MANIFESTED).give(0, 'U'))).toEqual(['turnFaceUp']);
    expect(ways(down({ ...plain, types: ['artifact'] }, MANIFESTED).give(0, 'U'))).toEqual([]);
  });
});

describe('an effect that turns a permanent face up', () => {
  const turn = engine('Turn', [{ do: 'turnFaceUp', what: { each: { types: ['creature'] } } }]);
  it('should show a card that is no permanent, and leave it face down (CR 701.40g)', () => {
    const trick = { name: 'Trick', types: ['instant'] } as const;
    const s = new Scene([{ field: [turn, placed(trick, { faceDown: MANIFESTED })] }, {}]).use('Turn');
    expect(s.state.battlefield.map((id) => s.obj(id).faceDown)).toEqual([0, MANIFESTED]);
    const told = s.events.flatMap((e) =>
      e.type === 'revealed' ? [e.audience, ...e.cards.map((c) => c.name)] : [],
    );
    expect(told).toEqual(['all', 'Trick']);
    expect(s.events.some((e) => e.type === 'changed')).toBe(false);
  });
});
