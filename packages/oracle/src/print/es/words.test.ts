import { describe, expect, it } from 'vitest';
import { VERBS } from './verbs.js';
import { enclitic, list, numberWord, ordinal, plural } from './words.js';

describe('words in Spanish', () => {
  it('should form plurals', () => {
    expect(['carta', 'ficha', 'habilidad', 'Pez', 'Dragón', 'Lobo', 'Mutante'].map(plural)).toEqual([
      'cartas',
      'fichas',
      'habilidades',
      'Peces',
      'Dragones',
      'Lobos',
      'Mutantes',
    ]);
  });

  it('should put the stress where an order with a pronoun has it', () => {
    const orders = ['exiliar', 'destruir', 'girar', 'regresar', 'mostrar', 'poner', 'contrarrestar'] as const;
    expect(orders.map((verb) => enclitic(VERBS[verb].imperative, 'la'))).toEqual([
      'exíliala',
      'destrúyela',
      'gírala',
      'regrésala',
      'muéstrala',
      'ponla',
      'contrarréstala',
    ]);
  });

  it('should say "e" and "u" before their own sound', () => {
    expect(list(['volar', 'indestructible'], 'y')).toBe('volar e indestructible');
    expect(list(['esta criatura', 'otra criatura'], 'o')).toBe('esta criatura u otra criatura');
    expect(list(['uno', 'dos', 'tres'], 'o')).toBe('uno, dos o tres');
  });

  it('should let numbers agree', () => {
    expect([numberWord(1, 'f'), numberWord(1, 'm'), numberWord(2, 'f'), numberWord(30, 'm')]).toEqual([
      'una',
      'un',
      'dos',
      '30',
    ]);
    expect([ordinal(1, 'f'), ordinal(3, 'm'), ordinal(2, 'f')]).toEqual(['primera', 'tercer', 'segunda']);
  });

  it('should conjugate what is spelled otherwise', () => {
    expect(VERBS.sacrificar.subjunctive).toEqual(['sacrifiques', 'sacrifique', 'sacrifiquen']);
    expect(VERBS.lanzar.subjunctive).toEqual(['lances', 'lance', 'lancen']);
    expect(VERBS.jugar.subjunctive).toEqual(['juegues', 'juegue', 'jueguen']);
    expect(VERBS.agregar.subjunctive).toEqual(['agregues', 'agregue', 'agreguen']);
    expect(VERBS.elegir.indicative).toEqual(['eliges', 'elige', 'eligen']);
    expect(VERBS.destruir.subjunctive).toEqual(['destruyas', 'destruya', 'destruyan']);
    expect(VERBS.obtener.indicative).toEqual(['obtienes', 'obtiene', 'obtienen']);
  });
});
