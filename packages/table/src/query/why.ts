import { type Rules, view } from '@ettin/engine';
import type { WhyAnswer } from '@ettin/protocol';
import type { Action, ObjectId, ObjectView, Seat } from '@ettin/schema';
import { rulesOf } from '../state/rules.js';
import type { TableState } from '../state/table.js';
import { decidesFor } from '../state/who.js';
import { tryAction } from './try.js';

/**
 * The ways in which something of the seat's own could be used, and why not now. Of cards in its hand, permanents that it
 * controls, and cards of its own in graveyard and exile that lie open: nothing else is tried, so that nothing is told that
 * the seat may not know.
 */
export function whyNot(table: TableState, seat: Seat | null, object: ObjectId): readonly WhyAnswer[] {
  const { play } = table;
  if (play === null || seat === null) return [];
  const rules = rulesOf(table.settings.edition);
  const seen = view(rules, play.state, seat);
  for (const player of decidesFor(play.state, seat)) {
    const own = [
      ...(seen.hands[player] ?? []),
      ...seen.battlefield.filter((o) => o.controller === player),
      ...(seen.graveyards[player] ?? []),
      ...seen.exile.filter((o) => o.owner === player && o.faceDown !== true),
    ];
    const found = own.find((o) => o.id === object);
    if (found === undefined) continue;
    return waysToUse(rules, found, player).map((action) => ({
      action,
      ...tryAction(table, seat, action),
    }));
  }
  return [];
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
