import type { Mode, Modes } from '@ettin/schema';
import { fork } from '../scope.js';
import { costText } from './cost.js';
import { doing } from './grammar.js';
import type { Speech } from './speech.js';
import { list, numberWord, sentence } from './words.js';

/** "un", "un ou les deux", "un ou plusieurs", "n'importe quel nombre", "jusqu'à deux". */
function howMany({ min, max, options }: Modes): string {
  const all = options.length;
  if (min === max) return numberWord(min, 'm');
  if (min === 0 && max >= all) return "n'importe quel nombre";
  if (min === 0) return `jusqu'à ${numberWord(max, 'm')}`;
  if (min === 1 && max === 2 && all === 2) return 'un ou les deux';
  if (max >= all) return `${numberWord(min, 'm')} ou plusieurs`;
  return list(
    Array.from({ length: max - min + 1 }, (_, at) => numberWord(min + at, 'm')),
    'ou',
  );
}

function header(modes: Modes, s: Speech): string {
  const chooser = s.say.whose(modes.chooser ?? 'you', s);
  const many = howMany(modes);
  const one = many === 'un';
  const you = chooser.you === true;
  const chosen = one ? "l'un" : many;
  const text = you
    ? one
      ? "choisissez l'un"
      : `choisissez-en ${chosen}`
    : one
      ? `${doing(chooser, { verb: 'choisir', rest: chosen })}`
      : `${doing(chooser, { verb: 'choisir', rest: '' }).replace(/ (\S+)$/, ' en $1')} ${chosen}`;
  if (modes.repeat !== true) return `${text} —`;
  return `${text}. ${you ? 'Vous pouvez' : 'Il peut'} choisir le même mode plus de une fois.`;
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

/** "choisissez l'un —" with a line for each mode. */
export function modesText(modes: Modes, s: Speech): string {
  return [header(modes, s), ...modes.options.map((mode) => `• ${modeText(mode, s)}`)].join('\n');
}
