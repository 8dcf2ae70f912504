import {
  type Answer,
  type Condition,
  type Decision,
  type EditionParameters,
  type Effect,
  teamAsTarget,
} from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Game } from '../game.js';
import { attackOptions } from './attack.js';
import { blockDecision } from './block.js';
import { Board, creature, permanent } from './fixture.js';
import { Play } from './play.fixture.js';

/** "Defending player" where the team is attacked: CR 606.7a of 2007, 806.7b of 2009, 810.7b of 2011 to April 2018. */

const EITHER = { attack: 'team', defendingPlayer: 'either' } as const;
const THEM = teamAsTarget(1);
const bear = (name: string) => creature(name, 2, 2);
const black = (name: string) => permanent(name, { colors: ['B'] });

/** An attacker that gains its controller a life as it attacks if that is so. */
const asking = (k: Condition) =>
  creature('Asker', 1, 1, {
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'attacks', what: 'self' },
        if: k,
        effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
      },
    ],
  });
const doing = (...effects: Effect[]) =>
  creature('Doer', 1, 1, {
    abilities: [{ kind: 'triggered', when: { on: 'attacks', what: 'self' }, effects }],
  });

type Side = ReturnType<typeof bear>[];
const play = (attacker: Side[number], left: Side, right: Side, parameters: Partial<EditionParameters> = {}) =>
  new Play(new Board([[attacker], [bear('Bystander')], left, right], { ...EITHER, ...parameters }));

const pick =
  (seat: number) =>
  (d: Decision): Answer | undefined =>
    d.kind === 'choose' ? { kind: 'choose', chosen: [seat] } : undefined;

/** Whether the condition was true for Asker's attack. */
function holds(k: Condition, left: Side, right: Side, parameters: Partial<EditionParameters> = {}, head = 2) {
  const p = play(asking(k), left, right, parameters);
  p.attack(['Asker', THEM]).reach('declareBlockers', pick(head));
  return p.life()[0] === 31;
}

describe('comparisons with both defending players', () => {
  it('should be true if a positive one is for either (CR 806.7b: controls an Island)', () => {
    const k: Condition = { exists: { colors: ['B'], controller: 'defendingPlayer' } };
    expect(holds(k, [], [black('Right')])).toBe(true);
    expect(holds(k, [black('Left')], [])).toBe(true);
    expect(holds(k, [], [])).toBe(false);
  });

  it('should be true if a negative one is for both (CR 806.7b: controls no black permanents)', () => {
    const count = { count: { colors: ['B'] as const, controller: 'defendingPlayer' as const } };
    const words: Condition[] = [
      { not: { exists: { colors: ['B'], controller: 'defendingPlayer' } } },
      { compare: [count, '=', 0] },
      { compare: [count, '<', 1] },
      { compare: [0, '>=', count] },
    ];
    for (const k of words) {
      expect(holds(k, [black('Left')], [])).toBe(false);
      expect(holds(k, [], [black('Right')])).toBe(false);
      expect(holds(k, [], [])).toBe(true);
    }
  });

  it('should count for each head by itself, never for both together (CR 806.7b)', () => {
    const k: Condition = {
      compare: [{ count: { types: ['creature'], controller: 'defendingPlayer' } }, '>=', 2],
    };
    expect(holds(k, [bear('Left')], [bear('Right')])).toBe(false);
    expect(holds(k, [bear('Left'), bear('Left too')], [])).toBe(true);
  });

  const count = (controller: 'you' | 'defendingPlayer' | 'attackingPlayer') => ({
    count: { types: ['creature'] as const, controller },
  });
  const goon = creature('Goon', 6, 6, {
    mods: [
      { mod: 'cantAttack', unless: { compare: [count('you'), '>', count('defendingPlayer')] } },
      { mod: 'cantBlock', unless: { compare: [count('you'), '>', count('attackingPlayer')] } },
    ],
  });
  const three = [bear('X'), bear('Y'), bear('Z')];

  it('should let a creature attack if a relative one is true for either; before 2007 for each (CR 806.7b, 606.7b)', () => {
    const may = (attackBan: EditionParameters['attackBan'], right: Side) => {
      const b = new Board([[goon, bear('Mine')], [], [], right], { ...EITHER, attackBan });
      return attackOptions(b.g).some((o) => o.attacker === b.id('Goon'));
    };
    expect(may('byDefendersObject', three)).toBe(true);
    expect(may('any', three)).toBe(false);
    expect(may('any', [bear('X')])).toBe(true);
  });

  it('should mean either attacking player for a blocker (CR 806.7b)', () => {
    const can = (parameters: Partial<EditionParameters>, target: number) => {
      const b = new Board([three, [], [goon, bear('Theirs')], []], parameters).attacking(['X', target]);
      return blockDecision(b.g)?.options.some((o) => o.blocker === b.id('Goon'));
    };
    // A2 controls no creature
    expect(can(EITHER, THEM)).toBe(true);
    expect(can({}, 2)).toBe(false);
  });
});

