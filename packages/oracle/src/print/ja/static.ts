import type { Mod, StaticAbility } from '@ettin/schema';
import { no, owed, type Phrase } from './grammar.js';
import { rule, rules } from './rule.js';
import type { Speech } from './speech.js';
import { chain, ifSo } from './verb.js';
import { topic } from './words.js';

/** "あなたがギデオンをコントロールしているかぎり、", "あなたのターンの間、". */
function lead(ability: StaticAbility, s: Speech): string {
  const { if: condition } = ability;
  const inGraveyard = ability.from?.length === 1 && ability.from[0] === 'graveyard';
  const place = inGraveyard ? 'このカードがあなたの墓地にある' : null;
  if (place !== null) s.said.add('self');
  if (condition === undefined) return place === null ? '' : `${place}かぎり、`;
  if ('turnOf' in condition) return `${no(s.say.whose(condition.turnOf, s))}ターンの間、`;
  const said = s.say.condition(condition, s);
  const replaces = ability.rules?.every((one) => one.rule === 'damageFloor') === true;
  if (replaces) return `${ifSo(said)}、`;
  return `${chain(place === null ? [said] : [place, said])}かぎり、`;
}

/** What its power and toughness are (CR 604.3). */
function defining(mods: readonly Mod[], s: Speech): string | null {
  const [only] = mods;
  if (only === undefined || mods.length > 1 || only.mod !== 'setPT') return null;
  const { power, toughness } = only;
  const self = s.say.object('self', s).text;
  if (JSON.stringify(power) === JSON.stringify(toughness)) {
    return `${self}のパワーとタフネスはそれぞれ、${s.say.value(power, s)}に等しい`;
  }
  if (typeof toughness === 'number') return `${self}のパワーは、${s.say.value(power, s)}に等しい`;
  if (typeof power === 'number') return `${self}のタフネスは、${s.say.value(toughness, s)}に等しい`;
  const more = plus(power, toughness);
  const first = `${self}のパワーは、${s.say.value(power, s)}に等しく、タフネスは`;
  return more === null
    ? `${first}${s.say.value(toughness, s)}に等しい`
    : `${first}その点数に${s.say.value(more, s)}を足した点数に等しい`;
}

/** A toughness that is the power and so much more. */
function plus(power: unknown, toughness: unknown): number | null {
  if (typeof toughness !== 'object' || toughness === null || !('sum' in toughness)) return null;
  const parts = toughness.sum;
  if (!Array.isArray(parts) || parts.length !== 2) return null;
  const n: unknown = parts.find((part) => typeof part === 'number');
  const other: unknown = parts.find((part) => typeof part !== 'number');
  return typeof n === 'number' && JSON.stringify(other) === JSON.stringify(power) ? n : null;
}

/** Creatures that can't block are told with "では": "このクリーチャーではブロックできない". */
const about = (subject: Phrase, does: string): string =>
  /^(?:各戦闘で)?ブロックできない$/.test(does) ? `${subject.text}では${does}` : topic(subject.text, does);

function modified(ability: StaticAbility, mods: readonly Mod[], before: string, s: Speech): string[] {
  const special = ability.characteristicDefining === true ? defining(mods, s) : null;
  if (special !== null) return [before + special];
  const subject = s.say.object(ability.affects ?? 'self', s, 'bare');
  const words = s.say.mods(mods, subject, false, s);
  const said: string[] = [];
  const after = owed(s);
  if (words.predicates.length > 0) said.push(before + about(subject, chain(words.predicates)), ...after);
  for (const text of words.sentences) said.push((said.length === 0 ? before : '') + text);
  return said;
}

/** The sentences of a static ability, without full stops. */
export function staticSentences(ability: StaticAbility, s: Speech): string[] {
  const before = lead(ability, s);
  const said: string[] = [];
  const { mods, rules: changes } = ability;
  if (mods !== undefined && mods.length > 0) said.push(...modified(ability, mods, before, s));
  if (changes !== undefined && changes.length > 0) {
    const after: string[] = [];
    const texts = changes.map((one) => {
      const text = rule(one, s);
      after.push(...owed(s));
      return text;
    });
    said.push(
      ...rules(texts).map((text, at) => (at === 0 && said.length === 0 ? before + text : text)),
      ...after,
    );
  }
  return said;
}
