import { pendingDecisions, type Rules, type State, view } from '@ettin/engine';
import type { Seat, Viewer } from '@ettin/schema';
import { type Random, shuffled } from './random.js';

/**
 * Physical cards, by number, whose faces a viewer may not know: in libraries and other teams' hands, and face down.
 * Not those that are shown to the viewer just now (CR 701.20), or among which they are asked to choose.
 */
export function unseenCards(rules: Rules, state: State, viewer: Viewer): Set<number> {
  const selves = selvesOf(state, viewer);
  const teams = new Set([...selves].map((seat) => state.players[seat]?.team));
  const unseen = new Set(state.libraries.flat());
  state.hands.forEach((hand, seat) => {
    if (!teams.has(state.players[seat]?.team)) for (const o of hand) unseen.add(o.card);
  });
  const seen = view(rules, state, viewer);
  const named = new Set<number>();
  for (const o of [...seen.battlefield, ...seen.stack, ...seen.exile, ...seen.command])
    if (o.name !== null) named.add(o.id);
  for (const o of state.objects)
    if (o !== null && o.faceDown !== 0 && o.card >= 0 && !named.has(o.id)) unseen.add(o.card);
  // gone from where everybody saw it, and still spoken of
  for (const { object: o } of state.lastKnown)
    if (o.zone !== 'hand' && o.zone !== 'library' && o.faceDown === 0) unseen.delete(o.card);
  const asked = idsAsked(state, selves, teams);
  const peek = state.peek;
  const peeking = peek !== null && (peek.public || [...selves].some((seat) => looks(state, peek, seat)));
  for (const o of peek?.cards ?? []) if (peeking || asked.has(o.id)) unseen.delete(o.card);
  for (const t of state.tops)
    if (t.sees === -1 || [...selves].some((seat) => ((t.sees >> seat) & 1) === 1))
      unseen.delete(t.object.card);
  for (const o of state.hands.flat()) if (asked.has(o.id)) unseen.delete(o.card);
  return unseen;
}

/** The viewer, and whom they control (CR 723.4). */
function selvesOf(state: State, viewer: Viewer): ReadonlySet<Seat> {
  const selves = new Set<Seat>(viewer === 'spectator' ? [] : [viewer]);
  for (let i = 0; i < state.players.length; i++)
    for (const p of state.players)
      if (p.controlledBy !== null && selves.has(p.controlledBy)) selves.add(p.seat);
  return selves;
}

function idsAsked(
  state: State,
  selves: ReadonlySet<Seat>,
  teams: ReadonlySet<number | undefined>,
): ReadonlySet<number> {
  const ids = new Set<number>();
  for (const d of pendingDecisions(state)) {
    const mine = d.players.some(
      (seat) => selves.has(seat) || (d.byTeam && teams.has(state.players[seat]?.team)),
    );
    if (mine)
      JSON.stringify(d, (_key, value: unknown) => {
        if (typeof value === 'number') ids.add(value);
        return value;
      });
  }
  return ids;
}

/**
 * A state in which some cards are other cards: among those of each owner the faces have changed places. Nobody who
 * hasn't seen any of them could tell it from the first.
 */
export function withFacesMixed(state: State, which: ReadonlySet<number>, random: Random): State {
  const cards = state.cards.slice();
  for (const { seat } of state.players) {
    const mine = [...which].filter((card) => state.cardOwner[card] === seat);
    const faces = shuffled(mine, random);
    mine.forEach((card, i) => {
      cards[card] = state.cards[faces[i] ?? card] ?? -1;
    });
  }
  const mixed = <T extends { readonly card: number; readonly def: number }>(o: T): T => {
    const def = which.has(o.card) ? (cards[o.card] ?? o.def) : o.def;
    return def === o.def ? o : { ...o, def };
  };
  const { peek } = state;
  return {
    ...state,
    cards,
    objects: state.objects.map((o) => (o === null ? null : mixed(o))),
    hands: state.hands.map((hand) => hand.map(mixed)),
    peek: peek === null ? null : { ...peek, cards: peek.cards.map(mixed) },
    tops: state.tops.map((t) => ({ ...t, object: mixed(t.object) })),
    // what has been worked out for the first says nothing of this one
    token: { ...state.token },
  };
}

/** Does this seat look at the cards that are being looked at, itself or with its teammate? */
function looks(state: State, peek: NonNullable<State['peek']>, seat: number): boolean {
  if (seat === peek.viewer) return true;
  return peek.team === true && state.players[seat]?.team === state.players[peek.viewer]?.team;
}
