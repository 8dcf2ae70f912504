import type { Duration, Mod, ObjectRef } from '@ettin/schema';
import { lasting, withTime } from '../duration.js';
import { after, clauseText, type NounPhrase, type Predicate, type Said } from '../grammar.js';
import { rule } from '../rule.js';
import { powerAndToughness } from '../size.js';
import type { Speech } from '../speech.js';
import { list, varying } from '../words.js';
import { pairOfTargets } from './life.js';
import { actor, clause, does, type EffectOf, type Some, you } from './shape.js';

/** Time inside a clause where it has a place for it, else at its end. */
const timed = (predicate: Predicate, time: string): Predicate =>
  predicate.rest.includes('{when}')
    ? { ...predicate, rest: withTime(predicate.rest, time).trim() }
    : { ...predicate, rest: (predicate.rest + time).trim() };

/** "obtiene +1/+1 y gana la habilidad de volar hasta el final del turno", "no puede bloquear este turno". */
export function modified(mods: readonly Mod[], subject: NounPhrase, duration: Duration, s: Speech): Said[] {
  const words = s.say.mods(mods, subject, 'becomes', s);
  const quoting = words.state.some(({ rest }) => rest.endsWith('"') || rest.includes('que sigue siendo'));
  if (quoting && words.limits.length === 0 && words.sentences.length === 0) {
    const text = clauseText(does('apply', subject, words.state, s));
    return [{ sentences: [leading(duration, s) + text] }];
  }
  const states = words.state.map((predicate, at) =>
    at === words.state.length - 1 ? { ...predicate, rest: predicate.rest + lasting(duration, s) } : predicate,
  );
  const limits = words.limits.map((predicate) => timed(predicate, lasting(duration, s, true)));
  const said: Said[] = [];
  const all = [...states, ...limits];
  if (all.length > 0) said.push(does('apply', subject, all, s));
  if (words.sentences.length > 0) {
    said.push({
      sentences: words.sentences.map((text) =>
        text.includes('{when}') ? withTime(text, lasting(duration, s, true)) : text + lasting(duration, s),
      ),
    });
  }
  return said;
}

const nextUntap = (mods: readonly Mod[], duration: Duration): boolean =>
  duration === 'nextUntapStep' && mods.every((mod) => mod.mod === 'doesntUntap');

/** "no se endereza durante el próximo paso de enderezar de su controlador" */
function staysTapped({ each: _, ...subject }: NounPhrase, whose: string, s: Speech): Said {
  return clause(
    'apply',
    subject,
    { verb: 'enderezar', reflexive: true, not: true, rest: `durante ${whose}` },
    s,
  );
}

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

/** "las criaturas que controlas", but "todas las criaturas" where nothing narrows them down. */
function groupStyle(what: ObjectRef): 'the' | 'all' {
  if (typeof what !== 'object' || !('each' in what)) return 'all';
  const { types, notTypes, colors, notColors, ...rest } = what.each;
  return Object.keys(rest).length === 0 ? 'all' : 'the';
}

function apply(effect: EffectOf<'apply'>, s: Speech): Said[] {
  const subject = s.say.object(effect.what, s, groupStyle(effect.what));
  const both = () => powerAndToughness(subject) + lasting(effect.duration, s);
  if (effect.mods.every((mod) => mod.mod === 'switchPT')) {
    return [clause('apply', you(s), { verb: 'intercambiar', rest: both() }, s)];
  }
  if (doubles(effect)) return [clause('apply', you(s), { verb: 'duplicar', rest: both() }, s)];
  if (nextUntap(effect.mods, effect.duration)) {
    const whose = subject.many
      ? 'el próximo paso de enderezar de sus controladores'
      : 'el próximo paso de enderezar de su controlador';
    return [staysTapped(subject, whose, s)];
  }
  return modified(effect.mods, subject, effect.duration, s);
}

function leading(duration: Duration, s: Speech): string {
  const time = lasting(duration, s).trim();
  return time === '' ? '' : `${time}, `;
}

