import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  colorsOf,
  formatMana,
  isZero,
  manaValue,
  NO_MANA,
  parseMana,
  plus,
  plusGeneric,
  reduceBy,
  reduceGeneric,
  withX,
} from './amount.js';

const mana = (text: string) => parseMana(text).amount;

const SYMBOLS = [
  'W',
  'U',
  'B',
  'R',
  'G',
  'C',
  'S',
  'X',
  '1',
  '3',
  '12',
  'W/U',
  'G/W',
  '2/R',
  'C/B',
  'U/P',
  'R/W/P',
];
const text = fc
  .array(fc.constantFrom(...SYMBOLS), { minLength: 1, maxLength: 8 })
  .map((list) => list.map((s) => `{${s}}`).join(''));

describe('reading and writing mana', () => {
  it('should count what is written', () => {
    expect(parseMana('{X}{2}{W}{W}{C}{S}{U/P}')).toEqual({
      amount: { generic: 2, colored: [2, 0, 0, 0, 0, 1], symbols: ['X', 'U/P'], snow: 1 },
      x: 1,
    });
    expect(parseMana('{0}')).toEqual({ amount: NO_MANA, x: 0 });
  });

  it('should write costs as cards print them', () => {
    for (const printed of [
      '{0}',
      '{X}{X}{R}',
      '{1}{G/W}{G/W}',
      '{X}{2/W}{U/P}{R/G}',
      '{2}{C}',
      '{G}{W}',
      '{R}{W}',
      '{W}{B}{G}',
      '{G}{W}{U}',
      '{U}{R}{W}',
      '{G}{W}{U}{B}',
      '{3}{W}{U}{B}{R}{G}',
      '{G}{U}{R/W/P}',
    ])
      expect(formatMana(mana(printed))).toBe(printed === '{G}{U}{R/W/P}' ? '{R/W/P}{G}{U}' : printed);
  });

  it('should write halves in the printed order', () => {
    expect(formatMana(mana('{U/W}{W/G}{W/R/P}'))).toBe('{W/U}{G/W}{R/W/P}');
  });

  it('should read back what it writes', () => {
    fc.assert(
      fc.property(text, (t) => {
        const amount = mana(t);
        expect(mana(formatMana(amount))).toEqual(amount);
        expect(formatMana(mana(formatMana(amount)))).toBe(formatMana(amount));
      }),
    );
  });

  it('should say what it can not read', () => {
    for (const bad of [
      '',
      '2',
      '{2}W',
      '{}',
      '{Q}',
      '{W/W}',
      '{P/W}',
      '{W/2}',
      '{w}',
      '{W}}',
      '{1.5}',
      '{C/P}',
    ])
      expect(() => parseMana(bad)).toThrow(/unreadable mana/);
  });
});

describe('mana value and colors', () => {
  it('should count the larger half of a hybrid symbol, and X as 0 (CR 202.3e-g)', () => {
    expect(manaValue(mana('{X}{2/W}{U/P}{R/G}'))).toBe(4);
    expect(manaValue(mana('{3}{S}{C}{C/W}'))).toBe(6);
    expect(manaValue(NO_MANA)).toBe(0);
  });

  it('should take the color of every symbol (CR 105.2, 107.4e-f)', () => {
    expect(colorsOf(mana('{3}{C}{S}'))).toBe(0);
    expect(colorsOf(mana('{2/W}{U/P}'))).toBe(0b00011);
    expect(colorsOf(mana('{C/B}{R/G/P}{G}'))).toBe(0b11100);
  });

  it('should be nothing only when nothing is asked for', () => {
    expect(isZero(mana('{0}'))).toBe(true);
    for (const t of ['{1}', '{C}', '{S}', '{W/P}', '{X}']) expect(isZero(mana(t))).toBe(false);
  });
});

describe('changing costs', () => {
  it('should add costs up', () => {
    expect(formatMana(plus(mana('{1}{W}{U/P}'), mana('{X}{2}{W}{S}')))).toBe('{X}{3}{S}{U/P}{W}{W}');
    expect(formatMana(plusGeneric(mana('{W}'), 2))).toBe('{2}{W}');
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(manaValue(plus(mana(a), mana(b)))).toBe(manaValue(mana(a)) + manaValue(mana(b)));
        expect(mana(formatMana(plus(mana(a), mana(b))))).toEqual(plus(mana(a), mana(b)));
      }),
    );
  });

  it('should put the number chosen in the place of each X (CR 107.3)', () => {
    expect(formatMana(withX(mana('{X}{X}{R}'), 3))).toBe('{6}{R}');
    expect(formatMana(withX(mana('{X}{R}'), 0))).toBe('{R}');
    expect(formatMana(withX(mana('{2}'), 5))).toBe('{2}');
  });

  it('should reduce generic mana only (CR 118.7a)', () => {
    expect(formatMana(reduceGeneric(mana('{3}{W}{C}{S}'), 2))).toBe('{1}{S}{C}{W}');
    expect(formatMana(reduceGeneric(mana('{1}{W}{C}{S}'), 9))).toBe('{S}{C}{W}');
  });

  it('should reduce the generic half of a symbol that may be paid so (CR 601.2b)', () => {
    expect(formatMana(reduceGeneric(mana('{2/W}{2/W}'), 1))).toBe('{1}{2/W}');
    expect(formatMana(reduceGeneric(mana('{1}{2/W}{2/W}'), 3))).toBe('{2/W}');
  });

  it('should take what a color can not give from the generic part (CR 118.7b-d)', () => {
    expect(formatMana(reduceBy(mana('{2}{W}{W}'), mana('{W}')))).toBe('{2}{W}');
    expect(formatMana(reduceBy(mana('{2}{W}'), mana('{W}{W}')))).toBe('{1}');
    expect(formatMana(reduceBy(mana('{2}{W}'), mana('{U}{U}{U}')))).toBe('{W}');
    expect(formatMana(reduceBy(mana('{2}{C}'), mana('{C}{C}')))).toBe('{1}');
    expect(formatMana(reduceBy(mana('{2}'), mana('{S}')))).toBe('{1}');
  });

  it('should let the payer choose the half of a hybrid reduction (CR 118.7e-f)', () => {
    expect(formatMana(reduceBy(mana('{2}{U}'), mana('{W/U}')))).toBe('{2}');
    expect(formatMana(reduceBy(mana('{2}{G}'), mana('{W/U}')))).toBe('{1}{G}');
    expect(formatMana(reduceBy(mana('{3}{G}'), mana('{2/W}')))).toBe('{1}{G}');
    expect(formatMana(reduceBy(mana('{1}{W/U}'), mana('{W}')))).toBe('{1}');
    expect(formatMana(reduceBy(mana('{1}{W}'), mana('{W/P}')))).toBe('{1}');
  });
});
