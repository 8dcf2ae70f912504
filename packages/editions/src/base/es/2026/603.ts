import type { BASE_603_PARTS } from '../../2026/603.js';
import type { Words } from '../../texts.js';

export const BASE_603_PARTS_ES: Words<typeof BASE_603_PARTS> = {
  '603.7a': 'Una habilidad disparada retardada solo espera lo que pasa después de crearse.',
  '603.7b': 'Una habilidad disparada retardada se dispara una vez, salvo que diga cuánto dura.',
  '603.7c':
    'Un disparo retardado sobre un objeto lo encuentra por mucho que haya cambiado, pero no si se ha movido.',
  '603.7d':
    'Un disparo retardado de un hechizo tiene ese hechizo como fuente y a su controlador como controlador.',
  '603.8': 'Un disparo por estado se dispara cuando algo es así, y no otra vez hasta que ha dejado la pila.',
  '603.12': 'Un disparo reflexivo sigue a una acción durante una resolución, y va a la pila después de ella.',
  '610.3': 'Lo exiliado hasta que ocurra un evento vuelve justo después de ese evento.',
  '610.3c': 'Lo que vuelve así lo controla su propietario.',
  '611.2a': 'El efecto de un hechizo o habilidad resueltos dura lo que diga, o si no el resto de la partida.',
  '611.2b': 'Un efecto que dura mientras algo sea así termina para siempre en cuanto deja de serlo.',
  '701.27f':
    'Una habilidad que da la vuelta a su propio permanente no hace nada si este cambió de cara desde que fue a la pila.',
  '701.40c':
    'Una carta manifestada con metamorfosis se puede poner boca arriba por cualquiera de los dos costes.',
  '701.40g': 'Un instantáneo o conjuro manifestado se muestra y queda boca abajo.',
  '723.1a': 'De varios efectos que dan el control de un jugador cuenta el más reciente.',
  '723.1b': 'El control de un jugador espera hasta que ese jugador tenga un turno que no se omita.',
  '723.5a': 'Los costes de un jugador controlado se pagan solo con los recursos de ese jugador.',
};
