import type { BASE_600 } from '../../2026/600.js';

/** Sections 601 to 609 in French. */
export const BASE_600_FR: Readonly<Record<keyof typeof BASE_600, string>> = {
  '601': 'Lancer des sorts.',
  '601.2': "Lancer suit les étapes ci-dessous ; si l'une est impossible, tout est annulé.",
  '601.2a': 'La carte va sur la pile, sous le contrôle de celui qui la lance.',
  '601.2b':
    'Annoncer les modes, imprégnations, coûts supplémentaires et alternatifs, X, et le paiement des symboles hybrides.',
  '601.2c': 'Choisir les cibles.',
  '601.2d': "Répartir ce qui doit l'être, au moins un par cible.",
  '601.2e': 'Voir si le sort proposé est légal.',
  '601.2f':
    "Trouver le coût total : coût de base, plus les augmentations, moins les réductions ; il est fixé à partir d'ici.",
  '601.2g': 'Les capacités de mana peuvent être utilisées maintenant.',
  '601.2h': "Tout payer, dans n'importe quel ordre ; en partie n'est pas possible.",
  '601.2i': "Le sort est lancé ; ce qui l'attendait se déclenche, et le lanceur a de nouveau la priorité.",
  '601.3': 'Lancer doit être permis par quelque chose et interdit par rien.',
  '602.2': 'Activer se fait comme lancer : la capacité sur la pile, les choix, les coûts.',
  '602.5': 'Une capacité interdite ne peut pas être commencée.',
  '602.5a':
    "Une créature doit être sous votre contrôle depuis le début du tour pour payer avec son symbole d'engagement ou de dégagement.",
  '603.2': 'Une capacité se déclenche à chaque fois que son événement se produit, et ne fait encore rien.',
  '603.3': 'Une capacité déclenchée est mise sur la pile avant la prochaine priorité.',
  '603.3b':
    "Les capacités en attente vont sur la pile joueur par joueur dans l'ordre du tour, chacun ordonnant les siennes.",
  '603.4':
    "Une condition placée juste après l'événement déclencheur est vérifiée deux fois : lors de l'événement et lors de la résolution.",
  '603.6': "Les capacités sur un changement de zone cherchent l'objet là où il est allé.",
  '603.7': 'Les capacités retardées sont créées par des effets et attendent leur moment.',
  '603.10': "Certaines regardent la partie juste avant l'événement, comme le départ du champ de bataille.",
  '605.1a': "Une capacité de mana produit du mana, n'a pas de cible et n'est pas une capacité de loyauté.",
  '605.3':
    "Les capacités de mana s'activent comme les autres, mais aussi en payant, et se résolvent aussitôt.",
  '605.3a': 'Elles peuvent servir avec la priorité et chaque fois que du mana est demandé.',
  '605.3b': "Elles n'utilisent pas la pile : personne ne peut y répondre.",
  '608': 'La résolution des sorts et des capacités.',
  '608.1': 'Le dessus de la pile se résout quand tous ont passé à la suite.',
  '608.2': "Les étapes de la résolution d'un éphémère, d'un rituel ou d'une capacité.",
  '608.2a':
    "Une capacité déclenchée vérifie de nouveau sa condition ; si elle n'est pas remplie, rien ne se passe.",
  '608.2b':
    "Les cibles sont revérifiées ; s'il n'en reste aucune légale, le sort ou la capacité ne se résout pas.",
  '608.2c': "Son contrôleur suit les instructions dans l'ordre, en lisant tout le texte.",
  '608.2d': "Les choix qui n'ont pas été faits en lançant sont faits maintenant.",
  '608.2e': "Si l'effet a plusieurs étapes, chacune est choisie dans l'ordre du tour puis faite ensemble.",
  '608.2f': 'Une action sur plusieurs joueurs ou objets se fait en même temps si possible.',
  '608.2g':
    "Les capacités de mana peuvent servir là où l'effet demande du mana ; les sorts lancés alors attendent sur la pile.",
  '608.2h':
    "Ce qu'un effet doit savoir est établi une fois, quand il s'applique ; pour un objet disparu, son dernier état compte.",
  '608.2i': "Les effets sur le passé ne regardent que l'état des choses d'alors.",
  '608.2j': 'Seule la caractéristique demandée est regardée.',
  '608.2k': "Un objet nommé plus tôt sans être ciblé est affecté même s'il a changé.",
  '608.2m': "Un sort ou une capacité retiré en pleine résolution s'achève quand même.",
  '608.2n': "À la fin, la carte va au cimetière de son propriétaire ; une capacité cesse d'exister.",
  '608.2p': 'Ce qui se déclenche sur la résolution le fait en dernier.',
  '608.3': 'Comment se résout un sort de permanent.',
  '608.3a': 'Sans cible, il arrive sur le champ de bataille sous le contrôle de son contrôleur.',
  '608.3b': "Avec une cible, elle est d'abord vérifiée.",
  '608.3c': 'Une aura arrive attachée à sa cible.',
  '608.3d': 'Une créature qui mute fusionne avec sa cible.',
  '608.3e': 'Ce qui ne peut pas arriver va au cimetière.',
  '608.3f': "La copie d'un sort de permanent arrive comme un jeton, qui n'a pas été créé.",
  '608.3g': 'Les capacités retardées de ses capacités statiques sont créées à son arrivée.',
  '609.3': "Un effet fait tout ce qu'il peut.",
  '609.4': '« Comme si » : seulement pour le but qui est nommé.',
  '609.7': "Les effets sur les blessures d'une source.",
};
