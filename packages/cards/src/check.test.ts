import { card } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { undeclaredReferences } from './check.js';
import { cardFaults } from './shape/faults.js';

const whole = card({
  name: 'Drain',
  manaCost: '{X}{2/W}{U/P}{R/G}',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'victim', what: { player: 'opponent' } }],
      effects: [
        { do: 'loseLife', who: { target: 'victim' }, amount: 'X', as: 'lost' },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
        {
          do: 'emblem',
          abilities: [
            {
              kind: 'triggered',
              when: { on: 'step', step: 'upkeep', whose: 'you' },
              effects: [{ do: 'loseLife', who: { target: 'victim' }, amount: 1 }],
            },
          ],
        },
      ],
    },
  ],
});

const broken = card({
  name: 'Broken Drain',
  manaCost: '2R',
  types: ['sorcery'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ id: 'victim', what: { player: 'opponent' } }],
      effects: [
        { do: 'loseLife', who: { target: 'opponent' }, amount: 1 },
        { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
      ],
    },
    { kind: 'activated', cost: { mana: '{R' }, effects: [{ do: 'destroy', what: { bound: 'victim' } }] },
  ],
});

describe('the check of card data', () => {
  it('should accept names that the ability or one around it declares', () => {
    expect(undeclaredReferences(whole)).toEqual([]);
  });

  it('should report each name that is declared nowhere, or only in another ability', () => {
    expect(undeclaredReferences(broken)).toEqual(['target opponent', 'result lost', 'result victim']);
  });

  it('should tell mana symbols from anything else', () => {
    expect(cardFaults(whole)).toEqual([]);
    expect(cardFaults(broken).map(({ path }) => path)).toEqual([
      ['manaCost'],
      ['abilities', 1, 'cost', 'mana'],
    ]);
  });
});
