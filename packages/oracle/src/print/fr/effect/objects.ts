import type { Filter, ObjectRef, Value, Zone } from '@ettin/schema';
import { isYours, placeOf, wasOnBattlefield } from '../../places.js';
import { keyOf } from '../../scope.js';
import { counters } from '../counters.js';
import {
  after,
  type NounPhrase,
  named,
  noun,
  own,
  owned,
  phrase,
  subjectOf,
  their,
  toIt,
} from '../grammar.js';
import { selfPhrase } from '../object.js';
import { some } from '../quantity.js';
import type { GroupStyle, Speech } from '../speech.js';
import { NOUNS, ZONE_NOUNS } from '../vocabulary.js';
import { agree, list, ofThe, ordinal } from '../words.js';
import { acting, actor, binds, clause, type EffectOf, type Some, you } from './shape.js';

/** An order about something: "détruisez la créature ciblée", "engagez toutes les créatures". */
const order =
  (act: string, verb: string, rest = '', style: GroupStyle = 'all') =>
  ({ what, as }: { readonly what: ObjectRef; readonly as?: string }, s: Speech) => {
    const it = s.say.object(what, s, style);
    bindThings(as, what, it, act, s);
    return acting(act, you(s), verb, it, rest, s);
  };

const PAST: Readonly<Record<string, string>> = {
  destroy: 'détruit',
  exile: 'exilé',
  sacrifice: 'sacrifié',
  counter: 'contrecarré',
  tap: 'engagé',
  return: 'renvoyé',
  put: 'déplacé',
};

/** `as` names what was affected and how many. */
export function bindThings(
  as: string | undefined,
  what: ObjectRef,
  it: NounPhrase,
  act: string,
  s: Speech,
): void {
  if (as === undefined) return;
  const filter = typeof what === 'object' && 'each' in what ? what.each : undefined;
  const result = {
    of: 'objects' as const,
    done: PAST[act] ?? 'affecté',
    ...(filter === undefined ? {} : { filter }),
  };
  if (keyOf(what, s) !== null) {
    binds(as, s, { alias: what, result });
    return;
  }
  binds(as, s, {
    entity: { kind: 'object', plural: it.plural, ...(filter === undefined ? {} : { filter }) },
    result,
  });
}

/** "votre main", "la main de son propriétaire", "la main de leur propriétaire". */
const ownersZone = (it: NounPhrase, zone: Zone, yours: boolean): string =>
  yours
    ? own(YOURS, ZONE_NOUNS[zone])
    : `${ZONE_NOUNS[zone].gender === 'f' ? 'la' : 'le'} ${ZONE_NOUNS[zone].one} de ${their(it.plural, NOUNS.owner)}`;

const YOURS: NounPhrase = { ...phrase('vous'), you: true };

function underWhom(effect: EffectOf<'move'>, it: NounPhrase, from: Zone, yours: boolean, s: Speech): string {
  const owner = ` sous le contrôle de ${their(it.plural, NOUNS.owner)}`;
  if (effect.under === 'you') return yours ? '' : ' sous votre contrôle';
  if (effect.under === undefined) return from === 'exile' ? owner : '';
  if (typeof effect.under === 'object' && 'ownerOf' in effect.under) return owner;
  return ` sous ${owned(s.say.player(effect.under, s), NOUNS.control)}`;
}

function arrival(effect: EffectOf<'move'>, it: NounPhrase): string {
  const words = [
    ...(effect.faceDown === true ? ['face cachée'] : []),
    ...(effect.tapped === true ? [agree('engagé', it)] : []),
    ...(effect.attacking === true ? [agree('attaquant', it)] : []),
    ...(effect.transformed === true ? [agree('transformé', it)] : []),
  ];
  return words.length === 0 ? '' : ` ${list(words, 'et')}`;
}

const CARD = { gender: 'f', plural: false } as const;

/** The thing where it is: "cette carte de votre cimetière". */
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
    return { ...phrase('chaque carte mise dans un cimetière de cette manière', CARD), key };
  }
  const own_ = ref === 'self' && s.focus !== 'self' && (from === 'graveyard' || from === 'hand');
  if (!own_) return s.say.object(ref, s);
  const it = selfPhrase(s, s.from);
  s.said.add('self');
  s.focus = 'self';
  return { ...it, after: ` de votre ${ZONE_NOUNS[from].one}`, key: 'self' };
}

