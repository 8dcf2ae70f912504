import type { ClockView } from '@ettin/protocol';

/** Milliseconds that a team has left at a time of the table's clock; never below 0. */
export function leftAt(clock: ClockView, team: number, now: number): number {
  const left = clock.left[team] ?? 0;
  return Math.max(0, clock.runs === team ? left - Math.max(0, now - clock.at) : left);
}

/** "24:05", "1:02:00"; rounded up, so that 0:00 is no time at all. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
