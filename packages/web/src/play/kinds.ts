import type { GameFrame } from '@ettin/protocol';
import type { ObjectId, OptionLabel } from '@ettin/schema';
import type { Question } from './asked.js';

type OrderQuestion = Extract<Question, { kind: 'order' }>;

/**
 * Items of an order that belong together: triggers of the same ability of the same player, said about the same player. In the
 * order of their first; each group in the order in which its items lie.
 */
export function kindsIn(question: OrderQuestion, order: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  for (const item of order) {
    const of = question.items[item];
    if (of === undefined) continue;
    const alone = question.purpose !== 'triggers' || of.ability < 0;
    const key = alone ? `${item}` : `${of.ability} ${of.controller} ${of.about ?? ''}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** An answer that the reader gives to the same question of other triggers too. */
export interface Standing {
  /** Triggers on the stack that it is for, by what they are there as. */
  readonly triggers: readonly ObjectId[];
  readonly label: OptionLabel;
}

/** Triggers that wait on the stack below the one that asks and will ask the reader the same: of one ability and player. */
export function alikeBelow({ view }: GameFrame): readonly ObjectId[] {
  const top = view.stack.at(-1);
  if (top === undefined || top.kind !== 'triggered' || top.ability === null) return [];
  return view.stack
    .slice(0, -1)
    .filter((o) => o.kind === 'triggered' && o.ability === top.ability && o.controller === top.controller)
    .map((o) => o.id);
}

/** The option that a standing answer gives to what is asked now; null where it isn't for that. */
export function standingAnswer(
  frame: GameFrame,
  question: Question,
  standing: Standing | null,
): number | null {
  const top = frame.view.stack.at(-1);
  if (standing === null || question.kind !== 'option' || top === undefined) return null;
  if (!standing.triggers.includes(top.id)) return null;
  const at = question.options.findIndex((o) => o.label === standing.label);
  return at < 0 ? null : at;
}
