import type { BlockDeclaration, BlockOption, Decision, ObjectId, Refusal, RefusalAbout } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Game } from '../game.js';
import { rulesNamed } from '../layers/table.js';
import { refuse } from '../refusal.js';
import { copyCombat } from '../state/with.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { blockOptions, blockProblem, maxBlockers } from './block-options.js';
import { type BlockProblem, bestBlock, blockScore, hasRequirements } from './block-search.js';
import { addPayment, type Payment, whoCantPay } from './payment.js';
import { defendingSeats, onBattlefield, onlyHead } from './targets.js';

export { blockOptions };

type BlockersAsked = Omit<Extract<Decision, { kind: 'blockers' }>, 'id'>;

/**
 * Declaring blockers as one decision of the whole defending team (CR 509.1, 805.10d); null if nobody can
 * block. `suggested` is a legal block that obeys what can be obeyed, and otherwise blocks nothing.
 */
export function blockDecision(g: Game): BlockersAsked | null {
  const options = blockOptions(g);
  const limit = maxBlockers(g, options.length);
  if (options.length === 0 || limit === 0) return null;
  const attackers = (g.s.combat?.attackers ?? []).map((a) => a.id);
  return {
    kind: 'blockers',
    players: defendingSeats(g),
    byTeam: true,
    purpose: 'choose',
    options,
    attackers,
    maxBlockers: limit,
    suggested: { kind: 'blockers', blockers: bestBlock(blockProblem(g, options)).blocks },
  };
}

/** Checks the team's block as a whole (CR 509.1a-c, 805.10d); null if it is legal and can be paid for. */
export function validateBlock(g: Game, blocks: readonly BlockDeclaration[]): Refusal | null {
  const options = blockOptions(g);
  const blockers = new Map<ObjectId, number>();
  const blocked = new Map<ObjectId, number>();
  for (const [i, b] of blocks.entries()) {
    const refusal = validatePair(g, b, options, blocks.slice(0, i));
    if (refusal !== null) return refusal;
    blockers.set(b.blocker, (blockers.get(b.blocker) ?? 0) + 1);
    blocked.set(b.blocks, (blocked.get(b.blocks) ?? 0) + 1);
  }
  for (const x of options)
    if ((blockers.get(x.blocker) ?? 0) > x.max)
      return illegal(g, 'it can block only so many attackers', { object: x.blocker, n: x.max });
  const problem = blockProblem(g, options);
  const broken = validateWhole(problem, blockers, blocked);
  if (broken !== null) return illegal(g, broken.message, broken.about);
  if (hasRequirements(problem)) {
    const best = bestBlock(problem).score;
    const obeyed = blockScore(problem, blocks);
    if (obeyed < best)
      return illegal(g, 'a requirement to block could be obeyed and is not', { n: best - obeyed });
  }
  const seat = whoCantPay(g, blockCosts(g, blocks), []);
  return seat < 0 ? null : refuse(g.rules, 'cantPay', 'combat.blockers', `player ${seat} can't pay to block`);
}

function illegal(g: Game, message: string, about?: RefusalAbout): Refusal {
  return refuse(g.rules, 'illegalBlock', 'combat.blockers', message, about);
}

function validatePair(
  g: Game,
  b: BlockDeclaration,
  options: readonly BlockOption[],
  before: readonly BlockDeclaration[],
): Refusal | null {
  if (onBattlefield(g, b.blocker) === null)
    return refuse(g.rules, 'unknownObject', 'combat.blockers', `no permanent ${b.blocker}`);
  const option = options.find((x) => x.blocker === b.blocker);
  if (option === undefined) return illegal(g, "it can't block", { object: b.blocker });
  if (!option.attackers.includes(b.blocks))
    return illegal(g, "it can't block that attacker", { object: b.blocker });
  if (before.some((x) => x.blocker === b.blocker && x.blocks === b.blocks))
    return illegal(g, 'it blocks one attacker twice', { object: b.blocker });
  return null;
}

interface Broken {
  readonly message: string;
  readonly about: RefusalAbout;
}

