import { COLORS, type ObjectId, type Purpose } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { resolveManaTriggers } from '../mana/bonus.js';
import type { PayHooks } from '../mana/pay.js';
import { convokeMask, NO_EXTRA, type PayExtra } from '../mana/payable.js';
import { planPayment } from '../mana/plan.js';
import { helpers } from '../stack/cost.js';
import type { ManaAmount, PayFrame } from '../state/state.js';
import { toZone } from '../zones/destroy.js';
import { tap } from '../zones/tap.js';

/** What pays for mana besides mana: creatures (CR 702.51), artifacts (702.126), cards of the graveyard (702.66). */
const KINDS = ['delve', 'convoke', 'improvise'] as const;
type Kind = (typeof KINDS)[number];
const PURPOSE: Readonly<Record<Kind, Purpose>> = {
  delve: 'exile',
  convoke: 'convoke',
  improvise: 'convoke',
};

/** Who and what may help to pay for this spell. */
export function helpOf(g: Game, f: PayFrame): PayExtra {
  const o = g.find(f.purpose);
  if (o === null || o.zone !== 'stack' || o.stack?.kind !== 'spell') return NO_EXTRA;
  // only the caster's own; whoever assists pays with mana
  if (o.faceDown !== 0 || o.stack.env.controller !== f.player) return NO_EXTRA;
  const { delve, ...others } = helpers(g, f.player, o, g.chars(o));
  const cards = delve === undefined ? 0 : delvable(g, f).length;
  return cards === 0 ? others : { ...others, delve: cards };
}

/** Cards that delve may exile, those that are of least use first: the oldest, but creatures last. */
function delvable(g: Game, f: PayFrame): readonly ObjectId[] {
  const taken = new Set(Object.values(f.paid).flat());
  const pile = (g.s.graveyards[f.player] ?? []).filter((id) => id !== f.purpose && !taken.has(id));
  const creature = (id: ObjectId) => (g.chars(g.get(id)).types & TYPE.creature) !== 0;
  return [...pile.filter((id) => !creature(id)), ...pile.filter(creature)];
}

function exileAll(g: Game, ids: readonly ObjectId[], source: ObjectId): void {
  happen(
    g,
    ids.map((id) => toZone(g.get(id), 'exile', 'exile', { source })),
  );
}

/** What an automatic payment does besides spending mana. */
export function payHooks(g: Game, f: PayFrame): PayHooks {
  return {
    sacrifice: (id) => {
      const o = g.find(id);
      if (o !== null) happen(g, [toZone(o, 'graveyard', 'sacrifice')]);
    },
    activated: (source, mana) => resolveManaTriggers(g, source.object, f.player, mana.slice(source.own)),
    payLife: (amount) =>
      happen(g, [happening('loseLife', { player: f.player, amount, source: f.source, cite: 'life.pay' })]),
    delve: (count) => exileAll(g, delvable(g, f).slice(0, count), f.purpose),
  };
}

/**
 * Payment by hand: asks, one kind after the other, what the player would use instead of mana, and takes that off
 * what is owed. False while asking.
 */
export function chooseHelp(g: Game, f: PayFrame, extra: PayExtra): boolean {
  for (const kind of KINDS) {
    if (f.paid[kind] !== undefined) continue;
    const mana = f.mana;
    const help = helpOf(g, f);
    const candidates = (kind === 'delve' ? (help.delve ? delvable(g, f) : []) : (help[kind] ?? [])).filter(
      (id) => !Object.values(f.paid).some((list) => list.includes(id)),
    );
    if (mana === null || candidates.length === 0) {
      f.paid = { ...f.paid, [kind]: [] };
      continue;
    }
    if (f.answer !== null) {
      const value = f.answer.value;
      f.answer = null;
      const chosen = value.kind === 'choose' ? value.chosen : [];
      const left = without(g, mana, kind, chosen);
      if (left !== null) {
        f.mana = left;
        f.paid = { ...f.paid, [kind]: chosen };
        continue;
      }
      g.note('cost.pay', f.player, 'moreThanTheCost', [f.player]);
    }
    const max = Math.min(candidates.length, most(mana, kind));
    g.ask({
      kind: 'choose',
      players: [f.player],
      byTeam: false,
      purpose: PURPOSE[kind],
      source: f.purpose,
      candidates,
      min: 0,
      max,
      suggested: { kind: 'choose', chosen: suggestion(g, f, kind, { ...extra, ...help }).slice(0, max) },
      cancellable: true,
    });
    return false;
  }
  return true;
}

/** As an automatic payment would. */
function suggestion(g: Game, f: PayFrame, kind: Kind, extra: PayExtra): readonly ObjectId[] {
  const plan = f.mana === null ? null : planPayment(g, f.player, f.mana, { spell: f.purpose }, extra);
  if (plan === null) return [];
  if (kind === 'delve') return delvable(g, f).slice(0, plan.delved);
  return kind === 'convoke' ? plan.convoked : plan.improvised;
}

function most(mana: ManaAmount, kind: Kind): number {
  if (kind !== 'convoke') return mana.generic;
  return mana.generic + mana.colored.reduce((a, b) => a + b, 0) + mana.symbols.length;
}

/** What is owed after these have paid, colored mana first; null if one of them pays for nothing. */
function without(g: Game, mana: ManaAmount, kind: Kind, ids: readonly ObjectId[]): ManaAmount | null {
  let left: ManaAmount | null = mana;
  for (const id of ids) {
    if (left === null) return null;
    left = kind === 'convoke' ? lessColored(left, convokeMask(g, id)) : lessGeneric(left);
  }
  return left;
}

const lessGeneric = (mana: ManaAmount): ManaAmount | null =>
  mana.generic > 0 ? { ...mana, generic: mana.generic - 1 } : null;

function lessColored(mana: ManaAmount, mask: number): ManaAmount | null {
  for (const [i, color] of COLORS.entries()) {
    if ((mask & (1 << i)) === 0) continue;
    if ((mana.colored[i] ?? 0) > 0)
      return { ...mana, colored: mana.colored.map((n, at) => (at === i ? n - 1 : n)) };
    const symbol = mana.symbols.findIndex((s) => s.split('/').includes(color));
    if (symbol >= 0) return { ...mana, symbols: mana.symbols.filter((_, at) => at !== symbol) };
  }
  return lessGeneric(mana);
}

/** Taps and exiles what was chosen by hand. */
export function useHelp(g: Game, f: PayFrame): void {
  for (const id of [...(f.paid.convoke ?? []), ...(f.paid.improvise ?? [])]) tap(g, id);
  const cards = f.paid.delve ?? [];
  if (cards.length > 0) exileAll(g, cards, f.purpose);
}
