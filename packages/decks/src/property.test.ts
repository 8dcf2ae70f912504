import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Deck, type DeckEntry, readDeck, SECTIONS, writeDeck } from './index.js';

const REAL_NAMES = [
  '+2 Mace',
  '1996 World Champion',
  '_____',
  'X',
  'Fire // Ice',
  'SP//dr, Piloted by Peni',
  'Summon: Choco/Mog',
  'Who // What // When // Where // Why',
  'Kongming, "Sleeping Dragon"',
  'Hazmat Suit (Used)',
  'Circle of Protection: Red',
  'Half-Shark, Half-',
  "Lim-Dûl's Vault",
  'Celebr-8000',
  'Land Tax',
  'Command Tower',
  'Borrowing 100,000 Arrows',
];

const word = fc
  .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwyzéûö'), { minLength: 2, maxLength: 9 })
  .map((letters) => letters.join(''));

const inventedName = fc
  .tuple(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.constantFrom('', ', the Last', "'s Own", '!', ' No. 3'),
  )
  .map(([words, end]) => `Zur ${words.join(' ')}${end}`);

const printing = fc.record(
  {
    set: fc.constantFrom('M10', 'LEA', '2X2', 'PLST', 'SLD'),
    number: fc.oneof(fc.nat({ max: 999 }).map(String), fc.constantFrom('12★', 'ZEN-211', '7s')),
  },
  { requiredKeys: ['set'] },
);

const entry = fc
  .tuple(
    fc.integer({ min: 1, max: 999 }),
    fc.oneof(fc.constantFrom(...REAL_NAMES), inventedName),
    fc.constantFrom(...SECTIONS),
    fc.option(printing, { nil: {} }),
  )
  .map(([count, name, section, print]): DeckEntry => ({ count, name, section, line: 0, ...print }));

const deck = fc.record({ entries: fc.array(entry, { maxLength: 40 }) });

/** Entries by section, in the order of the list, without their lines. */
function bySection({ entries }: Pick<Deck, 'entries'>): Record<string, unknown[]> {
  return Object.fromEntries(
    SECTIONS.map((section) => [
      section,
      entries.filter((one) => one.section === section).map(({ line: _, ...rest }) => rest),
    ]),
  );
}

describe('reading and writing', () => {
  it('should read back every entry that it wrote', () => {
    fc.assert(
      fc.property(deck, fc.option(inventedName, { nil: undefined }), (written, name) => {
        const read = readDeck(writeDeck({ ...written, ...(name === undefined ? {} : { name }) }));
        expect(read.problems).toEqual([]);
        expect(bySection(read)).toEqual(bySection(written));
        expect(read.name).toBe(name);
      }),
    );
  });

  it('should read back counts and names from a plain list', () => {
    fc.assert(
      fc.property(deck, (written) => {
        const plain = written.entries.map(({ set: _, number: __, ...rest }) => rest);
        expect(bySection(readDeck(writeDeck(written, 'plain')))).toEqual(bySection({ entries: plain }));
      }),
    );
  });

  it('should write the same text again after reading it', () => {
    fc.assert(
      fc.property(deck, (written) => {
        const text = writeDeck(written);
        expect(writeDeck(readDeck(text))).toBe(text);
      }),
    );
  });

  it('should neither throw nor drop a line in silence, whatever the text', () => {
    const scrap = fc.constantFrom(
      '4 ',
      'x',
      '(',
      ')',
      '[',
      ']',
      '*F*',
      '|',
      '//',
      '#',
      'SB:',
      'Deck',
      '\t',
      '\n',
      '\r\n',
      ':',
      '"',
      '2',
      '^',
      '\ufeff',
    );
    const junk = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.oneof(scrap, word, fc.string({ maxLength: 5 })), { maxLength: 40 })
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(junk, (text) => {
        const { entries, problems } = readDeck(text);
        for (const { count, name, line } of entries) {
          expect(Number.isInteger(count) && count >= 1 && count <= 999).toBe(true);
          expect(name).toBe(name.trim());
          expect(name).not.toMatch(/[\n\r\t[\]|]|^$/);
          expect(line).toBeGreaterThanOrEqual(1);
        }
        for (const { message, line } of problems) {
          expect(message).not.toBe('');
          expect(line).toBeGreaterThanOrEqual(1);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('should keep its time on hostile lines', () => {
    for (const unit of [' ', '[', '^', '*', '(', '|a', 'x ', ' x', '/', '"', '#', '\t', '4 ']) {
      expect(readDeck(`4 Shock${unit.repeat(50_000)}!`).entries.length).toBeLessThanOrEqual(1);
    }
  });
});
