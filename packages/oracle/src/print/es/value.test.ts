import type { Value } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

describe('values in Spanish', () => {
  const x = (size: Value) =>
    textOf({
      kind: 'static',
      mods: [{ mod: 'setPT', power: size, toughness: size }],
      characteristicDefining: true,
    }).replace(/^La fuerza y la resistencia de esta criatura son iguales (.*)\.$/, '$1');

  it('should word amounts as nouns', () => {
    expect(x({ handSize: 'you' })).toBe('a la cantidad de cartas en tu mano');
    expect(x({ lifeOf: 'you' })).toBe('a tu total de vidas');
    expect(x({ devotion: ['G'], of: 'you' })).toBe('a tu devoción al verde');
    expect(x({ domain: 'you' })).toBe(
      'a la cantidad de tipos de tierra básica entre las tierras que controlas',
    );
    expect(x({ countPlayers: 'opponents' })).toBe('a la cantidad de oponentes que tienes');
    expect(x({ greatest: 'power', among: { types: ['creature'], controller: 'you' } })).toBe(
      'a la mayor fuerza entre las criaturas que controlas',
    );
    expect(x({ times: [2, { handSize: 'you' }] })).toBe('al doble de la cantidad de cartas en tu mano');
    expect(x({ divide: { lifeOf: 'you' }, by: 2, round: 'up' })).toBe(
      'a la mitad de tu total de vidas, redondeando hacia arriba',
    );
    expect(x({ tally: 'spellsCast', of: 'you' })).toBe('a la cantidad de hechizos que lanzaste este turno');
    expect(x({ count: { zone: 'graveyard', types: ['creature'] } })).toBe(
      'a la cantidad de cartas de criatura en los cementerios',
    );
    expect(x({ most: { handSize: 'thatPlayer' }, among: 'opponents' })).toBe(
      'a la mayor cantidad de cartas en la mano entre tus oponentes',
    );
  });
});
