import type { Mode, Modes } from '@ettin/schema';
import { fork } from '../scope.js';
import { costText } from './cost.js';
import { conjugate } from './grammar.js';
import type { Speech } from './speech.js';
import { list, numberWord, sentence } from './words.js';

/** "one", "two", "one or both", "one or more", "any number", "up to two". */
function howMany({ min, max, options }: Modes): string {
  const all = options.length;
  if (min === max) return numberWord(min);
  if (min === 0 && max >= all) return 'any number';
  if (min === 0) return `up to ${numberWord(max)}`;
  if (min === 1 && max === 2 && all === 2) return 'one or both';
  if (max >= all) return `${numberWord(min)} or more`;
  return list(
    Array.from({ length: max - min + 1 }, (_, at) => numberWord(min + at)),
    'or',
  );
}

function header(modes: Modes, s: Speech): string {
  const chooser = s.say.whose(modes.chooser ?? 'you', s);
  const verb = chooser.you === true ? 'choose' : `${chooser.text} ${conjugate('choose', chooser)}`;
  const many = howMany(modes);
  return modes.repeat === true
    ? `${verb} ${many}. ${chooser.you === true ? 'You' : 'They'} may choose the same mode more than once.`
    : `${verb} ${many} —`;
}

/** One mode by itself, as whole sentences. */
export function modeText(mode: Mode, s: Speech): string {
  const own: Speech = {
    ...fork(s),
    specs: new Map([...s.specs, ...(mode.targets ?? []).map((spec) => [spec.id, spec] as const)]),
  };
  const cost = mode.cost === undefined ? '' : `${costText(mode.cost, own)} — `;
  return cost + s.say.effects(mode.effects, own).map(sentence).join(' ');
}

/** "choose one —" with a line for each mode. */
export function modesText(modes: Modes, s: Speech): string {
  return [header(modes, s), ...modes.options.map((mode) => `• ${modeText(mode, s)}`)].join('\n');
}
