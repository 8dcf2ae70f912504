import type { Gists } from '../../line.js';

/** Section 806 as it stood in October 2009, in French. */
export const TEXT_2009_EN_FR: Gists = {
  '806': 'Titre de section.',
  '806.1': 'Une partie oppose deux équipes de deux joueurs chacune.',
  '806.2': "Aucune autre option multijoueur ne s'ajoute à la variante elle-même.",
  '806.3.1': 'Les coéquipiers prennent des places voisines, de leur propre côté de la table.',
  '806.3.2': "L'équipe choisit elle-même l'ordre des places de ses membres.",
  '806.3.3': "Qui occupe la place de droite est le joueur principal ; l'autre est le joueur secondaire.",
  '806.3a':
    "Quand des coéquipiers sont en désaccord sur un choix quelconque (attaquants, ordre des capacités déclenchées, etc.), la décision du joueur principal l'emporte.",
  '806.4': 'La variante a deux particularités, données en a et b.',
  '806.4a.1': 'Les coéquipiers ont un seul total de points de vie en commun.',
  '806.4a.2': 'Le total commun de points de vie est de 30 au début.',
  '806.4b': "Un tour est celui d'une équipe, et non celui d'un joueur seul.",
  '806.5.1':
    'Seuls les points de vie sont mis en commun : la main, le mana et toutes les autres ressources restent propres à chaque joueur.',
  '806.5.2': 'Un joueur peut consulter la main de son coéquipier quand il le veut.',
  '806.5.3': 'Les coéquipiers peuvent parler stratégie quand ils le veulent.',
  '806.5.4': 'Un joueur ne peut pas manipuler les cartes ni les permanents de son coéquipier.',
  '806.6': "Déroulement des tours d'équipe.",
  '806.6a.1': 'Un joueur mécontent de sa première main a la possibilité de faire un mulligan.',
  '806.6a.2':
    "Les membres de l'équipe qui commence sont les premiers à déclarer s'ils font un mulligan ou gardent leur main.",
  '806.6a.3': "Les membres de chaque autre équipe font ensuite leur déclaration, dans l'ordre du tour.",
  '806.6a.4': 'Les coéquipiers peuvent se concerter pendant les décisions de mulligan.',
  '806.6a.5':
    "Nul ne peut voir la nouvelle main de son coéquipier avant d'avoir décidé s'il fait un mulligan dans cette même série.",
  '806.6a.6': 'Un joueur peut encore faire un mulligan après que son coéquipier a gardé sa main.',
  '806.6a.7':
    "Une fois que tout le monde s'est déclaré, tous les mulligans de la série ont lieu simultanément, dans les deux équipes.",
  '806.6a.8':
    "Faire un mulligan, c'est mélanger sa main dans sa propre bibliothèque et piocher une nouvelle main.",
  '806.6a.9':
    "Le premier mulligan d'un joueur donne sept cartes, et chaque suivant de ce joueur une carte de moins.",
  '806.6a.10':
    'Une main gardée est définitive comme main de départ, et son joueur ne peut plus faire de mulligan.',
  '806.6a.11':
    "Les séries de déclarations se répètent jusqu'à ce que, dans l'une d'elles, personne ne fasse de mulligan.",
  '806.6a.12': 'Un joueur dont la main est descendue à zéro carte doit la garder.',
  '806.6b':
    "L'équipe qui commence joue son premier tour sans étape de pioche, si bien qu'aucun des coéquipiers n'y pioche.",
  '806.6c': 'La priorité appartient à une équipe, jamais à un joueur seul.',
  '806.6d.1': "L'équipe active est celle qui joue le tour en cours ; l'autre est l'équipe non-active.",
  '806.6d.2':
    "Lors de choix simultanés, l'équipe active fait tous les siens avant que l'équipe non-active n'en fasse aucun.",
  '806.6d.3':
    "Ce n'est qu'une fois tous les choix faits que les actions sont accomplies, toutes en même temps.",
  '806.6e.1': 'Un joueur peut lancer un sort ou activer une capacité quand sa propre équipe a la priorité.',
  '806.6e.2': 'Un joueur peut accomplir une action spéciale quand sa propre équipe a la priorité.',
  '806.6e.3': "Chaque coéquipier pioche une carte pendant l'étape de pioche de l'équipe.",
  '806.6e.4': "Chaque coéquipier peut jouer un terrain par tour de l'équipe.",
  '806.6f.1':
    "L'équipe active met en premier sur la pile toutes les capacités déclenchées en attente de ses deux membres, librement entremêlées.",
  '806.6f.2':
    "L'équipe non-active fait ensuite de même avec toutes les capacités déclenchées de ses membres.",
  '806.6g.1': "Quand aucun membre de l'équipe qui a la priorité ne veut agir, cette équipe passe en bloc.",
  '806.6g.2':
    "Quand les deux équipes ont passé l'une après l'autre, c'est l'objet au-dessus de la pile qui se résout.",
  '806.6g.3': "Après cette résolution, la priorité revient à l'équipe active.",
  '806.6g.4':
    "Quand les deux équipes ont passé l'une après l'autre alors que la pile est vide, l'étape ou la phase en cours se termine et la suivante commence.",
  '806.6g.5':
    "Toute action d'un joueur entre ces passes de priorité rompt la succession : tout le monde doit passer de nouveau.",
  '806.6h.1': "Un tour supplémentaire donné à un joueur est pris par toute l'équipe.",
  '806.6h.2': "Une phase ou une étape ajoutée au tour d'un joueur est prise par toute l'équipe.",
  '806.6h.3': "Toute l'équipe saute le tour, la phase ou l'étape qu'un joueur doit sauter.",
  '806.6h.4':
    "Un même effet qui fait ajouter ou sauter aux deux coéquipiers le même tour, la même phase ou la même étape ne compte qu'une fois pour l'équipe.",
  '806.6h.5':
    "Le contrôleur de l'effet qui prend le contrôle du tour d'un joueur contrôle le tour de toute l'équipe de ce joueur.",
  '806.6i':
    "Quand un effet fait piocher plusieurs joueurs, l'ordre est : joueur principal actif (toutes ses pioches), joueur secondaire actif (toutes ses pioches), puis l'équipe non-active pareillement.",
  '806.7': 'Le combat diffère de celui des autres variantes multijoueurs.',
  '806.7a.1': "Les créatures des deux coéquipiers attaquent ensemble l'équipe adverse, en un seul groupe.",
  '806.7a.2':
    "Pendant le combat, l'équipe active est l'équipe attaquante, et chacun de ses membres compte comme joueur attaquant.",
  '806.7a.3':
    "Pendant le combat, l'équipe non-active est l'équipe défenseur, et chacun de ses membres compte comme joueur défenseur.",
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
  '806.7c.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
  '806.7c.2':
    "Une créature qui ne peut pas attaquer une tête à cause d'un effet d'un objet de cette même tête ne peut pas du tout attaquer l'équipe.",
  '806.7c.3':
    'Les deux coéquipiers mènent une seule attaque conjointe, qui doit être légale prise comme un tout (508.1).',
  '806.7c-ex1':
    "Teferi's Moat sous le contrôle d'un coéquipier empêche aussi d'attaquer l'équipe les créatures de la couleur choisie qui n'ont pas le vol.",
  '806.7d.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
  '806.7d.2': "Une créature de l'un ou l'autre joueur défenseur peut bloquer tout attaquant.",
  '806.7d.3':
    'Les deux coéquipiers opposent un seul blocage conjoint, qui doit être légal pris comme un tout (509.1).',
  '806.7d-ex1':
    'Une créature avec la traversée des forêts est imblocable si au moins un des deux joueurs défenseurs a une forêt.',
  '806.7e.1':
    "Après les blocages, l'équipe active établit, pour chaque attaquant bloqué par plusieurs créatures, l'ordre d'assignation des blessures à ces bloqueurs.",
  '806.7e.2':
    "Ensuite, l'équipe défenseur établit, pour chaque créature qui bloque plusieurs attaquants, l'ordre d'assignation des blessures à ces attaquants.",
  '806.7f.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce son assignation des blessures avant l'autre camp.",
  '806.7f.2':
    "Pour chaque attaquant qui devrait infliger des blessures à l'autre équipe, l'équipe active choisit exactement une tête en défense, qui les reçoit.",
  '806.7f.3':
    "Ce n'est qu'ensuite que l'équipe défenseur annonce l'assignation des blessures de ses bloqueurs.",
  '806.8':
    'Les façons ordinaires de gagner et de perdre (règle 104) restent valables à côté des lignes ci-dessous.',
  '806.8a.1':
    "Une victoire ou une défaite est toujours celle d'une équipe : aucun joueur n'a de résultat séparé de celui de son coéquipier.",
  '806.8a.2': "Dès qu'un coéquipier perd, l'équipe a perdu.",
  '806.8a.3': "Dès qu'un coéquipier gagne, l'équipe a gagné.",
  '806.8a.4': "Un effet qui empêche un joueur de gagner empêche toute l'équipe de gagner.",
  '806.8a.5': "Un effet qui empêche un joueur de perdre empêche toute l'équipe de perdre.",
  '806.8a-ex1':
    "Transcendance sous le contrôle d'un coéquipier : l'équipe reste dans la partie avec un total de points de vie nul ou négatif.",
  '806.8a-ex2':
    "Un coéquipier doit piocher dans une bibliothèque vide : ce joueur perd, et donc l'équipe aussi.",
  '806.8a-ex3':
    "Ange de platine sous le contrôle d'un coéquipier : aucun des deux coéquipiers ne peut perdre et aucun des deux adversaires ne peut gagner tant que l'Ange est sur le champ de bataille.",
  '806.8b.1': "La concession d'un seul joueur fait quitter la partie sur-le-champ à toute l'équipe.",
  '806.8b.2': "L'équipe du joueur qui concède a perdu.",
  '806.8c.1': 'Une équipe dont le total de points de vie est de zéro ou moins perd la partie.',
  '806.8c.2':
    "Cette défaite à zéro point de vie est une action basée sur un état ; elle n'utilise donc jamais la pile.",
  '806.9.1':
    'Les blessures sont infligées au joueur individuel, puis le total commun baisse de chaque quantité infligée.',
  '806.9.2': "Une perte de points de vie est celle du joueur individuel, et le total commun baisse d'autant.",
  '806.9.3': "Un gain de points de vie est celui du joueur individuel, et le total commun monte d'autant.",
  '806.9-ex1': 'Flame Rift (4 à chaque joueur) : chaque équipe subit 8 blessures.',
  '806.9a':
    "Un effet qui demande le total de points de vie d'un joueur prend la moitié du total commun, arrondie à l'unité supérieure.",
  '806.9a-ex1':
    "Heartless Hidetsugu contre une équipe à 17 : chaque tête compte pour 9 et subit 4 blessures, soit 8 en tout, et l'équipe finit à 9.",
  '806.9a-ex2':
    "Test of Endurance : la victoire exige une part d'au moins 50, c'est-à-dire un total d'équipe d'au moins 99.",
  '806.9a-ex3':
    "Lurking Jackals : une équipe adverse qui passe de 22 à 21 ne les déclenche pas ; il leur faut un total d'équipe de 20 ou moins.",
  '806.9b':
    "Quand un effet fixe le total de points de vie de chaque membre d'une équipe, l'équipe finit à la somme des nombres fixés.",
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
