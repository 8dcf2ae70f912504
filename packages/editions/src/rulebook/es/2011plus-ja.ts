import type { Gists } from '../../line.js';

/** Section 810 as it stood from November 2016, in Spanish. */
export const TEXT_2011PLUS_JA_ES: Gists = {
  '8': 'Título del capítulo: reglas multijugador.',
  '810.2': 'Se usa la opción de turnos de equipo compartidos (805).',
  '810.3.1': 'Los compañeros se sientan uno al lado del otro, en su propio lado de la mesa.',
  '810.3.2': 'Cada equipo elige por sí mismo cómo se sientan sus miembros.',
  '810.5.1': 'El equipo pone en común las vidas y los contadores de veneno.',
  '810.5.2': 'La mano, el maná y cualquier otro recurso siguen siendo de cada jugador por separado.',
  '810.5.3': 'Los compañeros pueden mostrarse la mano el uno al otro.',
  '810.7c-ex1':
    "Teferi's Moat bajo el control de un miembro del equipo impide que ataquen al equipo las criaturas de su color que controla el equipo oponente y que no tienen la habilidad de volar.",
  '810.7d-ex1':
    'Una criatura con cruzabosques no puede ser bloqueada aunque solo uno de los dos jugadores defensores tenga un Bosque.',
  '810.7e.2':
    'A continuación, para cada criatura que bloquea a varios atacantes, el equipo defensor (el texto dice jugador) establece el orden de esos atacantes para el daño.',
  '810.7f.3': 'Solo después asigna el equipo defensor su daño de combate del mismo modo.',
  '810.8d.1': 'Un equipo que tiene al menos quince contadores de veneno pierde.',
  '810.8d.2': 'Esa derrota por veneno es una acción basada en estado, así que nunca usa la pila.',
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
};
