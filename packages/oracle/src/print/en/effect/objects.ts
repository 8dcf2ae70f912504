import type { Filter, ObjectRef, Value, Zone } from '@ettin/schema';
import { isYours, placeOf, wasOnBattlefield } from '../../places.js';
import { keyOf } from '../../scope.js';
import { counters } from '../counters.js';
import { type NounPhrase, objectCase, phrase } from '../grammar.js';
import { selfName } from '../object.js';
import { some } from '../quantity.js';
import type { GroupStyle, Speech } from '../speech.js';
import { list, ordinal } from '../words.js';
import { actor, binds, clause, type EffectOf, own, type Some } from './shape.js';

const you = (s: Speech) => s.say.player('you', s);

/** An order about something: "destroy target creature", "tap all creatures". */
const order =
  (verb: string, style: GroupStyle = 'all', after = '') =>
  ({ what, as }: { readonly what: ObjectRef; readonly as?: string }, s: Speech) => {
    const it = s.say.object(what, s, style);
    bindThings(as, what, it, verb, s);
    return clause(verb, you(s), verb, objectCase(it) + after, s);
  };

const PAST: Readonly<Record<string, string>> = {
  destroy: 'destroyed',
  exile: 'exiled',
  sacrifice: 'sacrificed',
  counter: 'countered',
  tap: 'tapped',
  return: 'returned',
  put: 'moved',
};

/** `as` names what was affected and how many. */
export function bindThings(
  as: string | undefined,
  what: ObjectRef,
  it: NounPhrase,
  verb: string,
  s: Speech,
): void {
  if (as === undefined) return;
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  const result = {
    of: 'objects' as const,
    done: PAST[verb] ?? 'affected',
    ...(filter === undefined ? {} : { filter }),
  };
  if (keyOf(what, s) !== null) {
    binds(as, s, { alias: what, result });
    return;
  }
  binds(as, s, {
    entity: { kind: 'object', plural: it.plain, ...(filter === undefined ? {} : { filter }) },
    result,
  });
}

const owners = (it: NounPhrase, zone: string, yours: boolean) =>
  yours ? `your ${zone}` : it.plain ? `their owners' ${plurals[zone] ?? `${zone}s`}` : `its owner's ${zone}`;

const plurals: Readonly<Record<string, string>> = { library: 'libraries' };

function underWhom(effect: EffectOf<'move'>, it: NounPhrase, from: Zone, yours: boolean, s: Speech): string {
  if (effect.under === 'you') return yours ? '' : ' under your control';
  if (effect.under === undefined)
    return from === 'exile' ? ` under ${it.plain ? "their owners'" : "its owner's"} control` : '';
  if (typeof effect.under === 'object' && 'ownerOf' in effect.under) {
    return ` under ${it.plain ? "their owners'" : "its owner's"} control`;
  }
  return ` under ${s.say.player(effect.under, s).possessive} control`;
}

function arrival(effect: EffectOf<'move'>): string {
  const words = [
    ...(effect.faceDown === true ? ['face down'] : []),
    ...(effect.tapped === true ? ['tapped'] : []),
    ...(effect.attacking === true ? ['attacking'] : []),
    ...(effect.transformed === true ? ['transformed'] : []),
  ];
  return words.length === 0 ? '' : ` ${words.join(' and ')}`;
}

/** The thing where it is: "this card from your graveyard". */
function whatMoves(ref: ObjectRef, from: Zone, s: Speech): NounPhrase {
  const key = keyOf(ref, s);
  const several = key !== null && s.entities.get(key)?.plural === true;
  if (
    several &&
    from === 'graveyard' &&
    s.said.has(key) &&
    s.places.get(key) === 'graveyard' &&
    wasOnBattlefield(key, s)
  ) {
    return { ...phrase('each card put into a graveyard this way'), key };
  }
  const own = ref === 'self' && s.focus !== 'self' && (from === 'graveyard' || from === 'hand');
  if (!own) return s.say.object(ref, s);
  const text = `${selfName(s.self, s.from)} from your ${from}`;
  s.said.add('self');
  s.focus = 'self';
  return { text, possessive: 'its', plain: false, key: 'self' };
}

