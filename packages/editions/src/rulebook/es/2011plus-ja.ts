import type { Gists } from '../../line.js';

/** Section 810 as it stood from November 2016, in Spanish. */
export const TEXT_2011PLUS_JA_ES: Gists = {
  '8': 'Título del capítulo: reglas multijugador.',
  '810': 'Título de la sección.',
  '810.1': 'En un juego hay dos equipos, cada uno de dos jugadores.',
  '810.2': 'Se usa la opción de turnos de equipo compartidos (805).',
  '810.3.1': 'Los compañeros se sientan uno al lado del otro, en su propio lado de la mesa.',
  '810.3.2': 'Cada equipo elige por sí mismo cómo se sientan sus miembros.',
  '810.4.1': 'Los compañeros de equipo tienen un total de vidas compartido.',
  '810.4.2': 'El total de vidas compartido es de 30 al comienzo.',
  '810.5.1': 'El equipo pone en común las vidas y los contadores de veneno.',
  '810.5.2': 'La mano, el maná y cualquier otro recurso siguen siendo de cada jugador por separado.',
  '810.5.3': 'Los compañeros pueden mostrarse la mano el uno al otro.',
  '810.5.4': 'Los compañeros de equipo pueden hablar de estrategia.',
  '810.5.5': 'Un jugador no puede manipular las cartas ni los permanentes de su compañero.',
  '810.6':
    'El primer turno del equipo que empieza no tiene paso de robar, de modo que ninguno de los compañeros roba entonces.',
  '810.7': 'El combate es distinto del de las demás variantes multijugador.',
  '810.7a.1': 'Las criaturas de ambos compañeros atacan juntas, en un solo grupo, al equipo oponente.',
  '810.7a.2':
    'Durante el combate, el equipo atacante es el equipo activo, y todos sus miembros cuentan como jugadores atacantes.',
  '810.7a.3':
    'Durante el combate, el equipo defensor es el equipo no activo, y todos sus miembros cuentan como jugadores defensores.',
  '810.7b.1':
    '“Jugador defensor” en un efecto de una sola vez es una sola cabeza concreta, que elige el controlador del efecto en el momento en que se aplica.',
  '810.7b.2':
    '“Jugador atacante” en un efecto de una sola vez es igualmente una sola cabeza, que elige el controlador del efecto en el momento en que se aplica.',
  '810.7b.3':
    '“Jugador defensor” en una habilidad definidora de características es una sola cabeza, que elige el controlador de ese objeto cuando los jugadores no activos pasan a ser jugadores defensores.',
  '810.7b.4':
    'En todos los demás casos, “jugador defensor” significa ambas cabezas a la vez, y una comparación tiene una sola respuesta.',
  '810.7b.5':
    'Una comparación positiva (¿tiene una Isla?) es verdadera si y solo si es verdadera para al menos una cabeza defensora.',
  '810.7b.6':
    'Una comparación relativa (¿tienes más criaturas?) es verdadera si y solo si es verdadera frente a al menos una cabeza defensora.',
  '810.7b.7':
    'Una comparación negativa (¿no tiene ningún permanente negro?) es verdadera si y solo si la comparación positiva correspondiente es falsa para ambas cabezas.',
  '810.7b.8': 'Todos estos casos restantes funcionan del mismo modo para “jugador atacante”.',
  '810.7c.1': 'El equipo activo declara sus atacantes al comenzar el paso de declarar atacantes.',
  '810.7c.2':
    'Una criatura que no puede atacar a una cabeza por un efecto de un objeto de esa misma cabeza no puede atacar de ningún modo al equipo.',
  '810.7c.3':
    'Ambos compañeros realizan un solo ataque conjunto, que debe ser legal considerado en su totalidad (508.1).',
  '810.7c-ex1':
    "Teferi's Moat bajo el control de un miembro del equipo impide que ataquen al equipo las criaturas de su color que controla el equipo oponente y que no tienen la habilidad de volar.",
  '810.7d.1': 'El equipo defensor declara sus bloqueadores al comenzar el paso de declarar bloqueadores.',
  '810.7d.2': 'Una criatura de cualquiera de los jugadores defensores puede bloquear a cualquier atacante.',
  '810.7d.3':
    'Ambos compañeros realizan un solo bloqueo conjunto, que debe ser legal considerado en su totalidad (509.1).',
  '810.7d-ex1':
    'Una criatura con cruzabosques no puede ser bloqueada aunque solo uno de los dos jugadores defensores tenga un Bosque.',
  '810.7e.1':
    'Después de los bloqueos, para cada atacante bloqueado por varias criaturas, el equipo activo establece el orden de esos bloqueadores para el daño.',
  '810.7e.2':
    'A continuación, para cada criatura que bloquea a varios atacantes, el equipo defensor (el texto dice jugador) establece el orden de esos atacantes para el daño.',
  '810.7f.1':
    'Al comenzar el paso de daño de combate, el equipo activo anuncia su asignación de daño antes que el otro equipo.',
  '810.7f.2':
    'Para cada atacante que fuera a hacer daño al otro equipo, el equipo activo elige exactamente una cabeza defensora, que recibe ese daño.',
  '810.7f.3': 'Solo después asigna el equipo defensor su daño de combate del mismo modo.',
  '810.8':
    'Las formas habituales de ganar y perder (regla 104) siguen vigentes además de las líneas siguientes.',
  '810.8a.1':
    'La victoria o la derrota es siempre de un equipo; ningún jugador tiene un resultado aparte del de su compañero.',
  '810.8a.2': 'En cuanto uno de los compañeros pierde, el equipo ha perdido.',
  '810.8a.3': 'En cuanto uno de los compañeros gana, el equipo ha ganado.',
  '810.8a.4': 'Un efecto que impide ganar a un jugador impide ganar a todo su equipo.',
  '810.8a.5': 'Un efecto que impide perder a un jugador impide perder a todo su equipo.',
  '810.8a-ex1':
    'Transcendence bajo el control de un miembro del equipo: el equipo sigue en el juego con un total de vidas igual a cero o negativo.',
  '810.8a-ex2':
    'Un miembro del equipo debe robar de una biblioteca vacía: ese jugador pierde y, por lo tanto, también pierde el equipo.',
  '810.8a-ex3':
    'Ángel de platino bajo el control de un miembro del equipo: mientras está en el campo de batalla, ninguno de los compañeros puede perder y ningún oponente puede ganar.',
  '810.8b.1': 'Si un jugador concede, todo su equipo abandona el juego de inmediato.',
  '810.8b.2': 'El equipo del jugador que concede ha perdido.',
  '810.8c.1':
    'Un equipo cuyo total de vidas es de cero o menos pierde en la siguiente ocasión en que cualquiera de los dos equipos vaya a recibir la prioridad.',
  '810.8c.2':
    'Esa derrota por tener cero vidas o menos es una acción basada en estado, así que nunca usa la pila.',
  '810.8d.1': 'Un equipo que tiene al menos quince contadores de veneno pierde.',
  '810.8d.2': 'Esa derrota por veneno es una acción basada en estado, así que nunca usa la pila.',
  '810.9.1':
    'El daño se hace al jugador individual, y después el total compartido disminuye en cada cantidad de daño hecha.',
  '810.9.2':
    'La pérdida de vidas es del jugador individual, y el total compartido disminuye en esa cantidad.',
  '810.9.3': 'La ganancia de vidas es del jugador individual, y el total compartido aumenta en esa cantidad.',
  '810.9-ex1': 'Flame Rift (4 a cada jugador): cada equipo recibe 8 puntos de daño.',
  '810.9a.1':
    'Un efecto que necesita conocer el total de vidas de un jugador usa el total compartido completo.',
  '810.9a.2':
    'Un coste que necesita conocer el total de vidas de un jugador usa el total compartido completo.',
  '810.9a-ex1':
    'Beacon of Immortality sobre una cabeza de un equipo con 17 vidas: ese jugador gana 17 vidas y el equipo queda con 34.',
  '810.9a-ex2': 'Test of Endurance da la victoria al equipo a partir de un total compartido de 50.',
  '810.9a-ex3': 'Lurking Evil en un equipo con 11 vidas: su coste es de 6 vidas y al equipo le quedan 5.',
  '810.9b.1':
    'Cuando ambos compañeros pagan vidas a la vez, la suma de sus pagos no debe superar el total compartido.',
  '810.9b.2': 'Pagar 0 vidas es posible con cualquier total.',
  '810.9c.1':
    'Cuando un efecto fija el total de vidas de un jugador en un valor, ese jugador gana o pierde la diferencia respecto al total compartido.',
  '810.9c.2': 'El total compartido varía exactamente en esa ganancia o pérdida.',
  '810.9c-ex1':
    '“Se convierte en 10” sobre una cabeza de un equipo con 25 vidas: la cabeza cuenta como si tuviera 25, pierde 15 y el equipo queda con 10.',
  '810.9d.1':
    'Cuando un efecto fuera a fijar el total de vidas de cada miembro de un equipo, el equipo elige a uno de sus miembros.',
  '810.9d.2': 'En ese equipo, el efecto se aplica solo al miembro elegido.',
  '810.9d-ex1':
    'Repay in Kind con equipos de 7 y 13 vidas: cada equipo elige a un miembro, el del segundo equipo pierde 6 vidas y ese equipo queda con 7.',
  '810.9e':
    'Los compañeros de equipo no pueden intercambiar entre sí sus totales de vidas; un intercambio así no hace nada.',
  '810.9f':
    'Un jugador que redistribuye totales de vidas puede incluir como máximo a un miembro de cada equipo.',
  '810.9g': 'Si un jugador no puede ganar vidas, nadie de su equipo puede ganarlas.',
  '810.9h.1': 'Si un jugador no puede perder vidas, nadie de su equipo puede perderlas.',
  '810.9h.2': 'Si un jugador no puede perder vidas, nadie de su equipo puede pagar vidas, salvo 0.',
  '810.10.1': 'Los contadores de veneno se dan a cada jugador por separado.',
  '810.10.2': 'Todos los contadores de veneno pertenecen a la reserva común del equipo.',
  '810.10a.1':
    'Un efecto que necesita conocer el número de contadores de veneno de un jugador usa el número del equipo.',
  '810.10a.2':
    'Un efecto que necesita conocer el número de contadores de veneno de los oponentes de un jugador usa el número del equipo oponente.',
  '810.10b':
    'Si un jugador pierde contadores de veneno, la reserva común del equipo disminuye en ese número.',
  '810.10c': 'Si un jugador no puede obtener contadores de veneno, nadie de su equipo puede obtenerlos.',
  '810.10d.1':
    'Para los tipos de contadores que tiene un jugador, cuentan tanto los del jugador como los del equipo.',
  '810.10d.2': 'Todos los miembros de un equipo con al menos un contador de veneno están envenenados.',
  '810.11.1': 'Se permiten equipos de tres o más jugadores.',
  '810.11.2': 'Cada miembro a partir del tercero suma 15 al total de vidas inicial del equipo.',
  '810.11.3':
    'Cada miembro a partir del tercero suma 5 al número de contadores de veneno que hace perder al equipo.',
  '810.11.4': 'Las formas mayores reciben su nombre según el número de cabezas.',
};
