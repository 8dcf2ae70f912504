import type { Mode, Modes } from '@ettin/schema';
import { fork } from '../scope.js';
import { costText } from './cost.js';
import { finiteVerb, subjectText } from './grammar.js';
import type { Speech } from './speech.js';
import { list, numberAlone, sentence } from './words.js';

/** "uno", "dos", "uno o ambos", "uno o más", "cualquier cantidad", "hasta dos". */
function howMany({ min, max, options }: Modes): string {
  const all = options.length;
  if (min === max) return numberAlone(min);
  if (min === 0 && max >= all) return 'cualquier cantidad';
  if (min === 0) return `hasta ${numberAlone(max)}`;
  if (min === 1 && max === 2 && all === 2) return 'uno o ambos';
  if (max >= all) return `${numberAlone(min)} o más`;
  return list(
    Array.from({ length: max - min + 1 }, (_, at) => numberAlone(min + at)),
    'o',
  );
}

function header(modes: Modes, s: Speech): string {
  const chooser = s.say.whose(modes.chooser ?? 'you', s);
  const you = chooser.you === true;
  const verb = you ? 'elige' : `${subjectText(chooser)}${finiteVerb('elegir', chooser, 'indicative')}`;
  const many = howMany(modes);
  return modes.repeat === true
    ? `${verb} ${many}. ${you ? 'Puedes' : 'Ese jugador puede'} elegir el mismo modo más de una vez.`
    : `${verb} ${many}:`;
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

/** "elige uno:" with a line for each mode. */
export function modesText(modes: Modes, s: Speech): string {
  return [header(modes, s), ...modes.options.map((mode) => `• ${modeText(mode, s)}`)].join('\n');
}
