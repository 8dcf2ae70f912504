import type { Gists } from '../../line.js';

/** Section 806 as it stood in October 2009, in French. */
export const TEXT_2009_EN_FR: Gists = {
  '806': 'Titre de section.',
  '806.3a':
    "Quand des coéquipiers sont en désaccord sur un choix quelconque (attaquants, ordre des capacités déclenchées, etc.), la décision du joueur principal l'emporte.",
  '806.4a.2': 'Le total commun de points de vie est de 30 au début.',
  '806.6a.2':
    "Les membres de l'équipe qui commence sont les premiers à déclarer s'ils font un mulligan ou gardent leur main.",
  '806.6a.3': "Les membres de chaque autre équipe font ensuite leur déclaration, dans l'ordre du tour.",
  '806.6a.6': 'Un joueur peut encore faire un mulligan après que son coéquipier a gardé sa main.',
  '806.6a.7':
    "Une fois que tout le monde s'est déclaré, tous les mulligans de la série ont lieu simultanément, dans les deux équipes.",
  '806.6a.8':
    "Faire un mulligan, c'est mélanger sa main dans sa propre bibliothèque et piocher une nouvelle main.",
  '806.6a.9':
    "Le premier mulligan d'un joueur donne sept cartes, et chaque suivant de ce joueur une carte de moins.",
  '806.6a.11':
    "Les séries de déclarations se répètent jusqu'à ce que, dans l'une d'elles, personne ne fasse de mulligan.",
  '806.6a.12': 'Un joueur dont la main est descendue à zéro carte doit la garder.',
  '806.6b':
    "L'équipe qui commence joue son premier tour sans étape de pioche, si bien qu'aucun des coéquipiers n'y pioche.",
  '806.6e.1': 'Un joueur peut lancer un sort ou activer une capacité quand sa propre équipe a la priorité.',
  '806.6e.2': 'Un joueur peut accomplir une action spéciale quand sa propre équipe a la priorité.',
  '806.6f.1':
    "L'équipe active met en premier sur la pile toutes les capacités déclenchées en attente de ses deux membres, librement entremêlées.",
  '806.6f.2':
    "L'équipe non-active fait ensuite de même avec toutes les capacités déclenchées de ses membres.",
  '806.6h.4':
    "Un même effet qui fait ajouter ou sauter aux deux coéquipiers le même tour, la même phase ou la même étape ne compte qu'une fois pour l'équipe.",
  '806.7b.1':
    "Dans un effet ponctuel, « joueur défenseur » désigne une seule tête, choisie par le contrôleur de l'effet au moment où celui-ci s'applique.",
  '806.7b.2':
    "Dans un effet ponctuel, « joueur attaquant » désigne de même une seule tête, choisie par le contrôleur de l'effet au moment où celui-ci s'applique.",
  '806.7b.3':
    'Dans une capacité de définition de caractéristique, « joueur défenseur » désigne une seule tête, choisie par le contrôleur de cet objet quand les joueurs non-actifs deviennent joueurs défenseurs.',
  '806.7b.4':
    "Dans tous les autres cas, « joueur défenseur » désigne les deux têtes ensemble, et une comparaison n'a qu'une seule réponse.",
  '806.7b.5':
    "Une comparaison positive (a-t-il une île ?) est vraie exactement quand elle l'est pour au moins une tête en défense.",
  '806.7b.6':
    "Une comparaison relative (avez-vous plus de créatures ?) est vraie exactement quand elle l'est face à au moins une tête en défense.",
  '806.7b.7':
    "Une comparaison négative (n'a-t-il aucun permanent noir ?) est vraie exactement quand la comparaison positive correspondante est fausse pour les deux têtes.",
  '806.7b.8': 'Tous ces autres cas valent de la même manière pour « joueur attaquant ».',
  '806.7c.2':
    "Une créature qui ne peut pas attaquer une tête à cause d'un effet d'un objet de cette même tête ne peut pas du tout attaquer l'équipe.",
  '806.7c.3':
    'Les deux coéquipiers mènent une seule attaque conjointe, qui doit être légale prise comme un tout (508.1).',
  '806.7d.3':
    'Les deux coéquipiers opposent un seul blocage conjoint, qui doit être légal pris comme un tout (509.1).',
  '806.7e.1':
    "Après les blocages, l'équipe active établit, pour chaque attaquant bloqué par plusieurs créatures, l'ordre d'assignation des blessures à ces bloqueurs.",
  '806.7e.2':
    "Ensuite, l'équipe défenseur établit, pour chaque créature qui bloque plusieurs attaquants, l'ordre d'assignation des blessures à ces attaquants.",
  '806.8':
    'Les façons ordinaires de gagner et de perdre (règle 104) restent valables à côté des lignes ci-dessous.',
  '806.8a-ex3':
    "Ange de platine sous le contrôle d'un coéquipier : aucun des deux coéquipiers ne peut perdre et aucun des deux adversaires ne peut gagner tant que l'Ange est sur le champ de bataille.",
  '806.8b.1': "La concession d'un seul joueur fait quitter la partie sur-le-champ à toute l'équipe.",
  '806.8b.2': "L'équipe du joueur qui concède a perdu.",
  '806.8c.1': 'Une équipe dont le total de points de vie est de zéro ou moins perd la partie.',
  '806.8c.2':
    "Cette défaite à zéro point de vie est une action basée sur un état ; elle n'utilise donc jamais la pile.",
  '806.9b-ex1':
    "Biorythme à 25, avec trois et quatre créatures : l'équipe est à 7, et les coéquipiers sont réputés perdre 10 et 9 points de vie, plus que les 18 perdus par l'équipe.",
  '806.9c.1':
    "Quand un effet fixe le total de points de vie d'un joueur, la part propre de ce joueur devient le nombre donné.",
  '806.9c.2': 'Le total commun varie alors de ce que ce joueur a gagné ou perdu.',
  '806.9c-ex1':
    "« Devient 20 » avec un total d'équipe de 25 : la part passe de 13 à 20, donc l'équipe passe à 32.",
  '806.9d.1':
    "Payer plus de 0 point de vie n'est possible que si le total de l'équipe couvre ce que les deux coéquipiers paient ensemble pour ce coût ou cet effet.",
  '806.9d.2': 'Les points de vie payés sont retirés du total commun.',
  '806.9d.3': 'Payer 0 point de vie est possible quel que soit le total.',
  '806.10.1': 'Des équipes de plus de deux joueurs sont permises si elles sont de même taille.',
  '806.10.2': 'Une équipe plus grande commence avec 15 points de vie par membre.',
  '806.10.3': 'Les formes plus grandes tirent officieusement leur nom de leur nombre de têtes.',
};
