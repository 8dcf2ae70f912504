import type { Duration, Mod, ObjectRef } from '@ettin/schema';
import { lasting, withTime } from '../duration.js';
import {
  clauseText,
  type NounPhrase,
  named,
  noun,
  ofIt,
  owned,
  type Predicate,
  type Said,
  subjectOf,
} from '../grammar.js';
import { rule } from '../rule.js';
import type { GroupStyle, Speech } from '../speech.js';
import { owed } from '../static.js';
import { NOUNS } from '../vocabulary.js';
import { agree, list, ofThe } from '../words.js';
import { pairOfTargets } from './life.js';
import { acting, actor, clause, does, type EffectOf, type Some, you } from './shape.js';

/** Time inside a clause where it has a place for it, else at its end. */
const timed = (predicate: Predicate, time: string): Predicate =>
  predicate.rest.includes('{when}')
    ? { ...predicate, rest: withTime(predicate.rest, time).trim() }
    : { ...predicate, rest: `${predicate.rest}${time}`.trim() };

/** "gagne +1/+1 et acquiert le vol jusqu'à la fin du tour", "ne peut pas bloquer ce tour-ci". */
export function modified(mods: readonly Mod[], subject: NounPhrase, duration: Duration, s: Speech): Said[] {
  const words = s.say.mods(mods, subject, 'becomes', s);
  const time = lasting(duration, s);
  const states = words.state.map((predicate, at) =>
    at === words.state.length - 1 ? { ...predicate, rest: predicate.rest + time } : predicate,
  );
  const quoting = words.state.some(({ rest }) => rest.endsWith('»') || rest.includes(' qui est toujours '));
  if (quoting && words.limits.length === 0 && words.sentences.length === 0) {
    return [{ sentences: [leading(duration, s) + clauseText(does('apply', subject, words.state, s))] }];
  }
  const limits = words.limits.map((predicate) => timed(predicate, limitTime(predicate, duration, s)));
  const said: Said[] = [];
  const all = linked([...states, ...limits]);
  if (all.length > 0) said.push(does('apply', subject, all, s));
  if (words.sentences.length > 0) {
    said.push({
      sentences: words.sentences.map((text) =>
        text.includes('{when}') ? withTime(text, lasting(duration, s, true)) : text + time,
      ),
    });
  }
  return said;
}

/** "gagne +1/+1, acquiert le vol et ne peut pas être bloquée". */
const linked = (all: readonly Predicate[]): Predicate[] =>
  all.map((predicate, at) => ({ ...predicate, link: at === all.length - 1 ? ' et ' : ', ' }));

/** "ne se dégage pas pendant la prochaine étape de dégagement" says its time itself. */
const limitTime = (predicate: Predicate, duration: Duration, s: Speech): string =>
  predicate.verb === 'se dégager' && duration === 'nextUntapStep' ? '' : lasting(duration, s, true);

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

/** "les créatures que vous contrôlez", but "toutes les créatures" where nothing narrows them down. */
function groupStyle(what: ObjectRef): GroupStyle {
  if (typeof what !== 'object' || !('each' in what)) return 'all';
  const { types, notTypes, colors, notColors, ...rest } = what.each;
  return Object.keys(rest).length === 0 ? 'all' : 'the';
}

/** "la force et l'endurance de la créature ciblée", "sa force et son endurance". */
const bothOf = (subject: NounPhrase): string => {
  if (subject.pronoun !== undefined) {
    return subject.plural ? 'leur force et leur endurance' : 'sa force et son endurance';
  }
  return owned(subject, noun("force et l'endurance", 'f'));
};

const UNTAP = 'prochaine étape de dégagement';

const untaps = (subject: NounPhrase, whose: string, s: Speech) =>
  does('apply', subject, [{ verb: 'se dégager', not: true, rest: `pendant ${whose}` }], s);

function apply(effect: EffectOf<'apply'>, s: Speech): Said[] {
  const subject = s.say.object(effect.what, s, groupStyle(effect.what));
  if (effect.mods.every((mod) => mod.mod === 'switchPT')) {
    return [clause('apply', you(s), 'échanger', bothOf(subject) + lasting(effect.duration, s), s)];
  }
  if (doubles(effect)) {
    return [clause('apply', you(s), 'doubler', bothOf(subject) + lasting(effect.duration, s), s)];
  }
  if (nextUntap(effect.mods, effect.duration)) {
    return [untaps(subject, `la ${UNTAP} de ${subject.plural ? 'leur' : 'son'} contrôleur`, s)];
  }
  return modified(effect.mods, subject, effect.duration, s);
}

