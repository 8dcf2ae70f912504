import { apply, eventsFor, legalActions, manaActions, type State, view } from '@ettin/engine';
import type { Action, Viewer } from '@ettin/schema';
import { guesses } from '../guesses.js';
import { oneOf } from '../random.js';
import { unseenCards, withFacesMixed } from '../unseen.js';
import { firstDifference } from './json.js';
import type { Check, Moment } from './moment.js';

/**
 * What a player can't know makes no difference to them: were the cards that they haven't seen other ones, they would be
 * shown the same, could do the same, and were told the same of the last action.
 */
export const unseenMakesNoDifference: Check = (moment) => {
  const { rules, state, random } = moment;
  const viewer: Viewer = random(8) === 0 ? 'spectator' : (oneOf(state.players, random)?.seat ?? 0);
  const other = withFacesMixed(state, unseenCards(rules, state, viewer), random);
  const lines = [
    firstDifference(view(rules, state, viewer), view(rules, other, viewer), `view of ${viewer}`),
    toldOtherwise(moment, viewer),
  ];
  if (viewer !== 'spectator' && state.pending === null)
    for (const list of [legalActions, manaActions])
      lines.push(firstDifference(list(rules, state, viewer), list(rules, other, viewer), list.name));
  return lines.filter((line) => line !== null).map((line) => `unseen cards show: ${line}`);
};

/**
 * Whether the same action would have been told otherwise, had cards been others that are still unseen. Not those that
 * the acting player knows, or another who pays: how they pay may follow from what else they hold.
 */
function toldOtherwise(
  { rules, before, action, events, state, random }: Moment,
  viewer: Viewer,
): string | null {
  if (before === null || action === null) return null;
  const told = eventsFor(events, viewer);
  // shown in passing: by name, and gone again
  if (told.some((e) => e.type === 'revealed')) return null;
  // somebody else may pay for it (assist), whose lands are tapped as suits what they hold
  const payers = new Set(events.flatMap((e) => (e.type === 'mana' ? [e.player] : [])));
  const others = [
    unseenCards(rules, before, action.player),
    unseenCards(rules, state, viewer),
    ...[...payers].map((seat) => unseenCards(rules, before, seat)),
  ];
  const shown = new Set(told.map((e) => (e.type === 'moved' && e.name !== null ? e.was : null)));
  // what leaves the battlefield or the stack face down is shown on its way (CR 708.9)
  for (const o of before.objects)
    if (o !== null && shown.has(o.id)) for (const cards of others) cards.delete(o.card);
  const which = [...unseenCards(rules, before, viewer)].filter((card) => others.every((x) => x.has(card)));
  const done = apply(rules, withFacesMixed(before, new Set(which), random), action);
  // what may be done follows from cards that the player knows
  if (!done.ok) return `${action.type} is refused: ${done.message}`;
  return (
    firstDifference(told, eventsFor(done.events, viewer), `events for ${viewer}`) ??
    firstDifference(
      view(rules, state, viewer),
      view(rules, done.state, viewer),
      `view of ${viewer} afterwards`,
    )
  );
}

/**
 * A refusal tells nothing of what the player can't know: it is the same whatever the cards are that they haven't seen,
 * and for ids of such cards the same as for ids of nothing.
 */
export const refusalsKeepSecrets: Check = ({ rules, state, random }) => {
  const out: string[] = [];
  const seat = oneOf(state.players, random)?.seat ?? 0;
  const other = withFacesMixed(state, unseenCards(rules, state, seat), random);
  for (const { action, instead } of guesses(rules, state, seat, random)) {
    const said = sayOf(rules, state, action);
    const mixed = sayOf(rules, other, action);
    if (said !== mixed)
      out.push(`seat ${seat}, ${JSON.stringify(action)}: ${said}; with other cards ${mixed}`);
    if (instead === null) continue;
    const nothing = sayOf(rules, state, instead.action).replaceAll(
      String(instead.id),
      String(instead.hidden),
    );
    if (said !== nothing)
      out.push(`seat ${seat}, ${JSON.stringify(action)}: ${said}; were there no such card ${nothing}`);
  }
  return out;
};

function sayOf(rules: Moment['rules'], state: State, action: unknown): string {
  const done = apply(rules, state, action as Action);
  return done.ok ? 'accepted' : JSON.stringify(done);
}
