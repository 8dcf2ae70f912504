import type { Duration, Mod, ObjectRef } from '@ettin/schema';
import { lasting, withTime } from '../duration.js';
import { clauseText, type NounPhrase, objectCase, type Predicate, type Said } from '../grammar.js';
import { rule } from '../rule.js';
import type { Speech } from '../speech.js';
import { list } from '../words.js';
import { pairOfTargets } from './life.js';
import { actor, clause, does, type EffectOf, type Some } from './shape.js';

const you = (s: Speech) => s.say.player('you', s);

/** Time inside a clause where it has a place for it, else at its end. */
const timed = (predicate: Predicate, time: string): Predicate =>
  predicate.rest.includes('{when}')
    ? { ...predicate, rest: withTime(predicate.rest, time).trim() }
    : { ...predicate, rest: predicate.rest + time };

/** "gets +1/+1 and gains flying until end of turn", "can't block this turn". */
export function modified(mods: readonly Mod[], subject: NounPhrase, duration: Duration, s: Speech): Said[] {
  const words = s.say.mods(mods, subject, 'becomes', s);
  const states: Predicate[] = words.state.map((predicate, at) =>
    at === words.state.length - 1
      ? { ...predicate, rest: predicate.rest + timeAfter(predicate, duration, s) }
      : predicate,
  );
  const quoting = words.state.some(({ rest }) => rest.endsWith('"') || rest.includes("that's still"));
  if (quoting && words.limits.length === 0 && words.sentences.length === 0) {
    const text = clauseText(does('apply', subject, words.state, s));
    return [{ sentences: [leading(duration, s) + text] }];
  }
  const limits = words.limits.map((predicate) => timed(predicate, limitTime(predicate, duration, s)));
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

/** A quotation ends with its own period. */
const timeAfter = (_predicate: Predicate, duration: Duration, s: Speech) => lasting(duration, s);

/** "doesn't untap during its controller's next untap step" says its time itself. */
function limitTime(predicate: Predicate, duration: Duration, s: Speech): string {
  if (predicate.rest.startsWith('untap during') && duration === 'nextUntapStep') return '';
  return lasting(duration, s, true);
}

function nextUntap(mods: readonly Mod[], duration: Duration): boolean {
  return duration === 'nextUntapStep' && mods.every((mod) => mod.mod === 'doesntUntap');
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

/** "creatures you control", but "all creatures" where nothing narrows them down. */
function groupStyle(what: ObjectRef): 'bare' | 'all' {
  if (typeof what !== 'object' || !('each' in what)) return 'all';
  const { types, notTypes, colors, notColors, ...rest } = what.each;
  return Object.keys(rest).length === 0 ? 'all' : 'bare';
}

function apply(effect: EffectOf<'apply'>, s: Speech): Said[] {
  const style = groupStyle(effect.what);
  const subject = s.say.object(effect.what, s, style);
  if (effect.mods.every((mod) => mod.mod === 'switchPT')) {
    const whose = `${subject.possessive} power and toughness`;
    return [clause('apply', you(s), 'switch', whose + lasting(effect.duration, s), s)];
  }
  if (doubles(effect)) {
    const whose = `${subject.possessive} power and toughness`;
    return [clause('apply', you(s), 'double', whose + lasting(effect.duration, s), s)];
  }
  if (nextUntap(effect.mods, effect.duration)) {
    const their = subject.plain ? "their controller's next untap step" : "its controller's next untap step";
    return [clause('apply', subject, "don't", `untap during ${their}`, s)];
  }
  return modified(effect.mods, subject, effect.duration, s);
}

function leading(duration: Duration, s: Speech): string {
  const time = lasting(duration, s).trim();
  return time === '' ? '' : `${time}, `;
}

export const continuousEffects: Some<
  'apply' | 'rule' | 'gainControl' | 'exchangeControl' | 'replacement' | 'mayPlay' | 'castFree'
> = {
  apply,
  rule: ({ rules, affects, mods, duration }, s) => {
    const said: Said[] = [];
    if (rules !== undefined && rules.length > 0) {
      const time = duration === 'permanent' ? ' for the rest of the game' : lasting(duration, s, true);
      const clauses = rules.map((one, at) => rule(one, s, at === rules.length - 1 ? time : ''));
      const tail = s.tails.join('');
      s.tails = [];
      said.push({ sentences: [list(clauses, 'and') + tail] });
    }
    if (mods !== undefined && nextUntap(mods, duration)) {
      const subject = s.say.np(affects ?? {}, 'bare', s);
      const whose = affects?.controller === 'you' ? 'your' : "their controllers'";
      said.push(clause('apply', subject, "don't", `untap during ${whose} next untap step`, s));
    } else if (mods !== undefined) {
      const subject = s.say.np(affects ?? {}, 'bare', s);
      said.push(...modified(mods, subject, duration, s));
    }
    return said;
  },
  gainControl: ({ what, who, duration }, s) => {
    const subject = actor(who, s);
    return clause(
      'gainControl',
      subject,
      'gain',
      `control of ${objectCase(s.say.object(what, s))}${lasting(duration, s)}`,
      s,
    );
  },
  exchangeControl: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    const pair = pairOfTargets(a, b, first, s);
    if (pair !== null) return clause('exchangeControl', you(s), 'exchange', `control of ${pair.text}`, s);
    if (sameTargets(a, b))
      return clause('exchangeControl', you(s), 'exchange', `control of ${objectCase(first)}`, s);
    return clause(
      'exchangeControl',
      you(s),
      'exchange',
      `control of ${objectCase(first)} and ${objectCase(s.say.object(b, s))}`,
      s,
    );
  },
  replacement: ({ replacement, duration, once }, s) => {
    const [text = ''] = s.say.replacement(replacement, s);
    const next =
      once === true
        ? text
            .replace(/\bif a source would\b/, 'the next time a source would')
            .replace(/^if /, 'the next time ')
        : text;
    const time = lasting(duration, s, true);
    const placed =
      / would [^,]*/.test(next) && time === ' this turn'
        ? next.replace(/( would [^,]*?)(?=,| is dealt| instead|$)/, `$1${time}`)
        : leading(duration, s) + next;
    return { sentences: placed.split('. ') };
  },
  mayPlay: ({ what, who, duration, free, anyMana }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s);
    const cost = free === true ? ` without paying ${it.plain ? 'their mana costs' : 'its mana cost'}` : '';
    const mana =
      anyMana === true ? `, and mana of any type can be spent to cast ${it.plain ? 'them' : 'it'}` : '';
    const time =
      duration === 'permanent' ? ` for as long as ${it.plain ? 'they remain' : 'it remains'} exiled` : '';
    const until = lasting(duration, s, true);
    if (duration === 'endOfTurn') {
      return clause('mayPlay', subject, 'may', `play ${objectCase(it)}${until}${cost}${mana}`, s, {
        order: false,
      });
    }
    return {
      sentences: [
        `${duration === 'permanent' ? '' : leading(duration, s)}${subject.text} may play ${objectCase(it)}${cost}${time}${mana}`,
      ],
    };
  },
  castFree: ({ who, what, optional, transformed }, s) => {
    const subject = actor(who, s);
    const it = s.say.object(what, s);
    const how = transformed === true ? ' transformed' : '';
    const rest = `${objectCase(it)}${how} without paying ${it.plain ? 'their mana costs' : 'its mana cost'}`;
    return optional === true
      ? clause('castFree', subject, 'may', `cast ${rest}`, s, { order: false })
      : clause('castFree', subject, 'cast', rest, s);
  },
};

const sameTargets = (a: ObjectRef, b: ObjectRef) => JSON.stringify(a) === JSON.stringify(b);
