import { describe, expect, it } from 'vitest';
import type { objectEffects } from './objects.js';
import { creature as c, type Sample, textOf } from './text.fixture.js';

const SAMPLES: Readonly<Record<keyof typeof objectEffects, readonly Sample[]>> = {
  destroy: [
    [{ do: 'destroy', what: { each: { types: ['creature'] } } }, 'Destroy all creatures.'],
    [{ do: 'destroy', what: c, noRegeneration: true }, "Destroy target creature. It can't be regenerated."],
    [
      [
        { do: 'destroy', what: { each: { types: ['creature'] } }, as: 'd' },
        { do: 'draw', who: 'you', amount: { result: 'd' } },
      ],
      'Destroy all creatures. Draw that many cards.',
    ],
  ],
  exile: [
    [{ do: 'exile', what: { target: 'g' } }, 'Exile target creature card from your graveyard.'],
    [
      { do: 'exile', what: c, until: 'selfLeaves' },
      'Exile target creature until Grand Example leaves the battlefield.',
    ],
    [
      { do: 'exile', what: { each: { zone: 'graveyard', owner: { target: 'p' } } } },
      "Exile target player's graveyard.",
    ],
    [
      [
        { do: 'exile', what: c, as: 'x' },
        { do: 'move', what: { bound: 'x' }, to: 'battlefield' },
      ],
      "Exile target creature. Return it to the battlefield under its owner's control.",
    ],
  ],
  sacrifice: [
    [
      { do: 'sacrifice', who: 'opponents', what: { types: ['creature'], controller: 'opponent' }, count: 1 },
      'Each opponent sacrifices a creature of their choice.',
    ],
    [
      [
        { do: 'sacrifice', who: 'you', what: { types: ['creature'] }, count: 1, as: 's' },
        { do: 'gainLife', who: 'you', amount: { toughnessOf: { bound: 's' } } },
      ],
      "Sacrifice a creature. You gain life equal to the sacrificed creature's toughness.",
    ],
    [
      { do: 'sacrifice', who: { target: 'p' }, what: { types: ['land'] }, count: 2 },
      'Target player sacrifices two lands of their choice.',
    ],
  ],
  sacrificeObject: [[{ do: 'sacrificeObject', what: c }, 'Sacrifice target creature.']],
  move: [
    [{ do: 'move', what: c, to: 'hand' }, "Return target creature to its owner's hand."],
    [
      {
        do: 'move',
        what: { target: 'g' },
        to: 'battlefield',
        tapped: true,
        counters: { kind: '+1/+1', count: 1 },
      },
      'Return target creature card from your graveyard to the battlefield tapped with a +1/+1 counter on it.',
    ],
    [
      { do: 'move', what: { each: { types: ['creature'] } }, to: 'library', position: 'bottom' },
      "Put all creatures on the bottom of their owners' libraries.",
    ],
    [
      { do: 'move', what: 'self', to: 'library', position: 'shuffled' },
      "Shuffle Grand Example into its owner's library.",
    ],
    [
      { do: 'move', what: c, to: 'library', position: 3 },
      "Put target creature into its owner's library third from the top.",
    ],
  ],
  counter: [
    [{ do: 'counter', what: { target: 's' } }, 'Counter target spell.'],
    [
      { do: 'counter', what: { target: 's' }, to: 'exile' },
      "Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    ],
  ],
  tap: [
    [
      { do: 'tap', what: { each: { types: ['creature'], controller: 'opponent' } } },
      'Tap all creatures your opponents control.',
    ],
  ],
  untap: [[{ do: 'untap', what: c }, 'Untap target creature.']],
  regenerate: [[{ do: 'regenerate', what: c }, 'Regenerate target creature.']],
  fight: [[{ do: 'fight', a: c, b: { target: 'd' } }, 'Target creature fights another target creature.']],
  attach: [
    [{ do: 'attach', what: c, to: { target: 'd' } }, 'Attach target creature to another target creature.'],
  ],
  unattach: [[{ do: 'unattach', what: { each: { subtypes: ['Equipment'] } } }, 'Unattach all Equipment.']],
  transform: [[{ do: 'transform', what: c }, 'Transform target creature.']],
  flip: [[{ do: 'flip', what: c }, 'Flip target creature.']],
  turnFaceUp: [[{ do: 'turnFaceUp', what: c }, 'Turn target creature face up.']],
  phaseOut: [[{ do: 'phaseOut', what: c }, 'Target creature phases out.']],
  removeFromCombat: [[{ do: 'removeFromCombat', what: c }, 'Remove target creature from combat.']],
  attachToTarget: [
    [
      { do: 'attachToTarget', what: 'self', filter: { object: { types: ['creature'], controller: 'you' } } },
      'Attach Grand Example to a creature you control.',
    ],
  ],
  goad: [
    [
      { do: 'goad', what: { each: { types: ['creature'], controller: 'notYou' } } },
      "Goad all creatures you don't control.",
    ],
  ],
};

describe('objects effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
