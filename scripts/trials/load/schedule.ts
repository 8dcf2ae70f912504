import type { LoadTable } from './table.js';

export interface Kept {
  /** Milliseconds from when an action was due to its acknowledgement. */
  readonly acknowledged: number[];
  /** The same to the moment at which the last of the four had heard what came of it. */
  readonly told: number[];
  /** By kind, of those acknowledged. */
  readonly kinds: Map<string, number>;
  refused: number;
  /** Due, and not acknowledged when the time was up. */
  open: number;
}

/**
 * Actions at a fixed rate, whatever becomes of those before: each is due at its own time, and what it waits for, a table
 * that is free or a server that is busy, counts as its own delay (else a slow server would be asked less, and look fast).
 * A table says one thing at a time, by one of those who are asked.
 */
export async function play(
  tables: readonly LoadTable[],
  rate: number,
  seconds: number,
  random: (below: number) => number,
): Promise<Kept> {
  const kept: Kept = { acknowledged: [], told: [], kinds: new Map(), refused: 0, open: 0 };
  const free: LoadTable[] = [...tables];
  const start = performance.now();
  const end = start + seconds * 1_000;
  let next = 0;
  const dueAt = (n: number): number => start + (n / rate) * 1_000;

  const release = (table: LoadTable): void => {
    free.push(table);
    send();
  };

  const carryOut = (table: LoadTable, due: number): void => {
    const { seats } = table;
    const asked = seats.filter((s) => s.mayMove);
    const [host] = seats;
    const over = seats.some((s) => s.over);
    const seat = over ? host : asked[random(asked.length)];
    if (seat === undefined) throw new Error('nobody at a table is asked anything');
    const said = over ? { type: 'rematch' } : seat.move(random);
    if (said === null) throw new Error('somebody who is asked has no move');
    const before = seat.at;
    let answered = false;
    const settled = (): void => {
      if (!answered || !seats.every((s) => s.at === seats[0]?.at && s.at !== before)) return;
      for (const s of seats) s.onTold = nothing;
      kept.told.push(performance.now() - due);
      release(table);
    };
    const say = (what: typeof said, least: boolean): void =>
      seat.tell(what, (answer) => {
        if (answer.type === 'refused') {
          kept.refused++;
          const other = seat.move(random, true);
          if (least || other === null) throw new Error(`${JSON.stringify(what)}: ${JSON.stringify(answer)}`);
          say(other, true);
          return;
        }
        kept.acknowledged.push(performance.now() - due);
        const kind = kindOf(what);
        kept.kinds.set(kind, (kept.kinds.get(kind) ?? 0) + 1);
        answered = true;
        settled();
      });
    for (const s of seats) s.onTold = settled;
    say(said, false);
  };

  function send(): void {
    const now = performance.now();
    while (free.length > 0 && dueAt(next) <= now && now < end) {
      const i = random(free.length);
      const table = free[i];
      const last = free.pop();
      if (table === undefined || last === undefined) return;
      if (i < free.length) free[i] = last;
      carryOut(table, dueAt(next++));
    }
  }

  while (performance.now() < end) {
    send();
    await new Promise((done) => setTimeout(done, 1));
  }
  const due = Math.ceil(seconds * rate);
  kept.open = due - kept.acknowledged.length;
  // a server that keeps up has answered all but those of the last moment
  while (free.length < tables.length) await new Promise((done) => setTimeout(done, 10));
  return kept;
}

const nothing = (): void => {};

function kindOf(said: Readonly<Record<string, unknown>>): string {
  const action = said.action as { type: string; answer?: { kind: string } } | undefined;
  return action === undefined ? String(said.type) : (action.answer?.kind ?? action.type);
}

/** Of numbers that stand in order. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
