import type { Mod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { sorcery, textOf } from './text.fixture.js';

/** As a static ability of the object itself; until end of turn on a target creature. */
type Sample = readonly [mods: readonly Mod[], is: string, becomes: string];

const three = { compare: [{ count: { types: ['creature'], controller: 'you' } }, '>=', 3] } as const;

const SAMPLES: Readonly<Record<Mod['mod'], readonly Sample[]>> = {
  pt: [
    [
      [{ mod: 'pt', power: 1, toughness: 1 }],
      'Esta criatura obtiene +1/+1.',
      'La criatura objetivo obtiene +1/+1 hasta el final del turno.',
    ],
    [
      [{ mod: 'pt', power: { count: { types: ['artifact'], controller: 'you' } }, toughness: 0 }],
      'Esta criatura obtiene +1/+0 por cada artefacto que controlas.',
      'La criatura objetivo obtiene +1/+0 hasta el final del turno por cada artefacto que controlas.',
    ],
    [
      [{ mod: 'pt', power: -2, toughness: 0 }],
      'Esta criatura obtiene -2/-0.',
      'La criatura objetivo obtiene -2/-0 hasta el final del turno.',
    ],
  ],
  setPT: [
    [
      [{ mod: 'setPT', power: 1, toughness: 1 }],
      'Esta criatura tiene fuerza y resistencia base de 1/1.',
      'La criatura objetivo tiene fuerza y resistencia base de 1/1 hasta el final del turno.',
    ],
  ],
  switchPT: [
    [
      [{ mod: 'switchPT' }],
      'Esta criatura tiene su fuerza y su resistencia intercambiadas.',
      'Intercambia la fuerza y la resistencia de la criatura objetivo hasta el final del turno.',
    ],
  ],
  gain: [
    [
      [{ mod: 'gain', keywords: ['flying', 'firstStrike', 'haste'] }],
      'Esta criatura tiene las habilidades de volar, dañar primero y prisa.',
      'La criatura objetivo gana las habilidades de volar, dañar primero y prisa hasta el final del turno.',
    ],
    [
      [{ mod: 'gain', keywords: ['vigilance', 'lifelink'] }],
      'Esta criatura tiene las habilidades de vigilancia y vínculo vital.',
      'La criatura objetivo gana las habilidades de vigilancia y vínculo vital hasta el final del turno.',
    ],
  ],
  lose: [
    [
      [{ mod: 'lose', keywords: ['defender'] }],
      'Esta criatura pierde la habilidad de defensor.',
      'La criatura objetivo pierde la habilidad de defensor hasta el final del turno.',
    ],
  ],
  gainAbility: [
    [
      [
        {
          mod: 'gainAbility',
          ability: {
            kind: 'activated',
            cost: { tapSelf: true },
            effects: [{ do: 'damage', to: 'opponents', amount: 1 }],
          },
        },
      ],
      'Esta criatura tiene "{T}: Esta criatura hace 1 punto de daño a cada oponente."',
      'Hasta el final del turno, la criatura objetivo gana "{T}: Esta criatura hace 1 punto de daño a cada oponente."',
    ],
  ],
  loseAllAbilities: [
    [
      [{ mod: 'loseAllAbilities' }, { mod: 'setPT', power: 0, toughness: 1 }],
      'Esta criatura pierde todas las habilidades y tiene fuerza y resistencia base de 0/1.',
      'La criatura objetivo pierde todas las habilidades y tiene fuerza y resistencia base de 0/1 hasta el final del turno.',
    ],
  ],
  addTypes: [
    [
      [{ mod: 'addTypes', subtypes: ['Zombie'] }],
      'Esta criatura es un Zombie además de sus otros tipos.',
      'La criatura objetivo se convierte en un Zombie además de sus otros tipos hasta el final del turno.',
    ],
    [
      [{ mod: 'addTypes', supertypes: ['legendary'] }],
      'Esta criatura es legendaria.',
      'La criatura objetivo se vuelve legendaria hasta el final del turno.',
    ],
  ],
  setTypes: [
    [
      [
        { mod: 'setTypes', types: ['creature'], subtypes: ['Frog'] },
        { mod: 'setPT', power: 1, toughness: 1 },
        { mod: 'setColors', colors: ['U'] },
      ],
      'Esta criatura es una criatura Rana azul 1/1.',
      'La criatura objetivo se convierte en una criatura Rana azul 1/1 hasta el final del turno.',
    ],
  ],
  removeTypes: [
    [
      [{ mod: 'removeTypes', types: ['creature'] }],
      'Esta criatura no es una criatura.',
      'La criatura objetivo no es una criatura hasta el final del turno.',
    ],
  ],
  addChosenType: [
    [
      [{ mod: 'addChosenType' }],
      'Esta criatura es del tipo elegido además de sus otros tipos.',
      'La criatura objetivo se convierte en una criatura del tipo elegido además de sus otros tipos hasta el final del turno.',
    ],
  ],
  allCreatureTypes: [
    [
      [{ mod: 'allCreatureTypes' }],
      'Esta criatura es de todos los tipos de criatura.',
      'La criatura objetivo gana todos los tipos de criatura hasta el final del turno.',
    ],
  ],
  setColors: [
    [
      [{ mod: 'setColors', colors: ['W', 'U'] }],
      'Esta criatura es blanca y azul.',
      'La criatura objetivo se vuelve blanca y azul hasta el final del turno.',
    ],
    [
      [{ mod: 'setColors', colors: [] }],
      'Esta criatura es incolora.',
      'La criatura objetivo se vuelve incolora hasta el final del turno.',
    ],
  ],
  addColors: [
    [
      [{ mod: 'addColors', colors: ['B'] }],
      'Esta criatura es negra además de sus otros colores.',
      'La criatura objetivo se vuelve negra además de sus otros colores hasta el final del turno.',
    ],
  ],
  control: [
    [
      [{ mod: 'control', by: 'you' }],
      'Controlas esta criatura.',
      'Controlas la criatura objetivo hasta el final del turno.',
    ],
  ],
  setName: [
    [
      [{ mod: 'setName', name: 'Bob' }],
      'Esta criatura se llama Bob.',
      'La criatura objetivo se llama Bob hasta el final del turno.',
    ],
  ],
  cantAttack: [
    [
      [{ mod: 'cantAttack', unless: three }],
      'Esta criatura no puede atacar a menos que controles tres o más criaturas.',
      'La criatura objetivo no puede atacar a menos que controles tres o más criaturas este turno.',
    ],
    [
      [{ mod: 'cantAttack', whom: 'you' }],
      'Esta criatura no puede atacarte.',
      'La criatura objetivo no puede atacarte este turno.',
    ],
    [
      [{ mod: 'cantAttack' }, { mod: 'cantBlock' }],
      'Esta criatura no puede atacar ni bloquear.',
      'La criatura objetivo no puede atacar ni bloquear este turno.',
    ],
  ],
  cantBlock: [
    [
      [{ mod: 'cantBlock', what: { notKeyword: 'flying' } }],
      'Esta criatura puede bloquear solo criaturas con la habilidad de volar.',
      'La criatura objetivo puede bloquear solo criaturas con la habilidad de volar este turno.',
    ],
  ],
  cantAttackAlone: [
    [
      [{ mod: 'cantAttackAlone' }, { mod: 'cantBlockAlone' }],
      'Esta criatura no puede atacar ni bloquear sola.',
      'La criatura objetivo no puede atacar ni bloquear sola este turno.',
    ],
  ],
  cantBlockAlone: [
    [
      [{ mod: 'cantBlockAlone' }],
      'Esta criatura no puede bloquear sola.',
      'La criatura objetivo no puede bloquear sola este turno.',
    ],
  ],
  cantBeBlocked: [
    [
      [{ mod: 'cantBeBlocked' }],
      'Esta criatura no puede ser bloqueada.',
      'La criatura objetivo no puede ser bloqueada este turno.',
    ],
    [
      [{ mod: 'cantBeBlocked', by: { power: { is: '<=', than: 2 } } }],
      'Esta criatura no puede ser bloqueada por criaturas con fuerza de 2 o menos.',
      'La criatura objetivo no puede ser bloqueada por criaturas con fuerza de 2 o menos este turno.',
    ],
    [
      [{ mod: 'cantBeBlocked', exceptBy: { subtypes: ['Wall'] } }],
      'Esta criatura no puede ser bloqueada excepto por Muros.',
      'La criatura objetivo no puede ser bloqueada excepto por Muros este turno.',
    ],
  ],
  minBlockers: [
    [
      [{ mod: 'minBlockers', n: 3 }],
      'Esta criatura no puede ser bloqueada excepto por tres o más criaturas.',
      'La criatura objetivo no puede ser bloqueada excepto por tres o más criaturas este turno.',
    ],
  ],
  maxBlockersOne: [
    [
      [{ mod: 'maxBlockersOne' }],
      'Esta criatura no puede ser bloqueada por más de una criatura.',
      'La criatura objetivo no puede ser bloqueada por más de una criatura este turno.',
    ],
  ],
  mustAttack: [
    [
      [{ mod: 'mustAttack' }],
      'Esta criatura ataca en cada combate si puede.',
      'La criatura objetivo ataca este turno si puede.',
    ],
  ],
  mustBlock: [
    [
      [{ mod: 'mustBlock' }],
      'Esta criatura bloquea en cada combate si puede.',
      'La criatura objetivo bloquea este turno si puede.',
    ],
  ],
  mustBeBlocked: [
    [
      [{ mod: 'mustBeBlocked', byTwo: true }],
      'Esta criatura debe ser bloqueada por dos o más criaturas si es posible.',
      'La criatura objetivo debe ser bloqueada por dos o más criaturas este turno si es posible.',
    ],
    [
      [{ mod: 'mustBeBlocked', byAll: true }],
      'Todas las criaturas que puedan bloquear a esta criatura lo hacen.',
      'Todas las criaturas que puedan bloquear a la criatura objetivo este turno lo hacen.',
    ],
  ],
  blockAdditional: [
    [
      [{ mod: 'blockAdditional', n: 1 }],
      'Esta criatura puede bloquear una criatura adicional en cada combate.',
      'La criatura objetivo puede bloquear una criatura adicional este turno.',
    ],
    [
      [{ mod: 'blockAdditional', n: 'any' }],
      'Esta criatura puede bloquear cualquier cantidad de criaturas.',
      'La criatura objetivo puede bloquear cualquier cantidad de criaturas este turno.',
    ],
  ],
  attackDespiteDefender: [
    [
      [{ mod: 'attackDespiteDefender' }],
      'Esta criatura puede atacar como si no tuviera la habilidad de defensor.',
      'La criatura objetivo puede atacar este turno como si no tuviera la habilidad de defensor.',
    ],
  ],
  doesntUntap: [
    [
      [{ mod: 'doesntUntap' }],
      'Esta criatura no se endereza durante tu paso de enderezar.',
      'La criatura objetivo no se endereza durante el paso de enderezar de su controlador este turno.',
    ],
  ],
  mayNotUntap: [
    [
      [{ mod: 'mayNotUntap' }],
      'Puedes elegir no enderezar esta criatura durante tu paso de enderezar.',
      'Puedes elegir no enderezar la criatura objetivo durante tu paso de enderezar hasta el final del turno.',
    ],
  ],
  cantBeCountered: [
    [
      [{ mod: 'cantBeCountered' }],
      'Esta criatura no puede ser contrarrestada.',
      'La criatura objetivo no puede ser contrarrestada este turno.',
    ],
  ],
  cantActivate: [
    [
      [{ mod: 'cantActivate', unlessMana: true }],
      'Las habilidades activadas de esta criatura no pueden ser activadas a menos que sean habilidades de maná.',
      'Las habilidades activadas de la criatura objetivo no pueden ser activadas este turno a menos que sean habilidades de maná.',
    ],
  ],
  damageAsPower: [
    [
      [{ mod: 'damageAsPower', use: 'toughness' }],
      'Esta criatura asigna una cantidad de daño de combate igual a su resistencia en lugar de a su fuerza.',
      'La criatura objetivo asigna una cantidad de daño de combate igual a su resistencia en lugar de a su fuerza este turno.',
    ],
  ],
  damageUnblocked: [
    [
      [{ mod: 'damageUnblocked' }],
      'Puedes hacer que esta criatura asigne su daño de combate como si no estuviera bloqueada.',
      'Puedes hacer que la criatura objetivo asigne su daño de combate este turno como si no estuviera bloqueada.',
    ],
  ],
  cantHaveCounters: [
    [
      [{ mod: 'cantHaveCounters' }],
      'Esta criatura no puede tener contadores.',
      'La criatura objetivo no puede tener contadores este turno.',
    ],
  ],
  loyaltyAbilitiesOf: [
    [
      [{ mod: 'loyaltyAbilitiesOf', what: { types: ['planeswalker'], other: true } }],
      'Esta criatura tiene todas las habilidades de lealtad de todos los demás planeswalkers.',
      'La criatura objetivo gana todas las habilidades de lealtad de todos los demás planeswalkers hasta el final del turno.',
    ],
  ],
  cantBeTargeted: [
    [
      [{ mod: 'cantBeTargeted', by: 'opponent' }],
      'Esta criatura no puede ser objetivo de hechizos o habilidades que controlan tus oponentes.',
      'La criatura objetivo no puede ser objetivo este turno de hechizos o habilidades que controlan tus oponentes.',
    ],
  ],
  mayExert: [
    [
      [{ mod: 'mayExert' }],
      'Puedes esforzar a esta criatura cuando ataca.',
      'Puedes esforzar a la criatura objetivo cuando ataca este turno.',
    ],
  ],
  cantTransform: [
    [
      [{ mod: 'cantTransform' }],
      'Esta criatura no puede transformarse.',
      'La criatura objetivo no puede transformarse este turno.',
    ],
  ],
  goaded: [
    [
      [{ mod: 'goaded', by: 'you' }],
      'Esta criatura está incitada.',
      'La criatura objetivo está incitada hasta el final del turno.',
    ],
  ],
};

describe('modifications in Spanish', () => {
  for (const [kind, samples] of Object.entries(SAMPLES)) {
    it(`should word ${kind}`, () => {
      expect(samples.map(([mods]) => textOf({ kind: 'static', mods }))).toEqual(samples.map(([, is]) => is));
      expect(
        samples.map(([mods]) => sorcery({ do: 'apply', what: { target: 'c' }, mods, duration: 'endOfTurn' })),
      ).toEqual(samples.map(([, , becomes]) => becomes));
    });
  }
});
