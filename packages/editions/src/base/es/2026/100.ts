import type { BASE_100, BASE_104, BASE_118 } from '../../2026/100.js';
import type { Words } from '../../texts.js';

export const BASE_100_ES: Words<typeof BASE_100> = {
  '100.2a':
    'Un mazo de Construido tiene 60 cartas o más, y como máximo cuatro copias de cada nombre que no sea de tierra básica.',
  '100.4a':
    'El banquillo de Construido tiene hasta quince cartas; el límite de cuatro copias lo cuenta junto con el mazo.',
  '100.4c':
    'En Gigante de dos cabezas limitado, el banquillo del equipo es lo que el equipo deja fuera de sus dos mazos.',
  '101.1':
    'Una carta que contradice una regla prevalece; solo el derecho a conceder está por encima de toda carta.',
  '101.2': 'Lo que dice que algo no puede pasar prevalece sobre lo que lo permite o lo ordena.',
  '101.3': 'La parte imposible de una instrucción se omite.',
  '101.4':
    'Si varios jugadores eligen a la vez, elige primero el jugador activo, luego los demás en orden de mesa, y todos actúan juntos.',
  '102.3': 'Los miembros de tu equipo son tus compañeros; los demás jugadores son tus oponentes.',
  '102.4': 'Tu equipo: tú y tus compañeros, o solo tú si en la partida no hay equipos.',
  '103':
    'Lo que se hace antes del primer turno: elegir quién empieza, barajar, fijar las vidas y robar las manos iniciales.',
  '103.1':
    'Los jugadores acuerdan de forma justa quién decide el primer turno; en las partidas siguientes decide el perdedor.',
  '103.1a': 'Con turnos de equipo compartidos empieza un equipo, no un jugador.',
  '103.2': 'Los banquillos, los compañeros, los comandantes y demás se apartan antes de barajar.',
  '103.3':
    'Cada mazo se baraja hasta que su orden es al azar, y los oponentes pueden cortarlo; ahora es una biblioteca.',
  '103.4': 'Lo habitual es empezar con veinte vidas; las variantes tienen su propia cifra.',
  '103.4a': 'Un equipo de Gigante de dos cabezas empieza con 30 vidas.',
  '103.5':
    'La mano inicial es de siete cartas; quien hace un mulligan roba siete nuevas y pone en el fondo una por cada mulligan.',
  '103.5a': 'Las cartas de Vanguard cambian el tamaño de la mano inicial.',
  '103.5b':
    'Lo que se puede hacer cuando se podría hacer un mulligan se hace antes de declararlo en esa ronda.',
  '103.5c': 'Con más de dos jugadores, el primer mulligan de cada uno es gratis: no pone cartas en el fondo.',
  '103.5d':
    'Los equipos con turnos compartidos declaran equipo por equipo, se consultan libremente, y luego todos roban a la vez.',
  '103.6':
    'Después de los mulligans actúan las cartas de las manos iniciales, empezando por quien juega primero.',
  '103.6a': 'Una carta que puede empezar en el campo de batalla simplemente se pone allí.',
  '103.6b':
    'Una carta que se puede mostrar de la mano inicial queda mostrada hasta el turno uno, una sola vez.',
  '103.6c': 'Los equipos con turnos compartidos lo hacen equipo por equipo, cada uno en el orden que quiera.',
  '103.8': 'Ahora empieza el primer turno.',
  '103.8a': 'Con dos jugadores, el que empieza no tiene paso de robar en ese primer turno.',
  '103.8b': 'El equipo de Gigante de dos cabezas que empieza no tiene paso de robar en ese primer turno.',
  '103.8c': 'En otras partidas multijugador roban todos, también el primer jugador.',
};

