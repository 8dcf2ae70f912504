import type { Gists } from '../../line.js';

/** Section 810 as it stood from November 2016, in French. */
export const TEXT_2011PLUS_JA_FR: Gists = {
  '8': 'Titre de chapitre : règles multijoueurs.',
  '810.2': "L'option des équipes avec tours partagés (805) est utilisée.",
  '810.3.1': "Les coéquipiers s'installent côte à côte, de leur propre côté de la table.",
  '810.3.2': "L'équipe choisit elle-même comment ses membres s'installent.",
  '810.5.1': "Les points de vie et les marqueurs « poison » sont mis en commun par l'équipe.",
  '810.5.2': 'La main, le mana et toutes les autres ressources restent propres à chaque joueur.',
  '810.5.3': 'Les coéquipiers peuvent se montrer leurs mains.',
  '810.7c-ex1':
    "Teferi's Moat sous le contrôle d'un coéquipier empêche d'attaquer l'équipe les créatures adverses de la couleur choisie qui n'ont pas le vol.",
  '810.7d-ex1':
    'Une créature avec la traversée des forêts est imblocable même si un seul des deux joueurs défenseurs a une forêt.',
  '810.7e.2':
    "Ensuite, l'équipe défenseur (le texte dit le joueur) établit, pour chaque créature qui bloque plusieurs attaquants, l'ordre d'assignation des blessures à ces attaquants.",
  '810.7f.3': "Ce n'est qu'ensuite que l'équipe défenseur assigne de même ses blessures de combat.",
  '810.8d.1': 'Une équipe qui a au moins quinze marqueurs « poison » perd la partie.',
  '810.8d.2':
    "Cette défaite par le poison est une action basée sur un état ; elle n'utilise donc jamais la pile.",
  '810.9a.1': "Un effet qui demande le total de points de vie d'un joueur prend le total commun entier.",
  '810.9a.2': "Un coût qui demande le total de points de vie d'un joueur prend le total commun entier.",
  '810.9a-ex1':
    "Beacon of Immortality sur une tête d'une équipe à 17 : ce joueur gagne 17 points de vie et l'équipe est à 34.",
  '810.9a-ex2': "Test of Endurance fait gagner l'équipe à partir d'un total commun de 50.",
  '810.9a-ex3':
    "Lurking Evil dans une équipe à 11 : son coût est de 6 points de vie et il en reste 5 à l'équipe.",
  '810.9b.1':
    'Quand les deux coéquipiers paient des points de vie en même temps, leurs paiements réunis ne doivent pas dépasser le total commun.',
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
};
