import type { Mod, StaticAbility } from '@ettin/schema';
import { withTime } from './duration.js';
import { clauseText, type NounPhrase, owned, type Predicate } from './grammar.js';
import { rule } from './rule.js';
import { powerAndToughness } from './size.js';
import type { Speech } from './speech.js';
import { POWER, TOUGHNESS, TURN } from './vocabulary.js';
import { contract, list, numberAlone } from './words.js';

/** "mientras controles un Gideon, ", "durante tu turno, ". */
function lead(ability: StaticAbility, s: Speech): string {
  const { if: condition } = ability;
  const inGraveyard = ability.from?.length === 1 && ability.from[0] === 'graveyard';
  if (inGraveyard) {
    const more = condition === undefined ? '' : ` y ${s.say.condition(condition, s, 'subjunctive')}`;
    return `mientras esta carta esté en tu cementerio${more}, `;
  }
  if (condition === undefined) return '';
  if ('turnOf' in condition) return `durante ${owned(TURN, s.say.whose(condition.turnOf, s))}, `;
  const replaces = ability.rules?.every((one) => one.rule === 'damageFloor') === true;
  return replaces
    ? `si ${s.say.condition(condition, s)}, `
    : `mientras ${s.say.condition(condition, s, 'subjunctive')}, `;
}

/** "La fuerza y la resistencia de esta criatura son iguales a …" (CR 604.3). */
function defining(mods: readonly Mod[], subject: NounPhrase, s: Speech): string | null {
  const [only] = mods;
  if (only === undefined || mods.length > 1 || only.mod !== 'setPT') return null;
  const { power, toughness } = only;
  const equals = (value: typeof power) => `igual a ${s.say.value(value, s)}`;
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    return contract(`${powerAndToughness(subject)} son iguales a ${s.say.value(power, s)}`);
  }
  if (typeof toughness === 'number') return contract(`${owned(POWER, subject)} es ${equals(power)}`);
  if (typeof power === 'number') return contract(`${owned(TOUGHNESS, subject)} es ${equals(toughness)}`);
  const more = plusOne(power, toughness);
  const first = `${owned(POWER, subject)} es ${equals(power)}`;
  return contract(
    more === null
      ? `${first} y su resistencia es ${equals(toughness)}`
      : `${first} y su resistencia es igual a ese número más ${numberAlone(more)}`,
  );
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
  const subject = s.say.object(ability.affects ?? 'self', s, 'the');
  const special = ability.characteristicDefining === true ? defining(mods, subject, s) : null;
  if (special !== null) return [before + special];
  const words = s.say.mods(mods, subject, 'is', s);
  const quotes = ({ rest }: Predicate) => rest.endsWith('"');
  const quotesLast = words.state.some(quotes)
    ? [...words.state.filter((one) => !quotes(one)), ...words.limits, ...words.state.filter(quotes)]
    : [...words.state, ...words.limits];
  const predicates = quotesLast.map((one) => ({ ...one, rest: withTime(one.rest, '').trim() }));
  const tail = s.tails.join('');
  const where = s.where === null ? '' : `, donde ${s.where}`;
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
    if (open !== undefined && /^(?:su|sus) /.test(whole)) said[said.length - 1] = `${open}, y ${whole}`;
    else said.push((said.length === 0 ? before : '') + whole);
  }
  return said;
}

/** "obtiene +1/+1, tiene prisa y no puede bloquear" */
const threeOrMore = (predicates: readonly Predicate[]): Predicate[] =>
  predicates.length < 3
    ? [...predicates]
    : predicates.map((predicate, at) => ({
        ...predicate,
        link: at === predicates.length - 1 ? ' y ' : ', ',
      }));

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
      const where = s.where === null ? '' : `, donde ${s.where}`;
      s.tails = [];
      s.where = null;
      return text + tail + where;
    });
    const short = clauses.every((text) => !text.includes(', ') && !text.includes('. '));
    if (short && clauses.length <= 2) said.push(before + list(clauses, 'y'));
    else said.push(...clauses.map((text, at) => (at === 0 ? before + text : text)));
  }
  return said;
}
