import type { REASONS_EN, RESULTS_EN } from '../en/results.js';

export const REASONS_ES: Readonly<Record<keyof typeof REASONS_EN, string>> = {
  life: 'su total de vidas es 0 o menos',
  poison: 'tiene demasiados contadores de veneno',
  emptyLibrary: 'un jugador robó de una biblioteca vacía',
  concede: 'un jugador se rindió',
  effect: 'así lo dice un efecto',
  opponentWon: 'ganaron los oponentes',
  loop: 'lo obligatorio se repetiría sin fin',
  tooManyObjects: 'habría más permanentes o hechizos de los que admite una partida aquí',
  win: 'así lo dice un efecto',
};

export const RESULTS_ES: Readonly<Record<keyof typeof RESULTS_EN, string>> = {
  goesOn: 'La partida continúa.',
  wins: 'Gana {team} tras {n, plural, one {# turno} other {# turnos}}; vidas: {life}.',
  draw: 'Empate tras {n, plural, one {# turno} other {# turnos}}; vidas: {life}.',
  drawBecause: 'Empate tras {n, plural, one {# turno} other {# turnos}}; vidas: {life}. El motivo: {why}.',
  lifeOf: '{team} {life}',
};
