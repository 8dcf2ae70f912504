import type { Gists } from '../../line.js';

/** The Spanish composite of 2010, in French. */
export const TEXT_2010_ES_FR: Gists = {
  'es.1.1': 'En Construit, un deck compte au moins soixante cartes.',
  'es.1.2': "En Construit, un deck n'a pas de nombre maximal de cartes.",
  'es.1.3': 'Son propriétaire doit pouvoir mélanger le deck sans aide.',
  'es.2.1':
    "Construction unifiée : les deux decks d'une équipe contiennent ensemble au plus quatre exemplaires d'une même carte.",
  'es.2.2': "Les terrains de base échappent à la limite de quatre exemplaires de l'équipe.",
  'es.2.3': "Les exemplaires se comptent d'après le nom anglais de la carte.",
  'es.2.4': "Les tournois multijoueurs en Construit n'ont pas de réserve.",
  'es.2-ex1': "Un joueur avec quatre Naturalisation n'en laisse aucune pour le deck de son coéquipier.",
  'es.3.1': "D'une carte restreinte, toute l'équipe peut utiliser au plus un exemplaire.",
  'es.3.2': 'Une carte bannie dans le format ne peut être utilisée par personne.',
  'es.4.1': 'Deux joueurs forment une équipe qui joue contre une autre équipe de deux.',
  'es.4.2': "On peut choisir de jouer aussi bien en Construit qu'en Limité.",
  'es.4.3': "Les coéquipiers sont assis l'un à côté de l'autre.",
  'es.5.1': 'Chaque équipe a 30 points de vie au début.',
  'es.5.2': 'Les coéquipiers partagent un même tour.',
  'es.5.3': 'Les quatre joueurs ont chacun leur deck, et les cartes ne sont pas partagées.',
  'es.5.4': 'Un joueur ne pioche que dans sa propre bibliothèque.',
  'es.5.5': "Un joueur n'engage que ses propres terrains pour payer des sorts.",
  'es.5.6': 'Les coéquipiers peuvent parler, se conseiller sur les coups et planifier ensemble.',
  'es.6.1': 'Chaque équipe a un joueur principal (tête dominante) et un joueur secondaire.',
  'es.6.2': "Quand l'équipe hésite sur une décision, le joueur principal a le dernier mot.",
  'es.6.3':
    "C'est le joueur principal qui annonce la suite, par exemple le passage aux attaquants ou la fin du tour.",
  'es.7.1': "Les deux decks contiennent ensemble au plus quatre exemplaires d'une même carte.",
  'es.7.2': 'Les terrains de base échappent à cette limite.',
  'es.7-ex1':
    "Avec un deck rouge-vert et un deck vert-blanc, cinq à huit Naturalisation sont illégales ; quatre dans un deck n'en laissent aucune pour l'autre.",
  'es.8': 'Les réserves sont interdites dans les tournois multijoueurs en Construit.',
  'es.9.1':
    "Le contrôleur d'une créature attaquante avec l'infection désigne, dès l'étape de déclaration des attaquants, la tête adverse à laquelle elle infligera ses blessures (moteur : choisie au moment des blessures).",
  'es.9.2':
    "Une équipe perd la partie quand l'un de ses membres a, à lui seul, au moins dix marqueurs « poison ».",
  'es.10': "Un membre qui doit piocher alors qu'il n'a plus de bibliothèque fait perdre l'équipe.",
  'es.11': "Renvoie à une page qui donne plus d'informations.",
  'es.12': "Explique l'abréviation 2HG.",
  'es.13': 'Une partie oppose deux équipes de deux joueurs chacune.',
  'es.14.1': 'Les coéquipiers sont placés du même côté de la table.',
  'es.14.2': "L'équipe choisit elle-même lequel de ses membres s'installe où.",
  'es.14.3':
    'Qui occupe la place de droite est le joueur principal, et celui de gauche est le joueur secondaire.',
  'es.15.1': 'Les coéquipiers ont un seul total de points de vie en commun.',
  'es.15.2': 'Le total commun de points de vie est de 30 au début.',
  'es.16': "Un tour est celui d'une équipe, et non celui d'un joueur seul.",
  'es.17.1':
    'Seuls les points de vie sont mis en commun : les permanents, la main et le mana restent propres à chaque joueur.',
  'es.17.2': 'Un joueur peut voir la main de son coéquipier et lui montrer la sienne.',
  'es.17.3': 'Les coéquipiers peuvent parler stratégie.',
  'es.17.4': 'Un joueur ne peut ni toucher ni manipuler les cartes de son coéquipier.',
  'es.18.1': 'Un joueur mécontent de sa première main a la possibilité de faire un mulligan.',
  'es.18.2': "L'équipe qui commence achève tous ses mulligans avant que l'autre équipe ne débute les siens.",
  'es.18.3':
    'Chaque coéquipier décide seul ; un mulligan mélange la main dans le deck et, la première fois, fait piocher sept nouvelles cartes.',
  'es.18.4': 'Des coéquipiers qui font tous deux un mulligan dans une même série le font simultanément.',
  'es.18.5': 'La série se répète, et chaque main suivante de ce joueur compte une carte de moins.',
  'es.18.6': "Le processus s'achève pour un joueur une fois que sa main est réduite à zéro carte.",
  'es.18.7': 'Les coéquipiers peuvent se concerter pendant les décisions de mulligan.',
  'es.18.8':
    "Nul ne peut voir la nouvelle main de son coéquipier avant d'avoir décidé s'il fait un mulligan dans cette même série.",
  'es.18.9':
    'Une main gardée est définitive comme main de départ, et son joueur ne peut plus faire de mulligan.',
  'es.18.10': "Le coéquipier d'un joueur qui a gardé sa main peut continuer ses mulligans.",
  'es.18.11':
    "La seconde équipe n'a droit à ses mulligans qu'une fois que chaque membre de l'équipe qui commence a gardé sa main.",
  'es.19.1':
    "Au premier tour de l'équipe qui commence (les mots « premier tour » manquent), l'étape de pioche a lieu et le joueur secondaire pioche.",
  'es.19.2': "Le joueur principal de l'équipe qui commence ne pioche rien à cette première étape de pioche.",
  'es.20': 'La priorité appartient à une équipe, jamais à un joueur seul.',
  'es.21.1':
    "L'ordre du joueur actif et du joueur non-actif devient celui de l'équipe active et de l'équipe non-active.",
  'es.21.2':
    "Lors de choix simultanés, les joueurs de l'équipe active décident en premier, ceux de l'équipe non-active en second.",
  'es.21.3': "Après les choix, l'action a lieu pour tous en même temps.",
  'es.22.1':
    "Jouer un sort ou une capacité activée n'est permis à un joueur que si son équipe a la priorité.",
  'es.22.2':
    "Si les deux coéquipiers veulent jouer quelque chose, le joueur principal décide qui joue d'abord.",
  'es.22.3': "Les deux coéquipiers piochent pendant l'étape de pioche de l'équipe.",
  'es.22.4': 'Les deux coéquipiers peuvent jouer un terrain pendant leur tour.',
  'es.23.1':
    "Quand aucun des coéquipiers ne veut agir, l'équipe passe la priorité (la double négation imprimée est une erreur).",
  'es.23.2': "Quand les deux équipes ont passé l'une après l'autre, le dessus de la pile se résout.",
  'es.23.3': "Après cette résolution, la priorité revient à l'équipe active.",
  'es.23.4': "Si la pile est vide, ces passes de priorité mènent à l'étape ou à la phase suivante.",
  'es.24.1': "Un tour supplémentaire donné à un joueur est pris par toute l'équipe.",
  'es.24.2':
    "Une phase supplémentaire donnée à un joueur revient à toute l'équipe ; les étapes, bien que non nommées, sont traitées de même.",
  'es.24.3':
    "Toute l'équipe saute le tour ou la phase qu'un joueur doit sauter ; les étapes, bien que non nommées, sont traitées de même.",
  'es.24.4':
    "Le contrôle du tour d'un joueur couvre le tour de l'équipe de ce joueur ; le texte l'accorde à l'équipe du joueur qui prend ce contrôle, le moteur au contrôleur de l'effet.",
  'es.25':
    "Quand un effet fait piocher plusieurs joueurs, l'ordre est : joueur principal actif (toutes ses pioches), joueur secondaire actif (toutes ses pioches), puis l'équipe non-active pareillement.",
  'es.26': 'Le combat diffère de celui des autres variantes multijoueurs.',
  'es.27.1': "Les créatures des deux coéquipiers attaquent ensemble l'équipe adverse, en un seul groupe.",
  'es.27.2':
    "Pendant le combat, l'équipe active est l'équipe attaquante, et chacun de ses membres compte comme joueur attaquant.",
  'es.27.3':
    "Pendant le combat, l'équipe non-active est l'équipe défenseur, et chacun de ses membres compte comme joueur défenseur.",
  'es.28.1':
    'Tout effet ou toute capacité qui concerne le joueur défenseur concerne exactement une tête en défense.',
  'es.28.2': "Le contrôleur de l'objet qui a cette capacité choisit la tête.",
  'es.28.3': 'Les effets qui concernent le joueur attaquant suivent les deux mêmes règles.',
  'es.29.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
  'es.29.2': "Une créature incapable d'attaquer l'un des joueurs défenseurs ne peut pas du tout attaquer.",
  'es.29.3':
    'Les deux coéquipiers mènent une seule attaque conjointe, qui doit être légale prise comme un tout.',
  'es.30.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
  'es.30.2': "Une créature de l'un ou l'autre joueur défenseur peut bloquer tout attaquant.",
  'es.30.3':
    'Les deux coéquipiers opposent un seul blocage conjoint, qui doit être légal pris comme un tout.',
  'es.31.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce avant l'autre camp comment ses attaquants infligent leurs blessures.",
  'es.31.2':
    "Pour chaque attaquant dont les blessures vont à l'équipe adverse, un seul joueur adverse exactement est choisi pour les recevoir toutes.",
  'es.31.3':
    "Le contrôleur d'un attaquant avec l'infection décide à l'étape des blessures quelle tête reçoit ces blessures sous forme de marqueurs « poison ».",
  'es.31.4': "Ce n'est qu'ensuite que l'équipe défenseur assigne les blessures de ses bloqueurs.",
  'es.32': 'Les façons ordinaires de gagner et de perdre restent valables à côté des lignes ci-dessous.',
  'es.33.1':
    "Une équipe dont le total de points de vie est de zéro ou moins perd la partie la prochaine fois que l'une ou l'autre équipe devrait recevoir la priorité.",
  'es.33.2':
    "Cette défaite à zéro point de vie est un effet basé sur un état ; elle n'utilise donc jamais la pile.",
  'es.34.1':
    "Une victoire ou une défaite est toujours celle d'une équipe : aucun joueur n'a de résultat séparé de celui de son coéquipier.",
  'es.34.2': "Dès qu'un coéquipier perd, l'équipe a perdu.",
  'es.34.3': "Dès qu'un coéquipier gagne, l'équipe a gagné.",
  'es.34.4': "Un effet qui empêche un joueur de gagner empêche toute l'équipe de gagner.",
  'es.34.5': "Un effet qui empêche un joueur de perdre empêche toute l'équipe de perdre.",
  'es.35': "La concession d'un seul joueur fait perdre toute l'équipe.",
  'es.36.1':
    'Les blessures sont infligées au joueur individuel, puis le total commun baisse de chaque quantité infligée.',
  'es.36.2': "Une perte de points de vie est celle du joueur individuel, et le total commun baisse d'autant.",
  'es.36.3': "Un gain de points de vie est celui du joueur individuel, et le total commun monte d'autant.",
  'es.36-ex1': 'Flame Rift (4 à chaque joueur) : chaque équipe perd 8 points de vie, 4 par tête.',
  'es.37':
    "Un effet qui demande le total de points de vie d'un joueur prend la moitié du total commun, arrondie à l'unité supérieure.",
  'es.37-ex1':
    "Heartless Hidetsugu contre une équipe à 17 : chaque tête compte pour 9 et subit 4 blessures, et l'équipe finit à 9.",
  'es.38':
    "Quand un effet fixe le total de points de vie de chaque joueur à un nombre, l'équipe finit à la somme de ses deux nombres.",
  'es.38-ex1': "Biorythme avec trois créatures pour un coéquipier et quatre pour l'autre : l'équipe est à 7.",
  'es.39.1':
    "Quand un effet fixe le total de points de vie d'un joueur, la part propre de ce joueur devient le nombre donné.",
  'es.39.2': "Le total commun est ajusté en conséquence (de la différence, comme le montre l'exemple).",
  'es.39-ex1':
    "« Devient 20 » avec un total d'équipe de 25 : seule cette part passe de 13 à 20, donc l'équipe passe à 32.",
  'es.40.1': "Des équipes de plus de deux joueurs sont permises (l'égalité de taille n'est pas mentionnée).",
  'es.40.2':
    'Une équipe plus grande commence avec 20 points de vie par membre (15 par défaut dans le moteur).',
  'es.40.3': 'Les formes plus grandes tirent leur nom de leur nombre de têtes.',
  'es.41': 'Derniers points que les règles laissent ouverts.',
  'es.42.1': "Une ronde se compose d'une seule partie.",
  'es.42.2': "Une partie nulle est suivie d'une autre jusqu'à ce qu'une équipe gagne.",
  'es.43.1': "Il n'est pas possible d'utiliser une réserve dans ce format.",
  'es.43.2': 'Un match est une seule et unique partie.',
};
