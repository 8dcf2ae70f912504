import { describe, expect, it } from 'vitest';
import { cardFaults } from './faults.js';

const spell = (...effects: unknown[]) => ({
  name: 'Test Card',
  types: ['instant'],
  abilities: [{ kind: 'spell', effects }],
});
const enchantment = (more: object) => ({ name: 'Test Card', types: ['enchantment'], ...more });
const told = (card: unknown) => cardFaults(card).map(({ path, message }) => `${path.join('.')}: ${message}`);
const EFFECT = 'abilities.0.effects.0';

describe('the shape of card data', () => {
  it('should be as declared where nothing is wrong', () => {
    expect(
      told(spell({ do: 'draw', who: 'you', amount: { minus: [{ lifeOf: 'you' }, 2] }, as: 'n' })),
    ).toEqual([]);
    expect(
      told(enchantment({ keywords: ['flying', { k: 'affinity', for: { types: ['artifact'] } }] })),
    ).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    [
      'a key that the keyword has not, and one that it lacks',
      enchantment({ keywords: [{ k: 'affinity', what: { types: ['artifact'] } }] }),
      ['keywords.0.what: k: affinity has no key what; there is for', 'keywords.0: k: affinity lacks for'],
    ],
    [
      'a key that the effect has not',
      spell({ do: 'draw', who: 'you', amount: 1, bar: 2 }),
      [`${EFFECT}.bar: do: draw has no key bar; there is as`],
    ],
    [
      'an effect that is none',
      spell({ do: 'drow', who: 'you', amount: 1 }),
      [`${EFFECT}.do: there is no effect drow; did you mean draw?`],
    ],
    [
      'an effect without a name',
      spell({ who: 'you' }),
      [`${EFFECT}: effects lacks do: (which effect it is)`],
    ],
    [
      'a key of a trigger',
      enchantment({ abilities: [{ kind: 'triggered', when: { on: 'scry', whom: 'you' }, effects: [] }] }),
      [
        'abilities.0.when.whom: on: scry has no key whom; did you mean who?',
        'abilities.0.when: on: scry lacks who',
      ],
    ],
    [
      'a key of a filter',
      spell({ do: 'destroy', what: { each: { type: ['creature'] } } }),
      [`${EFFECT}.what.each.type: a filter has no key type; did you mean types?`],
    ],
    [
      'a word of a filter',
      spell({ do: 'destroy', what: { each: { types: ['creture'] } } }),
      [`${EFFECT}.what.each.types.0: types can't be creture; did you mean creature?`],
    ],
    [
      'a value that is none',
      spell({ do: 'draw', who: 'you', amount: { countt: {} } }),
      [`${EFFECT}.amount.countt: amount has no key countt; did you mean count?`],
    ],
    [
      'keys of two values at once',
      spell({ do: 'draw', who: 'you', amount: { count: {}, by: 2 } }),
      [`${EFFECT}.amount.by: amount has no key by; it has no others`],
    ],
    [
      'a condition in an ability',
      enchantment({ abilities: [{ kind: 'static', if: { compare: [1, '>'] }, mods: [] }] }),
      ['abilities.0.if.compare: compare has to be a list of 3, not of 2'],
    ],
    [
      'a cost',
      enchantment({ abilities: [{ kind: 'activated', cost: { tapself: true }, effects: [] }] }),
      ['abilities.0.cost.tapself: a cost has no key tapself; did you mean tapSelf?'],
    ],
    [
      'mana without braces',
      enchantment({ abilities: [{ kind: 'activated', cost: { mana: 'G' }, effects: [] }] }),
      ["abilities.0.cost.mana: mana can't be G; write mana as {2}{W/U}{R}"],
    ],
    [
      'false where only true is said',
      spell({ do: 'destroy', what: 'it', noRegeneration: false }),
      [`${EFFECT}.noRegeneration: noRegeneration can't be false; there is true`],
    ],
    [
      'one thing where there is a list',
      enchantment({ keywords: 'flying' }),
      ["keywords: keywords can't be flying; it is a list"],
    ],
    [
      'what every object has',
      enchantment({ toString: 1, abilities: [{ kind: 'constructor' }] }),
      [
        'toString: a card has no key toString; there is manaCost, colors, supertypes, subtypes, power, toughness, loyalty, defense, keywords, additionalCost, openingHand, anyNumber …',
        'abilities.0.kind: there is no kind of ability constructor; there is spell, activated, triggered, static, replacement',
      ],
    ],
    ['no card at all', null, [": a card can't be empty; it is a mapping (key: value)"]],
  ])('should tell %s', (_what, card, faults) => {
    expect(told(card)).toEqual(faults);
  });
});
