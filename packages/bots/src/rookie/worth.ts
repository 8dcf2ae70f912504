import type { Rules } from '@ettin/engine';
import type { ObjectView, TokenDef } from '@ettin/schema';
import { type Body, isCreature, isLand, isPlaneswalker, keywordWorth } from './keywords.js';
import { noteFor } from './notes.js';

/** How good it is to have a card in hand, and a card to draw. */
export const CARD = 2.2;

/** A land more or less matters while there are few. */
export function landWorth(lands: number): number {
  return lands <= 4 ? 2.6 : lands <= 7 ? 1.6 : 0.8;
}

/** What a body is worth on the battlefield to its controller. */
export function bodyWorth(rules: Rules, o: Body, loyalty?: number): number {
  let worth = 0;
  if (isCreature(o)) worth += creatureWorth(o);
  else if (isPlaneswalker(o)) worth += 1.5 + 0.8 * (loyalty ?? 3);
  else if (isLand(o)) worth += 1.5;
  else worth += 0.4 + 0.25 * o.manaValue;
  for (const id of o.abilities) worth += noteFor(rules, id)?.worth ?? 0;
  return Math.max(0.2, worth);
}

function creatureWorth(o: Body): number {
  const power = o.power ?? 0;
  const toughness = o.toughness ?? 0;
  let worth = 0.5 + power + 0.5 * toughness + 0.1 * o.manaValue;
  for (const k of o.keywords) worth += keywordWorth(k, power);
  return worth;
}

export function tokenWorth(token: TokenDef): number {
  const size = (n: unknown) => (typeof n === 'number' ? n : 1);
  if (!token.types.includes('creature')) return 1;
  return creatureWorth({
    types: token.types,
    keywords: (token.keywords ?? []).map((k) => (typeof k === 'string' ? k : k.k)),
    power: size(token.power),
    toughness: size(token.toughness),
    manaValue: 0,
    abilities: [],
  });
}

/** The tokens that have a name of their own. */
export const NAMED_TOKENS = {
  treasure: 1,
  food: 0.7,
  clue: 1.2,
  blood: 0.6,
  map: 1,
  powerstone: 0.9,
} as const;

/**
 * A card in a hand, library or graveyard as a card to have: lands while they are needed, spells that can be cast
 * before long more than others.
 */
export function cardWorth(rules: Rules, o: ObjectView, lands: number, landsInHand: number): number {
  if (isLand(o) && !isCreature(o)) {
    const short = lands + landsInHand < 5 ? 1.6 : 0;
    return lands + landsInHand < 3 ? 4 : lands < 6 ? 1.3 + short : 0.4;
  }
  const late = Math.max(0, o.manaValue - lands - landsInHand - 1);
  const body = isCreature(o) || isPlaneswalker(o) ? bodyWorth(rules, o, o.loyalty) : 2 + 0.4 * o.manaValue;
  return Math.max(0.3, Math.min(9, body) - 0.8 * late);
}

/** How much a team's life total is worth as a whole: each point the more, the fewer there are. */
function lifeValue(life: number): number {
  return 12 * Math.log(1 + Math.max(0, life) / 4);
}

/** The game itself. */
export const GAME = 1000;

/** What a change of its life total is worth to a team; losing the last of it is worth the game. */
export function lifeSwing(life: number, change: number): number {
  if (change === 0) return 0;
  if (life + change <= 0) return -GAME;
  return lifeValue(life + change) - lifeValue(life);
}
