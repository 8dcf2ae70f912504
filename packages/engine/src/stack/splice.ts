import type { ObjectId } from '@ettin/schema';
import { hasSubtype } from '../compile/subtypes.js';
import type { Game } from '../game.js';
import type { CastFrame } from '../state/state.js';
import { hasLegalTargets } from '../targets/targets.js';
import { affordable } from './affordable.js';
import { envOf, spellChars } from './casting.js';
import { keywordOf } from './cost.js';

type Splice = CastFrame['spliced'][number];

/**
 * Splice (CR 702.47): cards of the hand may be revealed, whose text the spell gains for their splice costs. They are
 * revealed all at once, and their effects happen in the order in which they were chosen. False while asking.
 */
export function splice(g: Game, f: CastFrame): boolean {
  const found = spliceable(g, f);
  if (f.answer !== null) {
    const value = f.answer.value;
    f.answer = null;
    const ids = value.kind === 'choose' ? value.chosen : [];
    const chosen = ids.flatMap((id) => found.get(id) ?? []);
    if (canAfford(g, f, chosen)) {
      f.spliced = chosen;
      if (ids.length > 0) reveal(g, f, ids);
      return true;
    }
    g.note('cost.pay', f.player, 'moreThanCanBePaid', [f.player]);
  }
  if (found.size === 0) return true;
  g.ask({
    kind: 'choose',
    players: [f.player],
    byTeam: false,
    purpose: 'reveal',
    source: f.object,
    candidates: [...found.keys()],
    min: 0,
    max: found.size,
    suggested: { kind: 'choose', chosen: [] },
    cancellable: true,
  });
  return false;
}

const canAfford = (g: Game, f: CastFrame, list: readonly Splice[]): boolean =>
  list.length === 0 ||
  affordable(
    g,
    f,
    g.get(f.object),
    list.map((x) => x.cost),
  );

/** Cards that could be spliced onto the spell by themselves: with targets for their text, and mana for their cost. */
function spliceable(g: Game, f: CastFrame): ReadonlyMap<ObjectId, Splice> {
  const out = new Map<ObjectId, Splice>();
  const c = spellChars(g, f);
  for (const o of g.s.hands[f.player] ?? []) {
    const face = g.rules.defs[o.def]?.faces[o.face];
    const k = face === undefined ? null : keywordOf(face.base, 'splice');
    const ability = g.rules.abilities[face?.spell ?? -1];
    if (k === null || k.data.k !== 'splice' || ability === undefined || !hasSubtype(c, k.data.onto)) continue;
    // what a text with modes would choose can't be said in what it leaves on the spell
    if (ability.modes !== null) continue;
    const by = { controller: f.player, source: f.object, chars: c, self: f.object };
    if (!hasLegalTargets(g, ability.targets, by, envOf(f))) continue;
    const one = { ability: ability.id, cost: k.cost };
    if (canAfford(g, f, [one])) out.set(o.id, one);
  }
  return out;
}

function reveal(g: Game, f: CastFrame, ids: readonly ObjectId[]): void {
  const cards = ids.map((id) => ({ object: null, name: g.chars(g.get(id)).name }));
  g.emit({ type: 'revealed', cite: 'reveal', audience: 'all', player: f.player, cards });
}
