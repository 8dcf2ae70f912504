import type { Filter } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

interface Sample {
  readonly filter: Filter;
  /** As one target, and as everything that matches. */
  readonly target: string;
  readonly all: string;
}

const of = { name: 'Grand Example', types: ['creature'] } as const;

const targetText = (object: Filter) =>
  printAbility(
    {
      kind: 'activated',
      cost: { mana: '{1}' },
      targets: [{ id: 't', what: { object } }],
      effects: [{ do: 'exile', what: { target: 't' } }],
    },
    { lang: 'en', of },
  ).replace(/^\{1\}: Exile (.*)\.$/, '$1');

const allText = (each: Filter) =>
  printAbility(
    { kind: 'activated', cost: { mana: '{1}' }, effects: [{ do: 'exile', what: { each } }] },
    { lang: 'en', of },
  ).replace(/^\{1\}: Exile (.*)\.$/, '$1');

const sample = (filter: Filter, target: string, all: string): Sample => ({ filter, target, all });

const creature = { types: ['creature'] } as const;

const SAMPLES: Readonly<Record<keyof Filter, readonly Sample[]>> = {
  zone: [
    sample(
      { zone: 'graveyard', ...creature },
      'target creature card from a graveyard',
      'all creature cards from graveyards',
    ),
    sample({ zone: 'stack', ...creature }, 'target creature spell', 'all creature spells'),
    sample(
      { zone: ['graveyard', 'hand'], owner: 'you' },
      'target card from your graveyard or hand',
      'all cards from your graveyard or hand',
    ),
    sample({ zone: 'exile' }, 'target card from exile', 'all cards from exile'),
  ],
  types: [
    sample(
      { types: ['artifact', 'enchantment'] },
      'target artifact or enchantment',
      'all artifacts and enchantments',
    ),
    sample(
      { types: ['artifact', 'creature', 'land'] },
      'target artifact, creature, or land',
      'all artifacts, creatures, and lands',
    ),
  ],
  allTypes: [
    sample({ allTypes: ['artifact', 'creature'] }, 'target artifact creature', 'all artifact creatures'),
  ],
  notTypes: [
    sample({ notTypes: ['land'] }, 'target nonland permanent', 'all nonland permanents'),
    sample(
      { notTypes: ['creature', 'land'] },
      'target noncreature, nonland permanent',
      'all noncreature, nonland permanents',
    ),
  ],
  supertypes: [
    sample(
      { supertypes: ['legendary'], ...creature },
      'target legendary creature',
      'all legendary creatures',
    ),
  ],
  notSupertypes: [
    sample({ notSupertypes: ['basic'], types: ['land'] }, 'target nonbasic land', 'all nonbasic lands'),
  ],
  subtypes: [
    sample({ subtypes: ['Elf'] }, 'target Elf', 'all Elves'),
    sample(
      { subtypes: ['Wolf', 'Werewolf'], ...creature },
      'target Wolf or Werewolf creature',
      'all Wolf or Werewolf creatures',
    ),
    sample({ subtypes: ['Equipment'], types: ['artifact'] }, 'target Equipment', 'all Equipment'),
  ],
  notSubtypes: [
    sample({ notSubtypes: ['Human'], ...creature }, 'target non-Human creature', 'all non-Human creatures'),
  ],
  colors: [
    sample(
      { colors: ['W', 'U'], ...creature },
      'target white or blue creature',
      'all white or blue creatures',
    ),
  ],
  notColors: [
    sample({ notColors: ['B'], ...creature }, 'target nonblack creature', 'all nonblack creatures'),
  ],
  colorless: [
    sample({ colorless: true, ...creature }, 'target colorless creature', 'all colorless creatures'),
  ],
  multicolored: [
    sample({ multicolored: true }, 'target multicolored permanent', 'all multicolored permanents'),
  ],
  monocolored: [sample({ monocolored: true }, 'target monocolored permanent', 'all monocolored permanents')],
  name: [
    sample(
      { name: 'Forest Bear', ...creature },
      'target creature named Forest Bear',
      'all creatures named Forest Bear',
    ),
  ],
  controller: [
    sample(
      { ...creature, controller: 'opponent' },
      'target creature an opponent controls',
      'all creatures your opponents control',
    ),
    sample(
      { ...creature, controller: 'notYou' },
      "target creature you don't control",
      "all creatures you don't control",
    ),
    sample(
      { ...creature, controller: 'team' },
      'target creature your team controls',
      'all creatures your team controls',
    ),
  ],
  owner: [sample({ owner: 'you' }, 'target permanent you own', 'all permanents you own')],
  other: [sample({ other: true, ...creature }, 'another target creature', 'all other creatures')],
  self: [],
  keyword: [
    sample({ keyword: 'flying', ...creature }, 'target creature with flying', 'all creatures with flying'),
  ],
  notKeyword: [
    sample(
      { notKeyword: 'flying', ...creature, controller: 'you' },
      'target creature you control without flying',
      'all creatures you control without flying',
    ),
  ],
  power: [
    sample(
      { power: { is: '>=', than: 4 }, ...creature },
      'target creature with power 4 or greater',
      'all creatures with power 4 or greater',
    ),
    sample(
      { power: { is: '<', than: { powerOf: 'self' } }, ...creature },
      "target creature with power less than this creature's power",
      "all creatures with power less than this creature's power",
    ),
    sample(
      { power: { is: '=', than: 1 }, toughness: { is: '=', than: 1 }, ...creature },
      'target 1/1 creature',
      'all 1/1 creatures',
    ),
  ],
  toughness: [
    sample(
      { toughness: { is: '<=', than: 2 }, ...creature },
      'target creature with toughness 2 or less',
      'all creatures with toughness 2 or less',
    ),
  ],
  manaValue: [
    sample(
      { manaValue: { is: '<=', than: 3 } },
      'target permanent with mana value 3 or less',
      'all permanents with mana value 3 or less',
    ),
    sample(
      { manaValue: { is: '=', than: 'X' } },
      'target permanent with mana value X',
      'all permanents with mana value X',
    ),
  ],
  tapped: [sample({ tapped: true, ...creature }, 'target tapped creature', 'all tapped creatures')],
  attacking: [
    sample({ attacking: true, ...creature }, 'target attacking creature', 'all attacking creatures'),
  ],
  blocking: [
    sample(
      { ...creature, anyOf: [{ attacking: true }, { blocking: true }] },
      'target attacking or blocking creature',
      'all attacking or blocking creatures',
    ),
  ],
  blocked: [sample({ blocked: true, ...creature }, 'target blocked creature', 'all blocked creatures')],
  unblocked: [
    sample({ unblocked: true, ...creature }, 'target unblocked creature', 'all unblocked creatures'),
  ],
  token: [
    sample({ token: true, ...creature }, 'target creature token', 'all creature tokens'),
    sample(
      { token: false, notTypes: ['land'] },
      'target nonland, nontoken permanent',
      'all nonland, nontoken permanents',
    ),
  ],
  faceDown: [sample({ faceDown: true, ...creature }, 'target face-down creature', 'all face-down creatures')],
  enchanted: [
    sample({ enchanted: true, ...creature }, 'target enchanted creature', 'all enchanted creatures'),
  ],
  equipped: [sample({ equipped: true, ...creature }, 'target equipped creature', 'all equipped creatures')],
  counter: [
    sample(
      { counter: '+1/+1', ...creature },
      'target creature with a +1/+1 counter on it',
      'all creatures with +1/+1 counters on them',
    ),
    sample(
      { counter: 'any', ...creature },
      'target creature with a counter on it',
      'all creatures with counters on them',
    ),
  ],
  enteredThisTurn: [
    sample(
      { enteredThisTurn: true, ...creature },
      'target creature that entered this turn',
      'all creatures that entered this turn',
    ),
  ],
  dealtDamageThisTurn: [
    sample(
      { dealtDamageThisTurn: true, ...creature },
      'target creature that dealt damage this turn',
      'all creatures that dealt damage this turn',
    ),
  ],
  wasDealtDamageThisTurn: [
    sample(
      { wasDealtDamageThisTurn: true, ...creature },
      'target creature that was dealt damage this turn',
      'all creatures that were dealt damage this turn',
    ),
  ],
  attackedThisTurn: [
    sample(
      { ...creature, attackedThisTurn: true },
      'target creature that attacked this turn',
      'all creatures that attacked this turn',
    ),
  ],
  dealtDamageBy: [
    sample(
      { ...creature, dealtDamageBy: 'self' },
      'target creature dealt damage by this creature this turn',
      'all creatures dealt damage by this creature this turn',
    ),
  ],
  among: [
    sample(
      { among: 'exiledWithSelf', zone: 'exile' },
      'target card from among the exiled card',
      'all cards from among the exiled card',
    ),
  ],
  notAmong: [
    sample(
      { notAmong: 'attached', ...creature },
      'target creature other than enchanted permanent',
      'all creatures other than enchanted permanent',
    ),
  ],
  ofChosen: [
    sample(
      { ofChosen: 'color', ...creature },
      'target creature of the chosen color',
      'all creatures of the chosen color',
    ),
    sample(
      { ofChosen: 'creatureType', ...creature, controller: 'you' },
      'target creature you control of the chosen type',
      'all creatures you control of the chosen type',
    ),
    sample(
      { ofChosen: 'name' },
      'target permanent with the chosen name',
      'all permanents with the chosen name',
    ),
  ],
  sharesColorWith: [
    sample(
      { sharesColorWith: 'self', ...creature },
      'target creature that shares a color with this creature',
      'all creatures that share a color with this creature',
    ),
  ],
  sharesCreatureTypeWith: [
    sample(
      { sharesCreatureTypeWith: 'self', ...creature },
      'target creature that shares a creature type with this creature',
      'all creatures that share a creature type with this creature',
    ),
  ],
  attackingPlayer: [
    sample(
      { attackingPlayer: 'you', ...creature },
      'target creature attacking you',
      'all creatures attacking you',
    ),
  ],
  attackingYouOrYours: [
    sample(
      { attackingYouOrYours: true, ...creature },
      'target creature attacking you or a planeswalker you control',
      'all creatures attacking you or a planeswalker you control',
    ),
  ],
  stackKind: [
    sample(
      { zone: 'stack', stackKind: 'ability' },
      'target activated or triggered ability',
      'all activated or triggered abilities',
    ),
    sample({ zone: 'stack', stackKind: 'any' }, 'target spell or ability', 'all spells or abilities'),
    sample(
      { zone: 'stack', stackKind: 'activated', controller: 'opponent' },
      'target activated ability an opponent controls',
      'all activated abilities your opponents control',
    ),
  ],
  targets: [
    sample(
      { zone: 'stack', targets: { object: { ...creature, controller: 'you' } } },
      'target spell that targets a creature you control',
      'all spells that target a creature you control',
    ),
    sample(
      { zone: 'stack', targets: { player: 'you' } },
      'target spell that targets you',
      'all spells that target you',
    ),
  ],
  historic: [sample({ historic: true }, 'target historic permanent', 'all historic permanents')],
  anyOf: [
    sample(
      { anyOf: [creature, { types: ['planeswalker'] }], controller: 'opponent' },
      'target creature or planeswalker an opponent controls',
      'all creatures and planeswalkers your opponents control',
    ),
    sample(
      { ...creature, anyOf: [{ keyword: 'flying' }, { keyword: 'reach' }] },
      'target creature with flying or reach',
      'all creatures with flying or reach',
    ),
  ],
  not: [
    sample(
      { ...creature, not: { subtypes: ['Wall'] } },
      "target creature that isn't a Wall",
      "all creatures that aren't Walls",
    ),
  ],
};

describe('filters in English', () => {
  for (const [field, samples] of Object.entries(SAMPLES)) {
    it(`should word ${field}`, () => {
      expect(samples.map(({ filter }) => [targetText(filter), allText(filter)])).toEqual(
        samples.map(({ target, all }) => [target, all]),
      );
    });
  }

  it('should name the source in a list with others', () => {
    const what: Filter = { anyOf: [{ self: true }, { ...creature, controller: 'you', other: true }] };
    expect(
      printAbility(
        { kind: 'triggered', when: { on: 'dies', what }, effects: [{ do: 'scry', who: 'you', amount: 1 }] },
        { lang: 'en', of },
      ),
    ).toBe('Whenever this creature or another creature you control dies, scry 1.');
  });
});
