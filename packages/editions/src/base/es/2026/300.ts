import type { BASE_300 } from '../../2026/300.js';
import type { Words } from '../../texts.js';

export const BASE_300_ES: Words<typeof BASE_300> = {
  '301.5d': 'El controlador de un Equipo no tiene por qué ser el de la criatura que lo lleva.',
  '301.5c': 'Un Equipo solo permanece en una criatura, y en una sola a la vez.',
  '303.4c': 'Un Aura que no puede estar donde está va al cementerio.',
  '303.4e': 'Un Aura tiene su propio controlador, que no tiene por qué controlar lo que encanta.',
  '303.4f':
    'Un Aura que entra sin ser lanzada se pone en lo que elija su controlador; eso no hace objetivo a nada.',
  '303.4g': 'Un Aura que no tiene dónde ponerse no entra, sino que se queda donde está.',
  '305.7':
    'Dar a una tierra tipos de tierra básica en lugar de los suyos le quita sus habilidades y le da las de esos tipos.',
  '306.5d':
    'Una habilidad de lealtad: en tu fase principal con la pila vacía, una vez por turno por cada uno de esos permanentes.',
  '306.6': 'Los planeswalkers pueden ser atacados.',
  '306.8': 'El daño le quita a un planeswalker otros tantos contadores de lealtad.',
  '310.8a':
    'Una batalla recibe un protector al entrar, que elige su controlador entre los que permite su tipo.',
  '310.8b':
    'Cualquier jugador atacante puede atacar una batalla que protege un jugador defensor, también quien la controla.',
  '310.11a': 'El protector de un Asedio es un oponente del jugador que lo controla.',
  '310.11b':
    'Un Asedio sin su último contador de defensa se exilia y se puede lanzar gratis con su cara posterior hacia arriba.',
};
