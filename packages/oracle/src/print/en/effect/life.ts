import type { Damaged, PlayerRef, Ref, Value } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import { lasting } from '../duration.js';
import { type NounPhrase, objectCase, phrase } from '../grammar.js';
import { points } from '../quantity.js';
import type { Speech } from '../speech.js';
import { list } from '../words.js';
import { actor, binds, clause, type Some } from './shape.js';

/** "3 life", "life equal to its power", "half their life, rounded up". */
function life(value: Value, s: Speech): string {
  if (typeof value === 'object' && 'divide' in value)
    return s.say.value(value, s).replace(/ life total(?=,|$)/, ' life');
  const { before, after } = points(value, 'life', s);
  return before + after;
}

/** Everything that is dealt damage: "any target", "each opponent and each creature they control". */
function recipients(to: Damaged | readonly Damaged[], s: Speech): NounPhrase {
  const refs: readonly Damaged[] = isList(to) ? to : [to];
  const said = refs.map((ref, at) => {
    if (typeof ref === 'object' && 'attackedBy' in ref)
      return phrase(`the player or planeswalker ${s.say.object(ref.attackedBy, s).text} is attacking`);
    if (s.say.isPlayer(ref, s)) {
      const who = s.say.player(ref, s);
      return who;
    }
    const before = refs[at - 1];
    if (
      typeof ref === 'object' &&
      'each' in ref &&
      before === 'opponents' &&
      ref.each.controller === 'opponent'
    ) {
      const mode = s.thatPlayer;
      s.thatPlayer = 'pronoun';
      const theirs = s.say.object({ each: { ...ref.each, controller: 'thatPlayer' } }, s, 'each');
      s.thatPlayer = mode;
      return theirs;
    }
    return s.say.object(ref, s, 'each');
  });
  const [only] = said;
  if (said.length === 1 && only !== undefined) return eachOf(only);
  const text = list(said.map(objectCase), 'and');
  return { text, possessive: `${text}'s`, plain: true, key: null };
}

/** Each of several: "each of up to two target creatures". */
const eachOf = (to: NounPhrase): NounPhrase =>
  to.plain && to.you !== true && to.each === true
    ? { ...to, text: `each of ${objectCase(to)}`, object: `each of ${objectCase(to)}` }
    : to;

const isList = (to: Damaged | readonly Damaged[]): to is readonly Damaged[] => Array.isArray(to);

/** Values that speak of each one who is dealt damage come after them. */
const aboutRecipient = (value: Value): boolean => JSON.stringify(value).includes('"thatPlayer"');

export const lifeEffects: Some<
  | 'damage'
  | 'damageDivided'
  | 'gainLife'
  | 'loseLife'
  | 'setLife'
  | 'exchangeLife'
  | 'redistributeLife'
  | 'preventDamage'
  | 'redirectDamage'
