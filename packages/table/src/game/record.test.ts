import { type Replay, readReplay, runReplay, stateHash, writeReplay } from '@ettin/replay';
import { describe, expect, it } from 'vitest';
import { personId, playOut, quickMatch, world } from '../host.fixture.js';
import { Table } from '../play.fixture.js';
import { allRows } from '../state/rows.js';
import { rulesOf } from '../state/rules.js';
import { replayOf } from './record.js';

const RED = { on: ['3 Mountain'], hand: ['Mountain', 'Shock'] };

/** Played again from its text. */
async function again(replay: Replay) {
  const read = readReplay(writeReplay(replay));
  if (!read.ok) throw new Error(read.message);
  return runReplay(rulesOf(read.replay.edition), read.replay, async () => false);
}

describe('the replay of a game at a table', () => {
  it('should lead to the same state, and be for people of the table once it is over', async () => {
    const w = world('whole');
    const { host, client } = await quickMatch(w);
    const ann = host.state.host;
    expect(host.replay(ann, 1)).toMatchObject({ ok: false, code: 'notNow' });
    await playOut(w, host, [client]);
    const saved = host.replay(ann, 1);
    if (!saved.ok) throw new Error(saved.message);
    expect(saved.replay.engine).toBe(w.ports.version);
    expect(saved.replay.players).toEqual(['person', 'bot:rookie', 'bot:rookie', 'bot:rookie']);
    const ran = await again(saved.replay);
    expect(ran.damage).toBeNull();
    const last = ran.steps.at(-1)?.state;
    if (last === undefined || host.state.play === null) throw new Error('there is no game');
    expect(stateHash(last)).toBe(stateHash(host.state.play.state));
    expect(host.replay(personId('Somebody'), 1)).toMatchObject({ ok: false, code: 'notInvited' });
    expect(host.replay(ann, 2)).toMatchObject({ ok: false, code: 'notNow' });
  });

  it('should have what was done last and not what was taken back', () => {
    const t = new Table({ sides: [RED, {}, {}, {}] });
    const before = allRows(t.play.record.actions);
    const land = { type: 'playLand', player: 0, object: t.inHand(0, 'Mountain') } as const;
    t.act(0, land);
    expect(allRows(t.play.record.actions)).toContainEqual(land);
    t.do(0, { type: 'undo' });
    expect(allRows(t.play.record.actions)).toEqual(before);
    // not over yet, so it is nobody's to see
    expect(replayOf(t.table, 1, 'x')).toMatchObject({ ok: false, code: 'notNow' });
  });

  it('should have what was put right by hand', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [1, 2, 3] });
    t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 1, total: 7 } });
    expect(allRows(t.play.record.actions)).toContainEqual({
      type: 'adjust',
      player: 0,
      adjustment: { what: 'life', team: 1, total: 7 },
    });
  });
});