/** "each player shuffles their hand and graveyard into their library" */
function shuffleAway({ what, to, position }: EffectOf<'move'>, s: Speech) {
  if (typeof what !== 'object' || !('each' in what) || to !== 'library' || position !== 'shuffled')
    return null;
  const { zone, owner, ...rest } = what.each;
  if (owner === undefined || typeof zone === 'string' || zone === undefined || Object.keys(rest).length > 0)
    return null;
  const subject = actor(
    owner === 'opponent' ? 'opponents' : owner === 'notYou' || owner === 'teammate' ? 'teammates' : owner,
    s,
  );
  const whose = own(subject);
  return clause('shuffleAway', subject, 'shuffle', `${whose} ${list(zone, 'and')} into ${whose} library`, s);
}

function move(effect: EffectOf<'move'>, s: Speech) {
  const away = shuffleAway(effect, s);
  if (away !== null) return away;
  const { what, to } = effect;
  const from = placeOf(what, s);
  const yours = isYours(what, s);
  const it = whatMoves(what, from, s);
  const text = objectCase(it);
  const key = keyOf(what, s);
  const withCounters =
    effect.counters === undefined
      ? ''
      : ` with ${counters(effect.counters.kind, effect.counters.count, s)} on ${it.plain ? 'them' : 'it'}`;
  const verb = moveVerb(effect, from, yours);
  bindThings(effect.as, what, it, verb, s);
  if (key !== null) s.places.set(key, to);
  const theirs = revealedBy(key, from, to, s);
  if (theirs !== null) return clause('put', theirs, verb, `${text} into their ${to}`, s);
  return clause(
    verb === 'return' ? 'return' : 'put',
    you(s),
    verb,
    text + destination(effect, it, from, yours, verb, s) + withCounters,
    s,
  );
}

/** Whoever revealed a card from their library takes it. */
function revealedBy(key: string | null, from: Zone, to: Zone, s: Speech): NounPhrase | null {
  if (key === null || from !== 'library' || (to !== 'hand' && to !== 'graveyard')) return null;
  const doer = s.doers.get(key.slice('bound:'.length));
  return doer === undefined || doer === 'you' ? null : phrase('that player', false, keyOf(doer, s));
}

function moveVerb(effect: EffectOf<'move'>, from: Zone, yours: boolean): string {
  switch (effect.to) {
    case 'exile':
      return 'exile';
    case 'hand':
      return from === 'library' ? 'put' : 'return';
    case 'battlefield':
      return from === 'hand' ||
        from === 'library' ||
        (effect.under === 'you' && from === 'graveyard' && !yours)
        ? 'put'
        : 'return';
    case 'library':
      return effect.position === 'shuffled' ? 'shuffle' : 'put';
    case 'graveyard':
    case 'stack':
    case 'command':
      return 'put';
  }
}

function destination(
  effect: EffectOf<'move'>,
  it: NounPhrase,
  from: Zone,
  yours: boolean,
  verb: string,
  s: Speech,
): string {
  const { to, position } = effect;
  switch (to) {
    case 'exile':
      return arrival(effect);
    case 'hand':
      return ` ${verb === 'put' ? 'into' : 'to'} ${from === 'library' ? 'your hand' : owners(it, 'hand', yours)}`;
    case 'battlefield':
      return ` ${verb === 'put' ? 'onto' : 'to'} the battlefield${arrival(effect)}${underWhom(effect, it, from, yours, s)}`;
    case 'library': {
      const library = owners(it, 'library', yours || from === 'library');
      if (position === 'shuffled') return ` into ${library}`;
      if (typeof position === 'number') return ` into ${library} ${ordinal(position)} from the top`;
      return position === 'bottom' ? ` on the bottom of ${library}` : ` on top of ${library}`;
    }
    case 'graveyard':
      return ` into ${owners(it, 'graveyard', yours || from === 'library')}`;
    case 'stack':
    case 'command':
      return ` into the ${to} zone`;
  }
}

/** "a creature", "two creatures of their choice", "half the creatures they control, rounded up". */
function sacrificed(what: Filter, count: Value, subject: NounPhrase, s: Speech): string {
  const yours = subject.you === true;
  const choice = yours ? '' : ' of their choice';
  const { controller: _, ...filter } = what;
  if (typeof count === 'object' && 'divide' in count) {
    return s.say.value(count, s).replace(/(half|third of|th of) the number of /, '$1 the ');
  }
  const placed = (text: string) =>
    / (?:with|without|that) /.test(text)
      ? text.replace(/ (?=(?:with|without|that) )/, `${choice} `)
      : text + choice;
  return placed(some(filter, count, s));
}

