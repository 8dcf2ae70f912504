import type { Gists } from '../../line.js';

/** Section 806 as it stood in October 2009, in Spanish. */
export const TEXT_2009_EN_ES: Gists = {
  '806': 'Título de la sección.',
  '806.1': 'En un juego hay dos equipos, cada uno de dos jugadores.',
  '806.2': 'No se usa ninguna otra opción multijugador aparte de la propia variante.',
  '806.3.1': 'Los compañeros se sientan uno junto al otro, en su propio lado de la mesa.',
  '806.3.2': 'Cada equipo elige por sí mismo el orden en que se sientan sus miembros.',
  '806.3.3':
    'El miembro que ocupa el asiento de la derecha es el jugador primario; el otro es el jugador secundario.',
  '806.3a':
    'Cuando los compañeros de equipo no se ponen de acuerdo sobre una elección cualquiera (atacantes, orden de las habilidades disparadas, etc.), prevalece la decisión del jugador primario.',
  '806.4': 'La variante tiene dos particularidades, que se dan en a y b.',
  '806.4a.1': 'Los compañeros de equipo tienen un total de vidas compartido.',
  '806.4a.2': 'El total de vidas compartido es de 30 al comienzo.',
  '806.4b': 'Un turno es de un equipo y no de un solo jugador.',
  '806.5.1':
    'Lo único que se pone en común son las vidas: la mano, el maná y cualquier otro recurso siguen siendo de cada jugador por separado.',
  '806.5.2': 'Un jugador puede mirar la mano de su compañero siempre que quiera.',
  '806.5.3': 'Los compañeros de equipo pueden hablar de estrategia siempre que quieran.',
  '806.5.4': 'Un jugador no puede manipular las cartas ni los permanentes de su compañero.',
  '806.6': 'Desarrollo de los turnos de los equipos.',
  '806.6a.1': 'Un jugador descontento con su primera mano tiene la opción de hacer mulligan.',
  '806.6a.2':
    'Los miembros del equipo inicial son los primeros en declarar si hacen mulligan o se quedan la mano.',
  '806.6a.3': 'A continuación declaran los miembros de los demás equipos, en orden de turno.',
  '806.6a.4': 'Los compañeros de equipo pueden deliberar entre sí mientras se deciden los mulligans.',
  '806.6a.5':
    'Nadie puede ver la nueva mano de su compañero antes de decidir si hace mulligan en esa misma ronda.',
  '806.6a.6': 'Un jugador todavía puede hacer mulligan después de que su compañero se haya quedado la mano.',
  '806.6a.7':
    'Una vez que todos han declarado, todos los mulligans de la ronda se hacen simultáneamente, en ambos equipos.',
  '806.6a.8': 'Hacer mulligan significa barajar la mano en la propia biblioteca y robar una mano nueva.',
  '806.6a.9':
    'El primer mulligan de un jugador da siete cartas, y cada mulligan posterior de ese jugador da una carta menos.',
  '806.6a.10':
    'La mano que un jugador se queda es definitiva como mano inicial, y ese jugador ya no puede hacer mulligan.',
  '806.6a.11': 'Las rondas de declaraciones se repiten hasta que haya una en la que nadie haga mulligan.',
  '806.6a.12': 'Un jugador cuya mano ha llegado a cero cartas tiene que quedársela.',
  '806.6b':
    'El primer turno del equipo que empieza no tiene paso de robar, de modo que ninguno de los compañeros roba entonces.',
  '806.6c': 'La prioridad la tiene un equipo y nunca un jugador por sí solo.',
  '806.6d.1': 'El equipo que toma el turno es el equipo activo y el otro es el equipo no activo.',
  '806.6d.2':
    'En las elecciones simultáneas, el equipo activo hace todas sus elecciones antes de que el equipo no activo haga ninguna.',
  '806.6d.3':
    'Solo cuando se han hecho todas las elecciones se llevan a cabo las acciones, todas al mismo tiempo.',
  '806.6e.1':
    'Un jugador puede lanzar un hechizo o activar una habilidad mientras su equipo tiene la prioridad.',
  '806.6e.2': 'Un jugador puede realizar acciones especiales mientras su equipo tiene la prioridad.',
  '806.6e.3': 'Cada compañero roba una carta en el paso de robar del equipo.',
  '806.6e.4': 'Cada compañero puede jugar una tierra por turno del equipo.',
  '806.6f.1':
    'El equipo activo pone primero en la pila todas las habilidades disparadas pendientes de sus dos miembros, intercaladas libremente.',
  '806.6f.2':
    'Después hace lo mismo el equipo no activo con todas las habilidades disparadas de sus miembros.',
  '806.6g.1':
    'Cuando ningún miembro del equipo que tiene la prioridad quiere actuar, ese equipo pasa como una unidad.',
  '806.6g.2': 'Cuando ambos equipos han pasado uno tras otro, se resuelve el objeto superior de la pila.',
  '806.6g.3': 'Tras esa resolución, la prioridad va al equipo activo.',
  '806.6g.4':
    'Cuando ambos equipos han pasado uno tras otro con la pila vacía, el paso o fase en curso termina y comienza el siguiente.',
  '806.6g.5':
    'Una acción de cualquier jugador entre los pases rompe la sucesión, de modo que todos deben pasar de nuevo.',
  '806.6h.1': 'El turno adicional que recibe un jugador lo toma todo su equipo.',
  '806.6h.2': 'La fase o el paso que se añade al turno de un jugador lo recibe todo su equipo.',
  '806.6h.3': 'El turno, la fase o el paso que un jugador debe saltarse se lo salta todo su equipo.',
  '806.6h.4':
    'Un solo efecto que hace que ambos compañeros añadan o se salten el mismo turno, fase o paso cuenta una sola vez para el equipo.',
  '806.6h.5':
    'Quien controla el efecto que toma el control del turno de un jugador controla el turno de todo el equipo de ese jugador.',
  '806.6i':
    'Cuando un efecto hace robar a varios jugadores, el orden es: el jugador primario activo (todos sus robos), el jugador secundario activo (todos sus robos) y después el equipo no activo del mismo modo.',
  '806.7': 'El combate es distinto del de las demás variantes multijugador.',
  '806.7a.1': 'Las criaturas de ambos compañeros atacan juntas, en un solo grupo, al equipo oponente.',
  '806.7a.2':
    'Durante el combate, el equipo atacante es el equipo activo, y todos sus miembros cuentan como jugadores atacantes.',
  '806.7a.3':
    'Durante el combate, el equipo defensor es el equipo no activo, y todos sus miembros cuentan como jugadores defensores.',
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
  '806.7c.1': 'El equipo activo declara sus atacantes al comenzar el paso de declarar atacantes.',
  '806.7c.2':
    'Una criatura que no puede atacar a una cabeza por un efecto de un objeto de esa misma cabeza no puede atacar de ningún modo al equipo.',
  '806.7c.3':
    'Ambos compañeros realizan un solo ataque conjunto, que debe ser legal considerado en su totalidad (508.1).',
  '806.7c-ex1':
    "Teferi's Moat bajo el control de un miembro del equipo impide también que ataquen al equipo las criaturas de su color que no tienen la habilidad de volar.",
  '806.7d.1': 'El equipo defensor declara sus bloqueadores al comenzar el paso de declarar bloqueadores.',
  '806.7d.2': 'Una criatura de cualquiera de los jugadores defensores puede bloquear a cualquier atacante.',
  '806.7d.3':
    'Ambos compañeros realizan un solo bloqueo conjunto, que debe ser legal considerado en su totalidad (509.1).',
  '806.7d-ex1':
    'Una criatura con cruzabosques no puede ser bloqueada cuando al menos uno de los dos jugadores defensores tiene un Bosque.',
  '806.7e.1':
    'Después de los bloqueos, para cada atacante bloqueado por varias criaturas, el equipo activo establece el orden de esos bloqueadores para el daño.',
  '806.7e.2':
    'A continuación, para cada criatura que bloquea a varios atacantes, el equipo defensor establece el orden de esos atacantes para el daño.',
  '806.7f.1':
    'Al comenzar el paso de daño de combate, el equipo activo anuncia su asignación de daño antes que el otro equipo.',
  '806.7f.2':
    'Para cada atacante que fuera a hacer daño al otro equipo, el equipo activo elige exactamente una cabeza defensora, que recibe ese daño.',
  '806.7f.3': 'Solo después anuncia el equipo defensor la asignación de daño de sus bloqueadores.',
  '806.8':
    'Las formas habituales de ganar y perder (regla 104) siguen vigentes además de las líneas siguientes.',
  '806.8a.1':
    'La victoria o la derrota es siempre de un equipo; ningún jugador tiene un resultado aparte del de su compañero.',
  '806.8a.2': 'En cuanto uno de los compañeros pierde, el equipo ha perdido.',
  '806.8a.3': 'En cuanto uno de los compañeros gana, el equipo ha ganado.',
  '806.8a.4': 'Un efecto que impide ganar a un jugador impide ganar a todo su equipo.',
  '806.8a.5': 'Un efecto que impide perder a un jugador impide perder a todo su equipo.',
  '806.8a-ex1':
    'Transcendence bajo el control de un miembro del equipo: el equipo sigue en el juego con un total de vidas igual a cero o negativo.',
  '806.8a-ex2':
    'Un miembro del equipo debe robar de una biblioteca vacía: ese jugador pierde y, por lo tanto, también pierde el equipo.',
  '806.8a-ex3':
    'Ángel de platino bajo el control de un miembro del equipo: mientras está en el campo de batalla, ninguno de los compañeros puede perder y ningún oponente puede ganar.',
  '806.8b.1': 'Si un jugador concede, todo su equipo abandona el juego de inmediato.',
  '806.8b.2': 'El equipo del jugador que concede ha perdido.',
  '806.8c.1': 'Un equipo cuyo total de vidas es de cero o menos pierde.',
  '806.8c.2':
    'Esa derrota por tener cero vidas o menos es una acción basada en estado, así que nunca usa la pila.',
  '806.9.1':
    'El daño se hace al jugador individual, y después el total compartido disminuye en cada cantidad de daño hecha.',
  '806.9.2':
    'La pérdida de vidas es del jugador individual, y el total compartido disminuye en esa cantidad.',
  '806.9.3': 'La ganancia de vidas es del jugador individual, y el total compartido aumenta en esa cantidad.',
  '806.9-ex1': 'Flame Rift (4 a cada jugador): cada equipo recibe 8 puntos de daño.',
  '806.9a':
    'Un efecto que necesita conocer el total de vidas de un jugador usa la mitad del total compartido, redondeada hacia arriba.',
  '806.9a-ex1':
    'Heartless Hidetsugu contra un equipo con 17 vidas: cada cabeza cuenta como si tuviera 9, recibe 4 puntos de daño, 8 en total, y el equipo termina con 9 vidas.',
  '806.9a-ex2':
    'Test of Endurance: la victoria exige una parte individual de al menos 50, es decir, un total del equipo de al menos 99.',
  '806.9a-ex3':
    'Lurking Jackals: que un equipo oponente pase de 22 a 21 vidas no los dispara; necesitan un total del equipo de 20 o menos.',
  '806.9b':
    'Cuando un efecto fija las vidas de cada miembro de un equipo, el equipo termina con la suma de los números fijados.',
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
