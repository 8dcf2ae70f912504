import type { Gists } from '../../line.js';

/** Section 606 as it stood in October 2006, in Spanish. */
export const TEXT_2006_EN_ES: Gists = {
  '605.3':
    'Los asientos de Todos contra todos se sortean; línea ajena a la variante que Gigante de dos cabezas debe pasar por alto.',
  '605.4':
    'Todos contra todos se gana y se pierde según la regla 102; línea ajena a la variante que Gigante de dos cabezas debe pasar por alto.',
  '606': 'Título de la sección (tomado de las CR).',
  '606.1': 'En un juego hay dos equipos, cada uno de dos jugadores.',
  '606.4': 'La variante tiene dos particularidades, que se dan en a y b.',
  '606.6a.1': 'Un jugador descontento con su primera mano tiene la opción de hacer mulligan.',
  '606.6a.2': 'El equipo inicial completa todos sus mulligans antes de que empiece el otro equipo.',
  '606.6a.3':
    'Cada compañero decide por su cuenta; en un mulligan se baraja la mano en el mazo y, la primera vez, se roban siete cartas nuevas.',
  '606.6a.4': 'Si ambos compañeros hacen mulligan en una misma ronda, lo hacen simultáneamente.',
  '606.6a.5': 'La ronda se repite, y cada mano posterior de ese jugador tiene una carta menos.',
  '606.6a.6': 'El proceso termina para un jugador cuando su mano se ha reducido a cero cartas.',
  '606.6a.7': 'Los compañeros de equipo pueden deliberar entre sí mientras se deciden los mulligans.',
  '606.6a.8':
    'Nadie puede ver la nueva mano de su compañero antes de decidir si hace mulligan en esa misma ronda.',
  '606.6a.9':
    'La mano que un jugador se queda es definitiva como mano inicial, y ese jugador ya no puede hacer mulligan.',
  '606.6a.10': 'El compañero de un jugador que se ha quedado la mano puede seguir haciendo mulligans.',
  '606.6a.11':
    'El segundo equipo hace sus mulligans solo cuando todos los miembros del equipo inicial se han quedado la mano.',
  '606.6b.1':
    'En el primer turno del equipo inicial, el paso de robar tiene lugar y el jugador secundario roba.',
  '606.6b.2': 'El jugador primario del equipo inicial no recibe ninguna carta en ese primer paso de robar.',
  '606.6e.1':
    'Solo mientras su equipo tiene la prioridad puede un jugador jugar un hechizo o una habilidad activada.',
  '606.6e.3':
    'Si ambos compañeros quieren actuar en el mismo momento, el jugador primario decide cuál de los dos actúa.',
  '606.6e.4': 'Cada compañero roba una carta en el paso de robar del equipo.',
  '606.6e.5': 'Cada compañero puede jugar una tierra por turno del equipo.',
  '606.6g.2': 'La fase o el paso que se añade al turno de un jugador lo recibe todo su equipo.',
  '606.6g.3': 'El turno, la fase o el paso que un jugador debe saltarse se lo salta todo su equipo.',
  '606.6g.4':
    'Quien controla el efecto que toma el control del turno de un jugador controla el turno de todo el equipo de ese jugador.',
  '606.6h':
    'Cuando un efecto hace robar a varios jugadores, el orden es: el jugador primario activo (todos sus robos), el jugador secundario activo (todos sus robos) y después el equipo no activo del mismo modo.',
  '606.7b.1': 'El equipo activo declara sus atacantes al comenzar el paso de declarar atacantes.',
  '606.7b-ex1':
    "Teferi's Moat bajo el control de un miembro del equipo impide también que ataquen al equipo las criaturas de su color que no tienen la habilidad de volar.",
  '606.7c.1': 'El equipo defensor declara sus bloqueadores al comenzar el paso de declarar bloqueadores.',
  '606.7c-ex1':
    'Una criatura con cruzabosques no puede ser bloqueada cuando al menos uno de los dos jugadores defensores tiene un Bosque.',
  '606.7d.1':
    'Al comenzar el paso de daño de combate, el equipo activo anuncia su asignación de daño antes que el otro equipo.',
  '606.7d.2':
    'Para cada atacante que fuera a hacer daño al otro equipo, el equipo activo elige exactamente una cabeza defensora, que recibe ese daño.',
  '606.8a.1':
    'Un equipo cuyo total de vidas es de cero o menos pierde en la siguiente ocasión en que cualquiera de los dos equipos vaya a recibir la prioridad.',
  '606.8b-ex2':
    'Un miembro del equipo debe robar de una biblioteca vacía: ese jugador pierde y, por lo tanto, también pierde el equipo (parte final, tomada de las CR).',
  '606.8b-ex3':
    'Ángel de platino bajo el control de un miembro del equipo: mientras está en juego, ninguno de los compañeros puede perder y ningún oponente puede ganar (parte final, tomada de las CR).',
  '606.8c': 'Si un jugador concede, todo su equipo ha perdido (parte final, tomada de las CR).',
  '606.9.1':
    'El daño se hace al jugador individual, y después el total compartido disminuye en cada cantidad de daño hecha (parte final, tomada de las CR).',
  '606.9.2':
    'La pérdida de vidas es del jugador individual, y el total compartido disminuye en esa cantidad (parte final, tomada de las CR).',
  '606.9.3':
    'La ganancia de vidas es del jugador individual, y el total compartido aumenta en esa cantidad (parte final, tomada de las CR).',
  '606.9-ex1':
    'Flame Rift (4 a cada jugador): cada equipo recibe 8 puntos de daño (parte final, tomada de las CR).',
  '606.9a':
    'Un efecto que necesita conocer el total de vidas de un jugador usa la mitad del total compartido, redondeada hacia arriba (parte final, tomada de las CR).',
  '606.9a-ex1':
    'Heartless Hidetsugu contra un equipo con 17 vidas: cada cabeza cuenta como si tuviera 9, recibe 4 puntos de daño, 8 en total, y el equipo termina con 9 vidas (parte final, tomada de las CR).',
  '606.9a-ex2':
    'Test of Endurance: la victoria exige una parte individual de al menos 50, es decir, un total del equipo de al menos 99 (parte final, tomada de las CR).',
  '606.9a-ex3':
    'Lurking Jackals: que un equipo oponente pase de 22 a 21 vidas no los dispara; necesitan un total del equipo de 20 o menos (parte final, tomada de las CR).',
  '606.9b':
    'Cuando un efecto fija las vidas de cada miembro de un equipo, el equipo termina con la suma de los números fijados (parte final, tomada de las CR).',
  '606.9b-ex1':
    'Biorritmo con tres criaturas de un compañero y cuatro del otro: el equipo queda con 7 vidas (parte final, tomada de las CR).',
  '606.9c.1':
    'Cuando un efecto fija las vidas de un jugador, la parte individual de ese jugador pasa a ser el número indicado (parte final, tomada de las CR).',
  '606.9c.2': 'El total compartido varía entonces en esa misma diferencia (parte final, tomada de las CR).',
  '606.9c-ex1':
    '“Se convierte en 20” con un total del equipo de 25: la parte individual pasa de 13 a 20, de modo que el equipo pasa a 32 (parte final, tomada de las CR).',
  '606.10.1':
    'Se permiten equipos de más de dos jugadores cuando son del mismo tamaño (parte final, tomada de las CR).',
  '606.10.2':
    'Un equipo más grande empieza con 20 vidas multiplicadas por su número de miembros (parte final, tomada de las CR).',
  '606.10.3':
    'Las formas mayores reciben informalmente su nombre según el número de cabezas (parte final, tomada de las CR).',
};
