import type { Damaged, PlayerRef, Ref, Value } from '@ettin/schema';
import { keyOf } from '../../scope.js';
import { lasting } from '../duration.js';
import { after, type NounPhrase, owned, type Predicate, phrase } from '../grammar.js';
import { damageKind, thatWouldBeDealt } from '../prevention.js';
import { points } from '../quantity.js';
import type { Speech } from '../speech.js';
import { partOf } from '../value.js';
import { LIFE_TOTAL } from '../vocabulary.js';
import { contract, list } from '../words.js';
import { eachOf } from './counters.js';
import { actor, binds, clause, type Some, you } from './shape.js';

/** "3 vidas", "una cantidad de vidas igual a su fuerza", "la mitad de sus vidas, redondeando hacia arriba". */
const life = (value: Value, s: Speech): string =>
  typeof value === 'object' && 'divide' in value ? partOf(value, s) : points(value, 'life', s);

const isList = (to: Damaged | readonly Damaged[]): to is readonly Damaged[] => Array.isArray(to);

/** Everything that is dealt damage: "cualquier objetivo"; "cada oponente" and "cada criatura que controla". */
function recipients(to: Damaged | readonly Damaged[], s: Speech): readonly NounPhrase[] {
  const refs: readonly Damaged[] = isList(to) ? to : [to];
  return refs.map((ref, at) => {
    if (typeof ref === 'object' && 'attackedBy' in ref) {
      const attacker = s.say.object(ref.attackedBy, s);
      const who = attacker.pronoun === true ? '' : `${attacker.text} `;
      return phrase(`el jugador o planeswalker al que ${who}está atacando`, 'm');
    }
    if (s.say.isPlayer(ref, s)) return eachOf(s.say.player(ref, s));
    const theirs =
      typeof ref === 'object' &&
      'each' in ref &&
      refs[at - 1] === 'opponents' &&
      ref.each.controller === 'opponent';
    if (!theirs) return eachOf(s.say.object(ref, s, 'each'));
    const mode = s.thatPlayer;
    s.thatPlayer = 'pronoun';
    const said = s.say.object({ each: { ...ref.each, controller: 'thatPlayer' } }, s, 'each');
    s.thatPlayer = mode;
    return said;
  });
}

