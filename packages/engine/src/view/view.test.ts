import type { PlayerView, Viewer } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { GENERATION, HAND_SLOT, PEEK_SLOT } from '../game.js';
import { pendingDecisions } from '../legal/legal.js';
import type { Obj, State } from '../state/state.js';
import { blankObj } from '../zones/slots.js';
import { board as boardOf, defOf, rulesWith } from './fixture.js';
import { findLeaks } from './leaks.js';
import { deciders } from './pending.js';
import { view } from './view.js';

const R = rulesWith([
  { name: 'Bear', manaCost: '{1}{G}', types: ['creature'], subtypes: ['Bear'], power: 2, toughness: 2 },
  {
    name: 'Angel',
    manaCost: '{3}{W}{W}',
    types: ['creature'],
    supertypes: ['legendary'],
    subtypes: ['Angel'],
    power: 4,
    toughness: 4,
    keywords: ['flying', 'convoke', { k: 'toxic', n: 2 }, { k: 'ward', cost: { mana: '{2}' } }],
  },
  { name: 'Secret', manaCost: '{U}', types: ['sorcery'] },
  { name: 'Riddle', manaCost: '{X}{U}', types: ['instant'] },
]);
const [BEAR, ANGEL, RIDDLE] = [defOf(R, 'Bear'), defOf(R, 'Angel'), defOf(R, 'Riddle')];

const board = (change: Partial<State> = {}, permanents: readonly Partial<Obj>[] = []) =>
  boardOf(R, 'Secret', 'Riddle', permanents, change);

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'spectator'];

/** The view, after checking that neither it nor anybody else's leaks anything. */
function seen(state: State, viewer: Viewer): PlayerView {
  for (const v of VIEWERS) expect(findLeaks(R, state, v, view(R, state, v)), `viewer ${v}`).toEqual([]);
  const mine = view(R, state, viewer);
  expect(JSON.parse(JSON.stringify(mine))).toEqual(mine);
  return mine;
}

