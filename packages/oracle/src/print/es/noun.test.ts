import type { Filter } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

type Sample = readonly [filter: Filter, all: string];

/** "Destruye todas las criaturas." without the verb. */
const allOf = (each: Filter) =>
  textOf(
    { kind: 'spell', effects: [{ do: 'destroy', what: { each } }] },
    { name: 'Grand Example', types: ['sorcery'] },
  ).replace(/^Destruye (.*)\.$/, '$1');

/** "Destruye la criatura objetivo." without the verb. */
const targetOf = (object: Filter) =>
  textOf(
    {
      kind: 'spell',
      targets: [{ id: 't', what: { object } }],
      effects: [{ do: 'destroy', what: { target: 't' } }],
    },
    { name: 'Grand Example', types: ['sorcery'] },
  ).replace(/^Destruye (.*)\.$/, '$1');

const ALL: readonly Sample[] = [
  [{ types: ['creature'] }, 'todas las criaturas'],
  [{ types: ['artifact', 'enchantment'] }, 'todos los artefactos y encantamientos'],
  [{ allTypes: ['artifact', 'creature'] }, 'todas las criaturas artefacto'],
  [{ types: ['creature'], subtypes: ['Goblin'] }, 'todas las criaturas Trasgo'],
  [{ subtypes: ['Elf'] }, 'todos los Elfos'],
  [{ types: ['creature'], colors: ['B'] }, 'todas las criaturas negras'],
  [{ types: ['creature'], colors: ['W', 'U'] }, 'todas las criaturas blancas o azules'],
  [{ types: ['creature'], notColors: ['B'] }, 'todas las criaturas que no sean negras'],
  [{ notTypes: ['land'] }, 'todos los permanentes que no sean tierra'],
  [
    { types: ['creature'], notTypes: ['artifact'], notColors: ['B'] },
    'todas las criaturas que no sean artefacto ni negras',
  ],
  [{ types: ['land'], notSupertypes: ['basic'] }, 'todas las tierras no básicas'],
  [{ types: ['creature'], supertypes: ['legendary'] }, 'todas las criaturas legendarias'],
  [{ types: ['creature'], controller: 'opponent' }, 'todas las criaturas que controlan tus oponentes'],
  [{ types: ['creature'], controller: 'notYou' }, 'todas las criaturas que no controlas'],
  [
    { types: ['creature'], token: false, controller: 'you' },
    'todas las criaturas que no sean fichas y que controlas',
  ],
  [{ types: ['creature'], keyword: 'flying' }, 'todas las criaturas con la habilidad de volar'],
  [{ types: ['creature'], notKeyword: 'flying' }, 'todas las criaturas sin la habilidad de volar'],
  [{ types: ['creature'], power: { is: '>=', than: 4 } }, 'todas las criaturas con fuerza de 4 o más'],
  [
    { types: ['creature'], manaValue: { is: '<=', than: 'X' } },
    'todas las criaturas con valor de maná de X o menos',
  ],
  [{ types: ['creature'], counter: '+1/+1' }, 'todas las criaturas con contadores +1/+1 sobre ellas'],
  [{ types: ['creature'], attackedThisTurn: true }, 'todas las criaturas que atacaron este turno'],
  [{ types: ['creature'], ofChosen: 'color' }, 'todas las criaturas del color elegido'],
  [{ types: ['creature'], other: true }, 'todas las demás criaturas'],
  [{ types: ['creature'], not: { subtypes: ['Dragon'] } }, 'todas las criaturas que no sean Dragones'],
];

const TARGETS: readonly Sample[] = [
  [{ types: ['creature'] }, 'la criatura objetivo'],
  [{ types: ['artifact'] }, 'el artefacto objetivo'],
  [{ types: ['creature', 'planeswalker'] }, 'la criatura o planeswalker objetivo'],
  [{ types: ['artifact', 'enchantment', 'land'] }, 'el artefacto, encantamiento o tierra objetivo'],
  [{ types: ['creature'], tapped: true }, 'la criatura girada objetivo'],
  [
    { types: ['creature'], anyOf: [{ attacking: true }, { blocking: true }] },
    'la criatura atacante o bloqueadora objetivo',
  ],
  [{ types: ['creature'], notColors: ['B'] }, 'la criatura objetivo que no sea negra'],
  [{ notTypes: ['land'] }, 'el permanente objetivo que no sea tierra'],
  [{ types: ['creature'], controller: 'opponent' }, 'la criatura objetivo que controla un oponente'],
  [{ types: ['creature'], controller: 'you', other: true }, 'otra criatura objetivo que controlas'],
  [{ types: ['land'], notSupertypes: ['basic'] }, 'la tierra no básica objetivo'],
  [{ allTypes: ['artifact', 'creature'] }, 'la criatura artefacto objetivo'],
  [{ types: ['creature'], colors: ['W'] }, 'la criatura blanca objetivo'],
];

describe('noun phrases in Spanish', () => {
  it.each(ALL)('should say all of %j', (filter, text) => {
    expect(allOf(filter)).toBe(text);
  });

  it.each(TARGETS)('should say the target %j', (filter, text) => {
    expect(targetOf(filter)).toBe(text);
  });

  it('should say targets of every kind', () => {
    const text = (target: object) =>
      textOf(
        {
          kind: 'spell',
          targets: [{ id: 't', what: { object: { types: ['creature'] } }, ...target }],
          effects: [{ do: 'damage', to: { target: 't' }, amount: 1 }],
        },
        { name: 'Example', types: ['instant'] },
      ).replace(/^Example hace 1 punto de daño (.*)\.$/, '$1');
    expect(text({})).toBe('a la criatura objetivo');
    expect(text({ min: 0, max: 1 })).toBe('a hasta una criatura objetivo');
    expect(text({ min: 2, max: 2 })).toBe('a cada una de dos criaturas objetivo');
    expect(text({ min: 0, max: 99 })).toBe('a cada una de cualquier cantidad de criaturas objetivo');
    expect(text({ min: 'X', max: 'X' })).toBe('a cada una de X criaturas objetivo');
    expect(text({ what: { any: true } })).toBe('a cualquier objetivo');
    expect(text({ what: { player: 'any' } })).toBe('al jugador objetivo');
    expect(text({ what: { player: 'opponent' } })).toBe('al oponente objetivo');
    expect(text({ what: { player: 'any', object: { types: ['planeswalker'] } } })).toBe(
      'al jugador o planeswalker objetivo',
    );
    expect(text({ what: { player: 'any', object: { types: ['creature'] } } })).toBe(
      'a la criatura o jugador objetivo',
    );
    expect(text({ min: { sum: [1, { timesKicked: true }] }, max: { sum: [1, { timesKicked: true }] } })).toBe(
      'Elige una criatura objetivo, luego elige otra criatura objetivo por cada vez que este hechizo fue estimulado. Example hace 1 punto de daño a cada una de esas criaturas.',
    );
  });
});
