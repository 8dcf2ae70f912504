import type { BASE_100, BASE_104, BASE_118 } from '../../2026/100.js';

/** Sections 100 to 103 in French. */
export const BASE_100_FR: Readonly<Record<keyof typeof BASE_100, string>> = {
  '100.2a':
    "En construit, un deck a au moins 60 cartes et au plus quatre exemplaires d'un même nom, hors terrains de base.",
  '100.4a':
    "En construit, la réserve compte jusqu'à quinze cartes ; la limite de quatre exemplaires vaut pour elle et le deck ensemble.",
  '100.4c':
    "En Troll à deux têtes limité, ce que l'équipe n'a mis dans aucun de ses deux decks est la réserve de l'équipe.",
  '101.1':
    "Une carte qui contredit une règle l'emporte sur elle ; seul le droit de concéder reste au-dessus de toute carte.",
  '101.2': "Ce qui dit qu'une chose ne peut pas arriver l'emporte sur ce qui la permet ou l'ordonne.",
  '101.3': 'On laisse de côté ce qui est impossible dans une instruction.',
  '101.4':
    "Choix simultanés de plusieurs joueurs : le joueur actif d'abord, puis dans l'ordre du tour, et tous agissent ensemble.",
  '102.3': 'Les membres de votre équipe sont vos coéquipiers ; tous les autres joueurs sont vos adversaires.',
  '102.4': "Votre équipe : vous et vos coéquipiers, ou vous seul si la partie n'a pas d'équipes.",
  '103':
    'Ce qui se fait avant le premier tour : savoir qui commence, mélanger, fixer les points de vie, piocher les mains de départ.',
  '103.1':
    "Les joueurs décident par un moyen équitable qui choisit le premier joueur ; dans la suite d'un match, c'est le perdant qui choisit.",
  '103.1a': "Avec les tours partagés, c'est une équipe qui commence, et non un joueur.",
  '103.2': 'Réserves, compagnons, commandants et autres sont mis en place avant le mélange.',
  '103.3':
    "Chaque deck est mélangé au hasard et les adversaires peuvent le couper ; c'est désormais une bibliothèque.",
  '103.4': "On commence d'habitude avec vingt points de vie ; les variantes fixent leur propre nombre.",
  '103.4a': 'Une équipe de Troll à deux têtes commence avec 30 points de vie.',
  '103.5':
    'Mains de départ de sept cartes ; un mulligan fait repiocher sept cartes et en mettre une au-dessous par mulligan fait.',
  '103.5a': 'Les cartes Vanguard changent la taille de la main de départ.',
  '103.5b':
    'Ce qui est permis quand on pourrait faire un mulligan se fait avant la déclaration de cette série.',
  '103.5c':
    'À plus de deux joueurs, le premier mulligan de chacun est gratuit : aucune carte ne va au-dessous.',
  '103.5d':
    'Les équipes à tours partagés déclarent équipe par équipe, se concertent librement, puis tous repiochent ensemble.',
  '103.6':
    'Après les mulligans viennent les cartes qui agissent depuis la main de départ, à commencer par celles du premier joueur.',
  '103.6a': 'Une carte qui peut commencer sur le champ de bataille y est simplement mise.',
  '103.6b':
    "Une carte qui peut être révélée de la main de départ le reste jusqu'au premier tour, une seule fois.",
  '103.6c': "Les équipes à tours partagés le font équipe par équipe, chacune dans l'ordre de son choix.",
  '103.8': 'Le premier tour commence.',
  '103.8a': "À deux joueurs, celui qui commence n'a pas d'étape de pioche au premier tour.",
  '103.8b': "L'équipe de Troll à deux têtes qui commence n'a pas d'étape de pioche au premier tour.",
  '103.8c': 'Dans les autres parties multijoueurs, tout le monde pioche, le premier joueur aussi.',
};

