import type { Mod, StaticAbility } from '@ettin/schema';
import { withTime } from './duration.js';
import { clauseText, type NounPhrase } from './grammar.js';
import { rule } from './rule.js';
import type { Speech } from './speech.js';
import { list } from './words.js';

/** "as long as you control a Gideon, ", "during your turn, ". */
function lead(ability: StaticAbility, s: Speech): string {
  const { if: condition } = ability;
  const place =
    ability.from?.length === 1 && ability.from[0] === 'graveyard' ? 'this card is in your graveyard' : null;
  if (place !== null) {
    const more = condition === undefined ? '' : ` and ${s.say.condition(condition, s)}`;
    return `as long as ${place}${more}, `;
  }
  if (condition === undefined) return '';
  if ('turnOf' in condition) return `during ${s.say.whose(condition.turnOf, s).possessive} turn, `;
  const replaces = ability.rules?.every((one) => one.rule === 'damageFloor') === true;
  return `${replaces ? 'if' : 'as long as'} ${s.say.condition(condition, s)}, `;
}

/** "Its power and toughness are each equal to …" (CR 604.3). */
function defining(mods: readonly Mod[], subject: NounPhrase, s: Speech): string | null {
  const [only] = mods;
  if (only === undefined || mods.length > 1 || only.mod !== 'setPT') return null;
  const { power, toughness } = only;
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    return `${subject.possessive} power and toughness are each equal to ${s.say.value(power, s)}`;
  }
  if (typeof toughness === 'number')
    return `${subject.possessive} power is equal to ${s.say.value(power, s)}`;
  if (typeof power === 'number')
    return `${subject.possessive} toughness is equal to ${s.say.value(toughness, s)}`;
  const more = plusOne(power, toughness);
  const first = `${subject.possessive} power is equal to ${s.say.value(power, s)}`;
  return more === null
    ? `${first} and its toughness is equal to ${s.say.value(toughness, s)}`
    : `${first} and its toughness is equal to that number plus ${more}`;
}

/** A toughness that is the power and so much more. */
function plusOne(power: unknown, toughness: unknown): number | null {
  if (typeof toughness !== 'object' || toughness === null || !('sum' in toughness)) return null;
  const parts = toughness.sum;
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const n: unknown = parts.find((part) => typeof part === 'number');
  const other: unknown = parts.find((part) => typeof part !== 'number');
  return typeof n === 'number' && JSON.stringify(other) === JSON.stringify(power) ? n : null;
}

function modified(ability: StaticAbility, mods: readonly Mod[], before: string, s: Speech): string[] {
  const subject = s.say.object(ability.affects ?? 'self', s, 'bare');
  const special = ability.characteristicDefining === true ? defining(mods, subject, s) : null;
  if (special !== null) return [before + special];
  const words = s.say.mods(mods, subject, 'is', s);
  const quotes = ({ rest }: { readonly rest: string }) => rest.endsWith('"');
  const quotesLast = words.state.some(quotes)
    ? [...words.state.filter((one) => !quotes(one)), ...words.limits, ...words.state.filter(quotes)]
    : [...words.state, ...words.limits];
  const predicates = quotesLast.map(({ verb, rest }) => ({
    verb,
    rest: withTime(rest, '').trim(),
  }));
  const tail = s.tails.join('');
  const where = s.where === null ? '' : `, where ${s.where}`;
  s.tails = [];
  s.where = null;
  const said: string[] = [];
  if (predicates.length > 0) {
    const clause = clauseText({
      act: 'static',
      subject,
      does: threeOrMore(predicates),
      order: false,
      tail,
      where: null,
    });
    said.push(before + clause + where);
  }
  for (const text of words.sentences) {
    const whole = withTime(text, '');
    const open = said.at(-1);
    if (open !== undefined && whole.startsWith('it')) said[said.length - 1] = `${open}, and ${whole}`;
    else said.push((said.length === 0 ? before : '') + whole);
  }
  return said;
}

/** "gets +1/+1, has flying, and can't block" */
function threeOrMore<P extends { readonly verb: string; readonly rest: string }>(
  predicates: readonly P[],
): P[] {
  return predicates.length < 3
    ? [...predicates]
    : predicates.map((predicate, at) => ({
        ...predicate,
        link: at === predicates.length - 1 ? ', and ' : ', ',
      }));
}

/** The sentences of a static ability, begun small and without periods. */
export function staticSentences(ability: StaticAbility, s: Speech): string[] {
  const before = lead(ability, s);
  const said: string[] = [];
  const { mods, rules } = ability;
  if (mods !== undefined && mods.length > 0) said.push(...modified(ability, mods, before, s));
  if (rules !== undefined && rules.length > 0) {
    const clauses = rules.map((one) => {
      const text = rule(one, s);
      const tail = s.tails.join('');
      const where = s.where === null ? '' : `, where ${s.where}`;
      s.tails = [];
      s.where = null;
      return text + tail + where;
    });
    const short = clauses.every((text) => !text.includes(', ') && !text.includes('. '));
    if (short && clauses.length <= 2) said.push(before + list(clauses, 'and'));
    else said.push(...clauses.map((text, at) => (at === 0 ? before + text : text)));
  }
  return said;
}
