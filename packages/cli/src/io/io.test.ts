import { describe, expect, it } from 'vitest';
import { fakeIo } from './fake-io.fixture.js';
import { anyOf } from './io.js';
import { columns, fold, pageWidth, widthOf, wrapItems, wrapWords } from './layout.js';
import { paintFor } from './paint.js';
import { printable, styled } from './printable.js';

describe('colours', () => {
  it('should be there only at a terminal', () => {
    const painted = paintFor(fakeIo({ interactive: true, env: {} })).bad('no');
    expect(printable(painted)).toBe('\u001b[31mno\u001b[39m');
    expect(paintFor(fakeIo({ env: {} })).bad('no')).toBe('no');
  });

  it('should be left out for NO_COLOR and dumb terminals', () => {
    for (const env of [{ NO_COLOR: '1' }, { TERM: 'dumb' }])
      expect(paintFor(fakeIo({ interactive: true, env })).strong('x')).toBe('x');
    // https://no-color.org: an empty value means nothing
    expect(paintFor(fakeIo({ interactive: true, env: { NO_COLOR: '' } })).strong('x')).not.toBe('x');
  });
});

describe('layout', () => {
  it('should be for at least 40 columns and at most 140', () => {
    expect(pageWidth(fakeIo({ columns: 20 }))).toBe(40);
    expect(pageWidth(fakeIo({ columns: 100 }))).toBe(100);
    expect(pageWidth(fakeIo({ columns: 400 }))).toBe(140);
  });

  it('should wrap words and items without breaking any, colours taking no room', () => {
    expect(wrapWords('one two three', 8)).toEqual(['one two', 'three']);
    // Japanese takes two columns a character, ends a line anywhere, but begins none with a mark
    expect(widthOf('ライフ40')).toBe(8);
    expect(wrapWords('ライフは30', 8)).toEqual(['ライフは', '30']);
    expect(wrapWords('ライフは点。始', 10)).toEqual(['ライフは', '点。始']);
    expect(wrapItems(['a a', 'b b', 'c c'], 8, '')).toEqual(['a a,', 'b b, c c']);
    expect(widthOf(styled('Jötun', 1, 22))).toBe(5);
    expect(
      columns(
        [
          ['a', 'x'],
          ['bbb', 'one two three four five six'],
        ],
        26,
      ),
    ).toEqual(['a    x', 'bbb  one two three four', '     five six']);
  });

  it('should fold long lines of a list under their text', () => {
    expect(fold('   1  Grizzly Bears attack', 16)).toEqual(['   1  Grizzly', '      Bears', '      attack']);
    expect(fold('short', 16)).toEqual(['short']);
    expect(fold('one two three four', 12)).toEqual(['one two', '    three', '    four']);
  });

  it('should list what would have been right', () => {
    expect(anyOf(['a', 'b', 'c'])).toBe('a, b or c');
    expect(anyOf([])).toBe('none');
  });
});
