import type { DECKS_EN } from '../en/decks.js';

export const DECKS_ES: Readonly<Record<keyof typeof DECKS_EN, string>> = {
  deck: 'Mazo {n}: {name}',
  cards: '{n, plural, one {# carta} other {# cartas}}',
  legal: 'El mazo es legal.',
  legalTogether: 'Los mazos son legales juntos.',
  faults: '{n, plural, one {# falta.} other {# faltas.}}',
  ofDecks: '{n, plural, one {Mazo {list}} other {Mazos {list}}}: {text}',
  ofTeam: 'Equipo {letter}: {text}',
  noCard: 'no hay ninguna carta',
  lacks: '{card} aún no puede jugarse: el motor no ejecuta {list}',
  unknown: 'no se conoce ninguna carta {card}',
  unknownNear: 'no se conoce ninguna carta {card}; parecidas: {near}',
  moreLines: '… y {n} más',
};
