import { amountOf } from '../../amount.js';
import { counterNoun, counters, energy } from '../counters.js';
import { objectCase } from '../grammar.js';
import type { Speech } from '../speech.js';
import { plural } from '../words.js';
import { bindThings } from './objects.js';
import { actor, binds, clause, own, type Some } from './shape.js';
import { amountWord } from './tokens.js';

const you = (s: Speech) => s.say.player('you', s);

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
    const words = counters(kind, count, s);
    const on = s.say.object(what, s, 'each');
    bindThings(as, what, on, 'put', s);
    const each = on.each === true ? `each of ${objectCase(on)}` : objectCase(on);
    return clause('addCounters', you(s), 'put', `${words} on ${each}`, s);
  },
  countersDivided: ({ targets, kind }, s) => {
    const spec = s.specs.get(targets);
    const words = counters(kind, spec?.divide ?? 'X', s);
    const among = spec === undefined ? 'the targets' : s.say.target(spec, s).text;
    return clause('addCounters', you(s), 'distribute', `${words} among ${among}`, s);
  },
  removeCounters: ({ what, kind, count, as }, s) => {
    const words = count === 'all' ? `all ${plural(counterNoun(kind))}` : counters(kind, count, s);
    const from = s.say.object(what, s, 'each');
    binds(as, s, { result: { of: 'counters', done: 'removed' } });
    return clause('removeCounters', you(s), 'remove', `${words} from ${objectCase(from)}`, s);
  },
  moveCounters: ({ from, to, kind, count }, s) => {
    const noun = counterNoun(kind);
    const words = count === undefined ? `all ${plural(noun)}` : counters(kind, count, s);
    const source = objectCase(s.say.object(from, s));
    return clause(
      'moveCounters',
      you(s),
      'move',
      `${words} from ${source} onto ${objectCase(s.say.object(to, s))}`,
      s,
    );
  },
  doubleCounters: ({ what, kind }, s) => {
    const on = objectCase(s.say.object(what, s, 'each'));
    return clause(
      'doubleCounters',
      you(s),
      'double',
      `the number of ${plural(counterNoun(kind))} on ${on}`,
      s,
    );
  },
  playerCounters: ({ who, kind, count }, s) => {
    const subject = actor(who, s);
    const words = kind === 'energy' ? energy(count, s) : counters(kind, count, s);
    return clause('playerCounters', subject, 'get', words, s, { order: false });
  },
  losePlayerCounters: ({ who, kind, count, as }, s) => {
    const subject = actor(who, s);
    const words =
      count === 'all' ? `all ${own(subject)} ${plural(counterNoun(kind))}` : counters(kind, count, s);
    binds(as, s, { result: { of: 'counters', done: 'lost' }, doer: who });
    return clause('losePlayerCounters', subject, 'lose', words, s, { order: false });
  },
  payEnergy: ({ who, count }, s) => {
    const subject = actor(who, s);
    const amount = amountOf(count);
    const words =
      amount.shape === 'number' || amount.shape === 'each'
        ? energy(count, s)
        : `an amount of {E} equal to ${s.say.value(count, s)}`;
    return clause('payEnergy', subject, 'pay', words, s);
  },
  proliferate: ({ who }, s) => clause('proliferate', actor(who, s), 'proliferate', '', s),
  explore: ({ what }, s) => clause('explore', s.say.object(what, s, 'each'), 'explore', '', s),
  connive: ({ what, amount }, s) => {
    const subject = s.say.object(what, s, 'each');
    return clause(
      'connive',
      subject,
      'connive',
      amount === undefined || amount === 1 ? '' : amountWord(amount, s),
      s,
    );
  },
  monstrosity: ({ amount }, s) => clause('monstrosity', you(s), 'monstrosity', amountWord(amount, s), s),
  adapt: ({ amount }, s) => clause('adapt', you(s), 'adapt', amountWord(amount, s), s),
  bolster: ({ amount }, s) => clause('bolster', you(s), 'bolster', amountWord(amount, s), s),
};
