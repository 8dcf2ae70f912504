import { describe, expect, it } from 'vitest';
import { clientMessage } from './client.js';

const id = 'cmd-00000001';
const read = (message: unknown) => clientMessage.safeParse(message).success;

describe('what a client may say', () => {
  it('is read where it has the shape of a command', () => {
    expect(read({ id, type: 'act', at: 3, action: { type: 'pass', player: 0 } })).toBe(true);
    expect(read({ id, type: 'chat', to: 'team', text: 'Baloth at B2?' })).toBe(true);
    expect(
      read({
        id,
        type: 'act',
        at: 9,
        action: {
          type: 'answer',
          player: 1,
          decision: 4,
          answer: { kind: 'attackers', attackers: [{ attacker: 70_000, attacks: 2 }] },
        },
      }),
    ).toBe(true);
  });

  it.each([
    ['a key that nobody knows', { id, type: 'stand', really: true }],
    ['no id', { type: 'stand' }],
    ['an id that is no id', { id: '../etc', type: 'stand' }],
    ['a fraction', { id, type: 'act', at: 0.5, action: { type: 'pass', player: 0 } }],
    ['a player below 0', { id, type: 'act', at: 0, action: { type: 'pass', player: -1 } }],
    ['conceding as an action', { id, type: 'act', at: 0, action: { type: 'concede', player: 0 } }],
    ['a prototype', JSON.parse(`{"id":"${id}","type":"stand","__proto__":{"type":"begin"}}`)],
    ['chat without words', { id, type: 'chat', to: 'team', text: '' }],
    ['more chat than there may be', { id, type: 'chat', to: 'table', text: 'x'.repeat(401) }],
    [
      'a list without end',
      {
        id,
        type: 'act',
        at: 0,
        action: {
          type: 'answer',
          player: 0,
          decision: 1,
          answer: { kind: 'order', order: Array(12_001).fill(0) },
        },
      },
    ],
    ['not a number', { id, type: 'act', at: Number.NaN, action: { type: 'pass', player: 0 } }],
    ['nothing', null],
    ['a list', []],
  ])('is refused with %s', (_, message) => {
    expect(read(message)).toBe(false);
  });
});
