import type { Answer, Decision, Meaning, Refusal, RefusalCode, TargetId } from '@ettin/schema';
import { validateAttack } from '../combat/attack.js';
import { validateBlock } from '../combat/block.js';
import { checkDivision } from '../combat/whole-damage.js';
import { checkPay } from '../costs/step.js';
import type { Game } from '../game.js';
import { refuse } from '../refusal.js';
import { readAnswer } from './read.js';

/** The answer as the decision takes it, or why it takes none. What every answer must have is checked here and nowhere else. */
export function checkAnswer(
  g: Game,
  d: Decision,
  given: Readonly<Record<string, unknown>>,
): { readonly ok: true; readonly answer: Answer } | Refusal {
  const no = (code: RefusalCode, message: string, cite: Meaning = 'choice') =>
    refuse(g.rules, code, cite, message);
  if (d.kind === 'priority') return no('wrongAnswerKind', 'priority is used by acting or passing');
  if (given.kind !== d.kind) return no('wrongAnswerKind', `an answer of kind ${d.kind} is asked for`);
  const answer = readAnswer(d.kind, given);
  if (answer === undefined) return no('malformed', `not an answer of kind ${d.kind}`);
  return whyNot(g, d, answer, no) ?? { ok: true, answer };
}

/** Both are of the same kind. */
function whyNot(g: Game, d: Decision, answer: Answer, no: No): Refusal | null {
  switch (d.kind) {
    case 'priority':
    case 'mulligan':
      return null;
    case 'choose':
      return answer.kind === 'choose' ? checkChoose(d, answer.chosen, no) : null;
    case 'option':
      return answer.kind === 'option' && answer.option >= 0 && answer.option < d.options.length
        ? null
        : no('badChoice', `one of ${d.options.length} options`);
    case 'number':
      return answer.kind === 'number' && answer.number >= d.min && answer.number <= d.max
        ? null
        : no('badNumber', `a whole number from ${d.min} to ${d.max}`);
    case 'order':
      return answer.kind === 'order' && isPermutation(answer.order, d.items.length)
        ? null
        : no('badOrder', 'every item once');
    case 'arrange':
      return answer.kind === 'arrange' ? checkArrange(d, answer.piles, no) : null;
    case 'attackers':
      return answer.kind === 'attackers' ? validateAttack(g, answer.attackers) : null;
    case 'blockers':
      return answer.kind === 'blockers' ? validateBlock(g, answer.blockers) : null;
    case 'divide':
      return answer.kind === 'divide' ? checkDivide(g, d, answer.amounts, no) : null;
    case 'pay':
      return answer.kind === 'pay' ? checkPayment(g, answer, no) : null;
    case 'name':
      return answer.kind === 'name' && answer.name.length > 0 && answer.name.length < 100
        ? null
        : no('badChoice', 'a name');
  }
}

type No = (code: RefusalCode, message: string, cite?: Meaning) => Refusal;

function checkChoose(
  d: Extract<Decision, { kind: 'choose' }>,
  chosen: readonly TargetId[],
  no: No,
): Refusal | null {
  if (new Set(chosen).size !== chosen.length) return no('badChoice', 'each may be chosen once');
  for (const id of chosen) if (!d.candidates.includes(id)) return no('badChoice', 'not among the choices');
  if (chosen.length < d.min || chosen.length > d.max)
    return no('badNumber', `between ${d.min} and ${d.max} of them`);
  for (const group of d.groups ?? [])
    if (group.filter((id) => chosen.includes(id)).length > 1)
      return no('badChoice', 'at most one of a group');
  const t = d.atLeastTotal;
  if (t !== undefined) {
    const sum = chosen.reduce((n, id) => n + (t.values[d.candidates.indexOf(id)] ?? 0), 0);
    if (sum < t.total) return no('badNumber', `a total of at least ${t.total}`);
  }
  return null;
}

function isPermutation(order: readonly number[], n: number): boolean {
  return order.length === n && new Set(order).size === n && order.every((i) => i < n);
}

function checkPayment(g: Game, answer: Extract<Answer, { kind: 'pay' }>, no: No): Refusal | null {
  const wrong = checkPay(g, answer);
  return wrong === null ? null : no('cantPay', wrong, 'cost.pay');
}

function checkArrange(
  d: Extract<Decision, { kind: 'arrange' }>,
  piles: readonly (readonly TargetId[])[],
  no: No,
): Refusal | null {
  if (piles.length !== d.piles.length) return no('malformed', `${d.piles.length} piles`);
  const all = piles.flat();
  if (
    all.length !== d.cards.length ||
    new Set(all).size !== all.length ||
    !all.every((id) => d.cards.includes(id))
  )
    return no('badOrder', 'every card in one pile');
  for (const [i, spec] of d.piles.entries()) {
    const n = piles[i]?.length ?? 0;
    if (n < spec.min || n > spec.max)
      return no('badNumber', `between ${spec.min} and ${spec.max} in the ${spec.name} pile`);
  }
  return null;
}

function checkDivide(
  g: Game,
  d: Extract<Decision, { kind: 'divide' }>,
  amounts: readonly number[],
  no: No,
): Refusal | null {
  if (amounts.length !== d.among.length) return no('badDivision', 'a number for each');
  if (d.lethal !== undefined || d.trampleTo !== undefined || d.purpose === 'damage')
    return checkDivision(g, d, amounts);
  if (amounts.some((n) => n < d.min)) return no('badDivision', `at least ${d.min} each`);
  if (amounts.reduce((a, b) => a + b, 0) !== d.total) return no('badDivision', `${d.total} in total`);
  return null;
}