/** "sin pagar su coste de maná" */
const free = (it: NounPhrase): string =>
  it.many ? 'sin pagar sus costes de maná' : 'sin pagar su coste de maná';

export const continuousEffects: Some<
  'apply' | 'rule' | 'gainControl' | 'exchangeControl' | 'replacement' | 'mayPlay' | 'castFree'
> = {
  apply,
  rule: ({ rules, affects, mods, duration }, s) => {
    const said: Said[] = [];
    if (rules !== undefined && rules.length > 0) {
      const time = duration === 'permanent' ? ' por el resto de la partida' : lasting(duration, s, true);
      const clauses = rules.map((one, at) => rule(one, s, at === rules.length - 1 ? time : ''));
      const tail = s.tails.join('');
      s.tails = [];
      said.push({ sentences: [list(clauses, 'y') + tail] });
    }
    if (mods !== undefined) {
      const subject = s.say.np(affects ?? {}, 'the', s);
      if (nextUntap(mods, duration)) {
        const whose =
          affects?.controller === 'you'
            ? 'tu próximo paso de enderezar'
            : 'el próximo paso de enderezar de sus controladores';
        said.push(staysTapped(subject, whose, s));
      } else said.push(...modified(mods, subject, duration, s));
    }
    return said;
  },
  gainControl: ({ what, who, duration }, s) => {
    const subject = actor(who, s);
    const rest = `el control ${after('de', s.say.object(what, s))}${lasting(duration, s)}`;
    return clause('gainControl', subject, { verb: 'ganar', rest }, s);
  },
  exchangeControl: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    const exchange = (of: string) =>
      clause('exchangeControl', you(s), { verb: 'intercambiar', rest: `el control ${of}` }, s);
    const pair = pairOfTargets(a, b, first, s);
    if (pair !== null) return exchange(after('de', pair));
    if (JSON.stringify(a) === JSON.stringify(b)) return exchange(after('de', first));
    return exchange(`${after('de', first)} y ${after('de', s.say.object(b, s))}`);
  },
  replacement: ({ replacement, duration, once }, s) => {
    const [text = ''] = s.say.replacement(replacement, s);
    const next =
      once === true ? text.replace(/^si (.*?) (fueras?|fueran)( a )/, 'la próxima vez que $1 $2$3') : text;
    const time = lasting(duration, s, true);
    const placed =
      / (?:fueras?|fueran) a [^,]*/.test(next) && time === ' este turno'
        ? next.replace(/( (?:fueras?|fueran) a [^,]*?)(?=,|$)/, `$1${time}`)
        : leading(duration, s) + next;
    return { sentences: placed.split('. ') };
  },
  mayPlay: ({ what, who, duration, free: isFree, anyMana }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s);
    const cost = isFree === true ? ` ${free(it)}` : '';
    const them = it.many ? 'lanzarlas' : 'lanzarla';
    const mana = anyMana === true ? ` y puedes gastar maná de cualquier tipo para ${them}` : '';
    const until = lasting(duration, s, true);
    const play = (rest: string) =>
      clause('mayPlay', subject, { verb: 'jugar', can: true, direct: it, rest: rest.trim() }, s, {
        order: false,
      });
    if (duration === 'endOfTurn') return play(until + cost + mana);
    if (duration === 'permanent') {
      const exiled = varying('exiliado')(it.gender, it.many);
      return play(`${cost} mientras ${it.many ? 'permanezcan' : 'permanezca'} ${exiled}${mana}`);
    }
    return { sentences: [leading(duration, s) + clauseText(play(cost + mana))] };
  },
  castFree: ({ who, what, optional, transformed }, s) => {
    const subject = actor(who, s);
    const direct = s.say.object(what, s);
    const how = transformed === true ? `${varying('transformado')(direct.gender, direct.many)} ` : '';
    const cast: Predicate = { verb: 'lanzar', direct, rest: how + free(direct) };
    return optional === true
      ? clause('castFree', subject, { ...cast, can: true }, s, { order: false })
      : clause('castFree', subject, cast, s);
  },
};
