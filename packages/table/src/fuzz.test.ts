import { type Rng, rngFrom } from '@ettin/bots';
import { findLeaks, sampleAnswer } from '@ettin/engine';
import { type Command, clientMessage, PHRASES } from '@ettin/protocol';
import { type Action, type Answer, STEPS } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Client } from './client.fixture.js';
import { TableHost } from './host/host.js';
import { recover } from './host/recover.js';
import { personId, quiet, type World, world } from './host.fixture.js';
import { rulesOf } from './state/rules.js';
import { frameFor, viewerOf } from './view/frame.js';

type Body<T extends { readonly id: string }> = T extends unknown ? Omit<T, 'id'> : never;

const oneOf = <T>(list: readonly T[], rng: Rng): T | undefined => list[rng(list.length)];

/** An object or player that the client sees, or now and then a number that is nothing. */
function someId(c: Client, rng: Rng): number {
  const v = c.frame?.view;
  const seen = v === undefined ? [] : [...v.battlefield, ...v.stack, ...Object.values(v.hands).flat()];
  const o = oneOf(seen, rng);
  return rng(6) === 0 || o === undefined ? rng(200_000_000) : rng(5) === 0 ? rng(5) : o.id;
}

function someAnswer(c: Client, rng: Rng): { decision: number; answer: Answer } {
  const d = oneOf(c.frame?.view.pending ?? [], rng);
  if (d === undefined || d.kind === 'waiting' || d.kind === 'priority' || rng(8) === 0)
    return { decision: rng(2_000), answer: { kind: 'choose', chosen: [someId(c, rng)] } };
  return { decision: d.id, answer: sampleAnswer(d, rng) };
}

type Act = Exclude<Action, { type: 'concede' }>;

/** Something that might be an action: of the list, an answer, or for anybody and of anything. */
function someAction(c: Client, rng: Rng): Act {
  const player = rng(6) === 0 ? rng(5) : (c.you?.seat ?? 0);
  const listed = oneOf(c.frame?.legal ?? [], rng);
  if (listed !== undefined && listed.type !== 'concede' && rng(3) > 0) return listed;
  switch (rng(6)) {
    case 0:
      return { type: 'pass', player };
    case 1:
      return { type: 'cast', player, object: someId(c, rng) };
    case 2:
      return { type: 'activate', player, object: someId(c, rng), ability: rng(3) };
    case 3:
      return { type: 'cancel', player, decision: someAnswer(c, rng).decision };
    case 4:
      return { type: 'propose', player, ...someAnswer(c, rng) };
    default:
      return { type: 'answer', player, ...someAnswer(c, rng) };
  }
}

/** What keeps a table going: answers to questions, and seats and games for those who have none. */
function useful(c: Client, rng: Rng): Body<Command> | null {
  const seat = c.you?.seat ?? null;
  const consent = c.frame?.consent ?? null;
  if (consent !== null && seat !== null && consent.open.includes(seat))
    return { type: 'consent', ask: consent.ask, yes: rng(4) > 0 };
  const free = c.table?.seats.find((s) => s.taken !== 'person' && s.coming === null);
  const deck = { starter: 'deep-roots' };
  if (seat === null && free !== undefined)
    return { type: 'sit', seat: free.seat, ...(c.table?.phase === 'playing' ? {} : { deck }) };
  if (c.table?.phase === 'playing' || c.table?.host !== c.person) return null;
  const empty = c.table.seats.find((s) => s.taken === 'nobody');
  if (empty !== undefined) return { type: 'seatBot', seat: empty.seat, bot: 'rookie' };
  return { type: 'rematch' };
}