describe('hands and libraries', () => {
  it("should show a player their own and their teammate's hand", () => {
    const v = seen(board(), 0);
    expect(Object.keys(v.hands)).toEqual(['0', '1']);
    expect(v.hands[1]?.[0]?.name).toBe('Secret');
    expect(v.players.map((p) => [p.handSize, p.librarySize])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
    expect(JSON.stringify(v)).not.toContain('Riddle');
  });

  it('should show a spectator no hand', () => {
    const v = seen(board(), 'spectator');
    expect(v.hands).toEqual({});
    expect(JSON.stringify(v)).not.toContain('Secret');
  });

  it('should show a controller what the controlled player may see', () => {
    const s = board();
    const players = s.players.map((p) => (p.seat === 2 ? { ...p, controlledBy: 0 } : p));
    const v = seen({ ...s, players }, 0);
    expect(Object.keys(v.hands)).toEqual(['0', '1', '2', '3']);
    expect(Object.keys(seen({ ...s, players }, 1).hands)).toEqual(['0', '1']);
    expect(Object.keys(seen({ ...s, players }, 2).hands)).toEqual(['2', '3']);
  });

  it('should show cards looked at in a library only to the one who looks', () => {
    const id = GENERATION + PEEK_SLOT + 1;
    const card = { ...blankObj(id, 'library', 1, 1, 0), card: 5, def: RIDDLE };
    const peek = { viewer: 1, whose: 1, public: false, cards: [card] };
    expect(seen(board({ peek }), 1).looking.map((o) => o.name)).toEqual(['Riddle']);
    expect(seen(board({ peek }), 0).looking).toEqual([]);
    expect(seen(board({ peek: { ...peek, public: true } }), 'spectator').looking).toHaveLength(1);
  });

  it("should show the cards of another's hand to a player who chooses among them", () => {
    const theirs = GENERATION + HAND_SLOT + 2;
    const pending = {
      kind: 'choose',
      id: 17,
      players: [0],
      byTeam: false,
      purpose: 'discard',
      candidates: [theirs],
      min: 1,
      max: 1,
    } as const;
    const s = board({ pending, priority: null });
    expect(seen(s, 0).hands[2]?.map((o) => o.name)).toEqual(['Secret']);
    expect(seen(s, 1).hands[2]).toBeUndefined();
    expect(seen(s, 1).pending).toEqual([{ kind: 'waiting', players: [0], purpose: 'discard' }]);
  });
});

describe('permanents', () => {
  it('should show characteristics, printed size, keywords and status', () => {
    const s = board({}, [{ def: ANGEL, card: 0, tapped: true, counters: { '+1/+1': 1 }, since: 3 }]);
    expect(seen(s, 3).battlefield).toEqual([
      {
        id: GENERATION,
        name: 'Angel',
        zone: 'battlefield',
        owner: 0,
        controller: 0,
        manaCost: '{3}{W}{W}',
        manaValue: 5,
        colors: ['W'],
        types: ['creature'],
        supertypes: ['legendary'],
        subtypes: ['Angel'],
        keywords: ['flying', 'convoke', 'toxic 2', 'ward'],
        power: 5,
        toughness: 5,
        printedPower: 4,
        printedToughness: 4,
        tapped: true,
        summoningSick: true,
        counters: { '+1/+1': 1 },
        abilities: R.defs[ANGEL]?.faces[0].base.abilities,
      },
    ]);
  });

  it("should show a face-down permanent's face to its controller alone", () => {
    const s = board({}, [
      { def: ANGEL, card: 0, faceDown: 1 },
      { def: BEAR, card: 1 },
    ]);
    expect(seen(s, 0).battlefield[0]).toMatchObject({
      name: 'Angel',
      faceDown: true,
      power: 2,
      keywords: [],
    });
    for (const viewer of [1, 2, 'spectator'] as const) {
      const o = seen(s, viewer).battlefield[0];
      expect(o).toMatchObject({
        name: null,
        faceDown: true,
        power: 2,
        toughness: 2,
        manaValue: 0,
        abilities: [],
      });
      expect(JSON.stringify(o)).not.toMatch(/Angel|legendary|flying/);
    }
    expect(seen(s, 1).battlefield[1]?.name).toBe('Bear');
  });

  it('should hide a card exiled face down from all, but a foretold one not from its owner', () => {
    const s = board({}, [
      { def: ANGEL, card: 0, faceDown: 3, zone: 'exile' },
      { def: BEAR, card: 1, faceDown: 3, zone: 'exile', marks: { foretold: 1 } },
    ]);
    expect(seen(s, 0).exile.map((o) => o.name)).toEqual([null, 'Bear']);
    expect(seen(s, 1).exile.map((o) => o.name)).toEqual([null, null]);
    expect(seen(s, 0).exile[0]).toMatchObject({ types: [], faceDown: true });
  });

  it('should tell who attacks what and who blocks whom', () => {
    const [a, b] = [GENERATION, GENERATION + 1];
    const combat = {
      attackers: [{ id: a, attacks: 3, defender: 3, blocked: true, blockers: [b] }],
      blockers: [{ id: b, blocks: [a] }],
      declared: true,
      firstStruck: [],
      assignments: [],
      removed: [],
      pendingAttack: [],
    };
    const s = board({ combat }, [
      { def: BEAR, card: 0 },
      { def: BEAR, card: 1, owner: 2, controller: 2 },
    ]);
    const [first, second] = seen(s, 1).battlefield;
    expect(first).toMatchObject({ attacking: 3, blocked: true });
    expect(second).toMatchObject({ blocking: [a] });
    expect(seen(s, 1).assignedDamage).toEqual([]);
    // the same records out of combat look otherwise
    expect(seen({ ...s, combat: null }, 1).battlefield[0]).not.toHaveProperty('attacking');
  });
});

describe('combat damage that waits', () => {
  it('should be shown to all, by whom and to whom, though the creature may be gone (CR 310.1, 310.4a of 2005)', () => {
    const assignments = [
      { source: GENERATION, to: 3, amount: 2 },
      { source: GENERATION + 1, to: GENERATION, amount: 2 },
    ];
    const combat = {
      attackers: [{ id: GENERATION, attacks: 3, defender: 3, blocked: false, blockers: [] }],
      blockers: [],
      declared: true,
      firstStruck: [],
      assignments,
      removed: [],
      pendingAttack: [],
    };
    const both = board({ combat }, [
      { def: BEAR, card: 0 },
      { def: BEAR, card: 1, owner: 2, controller: 2 },
    ]);
    // the second has left
    const s = { ...both, objects: both.objects.slice(0, 1).concat(null), battlefield: [GENERATION] };
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(seen(s, viewer).assignedDamage).toEqual(assignments);
    expect(seen({ ...s, combat: null }, 0).assignedDamage).toEqual([]);
  });
});

describe('the stack', () => {
  const env = { x: 3 };
  const info = {
    ability: 5,
    source: GENERATION,
    targets: { t: [2] },
    divisions: {},
    modes: [],
    env,
    copy: false,
    spliced: [],
  };

  it('should show a spell with its value of X', () => {
    const stack = { ...info, kind: 'spell', ability: -1 } as unknown as Obj['stack'];
    const s = board({}, [{ def: RIDDLE, card: 4, zone: 'stack', stack }]);
    expect(seen(s, 2).stack[0]).toMatchObject({
      kind: 'spell',
      name: 'Riddle',
      x: 3,
      manaValue: 4,
      targets: [[2]],
    });
  });

  it('should name an ability after its source, unless that is hidden', () => {
    const on = (source: number) => ({ ...info, kind: 'triggered', source }) as unknown as Obj['stack'];
    const s = board({}, [
      { def: BEAR, card: 0 },
      { def: -1, zone: 'stack', stack: on(GENERATION) },
      { def: -1, zone: 'stack', stack: on(GENERATION + HAND_SLOT) },
    ]);
    expect(seen(s, 1).stack.map((o) => [o.name, o.source])).toEqual([
      ['Bear', GENERATION],
      ['Secret', GENERATION + HAND_SLOT],
    ]);
    expect(seen(s, 2).stack.map((o) => [o.name, o.source])).toEqual([
      ['Bear', GENERATION],
      [null, null],
    ]);
  });
});

describe('decisions', () => {
  it("should give priority as a decision of the members who haven't passed", () => {
    const s = board({ priority: { team: 0, passed: 1, teamsPassed: 0 } });
    expect(pendingDecisions(s)).toEqual([
      { kind: 'priority', id: 17, players: [1], byTeam: false, purpose: 'choose' },
    ]);
    expect(seen(s, 1).pending[0]?.kind).toBe('priority');
    expect(seen(s, 0).pending[0]?.kind).toBe('waiting');
    expect(seen(s, 0).players.map((p) => p.hasPassed)).toEqual([true, false, false, false]);
  });

  it('should show a team decision to the whole team only', () => {
    const pending = {
      kind: 'option',
      id: 17,
      players: [0],
      byTeam: true,
      purpose: 'may',
      options: [],
    } as const;
    const s = board({ pending });
    expect(VIEWERS.map((v) => seen(s, v).pending[0]?.kind)).toEqual([
      'option',
      'option',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });

  it('should let a controller answer, and the controlled player look on', () => {
    const pending = {
      kind: 'number',
      id: 17,
      players: [2],
      byTeam: false,
      purpose: 'number',
      min: 0,
      max: 1,
    } as const;
    const s = board({ pending });
    const players = s.players.map((p) => (p.seat === 2 ? { ...p, controlledBy: 1 } : p));
    const controlled = { ...s, players };
    expect(deciders(controlled, pending)).toEqual([1]);
    expect(VIEWERS.map((v) => seen(controlled, v).pending[0]?.kind)).toEqual([
      'waiting',
      'number',
      'number',
      'waiting',
      'waiting',
    ]);
  });

  it('should ask nothing any more once the game is over', () => {
    expect(pendingDecisions(board({ result: { winner: 0, reason: 'life' } }))).toEqual([]);
  });
});
