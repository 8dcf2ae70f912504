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
  '805.3.1': 'Uno de los métodos de la regla 103.1 decide qué equipo va primero.',
  '805.3.2': 'El equipo así determinado se llama equipo inicial.',
  '805.3a.1':
    'Los miembros del equipo inicial son los primeros en declarar si hacen mulligan o se quedan la mano, en el orden que desee el equipo.',
  '805.3a.4': 'Después de todas las declaraciones, los mulligans se hacen simultáneamente, en ambos equipos.',
  '805.3a.5': 'Los compañeros de equipo pueden deliberar sobre las cartas que van al fondo de la biblioteca.',
  '805.3b.1':
    'Cartas que pueden empezar el juego en el campo de batalla: los miembros del equipo inicial son los primeros en poner en el campo de batalla cualquier cantidad de las suyas, en el orden que desee el equipo.',
  '805.3b.2': 'Los compañeros de equipo pueden deliberar sobre esas cartas de la mano inicial.',
  '805.3b.3': 'A continuación hacen lo mismo los miembros de los demás equipos, en orden de turno.',
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
  '805.5b.2': 'Cuando todos los equipos han pasado uno tras otro, se resuelve el objeto superior de la pila.',
  '805.5b.4':
    'Cuando todos los equipos han pasado uno tras otro con la pila vacía, el paso o fase en curso termina y comienza el siguiente.',
  '805.6.1':
    'En las elecciones simultáneas de equipos elige primero el equipo activo, seguido de los no activos en orden de turno.',
  '805.6.2':
    'En las elecciones simultáneas de jugadores eligen primero los miembros del equipo activo, en el orden que deseen, seguidos de los miembros de los equipos no activos en orden de turno.',
  '805.6a.1':
    'Cuando varios jugadores deben robar, primero completa sus propios robos cada miembro del equipo activo, en el orden que desee el equipo.',
  '805.6a.2':
    'A continuación roban los miembros de cada equipo no activo, equipo por equipo y en orden de turno.',
  '805.7.1':
    'El equipo activo pone primero en la pila todas las habilidades disparadas pendientes de sus miembros, intercaladas libremente.',
  '805.7.2': 'Después hace lo mismo cada equipo no activo, en orden de turno.',
  '805.8.4':
    'Un solo efecto que hace que varios compañeros de equipo añadan o se salten el mismo turno, fase o paso cuenta una sola vez para el equipo.',
  '805.8.5': 'Quien obtiene el control de un jugador controla a todo el equipo de ese jugador.',
  '805.9.1': '“Jugador activo” en una habilidad es una sola cabeza del equipo activo y nunca todas ellas.',
  '805.9.2': 'El controlador de la habilidad elige esa cabeza en el momento en que se aplica el efecto.',
  '805.10': 'El combate es distinto del de las demás opciones multijugador.',
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
  '805.10f.2': 'Solo después anuncia el equipo defensor la asignación de daño de sus bloqueadores (510.1).',
  '810': 'Título de la sección: Gigante de dos cabezas.',
  '810.7.1':
    'El combate sigue la regla 805.10, de modo que cada atacante se dirige contra una sola cabeza, un solo planeswalker o una sola batalla.',
  '810.7.2': 'Dice que las ediciones anteriores tenían otras reglas de combate.',
};
