import { asGuest, call } from '../../../packages/server/src/trial/client.fixture.js';
import { LoadSeat } from './seat.js';

const SEATS = [0, 1, 2, 3] as const;

export interface LoadTable {
  /** By seat; the first is the host. */
  readonly seats: readonly LoadSeat[];
}

/** A table of four people whose game has begun. `starters`: deck ids by seat. */
export async function openTable(
  base: string,
  starters: readonly string[],
  deflate: boolean,
): Promise<LoadTable> {
  const doors = [];
  for (const seat of SEATS) doors.push(await asGuest(base, `P${seat}`));
  const [own, ...others] = doors;
  if (own === undefined) throw new Error('a table has a host');
  const made = await call(base, 'POST', '/api/tables', own.cookie, {});
  const { table } = (await made.json()) as { table: string };
  const host = await LoadSeat.at(own, table, deflate);
  await host.must({ type: 'invite' });
  await heard(host, () => host.invitation !== null);
  const seats = [host];
  for (const door of others) seats.push(await LoadSeat.at(door, table, deflate, host.invitation ?? ''));
  for (const [seat, one] of seats.entries())
    await one.must({ type: 'sit', seat, deck: { starter: starters[seat] } });
  for (const one of seats) await one.must({ type: 'ready', ready: true });
  await host.must({ type: 'begin' });
  await Promise.all(seats.map((s) => heard(s, () => s.at >= 0)));
  return { seats };
}

function heard(seat: LoadSeat, holds: () => boolean): Promise<void> {
  if (holds()) return Promise.resolve();
  return new Promise((done) => {
    seat.onTold = () => {
      if (holds()) done();
    };
  });
}
