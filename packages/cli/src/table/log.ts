import { eventsFor, view } from '@ettin/engine';
import type { Viewer } from '@ettin/schema';
import type { Moment } from '../game/drive.js';
import type { Paint } from '../io/paint.js';
import { type LogLine, wordEvent } from '../words/events.js';
import { Names } from '../words/names.js';

/** What one viewer has read so far, in words. */
export class GameLog {
  readonly names = new Names();
  readonly lines: LogLine[] = [];

  constructor(private readonly viewer: Viewer) {}

  /** Adds what happened; gives the lines that came to it. */
  add(moment: Moment): readonly LogLine[] {
    const heard = eventsFor(moment.events, this.viewer);
    if (heard.length === 0) return [];
    for (const event of heard) this.names.hear(event);
    this.names.learn(view(moment.rules, moment.state, this.viewer));
    const added = heard.flatMap((event) => wordEvent(event, this.names, moment.rules.edition) ?? []);
    this.lines.push(...added);
    return added;
  }
}

export function logLine(line: LogLine, paint: Paint): string {
  if (line.heading === true) return paint.strong(`\n${line.text}`);
  return `${line.text} ${paint.faint(`(${line.rule})`)}`;
}
