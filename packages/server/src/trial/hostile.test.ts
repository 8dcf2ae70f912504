import { starterTeams } from '@ettin/cards';
import { LIMITS } from '@ettin/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../serve.js';
import { storePath } from '../store/folder.fixture.js';
import { asGuest, Client, call } from './client.fixture.js';
import { baseOf, houseAt, must, type Party, party } from './house.fixture.js';
import { moveOnce, randomFrom } from './player.fixture.js';
import { namesTold } from './told.fixture.js';

/**
 * A hostile client at a table of others: it is refused, and the table plays on. Ada (seat 0) and Mallory (seat 2) sit on
 * different teams, each beside a bot; Eve only watches.
 */
const [ours, theirs] = starterTeams;
const starters = [...(ours?.decks ?? []), ...(theirs?.decks ?? [])].map((d) => d.id);

let house: Serving;
let base: string;
beforeAll(async () => {
  house = await houseAt(storePath());
  base = baseOf(house);
});
afterAll(async () => {
  await house.close();
});

interface Scene extends Party {
  readonly ada: Client;
  readonly mallory: Client;
  readonly eve: Client;
}

async function scene(): Promise<Scene> {
  const made = await party(base, [0, 2], starters);
  const [ada, mallory] = made.clients;
  if (ada === undefined || mallory === undefined) throw new Error('two people');
  const eve = await Client.at(await asGuest(base, 'Eve'), made.table);
  return { ...made, ada, mallory, eve };
}

/** Milliseconds for the longest stretch of a game, many times over. */
const PATIENCE = 120_000;

/** Both people move until the game has gone on by so many positions. */
async function playsOn({ ada, mallory }: Scene, moves = 12): Promise<void> {
  const random = randomFrom('on');
  const from = ada.frame?.at ?? 0;
  // bots take their time, whatever the pace
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && (ada.frame?.at ?? 0) < from + moves) {
    if (ada.frame?.view.result !== null) return;
    const moved = [await moveOnce(ada, random), await moveOnce(mallory, random)];
    if (!moved.includes(true)) await new Promise((done) => setTimeout(done, 5));
  }
  expect(ada.frame?.at).toBeGreaterThanOrEqual(from + moves);
}

