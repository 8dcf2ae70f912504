import type { Check } from './moment.js';

/** Every physical card is in exactly one place, and its owner's (CR 108.3, 400.3). */
export const cardsKept: Check = ({ state }) => {
  const out: string[] = [];
  const where = new Map<number, string>();
  const put = (card: number, place: string, owner: number) => {
    const other = where.get(card);
    if (other !== undefined) out.push(`card ${card} is in ${other} and in ${place}`);
    where.set(card, place);
    if (state.cardOwner[card] !== owner)
      out.push(`card ${card} of seat ${state.cardOwner[card]} is in ${place} as of seat ${owner}`);
  };
  for (const [seat, library] of state.libraries.entries())
    for (const card of library) put(card, `library ${seat}`, seat);
  for (const [seat, hand] of state.hands.entries())
    for (const o of hand) {
      put(o.card, `hand ${seat}`, seat);
      if (o.def !== state.cards[o.card]) out.push(`card ${o.card} in hand ${seat} has another definition`);
    }
  for (const card of [...state.outside.seats, ...state.outside.teams].flat())
    put(card, 'outside the game', state.cardOwner[card] ?? -1);
  for (const o of state.objects) {
    if (o === null || o.card < 0) continue;
    put(o.card, o.zone, o.owner);
    if (o.def !== state.cards[o.card]) out.push(`card ${o.card} in ${o.zone} has another definition`);
  }
  for (let card = 0; card < state.cards.length; card++)
    if (!where.has(card)) out.push(`card ${card} is nowhere`);
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
