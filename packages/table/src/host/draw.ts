import type { Command, PersonId } from '@ettin/protocol';
import type { Entry, HostCommand } from '../state/entry.js';
import { hexFrom, idFrom } from './ids.js';
import type { TablePorts } from './ports.js';

/** The entry of what was said, with all that it needs of chance and of who is there. */
export function entryFor(
  { clock, random }: TablePorts,
  by: PersonId | null,
  command: Command | HostCommand,
  here: () => ReadonlySet<PersonId>,
): Entry {
  const at = clock.now();
  switch (command.type) {
    case 'begin':
    case 'rematch':
      return { at, by, command, drawn: { seed: hexFrom(random(32)) } };
    case 'invite':
      return { at, by, command, drawn: { code: idFrom(random(16)) } };
    case 'join':
    case 'seatBot':
      return { at, by, command, drawn: { here: [...here()] } };
    default:
      return { at, by, command };
  }
}