describe('a hostile client', () => {
  it("can't act for others, answer their decisions or speak without a seat", async () => {
    const s = await scene();
    const asked = () => s.ada.frame?.view.pending.find((d) => d.kind === 'mulligan');
    // the team that begins is asked about its hands first
    for (let i = 0; i < 40 && asked() === undefined; i++) await moveOnce(s.mallory, () => 1);
    await s.ada.until(() => asked() !== undefined);
    const decision = asked();
    if (decision === undefined) throw new Error('Ada is asked about her hand');
    const at = s.ada.frame?.at ?? 0;
    const answer = { kind: 'mulligan', mulligan: true } as const;
    for (const player of [0, 1]) {
      const action = { type: 'answer', player, decision: decision.id, answer } as const;
      expect(await s.mallory.say({ type: 'act', at, action })).toMatchObject({ type: 'refused' });
      expect(await s.mallory.say({ type: 'try', action })).toMatchObject({
        type: 'tried',
        result: { ok: false },
      });
      expect(await s.eve.say({ type: 'act', at, action })).toMatchObject({
        type: 'refused',
        code: 'notSeated',
      });
    }
    // the others' decision in one's own name; a joint answer, an intent and a consent that are none of hers
    for (const said of [
      { type: 'act', at, action: { type: 'answer', player: 2, decision: decision.id, answer } },
      { type: 'act', at, action: { type: 'answer', player: 2, decision: 999_999, answer } },
      { type: 'draft', decision: decision.id, answer },
      { type: 'intent', intent: 0, reply: 'no' },
      { type: 'consent', ask: 1, yes: true },
      { type: 'adjust', adjustment: { what: 'move', object: 65_536, to: 'hand' } },
    ] as const)
      expect(await s.mallory.say(said), said.type).toMatchObject({ type: 'refused' });
    expect(await s.mallory.say({ type: 'act', at, action: { type: 'pass', player: 0 } })).toMatchObject({
      type: 'refused',
    });
    expect(await s.eve.say({ type: 'concede', bot: false })).toMatchObject({
      type: 'refused',
      code: 'notSeated',
    });
    expect(await s.eve.say({ type: 'undo' })).toMatchObject({ type: 'refused' });
    for (const said of [
      { type: 'configure', settings: { edition: '2005-fr' } },
      { type: 'seatBot', seat: 0, bot: 'random' },
      { type: 'emptySeat', seat: 0 },
      { type: 'invite' },
      { type: 'rematch' },
    ] as const)
      expect(await s.mallory.say(said)).toMatchObject({ type: 'refused' });
    expect(await s.eve.say({ type: 'sit', seat: 0 })).toMatchObject({ type: 'refused' });
    expect(s.ada.frame?.at).toBe(at);
    await playsOn(s);
  });

  it('is kept out with no token, a forged one, or from another page', async () => {
    const s = await scene();
    const nobody = { base, person: '', cookie: '' };
    for (const cookie of ['', 'ettin=forged', 'ettin=eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.']) {
      const client = await Client.open({ ...nobody, cookie });
      client.raw(JSON.stringify({ type: 'hello', table: s.table }));
      await client.until(() => client.closed !== null);
      expect(client.closed?.code).toBe(4401);
      expect(client.heard).toEqual([]);
    }
    const door = s.doors[0];
    if (door === undefined) throw new Error('Ada');
    await expect(Client.open(door, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await playsOn(s);
  });

  it('finds no table by guessing, and gets into none without an invitation where none may watch', async () => {
    const guest = await asGuest(base, 'Eve');
    await expect(Client.at(guest, 'A'.repeat(22))).rejects.toThrow('unknownTable');
    const closed = await party(base, [0, 2], starters, { settings: { watchers: false } });
    await expect(Client.at(guest, closed.table)).rejects.toThrow('notInvited');
    await expect(Client.at(guest, closed.table, 'B'.repeat(22))).rejects.toThrow('notInvited');
    const [host] = closed.clients;
    if (host === undefined) throw new Error('a host');
    await must(host, { type: 'revoke', code: closed.invitation });
    await expect(Client.at(guest, closed.table, closed.invitation)).rejects.toThrow('notInvited');
  });

  it('is cut off by what is no message, too long or too much, and nobody else notices', async () => {
    const s = await scene();
    const frames = [
      'no json',
      '[]',
      '{"type":"act"}',
      '{"id":"12345678","type":"__proto__"}',
      `{"id":"12345678","type":"chat","to":"table","text":"x","__proto__":{"seat":0}}`,
      '['.repeat(60_000),
      JSON.stringify({ id: '12345678', type: 'chat', to: 'table', text: 'x'.repeat(50_000) }),
      JSON.stringify({ id: '12345678', type: 'act', at: 1e308, action: { type: 'pass', player: 2 } }),
    ];
    for (const frame of frames) s.eve.raw(frame);
    await s.eve.until(() => s.eve.refusals.length === frames.length);
    expect(new Set(s.eve.refusals.map((r) => r.code))).toEqual(new Set(['malformed']));
    s.eve.raw('x'.repeat(LIMITS.frame + 10_000));
    await s.eve.until(() => s.eve.closed !== null);
    const flood = await Client.at(await asGuest(base, 'Flo'), s.table);
    for (let i = 0; i < LIMITS.burst * 4; i++)
      flood.raw(JSON.stringify({ id: `flood-${1000 + i}`, type: 'echo' }));
    await flood.until(() => flood.closed !== null || flood.refusals.some((r) => r.code === 'tooFast'));
    const binary = await Client.at(await asGuest(base, 'Bin'), s.table);
    binary.raw(Buffer.from([0, 1, 2, 255]));
    await binary.until(() => binary.refusals.length > 0);
    await playsOn(s);
  });

  it('has a command carried out once, however often it is sent', async () => {
    const s = await scene();
    await playsOn(s, 2);
    const id = 'replayed-0001';
    const first = await s.mallory.say({ type: 'chat', to: 'table', text: 'once' }, id);
    const second = await s.mallory.say({ type: 'chat', to: 'table', text: 'once' }, id);
    expect(second).toEqual(first);
    // another person's id is another command
    const other = await s.ada.say({ type: 'chat', to: 'table', text: 'hers' }, id);
    expect(other).toMatchObject({ type: 'ack' });
    const again = await Client.at(s.doors[2] ?? (await asGuest(base, '')), s.table);
    expect(await again.say({ type: 'chat', to: 'table', text: 'once' }, id)).toEqual(first);
    const told = s.ada.heard.filter((h) => h.includes('"text":"once"'));
    expect(told).toHaveLength(1);
    await playsOn(s);
  });

  it('reads nothing in all its frames that is hidden from it, over a game', async () => {
    const s = await scene();
    await playsOn(s, 260);
    await must(s.ada, { type: 'concede', bot: false });
    const names = starters.map(
      (id) =>
        new Set(
          starterTeams
            .flatMap((t) => t.decks)
            .find((d) => d.id === id)
            ?.cards.map(([, name]) => name) ?? [],
        ),
    );
    const cookie = s.doors[0]?.cookie ?? '';
    const reply = await call(base, 'GET', `/api/tables/${s.table}/replay?game=1`, cookie);
    expect(reply.status).toBe(200);
    const replay = await reply.text();
    for (const [who, client, seats] of [
      ['Eve', s.eve, [0, 1, 2, 3]],
      ['Mallory', s.mallory, [0, 1]],
      ['Ada', s.ada, [2, 3]],
    ] as const) {
      const shown = await namesTold(
        replay,
        [0, 1, 2, 3].filter((seat) => !(seats as readonly number[]).includes(seat)),
      );
      const hidden = seats
        .flatMap((seat) => [...(names[seat] ?? [])])
        .filter((n) => !shown.has(n) && !ownNames(names, seats).has(n));
      expect(hidden.length).toBeGreaterThan(10);
      const before = client.heard.filter((h) => !h.includes('"seed":"'));
      for (const name of hidden)
        expect(
          before.filter((h) => h.includes(JSON.stringify(name))),
          `${who} reads ${name}`,
        ).toEqual([]);
    }
    await s.eve.until(() => s.eve.frame?.seed != null);
    const { heard } = s.eve;
    const seed = s.eve.frame?.seed;
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const end = heard.findIndex((h) => h.includes(String(seed)));
    expect(heard.slice(0, end).some((h) => h.includes(String(seed)))).toBe(false);
    expect(heard.slice(end).some((h) => h.includes('gameOver'))).toBe(true);
  });

  it("reads no draft, plan or team's chat of the other team", async () => {
    const s = await scene();
    await must(s.ada, { type: 'chat', to: 'team', text: 'attack the left head' });
    await must(s.ada, { type: 'phrase', to: 'team', phrase: 'holdBack' });
    await must(s.ada, { type: 'ping', target: 2 });
    await must(s.ada, { type: 'chat', to: 'table', text: 'good luck all' });
    await Promise.all(
      [s.mallory, s.eve].map((c) => c.until(() => c.heard.some((h) => h.includes('good luck all')))),
    );
    for (const client of [s.mallory, s.eve]) {
      const heard = client.heard.join('\n');
      expect(heard).not.toContain('left head');
      expect(heard).not.toContain('holdBack');
      expect(heard).not.toContain('"type":"ping"');
    }
    expect(s.ada.heard.join('\n')).toContain('left head');
  });

  it('learns nothing of decks before the game', async () => {
    const doors = [await asGuest(base, 'Ada'), await asGuest(base, 'Mallory')] as const;
    const made = await call(base, 'POST', '/api/tables', doors[0].cookie, {});
    const { table } = (await made.json()) as { table: string };
    const ada = await Client.at(doors[0], table);
    await must(ada, { type: 'invite' });
    await ada.until(() => (ada.table?.invitations.length ?? 0) > 0);
    const mallory = await Client.at(doors[1], table, ada.table?.invitations[0]);
    await must(mallory, { type: 'sit', seat: 2 });
    await must(ada, {
      type: 'sit',
      seat: 0,
      deck: { list: '60 Island\n1 Storm Crow\n3 No Such Card', name: 'Secret' },
    });
    await must(ada, { type: 'chat', to: 'table', text: 'done' });
    await mallory.until(() => mallory.heard.some((h) => h.includes('done')));
    expect(mallory.heard.join('\n')).not.toMatch(/Storm Crow|No Such Card|60 Island/);
    expect(mallory.table?.seats[0]?.faults).toBe('some');
    expect(mallory.table?.invitations).toEqual([]);
  });
});

/** Names that are in decks of the reader's own team too. */
function ownNames(names: readonly ReadonlySet<string>[], others: readonly number[]): ReadonlySet<string> {
  if (others.length === 4) return new Set();
  return new Set([0, 1, 2, 3].filter((s) => !others.includes(s)).flatMap((s) => [...(names[s] ?? [])]));
}
