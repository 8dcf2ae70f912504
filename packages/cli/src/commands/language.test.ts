import { fileURLToPath } from 'node:url';
import { lineText } from '@ettin/editions';
import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';
import { lifeOf, sitAt } from '../table/at-board.fixture.js';

const BOTS = ['--seats', 'bot:rookie,bot:rookie,bot:rookie,bot:rookie', '--seed', '7', '--fast'];

describe('the language of the terminal', () => {
  it('should be that of the whole log, of the table and of the result', async () => {
    const { code, out } = await ettin(['play', '--lang', 'es', ...BOTS]);
    expect(code).toBe(EXIT.done);
    // CR 805.3: which team takes the first turn
    expect(out).toMatch(/^Empieza Equipo [AB] \(805\.3\)$/m);
    expect(out).toMatch(/^Turno 2: Equipo [AB]$/m);
    expect(out).toMatch(/ lanza .* \(601\.2\)$/m);
    expect(out).toMatch(/biblioteca \d+/);
    expect(out).toMatch(/^Gana Equipo [AB] tras \d+ turnos; .* \(semilla 7, \d+ acciones\)$/m);
    expect(out).not.toMatch(/\b(?:casts|draws|library|wins|resolves)\b/);
  });

  it('should be chosen anew for a replay, with what each rule says (--why)', async () => {
    const cwd = folder().path;
    await ettin(['play', ...BOTS, '--save', 'g.json'], { cwd });
    const plain = await ettin(['replay', 'g.json', '--lang', 'ja'], { cwd });
    expect(plain.out).toMatch(/^第2ターン：チーム[AB]$/m);
    expect(plain.out).not.toContain(lineText('2026', '810.9.2', 'ja')?.slice(0, 10));
    const { out } = await ettin(['replay', 'g.json', '--lang', 'fr', '--why'], { cwd });
    const lines = out.split('\n');
    const loss = lines.findIndex((line) => /^Équipe [AB] \d+ → \d+ : .* −\d+ \(810\.9\)$/.test(line));
    // the line of 810.9 that speaks of a loss, as far as it fits on one of the screen
    expect(loss).toBeGreaterThan(0);
    expect(`    ${lineText('2026', '810.9.2', 'fr')}`.startsWith(lines[loss + 1] ?? '-')).toBe(true);
  });

  it('should be that of prompts and of what they take', async () => {
    const board = { A1: { board: ['Hill Giant'] } };
    const sat = await sitAt(board, ['todos b2'], undefined, 'es');
    expect(sat.out).toContain('Declara los atacantes de tu equipo');
    expect(sat.out).toContain('A quién: b1 = B1 (jugador, vidas del equipo 30)');
    expect(lifeOf(sat)).toEqual([30, 27]);
    const kicked = { A1: { board: ['5 Mountain'], hand: ['Burst Lightning'] } };
    const answered = await sitAt(kicked, ['1', 'o', '3'], undefined, 'fr');
    expect(answered.out).toContain('Payer un coût supplémentaire ?');
    expect(lifeOf(answered)).toEqual([30, 26]);
  });

  it('should be that of comparisons, down to what is compared', async () => {
    const file = fileURLToPath(new URL('../../../../scenarios/compare/doubling-25.yaml', import.meta.url));
    const args = ['scenario', 'compare', file, '--editions', '2005-fr,2026', '--lang', 'es'];
    const { out } = await ettin(args);
    expect(out).toContain('2 maneras de jugarlo:');
    expect(out).toMatch(/vidas de A +A +38\n +B +50\n/);
  });

  it('should refuse a language that there is not', async () => {
    expect((await ettin(['start', '--lang', 'de'])).code).toBe(EXIT.badInput);
  });
});
