import type { Filter, Instead, ReplacementAbility, Value } from '@ettin/schema';
import { unless } from './condition.js';
import { counterNoun } from './counter-noun.js';
import { counters } from './counters.js';
import { doing, inNumber, type NounPhrase, named, owned } from './grammar.js';
import type { Speech } from './speech.js';
import { owed } from './static.js';
import { NOUNS } from './vocabulary.js';
import { numberWord } from './words.js';

/** Things that enter: tapped, with counters, as a choice is made. */
export function entering(ability: ReplacementAbility, s: Speech): string[] | null {
  const { replaces } = ability;
  if (replaces.event !== 'enters') return null;
  const { what } = replaces;
  const said: string[] = [];
  const subject = (many: boolean): NounPhrase =>
    what === 'self' ? s.say.object('self', s) : s.say.np(what, many ? 'the' : 'each', s);
  const plain = (instead: Instead): string | null => {
    if ('entersTapped' in instead) {
      const it = subject(true);
      const but = instead.unless === undefined ? '' : unless(instead.unless, s);
      return doing(it, { verb: 'arriver', agrees: 'engagé', rest: '' }) + but;
    }
    if ('entersWith' in instead) {
      const it = subject(false);
      const more =
        what === 'self'
          ? counters(instead.entersWith, instead.count, s)
          : additional(instead.entersWith, instead.count, s);
      const on = it.gender === 'f' ? 'elle' : 'lui';
      return doing(it, { verb: 'arriver', rest: `avec ${more} sur ${on}` }) + owed(s);
    }
    if ('underControlOf' in instead) {
      const control = owned(s.say.player(instead.underControlOf, s), NOUNS.control);
      return doing(subject(false), { verb: 'arriver', rest: `sous ${control}` });
    }
    return null;
  };
  for (const instead of ability.with) {
    const text = plain(instead);
    if (text !== null) said.push(text);
    else if ('asEnters' in instead) said.push(...asEnters(instead.asEnters, what, s));
    else return null;
  }
  return said;
}

function additional(kind: string, count: Value, s: Speech): string {
  if (typeof count !== 'number') return counters(kind, count, s);
  const word = inNumber(counterNoun(kind), count > 1);
  return `${numberWord(count, 'm')} ${word} ${count > 1 ? 'supplémentaires' : 'supplémentaire'}`;
}

function asEnters(
  effects: Extract<Instead, { readonly asEnters: unknown }>['asEnters'],
  what: Filter | 'self',
  s: Speech,
): string[] {
  if (effects.some((effect) => effect.do === 'enterAsCopy')) return s.say.effects(effects, s);
  const it = what === 'self' ? s.say.object('self', s) : s.say.np(what, 'a', s);
  const [first = '', ...more] = s.say.effects(effects, s);
  return [`au moment où ${named(it)} arrive, ${first}`, ...more];
}
