import type { BASE_500, BASE_506 } from '../../2026/500.js';
import type { Words } from '../../texts.js';

export const BASE_500_ES: Words<typeof BASE_500> = {
  '500': 'La forma de un turno.',
  '500.1':
    'Un turno consta de las fases inicial, principal, de combate, principal y final, cada una con sus pasos en orden fijo.',
  '500.2': 'Una fase o paso con prioridad dura hasta que todos pasan seguidos con la pila vacía.',
  '500.3': 'Un paso sin prioridad dura hasta que se han hecho sus acciones.',
  '500.4': 'Los efectos que duran hasta un paso o fase terminan cuando empieza.',
  '500.5': 'Al final de un paso o fase terminan los efectos y se vacían las reservas de maná.',
  '500.6': 'Un paso o fase que empieza dispara lo que lo espera; eso va a la pila antes de la prioridad.',
  '500.7': 'Los turnos adicionales siguen al turno al que se añadieron; el más reciente va primero.',
  '500.8': 'Las fases adicionales siguen a la fase a la que se añadieron; la más reciente va primero.',
  '500.11': 'Lo que se omite se pasa por alto como si no existiera.',
  '502.1': 'Paso de enderezar, primero: cambios de fase, todo entra y sale a la vez.',
  '502.2':
    'Paso de enderezar, segundo: el día o la noche pueden cambiar por los hechizos del turno anterior.',
  '502.2a':
    'Con turnos de equipo compartidos, el día y la noche miran los hechizos de todos los miembros del equipo activo anterior.',
  '502.3': 'Paso de enderezar, tercero: los permanentes del jugador activo se enderezan juntos.',
  '502.4': 'Nadie tiene prioridad en el paso de enderezar; los disparos esperan al mantenimiento.',
  '503.1': 'El mantenimiento empieza con prioridad; antes, los disparos van a la pila.',
  '504.1': 'El paso de robar empieza con el robo, que no usa la pila.',
  '504.2': 'Después hay prioridad.',
  '505.4': 'Cada Saga recibe su contador de sabiduría cuando empieza la primera fase principal.',
  '505.6': 'La prioridad de una fase principal viene después de estas acciones.',
  '505.6a': 'Las fases principales del propio turno son para los hechizos que no son instantáneos.',
  '505.6b': 'Una tierra por turno, de la mano, en una fase principal con la pila vacía.',
  '513.1': 'El paso final empieza con prioridad; antes, los disparos van a la pila.',
  '514.1': 'Limpieza, primero: se descarta hasta el tamaño máximo de mano.',
  '514.2': 'Limpieza, segundo: desaparece el daño y terminan los efectos de este turno, todo a la vez.',
  '514.3': 'Por regla general, nadie tiene prioridad durante la limpieza.',
  '514.3a': 'Si una comprobación hace algo o espera un disparo, sí hay prioridad, y después otra limpieza.',
};

