import { fallbackAnswer } from '@ettin/engine';
import type { Answer } from '@ettin/schema';
import type { Table } from '../../../packages/table/src/play.fixture.js';

/** Many more than any of the scenes takes. */
const STEPS = 80;

/** The first of those who are asked passes, or answers with the least that is legal. */
export function goOn(table: Table): void {
  const { pending } = table.state;
  const [player] = table.asked();
  if (player === undefined) throw new Error('nobody is asked');
  if (pending === null) table.pass(player);
  else answer(table, fallbackAnswer(pending));
}

/** Goes on until it is so. Throws where it never is. */
export function goOnUntil(table: Table, done: () => boolean): void {
  for (let steps = 0; steps < STEPS; steps++) {
    if (done()) return;
    goOn(table);
  }
  throw new Error('the scene is never reached');
}

/** Answers what is asked, as the first of those whom it is asked. */
export function answer(table: Table, given: Answer): void {
  const { pending } = table.state;
  const [player] = table.asked();
  if (pending === null || player === undefined) throw new Error('nothing is asked');
  table.act(player, { type: 'answer', player, decision: pending.id, answer: given });
}
