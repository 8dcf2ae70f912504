import type { BASE_400 } from '../../2026/400.js';
import type { Words } from '../../texts.js';

export const BASE_400_ES: Words<typeof BASE_400> = {
  '207.2c': 'Las palabras de habilidad agrupan cartas que hacen algo parecido; no tienen reglas propias.',
  '400.3':
    'Una carta nunca va a la biblioteca, la mano o el cementerio de otro jugador, sino a los de su propietario.',
  '400.7':
    'Un objeto que cambia de zona es uno nuevo que no recuerda nada del anterior, con pocas excepciones.',
  '401.4':
    'Varias cartas que se ponen en el mismo lugar de una biblioteca las ordena su propietario sin mostrarlas.',
  '402.2': 'La mano no tiene límite; lo que pasa del máximo, casi siempre siete, se descarta en la limpieza.',
  '404.3': 'Las cartas que llegan juntas a un cementerio las ordena su propietario.',
  '405.5': 'Cuando todos pasan seguidos, se resuelve primero lo último que se puso en la pila.',
  '406.2': 'Exiliar pone algo en la zona de exilio desde cualquier lugar.',
};
