import type { Condition, Face } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

const of: Face = {
  name: 'Grand Example',
  types: ['creature'],
  keywords: [{ k: 'kicker', costs: [{ mana: '{R}' }, { mana: '{W}' }] }],
};

const draw = [{ do: 'draw', who: 'you', amount: 1 }] as const;

/** The condition in "Cuando esta criatura entre, si …, roba una carta." */
const whenOf = (condition: Condition) =>
  textOf(
    { kind: 'triggered', when: { on: 'enters', what: 'self' }, if: condition, effects: draw },
    of,
  ).replace(/^Cuando esta criatura entre, si (.*), roba una carta\.$/, '$1');

/** The condition in "Mientras …, esta criatura no puede bloquear." */
const whileOf = (condition: Condition) =>
  textOf({ kind: 'static', if: condition, mods: [{ mod: 'cantBlock' }] }, of).replace(
    /^Mientras (.*), (?:esta criatura )?no puede bloquear\.$/,
    '$1',
  );

const creatures = { count: { types: ['creature'], controller: 'you' } } as const;

const SAMPLES: readonly (readonly [Condition, string])[] = [
  [{ compare: [{ lifeOf: 'you' }, '>=', 50] }, 'tienes 50 o más vidas'],
  [{ compare: [{ lifeOf: 'you' }, '=', 1] }, 'tienes exactamente 1 vida'],
  [{ compare: [{ lifeOf: 'you' }, '>', { lifeOf: 'opponents' }] }, 'tienes más vidas que un oponente'],
  [
    { compare: [{ lifeOf: 'you' }, '>=', { sum: [{ startingLife: true }, 15] }] },
    'tienes al menos 15 vidas más que tu total de vidas inicial',
  ],
  [{ compare: [creatures, '>=', 3] }, 'controlas tres o más criaturas'],
  [{ compare: [creatures, '=', 0] }, 'no controlas ninguna criatura'],
  [
    { compare: [creatures, '>', { count: { types: ['creature'], controller: 'defendingPlayer' } }] },
    'controlas más criaturas que el jugador defensor',
  ],
  [
    { compare: [{ count: { zone: 'graveyard', owner: 'you' } }, '>=', 7] },
    'hay siete o más cartas en tu cementerio',
  ],
  [
    { compare: [{ count: { types: ['creature'] } }, '<=', 2] },
    'hay dos o menos criaturas en el campo de batalla',
  ],
  [{ compare: [{ handSize: 'you' }, '=', 0] }, 'no tienes cartas en la mano'],
  [{ compare: [{ handSize: 'opponents' }, '<=', 1] }, 'un oponente tiene una o menos cartas en la mano'],
  [
    { compare: [{ handSize: 'you' }, '>', { handSize: 'opponents' }] },
    'tienes más cartas en la mano que un oponente',
  ],
  [{ compare: [{ librarySize: 'you' }, '=', 0] }, 'no hay cartas en tu biblioteca'],
  [{ compare: [{ powerOf: 'self' }, '>=', 4] }, 'su fuerza es de 4 o más'],
  [{ compare: [{ countersOn: 'self', kind: '+1/+1' }, '=', 0] }, 'no tiene contadores +1/+1 sobre ella'],
  [{ compare: [{ playerCounters: 'poison', of: 'opponents' }, '>=', 1] }, 'un oponente está envenenado'],
  [{ compare: [{ tally: 'lifeGained', of: 'you' }, '>=', 3] }, 'ganaste 3 o más vidas este turno'],
  [{ compare: [{ tally: 'lifeLost', of: 'opponents' }, '>=', 1] }, 'un oponente perdió vidas este turno'],
  [{ compare: [{ tally: 'lifeLost', of: 'you' }, '=', 0] }, 'no perdiste vidas este turno'],
  [{ compare: [{ tally: 'spellsCast', of: 'you' }, '>=', 2] }, 'lanzaste dos o más hechizos este turno'],
  [{ compare: [{ tally: 'attackersDeclared', of: 'you' }, '>=', 1] }, 'atacaste este turno'],
  [{ compare: [{ tally: 'creaturesDied', of: 'eachPlayer' }, '>=', 1] }, 'una criatura murió este turno'],
  [{ compare: [{ devotion: ['B'], of: 'you' }, '<', 5] }, 'tu devoción al negro es de cuatro o menos'],
  [
    { compare: [{ cardTypesInGraveyard: 'you' }, '>=', 4] },
    'hay cuatro o más tipos de carta entre las cartas de tu cementerio',
  ],
  [{ exists: { subtypes: ['Mountain'], controller: 'you' } }, 'controlas una Montaña'],
  [
    { exists: { zone: 'graveyard', owner: 'you', types: ['creature'] } },
    'hay una carta de criatura en tu cementerio',
  ],
  [{ not: { exists: { types: ['land'], controller: 'you' } } }, 'no controlas ninguna tierra'],
  [{ object: 'self', is: { tapped: true } }, 'está girada'],
  [{ not: { object: 'self', is: { attacking: true } } }, 'no está atacando'],
  [{ object: 'self', is: { subtypes: ['Zombie'] } }, 'es un Zombie'],
  [{ object: 'self', is: { keyword: 'flying' } }, 'tiene la habilidad de volar'],
  [{ object: 'self', is: { controller: 'you' } }, 'la controlas'],
  [{ object: 'self', is: { enteredThisTurn: true } }, 'entró este turno'],
  [{ turnOf: 'you' }, 'es tu turno'],
  [{ not: { turnOf: 'you' } }, 'no es tu turno'],
  [{ cast: 'kicked' }, 'fue estimulada'],
  [{ not: { cast: 'kicked' } }, 'no fue estimulada'],
  [{ cast: 'wasCast' }, 'la lanzaste'],
  [{ not: { cast: 'wasCast' } }, 'no la lanzaste'],
  [{ cast: 'fromHand' }, 'la lanzaste desde tu mano'],
  [{ cast: 'surged' }, 'se pagó su coste de oleada'],
  [{ kickedWith: 1 }, 'fue estimulada con su estímulo {W}'],
  [{ isMonarch: 'opponents' }, 'un oponente es el monarca'],
  [{ not: { isMonarch: 'you' } }, 'no eres el monarca'],
  [{ dayNight: 'night' }, 'es de noche'],
  [{ dayNight: 'neither' }, 'no es ni de día ni de noche'],
  [{ did: 'paid' }, 'lo haces'],
  [{ not: { did: 'paid' } }, 'no lo haces'],
  [{ cityBlessing: 'you' }, 'tienes la bendición de la ciudad'],
  [
    { forAny: 'opponents', holds: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 10] } },
    'un oponente tiene 10 o menos vidas',
  ],
  [
    { forEvery: 'opponents', holds: { compare: [{ handSize: 'thatPlayer' }, '=', 0] } },
    'cada oponente no tiene cartas en la mano',
  ],
  [{ all: [{ isMonarch: 'you' }, { turnOf: 'you' }] }, 'eres el monarca y es tu turno'],
];

