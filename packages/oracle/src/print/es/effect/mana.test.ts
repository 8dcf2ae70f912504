import { describe, expect, it } from 'vitest';
import { type Sample, sorcery } from '../text.fixture.js';

const SAMPLES: readonly Sample[] = [
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

describe('mana in Spanish', () => {
  it.each(SAMPLES)('should word %j', (effects, text) => {
    expect(sorcery(effects)).toBe(text);
  });
});
