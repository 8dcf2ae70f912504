import { MOST_CARDS } from '@ettin/decks';
import type { Action } from '@ettin/schema';
import { actionFault } from './action.js';
import { type CardRun, READ_FORMATS, REPLAY_FORMAT, type Replay } from './format.js';
import { nestsTooDeep } from './nesting.js';

export type Read =
  | { readonly ok: true; readonly replay: Replay }
  | { readonly ok: false; readonly message: string };

type Fields = Readonly<Record<string, unknown>>;

const no = (message: string): Read => ({ ok: false, message });

/** Reads a replay file. Anything that isn't as `Replay` says is named by its place; nothing is guessed or skipped. */
export function readReplay(text: string): Read {
  if (nestsTooDeep(text)) return no('it nests deeper than any replay');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return no(`it is no JSON: ${placeIn(text, error)}`);
  }
  if (!isFields(data) || data.ettin !== 'replay') return no('it is no replay of Ettin ("ettin": "replay")');
  if (!READ_FORMATS.includes(data.format))
    return no(
      `format ${JSON.stringify(data.format)}; this version reads formats ${READ_FORMATS.join(' and ')}`,
    );
  const wrong =
    headFault(data) ??
    setupFault(data.setup) ??
    seatsFault(data) ??
    actionsFault(data.actions) ??
    checkpointsFault(data);
  if (wrong !== null) return no(wrong);
  return { ok: true, replay: { ...(data as unknown as Replay), format: REPLAY_FORMAT } };
}

/** Where reading stopped: line and column, when the error tells the position. */
function placeIn(text: string, error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return message;
  const before = text.slice(0, Number(position)).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

function seatsFault({ players, setup }: Fields): string | null {
  const seats = (setup as { readonly teams: readonly (readonly unknown[])[] }).teams.flat().length;
  const kinds = (players as readonly string[]).length;
  // of teams without players the rules say more
  return kinds === seats || seats === 0 ? null : `"players" names ${kinds} for ${seats} seats`;
}

function headFault(data: Fields): string | null {
  for (const key of ['engine', 'edition', 'rules'] as const)
    if (!isText(data[key])) return `"${key}" has to be a text`;
  if (data.document !== undefined && !isText(data.document)) return '"document" has to be a text';
  if (data.choices !== undefined && !(isFields(data.choices) && Object.values(data.choices).every(isText)))
    return '"choices" has to be texts by name';
  if (!isTexts(data.players)) return '"players" has to be a list of texts';
  if (data.result !== null && !isResult(data.result))
    return '"result" has to be null, or the team that won (null for a draw) and the reason';
  return null;
}

const isResult = (result: unknown): boolean =>
  isFields(result) && (result.winner === null || isWhole(result.winner)) && isText(result.reason);

function setupFault(setup: unknown): string | null {
  if (!isFields(setup)) return '"setup" has to be an object';
  if (!isText(setup.seed)) return '"setup.seed" has to be a text';
  for (const key of ['startingTeam', 'startingLife'] as const)
    if (setup[key] !== undefined && !isWhole(setup[key])) return `"setup.${key}" has to be a whole number`;
  if (setup.seating !== undefined && !isTexts(setup.seating))
    return '"setup.seating" has to be a list of texts';
  if (!Array.isArray(setup.teams)) return '"setup.teams" has to be a list';
  for (const [t, team] of setup.teams.entries()) {
    if (!Array.isArray(team)) return `"setup.teams[${t}]" has to be a list`;
    for (const [s, seat] of team.entries()) {
      const at = `"setup.teams[${t}][${s}]`;
      if (!isFields(seat) || !isText(seat.name)) return `${at}.name" has to be a text`;
      // names stand inside lines, and are typed to choose a seat
      if (!isName(seat.name)) return `${at}.name" has to be one line of letters, at most ${LONGEST_NAME}`;
      const wrong = cardsFault(seat.deck, `${at}.deck`);
      if (wrong !== null) return wrong;
    }
  }
  const { sharedSideboards: shared, teams } = setup;
  if (shared === undefined) return null;
  if (!Array.isArray(shared) || shared.length !== teams.length)
    return '"setup.sharedSideboards" has to be a list for each team';
  for (const [t, cards] of shared.entries()) {
    const wrong = cardsFault(cards, `"setup.sharedSideboards[${t}]`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function cardsFault(runs: unknown, at: string): string | null {
  if (!Array.isArray(runs)) return `${at}" has to be a list`;
  const bad = runs.findIndex((run) => !isRun(run));
  if (bad >= 0) return `${at}[${bad}]" has to be a count and a name`;
  const cards = (runs as readonly CardRun[]).reduce((sum, [n]) => sum + n, 0);
  return cards > MOST_CARDS ? `${at}" has ${cards} cards; ${MOST_CARDS} at most` : null;
}

const LONGEST_NAME = 100;
const isName = (name: string): boolean =>
  name.trim() !== '' && name.length <= LONGEST_NAME && !OBEYED.test(name);
/** What a terminal or a page would obey instead of showing: controls, marks of format and direction, line breaks. */
const OBEYED = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/u;

const isRun = (run: unknown): boolean =>
  Array.isArray(run) && run.length === 2 && isWhole(run[0]) && run[0] > 0 && run[0] < 1000 && isText(run[1]);

function actionsFault(actions: unknown): string | null {
  if (!Array.isArray(actions)) return '"actions" has to be a list';
  for (const [i, action] of (actions as readonly (Action | unknown)[]).entries()) {
    const wrong = actionFault(action);
    if (wrong !== null) return `action ${i + 1}: ${wrong}`;
  }
  return null;
}

function checkpointsFault(data: Fields): string | null {
  const { checkpoints, actions } = data;
  if (!Array.isArray(checkpoints)) return '"checkpoints" has to be a list';
  const most = Array.isArray(actions) ? actions.length : 0;
  let last = -1;
  for (const [i, one] of checkpoints.entries()) {
    if (!Array.isArray(one) || one.length !== 2 || !isWhole(one[0]) || !isText(one[1]))
      return `"checkpoints[${i}]" has to be a number of actions and a hash`;
    if (one[0] <= last) return `"checkpoints[${i}]" doesn't come after the one before it`;
    if (one[0] > most)
      return `the checkpoint after action ${one[0]} has lost its actions: there are only ${most} (is the file cut short?)`;
    last = one[0];
  }
  if (last !== most) return `there is no checkpoint after the last action, ${most}`;
  return null;
}