export const BASE_104_ES: Words<typeof BASE_104> = {
  '104': 'Cómo termina la partida: con una victoria, un empate o un reinicio.',
  '104.1': 'La partida termina en cuanto alguien la gana, queda empatada o vuelve a empezar.',
  '104.2': 'Las formas de ganar.',
  '104.2a': 'El último jugador que queda gana de inmediato, aunque algo diga que no puede.',
  '104.2b': 'Un efecto puede nombrar al ganador.',
  '104.2c':
    'Gana el último equipo que tiene a alguien en la partida, y con él todos los que formaron parte de él.',
  '104.2d': 'Las partidas de Emperador se ganan con el emperador.',
  '104.3': 'Las formas de perder.',
  '104.3a':
    'Cualquiera puede conceder en cualquier momento; entonces queda fuera de la partida y ha perdido.',
  '104.3b': 'Tener cero o menos vidas hace perder en la siguiente comprobación antes de la prioridad.',
  '104.3c': 'Robar más cartas de las que tiene la biblioteca hace perder en la siguiente comprobación.',
  '104.3d':
    'Diez contadores de veneno hacen perder en las partidas normales; en Gigante de dos cabezas son quince del equipo.',
  '104.3e': 'Un efecto puede nombrar a un perdedor.',
  '104.3f': 'Ganar y perder en el mismo momento es perder.',
  '104.3g': 'Un equipo ha perdido cuando han perdido todos sus jugadores.',
  '104.3h': 'Con alcance limitado, la victoria de uno es la derrota de los oponentes a su alcance.',
  '104.3i': 'Las partidas de Emperador se pierden con el emperador.',
  '104.3j': 'Commander: 21 puntos de daño de combate de un mismo comandante.',
  '104.3k': 'La penalización de un juez puede ser una derrota.',
  '104.4': 'Las formas de empatar.',
  '104.4a': 'Si todos los que quedan pierden a la vez, no gana nadie.',
  '104.4b': 'Un bucle del que nadie puede salir es un empate; un bucle que contiene una elección no lo es.',
  '104.4c': 'Un efecto puede declarar un empate.',
  '104.4d': 'Los equipos que pierden a la vez han empatado.',
  '104.4e': 'Con alcance limitado, un empate declarado solo saca a los que están al alcance.',
  '104.4f': 'Con alcance limitado, un bucle sin fin es un empate para los que alcanza.',
  '104.4g': 'Un equipo ha empatado cuando han empatado todos los jugadores que le quedan.',
  '104.4h': 'El empate de un emperador es el empate de su equipo.',
  '104.4i': 'En los torneos los jugadores pueden acordar un empate.',
  '104.5': 'Quien ha perdido o empatado está fuera de la partida (800.4 dice qué pasa con sus cartas).',
  '104.6': 'Hay una carta que hace empezar de nuevo toda la partida.',
  '106.4': 'El maná espera en la reserva de su jugador y desaparece al final de cada paso y de cada fase.',
  '106.6': 'El maná puede tener límites sobre en qué se gasta, o consecuencias de en qué se gasta.',
  '107.14':
    'Un símbolo de energía representa un contador de energía; pagarlo le quita un contador al jugador.',
  '108.1': 'El texto vigente de una carta es el que figura en la referencia Oracle.',
  '110.2':
    'Controla un permanente el jugador bajo cuyo control entró, hasta que un efecto diga otra cosa; la carta es de su propietario.',
  '111.1': 'Una ficha es un permanente que no está representado por una carta.',
  '111.2': 'Quien crea una ficha es su propietario y la controla al entrar.',
  '111.7':
    'Una ficha que no está en el campo de batalla desaparece en la siguiente comprobación basada en estado.',
  '111.10a': 'Un Tesoro se sacrifica por un maná de cualquier color.',
  '111.10b': 'Una Comida se sacrifica, por dos manás, para ganar 3 vidas.',
  '111.10f': 'Una Pista se sacrifica, por dos manás, para robar una carta.',
  '111.10g': 'Una Sangre se sacrifica, con un descarte y un maná, para robar una carta.',
  '111.10h': 'Una Piedra de poder da maná incoloro que no paga hechizos que no sean de artefacto.',
  '111.10s': 'Un Mapa se sacrifica, por un maná y como un conjuro, para que explore una criatura tuya.',
  '116': 'Acciones especiales: se hacen con prioridad y sin la pila.',
  '116.1': 'Una acción especial requiere prioridad, no usa la pila y no se puede responder a ella.',
  '116.2': 'La lista de acciones especiales.',
  '116.2a': 'Jugar una tierra: una vez en tu turno, en una fase principal y con la pila vacía.',
  '116.2b': 'Poner boca arriba una criatura que está boca abajo, siempre que tengas prioridad.',
  '116.2c': 'Terminar un efecto, o detener una habilidad disparada retardada, si el efecto lo permite.',
  '116.2f': 'Exiliar de la mano una carta con suspender cuando podrías empezar a lanzarla.',
  '116.2h': 'Profetizar una carta durante tu turno.',
  '116.3': 'Después de una acción especial, su jugador vuelve a tener prioridad.',
  '117': 'Cuándo pueden actuar los jugadores: el sistema de prioridad.',
  '117.1': 'Salvo que se le diga que haga algo, un jugador solo actúa con prioridad.',
  '117.1a':
    'Los instantáneos, con prioridad en cualquier momento; los demás hechizos, en tu fase principal con la pila vacía.',
  '117.1b': 'Las habilidades activadas solo requieren prioridad.',
  '117.1c':
    'Algunas acciones especiales solo requieren prioridad; otras, además una fase principal y la pila vacía.',
  '117.1d': 'Las habilidades de maná, también mientras se paga algo, incluso a mitad de una resolución.',
  '117.2': 'Lo que pasa sin prioridad.',
  '117.2a':
    'Las habilidades se disparan en cualquier momento, pero esperan a la siguiente prioridad para ir a la pila.',
  '117.2b': 'Las habilidades estáticas simplemente se aplican.',
  '117.2c': 'Las acciones basadas en turno van antes de la prioridad de un paso, o al final de él.',
  '117.2d': 'Las acciones basadas en estado se comprueban antes de que un jugador reciba prioridad.',
  '117.2e': 'Mientras algo se resuelve nadie tiene prioridad, ni siquiera quien elige o paga.',
  '117.3': 'Quién tiene prioridad.',
  '117.3a':
    'El jugador activo la tiene primero en casi todos los pasos, tras las acciones basadas en turno y los disparos en espera.',
  '117.3b': 'El jugador activo vuelve a tenerla después de cada resolución.',
  '117.3c': 'Quien acaba de actuar vuelve a tenerla.',
  '117.3d': 'No actuar es pasar; entonces la tiene el siguiente en el orden de turno.',
  '117.4':
    'Cuando todos pasan seguidos, se resuelve lo de arriba de la pila; con la pila vacía termina el paso o la fase.',
  '117.5':
    'Antes de la prioridad: acciones basadas en estado hasta que no quede ninguna, luego los disparos a la pila, y otra vez.',
  '117.6': 'Con turnos de equipo compartidos la prioridad es de los equipos.',
  '117.7':
    'Lo que se lanza mientras hay otra cosa en la pila es una respuesta, y se resuelve antes que ella.',
};

