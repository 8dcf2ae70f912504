import { amountOf } from '../../amount.js';
import { counterNoun } from '../counter-noun.js';
import { counters, energy } from '../counters.js';
import { after, named, noun, own } from '../grammar.js';
import { figure } from '../quantity.js';
import type { Speech } from '../speech.js';
import { ofThe, to } from '../words.js';
import { bindThings } from './objects.js';
import { actor, binds, clause, does, type Some, you } from './shape.js';

/** "de la créature", "d'elle" is "de cette créature". */
const all = (kind: string): string => `tous les ${counterNoun(kind).many}`;

/** A keyword action that is named by a noun: "monstruosité 3". */
const action = (act: string, words: string, s: Speech) =>
  does(act, you(s), [{ verb: 'faire', rest: words, silent: true }], s);

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
    const each = on.each === true ? (on.gender === 'f' ? 'chacune' : 'chacun') : null;
    const where = each === null ? after('sur', on) : `sur ${each} ${ofThe(named(on))}`;
    return clause('addCounters', you(s), 'mettre', `${words} ${where}`, s);
  },
  countersDivided: ({ targets, kind }, s) => {
    const spec = s.specs.get(targets);
    const words = counters(kind, spec?.divide ?? 'X', s);
    const among = spec === undefined ? 'les cibles' : named(s.say.target(spec, s));
    return clause('addCounters', you(s), 'répartir', `${words} entre ${among}`, s);
  },
  removeCounters: ({ what, kind, count, as }, s) => {
    const words = count === 'all' ? all(kind) : counters(kind, count, s);
    const from = s.say.object(what, s, 'each');
    binds(as, s, { result: { of: 'counters', done: 'retiré' } });
    return clause('removeCounters', you(s), 'retirer', `${words} ${ofThe(named(from))}`, s);
  },
  moveCounters: ({ from, to: onto, kind, count }, s) => {
    const words = count === undefined ? all(kind) : counters(kind, count, s);
    const source = ofThe(named(s.say.object(from, s)));
    return clause(
      'moveCounters',
      you(s),
      'déplacer',
      `${words} ${source} ${after('sur', s.say.object(onto, s))}`,
      s,
    );
  },
  doubleCounters: ({ what, kind }, s) => {
    const on = after('sur', s.say.object(what, s, 'each'));
    return clause('doubleCounters', you(s), 'doubler', `le nombre de ${counterNoun(kind).many} ${on}`, s);
  },
  playerCounters: ({ who, kind, count }, s) => {
    const subject = actor(who, s);
    const words = kind === 'energy' ? energy(count, s) : counters(kind, count, s);
    return clause('playerCounters', subject, 'gagner', words, s, { order: false });
  },
  losePlayerCounters: ({ who, kind, count, as }, s) => {
    const subject = actor(who, s);
    const { one, many, gender } = counterNoun(kind);
    const words =
      count === 'all' ? `tous ${own(subject, noun(one, gender, many), true)}` : counters(kind, count, s);
    binds(as, s, { result: { of: 'counters', done: 'perdu' }, doer: who });
    return clause('losePlayerCounters', subject, 'perdre', words, s, { order: false });
  },
  payEnergy: ({ who, count }, s) => {
    const subject = actor(who, s);
    const amount = amountOf(count);
    const words =
      amount.shape === 'number' || amount.shape === 'each'
        ? energy(count, s)
        : `un nombre de {E} égal ${to(s.say.value(count, s))}`;
    return clause('payEnergy', subject, 'payer', words, s);
  },
  proliferate: ({ who }, s) => clause('proliferate', actor(who, s), 'proliférer', '', s),
  explore: ({ what }, s) => clause('explore', s.say.object(what, s, 'each'), 'explorer', '', s),
  connive: ({ what, amount }, s) => {
    const subject = s.say.object(what, s, 'each');
    const words = amount === undefined || amount === 1 ? '' : figure(amount, s);
    return clause('connive', subject, 'conniver', words, s);
  },
  monstrosity: ({ amount }, s) => action('monstrosity', `monstruosité ${figure(amount, s)}`, s),
  adapt: ({ amount }, s) => action('adapt', `adaptation ${figure(amount, s)}`, s),
  bolster: ({ amount }, s) => action('bolster', `renfort ${figure(amount, s)}`, s),
};
