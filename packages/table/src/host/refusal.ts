import type { CommandId, ServerMessage } from '@ettin/protocol';
import type { Refused } from '../machine/result.js';

export type Refusal = Extract<ServerMessage, { type: 'refused' }>;

/** A refusal as its sender is told it; `id`: of the command. */
export function refusalOf(
  id: CommandId | null,
  { code, message, rule, cite, about, faults }: Refused,
): Refusal {
  return {
    type: 'refused',
    id,
    code,
    message,
    ...(rule === undefined ? {} : { rule }),
    ...(cite === undefined ? {} : { cite }),
    ...(about === undefined ? {} : { about }),
    ...(faults === undefined ? {} : { faults }),
  };
}
