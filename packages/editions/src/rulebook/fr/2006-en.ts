import type { Gists } from '../../line.js';

/** Section 606 as it stood in October 2006, in French. */
export const TEXT_2006_EN_FR: Gists = {
  '605.3':
    'Au Free-for-All (chacun pour soi), les places sont tirées au hasard ; ligne égarée que le Troll à deux têtes doit ignorer.',
  '605.4':
    'Le Free-for-All (chacun pour soi) se gagne et se perd selon la règle 102 ; ligne égarée que le Troll à deux têtes doit ignorer.',
  '606': 'Titre de section (fin reprise des Règles complètes).',
  '606.1': 'Une partie oppose deux équipes de deux joueurs chacune.',
  '606.4': 'La variante a deux particularités, données en a et b.',
  '606.6a.1': 'Un joueur mécontent de sa première main a la possibilité de faire un mulligan.',
  '606.6a.2': "L'équipe qui commence achève tous ses mulligans avant que l'autre équipe ne débute les siens.",
  '606.6a.3':
    'Chaque coéquipier décide seul ; un mulligan mélange la main dans le deck et, la première fois, fait piocher sept nouvelles cartes.',
  '606.6a.4': 'Des coéquipiers qui font tous deux un mulligan dans une même série le font simultanément.',
  '606.6a.5': 'La série se répète, et chaque main suivante de ce joueur compte une carte de moins.',
  '606.6a.6': "Le processus s'achève pour un joueur une fois que sa main est réduite à zéro carte.",
  '606.6a.7': 'Les coéquipiers peuvent se concerter pendant les décisions de mulligan.',
  '606.6a.8':
    "Nul ne peut voir la nouvelle main de son coéquipier avant d'avoir décidé s'il fait un mulligan dans cette même série.",
  '606.6a.9':
    'Une main gardée est définitive comme main de départ, et son joueur ne peut plus faire de mulligan.',
  '606.6a.10': "Le coéquipier d'un joueur qui a gardé sa main peut continuer ses mulligans.",
  '606.6a.11':
    "La seconde équipe n'a droit à ses mulligans qu'une fois que chaque membre de l'équipe qui commence a gardé sa main.",
  '606.6b.1':
    "Au premier tour de l'équipe qui commence, l'étape de pioche a lieu et le joueur secondaire pioche.",
  '606.6b.2':
    "Le joueur principal de l'équipe qui commence ne reçoit aucune carte à cette première étape de pioche.",
  '606.6e.1':
    "Jouer un sort ou une capacité activée n'est permis à un joueur que si son équipe a la priorité.",
  '606.6e.3':
    "Si les deux coéquipiers veulent agir au même moment, c'est le joueur principal qui décide lequel des deux agit.",
  '606.6e.4': "Chaque coéquipier pioche une carte pendant l'étape de pioche de l'équipe.",
  '606.6e.5': "Chaque coéquipier peut jouer un terrain par tour de l'équipe.",
  '606.6g.2': "Une phase ou une étape ajoutée au tour d'un joueur est prise par toute l'équipe.",
  '606.6g.3': "Toute l'équipe saute le tour, la phase ou l'étape qu'un joueur doit sauter.",
  '606.6g.4':
    "Le contrôleur de l'effet qui prend le contrôle du tour d'un joueur contrôle le tour de toute l'équipe de ce joueur.",
  '606.6h':
    "Quand un effet fait piocher plusieurs joueurs, l'ordre est : joueur principal actif (toutes ses pioches), joueur secondaire actif (toutes ses pioches), puis l'équipe non-active pareillement.",
  '606.7b.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
  '606.7b-ex1':
    "Teferi's Moat sous le contrôle d'un coéquipier empêche aussi d'attaquer l'équipe les créatures de la couleur choisie qui n'ont pas le vol.",
  '606.7c.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
  '606.7c-ex1':
    'Une créature avec la traversée des forêts est imblocable si au moins un des deux joueurs défenseurs a une forêt.',
  '606.7d.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce son assignation des blessures avant l'autre camp.",
  '606.7d.2':
    "Pour chaque attaquant qui devrait infliger des blessures à l'autre équipe, l'équipe active choisit exactement une tête en défense, qui les reçoit.",
  '606.8a.1':
    "Une équipe dont le total de points de vie est de zéro ou moins perd la partie la prochaine fois que l'une ou l'autre équipe devrait recevoir la priorité.",
  '606.8b-ex2':
    "Un coéquipier doit piocher dans une bibliothèque vide : ce joueur perd, et donc l'équipe aussi (fin reprise des Règles complètes).",
  '606.8b-ex3':
    "Ange de platine sous le contrôle d'un coéquipier : aucun des deux coéquipiers ne peut perdre et aucun des deux adversaires ne peut gagner tant que l'Ange est en jeu (fin reprise des Règles complètes).",
  '606.8c': "La concession d'un seul joueur fait perdre toute l'équipe (fin reprise des Règles complètes).",
  '606.9.1':
    'Les blessures sont infligées au joueur individuel, puis le total commun baisse de chaque quantité infligée (fin reprise des Règles complètes).',
  '606.9.2':
    "Une perte de points de vie est celle du joueur individuel, et le total commun baisse d'autant (fin reprise des Règles complètes).",
  '606.9.3':
    "Un gain de points de vie est celui du joueur individuel, et le total commun monte d'autant (fin reprise des Règles complètes).",
  '606.9-ex1':
    'Flame Rift (4 à chaque joueur) : chaque équipe subit 8 blessures (fin reprise des Règles complètes).',
  '606.9a':
    "Un effet qui demande le total de points de vie d'un joueur prend la moitié du total commun, arrondie à l'unité supérieure (fin reprise des Règles complètes).",
  '606.9a-ex1':
    "Heartless Hidetsugu contre une équipe à 17 : chaque tête compte pour 9 et subit 4 blessures, soit 8 en tout, et l'équipe finit à 9 (fin reprise des Règles complètes).",
  '606.9a-ex2':
    "Test of Endurance : la victoire exige une part d'au moins 50, c'est-à-dire un total d'équipe d'au moins 99 (fin reprise des Règles complètes).",
  '606.9a-ex3':
    "Lurking Jackals : une équipe adverse qui passe de 22 à 21 ne les déclenche pas ; il leur faut un total d'équipe de 20 ou moins (fin reprise des Règles complètes).",
  '606.9b':
    "Quand un effet fixe le total de points de vie de chaque membre d'une équipe, l'équipe finit à la somme des nombres fixés (fin reprise des Règles complètes).",
  '606.9b-ex1':
    "Biorythme avec trois créatures pour un coéquipier et quatre pour l'autre : l'équipe est à 7 (fin reprise des Règles complètes).",
  '606.9c.1':
    "Quand un effet fixe le total de points de vie d'un joueur, la part propre de ce joueur devient le nombre donné (fin reprise des Règles complètes).",
  '606.9c.2': 'Le total commun varie alors de la même différence (fin reprise des Règles complètes).',
  '606.9c-ex1':
    "« Devient 20 » avec un total d'équipe de 25 : la part passe de 13 à 20, donc l'équipe passe à 32 (fin reprise des Règles complètes).",
  '606.10.1':
    'Des équipes de plus de deux joueurs sont permises si elles sont de même taille (fin reprise des Règles complètes).',
  '606.10.2':
    'Une équipe plus grande commence avec 20 points de vie par membre (fin reprise des Règles complètes).',
  '606.10.3':
    'Les formes plus grandes tirent officieusement leur nom de leur nombre de têtes (fin reprise des Règles complètes).',
};
