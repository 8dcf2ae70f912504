import type { Value } from '@ettin/schema';
import { type Clause, clause } from '../grammar.js';
import { energy, things, word } from '../quantity.js';
import type { Speech } from '../speech.js';
import { counterNoun } from '../subtypes.js';
import { actor, binds, bindThings, named, own, type Some } from './shape.js';

const counters = (kind: string, count: Value, s: Speech): string =>
  kind === 'energy' ? energy(count, s) : things(count, counterNoun(kind), '個', s);

const amountAction =
  (act: string, noun: string) =>
  ({ amount }: { readonly amount: Value }, s: Speech): Clause =>
    clause(act, null, `${noun}${word(amount, s)}を行う`, s);

export const counterEffects: Some<
  | 'addCounters'
  | 'countersDivided'
  | 'removeCounters'
  | 'moveCounters'
  | 'doubleCounters'
  | 'playerCounters'
  | 'losePlayerCounters'
  | 'payEnergy'
  | 'proliferate'
  | 'explore'
  | 'connive'
  | 'monstrosity'
  | 'adapt'
  | 'bolster'
> = {
  addCounters: ({ what, kind, count, as }, s) => {
    const on = s.say.object(what, s, 'each');
    const words = counters(kind, count, s);
    bindThings(as, what, 'カウンターが置かれた', s);
    return clause(
      'addCounters',
      null,
      `${on.text}の上に${on.many === true ? 'それぞれ' : words.includes('につき') ? '、' : ''}${words}を置く`,
      s,
    );
  },
  countersDivided: ({ targets, kind }, s) => {
    const words = counters(kind, s.specs.get(targets)?.divide ?? 'X', s);
    return clause(
      'addCounters',
      null,
      `${s.say.object({ target: targets }, s).text}の上に${words}を望むように割り振って置く`,
      s,
    );
  },
  removeCounters: ({ what, kind, count, as }, s) => {
    const from = s.say.object(what, s, 'each');
    const words = count === 'all' ? `すべての${counterNoun(kind)}` : counters(kind, count, s);
    binds(as, s, { result: { of: 'counters', done: 'これにより取り除かれたカウンター' } });
    return clause('removeCounters', null, `${from.text}の上から${words}を取り除く`, s);
  },
  moveCounters: ({ from, to, kind, count }, s) => {
    const source = s.say.object(from, s).text;
    const words = count === undefined ? `すべての${counterNoun(kind)}` : counters(kind, count, s);
    return clause(
      'moveCounters',
      null,
      `${source}の上から${words}を${s.say.object(to, s).text}の上に移動する`,
      s,
    );
  },
  doubleCounters: ({ what, kind }, s) =>
    clause(
      'doubleCounters',
      null,
      `${s.say.object(what, s, 'each').text}の上にある${counterNoun(kind)}の数を２倍にする`,
      s,
    ),
  playerCounters: ({ who, kind, count }, s) => {
    const subject = named(who, s);
    return clause('playerCounters', subject, `${counters(kind, count, s)}を得る`, s);
  },
  losePlayerCounters: ({ who, kind, count, as }, s) => {
    const subject = named(who, s);
    const words = count === 'all' ? `${own(subject)}すべての${counterNoun(kind)}` : counters(kind, count, s);
    binds(as, s, { result: { of: 'counters', done: 'これにより失われたカウンター' }, doer: who });
    return clause('losePlayerCounters', subject, `${words}を失う`, s);
  },
  payEnergy: ({ who, count }, s) => clause('payEnergy', actor(who, s), `${energy(count, s)}を支払う`, s),
  proliferate: ({ who }, s) => clause('proliferate', actor(who, s), '増殖を行う', s),
  explore: ({ what }, s) => clause('explore', s.say.object(what, s, 'each'), '探検を行う', s),
  connive: ({ what, amount }, s) => {
    const subject = s.say.object(what, s, 'each');
    return clause(
      'connive',
      subject,
      `${amount === undefined || amount === 1 ? '謀議' : `謀議${word(amount, s)}`}を行う`,
      s,
    );
  },
  monstrosity: amountAction('monstrosity', '怪物化'),
  adapt: amountAction('adapt', '順応'),
  bolster: amountAction('bolster', '鼓舞'),
};