export const BASE_118_ES: Words<typeof BASE_118> = {
  '118.1': 'Un coste es lo que hay que hacer o pagar para que otra cosa pase o deje de pasar.',
  '118.3': 'Un coste que no se puede pagar entero no se puede pagar.',
  '118.6': 'No tener coste de maná es tener un coste que no se puede pagar.',
  '118.8': 'Los costes adicionales se pagan junto con el coste de maná.',
  '119.1a': 'Los equipos de Gigante de dos cabezas empiezan con 30.',
  '119.2': 'El daño a un jugador suele significar otras tantas vidas menos.',
  '119.3': 'Las vidas ganadas y perdidas cambian el total en consecuencia.',
  '119.4': 'En vidas solo se puede pagar lo que se tiene; pagarlas es perderlas.',
  '119.4a':
    'En Gigante de dos cabezas, los pagos de las dos cabezas juntos tienen que caber en el total del equipo.',
  '119.4b': 'Siempre se pueden pagar cero vidas.',
  '119.5': 'Fijar un total es ganar o perder la diferencia.',
  '119.6': 'Un jugador con 0 vidas sale de la partida por una acción basada en estado.',
  '119.7':
    'Quien no puede ganar vidas no entra en un intercambio ni en una redistribución que aumente su total.',
  '119.8':
    'Quien no puede perder vidas no entra en un intercambio ni en una redistribución que reduzca su total, y no paga vidas.',
  '120.1': 'Los objetos hacen daño a criaturas, planeswalkers, batallas y jugadores, y a nada más.',
  '120.3': 'Lo que hace el daño depende de quién lo hace y de quién lo recibe.',
  '120.3a': 'A un jugador, sin infectar: se pierden vidas.',
  '120.3b': 'A un jugador, con infectar: contadores de veneno en lugar de perder vidas.',
  '120.3c': 'A un planeswalker: pierde contadores de lealtad.',
  '120.3d': 'A una criatura, con debilitar o infectar: contadores -1/-1.',
  '120.3e': 'A una criatura, en los demás casos: el daño queda marcado en ella.',
  '120.3f': 'Con vínculo vital, además: el controlador de la fuente gana otras tantas vidas.',
  '120.3g': 'Daño de combate con tóxico, además: contadores de veneno para el jugador.',
  '120.3h': 'A una batalla: pierde contadores de defensa.',
  '120.4':
    'El daño pasa por cuatro etapas: se redirige el exceso, se hace el daño, se aplican los resultados y termina el evento.',
  '120.6': 'El daño marcado permanece hasta la limpieza.',
  '120.8': 'Cero puntos de daño no son daño.',
  '121.1': 'Robar: la primera carta de la biblioteca va a la mano.',
  '121.2': 'Varias cartas se roban de una en una.',
  '121.2d':
    'Con turnos de equipo compartidos, los miembros del equipo activo terminan de robar primero, en el orden que elijan.',
  '121.4': 'Intentar robar de una biblioteca vacía hace perder en la siguiente comprobación.',
  '122.1': 'Un contador es una marca en un objeto o jugador que lo cambia o que otra cosa tiene en cuenta.',
  '122.1f':
    'Contadores de veneno: con uno o más, el jugador está envenenado; 810 dice cómo los cuentan los equipos.',
  '122.2': 'Los contadores no siguen a un objeto a otra zona.',
  '122.6': 'Poner contadores incluye entrar con ellos.',
};
