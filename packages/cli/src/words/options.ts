import { cardByName } from '@ettin/cards';
import { printMode } from '@ettin/oracle';
import type { Ability, DecisionOption, Modes } from '@ettin/schema';
import type { Ask } from '../game/drive.js';
import { costWords } from './costs.js';
import { spaced } from './names.js';
import { findIn, nameIn } from './objects.js';

const COLOR_WORDS: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** What an option's label says: 'mode:1', 'color:W', 'cost:kicker:0', 'yes' … */
export function optionWords(ask: Ask, option: DecisionOption): string {
  const [kind = '', value = '', number = ''] = option.label.split(':');
  if (option.object !== undefined && kind === 'replacement') return nameIn(ask.view, option.object);
  switch (kind) {
    case 'mode':
      return modeWords(ask, Number(value)) ?? `mode ${Number(value) + 1}`;
    case 'color':
      return COLOR_WORDS[value] ?? value;
    case 'cost':
      return `yes: ${costWords(ask, value, Number(number === '' ? 0 : number))}`;
    case 'face':
      return `yes: ${faceWords(ask, option, value)}`;
    case 'done':
      return 'no more';
    case 'top':
      return 'leave it on top';
    case 'graveyard':
      return 'put it into the graveyard';
    default:
      return value === '' ? spaced(kind) : `${spaced(kind)} ${value}`;
  }
}

/** The name of the half, face or part of a card that may be cast. */
function faceWords(ask: Ask, option: DecisionOption, face: string): string {
  const name = option.object === undefined ? null : (findIn(ask.view, option.object)?.name ?? null);
  const card = name === null ? undefined : cardByName(name);
  return (face === 'back' ? card?.other?.name : card?.name) ?? `the ${face}`;
}

function modeWords(ask: Ask, n: number): string | null {
  const { source } = ask.decision;
  const o = source === undefined ? undefined : findIn(ask.view, source);
  if (o === undefined) return null;
  const own = 'ability' in o && typeof o.ability === 'number' ? [o.ability] : [];
  for (const id of [...own, ...o.abilities]) {
    const ability = ask.rules.abilities[id];
    const mode = ability === undefined ? undefined : modesIn(ability.data)?.options[n];
    if (mode === undefined) continue;
    const of = o.name === null ? {} : { of: { name: o.name, types: o.types } };
    return printMode(mode, { lang: 'en', ...of }).replaceAll('\n', ' ');
  }
  return null;
}

/** The modes of an ability, or of the first modal instruction in it. */
function modesIn(ability: Ability): Modes | undefined {
  if ('modes' in ability && ability.modes !== undefined) return ability.modes;
  return findModes(ability);
}

function findModes(value: unknown): Modes | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('do' in value && value.do === 'modes' && 'modes' in value) return value.modes as Modes;
  for (const part of Object.values(value)) {
    const found = findModes(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
