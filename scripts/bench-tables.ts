/**
 * What tables cost: `npm run bench:tables [tables] [actions a second] [seconds]`. A game of four people is recorded first;
 * then many tables play it at once, each with its four connections, from different places on. Storage is memory: what a
 * disk adds is for the server's own figures.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type Bot, rngFrom, rookieBot } from '@ettin/bots';
import {
  applyPatch,
  type ClientMessage,
  type Command,
  type GameFrame,
  type PersonId,
  type ServerMessage,
} from '@ettin/protocol';
import type { Action } from '@ettin/schema';
import {
  type Connection,
  MemoryLog,
  MemoryReplays,
  rulesOf,
  systemClock,
  TableHost,
  type TablePorts,
} from '@ettin/table';

const [tables = 200, rate = 500, seconds = 10] = process.argv.slice(2).map(Number);
const SEED = 'bench';
const PEOPLE = ['Ann', 'Bob', 'Cid', 'Dee'].map((name) => ({ name, person: name.padEnd(22, '_') }));
const DECKS = ['hearth-chorus', 'toll-of-bells', 'storm-lanterns', 'cinder-and-coin'];
const PLAYED_BEFORE = 250;

interface Said {
  readonly who: number;
  readonly command: Command;
}

function portsFor(): TablePorts {
  const log = new MemoryLog();
  const rng = rngFrom(SEED);
  return {
    log,
    ownership: log.ownership('bench'),
    clock: systemClock(),
    random: (n) => Uint8Array.from({ length: n }, () => rng(256)),
    replays: new MemoryReplays(),
    version: 'bench',
    report: (error) => {
      throw error;
    },
  };
}

type Carry = (who: number, m: ServerMessage) => void;

/** A table in its lobby, with everybody there. */
async function open(carry: Carry): Promise<{ host: TableHost; at: readonly Connection[] }> {
  const [ann] = PEOPLE;
  if (ann === undefined) throw new Error('there is nobody');
  const host = await TableHost.create(portsFor(), ann);
  const connect = async (who: number, invitation?: string): Promise<Connection> => {
    const { person, name } = PEOPLE[who] ?? ann;
    const made = await host.connect(
      { person, name, ...(invitation === undefined ? {} : { invitation }) },
      (m) => carry(who, m),
    );
    if ('ok' in made) throw new Error(made.message);
    return made;
  };
  const first = await connect(0);
  first.receive({ id: 'invite-00', type: 'invite' });
  await host.settled();
  const invitation = host.state.invitations[0];
  const others = [];
  for (const who of [1, 2, 3]) others.push(await connect(who, invitation));
  return { host, at: [first, ...others] };
}

/** One page of the recording: sees what it is sent, and plays as a rookie. */
class Page {
  private frame: GameFrame | null = null;
  private readonly bot: Bot;
  constructor(readonly person: PersonId) {
    this.bot = rookieBot(rngFrom(person));
  }
  hear(m: ServerMessage): void {
    if (m.type === 'welcome') this.frame = m.game;
    if (m.type !== 'update') return;
    if (m.whole !== undefined) this.frame = m.whole;
    if (this.frame === null) return;
    const view = m.view === undefined ? this.frame.view : applyPatch(this.frame.view, m.view);
    this.frame = { ...this.frame, ...m.game, view };
  }
  wish(): { readonly action: Action; readonly at: number } | null {
    const { frame } = this;
    if (frame === null || frame.view.result !== null) return null;
    for (const decision of frame.view.pending) {
      if (decision.kind === 'waiting') continue;
      const player = decision.players.find((p) => frame.decidesFor.includes(p));
      if (player === undefined) continue;
      const actions = decision.kind === 'priority' ? frame.legal : [];
      const rules = rulesOf(frame.view.edition);
      const { action } = this.bot.decide({ view: frame.view, rules, decision, actions, seat: player });
      return { action, at: frame.at };
    }
    return null;
  }
}

