import type { Value } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, type Sample, sorcery, textOf } from '../text.fixture.js';

const all = { each: { types: ['creature'] } } as const;
const yours = { types: ['creature'], controller: 'you' } as const;

const COUNTERS: readonly Sample[] = [
  [
    { do: 'addCounters', what: creature, kind: '+1/+1', count: 2 },
    'Pon dos contadores +1/+1 sobre la criatura objetivo.',
  ],
  [
    { do: 'addCounters', what: { each: yours }, kind: '+1/+1', count: 1 },
    'Pon un contador +1/+1 sobre cada criatura que controlas.',
  ],
  [
    { do: 'countersDivided', targets: 'spread', kind: '+1/+1' },
    'Distribuye tres contadores +1/+1 entre hasta tres criaturas objetivo.',
  ],
  [
    { do: 'removeCounters', what: creature, kind: '-1/-1', count: 'all' },
    'Remueve todos los contadores -1/-1 de la criatura objetivo.',
  ],
  [
    { do: 'moveCounters', from: creature, to: { target: 'd' }, kind: '+1/+1', count: 1 },
    'Mueve un contador +1/+1 de la criatura objetivo a otra criatura objetivo.',
  ],
  [
    { do: 'doubleCounters', what: creature, kind: '+1/+1' },
    'Duplica la cantidad de contadores +1/+1 sobre la criatura objetivo.',
  ],
  [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 2 }, 'Obtienes {E}{E}.'],
  [
    { do: 'playerCounters', who: { target: 'p' }, kind: 'poison', count: 1 },
    'El jugador objetivo obtiene un contador de veneno.',
  ],
  [
    { do: 'losePlayerCounters', who: 'you', kind: 'poison', count: 'all' },
    'Pierdes todos tus contadores de veneno.',
  ],
  [{ do: 'payEnergy', who: 'you', count: 3 }, 'Paga {E}{E}{E}.'],
  [{ do: 'proliferate' }, 'Prolifera.'],
  [[{ do: 'proliferate' }, { do: 'proliferate' }], 'Prolifera dos veces.'],
  [{ do: 'explore', what: creature }, 'La criatura objetivo explora.'],
  [{ do: 'connive', what: creature }, 'La criatura objetivo confabula.'],
  [{ do: 'adapt', amount: 2 }, 'Adapta 2.'],
  [{ do: 'bolster', amount: 1 }, 'Fortalece 1.'],
];

const MANA: readonly Sample[] = [
  [{ do: 'addMana', mana: '{G}{G}' }, 'Agrega {G}{G}.'],
  [{ do: 'addMana', anyOneColor: 1 }, 'Agrega un maná de cualquier color.'],
  [{ do: 'addMana', anyColors: 2 }, 'Agrega dos manás en cualquier combinación de colores.'],
  [{ do: 'addMana', among: { types: ['R', 'W'], count: 1 } }, 'Agrega {R} o {W}.'],
  [{ do: 'addMana', among: { types: 'chosenColor', count: 1 } }, 'Agrega un maná del color elegido.'],
  [
    { do: 'addMana', mana: '{G}', times: { count: { subtypes: ['Elf'], controller: 'you' } } },
    'Agrega {G} por cada Elfo que controlas.',
  ],
  [
    { do: 'addMana', mana: '{C}', only: { spell: { types: ['artifact'] } } },
    'Agrega {C}. Usa este maná solo para lanzar hechizos de artefacto.',
  ],
];

