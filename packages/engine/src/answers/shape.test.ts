import type { Action } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { engine, Scene } from '../effects/fixture.js';

const tap = engine('Tap', [{ do: 'gainLife', who: 'you', amount: 1 }]);

describe('input from a wire', () => {
  const s = new Scene([{ field: [tap] }, {}]);
  const object = s.id('Tap');
  const good = { type: 'activate', player: 0, object, ability: 0 };

  it.each<[string, unknown]>([
    ['null', null],
    ['text', 'pass'],
    ['a list', [good]],
    ['no type', { ...good, type: undefined }],
    ['a type that is none', { ...good, type: 'toString' }],
    ['a type that is a list', { ...good, type: ['pass'] }],
    ['a player that is none', { ...good, player: 99 }],
    ['a player that is text', { ...good, player: '0' }],
    ['a negative player', { ...good, player: -1 }],
    ['an object that is text', { ...good, object: String(object) }],
    ['an object beyond whole numbers', { ...good, object: 1e308 }],
    ['an ability that is null', { ...good, ability: null }],
    ['a way to cast that is none', { type: 'cast', player: 0, object, method: 'constructor' }],
    ['a face that is none', { type: 'playLand', player: 0, object, face: 2 }],
    ['an answer that is null', { type: 'answer', player: 0, decision: 1, answer: null }],
  ])('should be refused as malformed and change nothing: %s', (_, action) => {
    const before = JSON.stringify(s.state);
    expect(apply(s.rules, s.state, action as Action)).toMatchObject({ ok: false, code: 'malformed' });
    expect(JSON.stringify(s.state)).toBe(before);
  });

  it('should be accepted when it is an action', () => {
    expect(apply(s.rules, s.state, good as Action).ok).toBe(true);
  });
});
