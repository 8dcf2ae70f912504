import type { Mode, Modes } from '@ettin/schema';
import { fork } from '../scope.js';
import { costText } from './cost.js';
import type { Speech } from './speech.js';
import { count, sentence } from './words.js';

/** "１つ", "１つまたは両方", "１つ以上", "最大２つ". */
function howMany({ min, max, options }: Modes): string {
  const all = options.length;
  if (min === max) return count(min, 'つ');
  if (min === 0 && max >= all) return '望む数';
  if (min === 0) return `最大${count(max, 'つ')}`;
  if (min === 1 && max === 2 && all === 2) return '１つまたは両方';
  if (max >= all) return `${count(min, 'つ')}以上`;
  return Array.from({ length: max - min + 1 }, (_, at) => count(min + at, 'つ')).join('か');
}

function header(modes: Modes, s: Speech): string {
  const chooser = s.say.whose(modes.chooser ?? 'you', s);
  const who = chooser.you === true ? '' : `${chooser.text}は`;
  const again = modes.repeat === true ? '同じモードを２回以上選んでもよい。' : '';
  return `${who}以下から${howMany(modes)}を選ぶ。${again}`;
}

/** One mode by itself, as whole sentences. */
export function modeText(mode: Mode, s: Speech): string {
  const targets = mode.targets ?? [];
  const own: Speech = {
    ...fork(s),
    specs: new Map([...s.specs, ...targets.map((spec) => [spec.id, spec] as const)]),
  };
  const cost = mode.cost === undefined ? '' : `${costText(mode.cost, own)} ― `;
  return (
    cost + [...own.say.targets(targets, own), ...own.say.effects(mode.effects, own)].map(sentence).join('')
  );
}

/** "以下から１つを選ぶ。" with a line for each mode. */
export function modesText(modes: Modes, s: Speech): string {
  return [header(modes, s), ...modes.options.map((mode) => `・${modeText(mode, s)}`)].join('\n');
}
