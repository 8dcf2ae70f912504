import { describe, expect, it } from 'vitest';
import { printToken } from '../../print.js';
import { creature, type Sample, soldier, sorcery } from '../text.fixture.js';

const SAMPLES: readonly Sample[] = [
  [{ do: 'createToken', who: 'you', token: soldier }, 'Crea una ficha de criatura Soldado blanca 1/1.'],
  [
    { do: 'createToken', who: 'you', token: { ...soldier, keywords: ['flying', 'vigilance'] }, count: 2 },
    'Crea dos fichas de criatura Soldado blancas 1/1 con las habilidades de volar y vigilancia.',
  ],
  [
    { do: 'createToken', who: 'you', token: soldier, count: 'X', tapped: true, attacking: true },
    'Crea X fichas de criatura Soldado blancas 1/1 que están giradas y atacando.',
  ],
  [
    {
      do: 'createToken',
      who: 'you',
      token: { types: ['artifact', 'creature'], subtypes: ['Phyrexian', 'Golem'], power: 3, toughness: 3 },
    },
    'Crea una ficha de criatura artefacto Gólem pirexiano incolora 3/3.',
  ],
  [{ do: 'createToken', who: 'you', token: 'treasure', tapped: true }, 'Crea una ficha de Tesoro girada.'],
  [{ do: 'createToken', who: 'opponents', token: 'food' }, 'Cada oponente crea una ficha de Comida.'],
  [
    {
      do: 'createToken',
      who: 'you',
      token: 'clue',
      count: { count: { types: ['land'], controller: 'you' } },
    },
    'Crea una ficha de Pista por cada tierra que controlas.',
  ],
  [
    { do: 'createCopy', who: 'you', of: creature },
    'Crea una ficha que es una copia de la criatura objetivo.',
  ],
  [
    {
      do: 'createCopy',
      who: 'you',
      of: creature,
      except: [
        { mod: 'addTypes', subtypes: ['Zombie'] },
        { mod: 'gain', keywords: ['haste'] },
      ],
    },
    'Crea una ficha que es una copia de la criatura objetivo, excepto que es un Zombie además de sus otros tipos y tiene la habilidad de prisa.',
  ],
  [
    { do: 'becomeCopy', what: creature, of: { target: 'd' }, duration: 'endOfTurn' },
    'La criatura objetivo se convierte en una copia de otra criatura objetivo hasta el final del turno.',
  ],
  [
    { do: 'copySpell', what: { target: 's' }, newTargets: true },
    'Copia el hechizo objetivo. Puedes elegir nuevos objetivos para la copia.',
  ],
  [{ do: 'newTargets', what: { target: 's' } }, 'Puedes elegir nuevos objetivos para el hechizo objetivo.'],
  [{ do: 'populate' }, 'Puebla.'],
  [{ do: 'amass', subtype: 'Zombie', amount: 2 }, 'Amasa Zombies 2.'],
  [{ do: 'investigate' }, 'Investiga.'],
  [{ do: 'investigate', times: 2 }, 'Investiga dos veces.'],
  [
    {
      do: 'emblem',
      abilities: [
        {
          kind: 'static',
          affects: { each: { types: ['creature'], controller: 'you' } },
          mods: [{ mod: 'pt', power: 1, toughness: 0 }],
        },
      ],
    },
    'Obtienes un emblema con "Las criaturas que controlas obtienen +1/+0."',
  ],
  [{ do: 'manifest', who: 'you' }, 'Manifiesta la primera carta de tu biblioteca.'],
];

describe('tokens in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });

  it('should describe a token by itself', () => {
    const token = {
      name: 'Ada',
      supertypes: ['legendary'],
      types: ['creature'],
      subtypes: ['Human'],
      colors: ['W', 'U'],
      power: 2,
      toughness: 3,
      keywords: ['flying', 'haste'],
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'self' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    } as const;
    expect(printToken(token, { lang: 'es' })).toBe(
      'Ada, una ficha de criatura legendaria Humano blanca y azul 2/3 con las habilidades de volar y prisa y "Cuando esta ficha muera, ganas 1 vida."',
    );
  });
});
