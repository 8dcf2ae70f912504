import type { Answer, AttackDeclaration, BlockDeclaration, Decision, ObjectId } from '@ettin/schema';

type Attackers = Extract<Decision, { kind: 'attackers' }>;
type Blockers = Extract<Decision, { kind: 'blockers' }>;
/** A whole number from 0 to n - 1. */
type Random = (n: number) => number;

/**
 * A plausible attack from the decision alone: what is required, and about half of the other creatures. May
 * break a restriction of the whole set; then the caller tries again or takes `suggested`.
 */
export function sampleAttack(decision: Attackers, random: Random): Extract<Answer, { kind: 'attackers' }> {
  const suggested =
    decision.suggested?.kind === 'attackers' ? decision.suggested.attackers : decision.required;
  const attackers: AttackDeclaration[] = [...suggested];
  const taken = new Set<ObjectId>(attackers.map((a) => a.attacker));
  // now and then nobody who needn't
  if (random(8) === 0) return { kind: 'attackers', attackers };
  for (const option of shuffled(decision.options, random)) {
    if (attackers.length >= decision.maxAttackers) break;
    if (taken.has(option.attacker) || random(2) === 0) continue;
    const attacks = option.targets[random(option.targets.length)];
    if (attacks !== undefined) attackers.push({ attacker: option.attacker, attacks });
  }
  return { kind: 'attackers', attackers };
}

/** A plausible block from the decision alone: what is suggested, and about half of the other creatures. */
export function sampleBlock(decision: Blockers, random: Random): Extract<Answer, { kind: 'blockers' }> {
  const suggested = decision.suggested?.kind === 'blockers' ? decision.suggested.blockers : [];
  const blockers: BlockDeclaration[] = [...suggested];
  const taken = new Set<ObjectId>(blockers.map((b) => b.blocker));
  let left = decision.maxBlockers - taken.size;
  if (random(8) === 0) return { kind: 'blockers', blockers };
  for (const option of shuffled(decision.options, random)) {
    if (left <= 0) break;
    if (taken.has(option.blocker) || random(2) === 0) continue;
    left -= 1;
    const n = 1 + random(Math.max(1, Math.min(option.max, option.attackers.length)));
    for (const blocks of shuffled(option.attackers, random).slice(0, n))
      blockers.push({ blocker: option.blocker, blocks });
  }
  return { kind: 'blockers', blockers };
}

function shuffled<T>(list: readonly T[], random: Random): readonly T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const [a, b] = [out[i], out[j]];
    if (a === undefined || b === undefined) continue;
    out[i] = b;
    out[j] = a;
  }
  return out;
}
