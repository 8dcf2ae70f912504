import type { Gists } from '../../line.js';

/** Section 606 as it stood in October 2005, in Spanish. */
export const TEXT_2005_FR_ES: Gists = {
  '606.1': 'En un juego hay cuatro jugadores, en dos equipos de dos.',
  '606.2': 'No se usa ninguna otra opción multijugador aparte de la propia variante.',
  '606.3.1': 'Los compañeros se sientan uno junto al otro, en su propio lado de la mesa.',
  '606.3.2': 'Cada equipo elige por sí mismo el orden en que se sientan sus miembros.',
  '606.3.3':
    'El miembro que ocupa el asiento de la derecha es el jugador primario; el otro es el jugador secundario.',
  '606.4': 'La variante tiene dos particularidades propias, que se dan en a y b.',
  '606.4a.1': 'Los compañeros de equipo tienen un total de vidas compartido.',
  '606.4a.2': 'El total de vidas compartido es de 40 al comienzo.',
  '606.4b': 'Un turno es de un equipo y no de un solo jugador.',
  '606.5.1':
    'Lo único que se pone en común son las vidas: la mano, el maná y cualquier otro recurso siguen siendo de cada jugador por separado.',
  '606.5.2': 'Un jugador puede mirar la mano de su compañero siempre que quiera.',
  '606.5.3': 'Los compañeros de equipo pueden hablar de estrategia siempre que quieran.',
  '606.5.4': 'Un jugador no puede manipular las cartas ni los permanentes de su compañero.',
  '606.6': 'Desarrollo de los turnos de los equipos.',
  '606.6a':
    'El equipo inicial se salta su primer paso de robar, de modo que ninguno de los compañeros roba en él.',
  '606.6b': 'La prioridad la tiene un equipo y nunca un jugador por sí solo.',
  '606.6c.1': 'El equipo que toma el turno es el equipo activo y el otro es el equipo no activo.',
  '606.6c.2':
    'En las elecciones simultáneas, el equipo activo hace todas sus elecciones antes de que el equipo no activo haga ninguna.',
  '606.6c.3':
    'Solo cuando se han hecho todas las elecciones se llevan a cabo las acciones, todas al mismo tiempo.',
  '606.6d.1': 'Solo mientras su equipo tiene la prioridad puede un jugador jugar un hechizo o una habilidad.',
  '606.6d.2': 'Solo mientras su equipo tiene la prioridad puede un jugador realizar una acción especial.',
  '606.6d.3':
    'Si ambos compañeros quieren actuar en el mismo momento, el jugador primario decide qué acción va primero.',
  '606.6d.4': 'Cada compañero roba una carta en el paso de robar del equipo.',
  '606.6d.5': 'Cada compañero puede jugar una tierra en la fase principal del equipo.',
  '606.6e.1':
    'Cuando ningún miembro del equipo que tiene la prioridad quiere actuar, ese equipo pasa como una unidad.',
  '606.6e.2': 'Cuando ambos equipos han pasado uno tras otro, se resuelve el objeto superior de la pila.',
  '606.6e.3': 'Tras esa resolución, la prioridad va al equipo activo.',
  '606.6e.4':
    'Cuando ambos equipos han pasado uno tras otro con la pila vacía, el paso o fase en curso termina y comienza el siguiente.',
  '606.6e.5':
    'Una acción de cualquier jugador entre los pases rompe la sucesión, de modo que todos deben pasar de nuevo.',
  '606.6f.1': 'El turno adicional que recibe un jugador lo toma todo su equipo.',
  '606.6f.2':
    'La fase adicional que recibe un jugador es para todo su equipo; los pasos, aunque no se mencionan, se tratan del mismo modo.',
  '606.6f.3':
    'El turno o la fase que un jugador debe saltarse se lo salta todo su equipo; los pasos, aunque no se mencionan, se tratan del mismo modo.',
  '606.6f.4': 'El control del turno de un jugador se extiende a todo el turno del equipo de ese jugador.',
  '606.7': 'El combate es distinto del de las demás variantes multijugador.',
  '606.7a.1': 'Las criaturas de ambos compañeros atacan juntas, en un solo grupo, al equipo oponente.',
  '606.7a.2':
    'Durante el combate, el equipo atacante es el equipo activo, y todos sus miembros cuentan como jugadores atacantes.',
  '606.7a.3':
    'Durante el combate, el equipo defensor es el equipo no activo, y todos sus miembros cuentan como jugadores defensores.',
  '606.7b.1': 'El equipo activo declara sus atacantes al comenzar el paso de declarar atacantes.',
  '606.7b.2':
    'Basta con que una criatura no pueda atacar a uno solo de los jugadores defensores para que no pueda atacar de ningún modo al equipo defensor.',
  '606.7b.3':
    'Ambos compañeros realizan un solo ataque conjunto, que debe ser legal considerado en su totalidad.',
  '606.7c.1': 'El equipo defensor declara sus bloqueadores al comenzar el paso de declarar bloqueadores.',
  '606.7c.2': 'Una criatura de cualquiera de los jugadores defensores puede bloquear a cualquier atacante.',
  '606.7c.3':
    'Ambos compañeros realizan un solo bloqueo conjunto, que debe ser legal considerado en su totalidad.',
  '606.7d.1':
    'Al comenzar el paso de daño de combate, el equipo atacante anuncia su asignación de daño antes que el otro equipo.',
  '606.7d.2':
    'Para cada atacante que debe hacer daño al otro equipo, el equipo atacante elige la única cabeza defensora que recibe ese daño.',
  '606.7d.3': 'Solo después anuncia el equipo defensor la asignación de daño de sus bloqueadores.',
  '606.8':
    'Las formas habituales de ganar y perder (regla 102) siguen vigentes además de las líneas siguientes.',
  '606.8a.1':
    'Un equipo cuyo total de vidas es de cero o menos pierde en cuanto cualquiera de los dos equipos vaya a recibir la prioridad.',
  '606.8a.2':
    'Esa derrota por tener cero vidas o menos es un efecto basado en estado, así que nunca usa la pila.',
  '606.8b.1':
    'La victoria o la derrota es siempre de un equipo; ningún jugador tiene un resultado aparte del de su compañero.',
  '606.8b.2': 'En cuanto uno de los compañeros pierde, el equipo ha perdido.',
  '606.8b.3': 'En cuanto uno de los compañeros gana, el equipo ha ganado.',
  '606.8b.4': 'Un efecto que impide ganar a un jugador impide ganar a todo su equipo.',
  '606.8b.5': 'Un efecto que impide perder a un jugador impide perder a todo su equipo.',
  '606.8b-ex1':
    'Transcendence bajo el control de un miembro del equipo: el equipo sigue en el juego con un total de vidas igual a cero o negativo.',
  '606.8b-ex2':
    'Un miembro del equipo debe robar de una biblioteca vacía: ese jugador pierde y, por lo tanto, también pierde el equipo.',
  '606.8b-ex3':
    'Ángel de platino bajo el control de un miembro del equipo: ninguno de los compañeros puede perder y ningún oponente puede ganar.',
  '606.8c': 'Si un jugador concede, todo su equipo ha perdido.',
  '606.9.1':
    'El daño se hace al jugador individual, y después el total compartido disminuye en cada cantidad de daño hecha.',
  '606.9.2':
    'La pérdida de vidas es del jugador individual, y el total compartido disminuye en esa cantidad.',
  '606.9.3': 'La ganancia de vidas es del jugador individual, y el total compartido aumenta en esa cantidad.',
  '606.9-ex1': 'Flame Rift (4 a cada jugador): cada equipo recibe 8 puntos de daño.',
  '606.9a':
    'Un efecto que necesita conocer el total de vidas de un jugador usa la mitad del total compartido, redondeada hacia arriba.',
  '606.9a-ex1':
    'Heartless Hidetsugu contra un equipo con 17 vidas: cada cabeza cuenta como si tuviera 9, recibe 4 puntos de daño, 8 en total, y el equipo termina con 9 vidas.',
  '606.9a-ex2':
    'Test of Endurance: la victoria exige una parte individual de al menos 50, es decir, un total del equipo de al menos 99.',
  '606.9a-ex3':
    'Lurking Jackals: que un equipo oponente pase de 22 a 21 vidas no los dispara; necesitan un total del equipo de 20 o menos.',
  '606.9b':
    'Cuando un efecto fija las vidas de cada miembro de un equipo, el equipo termina con la suma de los números fijados.',
  '606.9b-ex1':
    'Biorritmo con tres criaturas en un lado del equipo y cuatro en el otro: el equipo queda con 7 vidas.',
  '606.9c.1':
    'Cuando un efecto fija las vidas de un jugador, la parte individual de ese jugador pasa a ser el valor indicado.',
  '606.9c.2': 'El total compartido varía entonces en esa misma diferencia.',
  '606.9c-ex1':
    'Duplicar las vidas con un total del equipo de 25: la parte individual pasa de 13 a 26, de modo que el equipo pasa a 38 (el 32 impreso corresponde a “se convierte en 20”).',
  '606.10.1': 'Se permiten equipos de más de dos jugadores cuando ambos son del mismo tamaño.',
  '606.10.2': 'Un equipo más grande empieza con 20 vidas multiplicadas por su número de miembros.',
};
