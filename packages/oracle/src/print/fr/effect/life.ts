import type { Damaged, PlayerRef, Ref, Value } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import { life } from '../cost.js';
import { lasting } from '../duration.js';
import { after, type NounPhrase, named, noun, own, owned, phrase, subjectOf, toIt } from '../grammar.js';
import { points } from '../quantity.js';
import type { Speech } from '../speech.js';
import { NOUNS } from '../vocabulary.js';
import { list, ofThe, to as toThe } from '../words.js';
import { actor, binds, clause, type Some, you } from './shape.js';

const isList = (to: Damaged | readonly Damaged[]): to is readonly Damaged[] => Array.isArray(to);

/** One of those who are dealt damage, with "à". */
function recipient(ref: Damaged, before: Damaged | undefined, s: Speech): string[] {
  if (typeof ref === 'object' && 'attackedBy' in ref) {
    const attacker = s.say.object(ref.attackedBy, s);
    return [`au joueur ou au planeswalker que ${subjectOf(attacker)} attaque`];
  }
  if (s.say.isPlayer(ref, s)) return toEach(s.say.player(ref, s));
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
    return toEach(theirs);
  }
  return toEach(s.say.object(ref, s, 'each'));
}

/** "à chacune de deux créatures ciblées", "à la créature ciblée". */
function toEach(it: NounPhrase): string[] {
  if (it.each === true) return [`à ${it.gender === 'f' ? 'chacune' : 'chacun'} ${ofThe(named(it))}`];
  if (it.conjunction !== 'et') return [toIt(it)];
  return it.items.map((item, at) => toThe(item) + (at === it.items.length - 1 ? it.after : ''));
}

/** Everything that is dealt damage: "à n'importe quelle cible", "à chaque adversaire et à chaque créature". */
function recipients(to: Damaged | readonly Damaged[], s: Speech): string {
  const refs: readonly Damaged[] = isList(to) ? to : [to];
  return list(
    refs.flatMap((ref, at) => recipient(ref, refs[at - 1], s)),
    'et',
  );
}

