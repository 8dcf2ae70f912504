import { amountOf } from '../../amount.js';
import { counters, counterWord, energy } from '../counters.js';
import { after, type NounPhrase, own, phrase } from '../grammar.js';
import { bindThings } from './objects.js';
import { actor, binds, clause, type Some, you } from './shape.js';
import { amountWord } from './tokens.js';

/** "cada una de hasta dos criaturas objetivo" */
export const eachOf = (np: NounPhrase): NounPhrase =>
  np.each !== true || np.you === true
    ? np
    : phrase(`cada ${np.gender === 'm' ? 'uno' : 'una'} ${after('de', np)}`, np.gender, false, np.key);

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
    const direct = counters(kind, count, s);
    const on = s.say.object(what, s, 'each');
    bindThings(as, what, on, 'poner', s);
    return clause('addCounters', you(s), { verb: 'poner', direct, rest: after('sobre', eachOf(on)) }, s);
  },
  countersDivided: ({ targets, kind }, s) => {
    const spec = s.specs.get(targets);
    const direct = counters(kind, spec?.divide ?? 'X', s);
    const among = spec === undefined ? 'los objetivos' : s.say.target(spec, s).text;
    return clause('addCounters', you(s), { verb: 'distribuir', direct, rest: `entre ${among}` }, s);
  },
  removeCounters: ({ what, kind, count, as }, s) => {
    const all = `todos los ${counterWord(kind).many}`;
    const words = count === 'all' ? all : counters(kind, count, s).text;
    const from = after('de', s.say.object(what, s, 'each'));
    binds(as, s, { result: { of: 'counters', done: 'removido' } });
    return clause('removeCounters', you(s), { verb: 'remover', rest: `${words} ${from}` }, s);
  },
  moveCounters: ({ from, to, kind, count }, s) => {
    const words = count === undefined ? `todos los ${counterWord(kind).many}` : counters(kind, count, s).text;
    const source = after('de', s.say.object(from, s));
    const rest = `${words} ${source} ${after('a', s.say.object(to, s))}`;
    return clause('moveCounters', you(s), { verb: 'mover', rest }, s);
  },
  doubleCounters: ({ what, kind }, s) => {
    const on = after('sobre', s.say.object(what, s, 'each'));
    const rest = `la cantidad de ${counterWord(kind).many} ${on}`;
    return clause('doubleCounters', you(s), { verb: 'duplicar', rest }, s);
  },
  playerCounters: ({ who, kind, count }, s) => {
    const subject = actor(who, s);
    const rest = kind === 'energy' ? energy(count, s) : counters(kind, count, s).text;
    return clause('playerCounters', subject, { verb: 'obtener', rest }, s, { order: false });
  },
  losePlayerCounters: ({ who, kind, count, as }, s) => {
    const subject = actor(who, s);
    const rest =
      count === 'all'
        ? `todos ${own(subject, true)} ${counterWord(kind).many}`
        : counters(kind, count, s).text;
    binds(as, s, { result: { of: 'counters', done: 'perdido' }, doer: who });
    return clause('losePlayerCounters', subject, { verb: 'perder', rest }, s, { order: false });
  },
  payEnergy: ({ who, count }, s) => {
    const subject = actor(who, s);
    const { shape } = amountOf(count);
    const rest =
      shape === 'number' || shape === 'each'
        ? energy(count, s)
        : `una cantidad de {E} igual a ${s.say.value(count, s)}`;
    return clause('payEnergy', subject, { verb: 'pagar', rest }, s);
  },
  proliferate: ({ who }, s) => clause('proliferate', actor(who, s), { verb: 'proliferar', rest: '' }, s),
  explore: ({ what }, s) =>
    clause('explore', s.say.object(what, s, 'each'), { verb: 'explorar', rest: '' }, s),
  connive: ({ what, amount }, s) => {
    const subject = s.say.object(what, s, 'each');
    const rest = amount === undefined || amount === 1 ? '' : amountWord(amount, s);
    return clause('connive', subject, { verb: 'confabular', rest }, s);
  },
  monstrosity: ({ amount }, s) => ({ sentences: [`monstruosidad ${amountWord(amount, s)}`] }),
  adapt: ({ amount }, s) => clause('adapt', you(s), { verb: 'adaptar', rest: amountWord(amount, s) }, s),
  bolster: ({ amount }, s) =>
    clause('bolster', you(s), { verb: 'fortalecer', rest: amountWord(amount, s) }, s),
};