/** To whom: a pronoun where there is one, several with "a" each. */
function dealt(amount: string, to: readonly NounPhrase[], first: boolean): Predicate {
  const [only] = to;
  const pronoun = only?.you === true || only?.pronoun === true;
  if (to.length === 1 && only !== undefined && (pronoun || !first)) {
    return { verb: 'hacer', rest: amount, indirect: only };
  }
  const whom = list(
    to.map((one) => after('a', one)),
    'y',
  );
  return { verb: 'hacer', rest: first ? `${whom} ${amount}` : `${amount} ${whom}` };
}

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
    let predicate: Predicate;
    if (aboutRecipient(effect.amount)) {
      const to = recipients(effect.to, s);
      s.thatPlayer = mode === 'plain' ? 'plain' : mode;
      predicate = dealt(points(effect.amount, 'damage', s), to, true);
    } else {
      const amount = points(effect.amount, 'damage', s);
      predicate = dealt(amount, recipients(effect.to, s), amount.includes(' igual a '));
    }
    const alone =
      isList(effect.to) || (typeof effect.to === 'object' && 'attackedBy' in effect.to)
        ? undefined
        : effect.to;
    const key = alone === undefined ? null : keyOf(alone, s);
    binds(effect.as, s, {
      result: { of: 'damage', done: 'hecho' },
      ...(key === null || alone === undefined
        ? { entity: { kind: 'object', plural: true, filter: { types: ['creature'] } } }
        : { alias: alone }),
    });
    const said = clause('damage', source, predicate, s);
    return effect.unpreventable === true ? [said, { sentences: ['el daño no puede ser prevenido'] }] : said;
  },
  damageDivided: ({ targets, from }, s) => {
    const source = s.say.object(from ?? 'self', s);
    const spec = s.specs.get(targets);
    const amount = points(spec?.divide ?? 'X', 'damage', s);
    const any = spec !== undefined && spec.divide === spec.max && (spec.min === 0 || spec.max === 'X');
    const among =
      spec === undefined ? 'los objetivos' : s.say.target(any ? { ...spec, min: 0, max: 99 } : spec, s).text;
    const rest = `${amount} divididos como elijas entre ${among}`;
    return clause('damage', source, { verb: 'hacer', rest }, s);
  },
  gainLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'ganado' }, doer: who });
    return clause('gainLife', subject, { verb: 'ganar', rest }, s, { order: false });
  },
  loseLife: ({ who, amount, as }, s) => {
    const subject = actor(who, s);
    const rest = life(amount, s);
    binds(as, s, { result: { of: 'life', done: 'perdido' }, doer: who });
    return clause('loseLife', subject, { verb: 'perder', rest }, s, { order: false });
  },
  setLife: ({ who, to }, s) => {
    const of = actor(who, s);
    const total = phrase(owned(LIFE_TOTAL, of, of.many), 'm', of.many);
    if (doubled(to, who)) {
      return clause('setLife', you(s), { verb: 'duplicar', direct: total, rest: '' }, s);
    }
    if (who !== 'you') s.thatPlayer = 'pronoun';
    const equal = typeof to === 'object' && 'startingLife' in to ? 'igual a ' : '';
    const rest = contract(`a ser ${equal}${s.say.value(to, s)}`);
    return clause('setLife', total, { verb: 'pasar', rest }, s, { order: false });
  },
  exchangeLife: ({ between: [a, b] }, s) => {
    if (a === 'you') {
      const rest = `totales de vidas ${after('con', s.say.player(b, s))}`;
      return clause('exchangeLife', you(s), { verb: 'intercambiar', rest }, s);
    }
    return clause('exchangeLife', twoOf(a, b, s), { verb: 'intercambiar', rest: 'sus totales de vidas' }, s);
  },
  redistributeLife: ({ among }, s) => {
    const rest =
      among === 'eachPlayer'
        ? 'los totales de vidas de cualquier cantidad de jugadores'
        : `los totales de vidas ${after('de', s.say.whose(among, s, true))}`;
    return clause('redistributeLife', you(s), { verb: 'redistribuir', rest }, s);
  },
  preventDamage: (effect, s) => {
    const kind = damageKind(effect.combatOnly);
    const time = lasting(effect.duration, s, true);
    const to =
      effect.to === undefined
        ? []
        : [s.say.isPlayer(effect.to, s) ? s.say.whose(effect.to, s) : s.say.object(effect.to, s, 'each')];
    const by =
      effect.fromObject !== undefined
        ? s.say.object(effect.fromObject, s)
        : effect.from !== undefined
          ? s.say.np(effect.from, effect.amount === 'all' ? 'the' : 'a', s, { head: 'source' })
          : null;
    const later = effect.duration !== 'endOfTurn' && effect.fromObject !== undefined;
    const would = thatWouldBeDealt(to, by, later ? '' : time);
    const amount =
      effect.amount === 'all'
        ? `todo el ${kind}`
        : next(points(effect.amount, 'damage', s, kind.replace(/^daño/, '')));
    const rest = `${amount} ${effect.amount === 'all' || effect.amount === 1 ? would : would.replace('fuera a', 'fueran a')}`;
    if (later) return { sentences: [`${time.trim()}, prevén ${rest}`] };
    const prevention = clause('preventDamage', you(s), { verb: 'prevenir', rest }, s);
    if (effect.then === undefined) return prevention;
    const then = s.say.effects(effect.then, s, { together: true });
    return [
      prevention,
      {
        sentences: then.map((text, at) => (at === 0 ? `si se previene daño de esta manera, ${text}` : text)),
      },
    ];
  },
  redirectDamage: ({ from, to, amount, duration }, s) => {
    const time = lasting(duration, s, true);
    const ref = (of: Ref) => (s.say.isPlayer(of, s) ? s.say.player(of, s) : s.say.object(of, s, 'each'));
    const how = amount === 'all' ? 'todo el daño' : next(points(amount, 'damage', s));
    const would = thatWouldBeDealt([ref(from)], null, time);
    const target = ref(to);
    const is = target.you === true ? 'se te hace' : `se hace ${after('a', target)}`;
    return { sentences: [`${how} ${would}, en vez de eso, ${is}`] };
  },
};

/** "los próximos 3 puntos de daño", "el próximo 1 punto de daño" */
const next = (amount: string): string =>
  amount.startsWith('1 ') ? `el próximo ${amount}` : `los próximos ${amount}`;

const doubled = (to: Value, who: PlayerRef): boolean =>
  typeof to === 'object' &&
  'times' in to &&
  to.times.includes(2) &&
  to.times.some(
    (part) =>
      typeof part === 'object' && 'lifeOf' in part && JSON.stringify(part.lifeOf) === JSON.stringify(who),
  );

/** Two targets of one kind that must differ: "dos jugadores objetivo". */
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
  if (first.many && keyOf(a, s) === keyOf(b, s)) {
    const { each: _, ...pair } = first;
    return pair;
  }
  const pair = pairOfTargets(a, b, first, s);
  if (pair !== null) return pair;
  return phrase(`${first.text} y ${s.say.player(b, s).text}`, 'm', true);
}
