import type { Filter, Instead, ReplacementAbility } from '@ettin/schema';
import { owed } from './grammar.js';
import { things } from './quantity.js';
import type { Speech } from './speech.js';
import { counterNoun } from './subtypes.js';
import { topic } from './words.js';

const isSelf = (what: Filter | 'self'): what is 'self' => what === 'self';

/** Things that enter: tapped, with counters, as a choice is made. Null for what has to be told otherwise. */
export function entering(ability: ReplacementAbility, s: Speech): string[] | null {
  const { replaces } = ability;
  if (replaces.event !== 'enters') return null;
  const { what } = replaces;
  const subject = () => (isSelf(what) ? s.say.object('self', s).text : s.say.np(what, 'bare', s));
  const said: string[] = [];
  for (const instead of ability.with) {
    const text = plain(instead, isSelf(what), subject, s);
    if (text !== null) said.push(text, ...owed(s));
    else if ('asEnters' in instead) said.push(...asEnters(instead.asEnters, subject, s));
    else return null;
  }
  return said;
}

function plain(instead: Instead, self: boolean, subject: () => string, s: Speech): string | null {
  if ('entersTapped' in instead) {
    const unless = instead.unless === undefined ? '' : `${s.say.negation(instead.unless, s)}かぎり、`;
    return `${unless}${topic(subject(), 'タップ状態で戦場に出る')}`;
  }
  if ('entersWith' in instead) {
    const who = subject();
    const counters = things(instead.count, counterNoun(instead.entersWith), '個', s);
    return topic(who, `${self ? '' : '追加の'}${counters}が置かれた状態で戦場に出る`);
  }
  if ('underControlOf' in instead) {
    return topic(subject(), `${s.say.player(instead.underControlOf, s).text}のコントロール下で戦場に出る`);
  }
  return null;
}

function asEnters(
  effects: Extract<Instead, { readonly asEnters: unknown }>['asEnters'],
  subject: () => string,
  s: Speech,
): string[] {
  if (effects.some((effect) => effect.do === 'enterAsCopy')) return s.say.effects(effects, s);
  const it = subject();
  const [first = '', ...more] = s.say.effects(effects, s);
  return [`${it}が戦場に出るに際し、${first}`, ...more];
}
