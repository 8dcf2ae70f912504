import type { ObjectRef, PlayerRef, Whose } from '@ettin/schema';
import { keyOf, mention } from '../scope.js';
import { type NounPhrase, objectCase, phrase, YOU } from './grammar.js';
import type { Speech } from './speech.js';

const THEY: Omit<NounPhrase, 'key'> = { text: 'they', object: 'them', possessive: 'their', plain: true };

/** A player just named in this sentence is "they"; otherwise "that player". */
function again(key: string, s: Speech, many = false): NounPhrase {
  if (s.player === key) return { ...THEY, key };
  s.player = key;
  s.said.add(key);
  return { ...phrase(many ? 'those players' : 'that player', many), key };
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
      return { ...THEY, key };
    case 'relative':
      s.thatPlayer = 'pronoun';
      return { text: 'who', possessive: 'whose', plain: false, key };
    case 'plain':
      return again(key, s);
  }
}

/** The permanent among targets of either kind: "planeswalker" for a target player or planeswalker. */
function permanentNoun(ref: ObjectRef, s: Speech): string {
  const spec = typeof ref === 'object' && 'target' in ref ? s.specs.get(ref.target) : undefined;
  const types = spec?.what.object?.types;
  return types?.length === 1 ? (types[0] ?? 'permanent') : 'permanent';
}

/** "its controller", "their owners". */
function relation(ref: ObjectRef, role: 'controller' | 'owner', s: Speech): NounPhrase {
  const of = s.say.object(ref, s);
  if (of.text === 'that permanent or player') return phrase(`that ${permanentNoun(ref, s)}'s ${role}`);
  const several = of.plain;
  const noun = several ? `${role}s` : role;
  const long = of.text.split(' ').length > 3 && of.possessive !== 'its' && of.possessive !== 'their';
  const text = long ? `the ${noun} of ${objectCase(of)}` : `${of.possessive} ${noun}`;
  return phrase(text, several, `${role}:${of.key ?? JSON.stringify(ref)}`);
}

export function player(ref: PlayerRef, s: Speech): NounPhrase {
  if (typeof ref !== 'string') return described(ref, s);
  switch (ref) {
    case 'you':
      return YOU;
    case 'opponents':
      return phrase('each opponent', false, ref);
    case 'teammates':
      return phrase('each teammate', false, ref);
    case 'team':
      return { ...phrase('each player on your team', false, ref), possessive: "your team's" };
    case 'eachPlayer':
      return phrase('each player', false, ref);
    case 'eachOtherPlayer':
      return phrase('each other player', false, ref);
    case 'thatPlayer':
      return thatPlayer(s);
    case 'defendingPlayer':
    case 'attackingPlayer': {
      if (s.player === ref) return { ...THEY, key: ref };
      s.player = ref;
      return phrase(ref === 'defendingPlayer' ? 'defending player' : 'attacking player', false, ref);
    }
    case 'activePlayer':
      return phrase('the active player', false, ref);
    case 'chosenPlayer':
      return phrase('the chosen player', false, ref);
    case 'monarch':
      return phrase('the monarch', false, ref);
  }
}

function described(ref: Exclude<PlayerRef, string>, s: Speech): NounPhrase {
  if ('controllerOf' in ref) return relation(ref.controllerOf, 'controller', s);
  if ('ownerOf' in ref) return relation(ref.ownerOf, 'owner', s);
  if ('players' in ref) return selected(ref, s);
  if ('playersExcept' in ref) return phrase('each other player', false);
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

/** "each opponent who controls no creatures", "each player with the most cards in hand". */
function selected(ref: Extract<PlayerRef, { readonly players: PlayerRef }>, s: Speech): NounPhrase {
  const before = s.thatPlayer;
  const among = player(ref.players, s);
  s.thatPlayer = 'relative';
  const condition = s.say.condition(ref.where, s);
  s.thatPlayer = before;
  const relative = /^who(?:se)? /.test(condition) ? condition : `such that ${condition}`;
  return phrase(`${among.text} ${relative}`, among.plain);
}

/** One of them, whichever: "an opponent", "a player". */
export function indefinite(ref: PlayerRef, s: Speech): NounPhrase {
  switch (ref) {
    case 'opponents':
      return phrase('an opponent');
    case 'teammates':
      return phrase('a teammate');
    case 'team':
      return phrase('a player on your team');
    case 'eachPlayer':
      return phrase('a player');
    case 'eachOtherPlayer':
      return phrase('another player');
    default:
      return player(ref, s);
  }
}

/** Whoever is meant by "whose": one of them, or all of them ("your opponents"). */
export function whose(ref: Whose, s: Speech, many = false): NounPhrase {
  switch (ref) {
    case 'opponent':
    case 'opponents':
      return many ? phrase('your opponents', true) : phrase('an opponent');
    case 'team':
      return phrase('your team');
    case 'teammate':
    case 'teammates':
      return many ? phrase('your teammates', true) : phrase('a teammate');
    case 'notYou':
    case 'eachOtherPlayer':
      return many ? phrase('players other than you', true) : phrase('another player');
    case 'eachPlayer':
      return many ? phrase('players', true) : phrase('a player');
    default:
      return player(ref, s);
  }
}
