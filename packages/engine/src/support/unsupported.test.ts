import {
  type Ability,
  type Condition,
  type Cost,
  DURATIONS,
  type Effect,
  FLAG_KEYWORDS,
  LAYOUTS,
} from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature } from '../effects/fixture.js';
import { DURATIONS as JUDGED_DURATIONS } from './abilities.js';
import { FLAGS, LAYOUTS as JUDGED_LAYOUTS } from './keywords.js';
import { unsupportedIn } from './unsupported.js';

describe('what the engine does not carry out', () => {
  it('should be nothing for a card of ordinary words', () => {
    expect(
      unsupportedIn(
        creature('Bear', 2, 2, {
          manaCost: '{1}{G}',
          keywords: ['trample', { k: 'ward', cost: { mana: '{2}' } }],
          abilities: [
            {
              kind: 'triggered',
              when: { on: 'enters', what: 'self' },
              effects: [
                {
                  do: 'apply',
                  what: 'self',
                  mods: [{ mod: 'pt', power: 1, toughness: 1 }],
                  duration: 'endOfTurn',
                },
              ],
            },
            {
              kind: 'replacement',
              replaces: { event: 'enters', what: 'self' },
              with: [{ entersWith: '+1/+1', count: 1 }],
            },
          ],
        }),
      ),
    ).toEqual([]);
  });

  it('should be named once, keywords by themselves and other words with their kind', () => {
    expect(
      unsupportedIn(
        creature('Odd', 1, 1, {
          keywords: ['banding', 'flying', { k: 'ninjutsu', cost: { mana: '{1}' } }],
          abilities: [
            {
              kind: 'replacement',
              replaces: { event: 'untap', what: { types: ['creature'] } },
              with: [{ instead: [] }],
            },
          ],
          layout: 'transform',
          other: { name: 'Back', types: ['creature'], keywords: ['banding', { k: 'devour', n: 2 }] },
        }),
      ),
    ).toEqual(['banding', 'ninjutsu', 'replacing untap', 'devour']);
  });

  it('should be found in abilities that a card gives and in tokens that it makes', () => {
    expect(
      unsupportedIn({
        name: 'Giver',
        types: ['enchantment'],
        abilities: [
          {
            kind: 'static',
            affects: { each: {} },
            mods: [{ mod: 'gain', keywords: [{ k: 'dredge', n: 2 }] }],
          },
          {
            kind: 'activated',
            cost: {},
            effects: [
              {
                do: 'createToken',
                who: 'you',
                token: { types: ['creature'], power: 1, toughness: 1, keywords: ['banding'] },
              },
            ],
          },
        ],
      }),
    ).toEqual(['dredge', 'banding']);
  });

  it('should name costs to attack or block that ask for more than mana (CR 508.1h)', () => {
    const tax = (cost: Cost, rule: 'attackCost' | 'blockCost' = 'attackCost') =>
      unsupportedIn({
        name: 'Tax',
        types: ['enchantment'],
        abilities: [
          {
            kind: 'static',
            rules: [rule === 'attackCost' ? { rule, whom: 'you', cost } : { rule, cost }],
          },
        ],
      });
    expect(tax({ mana: '{2}' })).toEqual([]);
    expect(tax({ payLife: 2 })).toEqual(['attackCost other than mana']);
    expect(tax({ mana: '{1}', payLife: 1 }, 'blockCost')).toEqual(['blockCost other than mana']);
  });

  it('should name the active player where nothing is applied for which a head is picked (CR 805.9)', () => {
    const holds: Condition = { compare: [{ lifeOf: 'activePlayer' }, '<', 10] };
    const gain: Effect = { do: 'gainLife', who: 'activePlayer', amount: 1 };
    const draws = { kind: 'triggered', when: { on: 'draw', who: 'you' } } as const;
    const of = (...abilities: Ability[]) => unsupportedIn({ name: 'Odd', types: ['artifact'], abilities });
    expect(of({ ...draws, effects: [gain, { do: 'if', if: holds, then: [gain] }] })).toEqual([]);
    expect(of({ ...draws, if: holds, effects: [gain] })).toEqual(['activePlayer outside an effect']);
    expect(of({ kind: 'static', if: holds, mods: [{ mod: 'pt', power: 1, toughness: 1 }] })).toEqual([
      'activePlayer outside an effect',
    ]);
    const emblem: Effect = { do: 'emblem', abilities: [{ ...draws, if: holds, effects: [gain] }] };
    expect(of({ ...draws, effects: [emblem] })).toEqual(['activePlayer outside an effect']);
    const replaces = { event: 'draw', who: 'you' } as const;
    expect(of({ kind: 'replacement', replaces, with: [{ instead: [gain] }] })).toEqual([]);
  });

  it('should name words that are not in the vocabulary at all', () => {
    const strange = { name: 'Strange', types: ['creature'], keywords: ['gravestorm'] } as unknown;
    expect(unsupportedIn(strange as Parameters<typeof unsupportedIn>[0])).toEqual(['gravestorm']);
  });

  it('should judge every word of the vocabulary', () => {
    // the other tables are typed by unions that have no list to compare with
    expect(Object.keys(FLAGS)).toEqual([...FLAG_KEYWORDS]);
    expect(Object.keys(JUDGED_DURATIONS)).toEqual([...DURATIONS]);
    expect(Object.keys(JUDGED_LAYOUTS)).toEqual([...LAYOUTS]);
  });
});