describe('one-shot effects on the defending player', () => {
  it('should reach one head, whom the controller picks as it is applied (CR 806.7b)', () => {
    const p = play(
      doing(
        { do: 'loseLife', who: 'defendingPlayer', amount: 1 },
        { do: 'loseLife', who: 'defendingPlayer', amount: 2 },
      ),
      [],
      [],
    );
    p.attack(['Doer', THEM]).until('choose');
    expect(p.pending).toMatchObject({ players: [0], candidates: [2, 3], min: 1, max: 1 });
    p.reach('declareBlockers', pick(3));
    expect(p.state.players.map((x) => x.tally.lifeLost ?? 0)).toEqual([0, 0, 0, 3]);
  });

  it('should be dealt to one head where it is what the creature attacks', () => {
    const p = play(doing({ do: 'damage', to: { attackedBy: 'it' }, amount: 1 }), [], []);
    p.attack(['Doer', THEM]).reach('declareBlockers', pick(2));
    expect(p.state.players.map((x) => x.tally.damageTaken ?? 0)).toEqual([0, 0, 1, 0]);
  });

  it('should ask about both where the effect only looks whether something is so (CR 806.7b)', () => {
    const p = play(
      doing({
        do: 'if',
        if: { exists: { colors: ['B'], controller: 'defendingPlayer' } },
        then: [{ do: 'gainLife', who: 'you', amount: 1 }],
      }),
      [],
      [black('Right')],
    );
    p.attack(['Doer', THEM]).reach('declareBlockers');
    expect(p.life()).toEqual([31, 30]);
  });

  it('should be about the controller of a planeswalker that is attacked (CR 508.4 of 2009)', () => {
    const walker = permanent('Walker', { types: ['planeswalker'], loyalty: 5 });
    const p = new Play(
      new Board(
        [
          [doing({ do: 'loseLife', who: 'defendingPlayer', amount: 1 })],
          [],
          [],
          [{ card: walker, set: { counters: { loyalty: 5 } } }],
        ],
        EITHER,
      ),
    );
    p.attack(['Doer', 'Walker']).reach('declareBlockers');
    expect(p.state.players.map((x) => x.tally.lifeLost ?? 0)).toEqual([0, 0, 0, 1]);
  });
});

describe('characteristics defined by the defending player', () => {
  const counts = { count: { types: ['creature'] as const, controller: 'defendingPlayer' as const } };
  const liege = creature('Liege', 0, 0, {
    abilities: [
      {
        kind: 'static',
        characteristicDefining: true,
        mods: [{ mod: 'setPT', power: counts, toughness: 5 }],
      },
    ],
  });
  const power = (p: Play) => {
    const g = new Game(p.board.g.rules, p.state);
    return g.chars(g.get(p.board.id('Liege'))).power;
  };

  it('should look at the head picked as the combat begins, until it ends (CR 806.7b)', () => {
    const p = play(liege, [bear('Left')], [bear('R1'), bear('R2'), bear('R3')]);
    p.until('choose');
    expect(p.state.turn.step).toBe('beginCombat');
    expect(p.pending).toMatchObject({ players: [0], source: p.board.id('Liege'), candidates: [2, 3] });
    expect(p.answer({ kind: 'choose', chosen: [3] })).toBeNull();
    expect(power(p)).toBe(3);
    expect(p.events).toContainEqual(expect.objectContaining({ type: 'chose', player: 0, objects: [3] }));
    p.attack(['Liege', THEM]);
    expect(power(p)).toBe(3);
    p.reach('main2', pick(2));
    expect(power(p)).toBe(0);
    expect(p.life()).toEqual([30, 27]);
  });

  it('should not be asked about where there is only one defending player', () => {
    const p = new Play(new Board([[liege], [bear('Left')]], EITHER));
    p.until('attackers');
    expect(power(p)).toBe(1);
  });
});

describe('one chosen defending player for every reference (the text of 2010-es)', () => {
  const ONE = { defendingPlayer: 'oneChosen' } as const;
  const none: Condition = { not: { exists: { colors: ['B'], controller: 'defendingPlayer' } } };

  it('should be asked of the controller of an attacker that compares, as it attacks', () => {
    expect(holds(none, [black('Left')], [], ONE, 2)).toBe(false);
    expect(holds(none, [black('Left')], [], ONE, 3)).toBe(true);
    const p = play(asking(none), [], [], ONE);
    p.attack(['Asker', THEM]);
    expect(p.pending).toMatchObject({ kind: 'choose', players: [0], candidates: [2, 3] });
    expect(p.state.combat?.attackers).toEqual([]);
  });

  it('should leave the damage to be dealt to either head', () => {
    const p = play(asking(none), [], [], ONE);
    p.attack(['Asker', THEM]);
    p.answer({ kind: 'choose', chosen: [3] });
    p.reach('main2', pick(2));
    expect(p.state.players.map((x) => x.tally.damageTaken ?? 0)).toEqual([0, 0, 1, 0]);
  });

  it('should be picked as a one-shot effect is applied, as in other editions', () => {
    const p = play(doing({ do: 'loseLife', who: 'defendingPlayer', amount: 1 }), [], [], ONE);
    p.attack(['Doer', THEM]).reach('declareBlockers', pick(3));
    expect(p.state.players.map((x) => x.tally.lifeLost ?? 0)).toEqual([0, 0, 0, 1]);
  });
});