const GAME: readonly Sample[] = [
  [{ do: 'extraTurn', who: 'you' }, 'Juega un turno adicional después de este.'],
  [
    { do: 'extraPhase', phases: ['combat', 'main'] },
    'Después de esta fase principal, hay una fase de combate adicional seguida de una fase principal adicional.',
  ],
  [
    { do: 'skipNext', who: { target: 'p' }, what: 'draw' },
    'El jugador objetivo omite su próximo paso de robar.',
  ],
  [{ do: 'skipNext', who: 'you', what: 'turn' }, 'Omite tu próximo turno.'],
  [
    { do: 'controlNextTurn', who: { target: 'p' } },
    'Controlas al jugador objetivo durante el próximo turno de ese jugador.',
  ],
  [{ do: 'winGame', who: 'you' }, 'Ganas la partida.'],
  [{ do: 'loseGame', who: { target: 'p' } }, 'El jugador objetivo pierde la partida.'],
  [{ do: 'drawGame' }, 'La partida termina en empate.'],
  [{ do: 'endTurn' }, 'Termina el turno.'],
  [{ do: 'becomeMonarch', who: 'you' }, 'Te conviertes en el monarca.'],
  [{ do: 'setDayNight', to: 'night' }, 'Se hace de noche.'],
  [{ do: 'rollDie', sides: 20, as: 'r' }, 'Tira un d20.'],
];

const CHOICES: readonly Sample[] = [
  [{ do: 'chooseColor' }, 'Elige un color.'],
  [{ do: 'chooseCreatureType' }, 'Elige un tipo de criatura.'],
  [
    { do: 'chooseCardName', from: { notTypes: ['land'] } },
    'Elige el nombre de una carta que no sea de tierra.',
  ],
  [{ do: 'chooseNumber', min: 0, max: 5, as: 'n' }, 'Elige un número entre 0 y 5.'],
  [{ do: 'choosePlayer', from: 'opponents', as: 'o' }, 'Elige un oponente.'],
  [
    [
      { do: 'choose', from: yours, as: 'one' },
      { do: 'untap', what: { bound: 'one' } },
    ],
    'Endereza una criatura que controlas.',
  ],
];

const CONTINUOUS: readonly Sample[] = [
  [
    { do: 'apply', what: all, mods: [{ mod: 'pt', power: -1, toughness: -1 }], duration: 'endOfTurn' },
    'Todas las criaturas obtienen -1/-1 hasta el final del turno.',
  ],
  [
    {
      do: 'apply',
      what: { each: yours },
      mods: [
        { mod: 'pt', power: 1, toughness: 1 },
        { mod: 'gain', keywords: ['trample'] },
      ],
      duration: 'endOfTurn',
    },
    'Las criaturas que controlas obtienen +1/+1 y ganan la habilidad de arrollar hasta el final del turno.',
  ],
  [
    { do: 'apply', what: creature, mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
    'La criatura objetivo no se endereza durante el próximo paso de enderezar de su controlador.',
  ],
  [
    { do: 'gainControl', what: creature, duration: 'endOfTurn' },
    'Gana el control de la criatura objetivo hasta el final del turno.',
  ],
  [
    { do: 'exchangeControl', a: creature, b: { target: 'd' } },
    'Intercambia el control de dos criaturas objetivo.',
  ],
  [
    { do: 'rule', rules: [{ rule: 'cantGainLife', who: 'opponent' }], duration: 'endOfTurn' },
    'Tus oponentes no pueden ganar vidas este turno.',
  ],
  [
    [
      { do: 'exileTop', whose: 'you', amount: 1, as: 'top' },
      { do: 'mayPlay', what: { bound: 'top' }, duration: 'endOfTurn' },
    ],
    'Exilia la primera carta de tu biblioteca. Puedes jugar esa carta este turno.',
  ],
  [
    {
      do: 'replacement',
      replacement: {
        kind: 'replacement',
        replaces: { event: 'move', what: { among: creature }, from: 'battlefield', to: 'graveyard' },
        with: [{ toZone: 'exile' }],
      },
      duration: 'endOfTurn',
    },
    'Si la criatura objetivo fuera a morir este turno, en vez de eso, exíliala.',
  ],
];

describe.each([
  ['counters', COUNTERS],
  ['mana', MANA],
  ['the game', GAME],
  ['choices', CHOICES],
  ['continuous effects', CONTINUOUS],
])('%s in Spanish', (_, samples) => {
  it.each(samples)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});

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
