import type { Trigger, TriggeredAbility } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

type Sample = readonly [when: Trigger | readonly Trigger[], text: string];

const of = { name: 'Grand Example', types: ['creature'] } as const;

/** The trigger as an ability with which you scry 1; the sentence up to there. */
function textOf(when: Trigger | readonly Trigger[]): string {
  const ability: TriggeredAbility = {
    kind: 'triggered',
    when,
    effects: [{ do: 'scry', who: 'you', amount: 1 }],
  };
  return printAbility(ability, { lang: 'en', of }).replace(/, scry 1\.$/, '');
}

const yours = { types: ['creature'], controller: 'you' } as const;
const another = { ...yours, other: true } as const;

const SAMPLES: Readonly<Record<Trigger['on'], readonly Sample[]>> = {
  enters: [
    [{ on: 'enters', what: 'self' }, 'When this creature enters'],
    [{ on: 'enters', what: another }, 'Whenever another creature you control enters'],
    [
      { on: 'enters', what: { ...another, controller: 'team' } },
      "Whenever another creature enters under your team's control",
    ],
    [
      [
        { on: 'enters', what: 'self' },
        { on: 'attacks', what: 'self' },
      ],
      'Whenever this creature enters or attacks',
    ],
    [
      [
        { on: 'enters', what: 'self' },
        { on: 'enters', what: another },
      ],
      'Whenever this creature or another creature you control enters',
    ],
  ],
  dies: [
    [{ on: 'dies', what: 'self' }, 'When this creature dies'],
    [
      { on: 'dies', what: { types: ['artifact'], controller: 'you' } },
      'Whenever an artifact you control is put into a graveyard from the battlefield',
    ],
    [
      { on: 'dies', what: { anyOf: [{ self: true }, yours] } },
      'Whenever this creature or another creature you control dies',
    ],
  ],
  leaves: [[{ on: 'leaves', what: 'self' }, 'When this creature leaves the battlefield']],
  move: [
    [
      { on: 'move', what: 'self', to: 'graveyard' },
      'When this card is put into your graveyard from anywhere',
    ],
    [
      { on: 'move', what: { types: ['creature'], owner: 'you' }, from: 'graveyard' },
      'Whenever a creature card leaves your graveyard',
    ],
    [
      { on: 'move', what: { types: ['land'] }, from: 'battlefield', to: 'graveyard' },
      'Whenever a land is put into a graveyard from the battlefield',
    ],
  ],
  attacks: [
    [{ on: 'attacks', what: 'self' }, 'Whenever this creature attacks'],
    [{ on: 'attacks', what: yours, alone: true }, 'Whenever a creature you control attacks alone'],
    [{ on: 'attacks', what: { types: ['creature'] }, player: 'you' }, 'Whenever a creature attacks you'],
  ],
  attackersDeclared: [
    [{ on: 'attackersDeclared', who: 'you' }, 'Whenever you attack'],
    [{ on: 'attackersDeclared', who: 'you', min: 3 }, 'Whenever you attack with three or more creatures'],
    [{ on: 'attackersDeclared', who: 'opponent', against: 'you' }, 'Whenever an opponent attacks you'],
    [
      { on: 'attackersDeclared', who: 'you', what: { subtypes: ['Goblin'] } },
      'Whenever you attack with one or more Goblins',
    ],
    [
      { on: 'attackersDeclared', who: 'you', exactlyAlone: true },
      'Whenever a creature you control attacks alone',
    ],
  ],
  blocks: [
    [{ on: 'blocks', what: 'self' }, 'Whenever this creature blocks'],
    [
      { on: 'blocks', what: 'self', blocked: { keyword: 'flying' } },
      'Whenever this creature blocks a creature with flying',
    ],
  ],
  becomesBlocked: [
    [{ on: 'becomesBlocked', what: 'self' }, 'Whenever this creature becomes blocked'],
    [
      { on: 'becomesBlocked', what: 'self', by: { colors: ['R'] } },
      'Whenever this creature becomes blocked by a red creature',
    ],
  ],
  attacksUnblocked: [
    [{ on: 'attacksUnblocked', what: 'self' }, "Whenever this creature attacks and isn't blocked"],
  ],
  damage: [
    [
      { on: 'damage', source: 'self', toPlayer: 'eachPlayer', combat: true },
      'Whenever this creature deals combat damage to a player',
    ],
    [
      { on: 'damage', source: 'self', toObject: { types: ['creature'] } },
      'Whenever this creature deals damage to a creature',
    ],
    [{ on: 'damage', toObject: 'self' }, 'Whenever this creature is dealt damage'],
    [{ on: 'damage', toPlayer: 'you' }, "Whenever you're dealt damage"],
    [
      { on: 'damage', source: { controller: 'you' }, toPlayer: 'opponent', combat: false },
      'Whenever a source you control deals noncombat damage to an opponent',
    ],
  ],
  combatDamageBatch: [
    [
      { on: 'combatDamageBatch', source: yours, toPlayer: 'eachPlayer' },
      'Whenever one or more creatures you control deal combat damage to a player',
    ],
  ],
  step: [
    [{ on: 'step', step: 'upkeep', whose: 'you' }, 'At the beginning of your upkeep'],
    [{ on: 'step', step: 'upkeep', whose: 'each' }, 'At the beginning of each upkeep'],
    [{ on: 'step', step: 'draw', whose: 'each' }, "At the beginning of each player's draw step"],
    [{ on: 'step', step: 'end', whose: 'opponents' }, "At the beginning of each opponent's end step"],
    [{ on: 'step', step: 'beginCombat', whose: 'you' }, 'At the beginning of combat on your turn'],
    [{ on: 'step', step: 'beginCombat', whose: 'each' }, 'At the beginning of each combat'],
    [{ on: 'step', step: 'main1', whose: 'you' }, 'At the beginning of your first main phase'],
    [{ on: 'step', step: 'endCombat', whose: 'each' }, 'At end of combat'],
    [{ on: 'step', step: 'upkeep', whose: 'team' }, "At the beginning of your team's upkeep"],
    [{ on: 'step', step: 'upkeep', whose: 'chosenPlayer' }, "At the beginning of the chosen player's upkeep"],
    [
      { on: 'step', step: 'upkeep', whose: { controllerOf: 'attached' } },
      "At the beginning of the upkeep of enchanted permanent's controller",
    ],
  ],
  cast: [
    [{ on: 'cast', who: 'you' }, 'Whenever you cast a spell'],
    [
      { on: 'cast', who: 'you', what: { types: ['instant', 'sorcery'] } },
      'Whenever you cast an instant or sorcery spell',
    ],
    [{ on: 'cast', who: 'opponent', nth: 1 }, 'Whenever an opponent casts their first spell each turn'],
    [{ on: 'cast', who: 'eachPlayer', nthOfAll: 4 }, 'Whenever the fourth spell of a turn is cast'],
    [{ on: 'cast', who: 'you', what: { self: true } }, 'When you cast this spell'],
    [
      { on: 'cast', who: 'you', what: { types: ['creature'], other: true } },
      'Whenever you cast another creature spell',
    ],
  ],
  activate: [
    [
      { on: 'activate', who: 'opponent', what: { types: ['artifact'] } },
      'Whenever an opponent activates an ability of an artifact',
    ],
  ],
  becomesTarget: [
    [
      { on: 'becomesTarget', what: 'self' },
      'Whenever this creature becomes the target of a spell or ability',
    ],
    [
      { on: 'becomesTarget', what: yours, by: 'opponent', spellsOnly: true },
      'Whenever a creature you control becomes the target of a spell an opponent controls',
    ],
  ],
  gainLife: [[{ on: 'gainLife', who: 'you' }, 'Whenever you gain life']],
  loseLife: [
    [{ on: 'loseLife', who: 'opponent' }, 'Whenever an opponent loses life'],
    [{ on: 'loseLife', who: 'you', nth: 1 }, 'Whenever you lose life for the first time each turn'],
  ],
  draw: [
    [{ on: 'draw', who: 'you', nth: 2 }, 'Whenever you draw your second card each turn'],
    [
      { on: 'draw', who: 'opponent', exceptFirstInDrawStep: true },
      'Whenever an opponent draws a card except the first one they draw in each of their draw steps',
    ],
  ],
  discard: [
    [
      { on: 'discard', who: 'opponent', what: { types: ['land'] } },
      'Whenever an opponent discards a land card',
    ],
  ],
  cycle: [
    [{ on: 'cycle', who: 'you', what: 'self' }, 'When you cycle this card'],
    [{ on: 'cycle', who: 'you' }, 'Whenever you cycle a card'],
  ],
  sacrifice: [
    [
      { on: 'sacrifice', who: 'you', what: { types: ['artifact'], other: true } },
      'Whenever you sacrifice another artifact',
    ],
  ],
  playLand: [[{ on: 'playLand', who: 'opponent' }, 'Whenever an opponent plays a land']],
  tap: [[{ on: 'tap', what: yours }, 'Whenever a creature you control becomes tapped']],
  untap: [[{ on: 'untap', what: 'self' }, 'Whenever this creature becomes untapped']],
  tapForMana: [
    [
      { on: 'tapForMana', what: { subtypes: ['Swamp'], controller: 'you' }, who: 'you' },
      'Whenever you tap a Swamp for mana',
    ],
    [{ on: 'tapForMana', what: { types: ['land'] } }, 'Whenever a land is tapped for mana'],
  ],
  counters: [
    [
      { on: 'counters', what: 'self', kind: '+1/+1' },
      'Whenever one or more +1/+1 counters are put on this creature',
    ],
    [
      { on: 'counters', what: 'self', kind: 'hour', reaches: 12 },
      'When the twelfth hour counter is put on this creature',
    ],
    [
      { on: 'counters', what: yours, by: 'you' },
      'Whenever you put one or more counters on a creature you control',
    ],
  ],
  exert: [
    [{ on: 'exert', who: 'you' }, 'Whenever you exert a creature'],
    [{ on: 'exert', who: 'you', what: 'self' }, 'Whenever you exert this creature'],
  ],
  lastCounterRemoved: [
    [
      { on: 'lastCounterRemoved', what: 'self', kind: 'time' },
      'When the last time counter is removed from this creature',
    ],
  ],
  playerCounters: [
    [
      { on: 'playerCounters', who: 'opponent', kind: 'poison' },
      'Whenever an opponent gets one or more poison counters',
    ],
  ],
  transforms: [[{ on: 'transforms', what: 'self' }, 'When this creature transforms into Grand Example']],
  turnedFaceUp: [[{ on: 'turnedFaceUp', what: 'self' }, 'When this creature is turned face up']],
  becomesMonarch: [[{ on: 'becomesMonarch', who: 'you' }, 'Whenever you become the monarch']],
  dayNightChanges: [[{ on: 'dayNightChanges' }, 'Whenever day becomes night or night becomes day']],
  mill: [
    [{ on: 'mill', who: 'you', what: { types: ['creature'] } }, 'Whenever you mill a creature card'],
    [{ on: 'mill', who: 'you', what: 'self' }, 'When this card is milled'],
  ],
  scry: [[{ on: 'scry', who: 'you' }, 'Whenever you scry']],
  attach: [
    [
      { on: 'attach', what: { subtypes: ['Equipment'], controller: 'you' } },
      'Whenever an Equipment you control becomes attached to a permanent',
    ],
  ],
  chapter: [[{ on: 'chapter', numbers: [1, 2] }, 'I, II — Scry 1.']],
  state: [
    [
      { on: 'state', condition: { not: { exists: { subtypes: ['Island'], controller: 'you' } } } },
      'When you control no Islands',
    ],
  ],
};

describe('trigger events in English', () => {
  for (const [on, samples] of Object.entries(SAMPLES)) {
    it(`should word ${on}`, () => {
      expect(samples.map(([when]) => textOf(when))).toEqual(samples.map(([, text]) => text));
    });
  }
});
