import { cardByName } from '@ettin/cards';
import type { Decision, Purpose } from '@ettin/schema';
import type { Ask } from '../../game/drive.js';
import { abilityText, cardLines } from '../../words/cards.js';
import { findIn, nameIn } from '../../words/objects.js';
import { topOfStack } from '../../words/steps.js';

const TITLES: Readonly<Record<Purpose, string>> = {
  target: 'Choose what to target',
  sacrifice: 'Choose what to sacrifice',
  discard: 'Choose what to discard',
  search: 'Choose what you search for',
  return: 'Choose what to return',
  exile: 'Choose what to exile',
  tap: 'Choose what to tap',
  untap: 'Choose what to untap',
  keepLegend: 'Choose which one to keep; the others go to the graveyard',
  choose: 'Choose',
  destroy: 'Choose what to destroy',
  attach: 'Choose what to attach it to',
  copy: 'Choose what to copy',
  cost: 'Choose what to pay with',
  bottom: 'Choose what goes to the bottom of your library',
  openingHand: 'Choose cards that begin the game on the battlefield',
  proliferate: 'Choose what gets another counter of each kind it has',
  damage: 'Divide the combat damage',
  counters: 'Choose counters',
  reveal: 'Choose what to reveal',
  player: 'Choose a player',
  defender: 'Choose the attacked player',
  damagedHead: 'Choose the player who is dealt the damage',
  damageOrder: 'Order in which it assigns combat damage',
  lifeMember: 'Choose the member who stands for the team',
  mode: 'Choose a mode',
  may: 'Do you want to?',
  payCost: 'Do you want to pay?',
  replacement: 'Choose which effect applies first',
  color: 'Choose a color',
  creatureType: 'Name a creature type',
  cardName: 'Name a card',
  number: 'Choose a number',
  x: 'Choose X',
  kicker: 'Pay an additional cost?',
  alternative: 'Choose how to pay',
  triggers: "Order of your team's triggers: the first goes on the stack first and resolves last",
  scry: 'Scry: put each card on the top or the bottom',
  surveil: 'Surveil: put each card on the top or into the graveyard',
  dig: 'Choose among the cards you look at',
  explore: 'Explore: leave the card on top, or put it into the graveyard',
  untapStep: 'Choose what untaps',
  division: 'Divide the amount',
  firstPlayer: 'Choose who goes first',
  convoke: 'Choose creatures that help to pay',
  castFree: 'Cast it?',
  dayNight: 'Day or night?',
  keep: 'Keep this hand?',
  drawOrder: 'Order in which you draw',
  manaColor: 'Choose the mana',
  connive: 'Choose what to discard',
  newTarget: 'Choose new targets',
};

/** "Choose what to target for Lightning Bolt" */
export function titleOf(ask: Ask): string {
  const { decision, view } = ask;
  const source = decision.source === undefined ? '' : ` — ${nameIn(view, decision.source)}`;
  const who = ask.seat === ask.person ? '' : `${nameIn(view, ask.seat)} (you decide): `;
  return `${who}${TITLES[decision.purpose]}${source}`;
}

/** "one", "up to 2", "1 to 3" */
export function howMany(decision: Extract<Decision, { kind: 'choose' }>): string {
  const { min, max, candidates } = decision;
  const most = Math.min(max, candidates.length);
  if (min === most) return min === 1 ? 'one of them' : `${min} of them`;
  if (min === 0) return most >= candidates.length ? 'any number of them' : `up to ${most} of them`;
  return `${min} to ${most} of them`;
}

export const cancelHint = (decision: Decision): string =>
  decision.cancellable === true ? ' · x takes it back' : '';

/** Purposes whose question alone doesn't say what it is about. */
const UNCLEAR: ReadonlySet<Purpose> = new Set<Purpose>([
  'may',
  'payCost',
  'castFree',
  'replacement',
  'choose',
  'number',
]);

/** The text of what asks, where the title doesn't tell: of the ability that resolves, or else of the card. */
export function textOfSource(ask: Ask): readonly string[] {
  const { decision, view, rules } = ask;
  if (!UNCLEAR.has(decision.purpose) || decision.source === undefined) return [];
  const top = topOfStack(view);
  const resolving = top !== undefined && (top.id === decision.source || top.source === decision.source);
  if (resolving && top.ability !== null) return [abilityText(rules, top.ability, top)];
  const name = findIn(view, decision.source)?.name ?? null;
  const card = name === null ? undefined : cardByName(name);
  return card === undefined ? [] : cardLines(card).slice(2);
}
