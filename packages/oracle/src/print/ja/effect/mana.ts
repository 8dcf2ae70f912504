import { isCountable } from '../../amount.js';
import { clause, whole } from '../grammar.js';
import { word } from '../quantity.js';
import type { Speech } from '../speech.js';
import { either } from '../words.js';
import { actor, type EffectOf, type Some } from './shape.js';

type AddMana = EffectOf<'addMana'>;

const AMONG = {
  chosenColor: '選ばれた色の',
  colorsOfYourPermanents: 'あなたがコントロールしているパーマネントの色のうち望む１色の',
  landsCouldProduce: 'あなたがコントロールしている土地が生み出せる望む１つのタイプの',
  opponentsLandsCouldProduce: '対戦相手がコントロールしている土地が生み出せる望む１色の',
} as const;

/** "{G}{G}", "好きな色１色のマナ１点", "{R}か{W}", "望む色の組み合わせのマナ２点". */
function produced(effect: AddMana, s: Speech): string {
  if (effect.anyOneColor !== undefined) return `好きな色１色のマナ${word(effect.anyOneColor, s)}点`;
  if (effect.anyColors !== undefined) {
    return effect.anyColors === 1
      ? '好きな色１色のマナ１点'
      : `好きな色の組み合わせのマナ${word(effect.anyColors, s)}点`;
  }
  if (effect.among !== undefined) {
    const { types, count } = effect.among;
    if (typeof types === 'string') return `${AMONG[types]}マナ${word(count, s)}点`;
    const symbols = types.map((type) => `{${type}}`);
    return count === 1 ? either(symbols) : `${symbols.join('と')}の望む組み合わせのマナ${word(count, s)}点`;
  }
  return effect.mana ?? 'マナ０点';
}

function restriction({ only }: AddMana, s: Speech): string[] {
  if (only === undefined) return [];
  const uses = [
    ...(only.spell === undefined ? [] : [`${s.say.np(only.spell, 'bare', s, { head: 'spell' })}を唱える`]),
    ...(only.ability === undefined ? [] : [`${s.say.np(only.ability, 'bare', s)}の能力を起動する`]),
  ];
  return [`このマナは、${either(uses)}ためにのみ支払える`];
}

export const manaEffects: Some<'addMana'> = {
  addMana: (effect, s) => {
    const subject = actor(effect.who, s);
    let mana = produced(effect, s);
    if (effect.times !== undefined) {
      mana = isCountable(effect.times)
        ? `${s.say.forEach(effect.times, s)}につき${mana}`
        : `${s.say.value(effect.times, s)}に等しい点数の${mana}`;
    }
    const added = clause('addMana', subject, `${s.additionalMana ? '追加で' : ''}${mana}を加える`, s);
    const more = [
      ...restriction(effect, s),
      ...(effect.persists === true
        ? ['ターン終了時まで、ステップやフェイズの終了に際してあなたはこのマナを失わない']
        : []),
    ];
    return [added, ...more.map((text) => whole(text))];
  },
};
