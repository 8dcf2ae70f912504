import type { Ability, Mod, TokenDef, Value } from '@ettin/schema';
import { amountOf } from '../../amount.js';
import { selfOf } from '../../self.js';
import { type Clause, clause, type Phrase, phrase, whole } from '../grammar.js';
import { owesX, things, word } from '../quantity.js';
import { type HeadNoun, newSpeech, type Speech } from '../speech.js';
import { subtypeWord } from '../subtypes.js';
import { chain } from '../verb.js';
import { both } from '../words.js';
import { actor, binds, type EffectOf, named, type Some } from './shape.js';

type Named = Extract<EffectOf<'createToken'>['token'], string>;

const PREDEFINED: Readonly<Record<Named, string>> = {
  treasure: '宝物',
  food: '食物',
  clue: '手掛かり',
  blood: '血',
  map: '地図',
  powerstone: 'パワーストーン',
};

const headOf = (token: TokenDef | Named, s: Speech): HeadNoun =>
  typeof token === 'string'
    ? { text: `${PREDEFINED[token]}・トークン`, counter: 'つ' }
    : s.say.token(token, s);

/** So many of a token; X is told after the sentence only where the token isn't X/X itself. */
function tokens(count: Value | undefined, head: HeadNoun, s: Speech): string {
  const amount = amountOf(count ?? 1);
  if (amount.shape === 'value' && s.where === null && !head.text.includes('X/X')) {
    return `${head.text}${owesX(amount.value, s)}${head.counter}`;
  }
  return things(count ?? 1, head.text, head.counter, s);
}

const arrives = ({ tapped, attacking }: { readonly tapped?: true; readonly attacking?: true }): string => {
  const states = [
    ...(tapped === true ? ['タップ状態'] : []),
    ...(attacking === true ? ['攻撃している状態'] : []),
  ];
  return states.length === 0 ? '' : `${states.join('かつ')}で`;
};

function bindToken(
  as: string | undefined,
  many: boolean,
  who: EffectOf<'createToken'>['who'],
  s: Speech,
): void {
  binds(as, s, {
    entity: { kind: 'object', head: 'token', filter: { token: true }, plural: many },
    result: { of: 'objects', done: 'これにより生成されたトークン', head: 'token' },
    doer: who,
  });
  if (as === undefined) return;
  s.focus = `bound:${as}`;
  s.said.add(s.focus);
}

function create(effect: EffectOf<'createToken'>, s: Speech): Clause {
  const subject = actor(effect.who, s);
  const noun = tokens(effect.count, headOf(effect.token, s), s);
  const attached =
    effect.attachTo === undefined ? '' : `${s.say.object(effect.attachTo, s).text}につけた状態で`;
  bindToken(effect.as, effect.count !== undefined && effect.count !== 1, effect.who, s);
  return clause('create', subject, `${arrives(effect)}${attached}${noun}を生成する`, s);
}

/** "ただし、それは飛行を持つ": what the copy has that the original hasn't. */
function exceptions(mods: readonly Mod[] | undefined, s: Speech): string[] {
  if (mods === undefined || mods.length === 0) return [];
  const words = s.say.mods(mods, phrase('それ', 'copy'), false, s);
  return [`ただし、それは${chain(words.predicates)}`, ...words.sentences];
}

/** An emblem's ability in quotation marks; it calls itself "この紋章". */
function emblemQuote(ability: Ability, s: Speech): string {
  const self = { ...selfOf({ name: '', types: [] }), what: 'emblem' as const };
  return `「${s.say.ability(ability, newSpeech(self, 'command', s.say))}」`;
}

export const tokenEffects: Some<
  | 'createToken'
  | 'createCopy'
  | 'becomeCopy'
  | 'enterAsCopy'
  | 'copySpell'
  | 'newTargets'
  | 'populate'
  | 'amass'
  | 'investigate'
  | 'emblem'
  | 'manifest'
  | 'cascade'
  | 'storm'
> = {
  createToken: create,
  createCopy: (effect, s) => {
    const subject = actor(effect.who, s);
    const of = s.say.object(effect.of, s, 'each').text;
    const noun = things(effect.count ?? 1, `${of}のコピーであるトークン`, 'つ', s);
    const except = exceptions(effect.except, s);
    bindToken(effect.as, effect.count !== undefined && effect.count !== 1, effect.who, s);
    const made = clause('create', subject, `${arrives(effect)}${noun}を生成する`, s);
    return { ...made, after: [...except, ...made.after] };
  },
  becomeCopy: ({ what, of, except, duration }, s) => {
    const subject = s.say.object(what, s);
    const time = duration === 'endOfTurn' ? 'ターン終了時まで、' : '';
    const more = exceptions(except, s);
    const made = clause('becomeCopy', subject, `${s.say.object(of, s).text}のコピーになる`, s, time);
    return { ...made, after: [...more, ...made.after] };
  },
  enterAsCopy: ({ of, optional, except }, s) => {
    const it = s.say.object('self', s).text;
    const as = `${of.controller === undefined ? '戦場に出ている' : ''}${s.say.np(of, 'one', s)}のコピーとして戦場に出る`;
    const more = exceptions(except, s);
    return whole(optional === true ? `あなたは、${it}が${as}ことを選んでもよい` : `${it}は、${as}`, more);
  },
  copySpell: ({ what, who, count, newTargets }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s).text;
    const copied =
      count === undefined || count === 1 ? `${it}をコピーする` : `${it}を${word(count, s)}回コピーする`;
    const one = clause('copySpell', subject, copied, s);
    if (newTargets !== true) return one;
    const chooser: Phrase = subject ?? s.say.player('you', s);
    return [one, clause('newTargets', { ...chooser, key: null }, 'そのコピーの新しい対象を選んでもよい', s)];
  },
  newTargets: ({ what, who }, s) => {
    const subject = named(who, s);
    return clause('newTargets', subject, `${s.say.object(what, s).text}の新しい対象を選んでもよい`, s);
  },
  populate: (_, s) => clause('populate', null, '居住を行う', s),
  amass: ({ subtype, amount }, s) =>
    clause('amass', null, `${subtypeWord(subtype)}動員${word(amount, s)}を行う`, s),
  investigate: ({ who, times }, s) => {
    const often = times === undefined || times === 1 ? '' : `${word(times, s)}回`;
    return clause('investigate', actor(who, s), `調査を${often}行う`, s);
  },
  emblem: ({ who, abilities }, s) => {
    const quotes = abilities.map((ability) => emblemQuote(ability, s));
    return clause('emblem', named(who, s), `${both(quotes)}を持つ紋章を得る`, s);
  },
  manifest: ({ who, amount }, s) => {
    const subject = actor(who, s);
    const whose = subject === null ? 'あなた' : '自分';
    return clause(
      'manifest',
      subject,
      `${whose}のライブラリーの一番上から${things(amount ?? 1, 'カード', '枚', s)}を予示する`,
      s,
    );
  },
  cascade: (_, s) => clause('cascade', null, '続唱を行う', s),
  storm: (_, s) =>
    clause(
      'storm',
      null,
      'このターンにこの呪文より前に唱えられた呪文１つにつき１回、この呪文をコピーする',
      s,
    ),
};
