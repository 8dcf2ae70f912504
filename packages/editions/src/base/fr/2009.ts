import type { BASE_2009, BASE_FROM_2013, BASE_UNTIL_2013 } from '../2009.js';

/** General rules from 2009 until 2019 that differ from those of today, in French. */
export const BASE_2009_FR: Readonly<Record<keyof typeof BASE_2009, string>> = {
  '101.1': 'Ce que dit une carte passe avant les règles.',
  '101.2': "Une interdiction l'emporte sur une permission.",
  '103.1': 'Les decks sont mélangés au début de la partie.',
  '103.2': 'Comment on détermine qui joue en premier.',
  '103.4b': 'À plus de deux joueurs, le premier mulligan de chacun donne une main complète.',
  '103.4c': 'À plus de deux joueurs, le premier mulligan de chacun donne une main complète.',
  '103.5':
    'Les cartes qui peuvent commencer sur le champ de bataille y sont mises une fois que tous ont gardé leur main.',
  '110.5': 'Des effets mettent des jetons sur le champ de bataille.',
  '404.1':
    'Ce qui est contrecarré, défaussé, détruit, meulé ou sacrifié va au-dessus du cimetière de son propriétaire.',
  '509.2': 'Le camp attaquant ordonne les bloqueurs de chaque attaquant.',
  '509.3': 'Le camp défenseur ordonne les attaquants de chaque bloqueur.',
  '510.1c':
    "La créature suivante dans l'ordre ne reçoit de blessures que si les précédentes en ont une quantité mortelle.",
  '603.2': 'Une capacité se déclenche à chaque fois que son événement se produit.',
  '603.3b': "Les capacités en attente vont sur la pile joueur par joueur, celles du joueur actif d'abord.",
  '704.5c': 'Dix marqueurs « poison » sur un joueur : il perd.',
};

const REDIRECTED =
  "Les blessures d'un sort ou d'une capacité destinées à un adversaire peuvent être dirigées sur un planeswalker de ce joueur.";

/** Where legends and planeswalkers were counted over the whole table. */
export const BASE_UNTIL_2013_FR: Readonly<Record<keyof typeof BASE_UNTIL_2013, string>> = {
  ...BASE_2009_FR,
  '306.7': REDIRECTED,
  '704.5j':
    'Les planeswalkers de même type sur le champ de bataille vont tous au cimetière, quel que soit leur contrôleur.',
  '704.5k':
    'Les légendes de même nom sur le champ de bataille vont toutes au cimetière, quel que soit leur contrôleur.',
  '103.4c':
    "L'équipe dont c'est le tour décide d'abord de ses mulligans, et le premier de chacun donne une main complète.",
};

/** And from then until planeswalkers became legends. */
export const BASE_FROM_2013_FR: Readonly<Record<keyof typeof BASE_FROM_2013, string>> = {
  ...BASE_2009_FR,
  '306.7': REDIRECTED,
  '704.5j': "Un joueur ne garde qu'un seul de ses planeswalkers de même type.",
  '704.5k': "Un joueur ne garde qu'une seule de ses légendes de même nom.",
};
