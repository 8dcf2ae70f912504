import { describe, expect, it } from 'vitest';
import { leastMove, type Sitter } from '../../game/drive.js';
import { rulesOf } from '../../game/rules.js';
import { lifeOf, sitAt } from '../at-board.fixture.js';

describe('choices while a spell is cast', () => {
  it('should show modes in words', async () => {
    const sat = await sitAt({ A1: { board: ['Mountain', 'Plains'], hand: ['Boros Charm'] } }, [
      '1',
      '1',
      '4',
    ]);
    expect(sat.out).toMatch(/Choose a mode — Boros Charm\n +1 {2}Boros Charm deals 4 damage/);
    expect(lifeOf(sat)).toEqual([30, 26]);
  });

  it('should ask for X within what can be paid (CR 601.2b)', async () => {
    const sat = await sitAt({ A1: { board: ['4 Mountain'], hand: ["Devil's Play"] } }, [
      '1',
      '4',
      'two',
      '3',
      '3',
    ]);
    expect(sat.out).toContain("Choose X — Devil's Play: a whole number from 0 to 3");
    expect(sat.out).toContain('a whole number from 0 to 3');
    expect(lifeOf(sat)).toEqual([30, 27]);
  });

  it('should offer kicker with its cost, as yes or no (CR 702.33)', async () => {
    const kicked = await sitAt({ A1: { board: ['5 Mountain'], hand: ['Burst Lightning'] } }, ['1', 'y', '3']);
    expect(kicked.out).toContain('yes: kicker {4}');
    expect(lifeOf(kicked)).toEqual([30, 26]);
    const plain = await sitAt({ A1: { board: ['5 Mountain'], hand: ['Burst Lightning'] } }, ['1', 'n', '3']);
    expect(lifeOf(plain)).toEqual([30, 28]);
  });

  it('should divide damage as it is typed, both heads of a team being two targets (CR 601.2d)', async () => {
    const sat = await sitAt({ A1: { board: ['Mountain'], hand: ['Forked Bolt'] } }, [
      '1',
      '1 4',
      '2',
      '3 0',
      '0 2',
      '1 1',
    ]);
    expect(sat.out).toContain('2 in all, at least 1 each');
    expect(sat.out).toContain('2 whole numbers, one for each');
    expect(sat.out).toContain('they add up to 3, not 2');
    // "0 2" is refused by the rules, not by the prompt
    expect(sat.out).toContain("That isn't possible: at least 1 each");
    expect(lifeOf(sat)).toEqual([29, 29]);
  });
});

describe('arranging cards', () => {
  it('should put some on the top in order and the rest below (scry, CR 701.22a)', async () => {
    const sat = await sitAt(
      {
        A1: { board: ['2 Mountain'], hand: ['Magma Jet'], library: ['Forest', 'Island', '5 Plains'] },
      },
      ['1', '3', '2', 'quit'],
    );
    expect(sat.out).toContain('Scry: put each card on the top or the bottom — Magma Jet');
    expect(sat.out).toContain('A1 puts 1 card on the bottom');
    expect(sat.out).toContain('A1 draws Island');
    const bottom = sat.state.libraries[0]?.[0] ?? -1;
    expect(rulesOf('2026').defs[sat.state.cards[bottom] ?? -1]?.name).toBe('Forest');
  });
});

describe('the order of triggers', () => {
  it('should be asked of the team and be carried out: the first resolves last (CR 805.7)', async () => {
    const sat = await sitAt(
      {
        A1: { board: ['Soul Warden', '2 Forest'], hand: ['Grizzly Bears'] },
        A2: { board: ['Soul Warden'] },
      },
      ['1', '2 1', 'quit'],
    );
    expect(sat.out).toContain('the first goes on the stack first and resolves last');
    expect(sat.actions).toContainEqual(
      expect.objectContaining({ type: 'answer', player: 0, answer: { kind: 'order', order: [1, 0] } }),
    );
  });
});

describe('declaring attackers', () => {
  const attack = { A1: { board: ['Hill Giant'] }, A2: { board: ['Grizzly Bears', 'Wind Drake'] } };

  it('should let each creature of the team attack one head (CR 805.10b)', async () => {
    const sat = await sitAt(attack, ['1 b1, 2 3 b2']);
    expect(sat.out).toMatch(/1 {2}Hill Giant 3\/3 of A1\n +2 {2}Grizzly Bears 2\/2 of A2/);
    expect(sat.out).toContain('b1 = B1 (player, team life 30)');
    // 3 + 2 + 2 from the shared total
    expect(lifeOf(sat)[1]).toBe(23);
    expect(sat.out).toContain('Team A attacks: Hill Giant → B1, Grizzly Bears → B2 and Wind Drake → B2');
  });

  it('should give an example with no more creatures than there are', async () => {
    expect((await sitAt(attack, [])).out).toContain('Example: 1 2 b1, 3 b2 · all b1');
    const two = { A1: { board: ['Hill Giant', 'Wind Drake'] } };
    expect((await sitAt(two, [])).out).toContain('Example: 1 b1, 2 b2 · all b1');
    expect((await sitAt({ A1: { board: ['Hill Giant'] } }, [])).out).toContain('Example: 1 b1 · all b1');
  });

  it('should attack with all at one head, or with nobody', async () => {
    expect(lifeOf(await sitAt(attack, ['all b2']))[1]).toBe(23);
    expect(lifeOf(await sitAt(attack, ['none']))[1]).toBe(30);
  });

  it('should say what is wrong before anything is sent', async () => {
    const { out } = await sitAt(attack, ['1', '1 a2', '9 b1', 'b1', '1 b1, 1 b2']);
    expect(out).toContain('say whom they attack: b1, b2');
    expect(out).toContain('"a2" can\'t be attacked; whom they may attack: b1, b2');
    expect(out).toContain('numbers go from 1 to 3');
    expect(out).toContain('say who attacks b1');
    expect(out).toContain('each creature attacks one thing only');
  });

  it('should show what a teammate thinks, and do it on Enter (CR 805.2)', async () => {
    const partner: Sitter = {
      kind: 'partner',
      person: false,
      decide: (ask) => {
        if (ask.decision.kind !== 'attackers') return Promise.resolve({ action: leastMove(ask), why: null });
        const [first] = ask.decision.options;
        const answer = {
          kind: 'attackers' as const,
          attackers: first === undefined ? [] : [{ attacker: first.attacker, attacks: 3 }],
        };
        return Promise.resolve({
          action: { type: 'answer', player: ask.seat, decision: ask.decision.id, answer },
          why: { code: 'attackGains' },
        });
      },
    };
    const sat = await sitAt(attack, [''], [partner]);
    expect(sat.out).toContain('A2 thinks: these gain more than they risk');
    expect(sat.out).toContain('Enter: Hill Giant → B2');
    expect(lifeOf(sat)[1]).toBe(27);
  });
});

