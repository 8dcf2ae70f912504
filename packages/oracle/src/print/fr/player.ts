import type { ObjectRef, PlayerRef, Whose } from '@ettin/schema';
import { keyOf, mention } from '../scope.js';
import { demonstrated, type NounPhrase, named, owned, phrase, YOU } from './grammar.js';
import type { Speech } from './speech.js';
import { NOUNS, TYPE_NOUNS } from './vocabulary.js';
import { ofThe } from './words.js';

const one = (text: string, key: string | null = null) => phrase(text, { gender: 'm', plural: false }, key);
const several = (text: string, key: string | null = null) => phrase(text, { gender: 'm', plural: true }, key);

const HE: NounPhrase = { ...demonstrated(NOUNS.player, false, null), pronoun: 'whole' };

/** A player just named in this sentence is "il"; otherwise "ce joueur". */
function again(key: string, s: Speech, many = false): NounPhrase {
  const it = demonstrated(NOUNS.player, many, key);
  if (s.player === key) return { ...it, pronoun: 'whole' };
  s.player = key;
  s.said.add(key);
  return it;
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
    case 'pronoun':
      return { ...HE, key };
    case 'relative':
      s.thatPlayer = 'pronoun';
      return { ...HE, pronoun: 'relative', key };
    case 'plain':
      return again(key, s);
  }
}

/** "son contrôleur", "le propriétaire de la créature ciblée". */
function relation(ref: ObjectRef, role: 'controller' | 'owner', s: Speech): NounPhrase {
  const of = s.say.object(ref, s);
  const key = `${role}:${of.key ?? JSON.stringify(ref)}`;
  if (named(of) === 'ce permanent ou ce joueur') {
    return one(`${owned(demonstrated(permanentNoun(ref, s), false, null), NOUNS[role])}`, key);
  }
  const many = of.plural;
  const text =
    many && of.pronoun === undefined
      ? `les ${NOUNS[role].many} ${ofThe(named(of))}`
      : owned(of, NOUNS[role], many);
  return many ? several(text, key) : one(text, key);
}

/** The permanent among targets of either kind: "planeswalker" for a target player or planeswalker. */
export function permanentNoun(ref: ObjectRef, s: Speech) {
  const spec = typeof ref === 'object' && 'target' in ref ? s.specs.get(ref.target) : undefined;
  const [type, ...more] = spec?.what.object?.types ?? [];
  return type === undefined || more.length > 0 ? NOUNS.permanent : TYPE_NOUNS[type];
}

export function player(ref: PlayerRef, s: Speech): NounPhrase {
  if (typeof ref !== 'string') return described(ref, s);
  switch (ref) {
    case 'you':
      return YOU;
    case 'opponents':
      return one('chaque adversaire', ref);
    case 'teammates':
      return one('chaque coéquipier', ref);
    case 'team':
      return one('chaque joueur de votre équipe', ref);
    case 'eachPlayer':
      return one('chaque joueur', ref);
    case 'eachOtherPlayer':
      return one('chaque autre joueur', ref);
    case 'thatPlayer':
      return thatPlayer(s);
    case 'defendingPlayer':
    case 'attackingPlayer': {
      const it = one(ref === 'defendingPlayer' ? 'le joueur défenseur' : 'le joueur attaquant', ref);
      if (s.player === ref) return { ...it, pronoun: 'whole' };
      s.player = ref;
      return it;
    }
    case 'activePlayer':
      return one('le joueur actif', ref);
    case 'chosenPlayer':
      return one('le joueur choisi', ref);
    case 'monarch':
      return one('le monarque', ref);
  }
}

function described(ref: Exclude<PlayerRef, string>, s: Speech): NounPhrase {
  if ('controllerOf' in ref) return relation(ref.controllerOf, 'controller', s);
  if ('ownerOf' in ref) return relation(ref.ownerOf, 'owner', s);
  if ('players' in ref) return selected(ref, s);
  if ('playersExcept' in ref) return one('chaque autre joueur');
  const target: { readonly target: string } | { readonly bound: string } = ref;
  const key = keyOf(target, s) ?? '';
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

/** "chaque adversaire qui ne contrôle aucune créature". */
function selected(ref: Extract<PlayerRef, { readonly players: PlayerRef }>, s: Speech): NounPhrase {
  const before = s.thatPlayer;
  const among = player(ref.players, s);
  s.thatPlayer = 'relative';
  const condition = s.say.condition(ref.where, s);
  s.thatPlayer = before;
  const relative = /^(?:qui|dont) /.test(condition) ? condition : `tel que ${condition}`;
  return phrase(`${named(among)} ${relative}`, among);
}

/** One of them, whichever: "un adversaire", "un joueur". */
export function indefinite(ref: PlayerRef, s: Speech): NounPhrase {
  switch (ref) {
    case 'opponents':
      return one('un adversaire');
    case 'teammates':
      return one('un coéquipier');
    case 'team':
      return one('un joueur de votre équipe');
    case 'eachPlayer':
      return one('un joueur');
    case 'eachOtherPlayer':
      return one('un autre joueur');
    default:
      return player(ref, s);
  }
}

/** Whoever is meant by "whose": one of them, or all of them ("vos adversaires"). */
export function whose(ref: Whose, s: Speech, many = false): NounPhrase {
  switch (ref) {
    case 'opponent':
    case 'opponents':
      return many ? several('vos adversaires') : one('un adversaire');
    case 'team':
      return phrase('votre équipe', { gender: 'f', plural: false });
    case 'teammate':
    case 'teammates':
      return many ? several('vos coéquipiers') : one('un coéquipier');
    case 'notYou':
    case 'eachOtherPlayer':
      return many ? several('les autres joueurs') : one('un autre joueur');
    case 'eachPlayer':
      return many ? several('les joueurs') : one('un joueur');
    default:
      return player(ref, s);
  }
}
