import type { BotReason, TargetId } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import type { Table } from './table.js';

/** What a reason speaks of; nothing where it has no name to show. */
export const named = (name: string | null): Pick<BotReason, 'names'> =>
  name === null || name === '' ? {} : { names: [name] };

/** Those that are chosen, by the names that the bot's team sees. */
export function choosing(t: Table, ids: readonly TargetId[]): BotReason {
  const names = ids.flatMap((id) => {
    const name = isSeat(id) ? t.view.players[id]?.name : t.find(id)?.name;
    return name === undefined || name === null || name === '' ? [] : [name];
  });
  return names.length === 0 ? { code: 'chooseNone' } : { code: 'choose', names };
}
