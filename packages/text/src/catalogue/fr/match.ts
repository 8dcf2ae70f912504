import type { MATCH_EN } from '../en/match.js';

export const MATCH_FR: Readonly<Record<keyof typeof MATCH_EN, string>> = {
  chooses: '{team} choisit qui joue en premier.',
  playsFirst: '{team} joue en premier.',
  gameWon: '{team} gagne la partie.',
  gameDrawn: 'La partie est nulle et ne compte pas.',
  timeCalled:
    "{n, plural, =0 {Le temps est écoulé, et aucune partie n'est en cours.} one {Le temps est écoulé : ce tour se termine, puis il y en a encore #.} other {Le temps est écoulé : ce tour se termine, puis il y en a encore #.}}",
  extraTurn:
    "{n, plural, =0 {C'est le dernier tour supplémentaire.} other {Un tour supplémentaire ; encore # ensuite.}}",
  gameStopped: "La partie s'arrête ici.",
  tieBreakByChange: 'Le premier changement de points de vie qui met une équipe en tête décide.',
  tieBreakByCheck: "Désormais, une équipe qui a moins de points de vie que l'autre perd.",
  matchDrawn: 'Le match est nul',
  wonByGames: '{team} gagne le match',
  wonByTime: '{team} gagne le match, le temps étant écoulé',
  wonByLife: '{team} gagne le match avec le total de points de vie le plus élevé',
  wonByChange: '{team} gagne le match avec le premier changement de points de vie',
  score: '{n, plural, one {# partie} other {# parties}} à {other}',
  scoreDrawn:
    '{n, plural, one {# partie} other {# parties}} à {other}, {drawn, plural, one {# nulle} other {# nulles}}',
  left: 'Le match a été quitté avant sa fin : {score}.',
  told: '{sentence}.',
  standing: '{sentence} : {score}.',
};
