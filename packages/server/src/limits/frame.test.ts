import { LIMITS } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import { readFrame } from './frame.js';

const id = 'command-1';

describe('a frame of a client', () => {
  it('is read as the message that it is', () => {
    expect(readFrame(JSON.stringify({ id, type: 'stand' }))).toEqual({
      ok: true,
      message: { id, type: 'stand' },
    });
  });

  it('is refused unread when it is too long, counted in bytes', () => {
    const text = '双'.repeat(LIMITS.frame / 2);
    expect(text.length).toBeLessThan(LIMITS.frame);
    expect(readFrame(JSON.stringify({ id, type: 'chat', to: 'team', text }))).toMatchObject({
      code: 'tooLarge',
    });
  });

  it('is refused when it is nested too deep, brackets in strings aside', () => {
    const nested = `${'['.repeat(40)}${']'.repeat(40)}`;
    expect(readFrame(nested)).toMatchObject({ code: 'malformed', id: null });
    expect(
      readFrame(JSON.stringify({ id, type: 'chat', to: 'team', text: `"\\${'[{'.repeat(40)}` })).ok,
    ).toBe(true);
  });

  it('names the command that it refuses, where it has a proper id', () => {
    expect(readFrame(JSON.stringify({ id, type: 'sit', seat: 99 }))).toMatchObject({ ok: false, id });
    expect(readFrame(JSON.stringify({ id: '<script>', type: 'sit' }))).toMatchObject({ ok: false, id: null });
  });

  it.each([
    ['no JSON', '{"id":'],
    ['a number', '7'],
    ['null', 'null'],
    ['nothing', ''],
    ['a key of every object', `{"id":"${id}","type":"stand","__proto__":{"admin":true}}`],
    ['a constructor', `{"id":"${id}","type":"stand","constructor":{"prototype":{"admin":true}}}`],
  ])('is refused as %s, and changes no prototype', (_, data) => {
    expect(readFrame(data)).toMatchObject({ ok: false, code: 'malformed' });
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  it('brings nothing of what was sent into its refusal', () => {
    const sent = JSON.stringify({ id, type: 'chat', to: 'everybody', text: 'a secret word' });
    expect(JSON.stringify(readFrame(sent))).not.toContain('secret');
  });
});
