import { type AttackDeclaration, isTeam, type ObjectId, type Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Rules } from '../compile/types.js';
import type { Game } from '../game.js';
import type { CheckFrame, Env, Obj, TurnFrame } from '../state/state.js';
import { withCombat, withEnv, withKey } from '../state/with.js';
import { defendingSeats, onBattlefield } from './targets.js';

/**
 * Heads picked once for a combat, in editions in which "defending player" isn't simply the head attacked.
 *   as it begins    for each ability that defines characteristics by "the defending player", by the controller of the object
 *                   (CR 806.7b of 2009, 810.7b)
 *   as it appears   for what comes later or gains such an ability, as the rules say since April 2017; the texts before that are silent
 *   as it attacks   where every reference is to one head (the text of 2010-es): for a creature with an ability that compares
 */

const MARK = 'defendingPlayer';

/** For each such permanent, those of the active team first; false while somebody is asked. `f.data` lists them. */
export function pickHeads(g: Game, f: TurnFrame): boolean {
  while (f.progress <= f.data.length) {
    if (!pickHead(g, f, f.data[f.progress - 1] ?? 0)) return false;
    f.progress += 1;
  }
  return true;
}

function pickHead(g: Game, f: Asking, id: ObjectId): boolean {
  const heads = defendingSeats(g);
  const picked = heads.length === 1 ? heads[0] : answered(f);
  if (picked === undefined) return ask(g, id, heads);
  const own = g.own(id);
  own.marks = withKey(own.marks, MARK, picked);
  g.changed(READS.combat);
  if (heads.length > 1) tell(g, id, picked);
  return true;
}

/**
 * For each that has none in a combat under way, before state-based actions look at what it is; the asking frame is that of
 * the check. False while somebody is asked.
 */
export function pickLateHeads(g: Game, f: CheckFrame): boolean {
  if (g.s.combat === null || !picks(g) || !hasPickers(g.rules)) return true;
  for (const id of headPickers(g)) {
    if (g.get(id).marks?.[MARK] !== undefined) continue;
    if (pickHead(g, f, id)) continue;
    f.asking = 'head';
    return false;
  }
  return true;
}

const withPickers = new WeakMap<Rules, boolean>();

/** Is there any card that this could be about? */
function hasPickers(rules: Rules): boolean {
  let has = withPickers.get(rules);
  if (has === undefined) {
    has = rules.abilities.some((a) => a.statics?.picksHead === true);
    withPickers.set(rules, has);
  }
  return has;
}

const picks = (g: Game): boolean => g.rules.edition.parameters.defendingPlayer !== 'attackedHead';

export function headPickers(g: Game): readonly ObjectId[] {
  if (!picks(g)) return [];
  const ids = g.s.battlefield.filter((id) => {
    const o = onBattlefield(g, id);
    return o !== null && g.chars(o).abilities.some((a) => g.rules.abilities[a]?.statics?.picksHead === true);
  });
  const active = (id: ObjectId) => g.player(g.controllerOf(id)).team === g.s.turn.team;
  return [...ids.filter(active), ...ids.filter((id) => !active(id))];
}

/** While its characteristics are worked out, the word means that head; nobody outside combat. */
export function withPickedHead(g: Game, o: Obj, env: Env): Env {
  const heads = g.s.combat === null ? [] : [o.marks?.[MARK] ?? defendingSeats(g)[0] ?? -1];
  return withEnv(env, 'bound', withKey(env.bound, 'defendingPlayer', heads));
}

/** For each attacking creature that compares, before anything triggers; false while somebody is asked. */
export function pickForAttackers(g: Game, f: TurnFrame): boolean {
  if (g.rules.edition.parameters.defendingPlayer !== 'oneChosen') return true;
  for (;;) {
    const open = g.s.combat?.pendingAttack.find((a) => a.defender === undefined && compares(g, a));
    if (open === undefined) return true;
    const heads = defendingSeats(g);
    const picked = heads.length === 1 ? heads[0] : answered(f);
    if (picked === undefined) return ask(g, open.attacker, heads);
    const combat = g.s.combat;
    if (combat === null) return true;
    g.s.combat = withCombat(
      combat,
      'pendingAttack',
      combat.pendingAttack.map((a) => (a === open ? { ...a, defender: picked } : a)),
    );
    tell(g, open.attacker, picked);
  }
}

function compares(g: Game, a: AttackDeclaration): boolean {
  const o = onBattlefield(g, a.attacker);
  if (o === null || !isTeam(a.attacks)) return false;
  return g.chars(o).abilities.some((id) => g.rules.abilities[id]?.comparesHead === true);
}

type Asking = Pick<TurnFrame, 'answer'>;

function answered(f: Asking): Seat | undefined {
  const value = f.answer?.value;
  if (value?.kind !== 'choose') return undefined;
  f.answer = null;
  return value.chosen[0];
}

function ask(g: Game, source: ObjectId, heads: readonly Seat[]): false {
  g.ask({
    kind: 'choose',
    players: [g.controllerOf(source)],
    byTeam: false,
    purpose: 'player',
    source,
    candidates: heads,
    min: 1,
    max: 1,
  });
  return false;
}

function tell(g: Game, source: ObjectId, head: Seat): void {
  g.emit({
    type: 'chose',
    cite: 'defendingPlayer',
    audience: 'all',
    player: g.controllerOf(source),
    what: 'defendingPlayer',
    objects: [head],
  });
}