/** "target player's graveyard": all of it. */
function graveyard(what: ObjectRef, s: Speech): NounPhrase | null {
  if (typeof what !== 'object' || !('each' in what)) return null;
  const { zone, owner, ...rest } = what.each;
  if (zone !== 'graveyard' || Object.keys(rest).length > 0) return null;
  s.focus = null;
  if (owner === undefined || owner === 'eachPlayer') return phrase('all graveyards', true);
  const whose =
    owner === 'opponent' || owner === 'opponents' ? "each opponent's" : s.say.whose(owner, s).possessive;
  return phrase(`${whose} graveyard`, true);
}

export const objectEffects: Some<
  | 'destroy'
  | 'exile'
  | 'sacrifice'
  | 'sacrificeObject'
  | 'move'
  | 'counter'
  | 'tap'
  | 'untap'
  | 'regenerate'
  | 'fight'
  | 'attach'
  | 'unattach'
  | 'transform'
  | 'flip'
  | 'turnFaceUp'
  | 'phaseOut'
  | 'removeFromCombat'
  | 'attachToTarget'
  | 'goad'
> = {
  destroy: (effect, s) => {
    const it = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, it, 'destroy', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'graveyard');
    const destroyed = clause('destroy', you(s), 'destroy', objectCase(it), s);
    return effect.noRegeneration === true
      ? [destroyed, { sentences: [`${it.plain ? 'they' : 'it'} can't be regenerated`] }]
      : destroyed;
  },
  exile: (effect, s) => {
    const it = graveyard(effect.what, s) ?? s.say.object(effect.what, s);
    const until =
      effect.until === undefined ? '' : ` until ${selfName(s.self, 'battlefield')} leaves the battlefield`;
    bindThings(effect.as, effect.what, it, 'exile', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'exile');
    else if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, 'exile');
    const down = effect.faceDown === true ? ' face down' : '';
    return clause('exile', you(s), 'exile', objectCase(it) + down + until, s);
  },
  sacrifice: ({ who, what, count, as }, s) => {
    const subject = actor(who, s);
    const words = sacrificed(what, count, subject, s);
    binds(as, s, {
      entity: { kind: 'object', filter: what, label: 'sacrificed', plural: count !== 1 },
      result: { of: 'objects', done: 'sacrificed', filter: what },
      doer: who,
    });
    return clause('sacrifice', subject, 'sacrifice', words, s);
  },
  sacrificeObject: order('sacrifice'),
  move,
  counter: (effect, s) => {
    const spell = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, spell, 'counter', s);
    const countered = clause('counter', you(s), 'counter', objectCase(spell), s);
    if (effect.to === undefined) return countered;
    const instead =
      effect.to === 'exile'
        ? 'exile it'
        : `put it ${effect.to === 'library' ? `on ${effect.position === 'bottom' ? 'the bottom' : 'top'} of its owner's library` : `into its owner's ${effect.to}`}`;
    const usual = effect.to === 'exile' ? "putting it into its owner's" : "into that player's";
    return [
      countered,
      {
        sentences: [`if that spell is countered this way, ${instead} instead of ${usual} graveyard`],
      },
    ];
  },
  tap: order('tap'),
  untap: order('untap'),
  regenerate: order('regenerate', 'each'),
  fight: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    if (keyOf(a, s) === keyOf(b, s)) return clause('fight', first, 'fight', 'each other', s);
    return clause('fight', first, 'fight', objectCase(s.say.object(b, s)), s);
  },
  attach: ({ what, to }, s) => {
    const first = objectCase(s.say.object(what, s));
    return clause('attach', you(s), 'attach', `${first} to ${objectCase(s.say.object(to, s))}`, s);
  },
  unattach: order('unattach'),
  transform: order('transform'),
  flip: order('flip'),
  turnFaceUp: order('turn', 'all', ' face up'),
  phaseOut: ({ what }, s) => {
    const it = s.say.object(what, s);
    return clause('phaseOut', it, 'phase', 'out', s);
  },
  removeFromCombat: order('remove', 'all', ' from combat'),
  attachToTarget: ({ what, filter }, s) => {
    const it = objectCase(s.say.object(what, s));
    const to = filter.object === undefined ? 'a player' : s.say.np(filter.object, 'a', s).text;
    return clause(
      'attach',
      you(s),
      'attach',
      `${it} to ${filter.any === true ? 'a permanent or player' : to}`,
      s,
    );
  },
  goad: order('goad'),
};
