import type { PlayerRef, Value } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import type { EffectOf } from '../../types.js';
import { lasting } from '../duration.js';
import { damageKind } from '../event.js';
import { clause, no, owed, phrase, whole, YOU } from '../grammar.js';
import { points, word } from '../quantity.js';
import type { Speech } from '../speech.js';
import { both, count } from '../words.js';
import { binds, named, type Some } from './shape.js';

type To = EffectOf<'damage'>['to'];
type One = Exclude<To, readonly unknown[]>;

const isList = (to: To): to is readonly One[] => Array.isArray(to);

/** Everything that is dealt damage: "それ", "各対戦相手と、対戦相手がコントロールしている各クリーチャー". */
function recipients(to: To, s: Speech): string {
  const refs = isList(to) ? to : [to];
  return both(
    refs.map((ref) => {
      if (typeof ref === 'object' && 'attackedBy' in ref) {
        return `${s.say.object(ref.attackedBy, s).text}が攻撃しているプレイヤーかプレインズウォーカー`;
      }
      if (s.say.isPlayer(ref, s)) return s.say.player(ref, s).text;
      return s.say.object(ref, s, 'each').text;
    }),
  );
}

/** "３点のライフ", "ライフの半分". */
function life(value: Value, s: Speech): string {
  if (typeof value === 'object' && 'divide' in value)
    return s.say.value(value, s).replace('ライフ総量', 'ライフ');
  return points(value, 'ライフ', s);
}

const isDouble = (to: Value, who: PlayerRef): boolean =>
  JSON.stringify(to) === JSON.stringify({ times: [2, { lifeOf: who }] }) ||
  JSON.stringify(to) === JSON.stringify({ times: [{ lifeOf: who }, 2] }) ||
  JSON.stringify(to) === JSON.stringify({ times: [2, { lifeOf: 'thatPlayer' }] }) ||
  JSON.stringify(to) === JSON.stringify({ times: [{ lifeOf: 'thatPlayer' }, 2] });

/** Values that speak of each one who is dealt damage. */
const aboutRecipient = (value: Value): boolean => JSON.stringify(value).includes('"thatPlayer"');

export const lifeEffects: Some<
  | 'damage'
  | 'damageDivided'
  | 'gainLife'
  | 'loseLife'
  | 'setLife'
  | 'exchangeLife'
  | 'redistributeLife'
  | 'preventDamage'
  | 'redirectDamage'
> = {
  damage: (effect, s) => {
    const source = s.say.object(effect.from ?? 'self', s, 'each');
    const to = recipients(effect.to, s);
    const several = to.startsWith('それら') ? 'それぞれ' : '';
    const about = aboutRecipient(effect.amount) && s.playerText === 'そのプレイヤー';
    const amount = points(effect.amount, 'ダメージ', s);
    binds(effect.as, s, {
      result: { of: 'damage', done: 'これにより与えられたダメージ' },
      ...(isList(effect.to) ||
      (typeof effect.to === 'object' && 'attackedBy' in effect.to) ||
      keyOf(effect.to, s) === null
        ? { entity: { kind: 'object', plural: true, filter: { types: ['creature'] } } }
        : { alias: effect.to }),
    });
    const each =
      source.many === true && effect.from !== undefined ? { ...source, each: true as const } : source;
    const dealt = clause(
      'damage',
      each,
      `${to}に${about || !/^[０-９Ｘ]/.test(amount) ? '、' : several}${amount}を与える`,
      s,
    );
    return effect.unpreventable === true ? [dealt, whole('そのダメージは軽減されない')] : dealt;
  },
  damageDivided: ({ targets, from }, s) => {
    const source = s.say.object(from ?? 'self', s);
    const amount = points(s.specs.get(targets)?.divide ?? 'X', 'ダメージ', s);
    const to = s.say.object({ target: targets }, s).text;
    return clause('damage', source, `${to}に${amount}を望むように割り振って与える`, s);
  },
  gainLife: ({ who, amount, as }, s) => {
    const subject = named(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'これにより得られたライフ' }, doer: who });
    return clause('gainLife', subject, `${rest}を得る`, s);
  },
  loseLife: ({ who, amount, as }, s) => {
    const subject = named(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'これにより失われたライフ' }, doer: who });
    return clause('loseLife', subject, `${rest}を失う`, s);
  },
  setLife: ({ who, to }, s) => {
    const subject = s.say.player(who, s);
    if (isDouble(to, who)) return clause('setLife', null, `${no(subject)}ライフ総量を２倍にする`, s);
    if (who !== 'you') s.playerText = '自分';
    const value =
      typeof to === 'number' ? count(to, '点') : to === 'X' ? 'Ｘ点' : `${s.say.value(to, s)}に等しい点数`;
    return clause(
      'setLife',
      { ...phrase(`${no(subject)}ライフ総量`), ...(subject.each === true ? { each: true as const } : {}) },
      `${value}になる`,
      s,
    );
  },
  exchangeLife: ({ between: [a, b] }, s) => {
    const [one, other] = [s.say.player(a, s), s.say.player(b, s)];
    return a === 'you'
      ? clause('exchangeLife', YOU, `${other.text}とライフ総量を交換する`, s)
      : clause(
          'exchangeLife',
          null,
          JSON.stringify(a) === JSON.stringify(b)
            ? `${no(one)}ライフ総量を交換する`
            : one.text === other.text
              ? 'それらのプレイヤーのライフ総量を交換する'
              : `${no(one)}ライフ総量と${no(other)}ライフ総量を交換する`,
          s,
        );
  },
  redistributeLife: ({ among }, s) =>
    clause(
      'redistributeLife',
      YOU,
      `${s.say.player(among, s).text.replace('各', '望む数の')}のライフ総量を再配分する`,
      s,
    ),
  preventDamage: (effect, s) => {
    const to =
      effect.to === undefined
        ? ''
        : `${s.say.isPlayer(effect.to, s) ? s.say.player(effect.to, s).text : s.say.object(effect.to, s, 'bare').text}に`;
    const by =
      effect.fromObject !== undefined
        ? `${s.say.object(effect.fromObject, s).text}によって`
        : effect.from === undefined
          ? ''
          : `${s.say.np(effect.from, 'bare', s, { head: 'source' })}によって`;
    const kind = damageKind(effect.combatOnly);
    const time = effect.duration === 'endOfTurn' ? 'このターン、' : lasting(effect.duration, s, true);
    const does =
      effect.amount === 'all'
        ? `${by}${to}与えられるすべての${kind}を軽減する`
        : `次に${by}${to}与えられる${kind}を${word(effect.amount, s)}点軽減する`;
    const prevented = clause('preventDamage', null, does, s, time);
    if (effect.then === undefined) return prevented;
    const [first = '', ...more] = s.say.together(effect.then, s);
    return [prevented, whole(`これによりダメージが軽減されたなら、${first}`, [...more, ...owed(s)])];
  },
  redirectDamage: ({ from, to, amount, duration }, s) => {
    const text = (ref: typeof from) =>
      s.say.isPlayer(ref, s) ? s.say.player(ref, s).text : s.say.object(ref, s, 'bare').text;
    const time = duration === 'endOfTurn' ? 'このターン、' : lasting(duration, s, true);
    const what =
      amount === 'all'
        ? `${text(from)}に与えられるすべてのダメージ`
        : `次に${text(from)}に与えられるダメージのうち${word(amount, s)}点`;
    return clause('redirectDamage', null, `${what}は、代わりに${text(to)}に与えられる`, s, time);
  },
};
