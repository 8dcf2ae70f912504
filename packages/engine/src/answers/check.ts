import {
  type Answer,
  type Decision,
  MANA_TYPES,
  type Meaning,
  type Refusal,
  type RefusalCode,
  type TargetId,
} from '@ettin/schema';
import { validateAttack } from '../combat/attack.js';
import { validateBlock } from '../combat/block.js';
import { validateDivide } from '../combat/divide.js';
import { checkPay } from '../costs/step.js';
import type { Game } from '../game.js';
import { refuse } from '../refusal.js';
import { isRecord } from './shape.js';

/** Why an answer isn't one to this decision, or null. What every answer must have is checked here and nowhere else. */
export function checkAnswer(g: Game, d: Decision, answer: Answer): Refusal | null {
  const no = (code: RefusalCode, message: string, cite: Meaning = 'choice') =>
    refuse(g.rules, code, cite, message);
  if (typeof answer !== 'object' || answer === null) return no('malformed', 'not an answer');
  if (d.kind === 'priority') return no('wrongAnswerKind', 'priority is used by acting or passing');
  if (answer.kind !== d.kind)
    return no('wrongAnswerKind', `a ${d.kind} answer is asked for, not ${String(answer.kind)}`);
  switch (d.kind) {
    case 'mulligan':
      return answer.kind === 'mulligan' && typeof answer.mulligan === 'boolean'
        ? null
        : no('malformed', 'say whether to mulligan');
    case 'choose':
      return answer.kind === 'choose' ? checkChoose(d, answer.chosen, no) : null;
    case 'option':
      return answer.kind === 'option' &&
        whole(answer.option) &&
        answer.option >= 0 &&
        answer.option < d.options.length
        ? null
        : no('badChoice', `one of ${d.options.length} options`);
    case 'number':
      return answer.kind === 'number' &&
        whole(answer.number) &&
        answer.number >= d.min &&
        answer.number <= d.max
        ? null
        : no('badNumber', `a whole number from ${d.min} to ${d.max}`);
    case 'order':
      return answer.kind === 'order' && isPermutation(answer.order, d.items.length)
        ? null
        : no('badOrder', 'every item once');
    case 'arrange':
      return answer.kind === 'arrange' ? checkArrange(d, answer.piles, no) : null;
    case 'attackers':
      return answer.kind === 'attackers' && Array.isArray(answer.attackers)
        ? validateAttack(g, answer.attackers)
        : no('malformed', 'attackers');
    case 'blockers':
      return answer.kind === 'blockers' && Array.isArray(answer.blockers)
        ? validateBlock(g, answer.blockers)
        : no('malformed', 'blockers');
    case 'divide':
      return answer.kind === 'divide' ? checkDivide(g, d, answer.amounts, no) : null;
    case 'pay':
      return answer.kind === 'pay' ? checkPayment(g, answer, no) : null;
    case 'name':
      return answer.kind === 'name' &&
        typeof answer.name === 'string' &&
        answer.name.length > 0 &&
        answer.name.length < 100
        ? null
        : no('badChoice', 'a name');
  }
}

/** Automatic, a mana ability to activate, or mana of the pool and life to spend. */
function isPayment(answer: Extract<Answer, { kind: 'pay' }>): boolean {
  if (answer.auto) return answer.auto === true;
  if ('activate' in answer)
    return isRecord(answer.activate) && whole(answer.activate.object) && whole(answer.activate.ability);
  return (
    Array.isArray(answer.spend) &&
    answer.spend.every((type) => MANA_TYPES.includes(type)) &&
    (answer.life === undefined || (whole(answer.life) && answer.life >= 0))
  );
}

type No = (code: RefusalCode, message: string, cite?: Meaning) => Refusal;

const whole = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n);

function checkChoose(
  d: Extract<Decision, { kind: 'choose' }>,
  chosen: readonly TargetId[],
  no: No,
): Refusal | null {
  if (!Array.isArray(chosen)) return no('malformed', 'a list of choices');
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
  return (
    Array.isArray(order) &&
    order.length === n &&
    new Set(order).size === n &&
    order.every((i) => whole(i) && i >= 0 && i < n)
  );
}

function checkPayment(g: Game, answer: Extract<Answer, { kind: 'pay' }>, no: No): Refusal | null {
  if (!isPayment(answer)) return no('malformed', 'a payment', 'cost.pay');
  const wrong = checkPay(g, answer);
  return wrong === null ? null : no('cantPay', wrong, 'cost.pay');
}

function checkArrange(
  d: Extract<Decision, { kind: 'arrange' }>,
  piles: readonly (readonly TargetId[])[],
  no: No,
): Refusal | null {
  if (!Array.isArray(piles) || piles.length !== d.piles.length || !piles.every((p) => Array.isArray(p)))
    return no('malformed', `${d.piles.length} piles`);
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
  if (!Array.isArray(amounts) || amounts.length !== d.among.length || !amounts.every(whole))
    return no('badDivision', 'a number for each');
  if (d.lethal !== undefined || d.trampleTo !== undefined || d.purpose === 'damage')
    return validateDivide(g, d, amounts);
  if (amounts.some((n) => n < d.min)) return no('badDivision', `at least ${d.min} each`);
  if (amounts.reduce((a, b) => a + b, 0) !== d.total) return no('badDivision', `${d.total} in total`);
  return null;
}