async function record(): Promise<readonly Said[]> {
  const pages = PEOPLE.map((p) => new Page(p.person));
  const { host, at } = await open((who, m) => pages[who]?.hear(m));
  const said: Said[] = [];
  const say = async (who: number, command: ClientMessage): Promise<void> => {
    said.push({ who, command: command as Command });
    at[who]?.receive(command);
    await host.settled();
  };
  for (const who of [0, 1, 2, 3]) {
    await say(who, { id: `sit-0000${who}`, type: 'sit', seat: who, deck: { starter: DECKS[who] ?? '' } });
    await say(who, { id: `ready-00${who}`, type: 'ready', ready: true });
  }
  await say(0, { id: 'begin-00', type: 'begin' });
  for (let n = 0; host.state.phase === 'playing' && n < 5_000; n++) {
    const who = pages.findIndex((p) => p.wish() !== null);
    const wish = pages[who]?.wish();
    if (wish === undefined || wish === null || wish.action.type === 'concede') break;
    await say(who, { id: `act-${String(n).padStart(6, '0')}`, type: 'act', ...wish, action: wish.action });
  }
  await host.close();
  return said;
}

const percentile = (sorted: readonly number[], p: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? Number.NaN;
const heap = (): number => {
  (globalThis as { gc?: () => void }).gc?.();
  return process.memoryUsage().heapUsed;
};

const said = await record();
console.log(`recorded: ${said.length} commands`);
const before = heap();
const latencies: number[] = [];
let [bytes, refusals, messages] = [0, 0, 0];
const running = [];
for (let i = 0; i < tables; i++) {
  const started = new Map<string, number>();
  const carry: Carry = (_, m) => {
    messages += 1;
    bytes += JSON.stringify(m).length;
    if (m.type === 'refused') refusals += 1;
    if (m.type !== 'ack') return;
    const since = started.get(m.id);
    if (since !== undefined) latencies.push(performance.now() - since);
    started.delete(m.id);
  };
  const { host, at } = await open(carry);
  const table = { host, at, started, next: 0 };
  const upTo = Math.min(9 + ((i * 37) % PLAYED_BEFORE), said.length);
  for (; table.next < upTo; table.next++) {
    const s = said[table.next];
    if (s !== undefined) at[s.who]?.receive(s.command);
    await host.settled();
  }
  running.push(table);
}
const kept = heap();
console.log(
  `${tables} tables at rest, up to ${PLAYED_BEFORE} commands into a game: ${((kept - before) / tables / 1024).toFixed(0)} KiB each (with the rows of their logs)`,
);
[bytes, messages] = [0, 0];
latencies.length = 0;
const begin = performance.now();
const cpu = process.cpuUsage();
let sent = 0;
while (performance.now() - begin < seconds * 1000) {
  const due = Math.floor(((performance.now() - begin) / 1000) * rate);
  for (; sent < due; sent++) {
    const t = running[sent % running.length];
    const s = t === undefined ? undefined : said[t.next];
    if (t === undefined || s === undefined) continue;
    t.next += 1;
    t.started.set(s.command.id, performance.now());
    t.at[s.who]?.receive(s.command);
  }
  await wait(1);
}
await Promise.all(running.map((t) => t.host.settled()));
const spent = process.cpuUsage(cpu);
latencies.sort((a, b) => a - b);
const busy = (spent.user + spent.system) / 1e6 / ((performance.now() - begin) / 1000);
console.log(
  `${latencies.length} acknowledged in ${seconds} s: p50 ${percentile(latencies, 0.5).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms, most ${percentile(latencies, 1).toFixed(1)} ms`,
);
console.log(
  `${refusals} refused; ${messages} messages of ${(bytes / Math.max(1, messages)).toFixed(0)} bytes on average; ${(busy * 100).toFixed(0)} % of a core`,
);
process.exit(0);
