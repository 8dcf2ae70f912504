import type { Color, ManaType } from '@ettin/schema';
import { isCountable } from '../../amount.js';
import { valueCount } from '../quantity.js';
import type { Speech } from '../speech.js';
import { contract, list, numberWord } from '../words.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

type AddMana = EffectOf<'addMana'>;

const symbols = (types: readonly (ManaType | Color)[], conjunction: 'o' | 'y/o') =>
  list(
    types.map((type) => `{${type}}`),
    conjunction,
  );

const AMONG = {
  chosenColor: 'del color elegido',
  colorsOfYourPermanents: 'de cualquier color entre los permanentes que controlas',
  landsCouldProduce: 'de cualquier tipo que pudiera producir una tierra que controlas',
  opponentsLandsCouldProduce: 'de cualquier color que pudiera producir una tierra que controla un oponente',
} as const;

/** "un maná", "dos manás" */
function amount(value: NonNullable<AddMana['anyOneColor']>, s: Speech): string {
  if (typeof value === 'number') return `${numberWord(value, 'm')} ${value === 1 ? 'maná' : 'manás'}`;
  const word = valueCount(value, s);
  return `${word.word('m')} ${/ de$/.test(word.word('m')) ? 'maná' : 'manás'}`;
}

/** "{G}{G}", "un maná de cualquier color", "{R} o {W}", "dos manás en cualquier combinación de colores". */
function produced(effect: AddMana, s: Speech): string {
  if (effect.anyOneColor !== undefined) {
    const one = effect.anyOneColor === 1 ? 'de cualquier color' : 'de un solo color de tu elección';
    return `${amount(effect.anyOneColor, s)} ${one}`;
  }
  if (effect.anyColors !== undefined) {
    return effect.anyColors === 1
      ? 'un maná de cualquier color'
      : `${amount(effect.anyColors, s)} en cualquier combinación de colores`;
  }
  if (effect.among !== undefined) {
    const { types, count } = effect.among;
    if (typeof types !== 'string') {
      return count === 1
        ? symbols(types, 'o')
        : `${amount(count, s)} en cualquier combinación de ${symbols(types, 'y/o')}`;
    }
    return `${amount(count, s)} ${AMONG[types]}`;
  }
  return effect.mana ?? 'ningún maná';
}

function restriction(effect: AddMana, s: Speech): string[] {
  const { only } = effect;
  if (only === undefined) return [];
  const uses = [
    ...(only.spell === undefined
      ? []
      : [`lanzar ${s.say.np(only.spell, 'bare', s, { head: 'spell', conjunction: 'o' }).text}`]),
    ...(only.ability === undefined
      ? []
      : [`activar habilidades de ${s.say.np(only.ability, 'bare', s, { conjunction: 'o' }).text}`]),
  ];
  return [`usa este maná solo para ${list(uses, 'o')}`];
}

export const manaEffects: Some<'addMana'> = {
  addMana: (effect, s) => {
    const subject = actor(effect.who, s);
    let mana = produced(effect, s);
    if (s.additionalMana) {
      mana = mana.startsWith('{') ? `${mana} adicional` : mana.replace(/^(\S+ manás?)/, '$1 adicional');
    }
    if (effect.times !== undefined) {
      if (isCountable(effect.times)) mana += ` por cada ${s.say.forEach(effect.times, s)}`;
      else mana = contract(`una cantidad de ${mana} igual a ${s.say.value(effect.times, s)}`);
    }
    const added = clause('addMana', subject, { verb: 'agregar', rest: mana }, s);
    const more = [
      ...restriction(effect, s),
      ...(effect.persists === true
        ? ['hasta el final del turno, no pierdes este maná al terminar los pasos y las fases']
        : []),
    ];
    return more.length === 0 ? added : [added, { sentences: more }];
  },
};
