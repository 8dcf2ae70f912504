import type { BASE_600 } from '../../2026/600.js';
import type { Words } from '../../texts.js';

export const BASE_600_ES: Words<typeof BASE_600> = {
  '601': 'Lanzar hechizos.',
  '601.2': 'Lanzar pasa por los pasos siguientes; si uno no se puede hacer, se deshace todo.',
  '601.2a': 'La carta va a la pila y la controla quien la lanza.',
  '601.2b':
    'Anuncia los modos, los empalmes, los costes adicionales y alternativos, la X y cómo se pagan los símbolos híbridos.',
  '601.2c': 'Elige los objetivos.',
  '601.2d': 'Divide lo que haya que dividir, al menos uno para cada objetivo.',
  '601.2e': 'Mira si el hechizo propuesto es legal.',
  '601.2f':
    'Halla el coste total: el coste base, más lo añadido, menos lo reducido; desde aquí queda fijado.',
  '601.2g': 'Ahora se pueden usar habilidades de maná.',
  '601.2h': 'Paga todo, en cualquier orden; no se puede pagar en parte.',
  '601.2i':
    'El hechizo está lanzado; lo que se dispara por ello se dispara, y quien lo lanzó vuelve a tener prioridad.',
  '601.3': 'Para lanzar algo hace falta que algo lo permita y que nada lo prohíba.',
  '602.2': 'Activar es como lanzar: la habilidad a la pila, las elecciones y los costes.',
  '602.5': 'Una habilidad prohibida no se puede empezar.',
  '602.5a':
    'Para pagar con su símbolo de girar o enderezar, una criatura debe estar bajo control desde que empezó el turno.',
  '603.2': 'Una habilidad se dispara cada vez que ocurre su evento, y todavía no hace nada.',
  '603.3': 'Una habilidad disparada va a la pila antes de la siguiente prioridad.',
  '603.3b':
    'Los disparos en espera van a la pila jugador por jugador en orden de turno, cada uno los suyos en el orden que quiera.',
  '603.4':
    'Una condición justo después del disparo se pregunta dos veces: cuando ocurre el evento y cuando se resuelve la habilidad.',
  '603.6': 'Los disparos por cambio de zona buscan el objeto en el lugar al que fue.',
  '603.7': 'Las habilidades disparadas retardadas las crean los efectos, y esperan su momento.',
  '603.10':
    'Algunos disparos miran la partida justo antes del evento, por ejemplo al dejar el campo de batalla.',
  '605.1a': 'Una habilidad de maná produce maná, no tiene objetivo y no es una habilidad de lealtad.',
  '605.3':
    'Las habilidades de maná se activan como las demás, pero también mientras se paga, y se resuelven de inmediato.',
  '605.3a': 'Se pueden usar con prioridad y siempre que se pida maná.',
  '605.3b': 'No usan la pila, así que nadie puede responder.',
  '608': 'Resolver hechizos y habilidades.',
  '608.1': 'Lo de arriba de la pila se resuelve cuando todos pasan seguidos.',
  '608.2': 'Los pasos para resolver un instantáneo, un conjuro o una habilidad.',
  '608.2a': 'Un disparo vuelve a preguntar su condición; si no se cumple, no pasa nada.',
  '608.2b':
    'Se vuelven a mirar los objetivos; si no queda ninguno legal, el hechizo o la habilidad no se resuelve.',
  '608.2c': 'Su controlador sigue las instrucciones en el orden escrito, leyendo el texto entero.',
  '608.2d': 'Las elecciones que no se hicieron al lanzar se hacen ahora.',
  '608.2e': 'En los efectos de varios pasos, cada paso se elige en orden de turno y luego se hace a la vez.',
  '608.2f': 'Una acción sobre varios jugadores u objetos se hace a la vez si es posible.',
  '608.2g':
    'Se pueden usar habilidades de maná si el efecto pide maná; los hechizos lanzados entretanto esperan en la pila.',
  '608.2h':
    'Lo que un efecto necesita saber se averigua una vez, al aplicarse; de lo que ya no está cuenta su último estado.',
  '608.2i': 'A los efectos sobre el pasado solo les importa cómo eran las cosas entonces.',
  '608.2j': 'Solo se mira la característica por la que se pregunta.',
  '608.2k': 'Un objeto nombrado antes que no es objetivo se ve afectado aunque haya cambiado.',
  '608.2m': 'Un hechizo o habilidad que se quita a mitad de la resolución termina igualmente.',
  '608.2n': 'Al final la carta va al cementerio de su propietario; una habilidad deja de existir.',
  '608.2p': 'Lo que se dispara al resolverse lo hace al final.',
  '608.3': 'Cómo se resuelve un hechizo de permanente.',
  '608.3a': 'Sin objetivos entra al campo de batalla bajo el control de su controlador.',
  '608.3b': 'Con un objetivo, este se mira primero.',
  '608.3c': 'Un Aura entra anexada a su objetivo.',
  '608.3d': 'Una criatura que muta se fusiona con su objetivo.',
  '608.3e': 'Lo que no puede entrar va al cementerio.',
  '608.3f': 'La copia de un hechizo de permanente entra como una ficha, que no fue creada.',
  '608.3g': 'Los disparos retardados de sus habilidades estáticas se crean cuando entra.',
  '609.3': 'Un efecto hace todo lo que puede.',
  '609.4': 'Como si: solo para el propósito que se nombra.',
  '609.7': 'Efectos sobre el daño de una fuente.',
};
