import type { Mod, ObjectRef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';
import { SAMPLES } from './mod.fixture.js';

const of = { name: 'Grand Example', types: ['creature'] } as const;

const staticText = (mods: readonly Mod[], affects: ObjectRef = 'self') =>
  printAbility({ kind: 'static', affects, mods }, { lang: 'en', of });

const effectText = (mods: readonly Mod[]) =>
  printAbility(
    {
      kind: 'activated',
      cost: { tapSelf: true },
      targets: [{ id: 'c', what: { object: { types: ['creature'] } } }],
      effects: [{ do: 'apply', what: { target: 'c' }, mods, duration: 'endOfTurn' }],
    },
    { lang: 'en', of },
  ).replace('{T}: ', '');

describe('modifications in English', () => {
  for (const [mod, samples] of Object.entries(SAMPLES)) {
    it(`should word ${mod}`, () => {
      expect(samples.map(({ mods }) => [staticText(mods), effectText(mods)])).toEqual(
        samples.map(({ is, becomes }) => [is, becomes]),
      );
    });
  }

  it('should speak of groups in the plural', () => {
    const others = { each: { types: ['creature'], controller: 'you', other: true } } as const;
    expect(
      staticText(
        [
          { mod: 'pt', power: 1, toughness: 1 },
          { mod: 'gain', keywords: ['flying'] },
        ],
        others,
      ),
    ).toBe('Other creatures you control get +1/+1 and have flying.');
    expect(staticText([{ mod: 'removeTypes', types: ['creature'] }], others)).toBe(
      "Other creatures you control aren't creatures.",
    );
    expect(staticText([{ mod: 'cantHaveCounters' }], others)).toBe(
      "Other creatures you control can't have counters put on them.",
    );
  });

  it('should give a defined size its own form', () => {
    const count = { count: { types: ['land'], controller: 'you' } } as const;
    const text = (toughness: Extract<Mod, { readonly mod: 'setPT' }>['toughness']) =>
      printAbility(
        { kind: 'static', mods: [{ mod: 'setPT', power: count, toughness }], characteristicDefining: true },
        { lang: 'en', of },
      );
    expect(text(count)).toBe(
      "This creature's power and toughness are each equal to the number of lands you control.",
    );
    expect(text({ sum: [1, count] })).toBe(
      "This creature's power is equal to the number of lands you control and its toughness is equal to that number plus 1.",
    );
    expect(text(4)).toBe("This creature's power is equal to the number of lands you control.");
  });
});
