import type { RuleMod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

type Sample = readonly [rule: RuleMod, text: string];

const creatures = { types: ['creature'] } as const;

const SAMPLES: Readonly<Record<RuleMod['rule'], readonly Sample[]>> = {
  cantLoseGame: [[{ rule: 'cantLoseGame', who: 'you' }, 'No puedes perder la partida.']],
  cantWinGame: [[{ rule: 'cantWinGame', who: 'opponent' }, 'Tus oponentes no pueden ganar la partida.']],
  noLossForLife: [
    [{ rule: 'noLossForLife', who: 'you' }, 'No pierdes la partida por tener 0 o menos vidas.'],
  ],
  cantGainLife: [
    [{ rule: 'cantGainLife', who: 'opponent' }, 'Tus oponentes no pueden ganar vidas.'],
    [{ rule: 'cantGainLife', who: 'all' }, 'Los jugadores no pueden ganar vidas.'],
  ],
  cantLoseLife: [[{ rule: 'cantLoseLife', who: 'you' }, 'No puedes perder vidas.']],
  lifeCantChange: [[{ rule: 'lifeCantChange', who: 'you' }, 'Tu total de vidas no puede cambiar.']],
  damageFloor: [
    [
      { rule: 'damageFloor', who: 'you', n: 1 },
      'El daño que fuera a reducir tu total de vidas a menos de 1, en vez de eso, lo reduce a 1.',
    ],
  ],
  damageCantBePrevented: [[{ rule: 'damageCantBePrevented' }, 'El daño no puede ser prevenido.']],
  cantGetCounters: [
    [{ rule: 'cantGetCounters', who: 'you', kind: 'poison' }, 'No puedes obtener contadores de veneno.'],
  ],
  playerHexproof: [[{ rule: 'playerHexproof', who: 'you' }, 'Tienes antimaleficio.']],
  playerShroud: [[{ rule: 'playerShroud', who: 'you' }, 'Tienes velo.']],
  playerProtection: [
    [{ rule: 'playerProtection', who: 'you', from: { colors: ['R'] } }, 'Tienes protección contra rojo.'],
  ],
  maxAttackers: [[{ rule: 'maxAttackers', n: 2 }, 'No pueden atacar más de dos criaturas en cada combate.']],
  maxBlockers: [[{ rule: 'maxBlockers', n: 1 }, 'No puede bloquear más de una criatura en cada combate.']],
  cantBeAttackedBy: [
    [
      { rule: 'cantBeAttackedBy', who: 'you', what: { notKeyword: 'flying' } },
      'Las criaturas sin la habilidad de volar no pueden atacarte.',
    ],
    [
      { rule: 'cantBeAttackedBy', who: 'you', what: creatures, planeswalkersToo: true },
      'Las criaturas no pueden atacarte a ti ni a los planeswalkers que controlas.',
    ],
  ],
  attackCost: [
    [
      { rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } },
      'Las criaturas no pueden atacarte a menos que su controlador pague {2} por cada criatura que controla que te esté atacando.',
    ],
  ],
  blockCost: [
    [
      { rule: 'blockCost', cost: { mana: '{1}' } },
      'Las criaturas no pueden bloquear a menos que su controlador pague {1} por cada una de esas criaturas.',
    ],
  ],
  mustAttackYou: [
    [
      { rule: 'mustAttackYou', who: 'opponent' },
      'Cada oponente debe atacarte a ti o a un planeswalker que controlas con al menos una criatura en cada combate si puede.',
    ],
  ],
  cantCast: [
    [
      { rule: 'cantCast', who: 'opponent', when: { turnOf: 'you' } },
      'Tus oponentes no pueden lanzar hechizos durante tu turno.',
    ],
    [
      { rule: 'cantCast', who: 'all', what: { notTypes: ['creature'] } },
      'Los jugadores no pueden lanzar hechizos que no sean de criatura.',
    ],
  ],
  castLimit: [
    [{ rule: 'castLimit', who: 'all', n: 1 }, 'Cada jugador no puede lanzar más de un hechizo por turno.'],
  ],
  cantActivate: [
    [
      { rule: 'cantActivate', what: { types: ['artifact'] } },
      'Las habilidades activadas de los artefactos no pueden ser activadas a menos que sean habilidades de maná.',
    ],
  ],
  cantPlayLands: [[{ rule: 'cantPlayLands', who: 'you' }, 'No puedes jugar tierras.']],
  costChange: [
    [
      { rule: 'costChange', who: 'you', what: { types: ['creature'] }, generic: -1 },
      'Los hechizos de criatura que lanzas cuestan {1} menos para lanzarlos.',
    ],
    [
      { rule: 'costChange', who: 'opponent', generic: 2 },
      'Los hechizos que lanzan tus oponentes cuestan {2} más para lanzarlos.',
    ],
    [
      {
        rule: 'costChange',
        who: 'you',
        what: { self: true },
        generic: { times: [-1, { count: { types: ['artifact'], controller: 'you' } }] },
      },
      'Este hechizo cuesta {1} menos para lanzarlo por cada artefacto que controlas.',
    ],
    [
      { rule: 'costChange', who: 'you', abilities: 'equip', generic: -2 },
      'Las habilidades de equipar que activas cuestan {2} menos para activarlas.',
    ],
  ],
  extraLands: [
    [
      { rule: 'extraLands', who: 'you', n: 1 },
      'Puedes jugar una tierra adicional en cada uno de tus turnos.',
    ],
  ],
  noMaxHandSize: [[{ rule: 'noMaxHandSize', who: 'you' }, 'No tienes un tamaño máximo de mano.']],
  maxHandSize: [
    [
      { rule: 'maxHandSize', who: 'opponent', change: -2 },
      'El tamaño máximo de mano de tus oponentes se reduce en dos.',
    ],
  ],
  castAsThoughFlash: [
    [
      { rule: 'castAsThoughFlash', who: 'you', what: { types: ['sorcery'] } },
      'Puedes lanzar hechizos de conjuro como si tuvieran la habilidad de destello.',
    ],
  ],
  playFrom: [
    [
      { rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {} },
      'Puedes jugar tierras y lanzar hechizos desde la parte superior de tu biblioteca.',
    ],
    [
      { rule: 'playFrom', who: 'you', zone: 'graveyard', what: { types: ['land'] } },
      'Puedes jugar tierras desde tu cementerio.',
    ],
  ],
  revealTop: [
    [{ rule: 'revealTop', who: 'you' }, 'Juega con la primera carta de tu biblioteca a la vista.'],
    [
      { rule: 'revealTop', who: 'you', toYouOnly: true },
      'Puedes mirar la primera carta de tu biblioteca en cualquier momento.',
    ],
  ],
  skipStep: [
    [{ rule: 'skipStep', who: 'you', step: 'draw' }, 'Omite tu paso de robar.'],
    [{ rule: 'skipStep', who: 'all', step: 'untap' }, 'Los jugadores omiten sus pasos de enderezar.'],
  ],
  extraTriggers: [
    [
      { rule: 'extraTriggers', what: creatures, of: 'enters' },
      'Si la entrada de una criatura hace que se dispare una habilidad disparada de un permanente que controlas, esa habilidad se dispara una vez adicional.',
    ],
  ],
  noEntersTriggers: [
    [
      { rule: 'noEntersTriggers', what: creatures },
      'La entrada de criaturas no hace que se disparen habilidades.',
    ],
  ],
  legendRuleOff: [
    [
      { rule: 'legendRuleOff', who: 'you' },
      'La "regla de las leyendas" no se aplica a los permanentes que controlas.',
    ],
  ],
  drawLimit: [
    [
      { rule: 'drawLimit', who: 'opponent', n: 1 },
      'Cada oponente no puede robar más de una carta por turno.',
    ],
  ],
  manaPersists: [
    [
      { rule: 'manaPersists', who: 'you', types: ['G'] },
      'No pierdes el maná verde sin gastar al terminar los pasos y las fases.',
    ],
  ],
  spendManaAsAny: [
    [{ rule: 'spendManaAsAny', who: 'you' }, 'Puedes gastar maná como si fuera maná de cualquier color.'],
  ],
  cantSearch: [[{ rule: 'cantSearch', who: 'opponent' }, 'Tus oponentes no pueden buscar en bibliotecas.']],
  untapLimit: [
    [
      { rule: 'untapLimit', who: 'all', what: { types: ['land'] }, n: 1 },
      'Los jugadores no pueden enderezar más de una tierra durante sus pasos de enderezar.',
    ],
  ],
  noMaxCounters: [[{ rule: 'noMaxCounters' }, 'Esta criatura puede tener cualquier cantidad de contadores.']],
};

describe('rules in Spanish', () => {
  for (const [rule, samples] of Object.entries(SAMPLES)) {
    it(`should word ${rule}`, () => {
      expect(samples.map(([one]) => textOf({ kind: 'static', rules: [one] }))).toEqual(
        samples.map(([, text]) => text),
      );
    });
  }
});
