import type { Filter, Instead, ReplacementAbility, Value } from '@ettin/schema';
import { counterNoun, counters } from './counters.js';
import { conjugate } from './grammar.js';
import type { Speech } from './speech.js';
import { numberWord, plural } from './words.js';

const isSelf = (what: Filter | 'self'): what is 'self' => what === 'self';

/** Things that enter: tapped, with counters, as a choice is made. */
export function entering(ability: ReplacementAbility, s: Speech): string[] | null {
  const { replaces } = ability;
  if (replaces.event !== 'enters') return null;
  const said: string[] = [];
  const self = isSelf(replaces.what);
  const plain = (instead: Instead): string | null => {
    if ('entersTapped' in instead) {
      const subject = self ? s.say.object('self', s) : s.say.np(replaces.what as Filter, 'bare', s);
      const unless = instead.unless === undefined ? '' : ` unless ${s.say.condition(instead.unless, s)}`;
      return `${subject.text} ${conjugate('enter', subject)} tapped${unless}`;
    }
    if ('entersWith' in instead) {
      const subject = self ? s.say.object('self', s) : s.say.np(replaces.what as Filter, 'each', s);
      const more = self
        ? counters(instead.entersWith, instead.count, s)
        : additional(instead.entersWith, instead.count, s);
      const tail = s.tails.join('');
      const where = s.where === null ? '' : `, where ${s.where}`;
      s.tails = [];
      s.where = null;
      return `${subject.text} enters with ${more} on it${tail}${where}`;
    }
    if ('underControlOf' in instead) {
      const subject = self ? s.say.object('self', s) : s.say.np(replaces.what as Filter, 'each', s);
      return `${subject.text} enters under ${s.say.player(instead.underControlOf, s).possessive} control`;
    }
    return null;
  };
  for (const instead of ability.with) {
    const text = plain(instead);
    if (text !== null) said.push(text);
    else if ('asEnters' in instead) said.push(...asEnters(instead.asEnters, replaces.what, s));
    else return null;
  }
  return said;
}

const additional = (kind: string, count: Value, s: Speech) =>
  count === 1
    ? `an additional ${counterNoun(kind)}`
    : typeof count === 'number'
      ? `${numberWord(count)} additional ${plural(counterNoun(kind))}`
      : counters(kind, count, s);

function asEnters(
  effects: Extract<Instead, { readonly asEnters: unknown }>['asEnters'],
  what: Filter | 'self',
  s: Speech,
): string[] {
  const copies = effects.some((effect) => effect.do === 'enterAsCopy');
  if (copies) return s.say.effects(effects, s);
  const it = isSelf(what) ? s.say.object('self', s) : s.say.np(what, 'a', s);
  const [first = '', ...more] = s.say.effects(effects, s);
  return [`as ${it.text} enters, ${first}`, ...more];
}
