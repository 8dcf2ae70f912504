import type { REASONS_EN, RESULTS_EN } from '../en/results.js';

export const REASONS_FR: Readonly<Record<keyof typeof REASONS_EN, string>> = {
  life: 'son total de points de vie est de 0 ou moins',
  poison: 'elle a trop de marqueurs « poison »',
  emptyLibrary: 'un joueur a pioché dans une bibliothèque vide',
  concede: 'un joueur a concédé',
  effect: 'un effet le dit',
  opponentWon: 'les adversaires ont gagné',
  loop: 'ce qui est obligatoire se répéterait sans fin',
  tooManyObjects: "il y aurait plus de permanents ou de sorts qu'une partie n'en contient ici",
  win: 'un effet le dit',
};

export const RESULTS_FR: Readonly<Record<keyof typeof RESULTS_EN, string>> = {
  goesOn: 'La partie continue.',
  wins: '{team} gagne après {n, plural, one {# tour} other {# tours}} ; points de vie : {life}.',
  draw: 'Partie nulle après {n, plural, one {# tour} other {# tours}} ; points de vie : {life}.',
  drawBecause:
    'Partie nulle après {n, plural, one {# tour} other {# tours}} ; points de vie : {life}. La raison : {why}.',
  lifeOf: '{team} {life}',
};
