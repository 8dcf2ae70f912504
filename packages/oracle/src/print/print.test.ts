import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { printAbility, printCard, printMode, printToken, printTypeLine } from './print.js';

const rulesOf = (card: CardDef) => printCard(card, 'en').faces.map((face) => face.rules);

describe('the type line of what has no card', () => {
  const clue = { types: ['artifact'], subtypes: ['Clue'] } as const;
  it.each([
    ['en', 'Artifact — Clue'],
    ['es', 'Artefacto — Pista'],
    ['fr', 'Artefact : indice'],
    ['ja', 'アーティファクト ― 手掛かり'],
  ] as const)('should be in %s', (lang, line) => {
    expect(printTypeLine(clue, lang)).toBe(line);
  });
});

describe('printCard', () => {
  it('should give every part of a face', () => {
    const bear: CardDef = {
      name: 'Example Bear',
      manaCost: '{1}{G}',
      supertypes: ['legendary'],
      types: ['artifact', 'creature'],
      subtypes: ['Bear', 'Warrior'],
      power: 2,
      toughness: '*',
    };
    expect(printCard(bear, 'en')).toEqual({
      layout: 'normal',
      faces: [
        {
          name: 'Example Bear',
          manaCost: '{1}{G}',
          typeLine: 'Legendary Artifact Creature — Bear Warrior',
          rules: [],
          power: '2',
          toughness: '*',
        },
      ],
    });
  });

  it('should join keywords on a line and put those with costs where they belong', () => {
    expect(
      rulesOf({
        name: 'Example Knight',
        types: ['creature'],
        keywords: [
          'flying',
          { k: 'cycling', cost: { mana: '{2}' } },
          'firstStrike',
          { k: 'protection', from: { colors: ['B'] } },
          { k: 'protection', from: { colors: ['R'] } },
          { k: 'kicker', costs: [{ mana: '{1}' }] },
          { k: 'ward', cost: { mana: '{2}' } },
        ],
        abilities: [
          { kind: 'activated', cost: { tapSelf: true }, effects: [{ do: 'addMana', mana: '{G}' }] },
        ],
      }),
    ).toEqual([
      [
        'Kicker {1}',
        'Flying, first strike, protection from black and from red, ward {2}',
        '{T}: Add {G}.',
        'Cycling {2}',
      ],
    ]);
  });

  it('should keep the whole name of a legend that isn’t somebody', () => {
    const turns = {
      kind: 'activated',
      cost: { mana: '{1}' },
      effects: [{ do: 'transform', what: 'self' }],
    } as const;
    const named = (name: string, types: CardDef['types']) =>
      rulesOf({ name, supertypes: ['legendary'], types, abilities: [turns] })[0]?.[0];
    expect(named('Raid the Example', ['enchantment'])).toBe('{1}: Transform Raid the Example.');
    expect(named('Ada the Example', ['creature'])).toBe('{1}: Transform Ada.');
    expect(named('Ada, Example of Us', ['artifact'])).toBe('{1}: Transform Ada.');
  });

  it('should call the object by what it is, and legends by their short name', () => {
    const attacks = {
      kind: 'triggered',
      when: { on: 'attacks', what: 'self' },
      effects: [{ do: 'addCounters', what: 'self', kind: '+1/+1', count: 1 }],
    } as const;
    const upkeep = {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [{ do: 'sacrificeObject', what: 'self' }],
    } as const;
    const named = (card: Omit<CardDef, 'name'>, name = 'Example') => rulesOf({ name, ...card })[0]?.[0];
    expect(named({ types: ['artifact', 'creature'], abilities: [attacks] })).toBe(
      'Whenever this creature attacks, put a +1/+1 counter on it.',
    );
    expect(named({ types: ['artifact'], subtypes: ['Vehicle'], abilities: [attacks] })).toBe(
      'Whenever this Vehicle attacks, put a +1/+1 counter on it.',
    );
    expect(named({ types: ['enchantment'], subtypes: ['Aura'], abilities: [upkeep] })).toBe(
      'At the beginning of your upkeep, sacrifice this Aura.',
    );
    expect(
      named({ types: ['creature'], supertypes: ['legendary'], abilities: [attacks] }, 'Ada, the First'),
    ).toBe('Whenever Ada attacks, put a +1/+1 counter on it.');
    expect(
      named({ types: ['creature'], supertypes: ['legendary'], abilities: [attacks] }, 'Ada the First'),
    ).toBe('Whenever Ada attacks, put a +1/+1 counter on it.');
  });

  it('should print modes one to a line', () => {
    expect(
      rulesOf({
        name: 'Example Charm',
        types: ['instant'],
        abilities: [
          {
            kind: 'spell',
            modes: {
              min: 1,
              max: 2,
              options: [
                {
                  targets: [{ id: 'c', what: { object: { types: ['creature'] } } }],
                  effects: [{ do: 'destroy', what: { target: 'c' } }],
                },
                { effects: [{ do: 'draw', who: 'you', amount: 1 }] },
              ],
            },
          },
        ],
      }),
    ).toEqual([['Choose one or both —\n• Destroy target creature.\n• Draw a card.']]);
  });

  it('should print loyalty abilities, chapters and a saga', () => {
    expect(
      rulesOf({
        name: 'Ada, Example',
        types: ['planeswalker'],
        supertypes: ['legendary'],
        loyalty: 3,
        abilities: [
          { kind: 'activated', cost: { loyalty: 1 }, effects: [{ do: 'scry', who: 'you', amount: 1 }] },
          { kind: 'activated', cost: { loyalty: -2 }, effects: [{ do: 'draw', who: 'you', amount: 1 }] },
        ],
      }),
    ).toEqual([['+1: Scry 1.', '−2: Draw a card.']]);
    expect(
      rulesOf({
        name: 'Example Saga',
        layout: 'saga',
        types: ['enchantment'],
        subtypes: ['Saga'],
        abilities: [
          {
            kind: 'triggered',
            when: { on: 'chapter', numbers: [1, 2] },
            effects: [{ do: 'draw', who: 'you', amount: 1 }],
          },
        ],
      }),
    ).toEqual([['I, II — Draw a card.']]);
  });

  it('should print both parts of a card, with the keyword that the layout gives', () => {
    const draw = { kind: 'spell', effects: [{ do: 'draw', who: 'you', amount: 1 }] } as const;
    const other = { name: 'There', manaCost: '{U}', types: ['sorcery'], abilities: [draw] } as const;
    const card: CardDef = { name: 'Here', manaCost: '{W}', types: ['instant'], abilities: [draw], other };
    expect(rulesOf({ ...card, layout: 'split' })).toEqual([['Draw a card.'], ['Draw a card.']]);
    expect(rulesOf({ ...card, layout: 'aftermath' })).toEqual([
      ['Draw a card.'],
      ['Aftermath', 'Draw a card.'],
    ]);
    expect(printCard({ ...card, layout: 'adventure' }, 'en')).toMatchObject({
      layout: 'adventure',
      faces: [{ name: 'Here' }, { name: 'There', typeLine: 'Sorcery' }],
    });
  });

  it('should say what is special about casting, opening hands and decks', () => {
    expect(
      rulesOf({
        name: 'Example Horde',
        types: ['creature'],
        additionalCost: { sacrifice: { what: { types: ['creature'] }, as: 'fuel' } },
        openingHand: true,
        anyNumber: true,
        abilities: [
          {
            kind: 'triggered',
            when: { on: 'enters', what: 'self' },
            effects: [{ do: 'gainLife', who: 'you', amount: { powerOf: { bound: 'fuel' } } }],
          },
        ],
      }),
    ).toEqual([
      [
        'As an additional cost to cast this spell, sacrifice a creature.',
        'If this card is in your opening hand, you may begin the game with it on the battlefield.',
        "When this creature enters, you gain life equal to the sacrificed creature's power.",
        'A deck can have any number of cards named Example Horde.',
      ],
    ]);
    expect(rulesOf({ name: 'Forest', supertypes: ['basic'], types: ['land'], anyNumber: true })).toEqual([
      [],
    ]);
  });
});

