import { eventsFor, view } from '@ettin/engine';
import type { Viewer } from '@ettin/schema';
import { type Language, type LogLine, logLine, Names } from '@ettin/text';
import type { Moment } from '../game/drive.js';
import type { Paint } from '../io/paint.js';
import { SAY } from '../words/terminal.js';

/** How a reader wants the log. */
export interface LogStyle {
  readonly language: Language;
  /** Under each line what the rule says that it cites. */
  readonly why: boolean;
}

/** What one viewer has read so far, in words. */
export class GameLog {
  readonly names = new Names();
  readonly lines: LogLine[] = [];

  constructor(
    private readonly viewer: Viewer,
    private readonly language: Language,
  ) {}

  /** Adds what happened; gives the lines that came to it. */
  add(moment: Moment): readonly LogLine[] {
    const heard = eventsFor(moment.events, this.viewer);
    if (heard.length === 0) return [];
    for (const event of heard) this.names.hear(event);
    this.names.learn(view(moment.rules, moment.state, this.viewer));
    const { edition } = moment.rules;
    const added = heard.flatMap((event) => logLine(event, this.names, edition, this.language) ?? []);
    this.lines.push(...added);
    return added;
  }
}

/** A line with its rule, and with what that rule says where the reader wants to know why. */
export function paintedLines(line: LogLine, paint: Paint, style: LogStyle): readonly string[] {
  const rule = line.rule === null ? '' : paint.faint(` (${line.rule})`);
  const told = line.heading === true ? paint.strong(`\n${line.text}`) : `${line.text}${rule}`;
  const { ruleText } = line;
  if (!style.why || ruleText === null) return [told];
  const other = ruleText.language === style.language ? '' : ` ${SAY.text(style.language, 'inEnglish')}`;
  const number = line.heading === true ? `${line.rule}: ` : '';
  return [told, paint.faint(`    ${number}${ruleText.text}${other}`)];
}
