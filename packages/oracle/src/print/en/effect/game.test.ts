import { describe, expect, it } from 'vitest';
import type { gameEffects } from './game.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof gameEffects, readonly Sample[]>> = {
  extraTurn: [[{ do: 'extraTurn', who: 'you' }, 'Take an extra turn after this one.']],
  extraPhase: [
    [{ do: 'extraPhase', phases: ['combat'] }, 'After this phase, there is an additional combat phase.'],
    [
      { do: 'extraPhase', phases: ['combat', 'main'] },
      'After this main phase, there is an additional combat phase followed by an additional main phase.',
    ],
  ],
  skipNext: [
    [{ do: 'skipNext', who: { target: 'p' }, what: 'turn' }, 'Target player skips their next turn.'],
    [{ do: 'skipNext', who: 'you', what: 'untap' }, 'Skip your next untap step.'],
  ],
  controlNextTurn: [
    [
      { do: 'controlNextTurn', who: { target: 'p' } },
      "You control target player during that player's next turn.",
    ],
  ],
  winGame: [[{ do: 'winGame', who: 'you' }, 'You win the game.']],
  loseGame: [
    [
      {
        do: 'loseGame',
        who: { players: 'opponents', where: { compare: [{ lifeOf: 'thatPlayer' }, '<=', 5] } },
      },
      'Each opponent who has 5 or less life loses the game.',
    ],
  ],
  drawGame: [[{ do: 'drawGame' }, 'The game is a draw.']],
  endTurn: [[{ do: 'endTurn' }, 'End the turn.']],
  becomeMonarch: [[{ do: 'becomeMonarch', who: { target: 'p' } }, 'Target player becomes the monarch.']],
  setDayNight: [[{ do: 'setDayNight', to: 'night' }, 'It becomes night.']],
  rollDie: [
    [
      [
        { do: 'rollDie', sides: 20, as: 'r' },
        { do: 'draw', who: 'you', amount: { result: 'r' } },
      ],
      'Roll a d20. Draw that many cards.',
    ],
  ],
  remember: [
    [
      [
        { do: 'remember', what: c, as: 'm' },
        { do: 'untap', what: { bound: 'm' } },
      ],
      'Untap target creature.',
    ],
  ],
};

describe('game effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
