import { describe, expect, it } from 'vitest';
import { lifeOf, sitAt } from './at-board.fixture.js';

const BOLT = { board: ['Mountain'], hand: ['Lightning Bolt'] };

describe('a person with priority', () => {
  it('should cast a spell at a head, whose team loses the life (CR 810.9)', async () => {
    // targets are listed: A1, A2, B1, B2
    const sat = await sitAt({ A1: BOLT }, ['1', '4']);
    expect(lifeOf(sat)).toEqual([30, 27]);
    expect(sat.out).toContain('Cast Lightning Bolt {R}');
    expect(sat.out).toContain('B2 (player, team life 30)');
    expect(sat.out).toContain('Team B 30 → 27: B2 −3 (810.9)');
    expect(sat.out).not.toContain('B1 −3');
  });

  it('should be told where the pass leads and whose passes it still needs (CR 805.5b)', async () => {
    const { out } = await sitAt({ A1: BOLT }, []);
    expect(out).toContain('p  Pass: on to combat, once A2 and the other team pass too');
  });

  it('should be passed for where there is nothing to do but make mana', async () => {
    const sat = await sitAt({ A1: { board: ['Forest'], library: ['2 Hill Giant'] } }, []);
    expect(sat.io.prompts).toEqual([]);
    // the game has gone on until A1 had no card left to draw (CR 704.5b)
    expect(sat.state.result).toEqual({ winner: 1, reason: 'emptyLibrary' });
  });

  it('should be asked in the middle of combat only when somebody attacks', async () => {
    const { io } = await sitAt({ A1: { ...BOLT, library: ['2 Plains'] } }, ['p', 'p']);
    // own main phases, and the end of the other team's turn
    expect(io.prompts).toHaveLength(3);
  });

  it('should take back a spell instead of choosing its target (CR 733.1)', async () => {
    const sat = await sitAt({ A1: BOLT }, ['1', 'x', 'quit']);
    expect(lifeOf(sat)).toEqual([30, 30]);
    expect(sat.out).toContain('A1 takes it back');
    expect(sat.state.hands[0]).toHaveLength(1);
    expect(sat.ended).toBe('left');
  });

  it('should pay by hand, tapping what it says', async () => {
    const sat = await sitAt(
      { A1: { board: ['Mountain', 'Forest', 'Taiga'].slice(0, 2), hand: ['Raging Goblin'] } },
      ['1m', '1', 'r'],
    );
    expect(sat.out).toContain('Pay {R}');
    expect(sat.out).toContain('Raging Goblin resolves');
  });

  it('should choose a mana ability that is listed apart', async () => {
    const sat = await sitAt({ A1: { ...BOLT, board: ['Mountain', 'Forest'] } }, ['m', 'm2']);
    expect(sat.out).toMatch(/m1 {2}Mountain.*\n.*m2 {2}Forest/);
    expect(sat.out).toContain('mana {G}');
  });

  it('should not see what the opponents hold, but the whole hand of the partner (CR 810.5)', async () => {
    const { out } = await sitAt({ A1: BOLT, A2: { hand: ['Hill Giant'] }, B1: { hand: ['Counterspell'] } }, [
      'h',
      'b',
    ]);
    expect(out).toMatch(/A2 holds +Hill Giant/);
    expect(out).not.toContain('Counterspell');
  });
});

describe("a person's words at any prompt", () => {
  it("should explain what isn't understood, and ask again", async () => {
    const { out, io } = await sitAt({ A1: BOLT }, ['7', 'fly', '1', '9', '1 2']);
    expect(out).toContain('there is no 7');
    expect(out).toContain('"fly" is none of these');
    expect(out).toContain('numbers go from 1 to 4, not 9');
    expect(out).toContain('choose one of them');
    expect(io.prompts).toHaveLength(6);
  });

  it('should show the text of a card, written from its data, and near names of a misspelt one', async () => {
    const { out } = await sitAt({ A1: BOLT }, ['c flame rift', 'c Flam Rift', 'c']);
    expect(out).toContain('Flame Rift deals 4 damage to each player.');
    expect(out).toContain('no built-in card Flam Rift; near it: Flame Rift');
    expect(out).toContain('say which card');
  });

  it('should list and change where they are asked', async () => {
    const { out, io } = await sitAt({ A1: BOLT }, ['s my main1', 's their upkeep', 's up', 'p']);
    expect(out).toContain("Stops in your team's turn: blockers declared, second main phase");
    expect(out).toContain('blockers declared, end step, upkeep');
    expect(out).toContain('say "s my STEP"');
    expect(io.prompts).toHaveLength(5);
  });

  it('should name the card that an adventure is on (CR 715.2)', async () => {
    const { out } = await sitAt({ A1: { board: ['2 Island', 'Mountain'], hand: ['Brazen Borrower'] } }, [
      'quit',
    ]);
    // a spell without target isn't offered (CR 601.2c)
    expect(out).toContain('Cast Brazen Borrower {1}{U}{U} 3/1');
    expect(out).not.toContain('Petty Theft');
    const sat = await sitAt(
      { A1: { board: ['2 Island'], hand: ['Brazen Borrower'] }, B1: { board: ['Hill Giant'] } },
      ['quit'],
    );
    expect(sat.out).toContain('Cast Petty Theft {1}{U} (on Brazen Borrower)');
  });

  it('should not end in the middle of a keyword with a quality (CR 702.11d)', async () => {
    const { out } = await sitAt({ A1: { ...BOLT, board: ['Mountain', 'Knight of Grace'] } }, ['quit']);
    expect(out).toMatch(/Knight of Grace \d\/\d first strike, hexproof from some/);
  });

  it('should show help, the log and the graveyards', async () => {
    const { out } = await sitAt({ A1: BOLT }, ['1', '3', '?', 'l 2', 'g']);
    expect(out).toContain('concede  your whole team loses at once');
    expect(out).toContain('Lightning Bolt deals 3 damage to B1 (120.3)');
  });

  it('should concede for the whole team once it is confirmed (CR 810.8b)', async () => {
    const sat = await sitAt({ A1: BOLT }, ['concede', 'n', 'concede', 'y']);
    expect(sat.state.result).toEqual({ winner: 1, reason: 'concede' });
    expect(sat.io.prompts[1]).toContain('810.8b');
  });

  it('should leave at the end of input, whatever is being asked', async () => {
    for (const typed of [[], ['1'], ['concede']]) {
      const sat = await sitAt({ A1: BOLT }, typed);
      expect(sat.ended).toBe('left');
      expect(lifeOf(sat)).toEqual([30, 30]);
    }
  });
});
