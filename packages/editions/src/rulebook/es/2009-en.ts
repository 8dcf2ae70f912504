import type { Gists } from '../../line.js';

/** Section 806 as it stood in October 2009, in Spanish. */
export const TEXT_2009_EN_ES: Gists = {
  '806': 'Título de la sección.',
  '806.3a':
    'Cuando los compañeros de equipo no se ponen de acuerdo sobre una elección cualquiera (atacantes, orden de las habilidades disparadas, etc.), prevalece la decisión del jugador primario.',
  '806.4a.2': 'El total de vidas compartido es de 30 al comienzo.',
  '806.6a.2':
    'Los miembros del equipo inicial son los primeros en declarar si hacen mulligan o se quedan la mano.',
  '806.6a.3': 'A continuación declaran los miembros de los demás equipos, en orden de turno.',
  '806.6a.6': 'Un jugador todavía puede hacer mulligan después de que su compañero se haya quedado la mano.',
  '806.6a.7':
    'Una vez que todos han declarado, todos los mulligans de la ronda se hacen simultáneamente, en ambos equipos.',
  '806.6a.8': 'Hacer mulligan significa barajar la mano en la propia biblioteca y robar una mano nueva.',
  '806.6a.9':
    'El primer mulligan de un jugador da siete cartas, y cada mulligan posterior de ese jugador da una carta menos.',
  '806.6a.11': 'Las rondas de declaraciones se repiten hasta que haya una en la que nadie haga mulligan.',
  '806.6a.12': 'Un jugador cuya mano ha llegado a cero cartas tiene que quedársela.',
  '806.6b':
    'El primer turno del equipo que empieza no tiene paso de robar, de modo que ninguno de los compañeros roba entonces.',
  '806.6e.1':
    'Un jugador puede lanzar un hechizo o activar una habilidad mientras su equipo tiene la prioridad.',
  '806.6e.2': 'Un jugador puede realizar acciones especiales mientras su equipo tiene la prioridad.',
  '806.6f.1':
    'El equipo activo pone primero en la pila todas las habilidades disparadas pendientes de sus dos miembros, intercaladas libremente.',
  '806.6f.2':
    'Después hace lo mismo el equipo no activo con todas las habilidades disparadas de sus miembros.',
  '806.6h.4':
    'Un solo efecto que hace que ambos compañeros añadan o se salten el mismo turno, fase o paso cuenta una sola vez para el equipo.',
  '806.7b.1':
    '“Jugador defensor” en un efecto de una sola vez es una sola cabeza concreta, que elige el controlador del efecto en el momento en que se aplica.',
  '806.7b.2':
    '“Jugador atacante” en un efecto de una sola vez es igualmente una sola cabeza, que elige el controlador del efecto en el momento en que se aplica.',
  '806.7b.3':
    '“Jugador defensor” en una habilidad definidora de características es una sola cabeza, que elige el controlador de ese objeto cuando los jugadores no activos pasan a ser jugadores defensores.',
  '806.7b.4':
    'En todos los demás casos, “jugador defensor” significa ambas cabezas a la vez, y una comparación tiene una sola respuesta.',
  '806.7b.5':
    'Una comparación positiva (¿tiene una Isla?) es verdadera si y solo si es verdadera para al menos una cabeza defensora.',
  '806.7b.6':
    'Una comparación relativa (¿tienes más criaturas?) es verdadera si y solo si es verdadera frente a al menos una cabeza defensora.',
  '806.7b.7':
    'Una comparación negativa (¿no tiene ningún permanente negro?) es verdadera si y solo si la comparación positiva correspondiente es falsa para ambas cabezas.',
  '806.7b.8': 'Todos estos casos restantes funcionan del mismo modo para “jugador atacante”.',
  '806.7c.2':
    'Una criatura que no puede atacar a una cabeza por un efecto de un objeto de esa misma cabeza no puede atacar de ningún modo al equipo.',
  '806.7c.3':
    'Ambos compañeros realizan un solo ataque conjunto, que debe ser legal considerado en su totalidad (508.1).',
  '806.7d.3':
    'Ambos compañeros realizan un solo bloqueo conjunto, que debe ser legal considerado en su totalidad (509.1).',
  '806.7e.1':
    'Después de los bloqueos, para cada atacante bloqueado por varias criaturas, el equipo activo establece el orden de esos bloqueadores para el daño.',
  '806.7e.2':
    'A continuación, para cada criatura que bloquea a varios atacantes, el equipo defensor establece el orden de esos atacantes para el daño.',
  '806.8':
    'Las formas habituales de ganar y perder (regla 104) siguen vigentes además de las líneas siguientes.',
  '806.8a-ex3':
    'Ángel de platino bajo el control de un miembro del equipo: mientras está en el campo de batalla, ninguno de los compañeros puede perder y ningún oponente puede ganar.',
  '806.8b.1': 'Si un jugador concede, todo su equipo abandona el juego de inmediato.',
  '806.8b.2': 'El equipo del jugador que concede ha perdido.',
  '806.8c.1': 'Un equipo cuyo total de vidas es de cero o menos pierde.',
  '806.8c.2':
    'Esa derrota por tener cero vidas o menos es una acción basada en estado, así que nunca usa la pila.',
  '806.9b-ex1':
    'Biorritmo en un equipo con 25 vidas, con tres y cuatro criaturas: el equipo queda con 7 vidas, y se considera que los compañeros pierden 10 y 9, más de las 18 que perdió el equipo.',
  '806.9c.1':
    'Cuando un efecto fija las vidas de un jugador, la parte individual de ese jugador pasa a ser el número indicado.',
  '806.9c.2': 'El total compartido varía entonces en lo que ese jugador ganó o perdió.',
  '806.9c-ex1':
    '“Se convierte en 20” con un total del equipo de 25: la parte individual pasa de 13 a 20, de modo que el equipo pasa a 32.',
  '806.9d.1':
    'Pagar más de 0 vidas solo es posible si el total del equipo cubre lo que ambos compañeros pagan juntos por ese coste o efecto.',
  '806.9d.2': 'Las vidas que se pagan se restan del total compartido.',
  '806.9d.3': 'Pagar 0 vidas es posible con cualquier total.',
  '806.10.1': 'Se permiten equipos de más de dos jugadores cuando son del mismo tamaño.',
  '806.10.2': 'Un equipo más grande empieza con 15 vidas multiplicadas por su número de miembros.',
  '806.10.3': 'Las formas mayores reciben informalmente su nombre según el número de cabezas.',
};
