import type { Seat } from '@ettin/schema';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Chars } from '../compile/types.js';
import { costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { activationsOf } from '../layers/activations.js';
import { baseMana, keywordOf } from '../stack/cost.js';
import type { ManaAmount } from '../state/state.js';
import { manaValue, symbolTypes } from './amount.js';
import { type Bag, GENERIC, newBag, OTHER, put, SNOW } from './match.js';
import type { Spending } from './payable.js';

/** What else a player would like to pay for in this turn, so that a payment leaves the right mana. */
export interface Wanted {
  /**
   * Needs of each card in hand that could be cast this turn, dearest first, in the bits of other costs; then those of
   * what could be cast from the graveyard or activated.
   */
  readonly cards: readonly Bag[];
  /** How much each type of mana is asked for by the cards in hand, and by the rest where they don't ask. */
  readonly types: readonly number[];
}

/** More abilities than this aren't looked at: every cost takes its time. */
const MOST_ABILITIES = 8;

/** What the player might pay for besides `on`. */
export function wantedBy(g: Game, seat: Seat, on: Spending | null): Wanted {
  const types = [0, 0, 0, 0, 0, 0];
  const cards: { value: number; needs: Bag }[] = [];
  for (const o of g.s.hands[seat] ?? []) {
    if (o.id === on?.spell) continue;
    const c = g.chars(o);
    if (c.mana === null) continue;
    countTypes(c.mana, types);
    const value = manaValue(c.mana);
    if (value > 0 && isCastableThisTurn(g, seat, c)) cards.push({ value, needs: needsOf(c.mana) });
  }
  cards.sort((a, b) => b.value - a.value);
  const needs = cards.map((c) => c.needs);
  for (const amount of [...flashbacks(g, seat, on), ...activations(g, seat)]) {
    for (let t = 0; t < 6; t++) if ((amount.colored[t] ?? 0) > 0) types[t] = Math.max(1, types[t] ?? 0);
    needs.push(needsOf(amount));
  }
  return { cards: needs, types };
}

/** Costs for which cards could be cast from the player's graveyard. */
function flashbacks(g: Game, seat: Seat, on: Spending | null): readonly ManaAmount[] {
  const out: ManaAmount[] = [];
  for (const id of g.s.graveyards[seat] ?? []) {
    const o = g.find(id);
    if (o === null || id === on?.spell) continue;
    const c = g.chars(o);
    if (c.params.length === 0 || !isCastableThisTurn(g, seat, c)) continue;
    for (const method of ['flashback', 'escape'] as const) {
      const mana = keywordOf(c, method) === null ? null : baseMana(g, c, method);
      if (mana !== null) out.push(mana);
    }
  }
  return out;
}

/** Colored costs of abilities of permanents that the player could activate, each ability once. */
function activations(g: Game, seat: Seat): readonly ManaAmount[] {
  const seen = new Set<number>();
  const out: ManaAmount[] = [];
  for (const { object, ability } of activationsOf(g).bySeat[seat] ?? []) {
    const o = g.find(object);
    const index = o === null ? -1 : (g.chars(o).abilities[ability] ?? -1);
    const compiled = g.rules.abilities[index];
    if (o === null || compiled === undefined || compiled.cost < 0 || seen.has(index)) continue;
    if (seen.size === MOST_ABILITIES) break;
    const { mana, parts } = costOf(g, compiled.cost);
    if (mana === null || mana.colored.every((n) => n === 0)) continue;
    if (parts.some((p) => p.kind === 'tapSelf') && o.tapped) continue;
    seen.add(index);
    out.push(mana);
  }
  return out;
}

/** Main phases may still come in the own team's turn; anything else has to be an instant (CR 117.1a, 805.4). */
function isCastableThisTurn(g: Game, seat: Seat, c: Chars): boolean {
  if ((c.types & TYPE.instant) !== 0 || hasBit(c, KW.flash)) return true;
  const turn = g.s.turn;
  return turn.team === g.player(seat).team && turn.step !== 'end' && turn.step !== 'cleanup';
}

function countTypes(amount: ManaAmount, types: number[]): void {
  for (let t = 0; t < 6; t++) types[t] = (types[t] ?? 0) + 2 * (amount.colored[t] ?? 0);
  for (const s of amount.symbols) {
    const mask = symbolTypes(s);
    for (let t = 0; t < 6; t++) if ((mask & (1 << t)) !== 0) types[t] = (types[t] ?? 0) + 1;
  }
}

/** Symbols that leave a choice of how much count as their colored half, so one way stays open. */
function needsOf(amount: ManaAmount): Bag {
  const needs = newBag();
  for (let t = 0; t < 6; t++) put(needs, (1 << t) << OTHER, amount.colored[t] ?? 0);
  put(needs, SNOW << OTHER, amount.snow);
  put(needs, GENERIC << OTHER, amount.generic);
  for (const s of amount.symbols) if (s !== 'X') put(needs, symbolTypes(s) << OTHER, 1);
  return needs;
}
