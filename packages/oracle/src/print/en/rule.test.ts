import type { RuleMod } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../print.js';

type Sample = readonly [rule: RuleMod, text: string];

const textOf = (rule: RuleMod) =>
  printAbility(
    { kind: 'static', rules: [rule] },
    { lang: 'en', of: { name: 'Grand Example', types: ['enchantment'] } },
  );

const SAMPLES: Readonly<Record<RuleMod['rule'], readonly Sample[]>> = {
  cantLoseGame: [[{ rule: 'cantLoseGame', who: 'you' }, "You can't lose the game."]],
  cantWinGame: [[{ rule: 'cantWinGame', who: 'opponent' }, "Your opponents can't win the game."]],
  noLossForLife: [
    [{ rule: 'noLossForLife', who: 'you' }, "You don't lose the game for having 0 or less life."],
  ],
  cantGainLife: [[{ rule: 'cantGainLife', who: 'all' }, "Players can't gain life."]],
  cantLoseLife: [[{ rule: 'cantLoseLife', who: 'you' }, "You can't lose life."]],
  lifeCantChange: [[{ rule: 'lifeCantChange', who: 'you' }, "Your life total can't change."]],
  damageFloor: [
    [
      { rule: 'damageFloor', who: 'you', n: 1 },
      'Damage that would reduce your life total to less than 1 reduces it to 1 instead.',
    ],
  ],
  damageCantBePrevented: [[{ rule: 'damageCantBePrevented' }, "Damage can't be prevented."]],
  cantGetCounters: [
    [{ rule: 'cantGetCounters', who: 'you' }, "You can't get counters."],
    [{ rule: 'cantGetCounters', who: 'all', kind: 'poison' }, "Players can't get poison counters."],
  ],
  playerHexproof: [[{ rule: 'playerHexproof', who: 'you' }, 'You have hexproof.']],
  playerShroud: [[{ rule: 'playerShroud', who: 'team' }, 'Your team has shroud.']],
  playerProtection: [
    [
      { rule: 'playerProtection', who: 'you', from: { types: ['creature'] } },
      'You have protection from creatures.',
    ],
  ],
  maxAttackers: [[{ rule: 'maxAttackers', n: 1 }, 'No more than one creature can attack each combat.']],
  maxBlockers: [[{ rule: 'maxBlockers', n: 2 }, 'No more than two creatures can block each combat.']],
  cantBeAttackedBy: [
    [
      { rule: 'cantBeAttackedBy', who: 'you', what: { notKeyword: 'flying' } },
      "Creatures without flying can't attack you.",
    ],
    [
      { rule: 'cantBeAttackedBy', who: 'you', what: {}, planeswalkersToo: true },
      "Creatures can't attack you or planeswalkers you control.",
    ],
  ],
  attackCost: [
    [
      { rule: 'attackCost', whom: 'you', cost: { mana: '{2}' } },
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
    ],
    [
      { rule: 'attackCost', whom: 'you', cost: { mana: '{1}' }, planeswalkersToo: true },
      "Creatures can't attack you or planeswalkers you control unless their controller pays {1} for each of those creatures.",
    ],
  ],
  blockCost: [
    [
      { rule: 'blockCost', cost: { mana: '{2}' } },
      "Creatures can't block unless their controller pays {2} for each of those creatures.",
    ],
  ],
  mustAttackYou: [
    [
      { rule: 'mustAttackYou', who: 'opponent' },
      'Each opponent must attack you or a planeswalker you control with at least one creature each combat if able.',
    ],
  ],
  cantCast: [
    [
      { rule: 'cantCast', who: 'opponent', what: { notTypes: ['creature'] } },
      "Your opponents can't cast noncreature spells.",
    ],
    [
      { rule: 'cantCast', who: 'opponent', when: { turnOf: 'you' } },
      "Your opponents can't cast spells during your turn.",
    ],
  ],
  castLimit: [
    [{ rule: 'castLimit', who: 'all', n: 1 }, "Each player can't cast more than one spell each turn."],
    [
      { rule: 'castLimit', who: 'you', n: 2, what: { types: ['creature'] } },
      "You can't cast more than two creature spells each turn.",
    ],
  ],
  cantActivate: [
    [
      { rule: 'cantActivate', what: { types: ['artifact'] } },
      "Activated abilities of artifacts can't be activated unless they're mana abilities.",
    ],
    [
      { rule: 'cantActivate', what: { types: ['artifact'] }, manaToo: true },
      "Activated abilities of artifacts can't be activated.",
    ],
  ],
  cantPlayLands: [[{ rule: 'cantPlayLands', who: 'opponent' }, "Your opponents can't play lands."]],
  costChange: [
    [
      { rule: 'costChange', who: 'you', what: { types: ['creature'] }, generic: -1 },
      'Creature spells you cast cost {1} less to cast.',
    ],
    [
      { rule: 'costChange', who: 'opponent', generic: 1 },
      'Spells your opponents cast cost {1} more to cast.',
    ],
    [
      {
        rule: 'costChange',
        who: 'you',
        what: { self: true },
        generic: { times: [-1, { count: { types: ['artifact'], controller: 'you' } }] },
      },
      'This spell costs {1} less to cast for each artifact you control.',
    ],
    [
      { rule: 'costChange', who: 'you', generic: -1, abilities: 'equip' },
      'Equip abilities you activate cost {1} less to activate.',
    ],
    [
      { rule: 'costChange', who: 'all', what: { types: ['creature'] }, generic: 2, abilities: 'activated' },
      'Activated abilities of creatures cost {2} more to activate.',
    ],
    [
      {
        rule: 'costChange',
        who: 'you',
        what: { self: true },
        generic: 0,
        additional: { sacrifice: { what: { types: ['creature'] } } },
      },
      'As an additional cost to cast this spell, sacrifice a creature.',
    ],
  ],
  extraLands: [
    [{ rule: 'extraLands', who: 'you', n: 2 }, 'You may play two additional lands on each of your turns.'],
  ],
  noMaxHandSize: [[{ rule: 'noMaxHandSize', who: 'you' }, 'You have no maximum hand size.']],
  maxHandSize: [
    [{ rule: 'maxHandSize', who: 'you', change: 2 }, 'Your maximum hand size is increased by two.'],
    [
      { rule: 'maxHandSize', who: 'opponent', change: -1 },
      "Your opponents' maximum hand size is reduced by one.",
    ],
    [{ rule: 'maxHandSize', who: 'you', n: 5 }, 'Your maximum hand size is five.'],
  ],
  castAsThoughFlash: [
    [
      { rule: 'castAsThoughFlash', who: 'you', what: { types: ['creature'] } },
      'You may cast creature spells as though they had flash.',
    ],
  ],
  playFrom: [
    [
      { rule: 'playFrom', who: 'you', zone: 'graveyard', what: { types: ['land'] } },
      'You may play lands from your graveyard.',
    ],
    [
      { rule: 'playFrom', who: 'you', zone: 'libraryTop', what: { types: ['creature'] } },
      'You may cast creature spells from the top of your library.',
    ],
    [
      { rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {}, payLifeInstead: true },
      'You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost.',
    ],
  ],
  revealTop: [
    [{ rule: 'revealTop', who: 'you' }, 'Play with the top card of your library revealed.'],
    [
      { rule: 'revealTop', who: 'you', toYouOnly: true },
      'You may look at the top card of your library any time.',
    ],
    [{ rule: 'revealTop', who: 'eachPlayer' }, 'Players play with the top card of their libraries revealed.'],
  ],
  skipStep: [
    [{ rule: 'skipStep', who: 'you', step: 'draw' }, 'Skip your draw step.'],
    [{ rule: 'skipStep', who: 'all', step: 'untap' }, 'Players skip their untap steps.'],
  ],
  extraTriggers: [
    [
      { rule: 'extraTriggers', what: { types: ['artifact', 'creature'] }, of: 'enters' },
      'If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.',
    ],
    [
      { rule: 'extraTriggers', what: { subtypes: ['Goblin'], controller: 'you' }, of: 'any' },
      'If a triggered ability of a Goblin you control triggers, that ability triggers an additional time.',
    ],
  ],
  noEntersTriggers: [
    [
      { rule: 'noEntersTriggers', what: { types: ['creature'] } },
      "Creatures entering don't cause abilities to trigger.",
    ],
  ],
  legendRuleOff: [
    [{ rule: 'legendRuleOff', who: 'you' }, 'The "legend rule" doesn\'t apply to permanents you control.'],
  ],
  drawLimit: [
    [{ rule: 'drawLimit', who: 'opponent', n: 1 }, "Each opponent can't draw more than one card each turn."],
  ],
  manaPersists: [
    [{ rule: 'manaPersists', who: 'you' }, "You don't lose unspent mana as steps and phases end."],
    [
      { rule: 'manaPersists', who: 'you', types: ['G'] },
      "You don't lose unspent green mana as steps and phases end.",
    ],
  ],
  spendManaAsAny: [
    [{ rule: 'spendManaAsAny', who: 'you' }, 'You may spend mana as though it were mana of any color.'],
  ],
  cantSearch: [[{ rule: 'cantSearch', who: 'opponent' }, "Your opponents can't search libraries."]],
  untapLimit: [
    [
      { rule: 'untapLimit', who: 'all', what: { types: ['land'] }, n: 1 },
      "Players can't untap more than one land during their untap steps.",
    ],
  ],
  noMaxCounters: [[{ rule: 'noMaxCounters' }, 'This enchantment can have any number of counters on it.']],
};

describe('rules changes in English', () => {
  for (const [rule, samples] of Object.entries(SAMPLES)) {
    it(`should word ${rule}`, () => {
      expect(samples.map(([one]) => textOf(one))).toEqual(samples.map(([, text]) => text));
    });
  }
});
