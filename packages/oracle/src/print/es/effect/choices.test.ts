import { describe, expect, it } from 'vitest';
import { type Sample, sorcery } from '../text.fixture.js';

const yours = { types: ['creature'], controller: 'you' } as const;

const SAMPLES: readonly Sample[] = [
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

describe('choices in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
