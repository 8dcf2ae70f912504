import type { PlayerView, Seat } from '@ettin/schema';
import { SAY } from '../words/terminal.js';
import { Interruption, type Talk } from './talk.js';

/** The terminal that several persons may share. Teammates see each other's hands anyway (CR 810.5); opponents don't. */
export class Screen {
  private team: number | null = null;
  /** How many lines of the log each team has read here. */
  private readonly read = new Map<number, number>();

  private board = '';

  /** Before another team's hands are shown: clears the screen and waits until the right person sits there. */
  async handOver(seat: Seat, view: PlayerView, talk: Talk): Promise<void> {
    const team = view.players[seat]?.team ?? 0;
    const before = this.team;
    this.team = team;
    if (before === null || before === team) return;
    if (talk.io.outIsTerminal) talk.io.control('out', 'clearScreen');
    const name = view.players[seat]?.name ?? '';
    const answer = await talk.io.ask(`${SAY.text(talk.language, 'handOver', { name })} `);
    if (answer === null) throw new Interruption('leave');
  }

  /** Whether this board is another than the one that was shown last; remembers it. */
  isNewBoard(lines: readonly string[]): boolean {
    const board = lines.join('\n');
    if (board === this.board) return false;
    this.board = board;
    return true;
  }

  /** Lines of a person's log that nobody of their team has read here yet. */
  unread<T>(view: PlayerView, seat: Seat, lines: readonly T[]): readonly T[] {
    const team = view.players[seat]?.team ?? 0;
    const from = this.read.get(team) ?? 0;
    this.read.set(team, Math.max(from, lines.length));
    return lines.slice(from);
  }
}
