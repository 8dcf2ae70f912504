import type { Condition, Effect, TargetSpec } from '@ettin/schema';
import { isMoreOfTheSame, replacesUsual, tapOrUntap } from '../../idioms.js';
import { fork, keyOf } from '../../scope.js';
import { type Clause, clause, join, type Phrase, predicateOf, whole } from '../grammar.js';
import { modesText } from '../modes.js';
import { oneOf } from '../player.js';
import { word } from '../quantity.js';
import type { Speech } from '../speech.js';
import { nextStep } from '../step.js';
import { chain, ifSo, inflect } from '../verb.js';
import { sentence } from '../words.js';
import { type EffectOf, named, type Some } from './shape.js';

/** Whole sentences with a lead before the first: "そうしたなら、カード１枚を引く". */
function led(lead: string, texts: readonly string[]): Clause[] {
  const [first = '', ...more] = texts;
  return first === '' ? [] : [whole(lead + first, more)];
}

const when = (condition: Condition, s: Speech): string =>
  `${s.afterwards ? 'その後、' : ''}${ifSo(s.say.condition(condition, s))}、`;

function conditional(effect: EffectOf<'if'>, s: Speech): Clause[] {
  const otherwise = effect.else ?? [];
  if (otherwise.length > 0 && (isMoreOfTheSame(effect.then, otherwise) || replacesUsual(effect.if))) {
    const usual = s.say.effects(otherwise, s).map((text) => whole(text));
    return [...usual, ...led(`${when(effect.if, s)}代わりに`, s.say.together(effect.then, s))];
  }
  const then = led(when(effect.if, s), s.say.together(effect.then, s));
  return otherwise.length === 0 ? then : [...then, ...led('そうでないなら、', s.say.together(otherwise, s))];
}

/** "あなたはカード１枚を引いてもよい", "あなたは{2}を支払ってもよい。そうしたなら、…". */
function may(effect: EffectOf<'may'>, s: Speech): Clause[] {
  const who = effect.who ?? 'you';
  const subject = s.say.player(who, s);
  const before = s.playerText;
  if (subject.you !== true) s.playerText = subject.each === true ? '自分' : s.playerText;
  if (effect.as !== undefined) s.doers.set(effect.as, who);
  const did = subject.each === true ? 'そうしたプレイヤーがいるなら、' : 'そうしたなら、';
  const didnt = subject.each === true ? 'そうしないプレイヤーがいるなら、' : 'そうしないなら、';
  const said: Clause[] = [];
  if (effect.cost === undefined) said.push(...optional(subject, s.say.said(effect.effects, s), did));
  else {
    said.push(clause('may', subject, `${inflect(chain(s.say.cost(effect.cost, s)), 'te')}もよい`, s));
    said.push(...led(did, s.say.together(effect.effects, s)));
  }
  if (effect.else !== undefined) said.push(...led(didnt, s.say.together(effect.else, s)));
  s.playerText = before;
  return said;
}

const isAct = (one: Clause, subject: Phrase): boolean =>
  one.act !== 'whole' &&
  (one.subject === null
    ? subject.you === true
    : one.subject.key === subject.key ||
      (one.subject.key === 'thatPlayer' && subject.each === true) ||
      (one.subject.you === true && subject.you === true));

/** What somebody may do themself; what others would do is chosen in quotation marks. */
function optional(subject: Phrase, said: readonly Clause[], did: string): Clause[] {
  const other = said.findIndex((one) => !isAct(one, subject));
  const own = other < 0 ? said : said.slice(0, other);
  const rest = other < 0 ? [] : said.slice(other);
  const [first] = said;
  if (first === undefined) return [];
  if (own.length === 0) {
    const quoted = join(said, true).map(sentence).join('');
    return [{ act: 'may', subject, does: `「${quoted}」を選んでもよい`, time: '', after: [] }];
  }
  const done: Clause = {
    act: 'may',
    subject,
    does:
      own.length === 1 && own[0]?.act === 'may' ? own[0].does : `${inflect(predicateOf(own), 'te')}もよい`,
    time: '',
    after: own.flatMap(({ after }) => after),
  };
  return rest.length === 0
    ? [done]
    : [done, ...led(/^そうした/.test(rest[0]?.does ?? '') ? '' : did, join(rest, true))];
}

/** "あなたが{U}を支払わないかぎり、これを生け贄に捧げる". */
function unlessPays(effect: EffectOf<'unlessPays'>, s: Speech): Clause[] {
  const before = s.playerText;
  const each = effect.each === true;
  const payer = each ? s.say.whose(effect.who, s) : oneOf(effect.who, s);
  if (each) s.playerText = 'そのプレイヤー';
  const paid = inflect(chain(s.say.cost(effect.cost, s)), 'not');
  const times = effect.times === undefined ? '' : `${s.say.forEach(effect.times, s)}につき`;
  const effects = s.say.together(effect.effects, s);
  s.playerText = before;
  const lead = each
    ? `各${payer.text}について、そのプレイヤーが${times}${paid}かぎり、`
    : `${payer.text}が${times}${paid}かぎり、`;
  const said = led(lead, effects);
  if (effect.then !== undefined) said.push(...led('そうしたなら、', s.say.together(effect.then, s)));
  return said;
}

