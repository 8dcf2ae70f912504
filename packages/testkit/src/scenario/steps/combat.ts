import type { Seat } from '@ettin/schema';
import { type Answers, answerWith, goTo } from '../driver.js';
import { Failed, type Play, Refused } from '../play.js';
import type { Reading } from '../reading.js';
import { type Ref, readRef, refFrom } from '../refs.js';
import type { Node } from '../source.js';

interface Pair {
  readonly from: Ref;
  readonly to: Ref;
}

/** `{bear: B1}` or a list of such; `none`. */
function readPairs(r: Reading, node: Node, what: string): readonly Pair[] {
  if (node.kind === 'scalar' && node.text === 'none') return [];
  return r.items(node).flatMap((item) =>
    r.entries(item, what).flatMap((e): readonly Pair[] => {
      const from = refFrom(r, e.key, e.line);
      return r.items(e.value).map((to) => ({ from, to: readRef(r, to, what) }));
    }),
  );
}

export const COMBAT_KEYS = ['by', 'propose'] as const;
type Keys = Partial<Record<(typeof COMBAT_KEYS)[number], Node>>;

/** Goes to the declare attackers step if need be, and declares there. */
export function readAttack(r: Reading, what: Node, map: Keys, line: number) {
  const pairs = readPairs(r, what, 'attack');
  const { by, propose } = readWho(r, map);
  return (p: Play, answers: Answers): void => {
    if (p.decision?.kind !== 'attackers') goTo(p, 'declareAttackers', null, answers, line);
    const d = p.decision;
    if (d?.kind !== 'attackers') {
      if (pairs.length === 0) return;
      throw notPossible(p, 'illegalAttack', 'combat.attackers', line);
    }
    const own = d.options.map((o) => o.attacker);
    const taken: number[] = [];
    const attackers = pairs.map(({ from, to }) => {
      const attacker = inOrElse(p, from, own, taken);
      taken.push(attacker);
      const targets = d.options.find((o) => o.attacker === attacker)?.targets ?? [];
      if (to.kind === 'team') mustAttackTeams(p, to.line);
      return { attacker, attacks: inOrElse(p, to, targets, []) };
    });
    answerWith(p, by ?? d.players[0] ?? 0, { kind: 'attackers', attackers }, line, propose);
    answers.settle(p);
  };
}

/** Under other editions the file has to say which head. */
function mustAttackTeams(p: Play, line: number): void {
  if (p.rules.edition.parameters.attack === 'head')
    throw new Failed(
      line,
      'in this edition each attacker attacks one head (or planeswalker, or battle): say which',
    );
}

/** Goes to the declare blockers step if need be, and declares there. */
export function readBlock(r: Reading, what: Node, map: Keys, line: number) {
  const pairs = readPairs(r, what, 'block');
  const { by, propose } = readWho(r, map);
  return (p: Play, answers: Answers): void => {
    if (p.decision?.kind !== 'blockers') goTo(p, 'declareBlockers', null, answers, line);
    const d = p.decision;
    if (d?.kind !== 'blockers') {
      if (pairs.length === 0) return;
      throw notPossible(p, 'illegalBlock', 'combat.blockers', line);
    }
    const own = d.options.map((o) => o.blocker);
    const blockers = pairs.map(({ from, to }) => ({
      blocker: inOrElse(p, from, own, []),
      blocks: inOrElse(p, to, d.attackers, []),
    }));
    answerWith(p, by ?? d.players[0] ?? 0, { kind: 'blockers', blockers }, line, propose);
    answers.settle(p);
  };
}

function readWho(r: Reading, map: Keys): { by: Seat | null; propose: boolean } {
  return {
    by: map.by === undefined ? null : r.seat(map.by, 'by'),
    propose: map.propose !== undefined && r.flag(map.propose, 'propose'),
  };
}

function inOrElse(p: Play, ref: Ref, among: readonly number[], taken: readonly number[]): number {
  const here = p.all(ref, among).filter((id) => !taken.includes(id));
  return here.length > 0 ? p.one(ref, among, taken) : p.one(ref, undefined, taken);
}

/** The engine doesn't even ask: nothing can attack (or block) at all. */
function notPossible(
  p: Play,
  code: 'illegalAttack' | 'illegalBlock',
  cite: 'combat.attackers' | 'combat.blockers',
  line: number,
): Failed {
  const word = code === 'illegalAttack' ? 'attack' : 'block';
  const message = `nothing can ${word} now: ${p.whatWaits()}`;
  return new Refused(line, { ok: false, code, cite, rule: p.rules.edition.cites[cite], message });
}
