import { type Answer, type AnswerKind, MANA_TYPES } from '@ettin/schema';
import { isId, isRecord, isWhole } from './shape.js';

/**
 * An answer as it came over a wire, as a copy that has the parts of its kind and nothing else; undefined if it isn't
 * one. States keep only such copies, so that whatever else was sent goes nowhere and doing the same twice is the same.
 */
export function readAnswer(kind: AnswerKind, given: Readonly<Record<string, unknown>>): Answer | undefined {
  switch (kind) {
    case 'mulligan':
      return typeof given.mulligan === 'boolean' ? { kind, mulligan: given.mulligan } : undefined;
    case 'choose': {
      const chosen = listOf(given.chosen, id);
      return chosen && { kind, chosen };
    }
    case 'option':
      return isWhole(given.option) ? { kind, option: given.option } : undefined;
    case 'number':
      return isWhole(given.number) ? { kind, number: given.number } : undefined;
    case 'order': {
      const order = listOf(given.order, id);
      return order && { kind, order };
    }
    case 'arrange': {
      const piles = listOf(given.piles, (pile) => listOf(pile, id));
      return piles && { kind, piles };
    }
    case 'attackers': {
      const attackers = listOf(given.attackers, (x) =>
        isRecord(x) && isId(x.attacker) && isId(x.attacks)
          ? { attacker: x.attacker, attacks: x.attacks }
          : undefined,
      );
      return attackers && { kind, attackers };
    }
    case 'blockers': {
      const blockers = listOf(given.blockers, (x) =>
        isRecord(x) && isId(x.blocker) && isId(x.blocks)
          ? { blocker: x.blocker, blocks: x.blocks }
          : undefined,
      );
      return blockers && { kind, blockers };
    }
    case 'divide': {
      const amounts = listOf(given.amounts, (n) => (isWhole(n) ? n : undefined));
      return amounts && { kind, amounts };
    }
    case 'pay':
      return readPayment(given);
    case 'name':
      return typeof given.name === 'string' ? { kind, name: given.name } : undefined;
  }
}

/** Automatic, a mana ability to activate, or mana of the pool and life to spend. */
function readPayment(given: Readonly<Record<string, unknown>>): Answer | undefined {
  const { auto, activate, life } = given;
  if (auto === true) return { kind: 'pay', auto };
  if (auto !== false) return undefined;
  if (activate !== undefined)
    return isRecord(activate) && isId(activate.object) && isId(activate.ability)
      ? { kind: 'pay', auto, activate: { object: activate.object, ability: activate.ability } }
      : undefined;
  const spend = listOf(given.spend, (type) => MANA_TYPES.find((known) => known === type));
  if (spend === undefined) return undefined;
  if (life === undefined) return { kind: 'pay', auto, spend };
  return isId(life) ? { kind: 'pay', auto, spend, life } : undefined;
}

const id = (value: unknown): number | undefined => (isId(value) ? value : undefined);

/** Every part of a list, a hole being none; undefined unless all are as they should be. */
function listOf<T>(given: unknown, read: (value: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const out: T[] = [];
  for (const value of given) {
    const part = read(value);
    if (part === undefined) return undefined;
    out.push(part);
  }
  return out;
}
