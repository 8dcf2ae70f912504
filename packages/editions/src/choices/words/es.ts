import type { ChoiceWords } from './words.js';

/** The contradictions and their readings, in Spanish. */
export const CHOICES_ES: ChoiceWords = {
  contradictions: {
    C1: {
      about:
        'El ejemplo francés de 606.9c mezcla dos cartas: “duplica” con la suma de “se convierte en 20”, e imprime 32 para un equipo con 25 vidas.',
      done: 'Según la propia regla: duplicar da 38, “se convierte en 20” da 32. El 32 impreso para la duplicación es una errata.',
    },
    C2: {
      about:
        'El Test of Endurance francés pide una parte mayor que 50 y luego da un total de 99, cuya parte es 50.',
      done: '50 o más.',
    },
    C3: {
      about: 'El 606.6f francés no nombra los pasos, que sí están en el texto inglés.',
      done: 'Los pasos se añaden y se saltan igual que las fases.',
    },
    C4: {
      about:
        'En 2005 la sección no dice nada del mulligan, del orden de las habilidades disparadas y de los robos, ni de pagar vidas.',
      done: 'Valen las reglas generales de esa fecha; los torneos daban un primer mulligan gratis (Floor Rules 155), que se puede elegir.',
    },
    C5: {
      about:
        'El texto español solo deja robar al jugador secundario, sin decir que eso es en el primer turno.',
      done: 'Solo en el primer turno del equipo inicial; en todos los demás pasos de robar roban los dos.',
    },
    C6: {
      about: 'El texto español da a los equipos mayores 20 vidas por cabeza, pero 30 a los de dos cabezas.',
      done: '15 por cada cabeza a partir de la tercera, o 20 por cabeza al pie de la letra, según se elija.',
    },
    C7: {
      about:
        'En la introducción del texto español, la cabeza que daña un atacante con infectar se nombra al atacar; en el cuerpo, al hacer el daño.',
      done: 'Al hacer el daño, como en todos los textos anteriores a 2018.',
    },
    C8: {
      about: 'El texto español entrega un turno controlado al equipo de quien lo controla.',
      done: 'Solo al controlador del efecto, como en todos los demás textos; su compañero puede aconsejarle.',
    },
    C9: {
      about:
        'Antes de julio de 2009 ninguna regla dice si el límite para pagar vidas es la parte o el total.',
      done: 'El total del equipo, como se escribió entonces; las cantidades que se calculan con “tus vidas” usan la parte.',
    },
    C10: {
      about: 'La parte divide entre dos, sea cual sea el número de cabezas.',
      done: 'Entre el número de cabezas, para que las partes sumen el total, o entre dos al pie de la letra, según se elija.',
    },
    C11: {
      about:
        'El texto inglés de 2006 empieza con dos líneas de otra variante, imprime “606. 8b” y queda cortado.',
      done: 'Las dos líneas no significan nada aquí; lo que falta se toma de las reglas de la misma fecha.',
    },
    C12: {
      about: '606.6a puede leerse como una sola cuenta atrás del tamaño de la mano para los dos compañeros.',
      done: 'Cada jugador lleva su propia cuenta, como muestra el ejemplo de 101.4a.',
    },
    C13: {
      about:
        'El jugador primario decide quién actúa primero (2005, 2006) o cualquier desacuerdo (desde 2009).',
      done: 'Vale la elección del jugador primario; los sucesos citan la regla de la edición.',
    },
    C14: {
      about: '806.7c cita una carta con “entra en juego”, aunque ya se decía “entra en el campo de batalla”.',
      done: 'Significa lo mismo.',
    },
    C15: {
      about: 'En 806.9b los compañeros pierden juntos (10 y 9) más de lo que pierde el equipo (18).',
      done: 'Se considera que cada uno pierde su propio número, y el equipo termina con la suma fijada.',
    },
    C16: {
      about:
        'El 810.8c japonés hace perder a un equipo cuando vaya a recibir la prioridad, lo que el inglés suprimió en 2009.',
      done: 'Es lo mismo: las acciones basadas en estado se comprueban exactamente entonces.',
    },
    C17: {
      about:
        'En el 810.7e japonés ordena a los atacantes el jugador defensor; en el inglés, el equipo defensor.',
      done: 'El equipo; el jugador primario si sus miembros no se ponen de acuerdo.',
    },
    C18: {
      about: 'El 810.7d japonés habla de una sola cabeza con un Bosque.',
      done: 'Eso es un caso y no un límite: vale con una o con las dos.',
    },
    C19: {
      about: '104.3d habla de diez contadores de veneno; 810.8d, de quince.',
      done: 'Aquí diez nunca bastan (704.6b deja sin efecto 704.5c).',
    },
    C20: {
      about: 'MTR 9.4 remite a 103.4c para los mulligans.',
      done: 'Es una remisión antigua: hoy es 103.5d.',
    },
    C21: {
      about:
        'El cruce de tierras y Teferi’s Moat: hasta abril de 2018 cuenta todo el equipo; desde entonces, la cabeza atacada.',
      done: 'Como diga la edición.',
    },
    C22: {
      about:
        'Mazos unificados: cuatro copias entre todos o, desde julio de 2016, ningún nombre en dos mazos; las páginas oficiales no coinciden.',
      done: 'Según los documentos de la fecha, o de la otra manera si así se elige.',
    },
    C23: {
      about: 'El texto español omite la prohibición de Erayo, Soratami Ascendant.',
      done: 'Está prohibida, como en todas partes desde octubre de 2005.',
    },
    C24: {
      about: 'Totales fijados para ambos miembros desde 2010: la suma o uno de ellos.',
      done: 'El equipo elige al miembro cuyo número cuenta; nunca la suma.',
    },
  },
  options: {
    C4: {
      rules: 'ningún mulligan es gratis (101.4)',
      tournament: 'el primer mulligan de cada jugador es gratis (Floor Rules 155)',
    },
    C6: {
      corrected: '15 vidas más por cada cabeza a partir de la tercera',
      literal: '20 vidas por cada cabeza de un equipo de más de dos',
    },
    C10: {
      heads: 'una parte es el total entre el número de cabezas',
      two: 'una parte es la mitad del total, sea cual sea ese número',
    },
    C22: {
      fourPerTeam: 'como máximo cuatro copias de una carta entre todos los mazos del equipo',
      noSharedNames: 'ningún nombre de carta en dos mazos del equipo',
    },
  },
};