/** "各プレイヤーはそれぞれカード１枚を引く", or "各対戦相手について、…" where somebody else acts. */
function forEachPlayer({ who, effects }: EffectOf<'forEachPlayer'>, s: Speech): Clause[] {
  const before = s.playerText;
  const group = s.say.player(who, s);
  s.playerText = '自分';
  const said = s.say.said(effects, s);
  const acts =
    said.length > 0 && said.every((one) => one.subject?.key === 'thatPlayer' && one.act !== 'whole');
  if (acts) {
    s.playerText = before;
    return said.map((one, at) => ({
      ...one,
      subject: at === 0 ? { ...group, key: 'thatPlayer' } : one.subject,
    }));
  }
  s.playerText = 'そのプレイヤー';
  const texts = s.say.together(effects, s);
  s.playerText = before;
  return led(`${group.text}について、`, texts);
}

/** What is done with each of them: "各クリーチャーはそれぞれ…", or "それらのカードそれぞれについて、…". */
function forEachObject({ what, effects }: EffectOf<'forEachObject'>, s: Speech): Clause[] {
  const key = keyOf(what, s);
  const known = key === null ? undefined : s.entities.get(key);
  const filter = typeof what === 'object' && 'each' in what ? what.each : known?.filter;
  const each = s.say.object(what, s, 'each');
  s.aliases.delete('it');
  const own: Speech = { ...fork(s), pronouns: new Map([...s.pronouns, ['it', '自身']]) };
  const acts = own.say.said(effects, own);
  if (acts.length > 0 && acts.every((one) => one.subject?.key === 'it')) {
    return acts.map((one) => ({ ...one, subject: { ...each, key: 'it', each: true as const } }));
  }
  s.entities.set('it', {
    kind: 'object',
    ...(filter === undefined ? {} : { filter }),
    ...(known?.head === undefined ? {} : { head: known.head }),
  });
  s.said.add('it');
  s.focus = 'it';
  return led(
    `${each.text.startsWith('それら') ? `${each.text}それぞれ` : each.text}について、`,
    s.say.together(effects, s),
  );
}

function withTargets(targets: readonly TargetSpec[] | undefined, s: Speech): Speech {
  if (targets === undefined) return s;
  return { ...s, specs: new Map([...s.specs, ...targets.map((spec) => [spec.id, spec] as const)]) };
}

const announced = (
  targets: readonly TargetSpec[] | undefined,
  effects: readonly Effect[],
  s: Speech,
): string[] => [
  ...s.say.targets(targets ?? [], s),
  ...(targets === undefined ? s.say.together(effects, s) : s.say.effects(effects, s)),
];

/** "次の終了ステップの開始時に、…", "このターン、それが死亡したとき、…". */
function delayed(effect: EffectOf<'delayed'>, outer: Speech): Clause[] {
  const s = withTargets(effect.targets, outer);
  const { when: trigger } = effect;
  if (trigger.on === 'step') {
    const at = nextStep(trigger, s);
    const before = s.playerText;
    const texts = announced(effect.targets, effect.effects, s);
    s.playerText = before;
    return led(`${at}、`, texts);
  }
  const event = s.say.event(trigger, s);
  const time =
    effect.duration === 'endOfTurn'
      ? 'このターン、'
      : effect.duration === 'yourNextTurn'
        ? 'あなたの次のターンまでに、'
        : '';
  const happens = event.when === 'とき' ? inflect(event.happens, 'ta') : event.happens;
  return led(
    `${time}${event.subject}${happens}${event.when}、`,
    announced(effect.targets, effect.effects, s),
  );
}

export const flowEffects: Some<
  | 'if'
  | 'may'
  | 'unlessPays'
  | 'forEachPlayer'
  | 'forEachObject'
  | 'repeat'
  | 'modes'
  | 'delayed'
  | 'whenYouDo'
  | 'flipCoin'
> = {
  if: conditional,
  may,
  unlessPays,
  forEachPlayer,
  forEachObject,
  repeat: ({ times, effects }, s) => {
    const often = `以下の手順を${word(times, s)}回行う`;
    const { where } = s;
    s.where = null;
    return [
      whole(often, where === null ? [] : [where]),
      ...s.say.effects(effects, s).map((text) => whole(text)),
    ];
  },
  modes: ({ modes }, s) => {
    const both = tapOrUntap(modes);
    if (both !== null)
      return clause('tap', null, `${s.say.object(both, s).text}をタップまたはアンタップする`, s);
    return whole(modesText(modes, s));
  },
  delayed,
  whenYouDo: ({ targets, effects }, s) =>
    led('そうしたとき、', announced(targets, effects, withTargets(targets, s))),
  flipCoin: ({ who, win, lose }, s) => {
    const subject = who === undefined || who === 'you' ? null : named(who, s);
    const said: Clause[] = [clause('flipCoin', subject, 'コイン１枚を投げる', s)];
    const player = subject === null ? 'あなた' : 'そのプレイヤー';
    if (win.length > 0) said.push(...led(`${player}が勝ったなら、`, s.say.together(win, s)));
    if (lose !== undefined && lose.length > 0)
      said.push(...led(`${player}が負けたなら、`, s.say.together(lose, s)));
    return said;
  },
};