/** "chaque joueur mélange sa main et son cimetière dans sa bibliothèque" */
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
  const zones = list(
    zone.map((one) => own(subject, ZONE_NOUNS[one])),
    'et',
  );
  return clause('shuffleAway', subject, 'mélanger', `${zones} dans ${own(subject, ZONE_NOUNS.library)}`, s);
}

function move(effect: EffectOf<'move'>, s: Speech) {
  const away = shuffleAway(effect, s);
  if (away !== null) return away;
  const { what, to } = effect;
  const from = placeOf(what, s);
  const yours = isYours(what, s);
  const it = whatMoves(what, from, s);
  const key = keyOf(what, s);
  const withCounters =
    effect.counters === undefined
      ? ''
      : ` avec ${counters(effect.counters.kind, effect.counters.count, s)} ${after('sur', { ...it, pronoun: 'whole' })}`;
  const verb = moveVerb(effect, from, yours);
  bindThings(effect.as, what, it, verb === 'renvoyer' ? 'return' : 'put', s);
  if (key !== null) s.places.set(key, to);
  const theirs = revealedBy(key, from, to, s);
  if (theirs !== null) return acting('put', theirs, verb, it, `dans ${own(theirs, ZONE_NOUNS[to])}`, s);
  return acting(
    verb === 'renvoyer' ? 'return' : 'put',
    you(s),
    verb,
    it,
    destination(effect, it, from, yours, s) + withCounters,
    s,
  );
}

/** Whoever revealed a card from their library takes it. */
function revealedBy(key: string | null, from: Zone, to: Zone, s: Speech): NounPhrase | null {
  if (key === null || from !== 'library' || (to !== 'hand' && to !== 'graveyard')) return null;
  const doer = s.doers.get(key.slice('bound:'.length));
  return doer === undefined || doer === 'you'
    ? null
    : phrase('ce joueur', { gender: 'm', plural: false }, keyOf(doer, s));
}

function moveVerb(effect: EffectOf<'move'>, from: Zone, yours: boolean): string {
  switch (effect.to) {
    case 'exile':
      return 'exiler';
    case 'hand':
      return from === 'library' ? 'mettre' : 'renvoyer';
    case 'battlefield':
      return from === 'hand' ||
        from === 'library' ||
        (effect.under === 'you' && from === 'graveyard' && !yours)
        ? 'mettre'
        : 'renvoyer';
    case 'library':
      return effect.position === 'shuffled' ? 'mélanger' : 'mettre';
    case 'graveyard':
    case 'stack':
    case 'command':
      return 'mettre';
  }
}

function destination(
  effect: EffectOf<'move'>,
  it: NounPhrase,
  from: Zone,
  yours: boolean,
  s: Speech,
): string {
  const { to, position } = effect;
  switch (to) {
    case 'exile':
      return arrival(effect, it);
    case 'hand':
      return ` dans ${ownersZone(it, 'hand', yours || from === 'library')}`;
    case 'battlefield':
      return ` sur le champ de bataille${arrival(effect, it)}${underWhom(effect, it, from, yours, s)}`;
    case 'library': {
      const library = ownersZone(it, 'library', yours || from === 'library');
      if (position === 'shuffled') return ` dans ${library}`;
      if (typeof position === 'number')
        return ` dans ${library} en ${ordinal(position, 'f')} position à partir du dessus`;
      return ` au-${position === 'bottom' ? 'dessous' : 'dessus'} ${ofThe(library)}`;
    }
    case 'graveyard':
      return ` dans ${ownersZone(it, 'graveyard', yours || from === 'library')}`;
    case 'stack':
      return ' sur la pile';
    case 'command':
      return ' dans la zone de commandement';
  }
}

/** "une créature", "deux créatures de son choix", "la moitié des créatures qu'il contrôle". */
function sacrificed(what: Filter, count: Value, subject: NounPhrase, s: Speech): string {
  const choice = subject.you === true ? '' : ` de ${own(subject, noun('choix', 'm', 'choix'))}`;
  const { controller: _, ...filter } = what;
  if (typeof count === 'object' && 'divide' in count) {
    return s.say.value(count, s).replace(/du nombre de /, 'des ');
  }
  return some(filter, count, s).replace(/( (?:avec|sans|qui|que) .*)?$/, `${choice}$1`);
}

