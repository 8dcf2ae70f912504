import { view } from '@ettin/engine';
import type { Viewer } from '@ettin/schema';
import type { Io } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { boardLines } from '../table/board.js';
import { GameLog, logLine } from '../table/log.js';
import { Again, Interruption, Talk } from '../table/talk.js';
import { actionWords } from '../words/actions.js';
import { count } from '../words/names.js';
import { resultWords } from '../words/result.js';
import type { Opened } from './open.js';

const HELP = 'Enter or n: next · n 10 · p: back · t: next turn · goto N (or 0, end) · b: board · q: leave';

/** Steps through a game at a terminal; elsewhere prints its whole log. */
export async function stepThrough(io: Io, opened: Opened, viewer: Viewer): Promise<void> {
  const told = tell(opened, viewer);
  const paint = paintFor(io);
  const last = opened.steps.length - 1;
  const board = (at: number): readonly string[] => {
    const step = opened.steps[at];
    return step === undefined ? [] : boardLines(view(opened.rules, step.state, viewer), pageWidth(io), paint);
  };
  const say = (lines: readonly string[]) => {
    for (const line of lines.flatMap((l) => fold(l, pageWidth(io)))) io.out(`${line}\n`);
  };
  const printed = (at: number) => (told[at] ?? []).map((line) => logLine(line, paint));
  if (!io.interactive || opened.stopped) {
    for (let at = 0; at <= last; at++) say(printed(at));
    say(['', ...board(last), '', ...ending(opened, viewer)]);
    return;
  }
  say([`${last} actions, ${opened.checked} checkpoints agree.`, HELP, ...board(0)]);
  let at = 0;
  const leave = () => {
    throw new Interruption('leave');
  };
  const talk = new Talk(io, paint, 'replay', {
    '?': () => say([HELP]),
    b: () => say(board(at)),
    q: leave,
    quit: leave,
  });
  try {
    for (;;) {
      const to = await talk.ask((line) => destination(opened, at, line));
      if (to === at && at === last) {
        say(['There is no more: this is the last action.']);
        continue;
      }
      if (to > at) for (let i = at + 1; i <= to; i++) say(printed(i));
      else say([`Back to action ${to}.`]);
      at = to;
      say([paint.faint(`── action ${at} of ${last}${doneAt(opened, viewer, at)}`)]);
      if (at === last || to === 0) say(board(at));
      if (at === last) say(ending(opened, viewer));
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
}

function tell({ steps, rules }: Opened, viewer: Viewer) {
  const log = new GameLog(viewer);
  return steps.map((step, i) => log.add({ rules, before: steps[i - 1]?.state ?? null, ...step, why: '' }));
}

/** What was done, in words that the viewer may read: their own actions, else only who acted. */
function doneAt({ steps, rules }: Opened, viewer: Viewer, at: number): string {
  const action = steps[at]?.action;
  const before = steps[at - 1]?.state;
  if (action == null || before === undefined) return '';
  const name = before.players[action.player]?.name ?? '';
  const open = action.type === 'pass' || action.player === viewer;
  return `: ${name} — ${open ? actionWords(rules, view(rules, before, viewer), action) : action.type}`;
}

function ending({ steps, rules, replay, damage, stopped }: Opened, viewer: Viewer): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  if (last.state.result !== null) return [resultWords(view(rules, last.state, viewer))];
  const played = `${steps.length - 1} of ${count(replay.actions.length, 'action')}`;
  if (stopped) return [`Stopped after ${played}.`];
  return [
    damage === null
      ? 'The game was left before its end.'
      : `Because of the damage it ends here, after ${played}.`,
  ];
}

function destination({ steps }: Opened, at: number, line: string): number {
  const last = steps.length - 1;
  const words = /^(?:(n|next|p|back|prev|t|turn|goto|g)?\s*(\d+|end)?)$/i.exec(line.trim());
  if (words === null) throw new Again(HELP);
  const word = (words[1] ?? 'n').toLowerCase();
  const by = words[2];
  const n = by === 'end' ? last : Number(by ?? 1);
  if (words[1] === undefined && by !== undefined) return within(n, last);
  switch (word.charAt(0)) {
    case 'p':
    case 'b':
      return within(at - n, last);
    case 'g':
      if (by === undefined) throw new Again('goto which action?');
      return within(n, last);
    case 't':
      return nextTurn(steps, at);
    default:
      return within(at + n, last);
  }
}

const within = (at: number, last: number): number => Math.max(0, Math.min(last, at));

function nextTurn(steps: Opened['steps'], at: number): number {
  const now = steps[at]?.state.turn.number ?? 0;
  const found = steps.findIndex((s, i) => i > at && s.state.turn.number !== now);
  return found < 0 ? steps.length - 1 : found;
}
