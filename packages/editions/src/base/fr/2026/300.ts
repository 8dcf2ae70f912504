import type { BASE_300 } from '../../2026/300.js';

/** Sections 303 to 310 in French. */
export const BASE_300_FR: Readonly<Record<keyof typeof BASE_300, string>> = {
  '301.5d': "Le contrôleur d'un équipement n'est pas forcément celui de la créature qui le porte.",
  '301.5c': 'Un équipement ne reste que sur une créature, et une seule à la fois.',
  '303.4c': "Une aura qui ne peut pas être sur ce qu'elle enchante va au cimetière.",
  '303.4e': "Une aura a son propre contrôleur, qui ne contrôle pas forcément ce qu'elle enchante.",
  '303.4f':
    'Une aura qui arrive sans avoir été lancée est mise sur ce que choisit son contrôleur ; ce choix ne cible rien.',
  '303.4g': "Une aura qui n'a rien à enchanter n'arrive pas, elle reste où elle est.",
  '305.7':
    'Donner à un terrain des types de base à la place des siens lui retire ses capacités et lui donne celles de ces types.',
  '306.5d':
    'Une capacité de loyauté : en phase principale, la pile étant vide, une fois par tour pour chaque permanent qui en a.',
  '306.6': 'Les planeswalkers peuvent être attaqués.',
  '306.8': 'Les blessures retirent autant de marqueurs « loyauté » à un planeswalker.',
  '310.8a':
    'Une bataille reçoit un protecteur à son arrivée, choisi par son contrôleur parmi ceux que son type permet.',
  '310.8b':
    'Tout joueur attaquant peut attaquer une bataille que protège un joueur défenseur, son contrôleur aussi.',
  '310.11a': "Le protecteur d'un siège est un adversaire de son contrôleur.",
  '310.11b':
    'Un siège qui perd son dernier marqueur « défense » est exilé et peut être lancé gratuitement, retourné sur son verso.',
};
