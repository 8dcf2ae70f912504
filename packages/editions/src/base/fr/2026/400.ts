import type { BASE_400 } from '../../2026/400.js';

/** Sections 400 to 406, and ability words (207), in French. */
export const BASE_400_FR: Readonly<Record<keyof typeof BASE_400, string>> = {
  '207.2c': "Les mots de capacité regroupent des cartes qui se ressemblent ; ils n'ont pas de règles à eux.",
  '400.3':
    "Une carte ne va jamais dans la bibliothèque, la main ou le cimetière d'un autre joueur que son propriétaire.",
  '400.7':
    "Un objet qui change de zone est un nouvel objet sans souvenir de l'ancien, à peu d'exceptions près.",
  '401.4':
    "Plusieurs cartes mises au même endroit d'une bibliothèque sont ordonnées par leur propriétaire, sans être montrées.",
  '402.2':
    "Une main peut avoir n'importe quelle taille ; ce qui dépasse son maximum, sept le plus souvent, part au nettoyage.",
  '404.3': 'Les cartes qui vont ensemble au cimetière sont ordonnées par leur propriétaire.',
  '405.5': "Quand tous ont passé à la suite, le dernier objet mis sur la pile se résout d'abord.",
  '406.2': "Exiler met quelque chose en exil, d'où qu'il vienne.",
};
