import type { BASE_707 } from '../../2026/707.js';

/** Sections 707 to 715 in French. */
export const BASE_707_FR: Readonly<Record<keyof typeof BASE_707, string>> = {
  '707.2a': "Les couleurs et les capacités d'une copie découlent du coût et du texte qu'elle a repris.",
  '707.2b': "Ce qui arrive ensuite à l'original ne fait rien à la copie.",
  '707.3': "La copie d'une copie reprend ce qui a été copié, avec les exceptions faites.",
  '707.4': "Ce qui devient une copie n'arrive pas, garde son état et ce qui est sur lui.",
  '707.5':
    "Ce qui arrive comme une copie l'est dès l'arrivée : ses capacités d'arrivée sont celles de l'original.",
  '707.6': "Les choix faits pour l'original ne sont pas copiés ; en arrivant, la copie demande les siens.",
  '707.7': 'Des capacités liées copiées restent liées dans la copie.',
  '707.8a': 'Un jeton qui copie un permanent recto-verso a les deux faces et peut se transformer.',
  '707.9a': "Une capacité donnée par l'exception d'une copie peut elle-même être copiée.",
  '707.9b': "Une caractéristique changée par l'exception d'une copie se copie telle que changée.",
  '707.10a': "La copie d'un sort hors de la pile disparaît ; celle d'une carte dans une mauvaise zone aussi.",
  '707.10c':
    "Les nouvelles cibles d'une copie doivent être légales ; celles qu'on laisse telles quelles, pas forcément.",
  '707.10f': "La copie d'un sort de permanent se résout en un jeton.",
  '708.2a':
    "Face cachée sans plus, c'est une créature 2/2 sans nom, type, texte ni coût, et cela peut être copié.",
  '708.3': "Ce qui arrive face cachée n'a aucune de ses capacités d'arrivée.",
  '708.4': "Une carte lancée face cachée est face cachée avant d'être un sort ; rien ne voit ce que c'est.",
  '708.5': "Vous pouvez regarder vos propres permanents et sorts face cachée, et ceux de personne d'autre.",
  '708.8': 'Retournée, elle est de nouveau elle-même, avec tout ce qui lui a été fait, et sans être arrivée.',
  '708.9': 'Un permanent ou un sort face cachée qui va ailleurs est montré à tous.',
  '709.3b': "Sur la pile, une carte double est la moitié lancée et rien d'autre.",
  '709.4': 'Partout ailleurs que sur la pile, une carte double est ses deux moitiés réunies.',
  '709.4b': "La valeur de mana et les couleurs d'une carte double viennent des deux coûts ensemble.",
  '712.8a': "Une carte recto-verso qui n'est ni un sort ni un permanent n'a que son recto.",
  '712.8e': "Un verso a la valeur de mana de son recto ; la copie d'un verso n'en a pas.",
  '712.8f': 'Un sort ou un permanent recto-verso modal est la face visible.',
  '712.9': "Seul ce qui est recto-verso se transforme ; sur le reste, l'instruction ne fait rien.",
  '712.11b': "La face lancée d'une carte modale est choisie avant qu'elle aille sur la pile.",
  '712.12': 'Qui joue une carte modale comme un terrain choisit une face qui en est un.',
  '712.14':
    'Une carte recto-verso mise sur le champ de bataille y montre son recto, sauf indication contraire.',
  '712.14b':
    "Une carte modale dont le recto n'est pas un permanent ne peut pas être mise sur le champ de bataille.",
  '714.2b': 'Un chapitre se déclenche quand les marqueurs « savoir » atteignent ou dépassent son numéro.',
  '714.2d': 'Le dernier chapitre est celui du plus grand numéro.',
  '714.3a': 'Une saga arrive avec un marqueur « savoir ».',
  '714.3c':
    'Quand commence la première phase principale de son contrôleur, chaque saga reçoit un marqueur « savoir ».',
  '714.4':
    "Une saga à son dernier chapitre est sacrifiée, une fois qu'aucun de ses chapitres n'attend sur la pile.",
  '715.3b': "Lancé comme une aventure, un sort n'a que les caractéristiques de l'aventure.",
  '715.3c': "La copie d'une aventure est aussi une aventure.",
  '715.3d':
    'Une aventure résolue est exilée, et son contrôleur peut jouer la carte de là, non comme une aventure.',
  '715.4': "Partout ailleurs, une carte avec une aventure n'a que ses caractéristiques normales.",
};
