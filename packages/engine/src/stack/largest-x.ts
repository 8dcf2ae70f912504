import type { Seat } from '@ettin/schema';
import type { CompiledCost } from '../compile/types.js';
import { partCandidates } from '../costs/parts.js';
import { costOf } from '../costs/pay.js';
import type { Game } from '../game.js';
import { countX } from '../mana/amount.js';
import { maxX } from '../mana/payable.js';
import type { CastFrame, Env } from '../state/state.js';
import { cantLoseLife } from '../teams/life.js';
import { mandatoryCosts } from './castable.js';
import { envOf, faceCast, spellChars } from './casting.js';
import { baseMana, helpers, kickerCosts, methodCosts, totalMana } from './cost.js';

/** The largest X that could be paid with mana and with everything else whose number is X; -1 where there is no X. */
export function largestX(g: Game, f: CastFrame): number {
  return f.kind === 'spell' ? ofSpell(g, f) : ofAbility(g, f);
}

function ofSpell(g: Game, f: CastFrame): number {
  const o = g.get(f.object);
  const c = spellChars(g, f);
  const face = faceCast(g, f);
  const base = f.method === 'faceDown' ? null : baseMana(g, c, f.method);
  if (face === undefined || base === null) return -1;
  const own = methodCosts(g, c, f.method).length;
  const mandatory = mandatoryCosts(g, c, face, f.method);
  const costs = [
    ...mandatory.slice(own),
    ...kickerCosts(c, f.kickers, f.flags),
    ...f.spliced.map((x) => x.cost),
  ];
  const parts = byParts(
    g,
    f,
    [...mandatory.slice(0, own), ...costs].map((i) => costOf(g, i)),
  );
  // without paying its mana cost, X is 0 there (CR 107.3b)
  if (countX(base) === 0 || f.free) return Number.isFinite(parts) ? parts : -1;
  const xs = base.symbols.filter((s) => s === 'X');
  const fixed = totalMana(
    g,
    f.player,
    o,
    c,
    { ...base, symbols: base.symbols.filter((s) => s !== 'X') },
    costs,
    envOf(f),
  );
  const mana = maxX(
    g,
    f.player,
    { ...fixed, symbols: [...fixed.symbols, ...xs] },
    { spell: f.object },
    helpers(g, f.player, o, c),
  );
  return Math.max(0, Math.min(mana, parts));
}

function ofAbility(g: Game, f: CastFrame): number {
  const ability = g.rules.abilities[f.ability];
  if (ability === undefined || ability.cost < 0) return -1;
  const cost = costOf(g, ability.cost);
  const parts = byParts(g, f, [cost]);
  if (cost.mana === null || cost.xCount === 0) return Number.isFinite(parts) ? parts : -1;
  const excluding = cost.parts.some((p) => p.kind === 'tapSelf') ? [f.source] : [];
  const mana = maxX(g, f.player, cost.mana, { ability: f.source }, { excluding });
  return Math.max(0, Math.min(mana, parts));
}

/** As far as parts other than mana go; infinite where none of them counts X. */
function byParts(g: Game, f: CastFrame, costs: readonly CompiledCost[]): number {
  let most = Number.POSITIVE_INFINITY;
  for (const cost of costs)
    for (const p of cost.parts)
      if (countsX(cost, p)) most = Math.min(most, limitOf(g, f.player, f, p, envOf(f)));
  return most;
}

type Part = CompiledCost['parts'][number];

function countsX({ data }: CompiledCost, p: Part): boolean {
  switch (p.kind) {
    case 'loyalty':
      return p.all;
    case 'payLife':
    case 'energy':
    case 'mill':
      return data[p.kind] === 'X';
    case 'sacrifice':
    case 'discard':
    case 'removeCounters':
    case 'exile':
    case 'tap':
    case 'returnToHand':
    case 'reveal':
      return data[p.kind]?.count === 'X';
    default:
      return false;
  }
}

function limitOf(g: Game, seat: Seat, f: CastFrame, p: Part, env: Env): number {
  const source = g.find(f.source);
  switch (p.kind) {
    case 'loyalty':
      return source?.counters?.loyalty ?? 0;
    case 'payLife':
      return cantLoseLife(g, seat) ? 0 : Math.max(0, g.teamOf(seat).life);
    case 'energy':
      return g.player(seat).counters.energy ?? 0;
    case 'mill':
      return g.s.libraries[seat]?.length ?? 0;
    case 'removeCounters': {
      const on =
        p.test === null ? [source] : partCandidates(g, seat, p, env, f.source).map((id) => g.find(id));
      return Math.max(0, ...on.map((o) => o?.counters?.[p.counter] ?? 0));
    }
    default:
      return partCandidates(g, seat, p, env, f.source).length;
  }
}