/** Sections 104 to 117 in French. */
export const BASE_104_FR: Readonly<Record<keyof typeof BASE_104, string>> = {
  '104': 'Comment une partie finit : par une victoire, une égalité ou un recommencement.',
  '104.1': "La partie est finie dès qu'elle est gagnée, déclarée à égalité ou recommencée.",
  '104.2': 'Les façons de gagner.',
  '104.2a': "Le dernier joueur restant gagne aussitôt, même si un effet dit qu'il ne le peut pas.",
  '104.2b': 'Un effet peut désigner le gagnant.',
  '104.2c':
    'La dernière équipe qui a encore un joueur gagne, et tous ceux qui en faisaient partie gagnent avec elle.',
  '104.2d': "En Empereur, l'équipe gagne avec son empereur.",
  '104.3': 'Les façons de perdre.',
  '104.3a': "Chacun peut concéder à tout moment ; il quitte alors la partie et l'a perdue.",
  '104.3b': 'Zéro point de vie ou moins fait perdre, à la prochaine vérification avant une priorité.',
  '104.3c':
    "Piocher plus de cartes que la bibliothèque n'en a fait perdre, à la prochaine vérification avant une priorité.",
  '104.3d':
    "Dix marqueurs « poison » font perdre d'ordinaire ; en Troll à deux têtes, c'est quinze pour l'équipe.",
  '104.3e': 'Un effet peut désigner un perdant.',
  '104.3f': "Gagner et perdre au même moment, c'est perdre.",
  '104.3g': 'Une équipe a perdu quand tous ses joueurs ont perdu.',
  '104.3h':
    "Avec une portée d'influence limitée, la victoire de l'un est la défaite des adversaires à sa portée.",
  '104.3i': "En Empereur, l'équipe perd avec son empereur.",
  '104.3j': 'Commander : 21 blessures de combat du même commandant.',
  '104.3k': "La pénalité d'un arbitre peut être une défaite.",
  '104.4': 'Les façons de faire égalité.',
  '104.4a': 'Si tous les joueurs restants perdent ensemble, personne ne gagne.',
  '104.4b':
    "Une boucle que personne ne peut interrompre mène à l'égalité ; une boucle où il y a un choix, non.",
  '104.4c': 'Un effet peut déclarer une égalité.',
  '104.4d': 'Les équipes qui perdent ensemble font égalité.',
  '104.4e': 'Avec une portée limitée, une égalité déclarée ne touche que ceux qui sont à portée.',
  '104.4f': "Avec une portée limitée, une boucle sans fin fait égalité pour ceux qu'elle atteint.",
  '104.4g': 'Une équipe fait égalité quand tous ses joueurs restants font égalité.',
  '104.4h': "L'égalité d'un empereur est celle de son équipe.",
  '104.4i': "En tournoi, les joueurs peuvent convenir d'une égalité.",
  '104.5': 'Celui qui a perdu ou fait égalité quitte la partie (800.4 dit ce que deviennent ses cartes).',
  '104.6': 'Une carte fait recommencer toute la partie.',
  '106.4':
    'Le mana attend dans la réserve de son joueur et disparaît à la fin de chaque étape et de chaque phase.',
  '106.6': 'Le mana peut porter des limites sur son emploi, ou quelque chose qui en découle.',
  '107.14': "Un symbole d'énergie vaut un marqueur « énergie » ; le payer en retire un au joueur.",
  '108.1': "Le texte en vigueur d'une carte est celui de la référence Oracle.",
  '110.2':
    "Celui sous le contrôle de qui un permanent est arrivé le contrôle jusqu'à ce qu'un effet dise autrement ; la carte est à son propriétaire.",
  '111.1': "Un jeton est un permanent qu'aucune carte ne représente.",
  '111.2': 'Celui qui crée un jeton en est le propriétaire et le contrôle à son arrivée.',
  '111.7': 'Un jeton ailleurs que sur le champ de bataille disparaît à la prochaine vérification.',
  '111.10a': "Un Trésor se sacrifie pour un mana de n'importe quelle couleur.",
  '111.10b': 'Une Nourriture se sacrifie, pour deux manas, et fait gagner 3 points de vie.',
  '111.10f': 'Un Indice se sacrifie, pour deux manas, et fait piocher une carte.',
  '111.10g': 'Un Sang se sacrifie, avec une défausse et un mana, et fait piocher une carte.',
  '111.10h': "Une Pierre de puissance donne du mana incolore qui ne paie d'autres sorts que d'artefact.",
  '111.10s':
    'Une Carte se sacrifie, pour un mana et quand on pourrait lancer un rituel, et fait explorer une de vos créatures.',
  '116': 'Actions spéciales : faites avec la priorité, sans la pile.',
  '116.1': "Une action spéciale demande la priorité, n'utilise pas la pile et n'admet pas de réponse.",
  '116.2': 'La liste des actions spéciales.',
  '116.2a': 'Jouer un terrain : une fois à son propre tour, en phase principale, la pile étant vide.',
  '116.2b': "Retourner une créature face cachée, à tout moment où l'on a la priorité.",
  '116.2c': "Mettre fin à un effet, ou arrêter une capacité retardée, si l'effet le permet.",
  '116.2f': 'Exiler de sa main une carte avec la suspension, quand on pourrait commencer à la lancer.',
  '116.2h': 'Prédire une carte pendant son tour.',
  '116.3': 'Après une action spéciale, son joueur a de nouveau la priorité.',
  '117': 'Quand les joueurs peuvent agir : le système de priorité.',
  '117.1': "Sauf instruction contraire, un joueur n'agit qu'avec la priorité.",
  '117.1a':
    'Les éphémères à tout moment avec la priorité ; les autres sorts en phase principale, la pile étant vide.',
  '117.1b': 'Les capacités activées ne demandent que la priorité.',
  '117.1c':
    "Certaines actions spéciales ne demandent que la priorité, d'autres aussi une phase principale et une pile vide.",
  '117.1d': 'Les capacités de mana aussi en payant quelque chose, même en pleine résolution.',
  '117.2': 'Ce qui se passe sans priorité.',
  '117.2a':
    'Les capacités se déclenchent à tout moment mais attendent la prochaine priorité pour aller sur la pile.',
  '117.2b': "Les capacités statiques s'appliquent, tout simplement.",
  '117.2c': "Les actions dues au tour viennent avant la priorité d'une étape, ou à sa fin.",
  '117.2d': "Les actions basées sur l'état sont vérifiées avant que quiconque ne reçoive la priorité.",
  '117.2e': "Pendant une résolution personne n'a la priorité, pas même ceux qui choisissent ou paient.",
  '117.3': 'Qui a la priorité.',
  '117.3a':
    "Le joueur actif l'a le premier dans la plupart des étapes, après les actions dues au tour et les capacités en attente.",
  '117.3b': "Le joueur actif l'a de nouveau après chaque résolution.",
  '117.3c': "Celui qui vient d'agir l'a de nouveau.",
  '117.3d': "Ne pas agir, c'est passer ; le suivant dans l'ordre du tour l'a alors.",
  '117.4':
    "Quand tous ont passé à la suite, le dessus de la pile se résout ; une pile vide met fin à l'étape ou à la phase.",
  '117.5':
    "Avant la priorité : les actions basées sur l'état jusqu'à épuisement, puis les capacités déclenchées sur la pile, et ainsi de suite.",
  '117.6': 'Avec les tours partagés, la priorité appartient aux équipes.',
  '117.7': "Ce qui est lancé alors qu'autre chose est sur la pile y répond, et se résout avant.",
};

