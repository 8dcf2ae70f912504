import type { BASE_702_PARTS } from '../../2026/702-parts.js';

/** Parts of single keyword abilities in French. */
export const BASE_702_PARTS_FR: Readonly<Record<keyof typeof BASE_702_PARTS, string>> = {
  '702.6c':
    "Ce que demande en plus une capacité d'équipement ne compte que pour sa cible, pas pour y rester.",
  '702.26b': "Ce qui est déphasé est traité comme s'il n'était pas là, et hors du combat.",
  '702.26d':
    'Le déphasage ne déplace rien : pas de changement de zone, les jetons et les marqueurs restent, le contrôle aussi.',
  '702.26e': 'Un effet qui se résout ne prend pas en compte ce qui est déphasé.',
  '702.26f': "Les effets continuent de s'écouler pendant le déphasage.",
  '702.26g': "Ce qui est attaché est déphasé avec, et ne revient qu'avec.",
  '702.26i': "Un objet attaché déphasé seul revient sur ce qui le portait, si c'est encore là.",
  '702.26m': "Si une étape de dégagement est passée, rien de ce joueur n'est déphasé ni ne revient alors.",
  '702.34a': "Flashback : lancer depuis le cimetière pour ce coût, puis exilé dès qu'il quitterait la pile.",
  '702.37e':
    'Retourner une mue coûte son coût de mue, est une action spéciale et ne déclenche rien sur une arrivée.',
  '702.102a': 'La fusion ne marche que depuis la main.',
  '702.127a':
    'Contrecoup : cette moitié se lance depuis le cimetière et nulle part ailleurs, puis est exilée.',
  '702.145b': "Diurne : arrive retournée la nuit, se retourne quand la nuit tombe, et par rien d'autre.",
  '702.145c': "Un recto diurne présent alors qu'il fait nuit se retourne aussitôt.",
  '702.145d': "S'il y a un permanent diurne et ni jour ni nuit, le jour se lève.",
  '702.145e': "Nocturne : se retourne sur son recto quand le jour se lève, et par rien d'autre.",
  '702.145f': "Un verso nocturne présent alors qu'il fait jour se retourne aussitôt.",
};
