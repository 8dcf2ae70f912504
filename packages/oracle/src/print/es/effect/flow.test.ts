import type { Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printMode } from '../../print.js';
import { creature, type Sample, soldier, sorcery, textOf } from '../text.fixture.js';

const draw: Effect = { do: 'draw', who: 'you', amount: 1 };

const SAMPLES: readonly Sample[] = [
  [{ do: 'if', if: { isMonarch: 'you' }, then: [draw] }, 'Si eres el monarca, roba una carta.'],
  [
    {
      do: 'if',
      if: { isMonarch: 'you' },
      then: [draw],
      else: [{ do: 'createToken', who: 'you', token: soldier }],
    },
    'Si eres el monarca, roba una carta. De lo contrario, crea una ficha de criatura Soldado blanca 1/1.',
  ],
  [
    { do: 'if', if: { cast: 'kicked' }, then: [{ do: 'draw', who: 'you', amount: 3 }], else: [draw] },
    'Roba una carta. Si este hechizo fue estimulado, en vez de eso, roba tres cartas.',
  ],
  [{ do: 'may', effects: [draw] }, 'Puedes robar una carta.'],
  [
    { do: 'may', effects: [{ do: 'discard', who: { target: 'p' }, amount: 1 }] },
    'Puedes hacer que el jugador objetivo descarte una carta.',
  ],
  [{ do: 'may', cost: { mana: '{2}' }, effects: [draw] }, 'Puedes pagar {2}. Si lo haces, roba una carta.'],
  [
    { do: 'may', who: 'opponents', cost: { mana: '{1}' }, effects: [], else: [draw] },
    'Cada oponente puede pagar {1}. Si un jugador no lo hace, roba una carta.',
  ],
  [{ do: 'may', effects: [{ do: 'exile', what: creature }] }, 'Puedes exiliar la criatura objetivo.'],
  [
    {
      do: 'unlessPays',
      who: { controllerOf: { target: 's' } },
      cost: { mana: '{3}' },
      effects: [{ do: 'counter', what: { target: 's' } }],
    },
    'Contrarresta el hechizo objetivo a menos que su controlador pague {3}.',
  ],
  [
    { do: 'unlessPays', who: 'you', cost: { payLife: 2 }, effects: [{ do: 'tap', what: creature }] },
    'Gira la criatura objetivo a menos que pagues 2 vidas.',
  ],
  [
    { do: 'forEachPlayer', who: 'opponents', effects: [{ do: 'discard', who: 'thatPlayer', amount: 1 }] },
    'Cada oponente descarta una carta.',
  ],
  [
    { do: 'forEachPlayer', who: 'opponents', effects: [{ do: 'createToken', who: 'you', token: soldier }] },
    'Por cada oponente, crea una ficha de criatura Soldado blanca 1/1.',
  ],
  [{ do: 'repeat', times: 2, effects: [draw] }, 'Repite el siguiente proceso dos veces. Roba una carta.'],
  [
    {
      do: 'modes',
      modes: {
        min: 1,
        max: 1,
        options: [
          { effects: [{ do: 'tap', what: creature }] },
          { effects: [{ do: 'untap', what: creature }] },
        ],
      },
    },
    'Gira o endereza la criatura objetivo.',
  ],
  [
    { do: 'delayed', when: { on: 'step', step: 'end', whose: 'each' }, effects: [draw] },
    'Roba una carta al comienzo del próximo paso final.',
  ],
  [
    {
      do: 'delayed',
      when: { on: 'dies', what: { among: creature } },
      duration: 'endOfTurn',
      effects: [draw],
    },
    'Cuando la criatura objetivo muera este turno, roba una carta.',
  ],
  [
    [draw, { do: 'whenYouDo', effects: [{ do: 'gainLife', who: 'you', amount: 2 }] }],
    'Roba una carta. Cuando lo hagas, ganas 2 vidas.',
  ],
  [
    { do: 'flipCoin', win: [draw], lose: [{ do: 'loseLife', who: 'you', amount: 1 }] },
    'Lanza una moneda. Si ganas el lanzamiento, roba una carta. Si pierdes el lanzamiento, pierdes 1 vida.',
  ],
];

describe('flow in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });

  it('should give each mode a line', () => {
    const options = [{ effects: [draw] }, { effects: [{ do: 'gainLife', who: 'you', amount: 3 }] }] as const;
    const text = (min: number, max: number) =>
      textOf({ kind: 'spell', modes: { min, max, options } }, { name: 'Example', types: ['sorcery'] });
    expect(text(1, 1)).toBe('Elige uno:\n• Roba una carta.\n• Ganas 3 vidas.');
    expect(text(1, 2)).toBe('Elige uno o ambos:\n• Roba una carta.\n• Ganas 3 vidas.');
    expect(text(0, 2)).toBe('Elige cualquier cantidad:\n• Roba una carta.\n• Ganas 3 vidas.');
  });

  it('should print one mode by itself', () => {
    expect(
      printMode({ cost: { mana: '{1}' }, effects: [{ do: 'draw', who: 'you', amount: 2 }] }, { lang: 'es' }),
    ).toBe('{1} — Roba dos cartas.');
  });

  it('should tell when and how often an ability can be used', () => {
    const text = (more: object) =>
      textOf({ kind: 'activated', cost: { tapSelf: true }, effects: [draw], ...more });
    expect(text({ timing: 'sorcery' })).toBe(
      '{T}: Roba una carta. Activa esta habilidad solo como un conjuro.',
    );
    expect(text({ limit: 'turn' })).toBe(
      '{T}: Roba una carta. Activa esta habilidad solo una vez por turno.',
    );
    expect(text({ who: 'any' })).toBe('{T}: Roba una carta. Cualquier jugador puede activar esta habilidad.');
    expect(
      textOf({
        kind: 'triggered',
        when: { on: 'cast', who: 'you' },
        if: { turnOf: 'opponents' },
        limit: 'turn',
        effects: [draw],
      }),
    ).toBe(
      'Siempre que lances un hechizo durante el turno de un oponente, roba una carta. Esta habilidad se dispara solo una vez por turno.',
    );
  });
});