/** Sections 118 to 122 in French. */
export const BASE_118_FR: Readonly<Record<keyof typeof BASE_118, string>> = {
  '118.1': "Un coût est ce qu'il faut faire ou payer pour qu'autre chose arrive ou n'arrive pas.",
  '118.3': "Un coût qu'on ne peut pas payer en entier ne peut pas être payé.",
  '118.6': 'Sans coût de mana, le coût ne peut pas être payé.',
  '118.8': 'Les coûts supplémentaires se paient avec le coût de mana.',
  '119.1a': 'Les équipes de Troll à deux têtes commencent à 30.',
  '119.2': "Les blessures infligées à un joueur lui font d'ordinaire perdre autant de points de vie.",
  '119.3': "Gains et pertes changent le total d'autant.",
  '119.4': "On ne peut payer que les points de vie qu'on a ; les payer, c'est les perdre.",
  '119.4a':
    "En Troll à deux têtes, les paiements des deux têtes ensemble doivent tenir dans le total de l'équipe.",
  '119.4b': 'Zéro point de vie peut toujours être payé.',
  '119.5': "Fixer un total, c'est gagner ou perdre la différence.",
  '119.6': "Un joueur à 0 point de vie est éliminé par une action basée sur l'état.",
  '119.7':
    'Qui ne peut pas gagner de points de vie ne prend part à aucun échange ni partage qui élèverait son total.',
  '119.8':
    "Qui ne peut pas perdre de points de vie ne prend part à aucun échange ni partage qui l'abaisserait, et n'en paie pas.",
  '120.1':
    "Les objets infligent des blessures aux créatures, planeswalkers, batailles et joueurs, et à rien d'autre.",
  '120.3': 'Ce que font les blessures dépend de qui les inflige et de qui les subit.',
  '120.3a': 'À un joueur, sans infection : il perd autant de points de vie.',
  '120.3b': 'À un joueur, avec infection : des marqueurs « poison » au lieu de la perte.',
  '120.3c': 'À un planeswalker : des marqueurs « loyauté » sont retirés.',
  '120.3d': 'À une créature, avec flétrissure ou infection : des marqueurs -1/-1.',
  '120.3e': 'À une créature sinon : elles y restent marquées.',
  '120.3f': 'Avec le lien de vie, en plus : le contrôleur de la source en gagne autant.',
  '120.3g': 'Blessures de combat avec toxique, en plus : des marqueurs « poison » pour le joueur.',
  '120.3h': 'À une bataille : des marqueurs « défense » sont retirés.',
  '120.4':
    "Quatre temps : l'excédent est dirigé ailleurs, les blessures sont infligées, leurs résultats suivent, l'événement s'achève.",
  '120.6': "Les blessures marquées restent jusqu'au nettoyage.",
  '120.8': "Zéro blessure n'est pas une blessure.",
  '121.1': 'Piocher : la carte du dessus de la bibliothèque va dans la main.',
  '121.2': 'Plusieurs cartes se piochent une à une.',
  '121.2d':
    "Avec les tours partagés, les membres de l'équipe active finissent de piocher d'abord, dans l'ordre de leur choix.",
  '121.4': 'Essayer de piocher dans une bibliothèque vide fait perdre à la prochaine vérification.',
  '122.1': 'Un marqueur se place sur un objet ou un joueur et le modifie, ou autre chose en tient compte.',
  '122.1f':
    'Marqueurs « poison » : avec un ou plusieurs, un joueur est empoisonné ; 810 dit comment les équipes les comptent.',
  '122.2': 'Les marqueurs ne suivent pas un objet dans une autre zone.',
  '122.6': "Mettre des marqueurs, c'est aussi arriver avec eux.",
};