export const BASE_506_ES: Words<typeof BASE_506> = {
  '506': 'La fase de combate.',
  '506.1':
    'El combate tiene cinco pasos; sin atacantes se omiten bloqueos y daño, y con dañar primero hay dos pasos de daño.',
  '506.2': 'El jugador activo ataca; el no activo, con sus planeswalkers y batallas, puede ser atacado.',
  '506.2a': 'Con varios oponentes, la variante dice quién es atacado.',
  '506.2b': 'Con turnos de equipo compartidos, ataca el equipo activo y defiende el no activo.',
  '506.3': 'Las criaturas atacan y bloquean; los jugadores, los planeswalkers y las batallas son atacados.',
  '506.4':
    'Lo que se va, cambia de controlador, sale de fase, se regenera o deja de ser lo que era queda fuera del combate.',
  '506.4a': 'Una restricción posterior a la declaración no saca a nadie del combate.',
  '506.4b': 'Girar un atacante o bloqueador no lo saca del combate y deja su daño como está.',
  '506.4c': 'Un atacante cuyo planeswalker o batalla ya no está sigue atacando, pero a nada.',
  '506.5': 'Atacar o bloquear solo: no se declaró a nadie más, o ya nadie más lo hace.',
  '506.6': 'Una criatura tenía que atacar si un efecto lo exigía entonces.',
  '506.7':
    'Qué significan los momentos de “antes” y “después” en el combate para los hechizos que los nombran.',
  '507': 'El paso de inicio del combate.',
  '507.1': 'Si no defienden todos los oponentes, el jugador activo nombra al que defiende.',
  '507.2': 'Después hay prioridad.',
  '508': 'El paso de declarar atacantes.',
  '508.1':
    'Los atacantes se declaran sin la pila, en el orden siguiente; una declaración ilegal se deshace entera.',
  '508.1a':
    'Elige los atacantes: enderezados, que no sean batallas, y que estén aquí desde que empezó el turno o tengan prisa.',
  '508.1b': 'Di para cada uno a qué jugador, planeswalker o batalla ataca.',
  '508.1c': 'No se puede incumplir ninguna restricción.',
  '508.1d':
    'Hay que cumplir tantas exigencias como se pueda sin incumplir una restricción; nadie tiene que pagar por ellas.',
  '508.1e': 'Nombra las bandas.',
  '508.1f': 'Gira los atacantes; eso no es un coste.',
  '508.1g': 'Elige entre los costes opcionales de atacar.',
  '508.1h': 'Aquí queda fijado todo el coste de atacar.',
  '508.1i': 'Se pueden usar habilidades de maná para ello.',
  '508.1j': 'Págalo, entero.',
  '508.1k': 'Los que siguen bajo el mismo control están atacando desde ahora.',
  '508.1m': 'Lo que se dispara al atacar se dispara ahora.',
  '508.2': 'Después hay prioridad.',
  '508.3': 'Qué esperan las distintas formas de los disparos al atacar.',
  '508.4': 'Una criatura que se pone en el campo de batalla atacando ataca, pero nunca fue declarada.',
  '508.5':
    'Para un atacante, “jugador defensor” es aquel al que ataca o atacó por última vez, directamente o por un planeswalker o batalla.',
  '508.5a':
    'Si hay varios, es uno por cada criatura, y lo elige el controlador de la habilidad si no está claro.',
  '508.6': 'Quién ataca a quién, y quién ha atacado a quién.',
  '508.7': 'Elegir de nuevo a qué ataca un atacante.',
  '508.8': 'Sin atacantes no hay bloqueos ni daño de combate.',
  '509': 'El paso de declarar bloqueadores.',
  '509.1':
    'Los bloqueadores se declaran sin la pila, en el orden siguiente; una declaración ilegal se deshace entera.',
  '509.1a':
    'Elige los bloqueadores, enderezados y que no sean batallas, y para cada uno un atacante que vaya contra su bando.',
  '509.1b': 'No se puede incumplir ninguna restricción, incluidas las habilidades de evasión.',
  '509.1c': 'Hay que cumplir tantas exigencias como se pueda sin incumplir una restricción.',
  '509.1d': 'Aquí queda fijado todo el coste de bloquear.',
  '509.1e': 'Se pueden usar habilidades de maná para ello.',
  '509.1f': 'Págalo, entero.',
  '509.1g': 'Los que siguen bajo el mismo control están bloqueando desde ahora.',
  '509.1h':
    'Desde ahora los atacantes están bloqueados o sin bloquear; perder a todos sus bloqueadores no los desbloquea.',
  '509.1i': 'Lo que se dispara al bloquear se dispara ahora.',
  '509.2': 'Después hay prioridad.',
  '509.3': 'Qué esperan las distintas formas de los disparos al bloquear.',
  '509.4': 'Una criatura que se pone en el campo de batalla bloqueando bloquea, pero nunca fue declarada.',
  '510': 'El paso de daño de combate.',
  '510.1': 'Se asigna el daño: primero todos los atacantes, después los bloqueadores.',
  '510.1a': 'Cada uno asigna tanto como su fuerza, y nada si es de 0 o menos.',
  '510.1b': 'Un atacante sin bloquear lo asigna a lo que ataca, o a nada si eso ya no está.',
  '510.1c': 'Uno bloqueado lo asigna a sus bloqueadores, dividido libremente, o a nada si ya no están.',
  '510.1d': 'Un bloqueador lo asigna a lo que bloquea, dividido libremente.',
  '510.1e': 'La asignación de un jugador se juzga en conjunto, y se rehace si es incorrecta.',
  '510.2': 'Todo lo asignado se hace a la vez; nadie puede actuar entretanto.',
  '510.3': 'Después hay prioridad.',
  '510.4': 'Dañar primero y dañar dos veces tienen su propio paso de daño antes que los demás.',
  '511': 'El paso de final del combate.',
  '511.1': 'Empieza con prioridad.',
  '511.2':
    'Lo que pasa al final del combate se dispara cuando empieza; los efectos hasta entonces duran todo el paso.',
  '511.3': 'Cuando termina, todo sale del combate.',
};
