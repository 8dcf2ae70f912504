import type { Color, ManaType } from '@ettin/schema';
import { isCountable } from '../../amount.js';
import { named } from '../grammar.js';
import { valueWord } from '../quantity.js';
import type { Speech } from '../speech.js';
import { list, numberWord, to } from '../words.js';
import { actor, clause, type EffectOf, type Some } from './shape.js';

type AddMana = EffectOf<'addMana'>;

const symbols = (types: readonly (ManaType | Color)[], conjunction: 'ou' | 'et/ou') =>
  list(
    types.map((type) => `{${type}}`),
    conjunction,
  );

const AMONG = {
  chosenColor: 'de la couleur choisie',
  colorsOfYourPermanents: "de n'importe quelle couleur parmi les permanents que vous contrôlez",
  landsCouldProduce: "de n'importe quel type que un terrain que vous contrôlez pourrait produire",
  opponentsLandsCouldProduce:
    "de n'importe quelle couleur que un terrain que un adversaire contrôle pourrait produire",
} as const;

/** "un mana", "trois manas", "X manas". */
function manas(count: NonNullable<AddMana['anyOneColor']>, s: Speech): string {
  if (count === 1) return 'un mana';
  return `${typeof count === 'number' ? numberWord(count, 'm') : valueWord(count, s)} manas`;
}

/** "{G}{G}", "un mana de la couleur de votre choix", "{R} ou {W}", "deux manas de n'importe quelle combinaison de couleurs". */
function produced(effect: AddMana, s: Speech): string {
  const yours = effect.who === undefined || effect.who === 'you';
  const choice = `de la couleur de ${yours ? 'votre' : 'son'} choix`;
  if (effect.anyOneColor !== undefined) return `${manas(effect.anyOneColor, s)} ${choice}`;
  if (effect.anyColors !== undefined) {
    return effect.anyColors === 1
      ? `un mana ${choice}`
      : `${manas(effect.anyColors, s)} de n'importe quelle combinaison de couleurs`;
  }
  if (effect.among !== undefined) {
    const { types, count } = effect.among;
    if (typeof types !== 'string') {
      return count === 1
        ? symbols(types, 'ou')
        : `${manas(count, s)} de n'importe quelle combinaison de ${symbols(types, 'et/ou')}`;
    }
    return `${manas(count, s)} ${AMONG[types]}`;
  }
  return effect.mana ?? 'aucun mana';
}

function restriction({ only }: AddMana, s: Speech): string[] {
  if (only === undefined) return [];
  const uses = [
    ...(only.spell === undefined
      ? []
      : [`pour lancer des ${named(s.say.np(only.spell, 'bare', s, { head: 'spell', conjunction: 'ou' }))}`]),
    ...(only.ability === undefined
      ? []
      : [`pour activer des capacités de ${named(s.say.np(only.ability, 'bare', s, { conjunction: 'ou' }))}`]),
  ];
  return [`ne dépensez ce mana que ${list(uses, 'ou')}`];
}

export const manaEffects: Some<'addMana'> = {
  addMana: (effect, s) => {
    const subject = actor(effect.who, s);
    let mana = produced(effect, s);
    if (effect.times !== undefined) {
      if (isCountable(effect.times)) mana += ` pour chaque ${s.say.forEach(effect.times, s)}`;
      else mana = `un nombre de ${mana} égal ${to(s.say.value(effect.times, s))}`;
    }
    if (s.additionalMana)
      mana = mana.startsWith('{')
        ? mana.replace(/^((?:\{[^}]*\})+)/, 'un $1 supplémentaire')
        : mana.replace(/^un mana/, 'un mana supplémentaire');
    const added = clause('addMana', subject, 'ajouter', mana, s);
    const more = [
      ...restriction(effect, s),
      ...(effect.persists === true
        ? ["jusqu'à la fin du tour, vous ne perdez pas ce mana à la fin des étapes et des phases"]
        : []),
    ];
    return more.length === 0 ? added : [added, { sentences: more }];
  },
};
