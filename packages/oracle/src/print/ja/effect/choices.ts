import type { PlayerRef } from '@ettin/schema';
import { bindEntity } from '../../scope.js';
import { clause } from '../grammar.js';
import { oneOf } from '../player.js';
import { counted } from '../quantity.js';
import type { Speech } from '../speech.js';
import { actor, type EffectOf, named, type Some } from './shape.js';

const chooses =
  (what: string) =>
  ({ who }: { readonly who?: PlayerRef }, s: Speech) =>
    clause('choose', actor(who, s), `${what}を選ぶ`, s);

/** The choice is said with the first thing that is done with what was chosen. */
export function weave(effect: EffectOf<'choose'>, s: Speech): void {
  bindEntity(
    effect.as,
    {
      kind: 'object',
      filter: effect.from,
      plural: effect.max !== undefined && effect.max !== 1,
      first: { filter: effect.from, min: effect.min, max: effect.max },
    },
    s,
  );
  s.doers.set(effect.as, 'you');
}

export function chooseAndExile(effect: EffectOf<'choose'>, s: Speech) {
  const subject = actor(effect.who, s);
  const what = counted(effect.from, effect.min, effect.max, s);
  bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: true }, s);
  s.places.set(`bound:${effect.as}`, 'exile');
  return clause('exile', subject, `${what}を追放する`, s);
}

export function payAnyEnergy(effect: EffectOf<'chooseNumber'>, s: Speech) {
  const subject = named(effect.who, s);
  s.results.set(effect.as, { of: 'number', done: 'その数' });
  s.doers.set(effect.as, effect.who ?? 'you');
  return clause('may', subject, '望む数の{E}を支払ってもよい', s);
}

export const choiceEffects: Some<
  'choose' | 'choosePlayer' | 'chooseColor' | 'chooseCreatureType' | 'chooseCardName' | 'chooseNumber'
> = {
  choose: (effect, s) => {
    const hand = effect.from.zone === 'hand' && effect.from.owner !== 'you';
    const hidden = hand && (effect.who ?? 'you') === 'you';
    const subject = hidden ? named(effect.who, s) : actor(effect.who, s);
    const what = hidden
      ? `その中から${counted(effect.from, effect.min, effect.max, s, { place: 'unsaid' })}`
      : counted(effect.from, effect.min, effect.max, s);
    const many = (effect.max !== undefined && effect.max !== 1) || subject?.each === true;
    bindEntity(effect.as, { kind: 'object', filter: effect.from, plural: many, label: 'chosen' }, s);
    s.doers.set(effect.as, effect.who ?? 'you');
    s.focus = `bound:${effect.as}`;
    s.said.add(s.focus);
    return clause('choose', subject, `${effect.random === true ? '無作為に' : ''}${what}を選ぶ`, s);
  },
  choosePlayer: ({ who, from, as, max }, s) => {
    const subject = actor(who, s);
    const several = max !== undefined && max !== 1;
    bindEntity(as, { kind: 'player', plural: several }, s);
    s.doers.set(as, who ?? 'you');
    return clause('choose', subject, `${several ? '望む数のプレイヤー' : oneOf(from, s).text}を選ぶ`, s);
  },
  chooseColor: chooses('色１色'),
  chooseCreatureType: chooses('クリーチャー・タイプ１つ'),
  chooseCardName: ({ who, from }, s) => {
    const of =
      from === undefined
        ? 'カード名'
        : `${s.say.np(from, 'bare', s, { head: 'card', place: 'unsaid' })}のカード名`;
    return clause('choose', actor(who, s), `${of}１つを選ぶ`, s);
  },
  chooseNumber: ({ who, min, max, as }, s) => {
    const subject = actor(who, s);
    s.results.set(as, { of: 'number', done: '選ばれた数' });
    s.doers.set(as, who ?? 'you');
    return clause('choose', subject, `${s.say.value(min, s)}以上${s.say.value(max, s)}以下の数１つを選ぶ`, s);
  },
};
