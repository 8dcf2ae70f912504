import type { Effect, EffectName, TargetSpec } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility } from '../../print.js';

type Sample = readonly [effects: Effect | readonly Effect[], text: string];

const creature: TargetSpec = { id: 'c', what: { object: { types: ['creature'] } } };
const other: TargetSpec = { id: 'd', what: { object: { types: ['creature'] } }, otherThan: ['c'] };
const player: TargetSpec = { id: 'p', what: { player: 'any' } };
const spell: TargetSpec = { id: 's', what: { object: { zone: 'stack' } } };
const grave: TargetSpec = {
  id: 'g',
  what: { object: { zone: 'graveyard', types: ['creature'], owner: 'you' } },
};
const any: TargetSpec = { id: 'any', what: { any: true }, min: 1, max: 3, divide: 3 };
const spread: TargetSpec = { ...creature, id: 'spread', min: 0, max: 3, divide: 3 };
const specs = [creature, other, player, spell, grave, any, spread];

/** The text of effects in a sorcery that has the targets they speak of. */
function textOf(effects: Effect | readonly Effect[]): string {
  const all = 'do' in effects ? [effects] : effects;
  const used = JSON.stringify(all);
  const targets = specs.filter(
    ({ id }) => used.includes(`"target":"${id}"`) || used.includes(`"targets":"${id}"`),
  );
  const of = { name: 'Grand Example', types: ['sorcery'] } as const;
  return printAbility({ kind: 'spell', effects: all, targets }, { lang: 'en', of });
}

const c = { target: 'c' } as const;
const soldier = {
  colors: ['W'],
  types: ['creature'],
  subtypes: ['Soldier'],
  power: 1,
  toughness: 1,
} as const;

