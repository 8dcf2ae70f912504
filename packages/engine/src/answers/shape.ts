import { CAST_METHODS, SPECIAL_ACTIONS } from '@ettin/schema';

/** Parts that are whole numbers, by type of action; nothing else is an action. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  pass: ['player'],
  playLand: ['player', 'object'],
  cast: ['player', 'object'],
  activate: ['player', 'object', 'ability'],
  special: ['player', 'object'],
  answer: ['player', 'decision'],
  propose: ['player', 'decision'],
  cancel: ['player', 'decision'],
  concede: ['player'],
};

/**
 * Why something that came over a wire isn't an action, or null. Only the shape is looked at: parts are there and
 * of their kind. Answers are read by `readAnswer` and checked against the decision that they answer.
 */
export function whyMalformed(action: unknown): string | null {
  if (!isRecord(action)) return 'not an action';
  const { type } = action;
  const numbers = typeof type === 'string' && Object.hasOwn(NUMBERS, type) ? NUMBERS[type] : undefined;
  if (numbers === undefined) return 'no such type of action';
  for (const key of numbers) if (!isId(action[key])) return `${key} has to be a whole number`;
  if (type === 'answer' || type === 'propose')
    return isRecord(action.answer) ? null : 'an answer has to be an object';
  if (!optional(action.face, (x) => isId(x) && x <= 1)) return 'face is 0 or 1';
  if (!optional(action.manual, (x) => x === true)) return 'manual is true or left out';
  if (type === 'cast' && !optional(action.method, (x) => isOneOf(CAST_METHODS, x)))
    return 'no such way to cast';
  if (type === 'special' && !isOneOf(SPECIAL_ACTIONS, action.special)) return 'no such special action';
  return null;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number that is the same in JSON and out of it: -0 isn't. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

/** The same, and never negative. */
export function isId(value: unknown): value is number {
  return isWhole(value) && value >= 0;
}

const optional = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value);
