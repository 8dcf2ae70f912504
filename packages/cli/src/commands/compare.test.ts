import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

const board = (name: string) =>
  fileURLToPath(new URL(`../../../../scenarios/compare/${name}.yaml`, import.meta.url));
const SHARE = ['2005-08', '2005-fr', '2006-en', '2007-02', '2007-05', '2009-en', '2010-es'];
const TOTAL = ['2010-04', '2011-04', '2011plus-ja', '2018-04', '2019-07', '2024-11', '2026'];

describe('ettin scenario compare', () => {
  // half of a share of 9 is 4 for each head (606.9a, 806.9a), half of 17 is 8 (810.9a)
  it('should group editions that count a head as its share and as the total', async () => {
    const { code, out } = await ettin(['scenario', 'compare', board('hidetsugu-at-17'), '--json']);
    expect(code).toBe(EXIT.done);
    const shown = JSON.parse(out);
    expect(shown).toMatchObject({ id: 'hidetsugu-at-17', groups: [SHARE, TOTAL], impossible: [] });
    expect(shown.places).toHaveLength(1);
    expect(shown.places[0]).toMatchObject({ line: 26, step: 'resolve: top' });
    const sides = (what: string) =>
      shown.places[0].partings
        .find((p: { what: string }) => p.what === what)
        .sides.map((s: { value: string }) => s.value);
    expect(sides('life of A')).toEqual(['9', '1']);
    expect(sides('life of B')).toEqual(['16', '0']);
    expect(sides('result')).toEqual(['goes on', 'A wins (life)']);
    expect(shown.rules).toContainEqual({
      edition: '2026',
      rule: '810.9',
      lines: [expect.stringContaining('full shared total')],
    });
  });

  // 25 is a share of 13: it becomes 26, and the team is at that (August 2005) or at 25 + 13; or 50 (810.9c)
  it('should print where three editions part, with the rule of each', async () => {
    const { code, out } = await ettin([
      'scenario',
      'compare',
      board('doubling-25'),
      '--editions',
      '2005-08,2005-fr,2026',
    ]);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('3 ways to play it:');
    expect(out).toContain('A  2005-08\nB  2005-fr\nC  2026\n');
    expect(out).toMatch(/life of A +A +26\n +B +38\n +C +50\n/);
    expect(out).toContain('810.9');
    expect(out).not.toContain('life of B');
  });

  // the share is 606.9a, what is set for one 810.9c, and not the rules above them that the events cite
  it('should give what a rule says the number of that rule', async () => {
    const hidetsugu = (await ettin(['scenario', 'compare', board('hidetsugu-at-17')])).out;
    expect(hidetsugu).toContain("806.9a of 2009-en: An effect that asks for one player's life total");
    expect(hidetsugu).toContain("810.9a of 2026: An effect that asks for one player's life total");
    const set = (await ettin(['scenario', 'compare', board('set-to-10')])).out;
    expect(set).toContain("810.9c of 2026: When an effect sets one player's life");
    expect(set).toContain("es.39 of 2010-es: When an effect sets one player's life");
  });

  // the effect says so a turn before (606.6f of 2005, 606.6g of 2006, 606.6h of 2007, 806.6h, 805.8)
  it('should name the rule of extra turns where they part by them', async () => {
    const { out } = await ettin(['scenario', 'compare', board('time-walk-on-both-heads'), '--json']);
    const { places } = JSON.parse(out);
    const turn = places
      .flatMap((p: { partings: readonly { what: string }[] }) => p.partings)
      .find((p: { what: string }) => p.what === 'turn');
    const rules = turn.sides.flatMap((s: { rules: readonly unknown[] }) => s.rules);
    for (const [edition, rule] of [
      ['2005-fr', '606.6f'],
      ['2006-en', '606.6g'],
      ['2007-05', '606.6h'],
      ['2009-en', '806.6h'],
      ['2026', '805.8'],
    ])
      expect(rules).toContainEqual({ edition, rule });
  });

  // 606.7c-ex1, 806.7d-ex1, 810.7d-ex1: a Forest of one defending player is enough
  it('should give the example that the scenario shows', async () => {
    const { out } = await ettin(['scenario', 'compare', board('forestwalk')], { columns: 200 });
    expect(out).toMatch(/810\.7d of 2011plus-ja: .*Example: A forestwalker/);
  });

  it.each(['es', 'fr', 'ja'])('should word everything in %s', async (language) => {
    for (const name of ['hidetsugu-at-17', 'first-draw', 'moat', 'infect-9-and-9']) {
      const { out } = await ettin(['scenario', 'compare', board(name), '--lang', language], { columns: 400 });
      // what stands after the id is the title, and steps of the script stay as they are written
      expect(out.split('\n')[0], name).not.toMatch(/ (?:the|and|of|at) /);
      expect(out, name).not.toMatch(/\b(?:wins|has to answer|illegalAttack|attackers\)|keep\))/);
    }
  });

  it('should show a refused step with its rule, and go on', async () => {
    const file = fileURLToPath(new URL('../../../../scenarios/combat/D05.yaml', import.meta.url));
    const args = ['scenario', 'compare', file, '--editions', '2009-en,2026'];
    const { code, out } = await ettin(args);
    expect(code).toBe(EXIT.done);
    // the last attack of the script names heads: 806.7 has the team attacked
    expect(out).toMatch(/the step +A +is refused \(illegalAttack\)\n +B +is done\n/);
    expect(out).toMatch(/rules 806\.7\w* \(2009-en\)/);
    expect((await ettin([...args, '--lang', 'ja'])).out).not.toBe(out);
  });

  it('should say so when nothing differs', async () => {
    const { code, out } = await ettin([
      'scenario',
      'compare',
      board('hidetsugu-at-17'),
      '--editions',
      '2024-11,2026',
    ]);
    expect(code).toBe(EXIT.done);
    expect(out).toContain('All editions behave the same here.');
  });

  describe('of a script that no edition carries out', () => {
    const file = (life: string, script: string) => `scenario: stops
title: the script stops
editions: [2026]
rules: [810.9.1]
teams:
  A: {${life}A1: {hand: [Lightning Bolt], board: [Grizzly Bears as bear]}}
script:
${script}
expect: {life: {B: 30}}
bystander: {library: all}
`;
    const compare = async (life: string, script: string, ...more: string[]) =>
      ettin(['scenario', 'compare', 'a.yaml', ...more], {
        cwd: folder({ 'a.yaml': file(life, script) }).path,
        columns: 300,
      });

    // no mana for the spell: 601.2h
    it('should name the line that is refused, in each language, and end with 2', async () => {
      const script = '  - cast: Lightning Bolt\n    by: A1\n    targets: [B1]';
      const { code, out } = await compare('', script);
      expect(code).toBe(EXIT.badInput);
      expect(out).toContain('stops at line 8 in every edition: cast: Lightning Bolt');
      expect(out).not.toContain('All editions behave the same');
      expect((await compare('', script, '--lang', 'es')).out).toContain('se detiene en la línea 8');
      const json = JSON.parse((await compare('', script, '--json')).out);
      expect(json.halted).toMatchObject({ line: 8, over: false });
      expect(json.halted.refusal).not.toBeNull();
    });

    it('should name an activation that the object has not got', async () => {
      const { code, out } = await compare('', '  - activate: bear\n    by: A1');
      expect(code).toBe(EXIT.badInput);
      expect(out).toContain('stops at line 8 in every edition: activate: bear');
    });

    // a team at 0 or less life loses before anybody can act (704.5a, 810.8a)
    it.each(['0', '-5'])(
      'should say that the game is over before it with a team at %s life',
      async (life) => {
        const { code, out } = await compare(`life: ${life}, `, '  - attack: {bear: B}');
        expect(code).toBe(EXIT.badInput);
        expect(out).toMatch(/line 8|can't be this board/);
        expect(out).not.toContain('All editions behave the same');
      },
    );
  });

  it('should refuse what is no board, no edition or no file', async () => {
    const bad = async (...args: string[]) => {
      const { code, err } = await ettin(['scenario', 'compare', ...args]);
      expect(code).toBe(EXIT.badInput);
      return err;
    };
    expect(await bad(board('moat'), '--editions', '1993')).toContain('no edition 1993');
    expect(await bad(board('moat'), '--editions', ',')).toContain('at least one edition');
    expect(await bad('nothing-there.yaml')).toContain('nothing-there.yaml');
  });
});