/** Restrictions that only the whole set can break: numbers of blockers, and blocking alone. */
function validateWhole(
  p: BlockProblem,
  blockers: ReadonlyMap<ObjectId, number>,
  blocked: ReadonlyMap<ObjectId, number>,
): Broken | null {
  if (blockers.size > p.limit) return { message: 'no more creatures can block', about: { n: p.limit } };
  for (const a of p.attackers) {
    const n = blocked.get(a.id) ?? 0;
    if (n > 0 && n < a.min)
      return { message: "it can't be blocked by fewer creatures", about: { object: a.id, n: a.min } };
    if (n > a.max)
      return { message: "it can't be blocked by more creatures", about: { object: a.id, n: a.max } };
  }
  // a partner's creature is company enough: the team has one block (CR 506.5, 805.10d)
  const alone = blockers.size === 1 ? p.blockers.find((b) => b.alone && blockers.has(b.id)) : undefined;
  return alone === undefined ? null : { message: "it can't block alone", about: { object: alone.id } };
}

/** Mana that each controller has to pay for the block, once for each blocking creature (CR 509.1d). */
export function blockCosts(g: Game, blocks: readonly BlockDeclaration[]): readonly Payment[] {
  const payments: Payment[] = [];
  const rules = rulesNamed(g, 'blockCost');
  if (rules.length === 0) return payments;
  for (const id of new Set(blocks.map((b) => b.blocker))) {
    const o = onBattlefield(g, id);
    if (o === null) continue;
    const c = g.chars(o);
    for (const { rule, env } of rules) {
      const mana = g.rules.costs[rule.cost]?.mana ?? null;
      if (mana === null || (rule.test !== null && !rule.test(g, o, c, env))) continue;
      addPayment(payments, c.controller, mana, id);
    }
  }
  return payments;
}

/**
 * The chosen creatures become blocking creatures, and each attacker blocked or unblocked for the rest of the
 * combat (CR 509.1g-i); abilities trigger. `blocks` occurs once a pair, `nth` counting what one creature blocks.
 */
export function declareBlock(g: Game, declared: readonly BlockDeclaration[]): void {
  const combat = g.s.combat;
  if (combat === null) return;
  const blocks = declared.filter((b) => onBattlefield(g, b.blocker) !== null);
  const blockers = [...new Set(blocks.map((b) => b.blocker))];
  g.s.combat = Object.assign(copyCombat(combat), {
    declared: true,
    attackers: combat.attackers.map((a) => {
      const by = blocks.filter((b) => b.blocks === a.id).map((b) => b.blocker);
      return by.length === 0 ? a : { ...a, blocked: true, blockers: [...a.blockers, ...by] };
    }),
    blockers: [
      ...combat.blockers,
      ...blockers.map((id) => ({ id, blocks: blocks.filter((b) => b.blocker === id).map((b) => b.blocks) })),
    ],
  });
  g.changed(READS.combat);
  if (blocks.length > 0)
    g.emit({
      type: 'blockers',
      cite: 'combat.blockers',
      audience: 'all',
      team: g.player(g.controllerOf(blockers[0] ?? 0)).team,
      blocks: blocks.map((b) => ({ blocker: b.blocker, blocks: b.blocks })),
    });
  trigger(g, blockers);
}

function trigger(g: Game, blockers: readonly ObjectId[]): void {
  const combat = g.s.combat;
  if (combat === null) return;
  if (listens(g, 'blocks'))
    for (const b of combat.blockers) {
      if (!blockers.includes(b.id)) continue;
      let nth = 0;
      for (const other of b.blocks) occur(g, occurrence('blocks', { object: b.id, other, nth: ++nth }));
    }
  if (listens(g, 'becomesBlocked'))
    for (const a of combat.attackers)
      if (a.blockers.length > 0)
        occur(
          g,
          occurrence('becomesBlocked', {
            object: a.id,
            objects: a.blockers,
            player: onlyHead(a),
            nth: a.blockers.length,
          }),
        );
  if (listens(g, 'attacksUnblocked'))
    for (const a of combat.attackers)
      if (!a.blocked)
        occur(g, occurrence('attacksUnblocked', { object: a.id, other: a.attacks, player: onlyHead(a) }));
}
