import type { Gists } from '../line.js';

/** General rules from 2009 until 2019 that say something else than the rule of today, or are numbered as another one. */
export const BASE_2009 = {
  '101.1': 'What a card says comes before the rules.',
  '101.2': 'A prohibition beats a permission.',
  '103.1': 'Decks are shuffled as a game starts.',
  '103.2': 'How it is found who goes first.',
  '103.4b': 'With more than two players each player’s first mulligan is to a full hand.',
  '103.4c': 'With more than two players each player’s first mulligan is to a full hand.',
  '103.5': 'Cards that may begin on the battlefield are put there once all have kept.',
  '110.5': 'Effects put tokens onto the battlefield.',
  '404.1':
    'What is countered, discarded, destroyed, milled or sacrificed goes on top of its owner’s graveyard.',
  '509.2': 'The attacking side puts the blockers of each attacker in order.',
  '509.3': 'The defending side puts the attackers of each blocker in order.',
  '510.1c': 'The next creature in order gets damage only once those before it have lethal damage.',
  '603.2': 'An ability triggers whenever its event happens.',
  '603.3b': 'Waiting triggers go on the stack player by player, those of the active player first.',
  '704.5c': 'Ten poison counters on a player are a loss.',
} satisfies Gists;

/** Where legends and planeswalkers were counted over the whole table, until July 2013. */
export const BASE_UNTIL_2013 = {
  ...BASE_2009,
  '306.7':
    'Damage from a spell or ability that would hit an opponent may be turned onto that player’s planeswalker.',
  '704.5j': 'Planeswalkers of one type on the battlefield all go to the graveyard, whoever controls them.',
  '704.5k': 'Legends of one name on the battlefield all go to the graveyard, whoever controls them.',
  '103.4c': 'The team on turn decides on mulligans first, and each first one is to a full hand.',
} satisfies Gists;

/** And from then until planeswalkers became legends. */
export const BASE_FROM_2013 = {
  ...BASE_2009,
  '306.7':
    'Damage from a spell or ability that would hit an opponent may be turned onto that player’s planeswalker.',
  '704.5j': 'Of the planeswalkers of one type that a player controls, one is kept.',
  '704.5k': 'Of the legends of one name that a player controls, one is kept.',
} satisfies Gists;
