import { payFrame } from '../costs/pay.js';
import type { Game } from '../game.js';
import { NO_MANA, plusGeneric } from '../mana/amount.js';
import { canPay } from '../mana/payable.js';
import type { CastFrame, ManaAmount, PayFrame } from '../state/state.js';
import { helpers } from './cost.js';

/** Marks in `f.flags` how far asking for help has got: chosen helper, then the amount. */
const HELPER = 'assist:helper:';
const DONE = 'assist:done';

/**
 * Assist (CR 702.132): another player may pay for any amount of the generic mana. The caster picks who is asked,
 * and that player says how much, to be paid after
 * the caster's part. Null while asking; else what is left to pay.
 */
export function askAssist(g: Game, f: CastFrame, mana: ManaAmount): ManaAmount | null {
  if (f.flags.includes(DONE))
    return f.mana === null ? mana : { ...mana, generic: Math.max(0, mana.generic - f.mana.generic) };
  const on = { spell: f.object };
  const flag = f.flags.find((x) => x.startsWith(HELPER));
  const answer = f.answer?.value ?? null;
  f.answer = null;
  if (flag === undefined) {
    const candidates = g.s.players
      .filter((p) => p.seat !== f.player && canPay(g, p.seat, plusGeneric(NO_MANA, 1), on))
      .map((p) => p.seat);
    if (answer === null) {
      if (candidates.length === 0) return mana;
      const needed = lacking(g, f, mana);
      const enough = candidates.find((seat) => canPay(g, seat, plusGeneric(NO_MANA, needed), on));
      const suggested = needed === 0 || enough === undefined ? [] : [enough];
      g.ask({
        kind: 'choose',
        players: [f.player],
        byTeam: false,
        purpose: 'player',
        source: f.object,
        candidates,
        min: needed === 0 ? 0 : 1,
        max: 1,
        ...(suggested.length === 0 ? {} : { suggested: { kind: 'choose', chosen: suggested } }),
        cancellable: true,
      });
      return null;
    }
    const helper = answer.kind === 'choose' ? answer.chosen[0] : undefined;
    if (helper === undefined) {
      f.flags = [...f.flags, DONE];
      return mana;
    }
    f.flags = [...f.flags, `${HELPER}${helper}`];
  }
  const helper = Number((f.flags.find((x) => x.startsWith(HELPER)) ?? '').slice(HELPER.length));
  if (flag === undefined || answer === null || answer.kind !== 'number') {
    let most = 0;
    while (most < mana.generic && canPay(g, helper, plusGeneric(NO_MANA, most + 1), on)) most++;
    g.ask({
      kind: 'number',
      players: [helper],
      byTeam: false,
      purpose: 'number',
      source: f.object,
      min: 0,
      max: most,
      // the helper may decline, but the spell would be taken back
      suggested: { kind: 'number', number: Math.min(most, lacking(g, f, mana)) },
    });
    return null;
  }
  f.mana = plusGeneric(NO_MANA, answer.number);
  f.flags = [...f.flags, DONE];
  return { ...mana, generic: Math.max(0, mana.generic - answer.number) };
}

/** How much of the generic mana somebody else has to pay so that the caster can pay the rest. */
function lacking(g: Game, f: CastFrame, mana: ManaAmount): number {
  const o = g.get(f.object);
  const help = helpers(g, f.player, o, g.chars(o));
  let n = 0;
  while (
    n < mana.generic &&
    !canPay(g, f.player, { ...mana, generic: mana.generic - n }, { spell: f.object }, help)
  )
    n++;
  return n;
}

/** The payment that another player has promised, to be made once the caster has paid. */
export function promisedPayment(f: CastFrame): PayFrame | null {
  const flag = f.flags.find((x) => x.startsWith(HELPER));
  if (flag === undefined || f.mana === null || f.mana.generic === 0) return null;
  const helper = Number(flag.slice(HELPER.length));
  return payFrame(helper, f.source, [], f.mana, f.env, f.object, false);
}

/** The marks that `askAssist` needs are no part of how the spell was cast. */
export const withoutAssist = (flags: readonly string[]): readonly string[] =>
  flags.filter((x) => x !== DONE && !x.startsWith(HELPER));
