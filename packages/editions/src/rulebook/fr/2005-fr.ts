import type { Gists } from '../../line.js';

/** Section 606 as it stood in October 2005, in French. */
export const TEXT_2005_FR_FR: Gists = {
  '606.1': 'Une partie réunit quatre joueurs en deux équipes de deux.',
  '606.2': "Aucune autre option multijoueur ne s'ajoute à la variante elle-même.",
  '606.3.1': 'Les coéquipiers prennent des places voisines, de leur propre côté de la table.',
  '606.3.2': "L'équipe choisit elle-même l'ordre des places de ses membres.",
  '606.3.3': "Qui occupe la place de droite est le joueur principal ; l'autre est le joueur secondaire.",
  '606.4': 'La variante a deux particularités bien à elle, données en a et b.',
  '606.4a.1': 'Les coéquipiers ont un seul total de points de vie en commun.',
  '606.4a.2': 'Le total commun de points de vie est de 40 au début.',
  '606.4b': "Un tour est celui d'une équipe, et non celui d'un joueur seul.",
  '606.5.1':
    'Seuls les points de vie sont mis en commun : la main, le mana et toutes les autres ressources restent propres à chaque joueur.',
  '606.5.2': 'Un joueur peut consulter la main de son coéquipier quand il le veut.',
  '606.5.3': 'Les coéquipiers peuvent parler stratégie quand ils le veulent.',
  '606.5.4': 'Un joueur ne peut pas manipuler les cartes ni les permanents de son coéquipier.',
  '606.6': "Déroulement des tours d'équipe.",
  '606.6a':
    "La première étape de pioche de l'équipe qui commence est sautée, si bien qu'aucun des coéquipiers n'y pioche.",
  '606.6b': 'La priorité appartient à une équipe, jamais à un joueur seul.',
  '606.6c.1': "L'équipe active est celle qui joue le tour en cours ; l'autre est l'équipe non-active.",
  '606.6c.2':
    "Lors de choix simultanés, l'équipe active fait tous les siens avant que l'équipe non-active n'en fasse aucun.",
  '606.6c.3':
    "Ce n'est qu'une fois tous les choix faits que les actions sont accomplies, toutes en même temps.",
  '606.6d.1': "Jouer un sort ou une capacité n'est permis à un joueur que si son équipe a la priorité.",
  '606.6d.2': "Accomplir une action spéciale n'est permis à un joueur que si son équipe a la priorité.",
  '606.6d.3':
    "Si les deux coéquipiers veulent agir au même moment, c'est le joueur principal qui décide laquelle des deux actions vient d'abord.",
  '606.6d.4': "À l'étape de pioche de l'équipe, chaque coéquipier pioche une carte.",
  '606.6d.5': "À la phase principale de l'équipe, chaque coéquipier peut jouer un terrain.",
  '606.6e.1': "Quand aucun membre de l'équipe qui a la priorité ne veut agir, cette équipe passe en bloc.",
  '606.6e.2':
    "Quand les deux équipes ont passé l'une après l'autre, c'est l'objet au-dessus de la pile qui se résout.",
  '606.6e.3': "Après cette résolution, la priorité revient à l'équipe active.",
  '606.6e.4':
    "Quand les deux équipes ont passé l'une après l'autre alors que la pile est vide, l'étape ou la phase en cours se termine et la suivante commence.",
  '606.6e.5':
    "Toute action d'un joueur entre ces passes de priorité rompt la succession : tout le monde doit passer de nouveau.",
  '606.6f.1': "Un tour supplémentaire donné à un joueur est pris par toute l'équipe.",
  '606.6f.2':
    "Une phase supplémentaire donnée à un joueur revient à toute l'équipe ; les étapes, bien que non nommées, sont traitées de même.",
  '606.6f.3':
    "Toute l'équipe saute le tour ou la phase qu'un joueur doit sauter ; les étapes, bien que non nommées, sont traitées de même.",
  '606.6f.4': "Le contrôle du tour d'un joueur s'étend à tout le tour de l'équipe de ce joueur.",
  '606.7': 'Le combat diffère de celui des autres variantes multijoueurs.',
  '606.7a.1': "Les créatures des deux coéquipiers attaquent ensemble l'équipe adverse, en un seul groupe.",
  '606.7a.2':
    "Pendant le combat, l'équipe active est l'équipe attaquante, et chacun de ses membres compte comme joueur attaquant.",
  '606.7a.3':
    "Pendant le combat, l'équipe non-active est l'équipe défenseur, et chacun de ses membres compte comme joueur défenseur.",
  '606.7b.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
  '606.7b.2':
    "Une créature incapable d'attaquer l'un des joueurs défenseurs ne peut pas du tout attaquer l'équipe défenseur.",
  '606.7b.3':
    'Les deux coéquipiers mènent une seule attaque conjointe, qui doit être légale prise comme un tout.',
  '606.7c.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
  '606.7c.2': "Une créature de l'un ou l'autre joueur défenseur peut bloquer tout attaquant.",
  '606.7c.3':
    'Les deux coéquipiers opposent un seul blocage conjoint, qui doit être légal pris comme un tout.',
  '606.7d.1':
    "Au début de l'étape des blessures de combat, l'équipe attaquante annonce son assignation des blessures avant l'autre camp.",
  '606.7d.2':
    "Pour chaque attaquant qui doit infliger des blessures à l'autre équipe, l'équipe attaquante choisit l'unique tête en défense qui les reçoit.",
  '606.7d.3':
    "Ce n'est qu'ensuite que l'équipe défenseur annonce l'assignation des blessures de ses bloqueurs.",
  '606.8':
    'Les façons ordinaires de gagner et de perdre (règle 102) restent valables à côté des lignes ci-dessous.',
  '606.8a.1':
    "Une équipe dont le total de points de vie est de zéro ou moins perd la partie aussitôt que l'une ou l'autre équipe devrait recevoir la priorité.",
  '606.8a.2':
    "Cette défaite à zéro point de vie est un effet basé sur un état ; elle n'utilise donc jamais la pile.",
  '606.8b.1':
    "Une victoire ou une défaite est toujours celle d'une équipe : aucun joueur n'a de résultat séparé de celui de son coéquipier.",
  '606.8b.2': "Dès qu'un coéquipier perd, l'équipe a perdu.",
  '606.8b.3': "Dès qu'un coéquipier gagne, l'équipe a gagné.",
  '606.8b.4': "Un effet qui empêche un joueur de gagner empêche toute l'équipe de gagner.",
  '606.8b.5': "Un effet qui empêche un joueur de perdre empêche toute l'équipe de perdre.",
  '606.8b-ex1':
    "Transcendance sous le contrôle d'un coéquipier : l'équipe reste dans la partie avec un total de points de vie nul ou négatif.",
  '606.8b-ex2':
    "Un coéquipier doit piocher dans une bibliothèque vide : ce joueur perd, et donc l'équipe aussi.",
  '606.8b-ex3':
    "Ange de platine sous le contrôle d'un coéquipier : aucun des deux coéquipiers ne peut perdre et aucun des deux adversaires ne peut gagner.",
  '606.8c': "La concession d'un seul joueur fait perdre toute l'équipe.",
  '606.9.1':
    'Les blessures sont infligées au joueur individuel, puis le total commun baisse de chaque quantité infligée.',
  '606.9.2': "Une perte de points de vie est celle du joueur individuel, et le total commun baisse d'autant.",
  '606.9.3': "Un gain de points de vie est celui du joueur individuel, et le total commun monte d'autant.",
  '606.9-ex1': 'Flame Rift (4 à chaque joueur) : chaque équipe subit 8 blessures.',
  '606.9a':
    "Un effet qui demande le total de points de vie d'un joueur prend la moitié du total commun, arrondie à l'unité supérieure.",
  '606.9a-ex1':
    "Heartless Hidetsugu contre une équipe à 17 : chaque tête compte pour 9 et subit 4 blessures, soit 8 en tout, et l'équipe finit à 9.",
  '606.9a-ex2':
    "Test of Endurance : la victoire exige une part d'au moins 50, c'est-à-dire un total d'équipe d'au moins 99.",
  '606.9a-ex3':
    "Lurking Jackals : une équipe adverse qui passe de 22 à 21 ne les déclenche pas ; il leur faut un total d'équipe de 20 ou moins.",
  '606.9b':
    "Quand un effet fixe le total de points de vie de chaque membre d'une équipe, l'équipe finit à la somme des nombres fixés.",
  '606.9b-ex1':
    "Biorythme avec trois créatures d'un côté de l'équipe et quatre de l'autre : l'équipe est à 7.",
  '606.9c.1':
    "Quand un effet fixe le total de points de vie d'un joueur, la part propre de ce joueur devient la valeur donnée.",
  '606.9c.2': 'Le total commun varie alors de la même différence.',
  '606.9c-ex1':
    "Doublement avec un total d'équipe de 25 : la part passe de 13 à 26, donc l'équipe passe à 38 (le 32 imprimé correspond à « devient 20 »).",
  '606.10.1': 'Des équipes de plus de deux joueurs sont permises si toutes deux sont de même taille.',
  '606.10.2': 'Une équipe plus grande commence avec 20 points de vie par membre.',
};
