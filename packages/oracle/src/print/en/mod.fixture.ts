import type { Mod } from '@ettin/schema';

/** Modifications with the words that they are printed in. */
export interface Sample {
  readonly mods: readonly Mod[];
  /** As a static ability of the object itself. */
  readonly is: string;
  /** Until end of turn, on a target creature. */
  readonly becomes: string;
}

const you = { compare: [{ count: { types: ['creature'], controller: 'you' } }, '>=', 3] } as const;

export const SAMPLES: Readonly<Record<Mod['mod'], readonly Sample[]>> = {
  pt: [
    {
      mods: [{ mod: 'pt', power: 1, toughness: 1 }],
      is: 'This creature gets +1/+1.',
      becomes: 'Target creature gets +1/+1 until end of turn.',
    },
    {
      mods: [{ mod: 'pt', power: { count: { types: ['artifact'], controller: 'you' } }, toughness: 0 }],
      is: 'This creature gets +1/+0 for each artifact you control.',
      becomes: 'Target creature gets +1/+0 until end of turn for each artifact you control.',
    },
    {
      mods: [{ mod: 'pt', power: { minus: [0, 'X'] }, toughness: { minus: [0, 'X'] } }],
      is: 'This creature gets -X/-X.',
      becomes: 'Target creature gets -X/-X until end of turn.',
    },
    {
      mods: [{ mod: 'pt', power: -2, toughness: 0 }],
      is: 'This creature gets -2/-0.',
      becomes: 'Target creature gets -2/-0 until end of turn.',
    },
  ],
  setPT: [
    {
      mods: [{ mod: 'setPT', power: 1, toughness: 1 }],
      is: 'This creature has base power and toughness 1/1.',
      becomes: 'Target creature has base power and toughness 1/1 until end of turn.',
    },
  ],
  switchPT: [
    {
      mods: [{ mod: 'switchPT' }],
      is: 'This creature has its power and toughness switched.',
      becomes: "Switch target creature's power and toughness until end of turn.",
    },
  ],
  gain: [
    {
      mods: [{ mod: 'gain', keywords: ['flying', 'firstStrike', 'haste'] }],
      is: 'This creature has flying, first strike, and haste.',
      becomes: 'Target creature gains flying, first strike, and haste until end of turn.',
    },
  ],
  lose: [
    {
      mods: [{ mod: 'lose', keywords: ['defender'] }],
      is: 'This creature loses defender.',
      becomes: 'Target creature loses defender until end of turn.',
    },
  ],
  gainAbility: [
    {
      mods: [
        {
          mod: 'gainAbility',
          ability: {
            kind: 'activated',
            cost: { tapSelf: true },
            effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
          },
        },
      ],
      is: 'This creature has "{T}: This creature deals 1 damage to each opponent."',
      becomes:
        'Until end of turn, target creature gains "{T}: This creature deals 1 damage to each opponent."',
    },
  ],
  loseAllAbilities: [
    {
      mods: [{ mod: 'loseAllAbilities' }, { mod: 'setPT', power: 0, toughness: 1 }],
      is: 'This creature loses all abilities and has base power and toughness 0/1.',
      becomes: 'Target creature loses all abilities and has base power and toughness 0/1 until end of turn.',
    },
  ],
  addTypes: [
    {
      mods: [{ mod: 'addTypes', subtypes: ['Zombie'] }],
      is: 'This creature is a Zombie in addition to its other types.',
      becomes: 'Target creature becomes a Zombie in addition to its other types until end of turn.',
    },
    {
      mods: [{ mod: 'addTypes', supertypes: ['legendary'] }],
      is: 'This creature is legendary.',
      becomes: 'Target creature becomes legendary until end of turn.',
    },
  ],
  setTypes: [
    {
      mods: [
        { mod: 'setTypes', types: ['creature'], subtypes: ['Frog'] },
        { mod: 'setPT', power: 1, toughness: 1 },
        { mod: 'setColors', colors: ['U'] },
      ],
      is: 'This creature is a 1/1 blue Frog creature.',
      becomes: 'Target creature becomes a 1/1 blue Frog creature until end of turn.',
    },
  ],
  removeTypes: [
    {
      mods: [{ mod: 'removeTypes', types: ['creature'] }],
      is: "This creature isn't a creature.",
      becomes: "Target creature isn't a creature until end of turn.",
    },
  ],
  addChosenType: [
    {
      mods: [{ mod: 'addChosenType' }],
      is: 'This creature is the chosen type in addition to its other types.',
      becomes: 'Target creature becomes the chosen type in addition to its other types until end of turn.',
    },
  ],
  allCreatureTypes: [
    {
      mods: [{ mod: 'allCreatureTypes' }],
      is: 'This creature is every creature type.',
      becomes: 'Target creature gains all creature types until end of turn.',
    },
  ],
  setColors: [
    {
      mods: [{ mod: 'setColors', colors: ['W', 'U'] }],
      is: 'This creature is white and blue.',
      becomes: 'Target creature becomes white and blue until end of turn.',
    },
    {
      mods: [{ mod: 'setColors', colors: [] }],
      is: 'This creature is colorless.',
      becomes: 'Target creature becomes colorless until end of turn.',
    },
  ],
  addColors: [
    {
      mods: [{ mod: 'addColors', colors: ['B'] }],
      is: 'This creature is black in addition to its other colors.',
      becomes: 'Target creature becomes black in addition to its other colors until end of turn.',
    },
  ],
  control: [
    {
      mods: [{ mod: 'control', by: 'you' }],
      is: 'You control this creature.',
      becomes: 'You control target creature until end of turn.',
    },
  ],
  setName: [
    {
      mods: [{ mod: 'setName', name: 'Bob' }],
      is: 'This creature is named Bob.',
      becomes: 'Target creature becomes named Bob until end of turn.',
    },
  ],
  cantAttack: [
    {
      mods: [{ mod: 'cantAttack', unless: you }],
      is: "This creature can't attack unless you control three or more creatures.",
      becomes: "Target creature can't attack unless you control three or more creatures this turn.",
    },
    {
      mods: [{ mod: 'cantAttack', whom: 'you' }],
      is: "This creature can't attack you.",
      becomes: "Target creature can't attack you this turn.",
    },
    {
      mods: [{ mod: 'cantAttack' }, { mod: 'cantBlock' }],
      is: "This creature can't attack or block.",
      becomes: "Target creature can't attack or block this turn.",
    },
  ],
  cantBlock: [
    {
      mods: [{ mod: 'cantBlock', what: { notKeyword: 'flying' } }],
      is: 'This creature can block only creatures with flying.',
      becomes: 'Target creature can block only creatures with flying this turn.',
    },
  ],
  cantAttackAlone: [
    {
      mods: [{ mod: 'cantAttackAlone' }, { mod: 'cantBlockAlone' }],
      is: "This creature can't attack or block alone.",
      becomes: "Target creature can't attack or block alone this turn.",
    },
  ],
  cantBlockAlone: [
    {
      mods: [{ mod: 'cantBlockAlone' }],
      is: "This creature can't block alone.",
      becomes: "Target creature can't block alone this turn.",
    },
  ],
  cantBeBlocked: [
    {
      mods: [{ mod: 'cantBeBlocked' }],
      is: "This creature can't be blocked.",
      becomes: "Target creature can't be blocked this turn.",
    },
    {
      mods: [{ mod: 'cantBeBlocked', by: { power: { is: '<=', than: 2 } } }],
      is: "This creature can't be blocked by creatures with power 2 or less.",
      becomes: "Target creature can't be blocked by creatures with power 2 or less this turn.",
    },
    {
      mods: [{ mod: 'cantBeBlocked', exceptBy: { subtypes: ['Wall'] } }],
      is: "This creature can't be blocked except by Walls.",
      becomes: "Target creature can't be blocked except by Walls this turn.",
    },
  ],
  minBlockers: [
    {
      mods: [{ mod: 'minBlockers', n: 3 }],
      is: "This creature can't be blocked except by three or more creatures.",
      becomes: "Target creature can't be blocked except by three or more creatures this turn.",
    },
  ],
  maxBlockersOne: [
    {
      mods: [{ mod: 'maxBlockersOne' }],
      is: "This creature can't be blocked by more than one creature.",
      becomes: "Target creature can't be blocked by more than one creature this turn.",
    },
  ],
  mustAttack: [
    {
      mods: [{ mod: 'mustAttack' }],
      is: 'This creature attacks each combat if able.',
      becomes: 'Target creature attacks this turn if able.',
    },
  ],
  mustBlock: [
    {
      mods: [{ mod: 'mustBlock' }],
      is: 'This creature blocks each combat if able.',
      becomes: 'Target creature blocks this turn if able.',
    },
  ],
  mustBeBlocked: [
    {
      mods: [{ mod: 'mustBeBlocked', byTwo: true }],
      is: 'This creature must be blocked by two or more creatures if able.',
      becomes: 'Target creature must be blocked by two or more creatures this turn if able.',
    },
    {
      mods: [{ mod: 'mustBeBlocked' }],
      is: 'This creature must be blocked if able.',
      becomes: 'Target creature must be blocked this turn if able.',
    },
    {
      mods: [{ mod: 'mustBeBlocked', byAll: true }],
      is: 'All creatures able to block this creature do so.',
      becomes: 'All creatures able to block target creature this turn do so.',
    },
  ],
  blockAdditional: [
    {
      mods: [{ mod: 'blockAdditional', n: 1 }],
      is: 'This creature can block an additional creature each combat.',
      becomes: 'Target creature can block an additional creature this turn.',
    },
    {
      mods: [{ mod: 'blockAdditional', n: 'any' }],
      is: 'This creature can block any number of creatures.',
      becomes: 'Target creature can block any number of creatures this turn.',
    },
  ],
  attackDespiteDefender: [
    {
      mods: [{ mod: 'attackDespiteDefender' }],
      is: "This creature can attack as though it didn't have defender.",
      becomes: "Target creature can attack this turn as though it didn't have defender.",
    },
  ],
  doesntUntap: [
    {
      mods: [{ mod: 'doesntUntap' }],
      is: "This creature doesn't untap during your untap step.",
      becomes: "Target creature doesn't untap during its controller's untap step this turn.",
    },
  ],
  mayNotUntap: [
    {
      mods: [{ mod: 'mayNotUntap' }],
      is: 'You may choose not to untap this creature during your untap step.',
      becomes: 'You may choose not to untap target creature during your untap step until end of turn.',
    },
  ],
  cantBeCountered: [
    {
      mods: [{ mod: 'cantBeCountered' }],
      is: "This creature can't be countered.",
      becomes: "Target creature can't be countered this turn.",
    },
  ],
  cantActivate: [
    {
      mods: [{ mod: 'cantActivate', unlessMana: true }],
      is: "This creature's activated abilities can't be activated unless they're mana abilities.",
      becomes:
        "Target creature's activated abilities can't be activated this turn unless they're mana abilities.",
    },
  ],
  damageAsPower: [
    {
      mods: [{ mod: 'damageAsPower', use: 'toughness' }],
      is: 'This creature assigns combat damage equal to its toughness rather than its power.',
      becomes:
        'Target creature assigns combat damage equal to its toughness rather than its power this turn.',
    },
  ],
  damageUnblocked: [
    {
      mods: [{ mod: 'damageUnblocked' }],
      is: "You may have this creature assign its combat damage as though it weren't blocked.",
      becomes:
        "You may have target creature assign its combat damage this turn as though it weren't blocked.",
    },
  ],
  cantHaveCounters: [
    {
      mods: [{ mod: 'cantHaveCounters' }],
      is: "This creature can't have counters put on it.",
      becomes: "Target creature can't have counters put on it this turn.",
    },
  ],
  loyaltyAbilitiesOf: [
    {
      mods: [{ mod: 'loyaltyAbilitiesOf', what: { types: ['planeswalker'], other: true } }],
      is: 'This creature has all loyalty abilities of all other planeswalkers.',
      becomes: 'Target creature gains all loyalty abilities of all other planeswalkers until end of turn.',
    },
  ],
  cantBeTargeted: [
    {
      mods: [{ mod: 'cantBeTargeted', by: 'opponent' }],
      is: "This creature can't be the target of spells or abilities your opponents control.",
      becomes: "Target creature can't be the target of spells or abilities your opponents control this turn.",
    },
  ],
  mayExert: [
    {
      mods: [{ mod: 'mayExert' }],
      is: 'You may exert this creature as it attacks.',
      becomes: 'You may exert target creature as it attacks this turn.',
    },
  ],
  cantTransform: [
    {
      mods: [{ mod: 'cantTransform' }],
      is: "This creature can't transform.",
      becomes: "Target creature can't transform this turn.",
    },
  ],
  goaded: [
    {
      mods: [{ mod: 'goaded', by: 'you' }],
      is: 'This creature is goaded.',
      becomes: 'Target creature becomes goaded until end of turn.',
    },
  ],
};
