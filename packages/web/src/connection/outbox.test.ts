import { describe, expect, it } from 'vitest';
import { backoff } from './backoff.js';
import { Outbox } from './outbox.js';

describe('the outbox', () => {
  it('should keep what is unanswered, in the order it was sent', () => {
    const box = new Outbox();
    box.sent({ type: 'undo', id: 'aaaaaaaa' });
    box.sent({ type: 'sync', id: 'bbbbbbbb' });
    box.sent({ type: 'stand', id: 'cccccccc' });
    box.answered({ type: 'ack', id: 'bbbbbbbb', seq: 3 });
    expect(box.unanswered().map((m) => m.type)).toEqual(['undo', 'stand']);
  });

  it('should take a refusal for an answer, and one without an id for none', () => {
    const box = new Outbox();
    box.sent({ type: 'undo', id: 'aaaaaaaa' });
    box.answered({ type: 'refused', id: null, code: 'malformed', message: '' });
    expect(box.unanswered()).toHaveLength(1);
    box.answered({ type: 'refused', id: 'aaaaaaaa', code: 'notNow', message: '' });
    expect(box.unanswered()).toEqual([]);
  });
});

describe('the wait before another try', () => {
  it('should double up to fifteen seconds, and be spread over its upper half', () => {
    expect([0, 1, 2, 20].map((n) => backoff(n, 1))).toEqual([400, 800, 1600, 15_000]);
    expect(backoff(20, 0)).toBe(7_500);
  });
});
