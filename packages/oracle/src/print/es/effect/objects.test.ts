import { describe, expect, it } from 'vitest';
import { creature, type Sample, sorcery, textOf } from '../text.fixture.js';

const all = { each: { types: ['creature'] } } as const;

const SAMPLES: readonly Sample[] = [
  [{ do: 'destroy', what: creature }, 'Destruye la criatura objetivo.'],
  [{ do: 'destroy', what: all }, 'Destruye todas las criaturas.'],
  [
    { do: 'destroy', what: creature, noRegeneration: true },
    'Destruye la criatura objetivo. No puede ser regenerada.',
  ],
  [{ do: 'exile', what: creature }, 'Exilia la criatura objetivo.'],
  [
    [
      { do: 'tap', what: creature },
      { do: 'exile', what: creature },
    ],
    'Gira la criatura objetivo. Exíliala.',
  ],
  [
    { do: 'exile', what: { each: { zone: 'graveyard', owner: 'opponent' } } },
    'Exilia el cementerio de cada oponente.',
  ],
  [
    { do: 'sacrifice', who: 'opponents', what: { types: ['creature'] }, count: 1 },
    'Cada oponente sacrifica una criatura de su elección.',
  ],
  [{ do: 'sacrifice', who: 'you', what: { types: ['land'] }, count: 2 }, 'Sacrifica dos tierras.'],
  [{ do: 'move', what: creature, to: 'hand' }, 'Regresa la criatura objetivo a la mano de su propietario.'],
  [{ do: 'move', what: all, to: 'hand' }, 'Regresa todas las criaturas a las manos de sus propietarios.'],
  [
    { do: 'move', what: { target: 'g' }, to: 'battlefield' },
    'Regresa la carta de criatura objetivo de tu cementerio al campo de batalla.',
  ],
  [
    {
      do: 'move',
      what: { target: 'g' },
      to: 'battlefield',
      tapped: true,
      counters: { kind: '+1/+1', count: 1 },
    },
    'Regresa la carta de criatura objetivo de tu cementerio al campo de batalla girada con un contador +1/+1 sobre ella.',
  ],
  [
    { do: 'move', what: creature, to: 'library', position: 'top' },
    'Pon la criatura objetivo en la parte superior de la biblioteca de su propietario.',
  ],
  [
    { do: 'move', what: creature, to: 'library', position: 'bottom' },
    'Pon la criatura objetivo en el fondo de la biblioteca de su propietario.',
  ],
  [
    { do: 'move', what: creature, to: 'library', position: 'shuffled' },
    'Baraja la criatura objetivo en la biblioteca de su propietario.',
  ],
  [
    {
      do: 'move',
      what: { each: { zone: ['hand', 'graveyard'], owner: 'eachPlayer' } },
      to: 'library',
      position: 'shuffled',
    },
    'Cada jugador baraja su mano y su cementerio en su biblioteca.',
  ],
  [{ do: 'counter', what: { target: 's' } }, 'Contrarresta el hechizo objetivo.'],
  [
    { do: 'counter', what: { target: 's' }, to: 'exile' },
    'Contrarresta el hechizo objetivo. Si ese hechizo es contrarrestado de esta manera, exílialo en vez de ponerlo en el cementerio de su propietario.',
  ],
  [{ do: 'tap', what: creature }, 'Gira la criatura objetivo.'],
  [{ do: 'untap', what: all }, 'Endereza todas las criaturas.'],
  [{ do: 'regenerate', what: creature }, 'Regenera la criatura objetivo.'],
  [
    { do: 'fight', a: creature, b: { target: 'd' } },
    'La criatura objetivo lucha contra otra criatura objetivo.',
  ],
  [{ do: 'transform', what: creature }, 'Transforma la criatura objetivo.'],
  [{ do: 'turnFaceUp', what: creature }, 'Pon la criatura objetivo boca arriba.'],
  [{ do: 'phaseOut', what: creature }, 'La criatura objetivo sale de fase.'],
  [{ do: 'removeFromCombat', what: creature }, 'Remueve la criatura objetivo del combate.'],
  [{ do: 'goad', what: creature }, 'Incita a la criatura objetivo.'],
];

describe('objects in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });

  it('should understand the source after its own event', () => {
    expect(
      textOf({
        kind: 'triggered',
        when: { on: 'dies', what: 'self' },
        effects: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
    ).toBe('Cuando esta criatura muera, regrésala a la mano de su propietario.');
    expect(
      textOf({
        kind: 'triggered',
        when: { on: 'enters', what: 'self' },
        effects: [{ do: 'exile', what: { each: { types: ['artifact'] } }, until: 'selfLeaves' }],
      }),
    ).toBe(
      'Cuando esta criatura entre, exilia todos los artefactos hasta que esta criatura deje el campo de batalla.',
    );
  });
});
