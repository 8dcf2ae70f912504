import { view } from '@ettin/engine';
import type { ReplayAction } from '@ettin/replay';
import type { Action, Viewer } from '@ettin/schema';
import { actionLabel, type Language, Names, resultText } from '@ettin/text';
import type { Io } from '../io/io.js';
import { fold, pageWidth } from '../io/layout.js';
import { paintFor } from '../io/paint.js';
import { boardLines } from '../table/board.js';
import { GameLog, type LogStyle, paintedLines } from '../table/log.js';
import { Again, Interruption, Talk } from '../table/talk.js';
import { cardTexts } from '../words/card-texts.js';
import { SAY } from '../words/terminal.js';
import type { Opened } from './open.js';

/** Steps through a game at a terminal; elsewhere prints its whole log. */
export async function stepThrough(io: Io, opened: Opened, viewer: Viewer, style: LogStyle): Promise<void> {
  const { language } = style;
  const told = tell(opened, viewer, language);
  const help = SAY.text(language, 'replayHelp');
  const paint = paintFor(io);
  const last = opened.steps.length - 1;
  const board = (at: number): readonly string[] => {
    const step = opened.steps[at];
    if (step === undefined) return [];
    return boardLines({
      view: view(opened.rules, step.state, viewer),
      width: pageWidth(io),
      paint,
      language,
    });
  };
  const say = (lines: readonly string[]) => {
    for (const line of lines.flatMap((l) => fold(l, pageWidth(io)))) io.out(`${line}\n`);
  };
  const printed = (at: number) => (told[at] ?? []).flatMap((line) => paintedLines(line, paint, style));
  if (!io.interactive || opened.stopped) {
    for (let at = 0; at <= last; at++) say(printed(at));
    say(['', ...board(last), '', ...ending(opened, viewer, language)]);
    return;
  }
  say([SAY.text(language, 'agree', { n: last, checked: opened.checked }), help, ...board(0)]);
  let at = 0;
  const leave = () => {
    throw new Interruption('leave');
  };
  const talk = new Talk(
    io,
    paint,
    { who: 'replay', language, names: new Names() },
    {
      '?': () => say([help]),
      b: () => say(board(at)),
      q: leave,
      quit: leave,
    },
  );
  try {
    for (;;) {
      const to = await talk.ask((line) => destination(opened, at, line, language));
      if (to === at && at === last) {
        say([SAY.text(language, 'noMore')]);
        continue;
      }
      if (to > at) for (let i = at + 1; i <= to; i++) say(printed(i));
      else say([SAY.text(language, 'backTo', { n: to })]);
      at = to;
      say([paint.faint(`── ${placeText(opened, viewer, at, language)}`)]);
      if (at === last || to === 0) say(board(at));
      if (at === last) say(ending(opened, viewer, language));
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
}

/** What a board put right by hand is not. */
const played = (action: ReplayAction | null): Action | null => (action?.type === 'adjust' ? null : action);

function tell({ steps, rules }: Opened, viewer: Viewer, language: Language) {
  const log = new GameLog(viewer, language);
  return steps.map((step, i) =>
    log.add({ rules, before: steps[i - 1]?.state ?? null, ...step, action: played(step.action), why: null }),
  );
}

/** Where it stands and what was done there, in words that the viewer may read: their own actions, else only who acted. */
function placeText({ steps, rules }: Opened, viewer: Viewer, at: number, language: Language): string {
  const last = steps.length - 1;
  const action = steps[at]?.action;
  const before = steps[at - 1]?.state;
  if (action == null || before === undefined) return SAY.text(language, 'actionOf', { n: at, last });
  const who = before.players[action.player]?.name ?? '';
  const own = played(action);
  const open = own !== null && (own.type === 'pass' || own.player === viewer);
  const what = open
    ? actionLabel(own, view(rules, before, viewer), cardTexts(rules, language), language)
    : action.type;
  return SAY.text(language, 'actionDone', { n: at, last, who, what });
}

function ending(
  { steps, rules, replay, damage, stopped }: Opened,
  viewer: Viewer,
  language: Language,
): readonly string[] {
  const last = steps.at(-1);
  if (last === undefined) return [];
  if (last.state.result !== null) return [resultText(view(rules, last.state, viewer), language)];
  const played = { n: steps.length - 1, all: replay.actions.length };
  if (stopped) return [SAY.text(language, 'stoppedAfter', played)];
  return [damage === null ? SAY.text(language, 'leftEarly') : SAY.text(language, 'damagedAfter', played)];
}

function destination({ steps }: Opened, at: number, line: string, language: Language): number {
  const last = steps.length - 1;
  const words = /^(?:(n|next|p|back|prev|t|turn|goto|g)?\s*(\d+|end)?)$/i.exec(line.trim());
  if (words === null) throw new Again(SAY.text(language, 'replayHelp'));
  const word = (words[1] ?? 'n').toLowerCase();
  const by = words[2];
  const n = by === 'end' ? last : Number(by ?? 1);
  if (words[1] === undefined && by !== undefined) return within(n, last);
  switch (word.charAt(0)) {
    case 'p':
    case 'b':
      return within(at - n, last);
    case 'g':
      if (by === undefined) throw new Again(SAY.text(language, 'gotoWhich'));
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
