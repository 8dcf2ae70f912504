import type { ObjectRef, PlayerRef, Whose } from '@ettin/schema';
import { keyOf, mention } from '../scope.js';
import { no, type Phrase, phrase, YOU } from './grammar.js';
import type { Speech } from './speech.js';
import { attributive } from './verb.js';

const each = (text: string, key: string): Phrase => ({ text, key, each: true });

type Word = Extract<PlayerRef, string>;

/** Players by their relation to you; "that player" depends on what has been said. */
const WORDS: Readonly<Record<Exclude<Word, 'thatPlayer'>, Phrase>> = {
  you: YOU,
  opponents: each('各対戦相手', 'opponents'),
  teammates: each('各チームメイト', 'teammates'),
  team: each('あなたのチームの各プレイヤー', 'team'),
  eachPlayer: each('各プレイヤー', 'eachPlayer'),
  eachOtherPlayer: each('他の各プレイヤー', 'eachOtherPlayer'),
  defendingPlayer: phrase('防御プレイヤー', 'defendingPlayer'),
  attackingPlayer: phrase('攻撃プレイヤー', 'attackingPlayer'),
  activePlayer: phrase('アクティブ・プレイヤー', 'activePlayer'),
  chosenPlayer: phrase('選ばれたプレイヤー', 'chosenPlayer'),
  monarch: phrase('統治者', 'monarch'),
};

export function player(ref: PlayerRef, s: Speech): Phrase {
  if (ref === 'thatPlayer')
    return {
      text: s.playerText,
      key: 'thatPlayer',
      ...(s.playerText === 'あなた' ? { you: true as const } : {}),
    };
  return typeof ref === 'string' ? WORDS[ref] : described(ref, s);
}

function described(ref: Exclude<PlayerRef, string>, s: Speech): Phrase {
  if ('controllerOf' in ref) return relation(ref.controllerOf, 'コントローラー', s);
  if ('ownerOf' in ref) return relation(ref.ownerOf, 'オーナー', s);
  if ('players' in ref) {
    const among = player(ref.players, s);
    const before = s.playerText;
    s.playerText = '';
    const condition = attributive(s.say.condition(ref.where, s));
    s.playerText = before;
    return { ...among, text: condition + among.text, key: JSON.stringify(ref) };
  }
  if ('playersExcept' in ref)
    return each(`${player(ref.playersExcept, s).text}以外の各プレイヤー`, JSON.stringify(ref));
  const named: { readonly target: string } | { readonly bound: string } = ref;
  const key = keyOf(named, s) ?? '';
  if (!key.includes(':')) return player(key as PlayerRef, s);
  const entity = s.entities.get(key);
  if (entity?.first !== undefined && 'player' in entity.first && !s.said.has(key)) {
    mention(key, s);
    return { text: whose(entity.first.player, s).text, key };
  }
  s.said.add(key);
  const many = entity?.plural === true;
  return {
    text: many ? 'それらのプレイヤー' : 'そのプレイヤー',
    key,
    ...(many ? { each: true as const } : {}),
  };
}

function relation(ref: ObjectRef, role: string, s: Speech): Phrase {
  const of = s.say.object(ref, s);
  return {
    ...phrase(no(of) + role, `${role}:${of.key ?? JSON.stringify(ref)}`),
    ...(of.many === true ? { each: true as const } : {}),
  };
}

/** Whoever is meant by "whose", of no matter how many: "対戦相手", "あなたのチーム". */
export function whose(ref: Whose, s: Speech): Phrase {
  switch (ref) {
    case 'opponent':
    case 'opponents':
      return phrase('対戦相手', 'opponents');
    case 'team':
      return phrase('あなたのチーム', 'team');
    case 'teammate':
    case 'teammates':
      return phrase('チームメイト', 'teammates');
    case 'notYou':
    case 'eachOtherPlayer':
      return phrase('あなた以外のプレイヤー', 'eachOtherPlayer');
    case 'eachPlayer':
      return phrase('プレイヤー', 'eachPlayer');
    default:
      return player(ref, s);
  }
}

/** One of them, whichever: "対戦相手１人". */
export function oneOf(ref: Whose, s: Speech): Phrase {
  const who = whose(ref, s);
  const several =
    who.key === 'opponents' ||
    who.key === 'teammates' ||
    who.key === 'eachOtherPlayer' ||
    who.key === 'eachPlayer';
  if (several) return { text: `${who.text}１人`, key: who.key };
  return who.key === 'team' ? { text: 'あなたのチームのプレイヤー１人', key: 'team' } : who;
}
