import type { SocialEvent } from '@ettin/protocol';
import { describe, expect, it } from 'vitest';
import type { ShownLine } from '../board/lines.js';
import { viewOf } from '../frame.fixture.js';
import { wordsIn } from '../i18n/words.fixture.js';
import { Listening } from './listening.js';

const line = (n: number, text: string): ShownLine => ({
  n,
  line: { text, parts: [], rule: null, ruleText: null },
});
const chat = (n: number, text: string, to: 'team' | 'table'): SocialEvent => ({
  type: 'chat',
  n,
  from: 'p',
  name: 'Bruno',
  seat: 1,
  to,
  text,
});
const { t } = wordsIn('en');

describe('what a reader of the screen hears', () => {
  it('should be each new line of the log once, and none of before they came', () => {
    const listening = new Listening();
    const all = [line(1, 'one'), line(2, 'two')];
    expect(listening.lines(all)).toEqual([]);
    expect(listening.lines(all)).toEqual([]);
    expect(listening.lines([...all, line(4, 'three'), line(5, 'four')])).toEqual(['three', 'four']);
    expect(listening.lines([line(0, 'anew')])).toEqual([]);
    expect(listening.lines([line(0, 'anew'), line(1, 'on')])).toEqual(['on']);
  });

  it('should be the first line of a log that was empty', () => {
    const listening = new Listening();
    listening.lines([]);
    expect(listening.lines([line(0, 'begun')])).toEqual(['begun']);
  });

  it('should be new chat with who says it and to whom, and no pings', () => {
    const listening = new Listening();
    listening.said([chat(3, 'before', 'table')], t);
    const ping: SocialEvent = { type: 'ping', n: 6, seat: 1, target: 0, arrowFrom: null };
    expect(
      listening.said(
        [chat(3, 'before', 'table'), chat(4, 'hello', 'table'), chat(5, 'block', 'team'), ping],
        t,
      ),
    ).toEqual(['Bruno: hello', 'Bruno (Team): block']);
  });

  it('should count changes from the last time that they were asked', () => {
    const listening = new Listening();
    const [first, second, third] = [viewOf({ turn: 1 }), viewOf({ turn: 2 }), viewOf({ turn: 3 })];
    expect(listening.before(7, first)).toBeNull();
    expect(listening.before(7, second)).toBeNull();
    expect(listening.before(null, second)).toBeNull();
    expect(listening.before(8, third)).toBe(first);
    expect(listening.before(9, third)).toBe(third);
  });
});
