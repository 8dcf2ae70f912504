import type { FlagKeyword, Keyword, ParameterKeywordName } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printCard, printKeyword } from '../print.js';

const line = (keyword: Keyword) => printKeyword(keyword, { lang: 'es' });

const cost = { mana: '{2}' } as const;
const creature = { types: ['creature'] } as const;

const SAMPLES: Readonly<Record<ParameterKeywordName, readonly (readonly [Keyword, string])[]>> = {
  protection: [
    [{ k: 'protection', from: { colors: ['B'] } }, 'protección contra negro'],
    [{ k: 'protection', from: { colors: ['B', 'R'] } }, 'protección contra negro y contra rojo'],
    [
      { k: 'protection', from: { subtypes: ['Demon', 'Dragon'] } },
      'protección contra Demonios y contra Dragones',
    ],
    [{ k: 'protection', from: creature }, 'protección contra criaturas'],
    [{ k: 'protection', from: 'everything' }, 'protección contra todo'],
    [{ k: 'protection', from: 'chosenColor' }, 'protección contra el color elegido'],
    [{ k: 'protection', from: { colors: ['W', 'U', 'B', 'R', 'G'] } }, 'protección contra todos los colores'],
  ],
  hexproofFrom: [[{ k: 'hexproofFrom', from: { colors: ['W'] } }, 'antimaleficio contra blanco']],
  landwalk: [
    [{ k: 'landwalk', land: { subtypes: ['Swamp'] } }, 'cruza pantanos'],
    [{ k: 'landwalk', land: { supertypes: ['legendary'] } }, 'cruza tierras legendarias'],
    [{ k: 'landwalk', land: { subtypes: ['Forest'], supertypes: ['snow'] } }, 'cruza bosques nevados'],
    [{ k: 'landwalk', land: { notSupertypes: ['basic'] } }, 'cruza tierras no básicas'],
  ],
  ward: [
    [{ k: 'ward', cost }, 'rebatir {2}'],
    [{ k: 'ward', cost: { payLife: 3 } }, 'rebatir—Pagar 3 vidas.'],
  ],
  enchant: [
    [{ k: 'enchant', what: { object: creature } }, 'encantar criatura'],
    [
      { k: 'enchant', what: { object: { ...creature, controller: 'you' } } },
      'encantar criatura que controlas',
    ],
    [{ k: 'enchant', what: { player: 'any' } }, 'encantar jugador'],
  ],
  equip: [
    [{ k: 'equip', cost }, 'equipar {2}'],
    [{ k: 'equip', cost, to: { supertypes: ['legendary'], ...creature } }, 'equipar criatura legendaria {2}'],
  ],
  fortify: [[{ k: 'fortify', cost }, 'fortificar {2}']],
  reconfigure: [[{ k: 'reconfigure', cost }, 'reconfigurar {2}']],
  crew: [[{ k: 'crew', n: 3 }, 'tripular 3']],
  cycling: [
    [{ k: 'cycling', cost }, 'ciclo {2}'],
    [{ k: 'cycling', cost, search: { subtypes: ['Swamp'] } }, 'ciclo de pantano {2}'],
    [
      { k: 'cycling', cost, search: { supertypes: ['basic'], types: ['land'] } },
      'ciclo de tierra básica {2}',
    ],
  ],
  kicker: [
    [{ k: 'kicker', costs: [cost] }, 'estímulo {2}'],
    [{ k: 'kicker', costs: [cost, { mana: '{R}' }] }, 'estímulo {2} y/o {R}'],
    [{ k: 'kicker', costs: [{ sacrifice: { what: creature } }] }, 'estímulo—Sacrificar una criatura.'],
  ],
  multikicker: [[{ k: 'multikicker', cost }, 'multiestímulo {2}']],
  buyback: [[{ k: 'buyback', cost }, 'recompra {2}']],
  entwine: [[{ k: 'entwine', cost }, 'entrelazar {2}']],
  flashback: [
    [{ k: 'flashback', cost }, 'retrospectiva {2}'],
    [{ k: 'flashback', cost: 'manaCost' }, 'retrospectiva por su coste de maná'],
  ],
  escape: [[{ k: 'escape', cost }, 'escape {2}']],
  surge: [[{ k: 'surge', cost }, 'oleada {2}']],
  spectacle: [[{ k: 'spectacle', cost }, 'espectáculo {2}']],
  evoke: [[{ k: 'evoke', cost }, 'evocar {2}']],
  dash: [[{ k: 'dash', cost }, 'rapidez {2}']],
  madness: [[{ k: 'madness', cost }, 'demencia {2}']],
  morph: [
    [{ k: 'morph', cost }, 'metamorfosis {2}'],
    [{ k: 'morph', cost, mega: true }, 'megamorfosis {2}'],
  ],
  unearth: [[{ k: 'unearth', cost }, 'desenterrar {2}']],
  embalm: [[{ k: 'embalm', cost }, 'embalsamar {2}']],
  eternalize: [[{ k: 'eternalize', cost }, 'eternizar {2}']],
  ninjutsu: [[{ k: 'ninjutsu', cost }, 'ninjutsu {2}']],
  outlast: [[{ k: 'outlast', cost }, 'supervivencia {2}']],
  scavenge: [[{ k: 'scavenge', cost }, 'carroñar {2}']],
  bestow: [[{ k: 'bestow', cost }, 'concesión {2}']],
  overload: [[{ k: 'overload', cost }, 'sobrecarga {2}']],
  miracle: [[{ k: 'miracle', cost }, 'milagro {2}']],
  foretell: [[{ k: 'foretell', cost }, 'profetizar {2}']],
  suspend: [[{ k: 'suspend', n: 4, cost }, 'suspender 4—{2}']],
  vanishing: [[{ k: 'vanishing', n: 2 }, 'desaparecer 2']],
  fading: [[{ k: 'fading', n: 3 }, 'desvanecimiento 3']],
  echo: [[{ k: 'echo', cost }, 'eco {2}']],
  cumulativeUpkeep: [[{ k: 'cumulativeUpkeep', cost }, 'mantenimiento acumulativo {2}']],
  affinity: [[{ k: 'affinity', for: { types: ['artifact'] } }, 'afinidad por artefactos']],
  annihilator: [[{ k: 'annihilator', n: 2 }, 'aniquilador 2']],
  afflict: [[{ k: 'afflict', n: 3 }, 'afligir 3']],
  bloodthirst: [[{ k: 'bloodthirst', n: 2 }, 'sed de sangre 2']],
  bushido: [[{ k: 'bushido', n: 1 }, 'bushido 1']],
  rampage: [[{ k: 'rampage', n: 2 }, 'arrasar 2']],
  toxic: [[{ k: 'toxic', n: 1 }, 'tóxico 1']],
  poisonous: [[{ k: 'poisonous', n: 1 }, 'venenoso 1']],
  renown: [[{ k: 'renown', n: 1 }, 'renombre 1']],
  modular: [[{ k: 'modular', n: 1 }, 'modular 1']],
  fabricate: [[{ k: 'fabricate', n: 1 }, 'fabricar 1']],
  tribute: [[{ k: 'tribute', n: 3 }, 'tributo 3']],
  devour: [[{ k: 'devour', n: 1 }, 'devorar 1']],
  frenzy: [[{ k: 'frenzy', n: 1 }, 'frenesí 1']],
  dredge: [[{ k: 'dredge', n: 3 }, 'dragar 3']],
  partnerWith: [[{ k: 'partnerWith', name: 'Pir' }, 'camarada con Pir']],
  splice: [[{ k: 'splice', onto: 'Arcane', cost }, 'empalmar con Arcano {2}']],
  prowl: [[{ k: 'prowl', cost }, 'merodear {2}']],
};