/** What is only thought of is in the subjunctive. */
const THOUGHT: readonly (readonly [Condition, string])[] = [
  [{ compare: [creatures, '>=', 3] }, 'controles tres o más criaturas'],
  [{ compare: [{ lifeOf: 'you' }, '>=', 25] }, 'tengas 25 o más vidas'],
  [{ exists: { zone: 'graveyard', owner: 'you' } }, 'haya una carta en tu cementerio'],
  [{ object: 'self', is: { tapped: true } }, 'esta criatura esté girada'],
  [{ isMonarch: 'you' }, 'seas el monarca'],
  [
    { compare: [{ tally: 'creaturesDied', of: 'you' }, '>=', 1] },
    'una criatura haya muerto bajo tu control este turno',
  ],
  [{ compare: [{ handSize: 'you' }, '=', 0] }, 'no tengas cartas en la mano'],
  [{ cast: 'kicked' }, 'esta criatura haya sido estimulada'],
  [{ compare: [{ powerOf: 'self' }, '>=', 4] }, 'la fuerza de esta criatura sea de 4 o más'],
];

describe('conditions in Spanish', () => {
  it.each(SAMPLES)('should word %j', (condition, text) => {
    expect(whenOf(condition)).toBe(text);
  });

  it.each(THOUGHT)('should word %j after "mientras"', (condition, text) => {
    expect(whileOf(condition)).toBe(text);
  });
});
