import type { Color, ManaType } from '@ettin/schema';
import { isCountable } from '../../amount.js';
import { valueWord } from '../quantity.js';
import type { Speech } from '../speech.js';
import { list, numberWord } from '../words.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

type AddMana = EffectOf<'addMana'>;

const symbols = (types: readonly (ManaType | Color)[]) =>
  list(
    types.map((type) => `{${type}}`),
    'or',
  );

const AMONG = {
  chosenColor: 'of the chosen color',
  colorsOfYourPermanents: 'of any color among permanents you control',
  landsCouldProduce: 'of any type that a land you control could produce',
  opponentsLandsCouldProduce: 'of any color that a land an opponent controls could produce',
} as const;

/** "{G}{G}", "one mana of any color", "{R} or {W}", "two mana in any combination of colors". */
function produced(effect: AddMana, s: Speech): string {
  const number = (value: NonNullable<AddMana['anyOneColor']>) =>
    typeof value === 'number' ? numberWord(value) : valueWord(value, s);
  if (effect.anyOneColor !== undefined) {
    return `${number(effect.anyOneColor)} mana of any ${effect.anyOneColor === 1 ? '' : 'one '}color`;
  }
  if (effect.anyColors !== undefined) {
    return effect.anyColors === 1
      ? 'one mana of any color'
      : `${number(effect.anyColors)} mana in any combination of colors`;
  }
  if (effect.among !== undefined) {
    const { types, count } = effect.among;
    if (typeof types !== 'string') {
      return count === 1
        ? symbols(types)
        : `${number(count)} mana in any combination of ${symbols(types).replace(' or ', ' and/or ')}`;
    }
    return `${number(count)} mana ${AMONG[types]}`;
  }
  return effect.mana ?? 'no mana';
}

function restriction(effect: AddMana, s: Speech): string[] {
  const { only } = effect;
  if (only === undefined) return [];
  const uses = [
    ...(only.spell === undefined
      ? []
      : [`cast ${s.say.np(only.spell, 'bare', s, { head: 'spell', conjunction: 'or' }).text}`]),
    ...(only.ability === undefined
      ? []
      : [`activate abilities of ${s.say.np(only.ability, 'bare', s, { conjunction: 'or' }).text}`]),
  ];
  return [`spend this mana only to ${list(uses, 'or')}`];
}

export const manaEffects: Some<'addMana'> = {
  addMana: (effect, s) => {
    const subject = actor(effect.who, s);
    let mana = produced(effect, s);
    if (effect.times !== undefined) {
      if (isCountable(effect.times)) mana += ` for each ${s.say.forEach(effect.times, s)}`;
      else mana = `an amount of ${mana} equal to ${s.say.value(effect.times, s)}`;
    }
    if (s.additionalMana)
      mana = mana.startsWith('{') ? `an additional ${mana}` : mana.replace(/^one /, 'one additional ');
    const added = clause('addMana', subject, 'add', mana, s);
    const more = [
      ...restriction(effect, s),
      ...(effect.persists === true
        ? ["until end of turn, you don't lose this mana as steps and phases end"]
        : []),
    ];
    return more.length === 0 ? added : [added, { sentences: more }];
  },
};