function leading(duration: Duration, s: Speech): string {
  const time = lasting(duration, s).trim();
  return time === '' ? '' : `${time}, `;
}

/** " sans payer son coût de mana". */
const withoutPaying = (it: NounPhrase): string => ` sans payer ${it.plural ? 'leur' : 'son'} coût de mana`;

export const continuousEffects: Some<
  'apply' | 'rule' | 'gainControl' | 'exchangeControl' | 'replacement' | 'mayPlay' | 'castFree'
> = {
  apply,
  rule: ({ rules, affects, mods, duration }, s) => {
    const said: Said[] = [];
    if (rules !== undefined && rules.length > 0) {
      const time = duration === 'permanent' ? ' pour le reste de la partie' : lasting(duration, s, true);
      const clauses = rules.map((one, at) => rule(one, s, at === rules.length - 1 ? time : ''));
      said.push({ sentences: [list(clauses, 'et') + owed(s)] });
    }
    if (mods === undefined) return said;
    const subject = s.say.np(affects ?? {}, 'the', s);
    if (nextUntap(mods, duration)) {
      const whose = affects?.controller === 'you' ? `votre ${UNTAP}` : `la ${UNTAP} de leur contrôleur`;
      said.push(untaps(subject, whose, s));
    } else said.push(...modified(mods, subject, duration, s));
    return said;
  },
  gainControl: ({ what, who, duration }, s) => {
    const subject = actor(who, s);
    const of = s.say.object(what, s);
    const rest = owned(of, NOUNS.control) + lasting(duration, s);
    return clause('gainControl', subject, 'acquérir', rest, s);
  },
  exchangeControl: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    const pair = pairOfTargets(a, b, first, s);
    const both =
      pair !== null
        ? ofIt(pair)
        : JSON.stringify(a) === JSON.stringify(b)
          ? ofIt(first)
          : `${ofIt(first)} et ${ofThe(named(s.say.object(b, s)))}`;
    return clause('exchangeControl', you(s), 'échanger', `le contrôle ${both}`, s);
  },
  replacement: ({ replacement, duration, once }, s) => {
    const [text = ''] = s.say.replacement(replacement, s);
    const next = once === true ? text.replace(/^si /, 'la prochaine fois que ') : text;
    const time = lasting(duration, s, true);
    const placed =
      time === ' ce tour-ci' && /^(?:si|la prochaine fois que) [^,]*,/.test(next)
        ? next.replace(/,/, `${time},`)
        : time === ' ce tour-ci'
          ? next.replace(/( (?:vous sont|sont) infligées|$)/, `${time}$1`)
          : leading(duration, s) + next;
    return { sentences: placed.split('. ') };
  },
  mayPlay: ({ what, who, duration, free, anyMana }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s);
    const cost = free === true ? withoutPaying(it) : '';
    const mana =
      anyMana === true
        ? `, et du mana de n'importe quel type peut être dépensé pour ${it.plural ? 'les' : 'le'} lancer`
        : '';
    const until = lasting(duration, s, true);
    const playing = (rest: string): Predicate => ({
      verb: 'pouvoir',
      rest: `${played(it)}${rest}`,
    });
    if (duration === 'endOfTurn')
      return does('mayPlay', subject, [playing(until + cost + mana)], s, { order: false });
    const remains = it.plural ? 'restent' : 'reste';
    const time =
      duration === 'permanent'
        ? ` tant que ${subjectOf({ ...it, pronoun: 'whole' })} ${remains} ${agree('exilé', it)}`
        : '';
    const lead = duration === 'permanent' ? '' : leading(duration, s);
    const whole = clauseText(does('mayPlay', subject, [playing(cost + time + mana)], s, { order: false }));
    return { sentences: [lead + whole] };
  },
  castFree: ({ who, what, optional, transformed }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s);
    const how = transformed === true ? ` ${agree('transformé', it)}` : '';
    const rest = how + withoutPaying(it);
    return optional === true
      ? clause('castFree', subject, 'pouvoir', cast(it) + rest, s, { order: false })
      : acting('castFree', subject, 'lancer', it, rest, s);
  },
};

const clitic = (it: NounPhrase): string => (it.plural ? 'les' : it.gender === 'f' ? 'la' : 'le');

const played = (it: NounPhrase): string =>
  it.pronoun === 'whole' ? `${clitic(it)} jouer` : `jouer ${named(it)}`;

const cast = (it: NounPhrase): string =>
  it.pronoun === 'whole' ? `${clitic(it)} lancer` : `lancer ${named(it)}`;
