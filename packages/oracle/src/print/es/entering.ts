import type { Filter, Instead, ReplacementAbility, Value } from '@ettin/schema';
import { counters, counterWord } from './counters.js';
import { after, finiteVerb, type NounPhrase, owned, subjectText } from './grammar.js';
import type { Speech } from './speech.js';
import { CONTROL } from './vocabulary.js';
import { numberWord, varying, withoutUnderstood } from './words.js';

const isSelf = (what: Filter | 'self'): what is 'self' => what === 'self';

/** What is owed after the clause: "por cada …", "donde X es …". */
export function takeTails(s: Speech): string {
  const tail = s.tails.join('');
  const where = s.where === null ? '' : `, donde ${s.where}`;
  s.tails = [];
  s.where = null;
  return tail + where;
}

/** "entra", "entran" */
const enters = (subject: NounPhrase, rest: string): string =>
  `${subjectText(subject)}${finiteVerb('entrar', subject, 'indicative')} ${rest}`;

/** "girada", "con dos contadores +1/+1", "bajo el control de un oponente": how it enters. */
function manner(instead: Instead, self: boolean, it: NounPhrase, s: Speech): string | null {
  if ('entersTapped' in instead) {
    const unless =
      instead.unless === undefined ? '' : ` a menos que ${s.say.condition(instead.unless, s, 'subjunctive')}`;
    return varying('girado')(it.gender, it.many) + unless;
  }
  if ('entersWith' in instead) {
    const more = self
      ? counters(instead.entersWith, instead.count, s).text
      : additional(instead.entersWith, instead.count, s);
    const on = after('sobre', { ...it, pronoun: true });
    return `con ${more} ${on}${takeTails(s)}`;
  }
  if ('underControlOf' in instead) {
    return `bajo ${owned(CONTROL, s.say.player(instead.underControlOf, s))}`;
  }
  return null;
}

/** Things that enter: tapped, with counters, as a choice is made. */
export function entering(ability: ReplacementAbility, s: Speech): string[] | null {
  const { replaces } = ability;
  if (replaces.event !== 'enters') return null;
  const { what } = replaces;
  const said: string[] = [];
  for (const instead of ability.with) {
    if ('asEnters' in instead) {
      said.push(...asEnters(instead.asEnters, what, s));
      continue;
    }
    const subject = isSelf(what)
      ? s.say.object('self', s)
      : s.say.np(what, 'entersTapped' in instead ? 'the' : 'each', s);
    const how = manner(instead, isSelf(what), subject, s);
    if (how === null) return null;
    said.push(enters(subject, how));
  }
  return said;
}

function additional(kind: string, count: Value, s: Speech): string {
  const { one, many } = counterWord(kind);
  if (count === 1) return `un ${one} adicional`;
  return typeof count === 'number'
    ? `${numberWord(count, 'm')} ${many} adicionales`
    : counters(kind, count, s).text;
}

function asEnters(
  effects: Extract<Instead, { readonly asEnters: unknown }>['asEnters'],
  what: Filter | 'self',
  s: Speech,
): string[] {
  const copies = effects.some((effect) => effect.do === 'enterAsCopy');
  if (copies) return s.say.effects(effects, s);
  const it = isSelf(what) ? s.say.object('self', s) : s.say.np(what, 'a', s);
  const [first = '', ...more] = s.say.effects(effects, s);
  const entering_ = finiteVerb('entrar', it, 'subjunctive');
  return [withoutUnderstood(`en cuanto ${it.text} ${entering_}, ${first}`), ...more];
}
