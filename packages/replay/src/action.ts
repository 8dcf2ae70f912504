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
  adjust: [],
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
  if (type === 'adjust') return adjustmentFault(fields.adjustment);
  return null;
}

/** Numbers and words that each adjustment needs; whether there is such an object, the engine says. */
const ADJUSTMENTS: Readonly<Record<string, Readonly<Record<string, 'number' | 'string' | 'boolean'>>>> = {
  life: { team: 'number', total: 'number' },
  poison: { team: 'number', total: 'number' },
  counters: { on: 'number', kind: 'string', total: 'number' },
  move: { object: 'number', to: 'string' },
  tap: { object: 'number', tapped: 'boolean' },
};

function adjustmentFault(adjustment: unknown): string | null {
  if (typeof adjustment !== 'object' || adjustment === null) return 'adjust has no "adjustment"';
  const fields = adjustment as Readonly<Record<string, unknown>>;
  const { what } = fields;
  const wanted = typeof what === 'string' && Object.hasOwn(ADJUSTMENTS, what) ? ADJUSTMENTS[what] : undefined;
  if (wanted === undefined) return `there is no adjustment of ${JSON.stringify(what)}`;
  const missing = Object.entries(wanted).find(([key, type]) => typeof fields[key] !== type);
  return missing === undefined ? null : `adjustment of ${String(what)} has no ${missing[1]} "${missing[0]}"`;
}
