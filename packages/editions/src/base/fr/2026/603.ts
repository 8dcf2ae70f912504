import type { BASE_603_PARTS } from '../../2026/603.js';

/** Parts of sections 603, 610, 611, 701 and 723 in French. */
export const BASE_603_PARTS_FR: Readonly<Record<keyof typeof BASE_603_PARTS, string>> = {
  '603.7a': "Une capacité retardée n'attend que ce qui arrive après sa création.",
  '603.7b':
    "Une capacité retardée se déclenche une fois, à moins qu'elle ne dise combien de temps elle dure.",
  '603.7c': "Une capacité retardée sur un objet le trouve même changé, mais pas s'il a changé de zone.",
  '603.7d': "La capacité retardée d'un sort a ce sort pour source et le contrôleur du sort pour contrôleur.",
  '603.8':
    "Une capacité d'état se déclenche quand une chose est vraie, et pas de nouveau avant d'avoir quitté la pile.",
  '603.12': "Une capacité réflexe découle d'une action pendant une résolution, et va sur la pile ensuite.",
  '610.3': "Ce qui est exilé jusqu'à un événement revient juste après cet événement.",
  '610.3c': 'Ce qui revient ainsi est sous le contrôle de son propriétaire.',
  '611.2a':
    "L'effet d'un sort ou d'une capacité résolus dure autant qu'il le dit, sinon jusqu'à la fin de la partie.",
  '611.2b': "Un effet qui dure tant qu'une chose est vraie cesse pour de bon dès qu'elle ne l'est plus.",
  '701.27f':
    "Une capacité qui retourne son propre permanent ne fait rien s'il s'est retourné depuis qu'elle est sur la pile.",
  '701.40c': "Une carte manifestée avec la mue peut être retournée pour l'un ou l'autre coût.",
  '701.40g': 'Un éphémère ou un rituel manifesté est révélé et reste face cachée.',
  '723.1a': "Entre plusieurs effets qui donnent le contrôle d'un joueur, le plus récent compte.",
  '723.1b': "Le contrôle d'un joueur attend que ce joueur ait un tour qui n'est pas passé.",
  '723.5a': "Les coûts d'un joueur contrôlé sont payés avec les seules ressources de ce joueur.",
};
