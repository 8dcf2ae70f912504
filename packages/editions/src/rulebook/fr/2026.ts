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
  '805.2.2':
    "Quand des coéquipiers sont en désaccord sur un choix quelconque (attaquants, ordre des capacités déclenchées, etc.), la décision du joueur principal l'emporte.",
  '805.3.1': "L'une des méthodes de la règle 103.1 détermine quelle équipe joue en premier.",
  '805.3.2': "L'équipe ainsi désignée s'appelle l'équipe qui commence.",
  '805.3a.1':
    "Les membres de l'équipe qui commence déclarent en premier s'ils font un mulligan ou gardent leur main, dans l'ordre voulu par l'équipe.",
  '805.3a.2': "Les membres de chaque autre équipe font ensuite leur déclaration, dans l'ordre du tour.",
  '805.3a.3': 'Les coéquipiers peuvent se concerter pendant les décisions de mulligan.',
  '805.3a.4': 'Après toutes les déclarations, les mulligans ont lieu simultanément, dans les deux équipes.',
  '805.3a.5': 'Les coéquipiers peuvent se concerter sur les cartes à mettre au-dessous de la bibliothèque.',
  '805.3a.6': 'Un joueur peut encore faire un mulligan après que son coéquipier a gardé sa main.',
  '805.3b.1':
    "Cartes pouvant commencer la partie sur le champ de bataille : les membres de l'équipe qui commence y mettent d'abord autant des leurs qu'ils le souhaitent, dans l'ordre voulu par l'équipe.",
  '805.3b.2': 'Les coéquipiers peuvent se concerter sur ces cartes de la main de départ.',
  '805.3b.3': "Les membres de chaque autre équipe font ensuite de même, dans l'ordre du tour.",
  '805.4': "Un tour est celui d'une équipe, et non celui d'un joueur seul.",
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
  '805.5': 'La priorité appartient à une équipe, jamais à un joueur seul.',
  '805.5a.1': 'Un joueur peut lancer un sort ou activer une capacité quand sa propre équipe a la priorité.',
  '805.5a.2': 'Un joueur peut accomplir une action spéciale quand sa propre équipe a la priorité.',
  '805.5b.1': "Quand aucun membre de l'équipe qui a la priorité ne veut agir, cette équipe passe en bloc.",
  '805.5b.2':
    "Quand toutes les équipes ont passé l'une après l'autre, c'est l'objet au-dessus de la pile qui se résout.",
  '805.5b.3': "Après cette résolution, la priorité revient à l'équipe active.",
  '805.5b.4':
    "Quand toutes les équipes ont passé l'une après l'autre alors que la pile est vide, l'étape ou la phase en cours se termine et la suivante commence.",
  '805.5b.5':
    "Toute action d'un joueur entre ces passes de priorité rompt la succession : tout le monde doit passer de nouveau.",
  '805.6.1':
    "Lors de choix simultanés d'équipes, l'équipe active choisit en premier, suivie des équipes non-actives dans l'ordre du tour.",
  '805.6.2':
    "Lors de choix simultanés de joueurs, les membres de l'équipe active choisissent en premier, dans l'ordre qui leur plaît, suivis de ceux des équipes non-actives dans l'ordre du tour.",
  '805.6.3':
    "Ce n'est qu'une fois tous les choix faits que les actions sont accomplies, toutes en même temps.",
  '805.6a.1':
    "Quand plusieurs joueurs doivent piocher, chaque membre de l'équipe active achève d'abord ses propres pioches, dans l'ordre voulu par l'équipe.",
  '805.6a.2':
    "Les membres de chaque équipe non-active piochent ensuite, équipe par équipe, dans l'ordre du tour.",
  '805.7.1':
    "L'équipe active met en premier sur la pile toutes les capacités déclenchées en attente de ses membres, librement entremêlées.",
  '805.7.2': "Chaque équipe non-active fait ensuite de même, dans l'ordre du tour.",
  '805.8.1': "Un tour supplémentaire donné à un joueur est pris par toute l'équipe.",
  '805.8.2': "Une phase ou une étape ajoutée au tour d'un joueur est prise par toute l'équipe.",
  '805.8.3': "Toute l'équipe saute le tour, la phase ou l'étape qu'un joueur doit sauter.",
  '805.8.4':
    "Un même effet qui fait ajouter ou sauter à plusieurs coéquipiers le même tour, la même phase ou la même étape ne compte qu'une fois pour l'équipe.",
  '805.8.5': "Qui prend le contrôle d'un joueur contrôle toute l'équipe de ce joueur.",
  '805.9.1': "Dans une capacité, « joueur actif » désigne une seule tête de l'équipe active, jamais toutes.",
  '805.9.2': "Le contrôleur de la capacité choisit cette tête au moment où l'effet s'applique.",
  '805.10': 'Le combat diffère de celui des autres options multijoueurs.',
  '805.10a.1': "Les créatures des deux coéquipiers attaquent ensemble l'équipe adverse, en un seul groupe.",
  '805.10a.2':
    "Pendant le combat, l'équipe active est l'équipe attaquante, et chacun de ses membres compte comme joueur attaquant.",
  '805.10a.3':
    "Pendant le combat, l'équipe non-active est l'équipe défenseur, et chacun de ses membres compte comme joueur défenseur.",
  '805.10b.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
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
  '805.10d.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
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
  '805.10f.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce son assignation des blessures avant l'autre camp.",
  '805.10f.2':
    "Ce n'est qu'ensuite que l'équipe défenseur annonce l'assignation des blessures de ses bloqueurs (510.1).",
  '810': 'Titre de section : Troll à deux têtes.',
  '810.1': 'Une partie oppose deux équipes de deux joueurs chacune.',
  '810.2': "L'option des équipes avec tours partagés (805) est utilisée.",
  '810.3.1': 'Les coéquipiers prennent des places voisines, de leur propre côté de la table.',
  '810.3.2': "L'équipe choisit elle-même l'ordre des places de ses membres.",
  '810.4.1': 'Les coéquipiers ont un seul total de points de vie en commun.',
  '810.4.2': 'Le total commun de points de vie est de 30 au début.',
  '810.5.1': "Les points de vie et les marqueurs « poison » sont mis en commun par l'équipe.",
  '810.5.2': 'La main, le mana et toutes les autres ressources restent propres à chaque joueur.',
  '810.5.3': 'Un joueur peut consulter la main de son coéquipier quand il le veut.',
  '810.5.4': 'Les coéquipiers peuvent parler stratégie quand ils le veulent.',
  '810.5.5': 'Un joueur ne peut pas manipuler les cartes ni les permanents de son coéquipier.',
  '810.6':
    "L'équipe qui commence joue son premier tour sans étape de pioche, si bien qu'aucun des coéquipiers n'y pioche.",
  '810.7.1':
    'Le combat suit la règle 805.10 : chaque attaquant est donc dirigé contre une seule tête, un seul planeswalker ou une seule bataille.',
  '810.7.2': "Signale que des éditions antérieures avaient d'autres règles de combat.",
  '810.8':
    'Les façons ordinaires de gagner et de perdre (règle 104) restent valables à côté des lignes ci-dessous.',
  '810.8a.1':
    "Une victoire ou une défaite est toujours celle d'une équipe : aucun joueur n'a de résultat séparé de celui de son coéquipier.",
  '810.8a.2': "Dès qu'un coéquipier perd, l'équipe a perdu.",
  '810.8a.3': "Dès qu'un coéquipier gagne, l'équipe a gagné.",
  '810.8a.4': "Un effet qui empêche un joueur de gagner empêche toute l'équipe de gagner.",
  '810.8a.5': "Un effet qui empêche un joueur de perdre empêche toute l'équipe de perdre.",
  '810.8a-ex1':
    "Transcendance sous le contrôle d'un coéquipier : l'équipe reste dans la partie avec un total de points de vie nul ou négatif.",
  '810.8a-ex2':
    "Un coéquipier doit piocher dans une bibliothèque vide : ce joueur perd, et donc l'équipe aussi.",
  '810.8a-ex3':
    "Ange de platine sous le contrôle d'un coéquipier : aucun des deux coéquipiers ne peut perdre et aucun des deux adversaires ne peut gagner tant que l'Ange est sur le champ de bataille.",
  '810.8b.1': "La concession d'un seul joueur fait quitter la partie sur-le-champ à toute l'équipe.",
  '810.8b.2': "L'équipe du joueur qui concède a perdu.",
  '810.8c.1': 'Une équipe dont le total de points de vie est de zéro ou moins perd la partie.',
  '810.8c.2':
    "Cette défaite à zéro point de vie est une action basée sur un état ; elle n'utilise donc jamais la pile.",
  '810.8d.1': 'Une équipe qui a au moins quinze marqueurs « poison » perd la partie.',
  '810.8d.2':
    "Cette défaite par le poison est une action basée sur un état ; elle n'utilise donc jamais la pile.",
  '810.9.1':
    'Les blessures sont infligées au joueur individuel, puis le total commun baisse de chaque quantité infligée.',
  '810.9.2': "Une perte de points de vie est celle du joueur individuel, et le total commun baisse d'autant.",
  '810.9.3': "Un gain de points de vie est celui du joueur individuel, et le total commun monte d'autant.",
  '810.9-ex1': 'Flame Rift (4 à chaque joueur) : chaque équipe subit 8 blessures.',
  '810.9a.1': "Un effet qui demande le total de points de vie d'un joueur prend le total commun entier.",
  '810.9a.2': "Un coût qui demande le total de points de vie d'un joueur prend le total commun entier.",
  '810.9a-ex1':
    "Beacon of Immortality sur une tête d'une équipe à 17 : ce joueur gagne 17 points de vie et l'équipe est à 34.",
  '810.9a-ex2': "Test of Endurance fait gagner l'équipe à partir d'un total commun de 50.",
  '810.9a-ex3':
    "Lurking Evil dans une équipe à 11 : son coût est de 6 points de vie et il en reste 5 à l'équipe.",
  '810.9b.1':
    'Quand les deux coéquipiers paient des points de vie en même temps, leurs paiements réunis ne doivent pas dépasser le total commun.',
  '810.9b.2': 'Payer 0 point de vie est possible quel que soit le total.',
  '810.9c.1':
    "Quand un effet fixe le total de points de vie d'un joueur à une valeur, ce joueur gagne ou perd la différence avec le total commun.",
  '810.9c.2': 'Le total commun varie exactement de ce gain ou de cette perte.',
  '810.9c-ex1':
    "« Devient 10 » sur une tête d'une équipe à 25 : cette tête compte pour 25, perd 15 points de vie, et l'équipe est à 10.",
  '810.9d.1':
    "Quand un effet devrait fixer le total de points de vie de chaque membre d'une équipe, l'équipe choisit un membre.",
  '810.9d.2': "Dans cette équipe, l'effet ne s'applique qu'au membre choisi.",
  '810.9d-ex1':
    'Repay in Kind avec des équipes à 7 et à 13 : chaque équipe choisit un membre, celui de la seconde équipe perd 6 points de vie, et cette équipe est à 7.',
  '810.9e':
    'Des coéquipiers ne peuvent pas échanger leurs totaux de points de vie entre eux ; un tel échange ne fait rien.',
  '810.9f':
    'Un joueur qui redistribue des totaux de points de vie peut inclure au plus un membre de chaque équipe.',
  '810.9g': 'Si un joueur ne peut pas gagner de points de vie, personne dans cette équipe ne le peut.',
  '810.9h.1': 'Si un joueur ne peut pas perdre de points de vie, personne dans cette équipe ne le peut.',
  '810.9h.2':
    'Si un joueur ne peut pas perdre de points de vie, personne dans cette équipe ne peut payer de points de vie, sauf 0.',
  '810.10.1': 'Les marqueurs « poison » sont donnés à chaque joueur individuel.',
  '810.10.2': "Tous les marqueurs « poison » appartiennent au fonds commun de l'équipe.",
  '810.10a.1':
    "Un effet qui demande le nombre de marqueurs « poison » d'un joueur prend le nombre de l'équipe.",
  '810.10a.2':
    "Un effet qui demande le nombre de marqueurs « poison » des adversaires d'un joueur prend le nombre de l'équipe adverse.",
  '810.10b': "Si un joueur perd des marqueurs « poison », le fonds commun de l'équipe diminue de ce nombre.",
  '810.10c':
    'Si un joueur ne peut pas recevoir de marqueurs « poison », personne dans cette équipe ne le peut.',
  '810.10d.1':
    "Pour les types de marqueurs sur un joueur, ceux du joueur et ceux de l'équipe comptent les uns et les autres.",
  '810.10d.2': "Chaque membre d'une équipe qui a au moins un marqueur « poison » est empoisonné.",
  '810.11.1': 'Des équipes de plus de deux joueurs sont permises si elles sont de même taille.',
  '810.11.2': "Chaque membre au-delà du deuxième ajoute 15 au total de points de vie de départ de l'équipe.",
  '810.11.3':
    "Chaque membre au-delà du deuxième ajoute 5 au nombre de marqueurs « poison » qui fait perdre l'équipe.",
  '810.11.4': 'Les formes plus grandes tirent leur nom de leur nombre de têtes.',
};