/** "le cimetière du joueur ciblé": all of it. */
function graveyard(what: ObjectRef, s: Speech): NounPhrase | null {
  if (typeof what !== 'object' || !('each' in what)) return null;
  const { zone, owner, ...rest } = what.each;
  if (zone !== 'graveyard' || Object.keys(rest).length > 0) return null;
  s.focus = null;
  if (owner === undefined || owner === 'eachPlayer')
    return phrase('tous les cimetières', { gender: 'm', plural: true });
  const whose =
    owner === 'opponent' || owner === 'opponents' ? phrase('chaque adversaire') : s.say.whose(owner, s);
  return phrase(owned(whose, ZONE_NOUNS.graveyard), { gender: 'm', plural: true });
}

const till = (s: Speech): string =>
  ` jusqu'à ce que ${named(selfPhrase(s, 'battlefield'))} quitte le champ de bataille`;

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
    const destroyed = acting('destroy', you(s), 'détruire', it, '', s);
    if (effect.noRegeneration !== true) return destroyed;
    const again = subjectOf({ ...it, pronoun: 'whole' });
    const cant = it.plural ? 'ne peuvent pas' : 'ne peut pas';
    return [destroyed, { sentences: [`${again} ${cant} être ${agree('régénéré', it)}`] }];
  },
  exile: (effect, s) => {
    const it = graveyard(effect.what, s) ?? s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, it, 'exile', s);
    const key = keyOf(effect.what, s);
    if (key !== null) s.places.set(key, 'exile');
    else if (effect.as !== undefined) s.places.set(`bound:${effect.as}`, 'exile');
    const down = effect.faceDown === true ? ' face cachée' : '';
    return acting('exile', you(s), 'exiler', it, down + (effect.until === undefined ? '' : till(s)), s);
  },
  sacrifice: ({ who, what, count, as }, s) => {
    const subject = actor(who, s);
    const words = sacrificed(what, count, subject, s);
    binds(as, s, {
      entity: { kind: 'object', filter: what, label: 'sacrificed', plural: count !== 1 },
      result: { of: 'objects', done: 'sacrifié', filter: what },
      doer: who,
    });
    return clause('sacrifice', subject, 'sacrifier', words, s);
  },
  sacrificeObject: order('sacrifice', 'sacrifier'),
  move,
  counter: (effect, s) => {
    const spell = s.say.object(effect.what, s);
    bindThings(effect.as, effect.what, spell, 'counter', s);
    const countered = acting('counter', you(s), 'contrecarrer', spell, '', s);
    if (effect.to === undefined) return countered;
    const where = ` ${ownersZone(spell, effect.to, false)}`;
    const instead =
      effect.to === 'exile'
        ? 'exilez-le'
        : effect.to === 'library'
          ? `mettez-le au-${effect.position === 'bottom' ? 'dessous' : 'dessus'} ${ofThe(where.trim())}`
          : `mettez-le dans${where}`;
    return [
      countered,
      {
        sentences: [
          `si ce sort est contrecarré de cette manière, ${instead} au lieu de le mettre dans le cimetière de son propriétaire`,
        ],
      },
    ];
  },
  tap: order('tap', 'engager'),
  untap: order('untap', 'dégager'),
  regenerate: order('regenerate', 'régénérer', '', 'each'),
  fight: ({ a, b }, s) => {
    const first = s.say.object(a, s);
    const both = first.gender === 'f' ? "l'une contre l'autre" : "l'un contre l'autre";
    const other = keyOf(a, s) === keyOf(b, s) ? both : after('contre', s.say.object(b, s));
    return clause('fight', first, 'se battre', other, s);
  },
  attach: ({ what, to }, s) => {
    const first = s.say.object(what, s);
    return acting('attach', you(s), 'attacher', first, toIt(s.say.object(to, s)), s);
  },
  unattach: order('unattach', 'détacher'),
  transform: order('transform', 'transformer'),
  flip: order('flip', 'renverser'),
  turnFaceUp: order('turn', 'retourner', 'face visible'),
  phaseOut: ({ what }, s) => {
    const it = s.say.object(what, s);
    return clause('phaseOut', it, 'être', `${agree('déphasé', it)}`, s);
  },
  removeFromCombat: order('remove', 'retirer', 'du combat'),
  attachToTarget: ({ what, filter }, s) => {
    const it = s.say.object(what, s);
    const to = filter.object === undefined ? 'à un joueur' : toIt(s.say.np(filter.object, 'a', s));
    return acting(
      'attach',
      you(s),
      'attacher',
      it,
      filter.any === true ? 'à un permanent ou à un joueur' : to,
      s,
    );
  },
  goad: order('goad', 'inciter'),
};