/** Any command at all. */
function someCommand(c: Client, rng: Rng): Body<Command> {
  const seat = rng(5);
  const at = Math.max(0, (c.frame?.at ?? 0) - (rng(5) === 0 ? rng(4) : 0));
  const consent = c.frame?.consent?.ask ?? rng(9);
  switch (rng(26)) {
    case 0:
      return { type: 'sit', seat };
    case 1:
      return rng(4) === 0 ? { type: 'stand' } : { type: 'ready', ready: true };
    case 2:
      return { type: 'undo' };
    case 3:
      return { type: 'seatBot', seat, bot: rng(3) === 0 ? 'random' : 'rookie' };
    case 4:
      return { type: 'configure', settings: rng(2) === 0 ? { botPace: 0 } : { heads: 3 } };
    case 5:
      return {
        type: 'settings',
        settings: { full: rng(6) === 0, hold: rng(4) === 0, passTurn: rng(4) === 0 },
      };
    case 6: {
      const stops = { mine: STEPS.filter(() => rng(3) === 0), theirs: STEPS.filter(() => rng(4) === 0) };
      return { type: 'settings', settings: { stops, yields: [rng(300)] } };
    }
    case 7:
      return { type: 'draft', ...someAnswer(c, rng) };
    case 8:
      return {
        type: 'intent',
        intent: c.frame?.intents[0]?.intent ?? rng(9),
        reply: rng(2) === 0 ? 'yes' : 'no',
      };
    case 9:
      return { type: 'adjust', adjustment: { what: 'life', team: rng(2), total: 5 + rng(30) } };
    case 10:
      return {
        type: 'adjust',
        adjustment:
          rng(2) === 0
            ? {
                what: 'move',
                object: someId(c, rng),
                to: oneOf(['hand', 'graveyard', 'battlefield', 'library'] as const, rng) ?? 'hand',
              }
            : { what: 'counters', on: someId(c, rng), kind: '+1/+1', total: rng(3) },
      };
    case 11:
    case 12:
    case 13:
      return { type: 'consent', ask: consent, yes: rng(4) > 0 };
    case 14:
      return rng(10) === 0
        ? { type: 'concede', bot: rng(4) > 0 }
        : { type: 'phrase', to: 'team', phrase: PHRASES[0] };
    case 15:
      return { type: 'chat', to: rng(2) === 0 ? 'team' : 'table', text: `line ${rng(99)}` };
    case 16:
      return { type: 'ping', target: someId(c, rng) };
    case 17:
      return rng(3) === 0 ? { type: 'begin' } : { type: 'ready', ready: rng(3) > 0 };
    case 18:
      return { type: 'rematch' };
    default:
      return { type: 'act', at, action: someAction(c, rng) };
  }
}

const NAMES = ['Ann', 'Bob', 'Cid', 'Wim'];

async function open(w: World): Promise<{ host: TableHost; clients: Client[] }> {
  const person = personId('Ann');
  const host = await TableHost.create(w.ports, {
    person,
    name: 'Ann',
    settings: { botPace: 10, casual: true },
  });
  const ann = await Client.at(host, { person, name: 'Ann' });
  ann.say({ type: 'invite' });
  await host.settled();
  const invitation = host.state.invitations[0] ?? '';
  const clients = [ann];
  for (const name of NAMES.slice(1))
    clients.push(await Client.at(host, { person: personId(name), name, invitation }));
  const decks = ['hearth-chorus', 'storm-lanterns', 'cinder-and-coin'];
  for (const [i, seat] of [0, 2, 3].entries()) {
    clients[i]?.say({ type: 'sit', seat, deck: { starter: decks[i] ?? '' } });
    await host.settled();
    clients[i]?.say({ type: 'ready', ready: true });
  }
  ann.say({ type: 'seatBot', seat: 1, bot: 'rookie' });
  ann.say({ type: 'begin' });
  await host.settled();
  return { host, clients };
}

describe('whatever clients say', () => {
  it.each(['one', 'two'])('should leave the table in order (%s)', async (seed) => {
    const w = world(seed);
    const rng = rngFrom(seed);
    const { host, clients } = await open(w);
    expect(host.state.phase).toBe('playing');
    const said = new Set<string>();
    const leaks: string[] = [];
    for (let round = 0; round < 700; round++) {
      const c = oneOf(clients, rng);
      if (c === undefined) continue;
      const kind = rng(30);
      if (kind === 0) {
        c.leave();
        await c.connect(host, { person: c.person, name: 'again' });
      } else if (kind === 1) c.raw({ id: 'query-00', type: 'sync' });
      else if (kind === 2) c.raw({ id: 'query-01', type: 'why', object: someId(c, rng) });
      else if (kind === 3) c.raw({ id: 'query-02', type: 'try', action: someAction(c, rng) });
      else if (kind < 16 && host.state.play?.ask === null) c.play();
      else {
        const command = (rng(4) > 0 ? useful(c, rng) : null) ?? someCommand(c, rng);
        if (!clientMessage.safeParse({ ...command, id: 'cmd-00000000' }).success) continue;
        said.add(`${c.person} ${c.say(command)}`);
      }
      await quiet(w, host, rng(3) * 40);
      for (const one of clients) {
        const whole = host.state.play === null ? null : frameFor(host.state, one.person);
        if (JSON.stringify(one.frame) !== JSON.stringify(whole))
          expect(one.frame).toEqual(JSON.parse(JSON.stringify(whole)));
        const { play, settings } = host.state;
        const viewer = viewerOf(host.state, one.person);
        if (play !== null && one.frame !== null)
          leaks.push(...findLeaks(rulesOf(settings.edition), play.state, viewer, one.frame.view));
      }
    }
    expect(leaks).toEqual([]);
    expect(w.reports).toEqual([]);
    for (const key of said) {
      const [person = '', id = ''] = key.split(' ');
      const c = clients.find((x) => x.person === person);
      expect(c?.got.filter((m) => 'id' in m && m.id === id).map((m) => m.type)).toHaveLength(1);
    }
    // what was written down makes the same table
    const again = recover(await w.log.read(host.id, 0), null);
    expect(again.seq).toBe(host.at);
    expect(JSON.stringify(again.table)).toBe(JSON.stringify(host.state));
  });
});
