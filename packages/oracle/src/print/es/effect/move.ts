import type { ObjectRef, Zone } from '@ettin/schema';
import { isYours, placeOf, zonesOf } from '../../places.js';
import { keyOf } from '../../scope.js';
import { counters } from '../counters.js';
import { after, type NounPhrase, own, owned, person, phrase } from '../grammar.js';
import { selfName } from '../object.js';
import type { Speech } from '../speech.js';
import type { VerbName } from '../verbs.js';
import { CONTROL, LIBRARY, OWNER, ZONE_WORDS } from '../vocabulary.js';
import { list, ordinal, varying, type Word } from '../words.js';
import { bindThings } from './bound.js';
import { actor, clause, type EffectOf, you } from './shape.js';

type Move = EffectOf<'move'>;

/** "tu mano", "la mano de su propietario", "las manos de sus propietarios" */
function owners(it: NounPhrase, zone: Word, yours: boolean): string {
  if (yours) return `tu ${zone.one}`;
  const whose = it.many ? person(`sus ${OWNER.many}`, true) : person(`su ${OWNER.one}`);
  return owned(zone, whose, it.many);
}

const ownersControl = (it: NounPhrase): string =>
  ` bajo el control ${it.many ? `de sus ${OWNER.many}` : `de su ${OWNER.one}`}`;

function underWhom(effect: Move, it: NounPhrase, from: Zone, yours: boolean, s: Speech): string {
  if (effect.under === 'you') return yours ? '' : ' bajo tu control';
  if (effect.under === undefined) return from === 'exile' ? ownersControl(it) : '';
  if (typeof effect.under === 'object' && 'ownerOf' in effect.under) return ownersControl(it);
  return ` bajo ${owned(CONTROL, s.say.player(effect.under, s))}`;
}

/** "boca abajo", "giradas y atacando", "transformada" */
function arrival(effect: Move, it: NounPhrase): string {
  const agreed = (word: string) => varying(word)(it.gender, it.many);
  const words = [
    ...(effect.faceDown === true ? ['boca abajo'] : []),
    ...(effect.tapped === true ? [agreed('girado')] : []),
    ...(effect.attacking === true ? ['atacando'] : []),
    ...(effect.transformed === true ? [agreed('transformado')] : []),
  ];
  return words.length === 0 ? '' : ` ${list(words, 'y')}`;
}

const wasOnBattlefield = (key: string, s: Speech): boolean =>
  zonesOf(s.entities.get(key)?.filter ?? {}).every((zone) => zone === 'battlefield');

/** The thing where it is: "esta carta de tu cementerio". */
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
    return { ...phrase('cada carta puesta en un cementerio de esta manera', 'f'), key };
  }
  const here = ref === 'self' && s.focus !== 'self' && (from === 'graveyard' || from === 'hand');
  if (!here) return s.say.object(ref, s);
  const name = selfName(s.self, s.from);
  s.said.add('self');
  s.focus = 'self';
  return { ...name, text: `${name.text} de tu ${ZONE_WORDS[from].one}`, key: 'self' };
}

/** "cada jugador baraja su mano y su cementerio en su biblioteca" */
function shuffleAway({ what, to, position }: Move, s: Speech) {
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
  const zones = list(
    zone.map((one) => `${whose} ${ZONE_WORDS[one].one}`),
    'y',
  );
  return clause('shuffleAway', subject, { verb: 'barajar', rest: `${zones} en ${whose} ${LIBRARY.one}` }, s);
}

/** Whoever revealed a card from their library takes it. */
function revealedBy(key: string | null, from: Zone, to: Zone, s: Speech): NounPhrase | null {
  if (key === null || from !== 'library' || (to !== 'hand' && to !== 'graveyard')) return null;
  const doer = s.doers.get(key.slice('bound:'.length));
  return doer === undefined || doer === 'you' ? null : person('ese jugador', false, keyOf(doer, s));
}

function moveVerb(effect: Move, from: Zone, yours: boolean): VerbName {
  switch (effect.to) {
    case 'exile':
      return 'exiliar';
    case 'hand':
      return from === 'library' ? 'poner' : 'regresar';
    case 'battlefield':
      return from === 'hand' ||
        from === 'library' ||
        (effect.under === 'you' && from === 'graveyard' && !yours)
        ? 'poner'
        : 'regresar';
    case 'library':
      return effect.position === 'shuffled' ? 'barajar' : 'poner';
    case 'graveyard':
    case 'stack':
    case 'command':
      return 'poner';
  }
}

function destination(
  effect: Move,
  it: NounPhrase,
  from: Zone,
  yours: boolean,
  verb: VerbName,
  s: Speech,
): string {
  const { to, position } = effect;
  const known = yours || from === 'library';
  const preposition = verb === 'regresar' ? 'a' : 'en';
  switch (to) {
    case 'exile':
      return arrival(effect, it);
    case 'hand':
      return after(
        preposition,
        phrase(from === 'library' ? 'tu mano' : owners(it, ZONE_WORDS.hand, yours), 'f'),
      );
    case 'battlefield': {
      const there = after(preposition, phrase('el campo de batalla', 'm'));
      return there + arrival(effect, it) + underWhom(effect, it, from, yours, s);
    }
    case 'library': {
      const library = owners(it, LIBRARY, known);
      if (position === 'shuffled') return `en ${library}`;
      if (typeof position === 'number')
        return `en ${library} en ${ordinal(position, 'f')} posición desde la parte superior`;
      return `en ${position === 'bottom' ? 'el fondo' : 'la parte superior'} de ${library}`;
    }
    case 'graveyard':
      return `en ${owners(it, ZONE_WORDS.graveyard, known)}`;
    case 'stack':
      return 'en la pila';
    case 'command':
      return 'en la zona de mando';
  }
}

/** "regresa la criatura objetivo a la mano de su propietario", "ponla en el campo de batalla bajo tu control" */
export function move(effect: Move, s: Speech) {
  const away = shuffleAway(effect, s);
  if (away !== null) return away;
  const { what, to } = effect;
  const from = placeOf(what, s);
  const yours = isYours(what, s);
  const direct = whatMoves(what, from, s);
  const key = keyOf(what, s);
  const withCounters =
    effect.counters === undefined
      ? ''
      : ` con ${counters(effect.counters.kind, effect.counters.count, s).text} ${after('sobre', { ...direct, pronoun: true })}`;
  const verb = moveVerb(effect, from, yours);
  bindThings(effect.as, what, direct, verb, s);
  if (key !== null) s.places.set(key, to);
  const theirs = revealedBy(key, from, to, s);
  if (theirs !== null) {
    const rest = `en su ${ZONE_WORDS[to].one}`;
    return clause('put', theirs, { verb, direct, rest }, s);
  }
  const rest = (destination(effect, direct, from, yours, verb, s) + withCounters).trim();
  return clause(verb === 'regresar' ? 'return' : 'put', you(s), { verb, direct, rest }, s);
}
