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
  'es.14.1': 'Les coéquipiers sont placés du même côté de la table.',
  'es.14.2': "L'équipe choisit elle-même lequel de ses membres s'installe où.",
  'es.14.3':
    'Qui occupe la place de droite est le joueur principal, et celui de gauche est le joueur secondaire.',
  'es.17.1':
    'Seuls les points de vie sont mis en commun : les permanents, la main et le mana restent propres à chaque joueur.',
  'es.17.2': 'Un joueur peut voir la main de son coéquipier et lui montrer la sienne.',
  'es.17.3': 'Les coéquipiers peuvent parler stratégie.',
  'es.17.4': 'Un joueur ne peut ni toucher ni manipuler les cartes de son coéquipier.',
  'es.19.1':
    "Au premier tour de l'équipe qui commence (les mots « premier tour » manquent), l'étape de pioche a lieu et le joueur secondaire pioche.",
  'es.19.2': "Le joueur principal de l'équipe qui commence ne pioche rien à cette première étape de pioche.",
  'es.21.1':
    "L'ordre du joueur actif et du joueur non-actif devient celui de l'équipe active et de l'équipe non-active.",
  'es.21.2':
    "Lors de choix simultanés, les joueurs de l'équipe active décident en premier, ceux de l'équipe non-active en second.",
  'es.21.3': "Après les choix, l'action a lieu pour tous en même temps.",
  'es.22.2':
    "Si les deux coéquipiers veulent jouer quelque chose, le joueur principal décide qui joue d'abord.",
  'es.22.3': "Les deux coéquipiers piochent pendant l'étape de pioche de l'équipe.",
  'es.22.4': 'Les deux coéquipiers peuvent jouer un terrain pendant leur tour.',
  'es.23.1':
    "Quand aucun des coéquipiers ne veut agir, l'équipe passe la priorité (la double négation imprimée est une erreur).",
  'es.23.2': "Quand les deux équipes ont passé l'une après l'autre, le dessus de la pile se résout.",
  'es.23.4': "Si la pile est vide, ces passes de priorité mènent à l'étape ou à la phase suivante.",
  'es.24.4':
    "Le contrôle du tour d'un joueur couvre le tour de l'équipe de ce joueur ; le texte l'accorde à l'équipe du joueur qui prend ce contrôle, le moteur au contrôleur de l'effet.",
  'es.28.1':
    'Tout effet ou toute capacité qui concerne le joueur défenseur concerne exactement une tête en défense.',
  'es.28.2': "Le contrôleur de l'objet qui a cette capacité choisit la tête.",
  'es.28.3': 'Les effets qui concernent le joueur attaquant suivent les deux mêmes règles.',
  'es.29.2': "Une créature incapable d'attaquer l'un des joueurs défenseurs ne peut pas du tout attaquer.",
  'es.31.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce avant l'autre camp comment ses attaquants infligent leurs blessures.",
  'es.31.2':
    "Pour chaque attaquant dont les blessures vont à l'équipe adverse, un seul joueur adverse exactement est choisi pour les recevoir toutes.",
  'es.31.3':
    "Le contrôleur d'un attaquant avec l'infection décide à l'étape des blessures quelle tête reçoit ces blessures sous forme de marqueurs « poison ».",
  'es.31.4': "Ce n'est qu'ensuite que l'équipe défenseur assigne les blessures de ses bloqueurs.",
  'es.32': 'Les façons ordinaires de gagner et de perdre restent valables à côté des lignes ci-dessous.',
  'es.36-ex1': 'Flame Rift (4 à chaque joueur) : chaque équipe perd 8 points de vie, 4 par tête.',
  'es.37-ex1':
    "Heartless Hidetsugu contre une équipe à 17 : chaque tête compte pour 9 et subit 4 blessures, et l'équipe finit à 9.",
  'es.38':
    "Quand un effet fixe le total de points de vie de chaque joueur à un nombre, l'équipe finit à la somme de ses deux nombres.",
  'es.38-ex1': "Biorythme avec trois créatures pour un coéquipier et quatre pour l'autre : l'équipe est à 7.",
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
