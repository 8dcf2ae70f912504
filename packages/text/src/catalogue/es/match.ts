import type { MATCH_EN } from '../en/match.js';

export const MATCH_ES: Readonly<Record<keyof typeof MATCH_EN, string>> = {
  chooses: '{team} elige quién juega primero.',
  playsFirst: '{team} juega primero.',
  gameWon: '{team} gana la partida.',
  gameDrawn: 'La partida queda en empate y no cuenta.',
  timeCalled:
    '{n, plural, =0 {Se acabó el tiempo, y no hay ninguna partida en curso.} one {Se acabó el tiempo: termina este turno y después hay # más.} other {Se acabó el tiempo: termina este turno y después hay # más.}}',
  extraTurn:
    '{n, plural, =0 {Este es el último turno adicional.} one {Un turno adicional; queda # más.} other {Un turno adicional; quedan # más.}}',
  gameStopped: 'La partida termina aquí.',
  tieBreakByChange: 'Decide el primer cambio de vidas que ponga a un equipo por delante.',
  tieBreakByCheck: 'Desde ahora pierde el equipo que tenga menos vidas que el otro.',
  matchDrawn: 'El encuentro termina en empate',
  wonByGames: '{team} gana el encuentro',
  wonByTime: '{team} gana el encuentro, pues se acabó el tiempo',
  wonByLife: '{team} gana el encuentro con el total de vidas más alto',
  wonByChange: '{team} gana el encuentro con el primer cambio de vidas',
  score: '{n, plural, one {# partida} other {# partidas}} a {other}',
  scoreDrawn:
    '{n, plural, one {# partida} other {# partidas}} a {other}, {drawn, plural, one {# empate} other {# empates}}',
  left: 'El encuentro se dejó antes de terminar: {score}.',
  told: '{sentence}.',
  standing: '{sentence}: {score}.',
};
