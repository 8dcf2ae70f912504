import { patchOf, type ServerMessage } from '@ettin/protocol';
import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { frameOf, permanent, viewOf } from '../frame.fixture.js';
import { receive, type TableData } from './receive.js';

type Update = Extract<ServerMessage, { type: 'update' }>;
const passed: GameEvent = { type: 'passed', cite: 'priority.pass', audience: 'all', player: 2 };
const table = { phase: 'playing' } as unknown as TableData['table'];

const welcomed = receive(
  null,
  {
    type: 'welcome',
    seq: 10,
    you: { person: 'p', seat: 0 },
    table,
    game: frameOf(),
    log: [{ n: 0, event: passed }],
    social: [],
    now: 5_000,
  },
  4_000,
).data;
const update = (of: Partial<Update>): Update => ({ type: 'update', from: 10, seq: 11, ...of });

describe('taking in what a table tells', () => {
  it('should take a welcome whole, and know how far the clocks are apart', () => {
    expect(welcomed).toMatchObject({ seq: 10, you: { seat: 0 }, ahead: 1_000 });
  });

  it('should patch the view and replace other parts of the frame, leaving the rest', () => {
    const after = viewOf({ battlefield: [permanent(70_000, 'Grizzly Bears')], turn: 4 });
    const { data, lost } = receive(
      welcomed,
      update({ view: patchOf(viewOf(), after), game: { at: 2 }, log: [{ n: 1, event: passed }] }),
      0,
    );
    expect(lost).toBe(false);
    expect(data?.game?.view).toEqual(after);
    expect(data?.game?.at).toBe(2);
    expect(data?.log.map((e) => e.n)).toEqual([0, 1]);
    expect(data?.table).toBe(welcomed?.table);
  });

  it('should ask anew where an update is missing, and keep what it has', () => {
    const { data, lost } = receive(welcomed, update({ from: 12, seq: 13, game: { at: 9 } }), 0);
    expect(lost).toBe(true);
    expect(data).toBe(welcomed);
    expect(receive(null, update({}), 0)).toEqual({ data: null, lost: true });
  });

  it('should ask anew where a patch was made of another view', () => {
    const other = { lists: { battlefield: { ids: [70_009], changed: [] } } };
    expect(receive(welcomed, update({ view: other }), 0).lost).toBe(true);
  });

  it('should pass over what it knows already', () => {
    expect(receive(welcomed, update({ from: 9, seq: 10, game: { at: 9 } }), 0)).toEqual({
      data: welcomed,
      lost: false,
    });
  });

  it('should take in who is here, which the table keeps nowhere and numbers as nothing new', () => {
    const seen = { ...table, people: [{ id: 'q', name: 'Bea', here: true, seat: null }] };
    const { data, lost } = receive(welcomed, update({ from: 10, seq: 10, table: seen }), 0);
    expect(lost).toBe(false);
    expect(data?.table).toBe(seen);
  });

  it('should start the log anew with the game of a rematch', () => {
    const next = update({ whole: frameOf(), log: [{ n: 0, event: passed }] });
    expect(receive(welcomed, next, 0).data?.log).toHaveLength(1);
  });
});
