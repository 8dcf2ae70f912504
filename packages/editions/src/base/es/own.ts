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
  '2011-04': {
    '805.3': 'El equipo que empieza se decide como entre jugadores (103.2).',
    '805.3a':
      'Los miembros del equipo inicial deciden primero sus mulligans, luego los del otro; todos se hacen a la vez, y el primero es gratis.',
  },
  '2011plus-ja': {
    '805.3': 'El equipo que empieza se decide como entre jugadores (103.2).',
    '805.3a':
      'Los miembros del equipo inicial deciden primero sus mulligans, luego los del otro; todos se hacen a la vez, y el primero es gratis.',
  },
  '2018-04': {
    '805.3': 'El equipo que empieza se decide como entre jugadores (103.2).',
    '805.3a':
      'Los miembros del equipo inicial deciden primero sus mulligans, luego los del otro; todos se hacen a la vez, y el primero es gratis.',
  },
  '2019-07': {
    '805.3': 'El equipo que empieza se decide como entre jugadores (103.2).',
  },
};