describe('printAbility', () => {
  const of = { name: 'Example', types: ['artifact'] } as const;

  it('should tell when and how often an ability may be activated', () => {
    const text = (rest: object) =>
      printAbility(
        {
          kind: 'activated',
          cost: { mana: '{1}' },
          effects: [{ do: 'draw', who: 'you', amount: 1 }],
          ...rest,
        },
        { lang: 'en', of },
      ).replace('{1}: Draw a card. ', '');
    expect(text({ timing: 'sorcery' })).toBe('Activate only as a sorcery.');
    expect(text({ timing: 'yourUpkeep', limit: 'turn' })).toBe(
      'Activate only during your upkeep and only once each turn.',
    );
    expect(text({ limit: 'once' })).toBe('Activate only once.');
    expect(text({ if: { compare: [{ handSize: 'you' }, '=', 0] } })).toBe(
      'Activate only if you have no cards in hand.',
    );
    expect(text({ who: 'any' })).toBe('Any player may activate this ability.');
  });

  it('should tell once-a-turn triggers and turns', () => {
    expect(
      printAbility(
        {
          kind: 'triggered',
          when: { on: 'cast', who: 'you' },
          if: { turnOf: 'opponents' },
          limit: 'turn',
          effects: [{ do: 'draw', who: 'you', amount: 1 }],
        },
        { lang: 'en', of },
      ),
    ).toBe(
      "Whenever you cast a spell during an opponent's turn, draw a card. This ability triggers only once each turn.",
    );
  });

  it('should tell targets of every kind', () => {
    const text = (target: object) =>
      printAbility(
        {
          kind: 'spell',
          targets: [{ id: 't', what: { object: { types: ['creature'] } }, ...target }],
          effects: [{ do: 'damage', to: { target: 't' }, amount: 1 }],
        },
        { lang: 'en', of: { name: 'Example', types: ['instant'] } },
      ).replace(/^Example deals 1 damage to (.*)\.$/, '$1');
    expect(text({})).toBe('target creature');
    expect(text({ min: 0, max: 1 })).toBe('up to one target creature');
    expect(text({ min: 2, max: 2 })).toBe('each of two target creatures');
    expect(text({ min: 0, max: 99 })).toBe('each of any number of target creatures');
    expect(text({ min: 'X', max: 'X' })).toBe('each of X target creatures');
    expect(text({ what: { any: true } })).toBe('any target');
    expect(text({ what: { player: 'opponent' } })).toBe('target opponent');
    expect(text({ what: { player: 'teammate' } })).toBe('target teammate');
    expect(text({ what: { player: 'any', object: { types: ['planeswalker'] } } })).toBe(
      'target player or planeswalker',
    );
    expect(text({ what: { player: 'any', object: { types: ['creature'] } } })).toBe(
      'target creature or player',
    );
    expect(text({ min: 2, max: 2, controllers: 'different' })).toBe(
      'each of two target creatures controlled by different players',
    );
    expect(text({ min: { sum: [1, { timesKicked: true }] }, max: { sum: [1, { timesKicked: true }] } })).toBe(
      'Choose target creature, then choose another target creature for each time this spell was kicked. Example deals 1 damage to each of those creatures.',
    );
  });
});

describe('printMode and printToken', () => {
  it('should print one mode by itself', () => {
    const mode = { cost: { mana: '{1}' }, effects: [{ do: 'draw', who: 'you', amount: 2 }] } as const;
    expect(printMode(mode, { lang: 'en' })).toBe('{1} — Draw two cards.');
  });

  it('should describe a token', () => {
    const token = {
      name: 'Ada',
      supertypes: ['legendary'],
      types: ['creature'],
      subtypes: ['Human'],
      colors: ['W', 'U'],
      power: 2,
      toughness: 3,
      keywords: ['flying', 'haste'],
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'self' },
          effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
        },
      ],
    } as const;
    expect(printToken(token, { lang: 'en' })).toBe(
      'Ada, a legendary 2/3 white and blue Human creature token with flying, haste, and "When this token dies, you gain 1 life."',
    );
  });
});
