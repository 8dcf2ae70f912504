/** What every action has to have; the engine checks the rest. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  pass: [],
  playLand: ['object'],
  cast: ['object'],
  activate: ['object', 'ability'],
  special: ['object'],
  answer: ['decision'],
  propose: ['decision'],
  cancel: ['decision'],
  concede: [],
};

/** What is wrong with the shape of an action, or null. */
export function actionFault(action: unknown): string | null {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return 'not an object';
  const fields = action as Readonly<Record<string, unknown>>;
  const { type } = fields;
  const numbers = typeof type === 'string' && Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (numbers === undefined) return `no type of action ${JSON.stringify(type)}`;
  for (const key of ['player', ...numbers])
    if (typeof fields[key] !== 'number') return `${String(type)} has no number "${key}"`;
  if (
    (type === 'answer' || type === 'propose') &&
    (typeof fields.answer !== 'object' || fields.answer === null)
  )
    return `${type} has no "answer"`;
  return null;
}
