import { describe, expect, it } from 'vitest';
import { deckFrom } from './deck.js';

const LIST = 20_000;
/** As many of these lines as a list may hold. */
const fill = (line: (n: number) => string): string => {
  let list = '';
  for (let n = 0; list.length + line(n).length < LIST; n++) list += `${line(n)}\n`;
  return list.slice(0, LIST);
};
const spent = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1_000;
};

describe('a deck list', () => {
  it.each([
    ['lines of one letter', () => 'q'],
    ['names that are no card', (n: number) => `1 z${n.toString(36)}`],
    ['names of a hundred letters', (n: number) => `1 ${'abcdefghij'.repeat(10)} ${n}`],
    ['one name again and again', () => '1 Lightening Bolt'],
  ] as const)('should not keep a server for long, whatever is in it: %s', (_, line) => {
    const list = fill(line);
    deckFrom({ list: '60 Forest', name: 'warm' });
    // milliseconds of processor time: some hundred moves of a game
    expect(spent(() => deckFrom({ list, name: 'long' }))).toBeLessThan(400);
  });

  it('should be told that it is too long, by what it has and may have', () => {
    const deck = deckFrom({ list: fill(() => 'q'), name: '' });
    expect(deck).toMatchObject({ name: 'Deck', list: null, main: [] });
    expect(deck?.own).toMatchObject([
      { code: 'tooManyCards', counted: { count: 10_000, limit: 2_000 }, blocks: true },
    ]);
    expect(deckFrom({ list: `${'\n'.repeat(9_000)}60 Forest`, name: 'x' })?.own).toEqual([]);
  });
});
