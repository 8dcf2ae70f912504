import { STEPS } from '@ettin/schema';
import { type About, VALUES } from '@ettin/testkit';
import { catalogue, type Language, stepName } from '@ettin/text';
import { COMPARE_EN } from './en/compare.js';
import { COMPARE_ES } from './es/compare.js';
import { COMPARE_FR } from './fr/compare.js';
import { COMPARE_JA } from './ja/compare.js';

/** What a comparison of editions says. */
export const COMPARE = catalogue(COMPARE_EN, { es: COMPARE_ES, fr: COMPARE_FR, ja: COMPARE_JA });

/** "life of A" */
export function thingText({ is, of }: About, language: Language): string {
  switch (is) {
    case 'step':
    case 'asked':
    case 'stack':
    case 'turn':
    case 'turnStep':
    case 'result':
    case 'waitsFor':
      return COMPARE.text(language, is);
    case 'possible':
    case 'teamLife':
    case 'teamPoison':
    case 'lifeLost':
    case 'lifeGained':
    case 'poison':
    case 'hand':
    case 'graveyard':
    case 'exile':
    case 'battlefield':
    case 'library':
      return COMPARE.text(language, is, { of: of ?? '' });
  }
}

type ValueName = keyof typeof VALUES;
const NAMED = new Map(Object.entries(VALUES).map(([name, value]) => [value as string, name as ValueName]));

/** Names and numbers stay; words of the comparison, and steps of a turn, are said in the language. */
export function valueText({ is }: About, value: string, language: Language): string {
  const name = NAMED.get(value);
  if (name !== undefined) return COMPARE.text(language, VALUE_KEYS[name]);
  const step = is === 'turnStep' && language !== 'en' ? STEPS.find((s) => s === value) : undefined;
  return step === undefined ? value : stepName(step, language);
}

const VALUE_KEYS = {
  done: 'isDone',
  notReached: 'isNotReached',
  notTried: 'isNotTried',
  yes: 'isYes',
  none: 'isNone',
  nobody: 'isNobody',
  goesOn: 'isGoingOn',
} as const satisfies Readonly<Record<ValueName, string>>;
