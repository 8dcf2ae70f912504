import { describe, expect, it, vi } from 'vitest';
import { isSick } from '../combat/sick.js';
import type { Team } from '../state/state.js';
import { board, can, id, mana } from './board.fixture.js';
import { maxX, payer } from './payable.js';
import { manaSources } from './sources.js';

// nothing here resolves: programs, which reach into all of the engine, aren't needed
vi.mock('../effects/program.js', () => ({ compileProgram: () => [] }));

describe('mana sources', () => {
  it('should be the untapped permanents of the player alone, not of the partner', () => {
    const g = board(['Plains', 'Dual', 'Bear'], [], ['Island']);
    expect(manaSources(g, 0).map((s) => [s.object, s.ability, s.units])).toEqual([
      [id(0), 0, [1]],
      [id(1), 0, [16]],
      [id(1), 1, [1]],
    ]);
    g.own(id(0)).tapped = true;
    expect(manaSources(g, 0).length).toBe(2);
    expect(manaSources(g, 1).map((s) => s.units)).toEqual([[2]]);
  });

  it('should leave out creatures that came since the team began its turn (CR 302.6)', () => {
    const g = board(['Elf', 'Spawn']);
    for (const i of [0, 1]) g.own(id(i)).since = 5;
    // no tap symbol in the cost of the second
    expect(manaSources(g, 0).map((s) => s.object)).toEqual([id(1)]);
    g.own(id(0)).since = 4;
    expect(manaSources(g, 0).length).toBe(2);
  });

  it('should stay sick in the opponents’ turn after the one it came in (CR 302.6)', () => {
    const g = board(['Elf']);
    g.s.turn = { ...g.s.turn, team: 1, number: 6 };
    const elf = g.own(id(0));
    const sick = (since: number): boolean => {
      elf.since = since;
      return isSick(g, elf, g.chars(elf));
    };
    expect([sick(4), sick(5), sick(6)]).toEqual([false, true, true]);
    // the other team takes an extra turn
    g.s.turn = { ...g.s.turn, number: 7 };
    g.setTeam(0, { lastTurn: 5 } as Partial<Team>);
    expect([sick(4), sick(5)]).toEqual([false, true]);
  });

  it('should respect effects that stop mana abilities too', () => {
    expect(manaSources(board(['Ring', 'Forest', 'Stop']), 0).map((s) => s.object)).toEqual([id(1)]);
  });

  it('should list a source once for each type where one choice binds all its mana', () => {
    const units = manaSources(board(['Lotus']), 0).map((s) => s.units);
    expect(units).toEqual([1, 2, 4, 8, 16].map((m) => [m, m, m]));
  });
});

describe('what can be paid', () => {
  it('should count each permanent once', () => {
    const g = board(['Dual', 'Plains']);
    expect(can(g, '{G}{W}')).toBe(true);
    expect(can(g, '{G}{G}')).toBe(false);
    expect(can(g, '{1}{W}')).toBe(true);
    expect(can(g, '{3}')).toBe(false);
    expect(can(g, '{0}')).toBe(true);
    expect(can(g, '{1}{W}', null, { excluding: [id(0)] })).toBe(false);
    const pays = payer(g, 0);
    expect([pays(mana('{G}{W}'), null), pays(mana('{W}{W}{1}'), null)]).toEqual([true, false]);
  });

  it('should pay snow with mana of snow sources only (CR 107.4h)', () => {
    const g = board(['Snowfield', 'Forest']);
    expect(can(g, '{S}{G}')).toBe(true);
    expect(can(g, '{S}{S}')).toBe(false);
  });

  it('should let one color do for all that a source makes at once', () => {
    const g = board(['Lotus']);
    expect(can(g, '{1}{U}{U}')).toBe(true);
    expect(can(g, '{W}{U}')).toBe(false);
  });

  it('should spend restricted mana only on what it is for (CR 106.6)', () => {
    const g = board(['Ziggurat'], ['Elf', 'Counter']);
    const [elf, counter] = (g.s.hands[0] ?? []).map((o) => o.id);
    expect(can(g, '{G}', { spell: elf ?? 0 })).toBe(true);
    expect(can(g, '{U}', { spell: counter ?? 0 })).toBe(false);
    expect(can(g, '{G}', { ability: elf ?? 0 })).toBe(false);
    expect(can(g, '{G}')).toBe(false);
    expect(payer(g, 0)(mana('{G}'), { spell: elf ?? 0 })).toBe(true);
  });

  it('should pay Phyrexian mana with the team’s life where it may be lost (CR 107.4f, 810.9a, 810.9h)', () => {
    expect(can(board([]), '{W/P}{U/P}')).toBe(true);
    expect(can(board([], [], ['Vow']), '{W/P}')).toBe(false);
    expect(can(board(['Plains'], [], ['Vow']), '{W/P}')).toBe(true);
    const g = board([]);
    g.setTeam(0, { life: 3 });
    expect([can(g, '{W/P}'), can(g, '{W/P}{W/P}'), can(g, '{W/P}', null, { life: 2 })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('should let mana be of any type where an effect says so', () => {
    expect(can(board(['Plains', 'Lens']), '{C}')).toBe(true);
    expect(can(board(['Plains'], [], ['Lens']), '{U}')).toBe(false);
    expect(can(board(['Plains']), '{U}', null, { anyType: true })).toBe(true);
  });

  it('should let creatures, artifacts, cards and a helper stand for mana (CR 702.51, 702.66, 702.126, 702.132)', () => {
    const g = board(['Bear', 'Golem', 'Elf', 'Forest']);
    const convoke = [id(0), id(1), id(2)];
    expect(can(g, '{1}{G}{G}{G}', null, { convoke })).toBe(true);
    expect(can(g, '{G}{G}{G}{G}', null, { convoke })).toBe(false);
    expect(can(g, '{5}', null, { convoke })).toBe(false);
    expect(can(g, '{3}', null, { improvise: [id(1)] })).toBe(true);
    expect(can(g, '{4}{G}', null, { delve: 3 })).toBe(true);
    expect(can(g, '{G}{G}{G}', null, { delve: 5 })).toBe(false);
  });

  it('should find the largest X', () => {
    const g = board(['Forest', 'Forest', 'Ring', 'Mountain', 'Dual']);
    expect(maxX(g, 0, mana('{X}{R}'), null)).toBe(5);
    expect(maxX(g, 0, mana('{X}{X}{R}'), null)).toBe(2);
    expect(maxX(g, 0, mana('{X}{G}'), null, { delve: 3 })).toBe(8);
    expect(maxX(g, 0, mana('{X}{U}'), null)).toBe(-1);
    expect(maxX(g, 0, mana('{G}'), null)).toBe(0);
  });

  it('should count on mana that triggers add (CR 605.4a)', () => {
    expect(can(board(['Swamp', 'Ghast']), '{B}{B}')).toBe(true);
    expect(can(board(['Swamp', 'Forest', 'Ghast']), '{B}{B}{B}')).toBe(false);
    expect(can(board(['Swamp'], [], ['Ghast']), '{B}{B}')).toBe(false);
  });
});
