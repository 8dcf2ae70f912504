import type { Ability, Effect, ParameterKeyword } from '@ettin/schema';

export const plusCounters = (count: number): Effect => ({
  do: 'addCounters',
  what: 'self',
  kind: '+1/+1',
  count,
});

/** Mostly triggers; the value of `n` is the keyword's number. */
export function triggeredParts(k: ParameterKeyword): readonly Ability[] {
  switch (k.k) {
    case 'annihilator':
      return [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'self' },
          effects: [{ do: 'sacrifice', who: 'defendingPlayer', what: {}, count: k.n }],
        },
      ];
    case 'afflict':
      return [
        {
          kind: 'triggered',
          when: { on: 'becomesBlocked', what: 'self' },
          effects: [{ do: 'loseLife', who: 'defendingPlayer', amount: k.n }],
        },
      ];
    case 'bushido':
      return [
        {
          kind: 'triggered',
          when: [
            { on: 'blocks', what: 'self' },
            { on: 'becomesBlocked', what: 'self' },
          ],
          effects: [
            {
              do: 'apply',
              what: 'self',
              mods: [{ mod: 'pt', power: k.n, toughness: k.n }],
              duration: 'endOfTurn',
            },
          ],
        },
      ];
    case 'rampage':
      return [
        {
          kind: 'triggered',
          when: { on: 'becomesBlocked', what: 'self' },
          effects: [
            {
              do: 'apply',
              what: 'self',
              mods: [
                {
                  mod: 'pt',
                  power: { times: [k.n, { minus: [{ countOf: { blockersOf: 'self' } }, 1] }] },
                  toughness: { times: [k.n, { minus: [{ countOf: { blockersOf: 'self' } }, 1] }] },
                },
              ],
              duration: 'endOfTurn',
            },
          ],
        },
      ];
    case 'bloodthirst':
      return [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          if: {
            forAny: 'opponents',
            holds: { compare: [{ tally: 'damageTaken', of: 'thatPlayer' }, '>', 0] },
          },
          with: [{ entersWith: '+1/+1', count: k.n }],
        },
      ];
    case 'poisonous':
      return [
        {
          kind: 'triggered',
          when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
          effects: [{ do: 'playerCounters', who: 'thatPlayer', kind: 'poison', count: k.n }],
        },
      ];
    case 'renown':
      return [
        {
          kind: 'triggered',
          when: { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
          if: { not: { object: 'self', is: { counter: 'renowned' } } },
          effects: [plusCounters(k.n), { do: 'addCounters', what: 'self', kind: 'renowned', count: 1 }],
        },
      ];
    case 'modular':
      return [
        {
          kind: 'replacement',
          replaces: { event: 'enters', what: 'self' },
          with: [{ entersWith: '+1/+1', count: k.n }],
        },
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'self' },
          targets: [{ id: 'modular', what: { object: { allTypes: ['artifact', 'creature'] } } }],
          effects: [
            {
              do: 'may',
              effects: [
                {
                  do: 'addCounters',
                  what: { target: 'modular' },
                  kind: '+1/+1',
                  count: { countersOn: 'it', kind: '+1/+1' },
                },
              ],
            },
          ],
        },
      ];
    case 'fabricate':
      return [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'self' },
          effects: [
            {
              do: 'may',
              effects: [plusCounters(k.n)],
              else: [
                {
                  do: 'createToken',
                  who: 'you',
                  count: k.n,
                  token: { types: ['artifact', 'creature'], subtypes: ['Servo'], power: 1, toughness: 1 },
                },
              ],
            },
          ],
        },
      ];
    case 'vanishing':
    case 'fading':
      return timeCounters(k.k === 'vanishing' ? 'time' : 'fade', k.n, k.k === 'fading');
    case 'echo':
      return [
        {
          kind: 'triggered',
          when: { on: 'step', step: 'upkeep', whose: 'you' },
          effects: [
            {
              do: 'unlessPays',
              who: 'you',
              cost: k.cost,
              effects: [{ do: 'sacrificeObject', what: 'self' }],
            },
          ],
        },
      ];
    case 'cumulativeUpkeep':
      return [
        {
          kind: 'triggered',
          when: { on: 'step', step: 'upkeep', whose: 'you' },
          effects: [
            { do: 'addCounters', what: 'self', kind: 'age', count: 1 },
            {
              do: 'unlessPays',
              who: 'you',
              cost: k.cost,
              times: { countersOn: 'self', kind: 'age' },
              effects: [{ do: 'sacrificeObject', what: 'self' }],
            },
          ],
        },
      ];
    case 'partnerWith':
      return [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'self' },
          targets: [{ id: 'player', what: { player: 'any' } }],
          effects: [
            {
              do: 'may',
              who: { target: 'player' },
              effects: [
                {
                  do: 'search',
                  who: { target: 'player' },
                  filter: { name: k.name },
                  max: 1,
                  to: 'hand',
                  reveal: true,
                },
                { do: 'shuffle', who: { target: 'player' } },
              ],
            },
          ],
        },
      ];
    case 'evoke':
      return [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'self' },
          if: { cast: 'evoked' },
          // CR 702.74a: whoever controls it by then
          effects: [{ do: 'sacrifice', who: { controllerOf: 'self' }, what: { self: true }, count: 1 }],
        },
      ];
    case 'dash':
      return [
        {
          kind: 'static',
          if: { cast: 'dashed' as 'evoked' },
          mods: [{ mod: 'gain', keywords: ['haste'] }],
        },
        {
          kind: 'triggered',
          when: { on: 'step', step: 'end', whose: 'each' },
          if: { cast: 'dashed' as 'evoked' },
          effects: [{ do: 'move', what: 'self', to: 'hand' }],
        },
      ];
    default:
      return [];
  }
}

/** CR 702.63 and 702.32: enters with counters, one goes each upkeep, sacrificed when there is none to remove. */
function timeCounters(kind: string, n: number, fading: boolean): readonly Ability[] {
  const has = { object: 'self', is: { counter: kind } } as const;
  const remove: Effect = { do: 'removeCounters', what: 'self', kind, count: 1 };
  const sacrifice: Effect = { do: 'sacrificeObject', what: 'self' };
  return [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [{ entersWith: kind, count: n }],
    },
    fading
      ? {
          kind: 'triggered',
          when: { on: 'step', step: 'upkeep', whose: 'you' },
          effects: [{ do: 'if', if: has, then: [remove], else: [sacrifice] }],
        }
      : {
          kind: 'triggered',
          when: { on: 'step', step: 'upkeep', whose: 'you' },
          if: has,
          effects: [remove, { do: 'if', if: { not: has }, then: [sacrifice] }],
        },
  ];
}
