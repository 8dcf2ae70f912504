import type { Mod, StaticAbility } from '@ettin/schema';
import { withTime } from './duration.js';
import { clauseText, type NounPhrase, owned } from './grammar.js';
import { rule } from './rule.js';
import type { Speech } from './speech.js';
import { NOUNS } from './vocabulary.js';
import { list, numberWord, to } from './words.js';

/** "tant que vous contrôlez un Gideon, ", "pendant votre tour, ". */
function lead(ability: StaticAbility, s: Speech): string {
  const { if: condition } = ability;
  const place =
    ability.from?.length === 1 && ability.from[0] === 'graveyard'
      ? 'cette carte est dans votre cimetière'
      : null;
  if (place !== null) {
    const more = condition === undefined ? '' : ` et que ${s.say.condition(condition, s)}`;
    return `tant que ${place}${more}, `;
  }
  if (condition === undefined) return '';
  if ('turnOf' in condition) return `pendant ${owned(s.say.whose(condition.turnOf, s), NOUNS.turn)}, `;
  const replaces = ability.rules?.every((one) => one.rule === 'damageFloor') === true;
  return `${replaces ? 'si' : 'tant que'} ${s.say.condition(condition, s)}, `;
}

/** "La force et l'endurance de cette créature sont chacune égales à …" (CR 604.3). */
function defining(mods: readonly Mod[], subject: NounPhrase, s: Speech): string | null {
  const [only] = mods;
  if (only === undefined || mods.length > 1 || only.mod !== 'setPT') return null;
  const { power, toughness } = only;
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    const both = owned(subject, NOUNS.power)
      .replace(/^la force/, "la force et l'endurance")
      .replace(/^sa force/, 'sa force et son endurance');
    return `${both} sont chacune égales ${to(s.say.value(power, s))}`;
  }
  const equal = (quality: typeof NOUNS.power, value: string) =>
    `${owned(subject, quality)} est égale ${to(value)}`;
  if (typeof toughness === 'number') return equal(NOUNS.power, s.say.value(power, s));
  if (typeof power === 'number') return equal(NOUNS.toughness, s.say.value(toughness, s));
  const more = plusOne(power, toughness);
  const first = equal(NOUNS.power, s.say.value(power, s));
  return more === null
    ? `${first} et son endurance est égale ${to(s.say.value(toughness, s))}`
    : `${first} et son endurance est égale à ce nombre plus ${numberWord(more, 'm')}`;
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

/** What the clause still owes: "pour chaque …", ", X étant …". */
export function owed(s: Speech): string {
  const tail = s.tails.join('');
  const where = s.where === null ? '' : `, ${s.where}`;
  s.tails = [];
  s.where = null;
  return tail + where;
}

function modified(ability: StaticAbility, mods: readonly Mod[], before: string, s: Speech): string[] {
  const subject = s.say.object(ability.affects ?? 'self', s, 'the');
  const special = ability.characteristicDefining === true ? defining(mods, subject, s) : null;
  if (special !== null) return [before + special];
  const words = s.say.mods(mods, subject, 'is', s);
  const quotes = ({ rest }: { readonly rest: string }) => rest.endsWith('»');
  const quotesLast = words.state.some(quotes)
    ? [...words.state.filter((one) => !quotes(one)), ...words.limits, ...words.state.filter(quotes)]
    : [...words.state, ...words.limits];
  const predicates = quotesLast.map((predicate) => ({
    ...predicate,
    rest: withTime(predicate.rest, '').trim(),
  }));
  const rest = owed(s);
  const said: string[] = [];
  if (predicates.length > 0) {
    const clause = clauseText({
      act: 'static',
      subject,
      does: threeOrMore(predicates),
      order: false,
      tail: rest,
      where: null,
    });
    said.push(before + clause);
  }
  for (const text of words.sentences) {
    const whole = withTime(text, '');
    const open = said.at(-1);
    if (open !== undefined && /^(?:ses|leurs) /.test(whole)) said[said.length - 1] = `${open}, et ${whole}`;
    else said.push((said.length === 0 ? before : '') + whole);
  }
  return said;
}

/** "gagne +1/+1, a le vol et ne peut pas bloquer" */
const threeOrMore = <P extends { readonly rest: string }>(predicates: readonly P[]): P[] =>
  predicates.map((predicate, at) => ({
    ...predicate,
    link: at === predicates.length - 1 ? ' et ' : ', ',
  }));

/** The sentences of a static ability, begun small and without periods. */
export function staticSentences(ability: StaticAbility, s: Speech): string[] {
  const before = lead(ability, s);
  const said: string[] = [];
  const { mods, rules } = ability;
  if (mods !== undefined && mods.length > 0) said.push(...modified(ability, mods, before, s));
  if (rules !== undefined && rules.length > 0) {
    const clauses = rules.map((one) => rule(one, s) + owed(s));
    const short = clauses.every((text) => !text.includes(', ') && !text.includes('. '));
    if (short && clauses.length <= 2) said.push(before + list(clauses, 'et'));
    else said.push(...clauses.map((text, at) => (at === 0 ? before + text : text)));
  }
  return said;
}
