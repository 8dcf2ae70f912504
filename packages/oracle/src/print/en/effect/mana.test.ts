import { describe, expect, it } from 'vitest';
import type { manaEffects } from './mana.js';
import { type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof manaEffects, readonly Sample[]>> = {
  addMana: [
    [{ do: 'addMana', mana: '{G}{G}' }, 'Add {G}{G}.'],
    [{ do: 'addMana', anyOneColor: 1 }, 'Add one mana of any color.'],
    [{ do: 'addMana', anyOneColor: 3 }, 'Add three mana of any one color.'],
    [{ do: 'addMana', anyColors: 2 }, 'Add two mana in any combination of colors.'],
    [{ do: 'addMana', among: { types: ['R', 'W'], count: 1 } }, 'Add {R} or {W}.'],
    [{ do: 'addMana', among: { types: 'chosenColor', count: 1 } }, 'Add one mana of the chosen color.'],
    [
      { do: 'addMana', mana: '{G}', times: { count: { subtypes: ['Elf'] } } },
      'Add {G} for each Elf on the battlefield.',
    ],
    [
      {
        do: 'addMana',
        mana: '{C}{C}',
        only: { spell: { types: ['artifact'] }, ability: { types: ['artifact'] } },
      },
      'Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.',
    ],
    [
      { do: 'addMana', mana: '{R}', persists: true },
      "Add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
    ],
  ],
};

describe('mana effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
