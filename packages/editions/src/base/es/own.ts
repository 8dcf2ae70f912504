import type { OWN } from '../own.js';
import type { Words } from '../texts.js';

export const OWN_ES: Words<typeof OWN> = {
  '2005-08': {
    '606.9c': 'El total de vidas que se fija para un miembro pasa a ser el del equipo.',
  },
  '2007-05': {
    '606.6a': 'El equipo inicial termina sus mulligans antes de que empiece el otro, y el primero es gratis.',
    '606.6e':
      'Qué pueden hacer los miembros con la prioridad, en el paso de robar y con las tierras; el primario dice quién actúa primero.',
    '606.7a':
      'Los equipos se atacan entre sí; qué significa entonces “jugador defensor”, uno de los miembros o los dos.',
    '606.8a': 'Un equipo sin vidas pierde cuando un equipo fuera a tener prioridad.',
  },
  '2010-04': {
    '806.3a': 'Si los miembros no se ponen de acuerdo, vale la elección del primario.',
    '806.5': 'No se comparte nada más que las vidas.',
    '806.6a': 'Los dos equipos deciden sus mulligans juntos, equipo por equipo, y el primero es gratis.',
    '806.7c': 'Qué pueden hacer los miembros con la prioridad, en el paso de robar y con las tierras.',
    '806.7g': 'Si roban varios, el primario de un equipo roba todo antes que el secundario.',
  },
};
