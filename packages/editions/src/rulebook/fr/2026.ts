import type { Gists } from '../../line.js';

/** Sections 805 and 810 of today, in French. */
export const TEXT_2026_FR: Gists = {
  '805': 'Titre de section : option des équipes avec tours partagés.',
  '805.1.1': 'Certaines parties entre équipes utilisent cette option.',
  '805.1.2': "Le Troll à deux têtes utilise toujours l'option.",
  '805.1.3': "Archenemy utilise toujours l'option.",
  '805.1.4': "L'option n'est ouverte qu'aux équipes dont les membres occupent des places voisines.",
  '805.2.1':
    "Le membre qui occupe la place la plus à droite, du point de vue de l'équipe, est le joueur principal.",
  '805.3.1': "L'une des méthodes de la règle 103.1 détermine quelle équipe joue en premier.",
  '805.3.2': "L'équipe ainsi désignée s'appelle l'équipe qui commence.",
  '805.3a.1':
    "Les membres de l'équipe qui commence déclarent en premier s'ils font un mulligan ou gardent leur main, dans l'ordre voulu par l'équipe.",
  '805.3a.4': 'Après toutes les déclarations, les mulligans ont lieu simultanément, dans les deux équipes.',
  '805.3a.5': 'Les coéquipiers peuvent se concerter sur les cartes à mettre au-dessous de la bibliothèque.',
  '805.3b.1':
    "Cartes pouvant commencer la partie sur le champ de bataille : les membres de l'équipe qui commence y mettent d'abord autant des leurs qu'ils le souhaitent, dans l'ordre voulu par l'équipe.",
  '805.3b.2': 'Les coéquipiers peuvent se concerter sur ces cartes de la main de départ.',
  '805.3b.3': "Les membres de chaque autre équipe font ensuite de même, dans l'ordre du tour.",
  '805.4a.1': "L'équipe active est celle qui joue le tour en cours.",
  '805.4a.2': 'Toute autre équipe est non-active.',
  '805.4b': "Chaque membre pioche une carte pendant l'étape de pioche de l'équipe.",
  '805.4c': "Chaque membre peut jouer un terrain par tour de l'équipe.",
  '805.4d.1':
    "Une capacité qui se déclenche à l'étape ou à la phase « de chaque joueur » et qui fait référence à « ce joueur » se déclenche une fois pour chaque membre de l'équipe active.",
  '805.4d.2':
    "Une capacité qui se déclenche à l'étape ou à la phase « de chaque adversaire » et qui fait référence à « cet adversaire » se déclenche une fois pour chaque adversaire dont c'est l'étape.",
  '805.4d.3':
    "La référence compte où qu'elle se trouve : condition de déclenchement, effet ou clause conditionnelle intermédiaire (« si »).",
  '805.4d.4':
    "Sans une telle référence, la capacité ne se déclenche qu'une fois dans l'étape ou la phase de l'équipe (sous-entendu).",
  '805.5b.2':
    "Quand toutes les équipes ont passé l'une après l'autre, c'est l'objet au-dessus de la pile qui se résout.",
  '805.5b.4':
    "Quand toutes les équipes ont passé l'une après l'autre alors que la pile est vide, l'étape ou la phase en cours se termine et la suivante commence.",
  '805.6.1':
    "Lors de choix simultanés d'équipes, l'équipe active choisit en premier, suivie des équipes non-actives dans l'ordre du tour.",
  '805.6.2':
    "Lors de choix simultanés de joueurs, les membres de l'équipe active choisissent en premier, dans l'ordre qui leur plaît, suivis de ceux des équipes non-actives dans l'ordre du tour.",
  '805.6a.1':
    "Quand plusieurs joueurs doivent piocher, chaque membre de l'équipe active achève d'abord ses propres pioches, dans l'ordre voulu par l'équipe.",
  '805.6a.2':
    "Les membres de chaque équipe non-active piochent ensuite, équipe par équipe, dans l'ordre du tour.",
  '805.7.1':
    "L'équipe active met en premier sur la pile toutes les capacités déclenchées en attente de ses membres, librement entremêlées.",
  '805.7.2': "Chaque équipe non-active fait ensuite de même, dans l'ordre du tour.",
  '805.8.4':
    "Un même effet qui fait ajouter ou sauter à plusieurs coéquipiers le même tour, la même phase ou la même étape ne compte qu'une fois pour l'équipe.",
  '805.8.5': "Qui prend le contrôle d'un joueur contrôle toute l'équipe de ce joueur.",
  '805.9.1': "Dans une capacité, « joueur actif » désigne une seule tête de l'équipe active, jamais toutes.",
  '805.9.2': "Le contrôleur de la capacité choisit cette tête au moment où l'effet s'applique.",
  '805.10': 'Le combat diffère de celui des autres options multijoueurs.',
  '805.10b.2':
    "Pour chaque attaquant, l'équipe annonce ce qu'il attaque : une seule tête, un seul planeswalker ou une seule bataille.",
  '805.10b.3': "L'équipe mène une seule attaque conjointe, qui doit être légale prise comme un tout (508.1).",
  '805.10c.1': "« Joueur attaquant » désigne une seule tête de l'équipe attaquante, jamais toutes.",
  '805.10c.2':
    "Dans une capacité d'un bloqueur, « joueur attaquant » désigne, sauf indication contraire, le contrôleur de l'attaquant qu'il bloque.",
  '805.10c.3':
    "Dans un sort ou une capacité qui mentionne un bloqueur et un joueur attaquant, ce dernier est, sauf indication contraire, le contrôleur de l'attaquant que cette créature bloque.",
  '805.10c.4':
    "Quand plusieurs bloqueurs sont concernés, le joueur attaquant est déterminé séparément pour chacun d'eux.",
  '805.10c.5':
    'Si plusieurs têtes attaquantes conviennent, le contrôleur de ce sort ou de cette capacité en choisit une.',
  '805.10d.2':
    "Une créature de n'importe quel joueur défenseur peut bloquer un attaquant dirigé contre n'importe quel membre de l'équipe.",
  '805.10d.3':
    "Une créature de n'importe quel joueur défenseur peut bloquer un attaquant dirigé contre un planeswalker de n'importe quel membre.",
  '805.10d.4':
    "Une créature de n'importe quel joueur défenseur peut bloquer un attaquant dirigé contre une bataille protégée par n'importe quel membre.",
  '805.10d.5': "L'équipe oppose un seul blocage conjoint, qui doit être légal pris comme un tout (509.1).",
  '805.10e.1': "« Joueur défenseur » désigne une seule tête de l'équipe défenseur, jamais toutes.",
  '805.10e.2':
    "Dans une capacité d'un attaquant, « joueur défenseur » désigne, sauf indication contraire, la tête qu'il attaque.",
  '805.10e.3':
    "Dans une capacité d'une créature qui attaque un planeswalker, « joueur défenseur » désigne le contrôleur de ce planeswalker.",
  '805.10e.4':
    "Dans une capacité d'une créature qui attaque une bataille, « joueur défenseur » désigne le protecteur de cette bataille.",
  '805.10e.5':
    'Dans un sort ou une capacité qui mentionne à la fois un attaquant et un joueur défenseur, ce dernier découle de ce que cet attaquant attaque, selon les trois mêmes cas.',
  '805.10e.6':
    "Une fois que la créature n'attaque plus, « joueur défenseur » désigne la tête qu'elle attaquait avant d'être retirée du combat.",
  '805.10e.7':
    "Une fois que la créature n'attaque plus, « joueur défenseur » désigne le contrôleur du planeswalker qu'elle attaquait avant d'être retirée.",
  '805.10e.8':
    "Une fois que la créature n'attaque plus, « joueur défenseur » désigne le protecteur de la bataille qu'elle attaquait avant d'être retirée.",
  '805.10e.9':
    "Quand plusieurs attaquants sont concernés, le joueur défenseur est déterminé séparément pour chacun d'eux.",
  '805.10e.10':
    'Si plusieurs têtes en défense conviennent, le contrôleur de ce sort ou de cette capacité en choisit une.',
  '805.10f.2':
    "Ce n'est qu'ensuite que l'équipe défenseur annonce l'assignation des blessures de ses bloqueurs (510.1).",
  '810': 'Titre de section : Troll à deux têtes.',
  '810.7.1':
    'Le combat suit la règle 805.10 : chaque attaquant est donc dirigé contre une seule tête, un seul planeswalker ou une seule bataille.',
  '810.7.2': "Signale que des éditions antérieures avaient d'autres règles de combat.",
};
