import type { Gists } from '../../line.js';

/** The Spanish composite of 2010, in Spanish words of our own. */
export const TEXT_2010_ES_ES: Gists = {
  'es.1.1': 'Un mazo de Construido tiene al menos sesenta cartas.',
  'es.1.2': 'Un mazo de Construido no tiene un límite superior de cartas.',
  'es.1.3': 'El propietario tiene que ser capaz de barajar el mazo por sí solo.',
  'es.2.1':
    'Construcción unificada: los dos mazos de un equipo contienen juntos como máximo cuatro copias de una misma carta.',
  'es.2.2': 'Las tierras básicas están exentas del límite de cuatro cartas del equipo.',
  'es.2.3': 'Las copias se cuentan por el nombre en inglés de la carta.',
  'es.2.4': 'En los torneos multijugador de Construido no hay banquillo.',
  'es.2-ex1':
    'Si un miembro del equipo tiene cuatro Naturalizar, no queda ningún Naturalizar para el mazo de su compañero.',
  'es.3.1': 'De una carta restringida, todo el equipo puede usar como máximo una.',
  'es.3.2': 'Una carta prohibida en el formato no puede usarla nadie.',
  'es.4.1': 'Dos jugadores forman un equipo que juega contra otro equipo de dos.',
  'es.4.2': 'Se pueden elegir tanto juegos de Construido como de Limitado.',
  'es.4.3': 'Los compañeros se sientan uno al lado del otro.',
  'es.5.1': 'Cada equipo tiene 30 vidas al comienzo.',
  'es.5.2': 'Los compañeros comparten un mismo turno.',
  'es.5.3': 'Cada uno de los cuatro jugadores tiene su propio mazo, y las cartas no se comparten.',
  'es.5.4': 'Un jugador roba únicamente de su propia biblioteca.',
  'es.5.5': 'Un jugador gira únicamente sus propias tierras para pagar hechizos.',
  'es.5.6': 'Los compañeros pueden hablar, aconsejarse sobre las jugadas y hacer planes juntos.',
  'es.6.1': 'Cada equipo tiene un jugador primario (cabeza dominante) y uno secundario.',
  'es.6.2': 'Cuando el equipo duda sobre una decisión, el jugador primario tiene la última palabra.',
  'es.6.3':
    'El jugador primario es quien anuncia que se sigue adelante, por ejemplo, el paso a los atacantes o el fin del turno.',
  'es.7.1': 'Los dos mazos contienen juntos como máximo cuatro copias de una misma carta.',
  'es.7.2': 'Las tierras básicas están exentas de ese límite.',
  'es.7-ex1':
    'Con un mazo rojo y verde y otro verde y blanco, de cinco a ocho Naturalizar son ilegales; cuatro en un mazo no dejan ninguno para el otro.',
  'es.8': 'Los banquillos están prohibidos en los torneos multijugador de Construido.',
  'es.9.1':
    'El controlador de una criatura atacante con la habilidad de infectar indica, ya en el paso de declarar atacantes, la cabeza oponente a la que hará daño (motor: se elige al hacer el daño).',
  'es.9.2': 'Un equipo pierde cuando uno solo de sus miembros tiene diez o más contadores de veneno.',
  'es.10': 'Un miembro que debe robar cuando ya no le queda biblioteca hace perder al equipo.',
  'es.11': 'Remite a una página con más información.',
  'es.12': 'Explica la abreviatura 2HG.',
  'es.14.1': 'Los compañeros se colocan en el mismo lado de la mesa.',
  'es.14.2': 'Cada equipo elige por sí mismo qué miembro se sienta en cada lugar.',
  'es.14.3':
    'El miembro que ocupa el asiento de la derecha es el jugador primario; el de la izquierda es el jugador secundario.',
  'es.17.1':
    'Lo único que se pone en común son las vidas: los permanentes, la mano y el maná siguen siendo de cada jugador por separado.',
  'es.17.2': 'Un jugador puede ver la mano de su compañero y mostrarle la suya.',
  'es.17.3': 'Los compañeros de equipo pueden hablar de estrategia.',
  'es.17.4': 'A un jugador no se le permite tocar las cartas de su compañero ni manejarlas.',
  'es.19.1':
    'En el primer turno del equipo inicial (faltan las palabras “primer turno”), el paso de robar tiene lugar y el jugador secundario roba.',
  'es.19.2': 'El jugador primario del equipo inicial no roba nada en ese primer paso de robar.',
  'es.21.1':
    'El orden de jugador activo y jugador no activo se convierte en el de equipo activo y equipo no activo.',
  'es.21.2':
    'En las elecciones simultáneas deciden en primer lugar los jugadores del equipo activo y en segundo lugar los del equipo no activo.',
  'es.21.3': 'Hechas las elecciones, la acción tiene lugar para todos al mismo tiempo.',
  'es.22.2':
    'Cuando los dos compañeros quieren jugar algo, el jugador primario decide cuál de ellos juega antes.',
  'es.22.3': 'En el paso de robar del equipo roban los dos compañeros.',
  'es.22.4': 'En su turno, cada uno de los dos compañeros puede jugar una tierra.',
  'es.23.1':
    'Cuando ninguno de los compañeros quiere actuar, el equipo pasa la prioridad (la doble negación impresa es un error).',
  'es.23.2': 'Cuando ambos equipos han pasado uno tras otro, se resuelve el elemento superior de la pila.',
  'es.23.4': 'Con la pila vacía, esos pases llevan al paso o fase siguiente.',
  'es.24.4':
    'El control del turno de un jugador abarca el turno del equipo de ese jugador; el texto se lo da al equipo del controlador, y el motor, al controlador del efecto.',
  'es.28.1':
    'Todo efecto o habilidad que concierne al jugador defensor concierne exactamente a una cabeza defensora.',
  'es.28.2': 'El controlador del objeto que tiene esa habilidad elige la cabeza.',
  'es.28.3': 'Los efectos que conciernen al jugador atacante siguen esas mismas dos reglas.',
  'es.29.2':
    'Basta con que una criatura no pueda atacar a uno solo de los jugadores defensores para que no pueda atacar de ningún modo.',
  'es.31.1':
    'Al comenzar el paso de daño de combate, el equipo activo anuncia, antes que el otro equipo, cómo hacen daño sus atacantes.',
  'es.31.2':
    'Para cada atacante cuyo daño va al equipo oponente, se elige exactamente a un jugador oponente, que lo recibe todo.',
  'es.31.3':
    'El controlador de un atacante con la habilidad de infectar decide en el paso de daño qué cabeza recibe el daño en forma de contadores de veneno.',
  'es.31.4': 'Solo después asigna el equipo defensor el daño de sus bloqueadores.',
  'es.32': 'Las formas habituales de ganar y perder siguen vigentes además de las líneas siguientes.',
  'es.36-ex1': 'Flame Rift (4 a cada jugador): cada equipo pierde 8 vidas, 4 por cabeza.',
  'es.37-ex1':
    'Heartless Hidetsugu contra un equipo con 17 vidas: cada cabeza cuenta como si tuviera 9, recibe 4 puntos de daño, y el equipo termina con 9 vidas.',
  'es.38':
    'Cuando un efecto fija las vidas de cada jugador en un número, el equipo termina con la suma de sus dos números.',
  'es.38-ex1': 'Biorritmo con tres criaturas de un compañero y cuatro del otro: el equipo queda con 7 vidas.',
  'es.39.2': 'El total compartido se ajusta en consecuencia (en la diferencia, como muestra el ejemplo).',
  'es.39-ex1':
    '“Se convierte en 20” con un total del equipo de 25: solo esa parte individual pasa de 13 a 20, de modo que el equipo pasa a 32.',
  'es.40.1': 'Se permiten equipos de más de dos jugadores (no se menciona que deban ser del mismo tamaño).',
  'es.40.2':
    'Un equipo más grande empieza con 20 vidas multiplicadas por su número de miembros (valor por defecto del motor: 15).',
  'es.40.3': 'Las formas mayores reciben su nombre según el número de cabezas.',
  'es.41': 'Puntos finales que las reglas dejan abiertos.',
  'es.42.1': 'Una ronda consta de un solo juego.',
  'es.42.2': 'A un juego empatado le sigue otro hasta que gane un equipo.',
  'es.43.1': 'En este formato no es posible usar el banquillo.',
  'es.43.2': 'Una partida es un único juego.',
};
