import type { Ability, ParameterKeyword } from '@ettin/schema';
import { plusCounters, triggeredParts } from './triggered.js';

/**
 * The abilities that keywords with a number, cost or quality stand for. Those that are rules of casting
 * (kicker, flashback, surge …), of combat (landwalk) or of targeting (protection) are read where those rules are.
 */
export function parameterAbilities(k: ParameterKeyword): readonly Ability[] {
  switch (k.k) {
    case 'ward':
      return [
        {
          kind: 'triggered',
          when: { on: 'becomesTarget', what: 'self', by: 'opponent' },
          effects: [
            {
              do: 'unlessPays',
              who: 'thatPlayer',
              cost: k.cost,
              effects: [{ do: 'counter', what: 'eventSource' }],
            },
          ],
        },
      ];
    case 'equip':
      return [
        {
          kind: 'activated',
          cost: k.cost,
          timing: 'sorcery',
          targets: [
            { id: 'equipped', what: { object: { types: ['creature'], controller: 'you', ...k.to } } },
          ],
          effects: [{ do: 'attach', what: 'self', to: { target: 'equipped' } }],
        },
      ];
    case 'fortify':
      return [
        {
          kind: 'activated',
          cost: k.cost,
          timing: 'sorcery',
          targets: [{ id: 'fortified', what: { object: { types: ['land'], controller: 'you' } } }],
          effects: [{ do: 'attach', what: 'self', to: { target: 'fortified' } }],
        },
      ];
    case 'reconfigure':
      return [
        {
          kind: 'activated',
          cost: k.cost,
          timing: 'sorcery',
          targets: [
            { id: 'equipped', what: { object: { types: ['creature'], controller: 'you', other: true } } },
          ],
          effects: [{ do: 'attach', what: 'self', to: { target: 'equipped' } }],
        },
        { kind: 'activated', cost: k.cost, timing: 'sorcery', effects: [{ do: 'unattach', what: 'self' }] },
      ];
    case 'crew':
      return [
        {
          kind: 'activated',
          cost: {
            tapPower: {
              what: { types: ['creature'], controller: 'you', other: true, tapped: false },
              total: k.n,
            },
          },
          effects: [
            {
              do: 'apply',
              what: 'self',
              mods: [{ mod: 'addTypes', types: ['artifact', 'creature'] }],
              duration: 'endOfTurn',
            },
          ],
        },
      ];
    case 'cycling':
      return [
        {
          kind: 'activated',
          from: 'hand',
          cost: { ...k.cost, discardSelf: true },
          effects:
            k.search === undefined
              ? [{ do: 'draw', who: 'you', amount: 1 }]
              : [
                  { do: 'search', who: 'you', filter: k.search, max: 1, to: 'hand', reveal: true },
                  { do: 'shuffle', who: 'you' },
                ],
        },
      ];
    case 'unearth':
      return [unearth(k.cost)];
    case 'madness':
      return MADNESS;
    case 'embalm':
    case 'eternalize':
      return [
        {
          kind: 'activated',
          from: 'graveyard',
          timing: 'sorcery',
          cost: { ...k.cost, exileSelf: true },
          effects: [
            {
              do: 'createCopy',
              who: 'you',
              of: 'self',
              except: [
                { mod: 'setColors', colors: k.k === 'embalm' ? ['W'] : ['B'] },
                { mod: 'addTypes', subtypes: ['Zombie'] },
                ...(k.k === 'eternalize' ? [{ mod: 'setPT', power: 4, toughness: 4 } as const] : []),
              ],
            },
          ],
        },
      ];
    case 'outlast':
      return [
        {
          kind: 'activated',
          timing: 'sorcery',
          cost: { ...k.cost, tapSelf: true },
          effects: [plusCounters(1)],
        },
      ];
    case 'scavenge':
      return [
        {
          kind: 'activated',
          from: 'graveyard',
          timing: 'sorcery',
          cost: { ...k.cost, exileSelf: true },
          targets: [{ id: 'scavenger', what: { object: { types: ['creature'] } } }],
          effects: [
            { do: 'addCounters', what: { target: 'scavenger' }, kind: '+1/+1', count: { powerOf: 'self' } },
          ],
        },
      ];
    default:
      return triggeredParts(k);
  }
}

/** CR 702.35a: discarded into exile, from where its owner may cast it as the trigger resolves. */
const MADNESS: readonly Ability[] = [
  {
    kind: 'replacement',
    replaces: { event: 'discard', who: 'you', what: 'self' },
    with: [{ toZone: 'exile' }],
  },
  {
    kind: 'triggered',
    from: 'exile',
    when: { on: 'discard', who: 'you', what: { self: true } },
    effects: [
      { do: 'castFree', what: 'self', optional: true, method: 'madness' },
      { do: 'move', what: 'self', to: 'graveyard' },
    ],
  },
];

/** CR 702.84: back with haste, exiled at the next end step or if it would leave. */
const unearth = (cost: Extract<ParameterKeyword, { k: 'unearth' }>['cost']): Ability => ({
  kind: 'activated',
  from: 'graveyard',
  timing: 'sorcery',
  cost,
  effects: [
    { do: 'move', what: 'self', to: 'battlefield', under: 'you', as: 'unearthed' },
    {
      do: 'apply',
      what: { bound: 'unearthed' },
      mods: [
        { mod: 'gain', keywords: ['haste'] },
        {
          mod: 'gainAbility',
          ability: {
            kind: 'replacement',
            replaces: { event: 'move', what: 'self', from: 'battlefield' },
            with: [{ toZone: 'exile' }],
          },
        },
      ],
      duration: 'permanent',
    },
    {
      do: 'delayed',
      when: { on: 'step', step: 'end', whose: 'each' },
      bind: ['unearthed'],
      effects: [{ do: 'exile', what: { bound: 'unearthed' } }],
    },
  ],
});
