import type { DECKS_EN } from '../en/decks.js';

export const DECKS_FR: Readonly<Record<keyof typeof DECKS_EN, string>> = {
  deck: 'Deck {n} : {name}',
  cards: '{n, plural, one {# carte} other {# cartes}}',
  legal: 'Le deck est légal.',
  legalTogether: 'Les decks sont légaux ensemble.',
  faults: '{n, plural, one {# faute.} other {# fautes.}}',
  ofDecks: '{n, plural, one {Deck {list}} other {Decks {list}}} : {text}',
  ofTeam: 'Équipe {letter} : {text}',
  noCard: 'il n’y a aucune carte',
  lacks: '{card} ne peut pas encore se jouer : le moteur n’exécute pas {list}',
  unknown: 'aucune carte connue {card}',
  unknownNear: 'aucune carte connue {card} ; proches : {near}',
  moreLines: '… et {n} de plus',
};
