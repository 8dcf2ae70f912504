import type { ObjectRef, PlayerRef, Whose } from '@ettin/schema';
import { keyOf, mention } from '../scope.js';
import { type NounPhrase, owned, person, YOU } from './grammar.js';
import type { Speech } from './speech.js';
import { CONTROLLER, OWNER, TYPE_WORDS } from './vocabulary.js';

/** A player just named in this sentence is understood; otherwise "ese jugador". */
function again(key: string, s: Speech, many = false): NounPhrase {
  const said = person(many ? 'esos jugadores' : 'ese jugador', many, key);
  if (s.player === key) return { ...said, pronoun: true };
  s.player = key;
  s.said.add(key);
  return said;
}

function thatPlayer(s: Speech): NounPhrase {
  const key = 'thatPlayer';
  const mode = s.thatPlayer;
  if (typeof mode === 'object') {
    s.thatPlayer = 'plain';
    const first = mode.any === true ? indefinite(mode.first, s) : player(mode.first, s);
    s.player = key;
    return { ...first, key };
  }
  switch (mode) {
    case 'you':
      return YOU;
    case 'pronoun': {
      const several = s.player !== null && s.entities.get(s.player)?.plural === true;
      return { ...person(several ? 'esos jugadores' : 'ese jugador', several, key), pronoun: true };
    }
    case 'relative':
      s.thatPlayer = 'pronoun';
      return { ...person('que', false, key), relative: true };
    case 'plain':
      return again(key, s);
  }
}

/** The permanent among targets of either kind: "planeswalker" for a target player or planeswalker. */
function permanentNoun(ref: ObjectRef, s: Speech): string {
  const spec = typeof ref === 'object' && 'target' in ref ? s.specs.get(ref.target) : undefined;
  const types = spec?.what.object?.types;
  const [type] = types ?? [];
  return types?.length === 1 && type !== undefined ? `ese ${TYPE_WORDS[type].one}` : 'ese permanente';
}

/** "su controlador", "los propietarios de esas criaturas". */
function relation(ref: ObjectRef, role: 'controller' | 'owner', s: Speech): NounPhrase {
  const of = s.say.object(ref, s);
  const word = role === 'controller' ? CONTROLLER : OWNER;
  if (of.text === 'ese permanente o jugador') return person(`el ${word.one} de ${permanentNoun(ref, s)}`);
  const several = of.many;
  return person(owned(word, of, several), several, `${role}:${of.key ?? JSON.stringify(ref)}`);
}

export function player(ref: PlayerRef, s: Speech): NounPhrase {
  if (typeof ref !== 'string') return described(ref, s);
  switch (ref) {
    case 'you':
      return YOU;
    case 'opponents':
      return person('cada oponente', false, ref);
    case 'teammates':
      return person('cada compañero de equipo', false, ref);
    case 'team':
      return person('cada jugador de tu equipo', false, ref);
    case 'eachPlayer':
      return person('cada jugador', false, ref);
    case 'eachOtherPlayer':
      return person('cada otro jugador', false, ref);
    case 'thatPlayer':
      return thatPlayer(s);
    case 'defendingPlayer':
    case 'attackingPlayer': {
      const said = person(
        ref === 'defendingPlayer' ? 'el jugador defensor' : 'el jugador atacante',
        false,
        ref,
      );
      if (s.player === ref) return { ...said, pronoun: true };
      s.player = ref;
      return said;
    }
    case 'activePlayer':
      return person('el jugador activo', false, ref);
    case 'chosenPlayer':
      return person('el jugador elegido', false, ref);
    case 'monarch':
      return person('el monarca', false, ref);
  }
}

function described(ref: Exclude<PlayerRef, string>, s: Speech): NounPhrase {
  if ('controllerOf' in ref) return relation(ref.controllerOf, 'controller', s);
  if ('ownerOf' in ref) return relation(ref.ownerOf, 'owner', s);
  if ('players' in ref) return selected(ref, s);
  if ('playersExcept' in ref) return person('cada otro jugador');
  const named: { readonly target: string } | { readonly bound: string } = ref;
  const key = keyOf(named, s) ?? '';
  if (!key.includes(':')) return player(key as PlayerRef, s);
  if (key.startsWith('target:') && !s.said.has(key)) {
    const spec = s.specs.get(key.slice('target:'.length));
    if (spec !== undefined) return s.say.target(spec, s);
  }
  const entity = s.entities.get(key);
  if (entity?.first !== undefined && 'player' in entity.first && !s.said.has(key)) {
    mention(key, s);
    s.player = key;
    return { ...indefinite(entity.first.player, s), key };
  }
  return again(key, s, entity?.plural);
}

/** "cada oponente que no controla ninguna criatura" */
function selected(ref: Extract<PlayerRef, { readonly players: PlayerRef }>, s: Speech): NounPhrase {
  const before = s.thatPlayer;
  const among = player(ref.players, s);
  s.thatPlayer = 'relative';
  const condition = s.say.condition(ref.where, s);
  s.thatPlayer = before;
  const relative = condition.startsWith('que ') ? condition : `tal que ${condition}`;
  return person(`${among.text} ${relative}`, among.many);
}

/** One of them, whichever: "un oponente", "un jugador". */
export function indefinite(ref: PlayerRef, s: Speech): NounPhrase {
  switch (ref) {
    case 'opponents':
      return person('un oponente');
    case 'teammates':
      return person('un compañero de equipo');
    case 'team':
      return person('un jugador de tu equipo');
    case 'eachPlayer':
      return person('un jugador');
    case 'eachOtherPlayer':
      return person('otro jugador');
    default:
      return player(ref, s);
  }
}

/** Whoever is meant by "whose": one of them, or all of them ("tus oponentes"). */
export function whose(ref: Whose, s: Speech, many = false): NounPhrase {
  switch (ref) {
    case 'opponent':
    case 'opponents':
      return many ? person('tus oponentes', true) : person('un oponente');
    case 'team':
      return person('tu equipo');
    case 'teammate':
    case 'teammates':
      return many ? person('tus compañeros de equipo', true) : person('un compañero de equipo');
    case 'notYou':
    case 'eachOtherPlayer':
      return many ? person('los demás jugadores', true) : person('otro jugador');
    case 'eachPlayer':
      return many ? person('los jugadores', true) : person('un jugador');
    default:
      return player(ref, s);
  }
}