/** Sentences for every effect; a new one in the schema doesn't compile until it has some here. */
const SAMPLES: Readonly<Record<EffectName, readonly Sample[]>> = {
  if: [
    [
      { do: 'if', if: { turnOf: 'you' }, then: [{ do: 'draw', who: 'you', amount: 1 }] },
      "If it's your turn, draw a card.",
    ],
    [
      {
        do: 'if',
        if: { isMonarch: 'you' },
        then: [{ do: 'draw', who: 'you', amount: 2 }],
        else: [{ do: 'becomeMonarch', who: 'you' }],
      },
      "If you're the monarch, draw two cards. Otherwise, you become the monarch.",
    ],
    [
      {
        do: 'if',
        if: { cast: 'kicked' },
        then: [{ do: 'damage', to: c, amount: 4 }],
        else: [{ do: 'damage', to: c, amount: 2 }],
      },
      'Grand Example deals 2 damage to target creature. If this spell was kicked, it deals 4 damage instead.',
    ],
    [
      { do: 'if', if: { object: c, is: { tapped: true } }, then: [{ do: 'destroy', what: c }] },
      "Destroy target creature if it's tapped.",
    ],
  ],
  may: [
    [
      {
        do: 'may',
        effects: [
          { do: 'draw', who: 'you', amount: 1 },
          { do: 'discard', who: 'you', amount: 1 },
        ],
      },
      'You may draw a card, then discard a card.',
    ],
    [
      {
        do: 'may',
        cost: { mana: '{2}' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
        else: [{ do: 'loseLife', who: 'you', amount: 1 }],
      },
      "You may pay {2}. If you do, draw a card. If you don't, you lose 1 life.",
    ],
    [
      { do: 'may', who: 'opponents', effects: [{ do: 'draw', who: 'thatPlayer', amount: 1 }] },
      'Each opponent may draw a card.',
    ],
    [
      { do: 'may', effects: [{ do: 'discard', who: { target: 'p' }, amount: 1 }] },
      'You may have target player discard a card.',
    ],
  ],
  unlessPays: [
    [
      {
        do: 'unlessPays',
        who: { controllerOf: { target: 's' } },
        cost: { mana: '{3}' },
        effects: [{ do: 'counter', what: { target: 's' } }],
      },
      'Counter target spell unless its controller pays {3}.',
    ],
    [
      {
        do: 'unlessPays',
        who: 'opponents',
        each: true,
        cost: { discard: {} },
        effects: [{ do: 'loseLife', who: 'thatPlayer', amount: 3 }],
      },
      'Each opponent loses 3 life unless they discard a card.',
    ],
  ],
  forEachPlayer: [
    [
      {
        do: 'forEachPlayer',
        who: 'eachPlayer',
        effects: [
          { do: 'discard', who: 'thatPlayer', amount: 'hand' },
          { do: 'draw', who: 'thatPlayer', amount: 7 },
        ],
      },
      'Each player discards their hand, then draws seven cards.',
    ],
    [
      {
        do: 'forEachPlayer',
        who: 'opponents',
        effects: [{ do: 'createToken', who: 'you', token: soldier }],
      },
      'For each opponent, create a 1/1 white Soldier creature token.',
    ],
  ],
  forEachObject: [
    [
      {
        do: 'forEachObject',
        what: { each: { types: ['creature'], controller: 'you' } },
        effects: [{ do: 'createCopy', who: 'you', of: 'it' }],
      },
      "For each creature you control, create a token that's a copy of it.",
    ],
    [
      {
        do: 'forEachObject',
        what: { each: { types: ['creature'] } },
        effects: [{ do: 'damage', from: 'it', to: { controllerOf: 'it' }, amount: { powerOf: 'it' } }],
      },
      'Each creature deals damage equal to its power to its controller.',
    ],
  ],
  repeat: [
    [
      { do: 'repeat', times: 'X', effects: [{ do: 'loseLife', who: 'opponents', amount: 3 }] },
      'Repeat the following process X times. Each opponent loses 3 life.',
    ],
  ],
  modes: [
    [
      {
        do: 'modes',
        modes: {
          min: 1,
          max: 1,
          options: [
            { effects: [{ do: 'draw', who: 'you', amount: 1 }] },
            { effects: [{ do: 'gainLife', who: 'you', amount: 3 }] },
          ],
        },
      },
      'Choose one —\n• Draw a card.\n• You gain 3 life.',
    ],
  ],
  choose: [
    [
      [
        { do: 'choose', from: { types: ['land'], controller: 'you' }, as: 'l' },
        { do: 'tap', what: { bound: 'l' } },
      ],
      'Tap a land you control.',
    ],
    [
      [
        { do: 'choose', who: 'eachPlayer', from: { types: ['creature'], controller: 'thatPlayer' }, as: 'k' },
        { do: 'destroy', what: { each: { types: ['creature'], notAmong: { bound: 'k' } } } },
      ],
      'Each player chooses a creature they control. Destroy all creatures other than those creatures.',
    ],
    [
      [
        { do: 'choose', from: { types: ['creature'] }, as: 'r', random: true },
        { do: 'destroy', what: { bound: 'r' } },
      ],
      'Choose a creature at random. Destroy that creature.',
    ],
  ],
  choosePlayer: [
    [
      [
        { do: 'choosePlayer', from: 'opponents', as: 'o' },
        { do: 'draw', who: { bound: 'o' }, amount: 1 },
      ],
      'Choose an opponent. That player draws a card.',
    ],
  ],
  chooseColor: [[{ do: 'chooseColor', remember: true }, 'Choose a color.']],
  chooseCreatureType: [[{ do: 'chooseCreatureType' }, 'Choose a creature type.']],
  chooseCardName: [
    [{ do: 'chooseCardName' }, 'Choose a card name.'],
    [{ do: 'chooseCardName', from: { notTypes: ['land'] } }, 'Choose a nonland card name.'],
  ],
  chooseNumber: [
    [{ do: 'chooseNumber', min: 1, max: 10, as: 'n' }, 'Choose a number between 1 and 10.'],
    [
      [
        { do: 'chooseNumber', min: 0, max: { playerCounters: 'energy', of: 'you' }, as: 'n' },
        { do: 'payEnergy', who: 'you', count: { result: 'n' } },
        { do: 'damage', to: c, amount: { result: 'n' } },
      ],
      'You may pay any amount of {E}. Grand Example deals that much damage to target creature.',
    ],
  ],
  damage: [
    [
      { do: 'damage', to: { target: 'any' }, amount: 3 },
      'Grand Example deals 3 damage to each of one, two, or three targets.',
    ],
    [
      {
        do: 'damage',
        to: ['opponents', { each: { types: ['creature'], controller: 'opponent' } }],
        amount: 1,
      },
      'Grand Example deals 1 damage to each opponent and each creature they control.',
    ],
    [
      { do: 'damage', to: 'eachPlayer', amount: { divide: { lifeOf: 'thatPlayer' }, by: 2, round: 'down' } },
      "Grand Example deals damage to each player equal to half that player's life total, rounded down.",
    ],
    [
      { do: 'damage', to: c, amount: { count: { types: ['land'], controller: 'you' } }, unpreventable: true },
      "Grand Example deals X damage to target creature, where X is the number of lands you control. The damage can't be prevented.",
    ],
    [
      [
        { do: 'damage', to: c, amount: 2 },
        { do: 'damage', to: 'you', amount: 2 },
      ],
      'Grand Example deals 2 damage to target creature and 2 damage to you.',
    ],
  ],
  damageDivided: [
    [
      { do: 'damageDivided', targets: 'any' },
      'Grand Example deals 3 damage divided as you choose among one, two, or three targets.',
    ],
  ],
  gainLife: [
    [
      {
        do: 'gainLife',
        who: 'you',
        amount: { times: [2, { count: { subtypes: ['Elf'], controller: 'you' } }] },
      },
      'You gain 2 life for each Elf you control.',
    ],
    [{ do: 'gainLife', who: { target: 'p' }, amount: 'X' }, 'Target player gains X life.'],
  ],
  loseLife: [
    [
      [
        { do: 'loseLife', who: 'opponents', amount: 2, as: 'l' },
        { do: 'gainLife', who: 'you', amount: { result: 'l' } },
      ],
      'Each opponent loses 2 life and you gain life equal to the life lost this way.',
    ],
    [
      { do: 'loseLife', who: 'eachPlayer', amount: { divide: { lifeOf: 'thatPlayer' }, by: 3, round: 'up' } },
      'Each player loses a third of their life, rounded up.',
    ],
  ],
  setLife: [
    [{ do: 'setLife', who: 'you', to: 20 }, 'Your life total becomes 20.'],
    [
      { do: 'setLife', who: { target: 'p' }, to: { times: [2, { lifeOf: { target: 'p' } }] } },
      "Double target player's life total.",
    ],
    [
      { do: 'setLife', who: 'eachPlayer', to: { least: { lifeOf: 'thatPlayer' }, among: 'eachPlayer' } },
      "Each player's life total becomes the lowest life total among all players.",
    ],
  ],
  exchangeLife: [
    [{ do: 'exchangeLife', between: ['you', { target: 'p' }] }, 'Exchange life totals with target player.'],
  ],
  redistributeLife: [
    [{ do: 'redistributeLife', among: 'eachPlayer' }, "Redistribute any number of players' life totals."],
  ],
  draw: [
    [
      [
        { do: 'draw', who: 'you', amount: 2 },
        { do: 'discard', who: 'you', amount: 1 },
      ],
      'Draw two cards, then discard a card.',
    ],
    [
      [
        { do: 'draw', who: { target: 'p' }, amount: 2 },
        { do: 'loseLife', who: { target: 'p' }, amount: 2 },
      ],
      'Target player draws two cards and loses 2 life.',
    ],
    [
      [
        { do: 'draw', who: 'you', amount: 1 },
        { do: 'loseLife', who: 'you', amount: 1 },
      ],
      'You draw a card and you lose 1 life.',
    ],
    [
      { do: 'draw', who: 'you', amount: { count: { types: ['creature'], controller: 'you' } } },
      'Draw a card for each creature you control.',
    ],
  ],
  discard: [
    [
      { do: 'discard', who: { target: 'p' }, amount: 2, random: true },
      'Target player discards two cards at random.',
    ],
    [
      { do: 'discard', who: { target: 'p' }, amount: 1, what: { notTypes: ['land'] }, chooser: 'you' },
      'Target player reveals their hand. You choose a nonland card from it. That player discards that card.',
    ],
    [
      {
        do: 'discard',
        who: 'eachPlayer',
        amount: { divide: { handSize: 'thatPlayer' }, by: 2, round: 'up' },
      },
      'Each player discards half the cards in their hand, rounded up.',
    ],
  ],
  mill: [[{ do: 'mill', who: { target: 'p' }, amount: 3 }, 'Target player mills three cards.']],
  scry: [
    [
      [
        { do: 'scry', who: 'you', amount: 2 },
        { do: 'draw', who: 'you', amount: 1 },
      ],
      'Scry 2, then draw a card.',
    ],
  ],
  surveil: [[{ do: 'surveil', who: 'you', amount: 1 }, 'Surveil 1.']],
  dig: [
    [
      {
        do: 'dig',
        who: 'you',
        amount: 4,
        take: { min: 1, max: 1, to: 'hand' },
        rest: { to: 'library', position: 'bottom' },
      },
      'Look at the top four cards of your library. Put one of them into your hand and the rest on the bottom of your library in any order.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 5,
        take: { max: 1, filter: { types: ['creature'] }, to: 'hand', reveal: true },
        rest: { to: 'library', random: true },
      },
      'Look at the top five cards of your library. You may reveal a creature card from among them and put it into your hand. Put the rest on the bottom of your library in a random order.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 3,
        reveal: true,
        take: { min: 2, max: 2, filter: { types: ['land'] }, to: 'battlefield', tapped: true },
        rest: { to: 'graveyard' },
      },
      'Reveal the top three cards of your library. Put two land cards from among them onto the battlefield tapped. Put the rest into your graveyard.',
    ],
    [
      {
        do: 'dig',
        who: 'you',
        amount: 3,
        take: { max: 0, to: 'hand' },
        rest: { to: 'library', position: 'top' },
      },
      'Look at the top three cards of your library, then put them back in any order.',
    ],
  ],
  search: [
    [
      [
        {
          do: 'search',
          who: 'you',
          filter: { types: ['land'], supertypes: ['basic'] },
          max: 2,
          to: 'battlefield',
          tapped: true,
        },
        { do: 'shuffle', who: 'you' },
      ],
      'Search your library for up to two basic land cards, put them onto the battlefield tapped, then shuffle.',
    ],
    [
      { do: 'search', who: 'you', filter: {}, max: 1, to: 'library', position: 'top' },
      'Search your library for a card, then shuffle and put that card on top.',
    ],
    [
      { do: 'search', who: 'you', filter: { types: ['artifact'] }, max: 1, to: 'hand', reveal: true },
      'Search your library for an artifact card, reveal it, put it into your hand, then shuffle.',
    ],
  ],
  shuffle: [[{ do: 'shuffle', who: { target: 'p' } }, 'Target player shuffles.']],
  lookAtHand: [
    [{ do: 'lookAtHand', whose: { target: 'p' } }, "Look at target player's hand."],
    [{ do: 'lookAtHand', whose: { target: 'p' }, reveal: true }, 'Target player reveals their hand.'],
  ],
  revealTop: [
    [
      [
        { do: 'revealTop', whose: 'you', amount: 1, as: 't' },
        { do: 'move', what: { bound: 't' }, to: 'hand' },
      ],
      'Reveal the top card of your library and put it into your hand.',
    ],
  ],
  exileTop: [
    [
      [
        { do: 'exileTop', whose: 'you', amount: 2, as: 'e' },
        { do: 'mayPlay', what: { bound: 'e' }, duration: 'thisTurnAndNext' },
      ],
      'Exile the top two cards of your library. Until the end of your next turn, you may play those cards.',
    ],
    [
      { do: 'exileTop', whose: { target: 'p' }, amount: 1, faceDown: true },
      "Exile the top card of target player's library face down.",
    ],
  ],
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
  createToken: [
    [
      { do: 'createToken', who: 'you', token: soldier, count: 2, tapped: true, attacking: true },
      'Create two 1/1 white Soldier creature tokens that are tapped and attacking.',
    ],
    [{ do: 'createToken', who: 'you', token: 'treasure', tapped: true }, 'Create a tapped Treasure token.'],
    [
      {
        do: 'createToken',
        who: 'you',
        token: soldier,
        count: { count: { types: ['land'], controller: 'you' } },
      },
      'Create a 1/1 white Soldier creature token for each land you control.',
    ],
    [
      {
        do: 'createToken',
        who: { target: 'p' },
        token: {
          types: ['artifact', 'creature'],
          subtypes: ['Thopter'],
          power: 1,
          toughness: 1,
          keywords: ['flying'],
        },
      },
      'Target player creates a 1/1 colorless Thopter artifact creature token with flying.',
    ],
    [
      { do: 'createToken', who: 'you', token: { ...soldier, power: 'X', toughness: 'X' } },
      'Create an X/X white Soldier creature token.',
    ],
    [
      [
        { do: 'createToken', who: 'you', token: soldier, as: 't' },
        {
          do: 'delayed',
          when: { on: 'step', step: 'end', whose: 'each' },
          effects: [{ do: 'sacrificeObject', what: { bound: 't' } }],
        },
      ],
      'Create a 1/1 white Soldier creature token. Sacrifice it at the beginning of the next end step.',
    ],
  ],
  createCopy: [
    [
      { do: 'createCopy', who: 'you', of: c, count: 2, except: [{ mod: 'gain', keywords: ['haste'] }] },
      'Create two tokens that are copies of target creature, except they have haste.',
    ],
    [
      {
        do: 'createCopy',
        who: 'you',
        of: c,
        except: [
          { mod: 'setPT', power: 1, toughness: 1 },
          { mod: 'setTypes', types: ['artifact'] },
        ],
      },
      "Create a token that's a copy of target creature, except it's a 1/1 artifact.",
    ],
  ],
  becomeCopy: [
    [
      { do: 'becomeCopy', what: c, of: { target: 'd' }, duration: 'endOfTurn' },
      'Target creature becomes a copy of another target creature until end of turn.',
    ],
  ],
  enterAsCopy: [
    [
      { do: 'enterAsCopy', of: { types: ['creature'] }, optional: true },
      'You may have Grand Example enter as a copy of any creature on the battlefield.',
    ],
  ],
  copySpell: [
    [
      { do: 'copySpell', what: { target: 's' }, newTargets: true },
      'Copy target spell. You may choose new targets for the copy.',
    ],
  ],
  newTargets: [[{ do: 'newTargets', what: { target: 's' } }, 'You may choose new targets for target spell.']],
  addCounters: [
    [
      {
        do: 'addCounters',
        what: { each: { types: ['creature'], controller: 'you' } },
        kind: '+1/+1',
        count: 1,
      },
      'Put a +1/+1 counter on each creature you control.',
    ],
    [{ do: 'addCounters', what: c, kind: 'charge', count: 'X' }, 'Put X charge counters on target creature.'],
  ],
  countersDivided: [
    [
      { do: 'countersDivided', targets: 'spread', kind: '+1/+1' },
      'Distribute three +1/+1 counters among up to three target creatures.',
    ],
  ],
  removeCounters: [
    [
      { do: 'removeCounters', what: c, kind: 'any', count: 'all' },
      'Remove all counters from target creature.',
    ],
    [
      { do: 'removeCounters', what: c, kind: '+1/+1', count: 1 },
      'Remove a +1/+1 counter from target creature.',
    ],
  ],
  moveCounters: [
    [
      { do: 'moveCounters', from: c, to: { target: 'd' }, kind: '+1/+1', count: 1 },
      'Move a +1/+1 counter from target creature onto another target creature.',
    ],
    [
      { do: 'moveCounters', from: c, to: { target: 'd' }, kind: 'all' },
      'Move all counters from target creature onto another target creature.',
    ],
  ],
  doubleCounters: [
    [
      { do: 'doubleCounters', what: c, kind: '+1/+1' },
      'Double the number of +1/+1 counters on target creature.',
    ],
  ],
  playerCounters: [
    [
      { do: 'playerCounters', who: 'opponents', kind: 'poison', count: 1 },
      'Each opponent gets a poison counter.',
    ],
    [{ do: 'playerCounters', who: 'you', kind: 'energy', count: 3 }, 'You get {E}{E}{E}.'],
  ],
  losePlayerCounters: [
    [
      { do: 'losePlayerCounters', who: { target: 'p' }, kind: 'any', count: 'all' },
      'Target player loses all their counters.',
    ],
  ],
  payEnergy: [[{ do: 'payEnergy', who: 'you', count: 2 }, 'Pay {E}{E}.']],
  proliferate: [[[{ do: 'proliferate' }, { do: 'proliferate' }], 'Proliferate twice.']],
  investigate: [[{ do: 'investigate', times: 2 }, 'Investigate twice.']],
  explore: [
    [
      [
        { do: 'explore', what: c },
        { do: 'explore', what: c },
      ],
      'Target creature explores, then it explores again.',
    ],
  ],
  amass: [[{ do: 'amass', subtype: 'Zombie', amount: 2 }, 'Amass Zombies 2.']],
  connive: [[{ do: 'connive', what: c }, 'Target creature connives.']],
  goad: [
    [
      { do: 'goad', what: { each: { types: ['creature'], controller: 'notYou' } } },
      "Goad all creatures you don't control.",
    ],
  ],
  manifest: [[{ do: 'manifest', who: 'you' }, 'Manifest the top card of your library.']],
  monstrosity: [[{ do: 'monstrosity', amount: 3 }, 'Monstrosity 3.']],
  adapt: [[{ do: 'adapt', amount: 2 }, 'Adapt 2.']],
  bolster: [[{ do: 'bolster', amount: 2 }, 'Bolster 2.']],
  populate: [[{ do: 'populate' }, 'Populate.']],
  cascade: [[{ do: 'cascade' }, 'Cascade.']],
  storm: [[{ do: 'storm' }, 'Copy this spell for each spell cast before it this turn.']],
  becomeMonarch: [[{ do: 'becomeMonarch', who: { target: 'p' } }, 'Target player becomes the monarch.']],
  setDayNight: [[{ do: 'setDayNight', to: 'night' }, 'It becomes night.']],
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
  apply: [
    [
      {
        do: 'apply',
        what: c,
        mods: [
          { mod: 'pt', power: 2, toughness: 2 },
          { mod: 'gain', keywords: ['flying'] },
        ],
        duration: 'endOfTurn',
      },
      'Target creature gets +2/+2 and gains flying until end of turn.',
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'cantBlock' }], duration: 'endOfTurn' },
      "Target creature can't block this turn.",
    ],
    [
      { do: 'apply', what: c, mods: [{ mod: 'doesntUntap' }], duration: 'nextUntapStep' },
      "Target creature doesn't untap during its controller's next untap step.",
    ],
  ],
  rule: [
    [
      { do: 'rule', rules: [{ rule: 'cantGainLife', who: 'all' }], duration: 'endOfTurn' },
      "Players can't gain life this turn.",
    ],
    [
      {
        do: 'rule',
        affects: { types: ['creature'], controller: 'you' },
        mods: [{ mod: 'gain', keywords: ['haste'] }],
        duration: 'endOfTurn',
      },
      'Creatures you control gain haste until end of turn.',
    ],
  ],
  gainControl: [
    [
      { do: 'gainControl', what: c, duration: 'endOfTurn' },
      'Gain control of target creature until end of turn.',
    ],
  ],
  exchangeControl: [
    [{ do: 'exchangeControl', a: c, b: { target: 'd' } }, 'Exchange control of two target creatures.'],
  ],
  preventDamage: [
    [
      { do: 'preventDamage', to: c, amount: 3, duration: 'endOfTurn' },
      'Prevent the next 3 damage that would be dealt to target creature this turn.',
    ],
    [
      { do: 'preventDamage', amount: 'all', combatOnly: true, duration: 'endOfTurn' },
      'Prevent all combat damage that would be dealt this turn.',
    ],
    [
      {
        do: 'preventDamage',
        fromObject: c,
        amount: 'all',
        duration: 'endOfTurn',
        then: [{ do: 'gainLife', who: 'you', amount: 'thatMuch' }],
      },
      'Prevent all damage that would be dealt this turn by target creature. If damage is prevented this way, you gain that much life.',
    ],
  ],
  redirectDamage: [
    [
      { do: 'redirectDamage', from: 'you', to: c, amount: 'all', duration: 'endOfTurn' },
      'All damage that would be dealt to you this turn is dealt to target creature instead.',
    ],
  ],
  replacement: [
    [
      {
        do: 'replacement',
        replacement: {
          kind: 'replacement',
          replaces: { event: 'move', what: { types: ['creature'] }, from: 'battlefield', to: 'graveyard' },
          with: [{ toZone: 'exile' }],
        },
        duration: 'endOfTurn',
      },
      'If a creature would die this turn, exile it instead.',
    ],
  ],
  mayPlay: [
    [
      [
        { do: 'exile', what: { target: 'g' }, as: 'e' },
        { do: 'mayPlay', what: { bound: 'e' }, duration: 'endOfTurn', free: true },
      ],
      'Exile target creature card from your graveyard. You may play it this turn without paying its mana cost.',
    ],
  ],
  castFree: [
    [
      { do: 'castFree', what: { target: 'g' }, optional: true },
      'You may cast target creature card from your graveyard without paying its mana cost.',
    ],
  ],
  delayed: [
    [
      {
        do: 'delayed',
        when: { on: 'step', step: 'upkeep', whose: 'you' },
        effects: [{ do: 'draw', who: 'you', amount: 1 }],
      },
      'Draw a card at the beginning of your next upkeep.',
    ],
    [
      [
        { do: 'tap', what: c },
        {
          do: 'delayed',
          when: { on: 'dies', what: { among: c } },
          duration: 'endOfTurn',
          effects: [{ do: 'draw', who: 'you', amount: 1 }],
        },
      ],
      'Tap target creature. When that creature dies this turn, draw a card.',
    ],
  ],
  whenYouDo: [
    [
      {
        do: 'may',
        effects: [
          { do: 'sacrifice', who: 'you', what: { types: ['creature'] }, count: 1 },
          { do: 'whenYouDo', effects: [{ do: 'draw', who: 'you', amount: 2 }] },
        ],
      },
      'You may sacrifice a creature. When you do, draw two cards.',
    ],
  ],
  emblem: [
    [
      {
        do: 'emblem',
        abilities: [
          {
            kind: 'static',
            affects: { each: { types: ['creature'], controller: 'you' } },
            mods: [{ mod: 'gain', keywords: ['flying'] }],
          },
        ],
      },
      'You get an emblem with "Creatures you control have flying."',
    ],
  ],
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
  flipCoin: [
    [
      {
        do: 'flipCoin',
        win: [{ do: 'draw', who: 'you', amount: 1 }],
        lose: [{ do: 'discard', who: 'you', amount: 1 }],
      },
      'Flip a coin. If you win the flip, draw a card. If you lose the flip, discard a card.',
    ],
  ],
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
  attachToTarget: [
    [
      { do: 'attachToTarget', what: 'self', filter: { object: { types: ['creature'], controller: 'you' } } },
      'Attach Grand Example to a creature you control.',
    ],
  ],
};

describe('effects in English', () => {
  for (const [name, samples] of Object.entries(SAMPLES)) {
    it(`should word ${name}`, () => {
      expect(samples.map(([effects]) => textOf(effects))).toEqual(samples.map(([, text]) => text));
    });
  }
});