> = {
  damage: (effect, s) => {
    if (typeof effect.from === 'object' && 'target' in effect.from) s.focus = null;
    const source = s.say.object(effect.from ?? 'self', s, 'each');
    const mode = s.thatPlayer;
    const after = aboutRecipient(effect.amount);
    let rest: string;
    if (after) {
      const to = objectCase(recipients(effect.to, s));
      s.thatPlayer = mode === 'plain' ? 'plain' : mode;
      const amount = points(effect.amount, 'damage', s);
      rest = `${amount.before} to ${to}${amount.after}`;
    } else {
      const amount = points(effect.amount, 'damage', s);
      const to = objectCase(recipients(effect.to, s));
      rest = `${amount.before}${amount.after} to ${to}`;
    }
    const alone =
      isList(effect.to) || (typeof effect.to === 'object' && 'attackedBy' in effect.to)
        ? undefined
        : effect.to;
    const key = alone === undefined ? null : keyOf(alone, s);
    binds(effect.as, s, {
      result: { of: 'damage', done: 'dealt' },
      ...(key === null || alone === undefined
        ? { entity: { kind: 'object', plural: true, filter: { types: ['creature'] } } }
        : { alias: alone }),
    });
    const dealt = clause('damage', source, 'deal', rest, s);
    return effect.unpreventable === true ? [dealt, { sentences: ["the damage can't be prevented"] }] : dealt;
  },
  damageDivided: ({ targets, from }, s) => {
    const source = s.say.object(from ?? 'self', s);
    const spec = s.specs.get(targets);
    const amount = points(spec?.divide ?? 'X', 'damage', s);
    const any = spec !== undefined && spec.divide === spec.max && (spec.min === 0 || spec.max === 'X');
    const to =
      spec === undefined ? 'the targets' : s.say.target(any ? { ...spec, min: 0, max: 99 } : spec, s).text;
    return clause(
      'damage',
      source,
      'deal',
      `${amount.before}${amount.after} divided as you choose among ${to}`,
      s,
    );
  },
  gainLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'gained' }, doer: who });
    return clause('gainLife', subject, 'gain', rest, s, { order: false });
  },
  loseLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'lost' }, doer: who });
    return clause('loseLife', subject, 'lose', rest, s, { order: false });
  },
  setLife: ({ who, to }, s) => {
    const twice = doubled(to, who);
    if (twice) return clause('setLife', s.say.player('you', s), 'double', lifeTotal(who, s).text, s);
    const subject = lifeTotal(who, s);
    if (who !== 'you') s.thatPlayer = 'pronoun';
    const starting = typeof to === 'object' && 'startingLife' in to ? 'equal to ' : '';
    const value = starting + s.say.value(to, s);
    return clause('setLife', subject, 'become', value, s, { order: false });
  },
  exchangeLife: ({ between: [a, b] }, s) => {
    if (a === 'you')
      return clause(
        'exchangeLife',
        s.say.player('you', s),
        'exchange',
        `life totals with ${objectCase(s.say.player(b, s))}`,
        s,
      );
    const pair = twoOf(a, b, s);
    return clause('exchangeLife', pair, 'exchange', 'life totals', s);
  },
  redistributeLife: ({ among }, s) => {
    const whose =
      among === 'eachPlayer'
        ? "any number of players' life totals"
        : `the life totals of ${objectCase(s.say.whose(among, s, true))}`;
    return clause('redistributeLife', s.say.player('you', s), 'redistribute', whose, s);
  },
  preventDamage: (effect, s) => {
    const kind = effect.combatOnly === true ? 'combat damage' : 'damage';
    const time = lasting(effect.duration, s, true);
    const to =
      effect.to === undefined
        ? ''
        : ` to ${objectCase(s.say.isPlayer(effect.to, s) ? s.say.whose(effect.to, s) : s.say.object(effect.to, s, 'each'))}`;
    const by =
      effect.fromObject !== undefined
        ? ` by ${objectCase(s.say.object(effect.fromObject, s))}`
        : effect.from !== undefined
          ? ` by ${s.say.np(effect.from, effect.amount === 'all' ? 'bare' : 'a', s).text}`
          : '';
    const amount =
      effect.amount === 'all'
        ? `all ${kind}`
        : `the next ${String(points(effect.amount, 'damage', s).before).replace('damage', kind)}`;
    if (effect.duration !== 'endOfTurn' && effect.fromObject !== undefined && to === '') {
      const who = by.replace(/^ by /, '');
      return { sentences: [`${time.trim()}, prevent ${amount} ${who} would deal`] };
    }
    const rest = `${amount} that would be dealt${to}${time}${by}`;
    const prevention = clause('preventDamage', s.say.player('you', s), 'prevent', rest, s);
    if (effect.then === undefined) return prevention;
    const then = s.say.effects(effect.then, s, { together: true });
    return [
      prevention,
      { sentences: then.map((text, at) => (at === 0 ? `if damage is prevented this way, ${text}` : text)) },
    ];
  },
  redirectDamage: ({ from, to, amount, duration }, s) => {
    const time = lasting(duration, s, true);
    const ref = (of: Ref) =>
      objectCase(s.say.isPlayer(of, s) ? s.say.player(of, s) : s.say.object(of, s, 'each'));
    const how = amount === 'all' ? 'all damage' : `the next ${points(amount, 'damage', s).before}`;
    const first = ref(from);
    return { sentences: [`${how} that would be dealt to ${first}${time} is dealt to ${ref(to)} instead`] };
  },
};

const doubled = (to: Value, who: PlayerRef): boolean =>
  typeof to === 'object' &&
  'times' in to &&
  to.times.includes(2) &&
  to.times.some(
    (part) =>
      typeof part === 'object' && 'lifeOf' in part && JSON.stringify(part.lifeOf) === JSON.stringify(who),
  );

/** "your life total", "target player's life total". */
function lifeTotal(who: PlayerRef, s: Speech): NounPhrase {
  const of = actor(who, s);
  const text =
    of.plain && of.you !== true && !/^(?:they)$/.test(of.text)
      ? `the life totals of ${of.text}`
      : `${of.possessive} life total`;
  return { text, possessive: `${text}'s`, plain: false, key: null };
}

/** Two targets of one kind that must differ: "two target players". */
export function pairOfTargets(a: Ref, b: Ref, first: NounPhrase, s: Speech): NounPhrase | null {
  if (typeof a !== 'object' || typeof b !== 'object' || !('target' in a) || !('target' in b)) return null;
  const [one, two] = [s.specs.get(a.target), s.specs.get(b.target)];
  if (one === undefined || two === undefined || two.otherThan?.includes(one.id) !== true) return null;
  if (JSON.stringify(one.what) !== JSON.stringify(two.what)) return null;
  const both = s.say.target({ ...one, min: 2, max: 2 }, s);
  s.said.add(`target:${two.id}`);
  const { each: _, ...pair } = both;
  return { ...pair, key: first.key };
}

/** Two players, of one specification or of two. */
function twoOf(a: PlayerRef, b: PlayerRef, s: Speech): NounPhrase {
  const first = s.say.player(a, s);
  if (first.plain && keyOf(a, s) === keyOf(b, s)) {
    const { each: _, ...pair } = first;
    return pair;
  }
  const pair = pairOfTargets(a, b, first, s);
  if (pair !== null) return pair;
  const text = `${first.text} and ${objectCase(s.say.player(b, s))}`;
  return { text, possessive: `${text}'s`, plain: true, key: null };
}
