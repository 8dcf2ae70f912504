import type { Trigger } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { textOf } from './text.fixture.js';

type Sample = readonly [when: Trigger | readonly Trigger[], text: string];

/** The trigger as an ability with which you scry 1; the sentence up to there. */
const eventOf = (when: Trigger | readonly Trigger[]): string =>
  textOf({ kind: 'triggered', when, effects: [{ do: 'scry', who: 'you', amount: 1 }] }).replace(
    /, adivina 1\.$/,
    '',
  );

const yours = { types: ['creature'], controller: 'you' } as const;
const another = { ...yours, other: true } as const;

const SAMPLES: Readonly<Record<Trigger['on'], readonly Sample[]>> = {
  enters: [
    [{ on: 'enters', what: 'self' }, 'Cuando esta criatura entre'],
    [{ on: 'enters', what: another }, 'Siempre que otra criatura que controlas entre'],
    [
      { on: 'enters', what: { ...another, controller: 'team' } },
      'Siempre que otra criatura entre bajo el control de tu equipo',
    ],
    [
      [
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ],
      'Siempre que esta criatura entre o ataque',
    ],
    [
      [
        { on: 'enters', what: 'self' },
        { on: 'enters', what: another },
      ],
      'Siempre que esta criatura u otra criatura que controlas entre',
    ],
  ],
  dies: [
    [{ on: 'dies', what: 'self' }, 'Cuando esta criatura muera'],
    [
      { on: 'dies', what: { types: ['artifact'], controller: 'you' } },
      'Siempre que un artefacto que controlas vaya a un cementerio desde el campo de batalla',
    ],
    [
      { on: 'dies', what: { anyOf: [{ self: true }, yours] } },
      'Siempre que esta criatura u otra criatura que controlas muera',
    ],
  ],
  leaves: [[{ on: 'leaves', what: 'self' }, 'Cuando esta criatura deje el campo de batalla']],
  move: [
    [
      { on: 'move', what: 'self', to: 'graveyard' },
      'Cuando esta carta vaya a tu cementerio desde cualquier lugar',
    ],
    [
      { on: 'move', what: { types: ['creature'], owner: 'you' }, from: 'graveyard' },
      'Siempre que una carta de criatura deje tu cementerio',
    ],
    [
      { on: 'move', what: { types: ['land'] }, from: 'battlefield', to: 'graveyard' },
      'Siempre que una tierra vaya a un cementerio desde el campo de batalla',
    ],
  ],
  attacks: [
    [{ on: 'attacks', what: 'self' }, 'Siempre que esta criatura ataque'],
    [{ on: 'attacks', what: yours, alone: true }, 'Siempre que una criatura que controlas ataque sola'],
    [{ on: 'attacks', what: { types: ['creature'] }, player: 'you' }, 'Siempre que una criatura te ataque'],
  ],
  attackersDeclared: [
    [{ on: 'attackersDeclared', who: 'you' }, 'Siempre que ataques'],
    [{ on: 'attackersDeclared', who: 'you', min: 3 }, 'Siempre que ataques con tres o más criaturas'],
    [{ on: 'attackersDeclared', who: 'opponent', against: 'you' }, 'Siempre que un oponente te ataque'],
    [
      { on: 'attackersDeclared', who: 'you', what: { subtypes: ['Goblin'] } },
      'Siempre que ataques con uno o más Trasgos',
    ],
    [
      { on: 'attackersDeclared', who: 'you', exactlyAlone: true },
      'Siempre que una criatura que controlas ataque sola',
    ],
  ],
  blocks: [
    [{ on: 'blocks', what: 'self' }, 'Siempre que esta criatura bloquee'],
    [
      { on: 'blocks', what: 'self', blocked: { keyword: 'flying' } },
      'Siempre que esta criatura bloquee una criatura con la habilidad de volar',
    ],
  ],
  becomesBlocked: [
    [{ on: 'becomesBlocked', what: 'self' }, 'Siempre que esta criatura sea bloqueada'],
    [
      { on: 'becomesBlocked', what: 'self', by: { colors: ['R'] } },
      'Siempre que esta criatura sea bloqueada por una criatura roja',
    ],
  ],
  attacksUnblocked: [
    [{ on: 'attacksUnblocked', what: 'self' }, 'Siempre que esta criatura ataque y no sea bloqueada'],
  ],
  damage: [
    [
      { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      'Siempre que esta criatura haga daño de combate a un jugador',
    ],
    [
      { on: 'damage', source: 'self', toObject: { types: ['creature'] } },
      'Siempre que esta criatura haga daño a una criatura',
    ],
    [{ on: 'damage', toObject: 'self' }, 'Siempre que esta criatura reciba daño'],
    [{ on: 'damage', toPlayer: 'you' }, 'Siempre que recibas daño'],
    [
      { on: 'damage', source: { controller: 'you' }, toPlayer: 'opponent', combat: false },
      'Siempre que una fuente que controlas haga daño que no sea de combate a un oponente',
    ],
  ],
  combatDamageBatch: [
    [
      { on: 'combatDamageBatch', source: yours, toPlayer: 'eachPlayer' },
      'Siempre que una o más criaturas que controlas hagan daño de combate a un jugador',
    ],
  ],
  step: [
    [{ on: 'step', step: 'upkeep', whose: 'you' }, 'Al comienzo de tu mantenimiento'],
    [{ on: 'step', step: 'upkeep', whose: 'each' }, 'Al comienzo de cada mantenimiento'],
    [{ on: 'step', step: 'draw', whose: 'each' }, 'Al comienzo del paso de robar de cada jugador'],
    [{ on: 'step', step: 'end', whose: 'opponents' }, 'Al comienzo del paso final de cada oponente'],
    [{ on: 'step', step: 'beginCombat', whose: 'you' }, 'Al comienzo del combate en tu turno'],
    [{ on: 'step', step: 'beginCombat', whose: 'each' }, 'Al comienzo de cada combate'],
    [{ on: 'step', step: 'main1', whose: 'you' }, 'Al comienzo de tu primera fase principal'],
    [{ on: 'step', step: 'endCombat', whose: 'each' }, 'Al final del combate'],
    [{ on: 'step', step: 'upkeep', whose: 'team' }, 'Al comienzo del mantenimiento de tu equipo'],
    [
      { on: 'step', step: 'upkeep', whose: 'chosenPlayer' },
      'Al comienzo del mantenimiento del jugador elegido',
    ],
    [
      { on: 'step', step: 'upkeep', whose: { controllerOf: 'attached' } },
      'Al comienzo del mantenimiento del controlador del permanente encantado',
    ],
  ],
  cast: [
    [{ on: 'cast', who: 'you' }, 'Siempre que lances un hechizo'],
    [
      { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      'Siempre que lances un hechizo de instantáneo o de conjuro',
    ],
    [
      { on: 'cast', who: 'opponent', nth: 1 },
      'Siempre que un oponente lance su primer hechizo de cada turno',
    ],
    [{ on: 'cast', who: 'eachPlayer', nthOfAll: 4 }, 'Siempre que el cuarto hechizo de un turno sea lanzado'],
    [{ on: 'cast', who: 'you', what: { self: true } }, 'Cuando lances este hechizo'],
    [
      { on: 'cast', who: 'you', what: { types: ['creature'], other: true } },
      'Siempre que lances otro hechizo de criatura',
    ],
  ],
  activate: [
    [
      { on: 'activate', who: 'opponent', what: { types: ['artifact'] } },
      'Siempre que un oponente active una habilidad de un artefacto',
    ],
  ],
  becomesTarget: [
    [
      { on: 'becomesTarget', what: 'self' },
      'Siempre que esta criatura sea objetivo de un hechizo o habilidad',
    ],
    [
      { on: 'becomesTarget', what: yours, by: 'opponent', spellsOnly: true },
      'Siempre que una criatura que controlas sea objetivo de un hechizo que controla un oponente',
    ],
  ],
  gainLife: [[{ on: 'gainLife', who: 'you' }, 'Siempre que ganes vidas']],
  loseLife: [
    [{ on: 'loseLife', who: 'opponent' }, 'Siempre que un oponente pierda vidas'],
    [{ on: 'loseLife', who: 'you', nth: 1 }, 'Siempre que pierdas vidas por primera vez en cada turno'],
  ],
  draw: [
    [{ on: 'draw', who: 'you', nth: 2 }, 'Siempre que robes tu segunda carta de cada turno'],
    [
      { on: 'draw', who: 'opponent', exceptFirstInDrawStep: true },
      'Siempre que un oponente robe una carta excepto la primera de cada uno de sus pasos de robar',
    ],
  ],
  discard: [
    [
      { on: 'discard', who: 'opponent', what: { types: ['land'] } },
      'Siempre que un oponente descarte una carta de tierra',
    ],
  ],
  cycle: [
    [{ on: 'cycle', who: 'you', what: 'self' }, 'Cuando uses la habilidad de ciclo de esta carta'],
    [{ on: 'cycle', who: 'you' }, 'Siempre que uses la habilidad de ciclo de una carta'],
  ],
  sacrifice: [
    [
      { on: 'sacrifice', who: 'you', what: { types: ['artifact'], other: true } },
      'Siempre que sacrifiques otro artefacto',
    ],
  ],
  playLand: [[{ on: 'playLand', who: 'opponent' }, 'Siempre que un oponente juegue una tierra']],
  tap: [[{ on: 'tap', what: yours }, 'Siempre que una criatura que controlas se gire']],
  untap: [[{ on: 'untap', what: 'self' }, 'Siempre que esta criatura se enderece']],
  tapForMana: [
    [
      { on: 'tapForMana', what: { subtypes: ['Swamp'], controller: 'you' }, who: 'you' },
      'Siempre que gires un Pantano para obtener maná',
    ],
    [{ on: 'tapForMana', what: { types: ['land'] } }, 'Siempre que una tierra sea girada para obtener maná'],
  ],
  counters: [
    [
      { on: 'counters', what: 'self', kind: '+1/+1' },
      'Siempre que se pongan uno o más contadores +1/+1 sobre esta criatura',
    ],
    [
      { on: 'counters', what: 'self', kind: 'hour', reaches: 12 },
      'Cuando se ponga el duodécimo contador de hora sobre esta criatura',
    ],
    [
      { on: 'counters', what: yours, by: 'you' },
      'Siempre que pongas uno o más contadores sobre una criatura que controlas',
    ],
  ],
  exert: [
    [{ on: 'exert', who: 'you' }, 'Siempre que esfuerces a una criatura'],
    [{ on: 'exert', who: 'you', what: 'self' }, 'Siempre que esfuerces a esta criatura'],
  ],
  lastCounterRemoved: [
    [
      { on: 'lastCounterRemoved', what: 'self', kind: 'time' },
      'Cuando se remueva el último contador de tiempo de esta criatura',
    ],
  ],
  playerCounters: [
    [
      { on: 'playerCounters', who: 'opponent', kind: 'poison' },
      'Siempre que un oponente obtenga uno o más contadores de veneno',
    ],
    [{ on: 'playerCounters', who: 'you', kind: 'energy' }, 'Siempre que obtengas uno o más {E}'],
  ],
  transforms: [[{ on: 'transforms', what: 'self' }, 'Cuando esta criatura se transforme en Grand Example']],
  turnedFaceUp: [[{ on: 'turnedFaceUp', what: 'self' }, 'Cuando esta criatura se ponga boca arriba']],
  becomesMonarch: [[{ on: 'becomesMonarch', who: 'you' }, 'Siempre que te conviertas en el monarca']],
  dayNightChanges: [
    [{ on: 'dayNightChanges' }, 'Siempre que el día se convierta en noche o la noche se convierta en día'],
  ],
  mill: [
    [{ on: 'mill', who: 'eachPlayer' }, 'Siempre que un jugador muela una carta'],
    [{ on: 'mill', who: 'you', what: 'self' }, 'Cuando esta carta sea molida'],
  ],
  scry: [[{ on: 'scry', who: 'you' }, 'Siempre que adivines']],
  attach: [[{ on: 'attach', what: 'self' }, 'Siempre que esta criatura sea anexada a un permanente']],
  chapter: [[{ on: 'chapter', numbers: [1, 2] }, 'I, II — Adivina 1.']],
  state: [
    [
      { on: 'state', condition: { not: { exists: { types: ['land'], controller: 'you' } } } },
      'Cuando no controles ninguna tierra',
    ],
  ],
};

describe('trigger events in Spanish', () => {
  for (const [on, samples] of Object.entries(SAMPLES)) {
    it(`should word ${on}`, () => {
      expect(samples.map(([when]) => eventOf(when))).toEqual(samples.map(([, text]) => text));
    });
  }
});