/** "vous inflige": you as a recipient come before the verb. */
const harmsYou = (to: Damaged | readonly Damaged[], s: Speech): boolean =>
  !isList(to) &&
  !(typeof to === 'object' && 'attackedBy' in to) &&
  (to === 'you' || (to === 'thatPlayer' && s.thatPlayer === 'you'));

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
    let rest: string;
    let verb = 'infliger';
    if (harmsYou(effect.to, s)) {
      verb = 'vous infliger';
      rest = points(effect.amount, NOUNS.damage, s);
    } else if (aboutRecipient(effect.amount)) {
      const to = recipients(effect.to, s);
      s.thatPlayer = mode;
      rest = `${to} ${points(effect.amount, NOUNS.damage, s)}`;
    } else {
      const amount = points(effect.amount, NOUNS.damage, s);
      rest = `${amount} ${recipients(effect.to, s)}`;
    }
    const alone =
      isList(effect.to) || (typeof effect.to === 'object' && 'attackedBy' in effect.to)
        ? undefined
        : effect.to;
    const key = alone === undefined ? null : keyOf(alone, s);
    binds(effect.as, s, {
      result: { of: 'damage', done: 'infligé' },
      ...(key === null || alone === undefined
        ? { entity: { kind: 'object', plural: true, filter: { types: ['creature'] } } }
        : { alias: alone }),
    });
    const dealt = clause('damage', source, verb, rest, s);
    return effect.unpreventable === true
      ? [dealt, { sentences: ['ces blessures ne peuvent pas être prévenues'] }]
      : dealt;
  },
  damageDivided: ({ targets, from }, s) => {
    const source = s.say.object(from ?? 'self', s);
    const spec = s.specs.get(targets);
    const amount = points(spec?.divide ?? 'X', NOUNS.damage, s);
    const any = spec !== undefined && spec.divide === spec.max && (spec.min === 0 || spec.max === 'X');
    const among =
      spec === undefined ? 'les cibles' : named(s.say.target(any ? { ...spec, min: 0, max: 99 } : spec, s));
    return clause(
      'damage',
      source,
      'infliger',
      `${amount}, réparties comme vous le désirez entre ${among}`,
      s,
    );
  },
  gainLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'gagné' }, doer: who });
    return clause('gainLife', subject, 'gagner', rest, s, { order: false });
  },
  loseLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'perdu' }, doer: who });
    return clause('loseLife', subject, 'perdre', rest, s, { order: false });
  },
  setLife: ({ who, to }, s) => {
    const total = lifeTotal(who, s);
    if (doubled(to, who)) return clause('setLife', you(s), 'doubler', named(total), s);
    if (who !== 'you') s.thatPlayer = 'pronoun';
    const value = s.say.value(to, s);
    if (typeof to === 'object' && 'startingLife' in to)
      return clause('setLife', total, 'devenir', `égal ${toThe(value)}`, s, { order: false });
    return clause('setLife', total, 'devenir', value, s, { order: false });
  },
  exchangeLife: ({ between: [a, b] }, s) => {
    const total = NOUNS.lifeTotal;
    if (a === 'you') {
      const other = owned(s.say.player(b, s), total).replace(/^le total de points de vie /, 'celui ');
      return clause('exchangeLife', you(s), 'échanger', `${own(you(s), total)} avec ${other}`, s);
    }
    return clause('exchangeLife', twoOf(a, b, s), 'échanger', 'leurs totaux de points de vie', s);
  },
  redistributeLife: ({ among }, s) => {
    const whose =
      among === 'eachPlayer'
        ? "les totaux de points de vie de n'importe quel nombre de joueurs"
        : `les totaux de points de vie ${ofThe(named(s.say.whose(among, s, true)))}`;
    return clause('redistributeLife', you(s), 'redistribuer', whose, s);
  },
  preventDamage: (effect, s) => {
    const combat = effect.combatOnly === true ? ' de combat' : '';
    const time = lasting(effect.duration, s, true);
    const whom =
      effect.to === undefined
        ? null
        : s.say.isPlayer(effect.to, s)
          ? s.say.whose(effect.to, s)
          : s.say.object(effect.to, s, 'each');
    const source =
      effect.fromObject !== undefined
        ? s.say.object(effect.fromObject, s)
        : effect.from !== undefined
          ? s.say.np(effect.from, effect.amount === 'all' ? 'the' : 'a', s, { head: 'source' })
          : null;
    const by = source === null ? '' : ` ${after('par', source)}`;
    const amount =
      effect.amount === 'all'
        ? `toutes les blessures${combat}`
        : nextDamage(points(effect.amount, NOUNS.damage, s), combat);
    if (effect.duration !== 'endOfTurn' && source !== null && whom === null) {
      return {
        sentences: [`${time.trim()}, prévenez ${amount} que ${subjectOf(source)} devrait infliger`],
      };
    }
    const to = whom === null ? '' : whom.you === true ? '' : ` ${toIt(whom)}`;
    const would = wouldBeDealt(amount, whom?.you === true);
    const prevention = clause(
      'preventDamage',
      you(s),
      'prévenir',
      `${amount} qui ${would}${to}${by}${time}`,
      s,
    );
    if (effect.then === undefined) return prevention;
    const then = s.say.effects(effect.then, s, { together: true });
    return [
      prevention,
      {
        sentences: then.map((text, at) =>
          at === 0 ? `si des blessures sont prévenues de cette manière, ${text}` : text,
        ),
      },
    ];
  },
  redirectDamage: ({ from, to, amount, duration }, s) => {
    const time = lasting(duration, s, true);
    const ref = (of: Ref) => (s.say.isPlayer(of, s) ? s.say.player(of, s) : s.say.object(of, s, 'each'));
    const how = amount === 'all' ? 'toutes les blessures' : nextDamage(points(amount, NOUNS.damage, s), '');
    const first = ref(from);
    const would = wouldBeDealt(how, first.you === true) + (first.you === true ? '' : ` ${toIt(first)}`);
    const second = ref(to);
    const dealt = isOne(how) ? 'est infligée' : 'sont infligées';
    const are = second.you === true ? `vous ${dealt}` : `${dealt} ${toIt(second)}`;
    return { sentences: [`${how} qui ${would}${time} ${are} à la place`] };
  },
};

/** "la prochaine blessure", "les 3 prochaines blessures". */
function nextDamage(amount: string, combat: string): string {
  const [, number = '', rest = ''] = /^(\d+|X) blessures?(.*)$/.exec(amount) ?? [];
  if (number === '1') return `la prochaine blessure${combat}${rest}`;
  return number === '' ? amount : `les ${number} prochaines blessures${combat}${rest}`;
}

const isOne = (amount: string): boolean => amount.startsWith('la ');

/** "devraient être infligées", "devrait vous être infligée". */
function wouldBeDealt(amount: string, toYou: boolean): string {
  const [would, dealt] = isOne(amount) ? ['devrait', 'infligée'] : ['devraient', 'infligées'];
  return `${would} ${toYou ? 'vous ' : ''}être ${dealt}`;
}

const doubled = (to: Value, who: PlayerRef): boolean =>
  typeof to === 'object' &&
  'times' in to &&
  to.times.includes(2) &&
  to.times.some(
    (part) =>
      typeof part === 'object' && 'lifeOf' in part && JSON.stringify(part.lifeOf) === JSON.stringify(who),
  );

/** "votre total de points de vie", "le total de points de vie du joueur ciblé". */
function lifeTotal(who: PlayerRef, s: Speech): NounPhrase {
  const of = actor(who, s);
  const many = of.plural && of.you !== true;
  return phrase(owned(of, noun(NOUNS.lifeTotal.one, 'm'), many), { gender: 'm', plural: many });
}

/** Two targets of one kind that must differ: "deux joueurs ciblés". */
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
  if (first.plural && keyOf(a, s) === keyOf(b, s)) {
    const { each: _, ...pair } = first;
    return pair;
  }
  const pair = pairOfTargets(a, b, first, s);
  if (pair !== null) return pair;
  return phrase(`${named(first)} et ${named(s.say.player(b, s))}`, { gender: 'm', plural: true });
}
