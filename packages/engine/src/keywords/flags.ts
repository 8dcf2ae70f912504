import type { Ability, Effect, FlagKeyword } from '@ettin/schema';

/** The abilities that keywords without a parameter stand for; most are rules of combat or casting and need none. */
export function flagAbilities(k: FlagKeyword): readonly Ability[] {
  return FLAG_ABILITIES[k] ?? [];
}

const counter = (kind: string, count = 1): Effect => ({ do: 'addCounters', what: 'self', kind, count });
const pump = (power: number, toughness: number, what: 'self' | 'it' = 'self'): Effect => ({
  do: 'apply',
  what,
  mods: [{ mod: 'pt', power, toughness }],
  duration: 'endOfTurn',
});
/** Returned with a counter unless it had one as it died (CR 702.79, 702.93). */
const returns = (kind: string): Ability => ({
  kind: 'triggered',
  when: { on: 'dies', what: 'self' },
  if: { not: { object: 'it', is: { counter: kind } } },
  effects: [
    {
      do: 'move',
      what: 'it',
      to: 'battlefield',
      under: { ownerOf: 'it' },
      counters: { kind, count: 1 },
    },
  ],
});

const FLAG_ABILITIES: Partial<Readonly<Record<FlagKeyword, readonly Ability[]>>> = {
  /** CR 702.108 */
  prowess: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { notTypes: ['creature'] } },
      effects: [pump(1, 1)],
    },
  ],
  /** CR 702.83 */
  exalted: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { types: ['creature'], controller: 'you' }, alone: true },
      effects: [pump(1, 1, 'it')],
    },
  ],
  undying: [returns('+1/+1')],
  persist: [returns('-1/-1')],
  /** CR 702.101 */
  extort: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you' },
      effects: [
        {
          do: 'may',
          cost: { mana: '{W/B}' },
          effects: [
            { do: 'loseLife', who: 'opponents', amount: 1, as: 'lost' },
            { do: 'gainLife', who: 'you', amount: { result: 'lost' } },
          ],
        },
      ],
    },
  ],
  /** CR 702.100 */
  evolve: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'], controller: 'you', other: true } },
      if: {
        any: [
          { compare: [{ powerOf: 'it' }, '>', { powerOf: 'self' }] },
          { compare: [{ toughnessOf: 'it' }, '>', { toughnessOf: 'self' }] },
        ],
      },
      effects: [counter('+1/+1')],
    },
  ],
  /** CR 702.85 */
  cascade: [
    {
      kind: 'triggered',
      when: { on: 'cast', who: 'you', what: { self: true } },
      effects: [{ do: 'cascade' }],
    },
  ],
  /** CR 702.40 */
  storm: [
    { kind: 'triggered', when: { on: 'cast', who: 'you', what: { self: true } }, effects: [{ do: 'storm' }] },
  ],
  /** CR 702.25 */
  flanking: [
    {
      kind: 'triggered',
      when: { on: 'becomesBlocked', what: 'self', by: { not: { keyword: 'flanking' } } },
      effects: [
        {
          do: 'apply',
          what: { each: { blocking: true, notKeyword: 'flanking', among: { blockersOf: 'self' } } },
          mods: [{ mod: 'pt', power: -1, toughness: -1 }],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  /** CR 702.121: for each opponent attacked this combat. */
  melee: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        {
          do: 'apply',
          what: 'self',
          mods: [
            {
              mod: 'pt',
              power: {
                countPlayers: { players: 'opponents', where: { exists: { attackingPlayer: 'thatPlayer' } } },
              },
              toughness: {
                countPlayers: { players: 'opponents', where: { exists: { attackingPlayer: 'thatPlayer' } } },
              },
            },
          ],
          duration: 'endOfTurn',
        },
      ],
    },
  ],
  /** CR 702.136 */
  riot: [
    {
      kind: 'replacement',
      replaces: { event: 'enters', what: 'self' },
      with: [
        {
          asEnters: [
            {
              do: 'may',
              effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
              else: [
                {
                  do: 'apply',
                  what: 'self',
                  mods: [{ mod: 'gain', keywords: ['haste'] }],
                  duration: 'permanent',
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  /** CR 702.134 */
  mentor: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      targets: [
        {
          id: 'mentored',
          what: {
            object: { types: ['creature'], attacking: true, power: { is: '<', than: { powerOf: 'self' } } },
          },
        },
      ],
      effects: [{ do: 'addCounters', what: { target: 'mentored' }, kind: '+1/+1', count: 1 }],
    },
  ],
  /** CR 702.149 */
  training: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      if: {
        exists: {
          types: ['creature'],
          attacking: true,
          other: true,
          power: { is: '>', than: { powerOf: 'self' } },
        },
      },
      effects: [counter('+1/+1')],
    },
  ],
  /** CR 702.147; that it can't block is a rule of blocking. */
  decayed: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [
        {
          do: 'delayed',
          when: { on: 'step', step: 'endCombat', whose: 'each' },
          effects: [{ do: 'sacrificeObject', what: 'self' }],
        },
      ],
    },
  ],
  /** CR 702.92 */
  livingWeapon: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'self' },
      effects: [
        {
          do: 'createToken',
          who: 'you',
          token: {
            types: ['creature'],
            subtypes: ['Phyrexian', 'Germ'],
            colors: ['B'],
            power: 0,
            toughness: 0,
          },
          as: 'germ',
        },
        { do: 'attach', what: 'self', to: { bound: 'germ' } },
      ],
    },
  ],
};
