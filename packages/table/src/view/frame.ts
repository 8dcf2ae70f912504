import { legalActions, manaActions, view } from '@ettin/engine';
import type { GameFrame, IntentView, PersonId } from '@ettin/protocol';
import type { Action, PlayerView, Seat, Viewer } from '@ettin/schema';
import { nameOf } from '../game/begin.js';
import { undoOf } from '../game/undo.js';
import { gameRules } from '../state/rules.js';
import type { Intent, TableState } from '../state/table.js';
import { decidesFor, seatOf, teamOf } from '../state/who.js';
import { passTo } from './pass-to.js';
import { tapsOf } from './taps.js';

export const viewerOf = (table: TableState, person: PersonId): Viewer => seatOf(table, person) ?? 'spectator';

/** All of the game that one person is shown; null before the first game. */
export function frameFor(table: TableState, person: PersonId): GameFrame | null {
  const { play } = table;
  if (play === null) return null;
  const rules = gameRules(table);
  const { state } = play;
  const viewer = viewerOf(table, person);
  const mine: readonly Seat[] = viewer === 'spectator' ? [] : decidesFor(state, viewer);
  const each = (list: typeof legalActions): readonly Action[] => mine.flatMap((s) => list(rules, state, s));
  const own = (seat: Seat) => viewer !== 'spectator' && teamOf(table, seat) === teamOf(table, viewer);
  const { ask } = play;
  const canUndo = viewer !== 'spectator' && table.phase === 'playing' && ask === null;
  const found = canUndo ? undoOf(play, person) : null;
  return {
    at: play.at,
    view: withSitters(table, view(rules, state, viewer)),
    legal: each(legalActions),
    mana: each(manaActions),
    decidesFor: mine,
    taps: tapsOf(rules, state, mine),
    passTo: viewer === 'spectator' ? null : passTo(table, viewer),
    settings: viewer === 'spectator' ? null : (table.seats[viewer]?.settings ?? null),
    clock: play.clock,
    drafts: play.drafts.filter((d) => own(d.seat)),
    intents: play.intents.filter((i) => own(i.seat)).map(intentView),
    consent:
      ask === null
        ? null
        : {
            ask: ask.ask,
            by: ask.by,
            what: ask.what.type === 'undo' ? { type: 'undo' } : ask.what,
            yes: ask.yes,
            open: ask.open,
          },
    undo: found === null ? null : found.free ? 'free' : 'consent',
    commitment: state.status.commitment,
    seed: state.result === null ? null : play.seed,
  };
}

/** Whoever sits there now, and not who sat there as the game began. */
function withSitters(table: TableState, seen: PlayerView): PlayerView {
  const names = table.seats.map((s) => nameOf(table, s));
  if (seen.players.every((p) => p.name === names[p.seat])) return seen;
  return { ...seen, players: seen.players.map((p) => ({ ...p, name: names[p.seat] ?? p.name })) };
}

const intentView = ({ intent, seat, action, why, life, at }: Intent): IntentView => ({
  intent,
  seat,
  action,
  why,
  life,
  at,
});
