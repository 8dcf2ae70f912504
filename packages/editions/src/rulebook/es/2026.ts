import type { Gists } from '../../line.js';

/** Sections 805 and 810 of today, in Spanish. */
export const TEXT_2026_ES: Gists = {
  '805': 'Título de la sección: opción de turnos de equipo compartidos.',
  '805.1.1': 'Algunos juegos entre equipos usan esta opción.',
  '805.1.2': 'Gigante de dos cabezas siempre usa la opción.',
  '805.1.3': 'Archienemigo siempre usa la opción.',
  '805.1.4': 'La opción solo está disponible para equipos cuyos miembros ocupan asientos contiguos.',
  '805.2.1':
    'El miembro que ocupa el asiento más a la derecha, desde la perspectiva del equipo, es el jugador primario.',
  '805.2.2':
    'Cuando los compañeros de equipo no se ponen de acuerdo sobre una elección cualquiera (atacantes, orden de las habilidades disparadas, etc.), prevalece la decisión del jugador primario.',
  '805.3.1': 'Uno de los métodos de la regla 103.1 decide qué equipo va primero.',
  '805.3.2': 'El equipo así determinado se llama equipo inicial.',
  '805.3a.1':
    'Los miembros del equipo inicial son los primeros en declarar si hacen mulligan o se quedan la mano, en el orden que desee el equipo.',
  '805.3a.2': 'A continuación declaran los miembros de los demás equipos, en orden de turno.',
  '805.3a.3': 'Los compañeros de equipo pueden deliberar entre sí mientras se deciden los mulligans.',
  '805.3a.4': 'Después de todas las declaraciones, los mulligans se hacen simultáneamente, en ambos equipos.',
  '805.3a.5': 'Los compañeros de equipo pueden deliberar sobre las cartas que van al fondo de la biblioteca.',
  '805.3a.6': 'Un jugador todavía puede hacer mulligan después de que su compañero se haya quedado la mano.',
  '805.3b.1':
    'Cartas que pueden empezar el juego en el campo de batalla: los miembros del equipo inicial son los primeros en poner en el campo de batalla cualquier cantidad de las suyas, en el orden que desee el equipo.',
  '805.3b.2': 'Los compañeros de equipo pueden deliberar sobre esas cartas de la mano inicial.',
  '805.3b.3': 'A continuación hacen lo mismo los miembros de los demás equipos, en orden de turno.',
  '805.4': 'Un turno es de un equipo y no de un solo jugador.',
  '805.4a.1': 'El equipo que toma el turno es el equipo activo.',
  '805.4a.2': 'Todos los demás equipos son equipos no activos.',
  '805.4b': 'Cada miembro roba una carta en el paso de robar del equipo.',
  '805.4c': 'Cada miembro puede jugar una tierra por turno del equipo.',
  '805.4d.1':
    'Una habilidad disparada de un paso o fase “de cada jugador” que hace referencia a “ese jugador” se dispara una vez por cada miembro del equipo activo.',
  '805.4d.2':
    'Una habilidad disparada de un paso o fase “de cada oponente” que hace referencia a “ese oponente” se dispara una vez por cada oponente a quien corresponde ese paso o fase.',
  '805.4d.3':
    'La referencia cuenta dondequiera que esté: en la condición de disparo, en el efecto o en una cláusula “si” intermedia.',
  '805.4d.4':
    'Sin esa referencia, la habilidad se dispara una sola vez en el paso o fase del equipo (implícito).',
  '805.5': 'La prioridad la tiene un equipo y nunca un jugador por sí solo.',
  '805.5a.1':
    'Un jugador puede lanzar un hechizo o activar una habilidad mientras su equipo tiene la prioridad.',
  '805.5a.2': 'Un jugador puede realizar acciones especiales mientras su equipo tiene la prioridad.',
  '805.5b.1':
    'Cuando ningún miembro del equipo que tiene la prioridad quiere actuar, ese equipo pasa como una unidad.',
  '805.5b.2': 'Cuando todos los equipos han pasado uno tras otro, se resuelve el objeto superior de la pila.',
  '805.5b.3': 'Tras esa resolución, la prioridad va al equipo activo.',
  '805.5b.4':
    'Cuando todos los equipos han pasado uno tras otro con la pila vacía, el paso o fase en curso termina y comienza el siguiente.',
  '805.5b.5':
    'Una acción de cualquier jugador entre los pases rompe la sucesión, de modo que todos deben pasar de nuevo.',
  '805.6.1':
    'En las elecciones simultáneas de equipos elige primero el equipo activo, seguido de los no activos en orden de turno.',
  '805.6.2':
    'En las elecciones simultáneas de jugadores eligen primero los miembros del equipo activo, en el orden que deseen, seguidos de los miembros de los equipos no activos en orden de turno.',
  '805.6.3':
    'Solo cuando se han hecho todas las elecciones se llevan a cabo las acciones, todas al mismo tiempo.',
  '805.6a.1':
    'Cuando varios jugadores deben robar, primero completa sus propios robos cada miembro del equipo activo, en el orden que desee el equipo.',
  '805.6a.2':
    'A continuación roban los miembros de cada equipo no activo, equipo por equipo y en orden de turno.',
  '805.7.1':
    'El equipo activo pone primero en la pila todas las habilidades disparadas pendientes de sus miembros, intercaladas libremente.',
  '805.7.2': 'Después hace lo mismo cada equipo no activo, en orden de turno.',
  '805.8.1': 'El turno adicional que recibe un jugador lo toma todo su equipo.',
  '805.8.2': 'La fase o el paso que se añade al turno de un jugador lo recibe todo su equipo.',
  '805.8.3': 'El turno, la fase o el paso que un jugador debe saltarse se lo salta todo su equipo.',
  '805.8.4':
    'Un solo efecto que hace que varios compañeros de equipo añadan o se salten el mismo turno, fase o paso cuenta una sola vez para el equipo.',
  '805.8.5': 'Quien obtiene el control de un jugador controla a todo el equipo de ese jugador.',
  '805.9.1': '“Jugador activo” en una habilidad es una sola cabeza del equipo activo y nunca todas ellas.',
  '805.9.2': 'El controlador de la habilidad elige esa cabeza en el momento en que se aplica el efecto.',
  '805.10': 'El combate es distinto del de las demás opciones multijugador.',
  '805.10a.1': 'Las criaturas de ambos compañeros atacan juntas, en un solo grupo, al equipo oponente.',
  '805.10a.2':
    'Durante el combate, el equipo atacante es el equipo activo, y todos sus miembros cuentan como jugadores atacantes.',
  '805.10a.3':
    'Durante el combate, el equipo defensor es el equipo no activo, y todos sus miembros cuentan como jugadores defensores.',
  '805.10b.1': 'El equipo activo declara sus atacantes al comenzar el paso de declarar atacantes.',
  '805.10b.2': 'Para cada atacante, el equipo indica a qué cabeza, planeswalker o batalla en concreto ataca.',
  '805.10b.3':
    'El equipo realiza un solo ataque conjunto, que debe ser legal considerado en su totalidad (508.1).',
  '805.10c.1': '“Jugador atacante” es una sola cabeza del equipo atacante y nunca todas ellas.',
  '805.10c.2':
    'En una habilidad de un bloqueador, “jugador atacante” significa, salvo que se indique lo contrario, el controlador del atacante al que bloquea.',
  '805.10c.3':
    'En un hechizo o habilidad que menciona a un bloqueador y a un jugador atacante, este último es, salvo que se indique lo contrario, el controlador del atacante al que bloquea esa criatura.',
  '805.10c.4':
    'Cuando se trata de varios bloqueadores, el jugador atacante se determina por separado para cada uno de ellos.',
  '805.10c.5':
    'Si varias cabezas atacantes cumplen la condición, el controlador de ese hechizo o habilidad elige una.',
  '805.10d.1': 'El equipo defensor declara sus bloqueadores al comenzar el paso de declarar bloqueadores.',
  '805.10d.2':
    'Una criatura de cualquier jugador defensor puede bloquear a un atacante dirigido contra cualquier miembro del equipo.',
  '805.10d.3':
    'Una criatura de cualquier jugador defensor puede bloquear a un atacante dirigido contra un planeswalker de cualquier miembro.',
  '805.10d.4':
    'Una criatura de cualquier jugador defensor puede bloquear a un atacante dirigido contra una batalla que proteja cualquier miembro.',
  '805.10d.5':
    'El equipo realiza un solo bloqueo conjunto, que debe ser legal considerado en su totalidad (509.1).',
  '805.10e.1': '“Jugador defensor” es una sola cabeza del equipo defensor y nunca todas ellas.',
  '805.10e.2':
    'En una habilidad de un atacante, “jugador defensor” significa, salvo que se indique lo contrario, la cabeza a la que ataca.',
  '805.10e.3':
    'En una habilidad de una criatura que ataca a un planeswalker, “jugador defensor” significa el controlador de ese planeswalker.',
  '805.10e.4':
    'En una habilidad de una criatura que ataca a una batalla, “jugador defensor” significa el protector de esa batalla.',
  '805.10e.5':
    'En un hechizo o habilidad que menciona tanto a un atacante como a un jugador defensor, este último se deduce de lo que ataca ese atacante, de las mismas tres maneras.',
  '805.10e.6':
    'Cuando la criatura ya no está atacando, “jugador defensor” es la cabeza a la que atacaba antes de ser removida del combate.',
  '805.10e.7':
    'Cuando la criatura ya no está atacando, “jugador defensor” es el controlador del planeswalker al que atacaba antes de ser removida.',
  '805.10e.8':
    'Cuando la criatura ya no está atacando, “jugador defensor” es el protector de la batalla a la que atacaba antes de ser removida.',
  '805.10e.9':
    'Cuando se trata de varios atacantes, el jugador defensor se determina por separado para cada uno de ellos.',
  '805.10e.10':
    'Si varias cabezas defensoras cumplen la condición, el controlador de ese hechizo o habilidad elige una.',
  '805.10f.1':
    'Al comenzar el paso de daño de combate, el equipo activo anuncia su asignación de daño antes que el otro equipo.',
  '805.10f.2': 'Solo después anuncia el equipo defensor la asignación de daño de sus bloqueadores (510.1).',
  '810': 'Título de la sección: Gigante de dos cabezas.',
  '810.1': 'En un juego hay dos equipos, cada uno de dos jugadores.',
  '810.2': 'Se usa la opción de turnos de equipo compartidos (805).',
  '810.3.1': 'Los compañeros se sientan uno junto al otro, en su propio lado de la mesa.',
  '810.3.2': 'Cada equipo elige por sí mismo el orden en que se sientan sus miembros.',
  '810.4.1': 'Los compañeros de equipo tienen un total de vidas compartido.',
  '810.4.2': 'El total de vidas compartido es de 30 al comienzo.',
  '810.5.1': 'El equipo pone en común las vidas y los contadores de veneno.',
  '810.5.2': 'La mano, el maná y cualquier otro recurso siguen siendo de cada jugador por separado.',
  '810.5.3': 'Un jugador puede mirar la mano de su compañero siempre que quiera.',
  '810.5.4': 'Los compañeros de equipo pueden hablar de estrategia siempre que quieran.',
  '810.5.5': 'Un jugador no puede manipular las cartas ni los permanentes de su compañero.',
  '810.6':
    'El primer turno del equipo que empieza no tiene paso de robar, de modo que ninguno de los compañeros roba entonces.',
  '810.7.1':
    'El combate sigue la regla 805.10, de modo que cada atacante se dirige contra una sola cabeza, un solo planeswalker o una sola batalla.',
  '810.7.2': 'Dice que las ediciones anteriores tenían otras reglas de combate.',
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
  '810.8c.1': 'Un equipo cuyo total de vidas es de cero o menos pierde.',
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
  '810.11.1': 'Se permiten equipos de más de dos jugadores cuando son del mismo tamaño.',
  '810.11.2': 'Cada miembro a partir del tercero suma 15 al total de vidas inicial del equipo.',
  '810.11.3':
    'Cada miembro a partir del tercero suma 5 al número de contadores de veneno que hace perder al equipo.',
  '810.11.4': 'Las formas mayores reciben su nombre según el número de cabezas.',
};
