import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMana } from './amount.js';
import {
  ANY_TYPE,
  assign,
  type Bag,
  covers,
  GENERIC,
  newBag,
  type Option,
  payable,
  paysFor,
  put,
  SNOW,
  settle,
  simplify,
} from './match.js';

const [W, U, B, R, G, C] = [1, 2, 4, 8, 16, 32];

const bagOf = (masks: readonly number[]): Bag => {
  const bag = newBag();
  for (const m of masks) put(bag, m, 1);
  return bag;
};

/** Every way to pay, one need after the other. */
function bruteCovers(units: readonly number[], needs: readonly number[]): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return true;
  return units.some(
    (u, i) => (u & need) !== 0 && bruteCovers([...units.slice(0, i), ...units.slice(i + 1)], rest),
  );
}

function brutePayable(
  units: readonly number[],
  choices: readonly (readonly Option[])[],
  needs: readonly number[],
): boolean {
  const [choice, ...rest] = choices;
  if (choice === undefined) return bruteCovers(units, needs);
  return choice.some((option) => brutePayable([...units, ...option], rest, needs));
}

const land = fc
  .oneof(fc.constantFrom(W, U, B, C), fc.integer({ min: 1, max: ANY_TYPE }))
  .chain((m) => fc.boolean().map((snow) => m | GENERIC | (snow ? SNOW : 0)));
const need = fc.oneof(fc.constantFrom(W, U, B, R, G, C, SNOW, GENERIC), fc.integer({ min: 1, max: 31 }));

describe('covering needs with units', () => {
  it('should pay colors with what makes them and generic with anything', () => {
    const forest = G | GENERIC;
    const dual = G | W | GENERIC;
    expect(covers(bagOf([forest, dual]), bagOf([G, W]))).toBe(true);
    expect(covers(bagOf([forest, forest]), bagOf([G, W]))).toBe(false);
    expect(covers(bagOf([forest, dual]), bagOf([GENERIC, GENERIC]))).toBe(true);
    expect(covers(bagOf([forest]), bagOf([GENERIC, GENERIC]))).toBe(false);
    // a card to be delved pays for nothing but generic mana
    expect(covers(bagOf([forest, GENERIC]), bagOf([G, GENERIC]))).toBe(true);
    expect(covers(bagOf([forest, GENERIC]), bagOf([G, G]))).toBe(false);
  });

  it('should say the same as trying every way', () => {
    fc.assert(
      fc.property(fc.array(land, { maxLength: 6 }), fc.array(need, { maxLength: 6 }), (units, needs) => {
        const can = bruteCovers(units, needs);
        expect(covers(bagOf(units), bagOf(needs))).toBe(can);
        const pays = assign(units, bagOf(needs));
        expect(pays !== null).toBe(can);
        if (pays === null) return;
        const byMask = (a: number, b: number): number => a - b;
        expect(pays.filter((m) => m !== 0).sort(byMask)).toEqual([...needs].sort(byMask));
        pays.forEach((m, i) => {
          if (m !== 0) expect((units[i] ?? 0) & m).not.toBe(0);
        });
      }),
      { numRuns: 2000 },
    );
  });

  it('should also be right where there are many kinds of needs', () => {
    const needs = [W, U, B, R, G, C, SNOW, GENERIC, W | U];
    const units = [W, U, B, R, G, C, W | SNOW, B, U].map((m) => m | GENERIC);
    expect(covers(bagOf(units), bagOf(needs))).toBe(true);
    expect(covers(bagOf(units.slice(1)), bagOf(needs))).toBe(false);
  });
});

describe('sources with different ways to use them', () => {
  const ways = fc.array(fc.array(land, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 });

  it('should find the ways that pay exactly when there are such', () => {
    fc.assert(
      fc.property(
        fc.array(land, { maxLength: 2 }),
        fc.tuple(ways, ways).chain((two) => fc.array(fc.constantFrom(...two), { maxLength: 4 })),
        fc.array(need, { maxLength: 6 }),
        (units, choices, needs) => {
          const can = brutePayable(units, choices, needs);
          expect(payable(bagOf(units), choices, bagOf(needs))).toBe(can);
          expect(payable(bagOf(units), choices.map(simplify), bagOf(needs))).toBe(can);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('should make one of ways that make one mana, and drop pointless ones', () => {
    expect(simplify([[W], [U]])).toEqual([[W | U]]);
    expect(simplify([[C, C], [C]])).toEqual([[C, C]]);
    expect(simplify([[C, C], [G]])).toEqual([[C, C], [G]]);
    expect(
      simplify([
        [W, W],
        [W, W],
      ]),
    ).toEqual([[W, W]]);
  });
});

describe('deciding symbols', () => {
  const pays = (lands: readonly number[], cost: string, byLife = 0): boolean =>
    paysFor(bagOf(lands.map((m) => m | GENERIC)), [], parseMana(cost).amount, byLife);

  it('should pay a hybrid symbol with either half (CR 107.4e)', () => {
    expect(pays([W, U], '{W/U}{W/U}')).toBe(true);
    expect(pays([W, B], '{W/U}{W/U}')).toBe(false);
    expect(pays([C], '{C/W}')).toBe(true);
    expect(pays([B, B], '{2/W}')).toBe(true);
    expect(pays([B, B, W], '{2/W}{2/W}')).toBe(true);
    expect(pays([B, B, B], '{2/W}{2/W}')).toBe(false);
  });

  it('should pay a Phyrexian symbol with life only as often as that is allowed (CR 107.4f)', () => {
    expect(pays([], '{W/P}')).toBe(false);
    expect(pays([], '{W/P}', 1)).toBe(true);
    expect(pays([B], '{W/P}{B/P}', 1)).toBe(true);
    expect(pays([G], '{W/P}{B/P}', 1)).toBe(false);
    expect(pays([B], '{W/B/P}')).toBe(true);
  });

  it('should try no other number of payments by life than asked for', () => {
    const sizes: number[] = [];
    const { amount } = parseMana('{1}{W/P}{2/U}{X}');
    settle(amount, 1, (needs) => {
      sizes.push(needs.counts.reduce((a, b) => a + b, 0));
      return false;
    });
    expect(sizes.sort()).toEqual([2, 3]);
    expect(settle(amount, 2, () => true)).toBe(false);
  });
});
