import { MANA_TYPES } from '@ettin/schema';
import type { Game } from '../game.js';
import { formatMana } from '../mana/amount.js';
import { manaSources } from '../mana/sources.js';
import type { ManaAmount, PayFrame } from '../state/state.js';

/** Asks for a payment by hand: what is owed, and what could be tapped for it. */
export function paySources(g: Game, f: PayFrame, mana: ManaAmount): void {
  g.ask({
    kind: 'pay',
    players: [f.player],
    byTeam: false,
    purpose: 'payCost',
    source: f.source,
    mana: formatMana(mana),
    sources: manaSources(g, f.player).map((s) => ({
      object: s.object,
      ability: s.ability,
      makes: MANA_TYPES.filter((_, i) => s.units.some((u) => (u & (1 << i)) !== 0)),
    })),
    suggested: { kind: 'pay', auto: true },
    cancellable: true,
  });
}
