import { getEdition } from '@ettin/editions';
import type { LoggedEvent } from '@ettin/protocol';
import type { PlayerView } from '@ettin/schema';
import { type LogLine, logLine, type Names } from '@ettin/text';
import type { Language } from '../i18n/languages.js';

export interface ShownLine {
  readonly n: number;
  readonly line: LogLine;
}

/**
 * The log in words. Names are learnt in the order in which things were told, so lines are made in that order too and
 * once each; a change of language starts anew.
 */
export class LogLines {
  private lines: readonly ShownLine[] = [];
  private heard = -1;

  constructor(
    private readonly names: Names,
    private readonly edition: string,
    readonly language: Language,
  ) {}

  /** All lines so far; the same list as before when nothing was added. */
  hear(log: readonly LoggedEvent[], view: PlayerView): readonly ShownLine[] {
    const edition = getEdition(this.edition);
    if (edition === undefined) throw new Error(`there is no edition ${this.edition}`);
    if ((log.at(-1)?.n ?? -1) < this.heard) this.heard = -1;
    const fresh = log.filter((e) => e.n > this.heard);
    this.names.learn(view);
    if (fresh.length === 0) return this.lines;
    const lines = this.heard < 0 ? [] : [...this.lines];
    for (const { n, event } of fresh) {
      this.names.hear(event);
      const line = logLine(event, this.names, edition, this.language);
      if (line !== null) lines.push({ n, line });
      this.heard = n;
    }
    this.lines = lines;
    return lines;
  }
}
