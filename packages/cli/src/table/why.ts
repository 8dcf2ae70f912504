import { foldName } from '@ettin/cards';
import { apply, type Rules, type State } from '@ettin/engine';
import type { Action, ObjectView, PlayerView, Seat } from '@ettin/schema';
import { actionWords } from '../words/actions.js';
import { Again } from './talk.js';

/**
 * Why something of a player's own can't be used now, in the engine's words: of cards in their hand, and of abilities of
 * permanents that they control. Nothing else is tried, so nothing is told that the player may not know.
 */
export function whyLines(
  rules: Rules,
  state: State,
  view: PlayerView,
  seat: Seat,
  name: string,
): readonly string[] {
  if (name === '') throw new Again('say which card: why Lightning Bolt');
  const wanted = foldName(name);
  const own = [...(view.hands[seat] ?? []), ...view.battlefield.filter((o) => o.controller === seat)];
  const found = own.find((o) => o.name !== null && foldName(o.name) === wanted);
  if (found === undefined)
    throw new Again(`you have no ${name} in your hand or under your control on the battlefield`);
  const tries = waysToUse(rules, found, seat);
  if (tries.length === 0) return [`${found.name ?? name} has no ability that is activated.`];
  return tries.map((action) => {
    const what = actionWords(rules, view, action);
    const done = apply(rules, state, action);
    return done.ok ? `${what}: possible now` : `${what}: ${done.message} (${done.code}, ${done.rule})`;
  });
}

function waysToUse(rules: Rules, o: ObjectView, player: Seat): readonly Action[] {
  const object = o.id;
  if (o.zone === 'hand')
    return [
      o.types.includes('land') ? { type: 'playLand', player, object } : { type: 'cast', player, object },
    ];
  return o.abilities.flatMap((id, ability): readonly Action[] =>
    rules.abilities[id]?.kind === 'activated' ? [{ type: 'activate', player, object, ability }] : [],
  );
}
