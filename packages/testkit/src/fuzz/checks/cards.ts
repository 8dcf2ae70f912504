import type { State } from '@ettin/engine';
import type { Check } from './moment.js';

/** Nothing that cards are in has changed, as after a pass: it was looked at then. */
function sameParts(a: State, b: State): boolean {
  return (
    a.objects === b.objects &&
    a.hands === b.hands &&
    a.libraries === b.libraries &&
    a.outside === b.outside &&
    a.cards === b.cards &&
    a.cardOwner === b.cardOwner &&
    a.peek === b.peek
  );
}

/** What a card is counted under while it has been seen nowhere. */
const NOWHERE = 0;

/** Every physical card is in exactly one place, and its owner's (CR 108.3, 400.3). */
export const cardsKept: Check = ({ before, state }) => {
  const out: string[] = [];
  if (before !== null && sameParts(before, state)) return out;
  // this is done after every action: a number for each card, and words only for what is wrong
  const where = new Uint8Array(state.cards.length);
  const places = [''];
  let place = NOWHERE;
  const into = (name: string) => {
    place = places.push(name) - 1;
  };
  const put = (card: number, owner: number) => {
    const other = where[card];
    if (other === undefined) out.push(`${places[place]} has card ${card}, which isn't in the game`);
    else if (other !== NOWHERE) out.push(`card ${card} is in ${places[other]} and in ${places[place]}`);
    where[card] = place;
    if (state.cardOwner[card] !== owner)
      out.push(`card ${card} of seat ${state.cardOwner[card]} is in ${places[place]} as of seat ${owner}`);
  };
  const defined = (card: number, def: number) => {
    if (def !== state.cards[card]) out.push(`card ${card} in ${places[place]} has another definition`);
  };
  for (let seat = 0; seat < state.libraries.length; seat++) {
    into(`library ${seat}`);
    for (const card of state.libraries[seat] ?? []) put(card, seat);
  }
  for (let seat = 0; seat < state.hands.length; seat++) {
    into(`hand ${seat}`);
    for (const o of state.hands[seat] ?? []) {
      put(o.card, seat);
      defined(o.card, o.def);
    }
  }
  into('outside the game');
  for (const lists of [state.outside.seats, state.outside.teams])
    for (const list of lists) for (const card of list) put(card, state.cardOwner[card] ?? -1);
  into('the table');
  for (const o of state.objects) {
    if (o === null || o.card < 0) continue;
    put(o.card, o.owner);
    defined(o.card, o.def);
  }
  for (let card = 0; card < where.length; card++)
    if (where[card] === NOWHERE) out.push(`card ${card} is nowhere`);
  const peek = state.peek;
  if (peek !== null)
    for (const o of peek.cards)
      if (
        state.libraries[peek.whose]?.includes(o.card) !== true &&
        ![...state.outside.seats, ...state.outside.teams].some((list) => list.includes(o.card))
      )
        out.push(`card ${o.card} is looked at where it is not`);
  return out;
};
