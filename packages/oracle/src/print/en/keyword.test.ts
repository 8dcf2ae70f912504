import { FLAG_KEYWORDS, type ParameterKeyword, type ParameterKeywordName } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printKeyword } from '../print.js';

type Sample<K extends ParameterKeywordName> = readonly [
  Omit<Extract<ParameterKeyword, { readonly k: K }>, 'k'>,
  string,
];
type Samples = { readonly [K in ParameterKeywordName]: readonly Sample<K>[] };

const one = { mana: '{1}' } as const;

const SAMPLES: Samples = {
  protection: [
    [{ from: { colors: ['B'] } }, 'protection from black'],
    [{ from: { colors: ['B', 'R'] } }, 'protection from black and from red'],
    [{ from: { colors: ['W', 'U', 'B', 'R', 'G'] } }, 'protection from all colors'],
    [{ from: { types: ['creature'] } }, 'protection from creatures'],
    [{ from: { subtypes: ['Goblin'] } }, 'protection from Goblins'],
    [{ from: { multicolored: true } }, 'protection from multicolored'],
    [{ from: 'everything' }, 'protection from everything'],
    [{ from: 'chosenColor' }, 'protection from the chosen color'],
  ],
  hexproofFrom: [[{ from: { colors: ['B'] } }, 'hexproof from black']],
  landwalk: [
    [{ land: { subtypes: ['Island'] } }, 'islandwalk'],
    [{ land: { notSupertypes: ['basic'] } }, 'nonbasic landwalk'],
    [{ land: { supertypes: ['snow'], subtypes: ['Forest'] } }, 'snow forestwalk'],
  ],
  ward: [
    [{ cost: { mana: '{2}' } }, 'ward {2}'],
    [{ cost: { payLife: 3 } }, 'ward—Pay 3 life.'],
  ],
  enchant: [
    [{ what: { object: { types: ['creature'], controller: 'you' } } }, 'enchant creature you control'],
    [{ what: { player: 'any' } }, 'enchant player'],
  ],
  equip: [
    [{ cost: { mana: '{3}' } }, 'equip {3}'],
    [{ cost: one, to: { subtypes: ['Knight'] } }, 'equip Knight {1}'],
  ],
  fortify: [[{ cost: one }, 'fortify {1}']],
  reconfigure: [[{ cost: one }, 'reconfigure {1}']],
  crew: [[{ n: 3 }, 'crew 3']],
  cycling: [
    [{ cost: { mana: '{2}' } }, 'cycling {2}'],
    [{ cost: one, search: { subtypes: ['Forest'] } }, 'forestcycling {1}'],
    [{ cost: one, search: { types: ['land'], supertypes: ['basic'] } }, 'basic landcycling {1}'],
  ],
  kicker: [
    [{ costs: [{ mana: '{2}{R}' }] }, 'kicker {2}{R}'],
    [{ costs: [{ mana: '{R}' }, { mana: '{W}' }] }, 'kicker {R} and/or {W}'],
  ],
  multikicker: [[{ cost: one }, 'multikicker {1}']],
  buyback: [[{ cost: { sacrifice: { what: { types: ['land'] } } } }, 'buyback—Sacrifice a land.']],
  entwine: [[{ cost: one }, 'entwine {1}']],
  flashback: [
    [{ cost: 'manaCost' }, 'flashback for its mana cost'],
    [{ cost: one }, 'flashback {1}'],
  ],
  escape: [
    [
      { cost: { mana: '{1}', exile: { what: { zone: 'graveyard', owner: 'you', other: true }, count: 4 } } },
      'escape—{1}, Exile four other cards from your graveyard.',
    ],
  ],
  surge: [[{ cost: one }, 'surge {1}']],
  spectacle: [[{ cost: one }, 'spectacle {1}']],
  evoke: [[{ cost: one }, 'evoke {1}']],
  dash: [[{ cost: one }, 'dash {1}']],
  madness: [[{ cost: one }, 'madness {1}']],
  morph: [
    [{ cost: one }, 'morph {1}'],
    [{ cost: one, mega: true }, 'megamorph {1}'],
  ],
  unearth: [[{ cost: one }, 'unearth {1}']],
  embalm: [[{ cost: one }, 'embalm {1}']],
  eternalize: [[{ cost: one }, 'eternalize {1}']],
  ninjutsu: [[{ cost: one }, 'ninjutsu {1}']],
  outlast: [[{ cost: one }, 'outlast {1}']],
  scavenge: [[{ cost: one }, 'scavenge {1}']],
  bestow: [[{ cost: one }, 'bestow {1}']],
  overload: [[{ cost: one }, 'overload {1}']],
  miracle: [[{ cost: one }, 'miracle {1}']],
  foretell: [[{ cost: one }, 'foretell {1}']],
  suspend: [[{ n: 4, cost: { mana: '{U}' } }, 'suspend 4—{U}']],
  vanishing: [[{ n: 2 }, 'vanishing 2']],
  fading: [[{ n: 2 }, 'fading 2']],
  echo: [[{ cost: one }, 'echo {1}']],
  cumulativeUpkeep: [[{ cost: { payLife: 1 } }, 'cumulative upkeep—Pay 1 life.']],
  affinity: [[{ for: { types: ['artifact'], controller: 'you' } }, 'affinity for artifacts']],
  annihilator: [[{ n: 2 }, 'annihilator 2']],
  afflict: [[{ n: 3 }, 'afflict 3']],
  bloodthirst: [[{ n: 1 }, 'bloodthirst 1']],
  bushido: [[{ n: 1 }, 'bushido 1']],
  rampage: [[{ n: 1 }, 'rampage 1']],
  toxic: [[{ n: 1 }, 'toxic 1']],
  poisonous: [[{ n: 1 }, 'poisonous 1']],
  renown: [[{ n: 1 }, 'renown 1']],
  modular: [[{ n: 1 }, 'modular 1']],
  fabricate: [[{ n: 1 }, 'fabricate 1']],
  tribute: [[{ n: 1 }, 'tribute 1']],
  devour: [[{ n: 1 }, 'devour 1']],
  frenzy: [[{ n: 1 }, 'frenzy 1']],
  dredge: [[{ n: 3 }, 'dredge 3']],
  partnerWith: [[{ name: 'Second Example' }, 'partner with Second Example']],
  splice: [[{ onto: 'Arcane', cost: one }, 'splice onto Arcane {1}']],
  prowl: [[{ cost: one }, 'prowl {1}']],
};

describe('keywords in English', () => {
  it('should spell those without a parameter as words', () => {
    const words = FLAG_KEYWORDS.map((keyword) => printKeyword(keyword, { lang: 'en' }));
    expect(words.filter((word) => !/^[a-z]+(?:[ -][a-z]+)*$/.test(word))).toEqual([]);
    expect(words).toContain('first strike');
    expect(words).toContain('jump-start');
  });

  for (const [k, samples] of Object.entries(SAMPLES)) {
    it(`should word ${k}`, () => {
      const printed = samples.map(([rest]) =>
        printKeyword({ k, ...rest } as ParameterKeyword, { lang: 'en' }),
      );
      expect(printed).toEqual(samples.map(([, text]) => text));
    });
  }
});
