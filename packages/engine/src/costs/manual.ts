import { type Decision, MANA_TYPES } from '@ettin/schema';
import type { Game } from '../game.js';
import { activationsOf } from '../layers/activations.js';
import { formatMana } from '../mana/amount.js';
import type { PayExtra } from '../mana/payable.js';
import { whyNotActivate } from '../stack/activate.js';
import { makeEnv } from '../state/env.js';
import type { ManaAmount, PayFrame } from '../state/state.js';

type Sources = Extract<Decision, { kind: 'pay' }>['sources'];

/** Mana abilities of permanents that the payer could activate now (CR 605.3a), but of those spoken for. */
export function payable(g: Game, f: PayFrame, extra: PayExtra): Sources {
  return (activationsOf(g).mana[f.player] ?? []).flatMap(({ object, ability }) => {
    const o = g.find(object);
    if (o === null || extra.excluding?.includes(object) === true) return [];
    if (whyNotActivate(g, f.player, o, ability) !== null) return [];
    if (extra.given?.includes(object) === true && sacrificesItself(g, g.chars(o).abilities[ability]))
      return [];
    const units = g.rules.abilities[g.chars(o).abilities[ability] ?? -1]?.mana?.units ?? [];
    const masks = typeof units === 'function' ? units(g, makeEnv(object, f.player)) : units;
    return [{ object, ability, makes: MANA_TYPES.filter((_, i) => masks.some((u) => (u & (1 << i)) !== 0)) }];
  });
}

/** Asks for a payment by hand: what is owed, and what could be tapped for it. */
export function askPayment(g: Game, f: PayFrame, mana: ManaAmount, extra: PayExtra): void {
  g.ask({
    kind: 'pay',
    players: [f.player],
    byTeam: false,
    purpose: 'payCost',
    source: f.source,
    mana: formatMana(mana),
    sources: payable(g, f, extra),
    suggested: { kind: 'pay', auto: true },
    cancellable: true,
  });
}

function sacrificesItself(g: Game, ability: number | undefined): boolean {
  const cost = g.rules.costs[g.rules.abilities[ability ?? -1]?.cost ?? -1];
  return cost?.parts.some((p) => p.kind === 'sacrificeSelf') === true;
}