describe('declaring blockers', () => {
  const defence = {
    A1: { board: ['Grizzly Bears'] },
    A2: { board: ['Wall of Omens'] },
    B1: { board: ['Hill Giant', 'Air Elemental'] },
    spec: { activeTeam: 1 },
  };
  const attacker: Sitter = {
    kind: 'attacker',
    person: false,
    decide: (ask) => {
      if (ask.decision.kind !== 'attackers') return Promise.resolve({ action: leastMove(ask), why: null });
      const attackers = ask.decision.options.map((o) => ({ attacker: o.attacker, attacks: 0 }));
      const answer = { kind: 'attackers' as const, attackers };
      return Promise.resolve({
        action: { type: 'answer', player: ask.seat, decision: ask.decision.id, answer },
        why: null,
      });
    },
  };
  const idle: Sitter = {
    kind: 'idle',
    person: false,
    decide: (ask) => Promise.resolve({ action: leastMove(ask), why: null }),
  };

  it('should let either head block for the other (CR 805.10d)', async () => {
    const sat = await sitAt(defence, ['1>1 2>1', 'quit'], [idle, attacker]);
    expect(sat.out).toContain(
      'Team A blocks: Grizzly Bears blocks Hill Giant and Wall of Omens blocks Hill Giant',
    );
    // only the flier's four damage got through
    expect(lifeOf(sat)[0]).toBe(26);
  });

  it('should give an example of blocks that may be: a bear blocks no flier (CR 702.9b)', async () => {
    const flierFirst = { ...defence, B1: { board: ['Air Elemental', 'Hill Giant'] } };
    const sat = await sitAt(flierFirst, ['1', 'none', 'quit'], [idle, attacker]);
    expect(sat.out).toContain('Grizzly Bears 2/2 of A1 (may block attacker 2)');
    expect(sat.out).toContain('blocker>attacker, e.g. 1>2 2>2 · none');
    expect(sat.out).toContain('"1" is no block; write blocker>attacker, e.g. 1>2 2>2');
  });

  it('should refuse blocks that cannot be, in words', async () => {
    const sat = await sitAt(defence, ['1', '1>2', '3>1', '1>7', 'none', 'quit'], [idle, attacker]);
    expect(sat.out).toContain('"1" is no block');
    expect(sat.out).toContain("blocker 1 can't block attacker 2");
    expect(sat.out).toContain('there is no blocker 3');
    expect(sat.out).toContain('there is no attacker 7');
    expect(lifeOf(sat)[0]).toBe(23);
  });
});

describe('a question of yes or no', () => {
  const side = { board: ['Suture Priest', '2 Forest'], hand: ['Grizzly Bears'] };

  it('should show the text of the ability that asks', async () => {
    const sat = await sitAt({ A1: side }, ['1', 'y', 'quit']);
    expect(sat.out).toMatch(
      /Do you want to\? — Suture Priest\n {2}Whenever another creature .* you may gain 1 life\./,
    );
    expect(lifeOf(sat)).toEqual([31, 30]);
  });

  it('should leave it undone for a no', async () => {
    expect(lifeOf(await sitAt({ A1: side }, ['1', 'n', 'quit']))).toEqual([30, 30]);
  });
});

describe('other choices', () => {
  it('should ask what to discard down to seven cards (CR 514.1)', async () => {
    const sat = await sitAt({ A1: { hand: ['8 Hill Giant'] } }, ['', '1 2', '8', 'quit']);
    expect(sat.out).toContain('Choose what to discard: one of them');
    expect(sat.out).toContain('type the numbers of what you choose');
    expect(sat.state.graveyards[0]).toHaveLength(1);
    // asked again a turn later, with the eighth card
    expect(sat.io.prompts).toHaveLength(4);
  });

  it('should keep or mulligan, with the whole hand of the partner in view (CR 805.3a)', async () => {
    const sat = await sitAt(
      { A1: { hand: ['7 Plains'] }, A2: { hand: ['7 Island'] }, spec: { step: 'mulligan', turn: 1 } },
      ['huh', 'm', 'k', 'quit'],
    );
    expect(sat.out).toMatch(/A2 holds +7 Island\n.*Your hand +7 Plains/s);
    expect(sat.out).toContain('k to keep, m for a mulligan');
    expect(sat.out).toContain('A1 takes a mulligan');
    expect(sat.out).toContain('A2 keeps 7 cards');
  });
});
