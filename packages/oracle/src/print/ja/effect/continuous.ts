import type { Duration, Mod } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import { lasting } from '../duration.js';
import { type Clause, clause, owed, type Phrase, phrase, whole } from '../grammar.js';
import { rules as joinRules, rule } from '../rule.js';
import type { Speech } from '../speech.js';
import { chain, inflect } from '../verb.js';
import { type EffectOf, named, type Some } from './shape.js';

/** What can't or must be done is said of "このターン", what is had "ターン終了時まで". */
const isLimit = (does: string): boolean =>
  /(?:できない|されない|しない|ならない|失わない)$|^可能なら|できる$/.test(does);

/** "ターン終了時まで、それは+1/+1の修整を受け、飛行を得る", "このターン、それではブロックできない". */
export function modified(mods: readonly Mod[], subject: Phrase, duration: Duration, s: Speech): Clause[] {
  const words = s.say.mods(mods, subject, true, s);
  const after = owed(s);
  const states = words.predicates.filter((text) => !isLimit(text));
  const limits = words.predicates.filter(isLimit);
  const said: Clause[] = [];
  const time = lasting(duration, s);
  const limit = lasting(duration, s, true);
  if (states.length > 0)
    said.push({ act: 'apply', subject, does: chain(states), time, after: limits.length === 0 ? after : [] });
  if (limits.length > 0)
    said.push({ act: 'apply', subject: blocker(subject, limits), does: chain(limits), time: limit, after });
  return [...said, ...words.sentences.map((text) => whole(limit + text))];
}

/** A creature that can't block is told with "では". */
const blocker = (subject: Phrase, limits: readonly string[]): Phrase =>
  limits.length === 1 && limits[0] === 'ブロックできない'
    ? { ...subject, text: `${subject.text}で`, key: null }
    : subject;

const nextUntap = (mods: readonly Mod[], duration: Duration): boolean =>
  duration === 'nextUntapStep' && mods.every((mod) => mod.mod === 'doesntUntap');

/** Gets its own power and toughness on top. */
function doubles({ mods, what }: EffectOf<'apply'>): boolean {
  const [only] = mods;
  const own = (value: unknown, key: string) => JSON.stringify(value) === JSON.stringify({ [key]: what });
  return (
    mods.length === 1 &&
    only?.mod === 'pt' &&
    own(only.power, 'powerOf') &&
    own(only.toughness, 'toughnessOf')
  );
}

function apply(effect: EffectOf<'apply'>, s: Speech): Clause[] {
  const subject = s.say.object(effect.what, s, 'bare');
  const time = lasting(effect.duration, s);
  if (effect.mods.every((mod) => mod.mod === 'switchPT')) {
    return [clause('apply', null, `${subject.text}のパワーとタフネスを入れ替える`, s, time)];
  }
  if (doubles(effect))
    return [clause('apply', null, `${subject.text}のパワーとタフネスを２倍にする`, s, time)];
  if (nextUntap(effect.mods, effect.duration)) {
    const each = subject.many === true ? 'それらの' : 'その';
    return [
      clause('apply', subject, `${each}コントローラーの次のアンタップ・ステップの間にアンタップしない`, s),
    ];
  }
  return modified(effect.mods, subject, effect.duration, s);
}

export const continuousEffects: Some<
  'apply' | 'rule' | 'gainControl' | 'exchangeControl' | 'replacement' | 'mayPlay' | 'castFree'
> = {
  apply,
  rule: ({ rules, affects, mods, duration }, s) => {
    const said: Clause[] = [];
    if (rules !== undefined && rules.length > 0) {
      const time = duration === 'permanent' ? 'このゲームの間、' : lasting(duration, s, true);
      const texts = joinRules(rules.map((one) => rule(one, s, time !== '')));
      const after = owed(s);
      said.push(...texts.map((text, at) => whole(time + text, at === texts.length - 1 ? after : [])));
    }
    if (mods === undefined) return said;
    const subject = phrase(s.say.np(affects ?? {}, 'bare', s));
    if (nextUntap(mods, duration)) {
      const whose = affects?.controller === 'you' ? 'あなたの' : 'それらのコントローラーの';
      return [...said, clause('apply', subject, `${whose}次のアンタップ・ステップの間にアンタップしない`, s)];
    }
    return [...said, ...modified(mods, subject, duration, s)];
  },
  gainControl: ({ what, who, duration }, s) => {
    const subject = who === undefined || who === 'you' ? null : named(who, s);
    const it = s.say.object(what, s).text;
    return clause('gainControl', subject, `${it}のコントロールを得る`, s, lasting(duration, s));
  },
  exchangeControl: ({ a, b }, s) => {
    const first = s.say.object(a, s).text;
    const same = keyOf(a, s) !== null && keyOf(a, s) === keyOf(b, s);
    return clause(
      'exchangeControl',
      null,
      `${same ? first : `${first}と${s.say.object(b, s).text}`}のコントロールを交換する`,
      s,
    );
  },
  replacement: ({ replacement, duration, once }, s) => {
    const [text = '', ...more] = s.say.replacement(replacement, s);
    const time = lasting(duration, s, true);
    return whole(`${time}${once === true ? '次に' : ''}${text}`, more);
  },
  mayPlay: ({ what, who, duration, free, anyMana }, s) => {
    const subject = named(who, s);
    const it = s.say.object(what, s);
    const cost = free === true ? 'マナ・コストを支払うことなく' : '';
    const time = duration === 'permanent' ? `${it.text}が追放されているかぎり、` : lasting(duration, s, true);
    const mana = anyMana === true ? ['それを唱えるために、望むタイプのマナを支払ってもよい'] : [];
    const text = duration === 'permanent' ? (it.many === true ? 'それら' : 'それ') : it.text;
    return { ...clause('mayPlay', subject, `${text}を${cost}プレイしてもよい`, s, time), after: mana };
  },
  castFree: ({ who, what, optional, transformed, method }, s) => {
    const subject = named(who, s);
    const it = s.say.object(what, s).text;
    const how = transformed === true ? '変身させた状態で' : '';
    const cost = method === 'madness' ? 'マッドネス・コストで' : 'マナ・コストを支払うことなく';
    const does = `${it}を${how}${cost}唱える`;
    return clause('castFree', subject, optional === true ? `${inflect(does, 'te')}もよい` : does, s);
  },
};