const FLAGS: Readonly<Partial<Record<FlagKeyword, string>>> = {
  flying: 'vuela',
  firstStrike: 'daña primero',
  doubleStrike: 'daña dos veces',
  deathtouch: 'toque mortal',
  lifelink: 'vínculo vital',
  trample: 'arrolla',
  vigilance: 'vigilancia',
  haste: 'prisa',
  hexproof: 'antimaleficio',
  defender: 'defensor',
};

describe('keywords in Spanish', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([keyword]) => line(keyword))).toEqual(samples.map(([, text]) => text));
    });
  }

  it.each(Object.entries(FLAGS))('should name %s', (keyword, text) => {
    expect(line(keyword as FlagKeyword)).toBe(text);
  });

  it('should join keywords on a line and put those with costs where they belong', () => {
    const text = printCard(
      {
        name: 'Example Knight',
        types: ['creature'],
        subtypes: ['Human', 'Knight'],
        supertypes: ['legendary'],
        keywords: [
          'flying',
          { k: 'cycling', cost },
          'firstStrike',
          { k: 'protection', from: { colors: ['B'] } },
          { k: 'protection', from: { colors: ['R'] } },
          { k: 'kicker', costs: [{ mana: '{1}' }] },
        ],
      },
      'es',
    );
    expect(text.faces[0]?.typeLine).toBe('Criatura legendaria — Caballero humano');
    expect(text.faces[0]?.rules).toEqual([
      'Estímulo {1}',
      'Vuela, daña primero, protección contra negro y contra rojo',
      'Ciclo {2}',
    ]);
  });
});
