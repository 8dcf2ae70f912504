import { deciders, pendingDecisions, type Rules, type State, view, whyNotOffered } from '@ettin/engine';
import type { TryAnswer, WhyAnswer } from '@ettin/protocol';
import type { Action, ObjectId, ObjectView, PlayerView, Seat, TargetId } from '@ettin/schema';
import { gameRules } from '../state/rules.js';
import type { TableState } from '../state/table.js';
import { decidesFor } from '../state/who.js';
import { tryAction } from './try.js';

/**
 * Why something can't be picked for what the seat is asked (an attacker, a blocker, a target); or else the ways in which something of the seat's own could be used, and why not now. Of cards in its hand, permanents that it
 * controls, and cards of its own in graveyard and exile that lie open: nothing else is tried, so that nothing is told that
 * the seat may not know.
 */
export function whyNot(
  table: TableState,
  seat: Seat | null,
  object: ObjectId,
  on?: TargetId,
): readonly WhyAnswer[] {
  const { play } = table;
  if (play === null || seat === null) return [];
  const rules = gameRules(table);
  const seen = view(rules, play.state, seat);
  const picked = whyNotPicked(rules, play.state, seat, seen, object, on ?? null);
  if (picked !== null) return [picked];
  for (const player of decidesFor(play.state, seat)) {
    const own = [
      ...(seen.hands[player] ?? []),
      ...seen.battlefield.filter((o) => o.controller === player),
      ...(seen.graveyards[player] ?? []),
      ...seen.exile.filter((o) => o.owner === player && o.faceDown !== true),
    ];
    const found = own.find((o) => o.id === object);
    if (found === undefined) continue;
    const ways = waysToUse(rules, found, player).map((action) => ({
      action,
      ...tryAction(table, seat, action),
    }));
    // an ability that works elsewhere says nothing of the card here, unless it is all that the card has (CR 113.6)
    const here = ways.filter(({ action, ...no }) => action.type !== 'activate' || !isElsewhere(no));
    return here.length === 0 ? ways : here;
  }
  return [];
}

const isElsewhere = (no: TryAnswer): boolean => !no.ok && no.code === 'wrongZone';

/** Of what the seat sees lying open, and of decisions that it answers: nothing hidden is asked about. */
function whyNotPicked(
  rules: Rules,
  state: State,
  seat: Seat,
  seen: PlayerView,
  object: TargetId,
  on: TargetId | null,
): WhyAnswer | null {
  const asked = pendingDecisions(state).find((d) => deciders(state, d).includes(seat));
  const open = [...seen.battlefield, ...seen.stack, ...seen.graveyards.flat()];
  if (asked === undefined || !open.some((o) => o.id === object)) return null;
  const no = whyNotOffered(rules, state, asked, object, on);
  if (no === null) return null;
  const { code, rule, cite, message } = no;
  return { action: null, ok: false, code, rule, cite, message };
}

function waysToUse(rules: Rules, o: ObjectView, player: Seat): readonly Action[] {
  const object = o.id;
  const activated = o.abilities.flatMap((id, ability): readonly Action[] =>
    rules.abilities[id]?.kind === 'activated' ? [{ type: 'activate', player, object, ability }] : [],
  );
  if (o.zone === 'battlefield')
    return o.faceDown === true ? [{ type: 'special', player, object, special: 'turnFaceUp' }] : activated;
  const played: Action = o.types.includes('land')
    ? { type: 'playLand', player, object }
    : { type: 'cast', player, object };
  return [played, ...activated];
}
