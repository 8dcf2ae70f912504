import type { BASE_2009, BASE_FROM_2013, BASE_UNTIL_2013 } from '../2009.js';
import type { Words } from '../texts.js';

/** General rules from 2009 until 2019 in Spanish, where they say something else than those of today. */
export const BASE_2009_ES: Words<typeof BASE_2009> = {
  '101.1': 'Lo que dice una carta prevalece sobre las reglas.',
  '101.2': 'Una prohibición prevalece sobre un permiso.',
  '103.1': 'Los mazos se barajan al empezar la partida.',
  '103.2': 'Cómo se decide quién juega primero.',
  '103.4b': 'Con más de dos jugadores, el primer mulligan de cada uno es a una mano completa.',
  '103.4c': 'Con más de dos jugadores, el primer mulligan de cada uno es a una mano completa.',
  '103.5':
    'Las cartas que pueden empezar en el campo de batalla se ponen allí cuando todos han conservado su mano.',
  '110.5': 'Los efectos ponen fichas en el campo de batalla.',
  '404.1':
    'Lo contrarrestado, descartado, destruido, molido o sacrificado va encima del cementerio de su propietario.',
  '509.2': 'El bando atacante ordena los bloqueadores de cada atacante.',
  '509.3': 'El bando defensor ordena los atacantes de cada bloqueador.',
  '510.1c': 'La siguiente criatura del orden solo recibe daño cuando las anteriores tienen daño letal.',
  '603.2': 'Una habilidad se dispara siempre que ocurre su evento.',
  '603.3b': 'Los disparos en espera van a la pila jugador por jugador, primero los del jugador activo.',
  '704.5c': 'Diez contadores de veneno en un jugador son una derrota.',
};

const REDIRECTION =
  'El daño de un hechizo o habilidad que fuera a un oponente se puede redirigir a un planeswalker de ese jugador.';

export const BASE_UNTIL_2013_ES: Words<typeof BASE_UNTIL_2013> = {
  ...BASE_2009_ES,
  '306.7': REDIRECTION,
  '704.5j':
    'Los planeswalkers de un mismo tipo en el campo de batalla van todos al cementerio, los controle quien los controle.',
  '704.5k':
    'Las leyendas del mismo nombre en el campo de batalla van todas al cementerio, las controle quien las controle.',
  '103.4c':
    'El equipo del turno decide primero sus mulligans, y el primero de cada uno es a una mano completa.',
};

export const BASE_FROM_2013_ES: Words<typeof BASE_FROM_2013> = {
  ...BASE_2009_ES,
  '306.7': REDIRECTION,
  '704.5j': 'De los planeswalkers de un mismo tipo que controla un jugador se conserva uno.',
  '704.5k': 'De las leyendas del mismo nombre que controla un jugador se conserva una.',
};
