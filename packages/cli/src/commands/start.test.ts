import { describe, expect, it } from 'vitest';
import { EXIT, ettin } from '../io/fake-io.fixture.js';
import { folder } from '../io/folder.fixture.js';

/** Whole games are played here, on a busy machine too. */
describe('ettin start', () => {
  it('should show four bots play where nobody can be asked', async () => {
    const { code, out, io } = await ettin(['start', '--seed', 'start']);
    expect(code).toBe(EXIT.done);
    expect(io.prompts).toEqual([]);
    expect(out).toContain('Two-Headed Giant');
    expect(out).toMatch(/wins after|A draw/);
    expect(out).toContain('What next?');
  });

  it('should offer a seat at a terminal, and keep the game of whoever leaves', async () => {
    const files = folder();
    const { code, out, err, io } = await ettin(['start', '--seed', 'seat'], {
      interactive: true,
      typed: ['y', 'k', 'quit'],
      cwd: files.path,
    });
    expect(code).toBe(EXIT.done);
    expect(io.prompts[0]).toContain('Take the seat of A1');
    expect(out).toContain('Keep this hand?');
    expect(err).toContain('ettin play --resume ettin-game-seat.json');
    expect(JSON.parse(files.read('ettin-game-seat.json'))).toMatchObject({
      players: ['person', 'bot:rookie', 'bot:rookie', 'bot:rookie'],
    });
  });

  it('should ask again when the answer is neither yes nor no', async () => {
    const { code, out, io } = await ettin(['start', '--seed', 'seat'], {
      interactive: true,
      typed: ['?', 'nine', 'y', 'quit'],
      cwd: folder().path,
    });
    expect(code).toBe(EXIT.done);
    expect(io.prompts.filter((p) => p.includes('Take the seat'))).toHaveLength(3);
    expect(out).toContain('y (or Enter): you play · n: you watch four bots');
    expect(out).toContain('Keep this hand?');
  });

  it('should show bots to whoever says no, asks for them, or has nothing to say', async () => {
    for (const [argv, typed] of [
      [['start', '--fast'], ['n']],
      [['start', '--fast', '--bots'], []],
      [['start', '--fast'], []],
    ] as const) {
      const { code, out } = await ettin([...argv, '--seed', 'no'], { interactive: true, typed });
      expect(code).toBe(EXIT.done);
      expect(out).toMatch(/wins after|A draw/);
    }
  });

  it('should write lines of JSON and nothing else when asked to', async () => {
    const { code, out, io } = await ettin(['start', '--seed', 'lines', '--json'], { interactive: true });
    expect([code, io.prompts]).toEqual([EXIT.done, []]);
    const lines = out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).kind).filter((kind) => kind !== 'event')).toEqual(['result']);
  });
});
