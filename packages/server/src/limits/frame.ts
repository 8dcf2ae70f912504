import { type ClientMessage, clientMessage, LIMITS } from '@ettin/protocol';
import { nestsTooDeep } from '@ettin/replay';

export type Frame =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false;
      readonly code: 'tooLarge' | 'malformed';
      readonly id: string | null;
      readonly message: string;
    };

/**
 * Reads one frame of a client. It is looked at only as far as it may be: length first, then nesting, then shape. Nothing
 * of its text comes back in the refusal but the id of the command, so that nobody's words reach a log by an error.
 */
export function readFrame(data: string): Frame {
  if (Buffer.byteLength(data) > LIMITS.frame)
    return no('tooLarge', `a message has at most ${LIMITS.frame} bytes`);
  if (nestsTooDeep(data, LIMITS.depth))
    return no('malformed', `a message is nested at most ${LIMITS.depth} deep`);
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return no('malformed', 'the message is no JSON');
  }
  const read = clientMessage.safeParse(value);
  if (read.success) return { ok: true, message: read.data };
  const id = idIn(value);
  return no('malformed', `${typeIn(value)}: not the shape of such a message`, id);
}

const no = (code: 'tooLarge' | 'malformed', message: string, id: string | null = null): Frame => ({
  ok: false,
  code,
  id,
  message,
});

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

function idIn(value: unknown): string | null {
  const id = own(value, 'id');
  return typeof id === 'string' && /^[A-Za-z0-9_-]{8,40}$/.test(id) ? id : null;
}

function typeIn(value: unknown): string {
  const type = own(value, 'type');
  return typeof type === 'string' && /^[A-Za-z]{1,20}$/.test(type) ? type : 'a message without a type';
}
