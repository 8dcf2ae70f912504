import { describe, expect, it } from 'vitest';
import { playOut, quickMatch, quiet, world } from '../host.fixture.js';

describe('a quick match', () => {
  it('should begin with a person and three bots, and ask the person for a mulligan', async () => {
    const w = world();
    const { host, client } = await quickMatch(w);
    expect(client.refusals()).toEqual([]);
    await quiet(w, host, 5_000);
    expect(client.table?.phase).toBe('playing');
    expect(client.table?.seats.map((s) => s.taken)).toEqual(['person', 'bot', 'bot', 'bot']);
    expect(client.frame?.view.pending.map((d) => d.kind)).toContain('mulligan');
    expect(client.frame?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(client.frame?.seed).toBeNull();
  });

  it('should be played to its end by what the client is told', async () => {
    const w = world('whole');
    const { host, client } = await quickMatch(w);
    const rounds = await playOut(w, host, [client]);
    expect(w.reports).toEqual([]);
    expect(client.refusals()).toEqual([]);
    expect(rounds).toBeLessThan(3_000);
    expect(client.table?.phase).toBe('over');
    expect(client.frame?.view.result).not.toBeNull();
    expect(client.frame?.seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
