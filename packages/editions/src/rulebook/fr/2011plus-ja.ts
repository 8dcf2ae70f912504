import type { Gists } from '../../line.js';

/** Section 810 as it stood from November 2016, in French. */
export const TEXT_2011PLUS_JA_FR: Gists = {
  '8': 'Titre de chapitre : règles multijoueurs.',
  '810': 'Titre de section.',
  '810.1': 'Une partie oppose deux équipes de deux joueurs chacune.',
  '810.2': "L'option des équipes avec tours partagés (805) est utilisée.",
  '810.3.1': "Les coéquipiers s'installent côte à côte, de leur propre côté de la table.",
  '810.3.2': "L'équipe choisit elle-même comment ses membres s'installent.",
  '810.4.1': 'Les coéquipiers ont un seul total de points de vie en commun.',
  '810.4.2': 'Le total commun de points de vie est de 30 au début.',
  '810.5.1': "Les points de vie et les marqueurs « poison » sont mis en commun par l'équipe.",
  '810.5.2': 'La main, le mana et toutes les autres ressources restent propres à chaque joueur.',
  '810.5.3': 'Les coéquipiers peuvent se montrer leurs mains.',
  '810.5.4': 'Les coéquipiers peuvent parler stratégie.',
  '810.5.5': 'Un joueur ne peut pas manipuler les cartes ni les permanents de son coéquipier.',
  '810.6':
    "L'équipe qui commence joue son premier tour sans étape de pioche, si bien qu'aucun des coéquipiers n'y pioche.",
  '810.7': 'Le combat diffère de celui des autres variantes multijoueurs.',
  '810.7a.1': "Les créatures des deux coéquipiers attaquent ensemble l'équipe adverse, en un seul groupe.",
  '810.7a.2':
    "Pendant le combat, l'équipe active est l'équipe attaquante, et chacun de ses membres compte comme joueur attaquant.",
  '810.7a.3':
    "Pendant le combat, l'équipe non-active est l'équipe défenseur, et chacun de ses membres compte comme joueur défenseur.",
  '810.7b.1':
    "Dans un effet ponctuel, « joueur défenseur » désigne une seule tête, choisie par le contrôleur de l'effet au moment où celui-ci s'applique.",
  '810.7b.2':
    "Dans un effet ponctuel, « joueur attaquant » désigne de même une seule tête, choisie par le contrôleur de l'effet au moment où celui-ci s'applique.",
  '810.7b.3':
    'Dans une capacité de définition de caractéristique, « joueur défenseur » désigne une seule tête, choisie par le contrôleur de cet objet quand les joueurs non-actifs deviennent joueurs défenseurs.',
  '810.7b.4':
    "Dans tous les autres cas, « joueur défenseur » désigne les deux têtes ensemble, et une comparaison n'a qu'une seule réponse.",
  '810.7b.5':
    "Une comparaison positive (a-t-il une île ?) est vraie exactement quand elle l'est pour au moins une tête en défense.",
  '810.7b.6':
    "Une comparaison relative (avez-vous plus de créatures ?) est vraie exactement quand elle l'est face à au moins une tête en défense.",
  '810.7b.7':
    "Une comparaison négative (n'a-t-il aucun permanent noir ?) est vraie exactement quand la comparaison positive correspondante est fausse pour les deux têtes.",
  '810.7b.8': 'Tous ces autres cas valent de la même manière pour « joueur attaquant ».',
  '810.7c.1': "L'équipe active déclare ses attaquants quand débute l'étape de déclaration des attaquants.",
  '810.7c.2':
    "Une créature qui ne peut pas attaquer une tête à cause d'un effet d'un objet de cette même tête ne peut pas du tout attaquer l'équipe.",
  '810.7c.3':
    'Les deux coéquipiers mènent une seule attaque conjointe, qui doit être légale prise comme un tout (508.1).',
  '810.7c-ex1':
    "Teferi's Moat sous le contrôle d'un coéquipier empêche d'attaquer l'équipe les créatures adverses de la couleur choisie qui n'ont pas le vol.",
  '810.7d.1': "L'équipe défenseur déclare ses bloqueurs quand débute l'étape de déclaration des bloqueurs.",
  '810.7d.2': "Une créature de l'un ou l'autre joueur défenseur peut bloquer tout attaquant.",
  '810.7d.3':
    'Les deux coéquipiers opposent un seul blocage conjoint, qui doit être légal pris comme un tout (509.1).',
  '810.7d-ex1':
    'Une créature avec la traversée des forêts est imblocable même si un seul des deux joueurs défenseurs a une forêt.',
  '810.7e.1':
    "Après les blocages, l'équipe active établit, pour chaque attaquant bloqué par plusieurs créatures, l'ordre d'assignation des blessures à ces bloqueurs.",
  '810.7e.2':
    "Ensuite, l'équipe défenseur (le texte dit le joueur) établit, pour chaque créature qui bloque plusieurs attaquants, l'ordre d'assignation des blessures à ces attaquants.",
  '810.7f.1':
    "Au début de l'étape des blessures de combat, l'équipe active annonce son assignation des blessures avant l'autre camp.",
  '810.7f.2':
    "Pour chaque attaquant qui devrait infliger des blessures à l'autre équipe, l'équipe active choisit exactement une tête en défense, qui les reçoit.",
  '810.7f.3': "Ce n'est qu'ensuite que l'équipe défenseur assigne de même ses blessures de combat.",
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
  '810.8c.1':
    "Une équipe dont le total de points de vie est de zéro ou moins perd la partie la prochaine fois que l'une ou l'autre équipe devrait recevoir la priorité.",
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
  '810.11.1': 'Des équipes de trois joueurs ou plus sont permises.',
  '810.11.2': "Chaque membre au-delà du deuxième ajoute 15 au total de points de vie de départ de l'équipe.",
  '810.11.3':
    "Chaque membre au-delà du deuxième ajoute 5 au nombre de marqueurs « poison » qui fait perdre l'équipe.",
  '810.11.4': 'Les formes plus grandes tirent leur nom de leur nombre de têtes.',
};
