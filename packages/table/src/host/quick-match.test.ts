import { describe, expect, it } from 'vitest';
import { personId, playOut, quickMatch, quiet, world } from '../host.fixture.js';
import type { Connection } from './connection.js';
import { TableHost } from './host.js';

describe('a table', () => {
  it('should hear what is said at any moment after an answer', async () => {
    const w = world();
    const person = personId('Ann');
    const host = await TableHost.create(w.ports, { person, name: 'Ann' });
    for (let moments = 0; moments < 30; moments++) {
      const acknowledged: string[] = [];
      let there: Connection | null = null;
      const say = (n: number) =>
        there?.receive({ id: `say-${moments}-${n}-00`, type: 'chat', to: 'table', text: `${n}` });
      const made = await host.connect({ person, name: 'Ann' }, (m) => {
        if (m.type !== 'ack') return;
        acknowledged.push(m.id);
        if (acknowledged.length > 1) return;
        const later = async () => {
          for (let i = 0; i < moments; i++) await null;
          say(2);
        };
        void later();
      });
      if ('ok' in made) throw new Error(made.message);
      there = made;
      say(1);
      for (let i = 0; i < 200; i++) await null;
      expect([moments, acknowledged.length]).toEqual([moments, 2]);
      made.close();
    }
  });
});

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
