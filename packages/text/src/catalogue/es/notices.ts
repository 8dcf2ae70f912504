import type { NOTICES_EN } from '../en/notices.js';

export const NOTICES_ES: Readonly<Record<keyof typeof NOTICES_EN, string>> = {
  primaryDecides: 'El equipo no está de acuerdo: vale la elección de {who}, el jugador primario',
  lifeMember: '{who} cuenta por el equipo',
  noExchange: 'No hay intercambio: {who} y el otro jugador tienen el mismo total de vidas',
  cantLose: 'El equipo de {who} no puede perder la partida ahora',
  cantWin: 'El equipo de {who} no puede ganar la partida ahora',
  cantGainLife: '{who} no puede ganar vidas',
  cantLoseLife: '{who} no puede perder vidas',
  cantGetCounters: '{who} no puede recibir contadores {kind}',
  cantBeCountered: 'El hechizo de {who} no puede ser contrarrestado',
  interveningIf: 'Una habilidad disparada de {who} no hace nada: su condición ya no se cumple',
  takenBack: '{who} se retracta',
  loopLeft: '{who} tiene que dejar de repetirlo',
  tooManyObjects: 'Una partida admite aquí como máximo {n} permanentes, o hechizos y habilidades en la pila',
  skipNextTurn: 'El equipo de {who} se saltará su próximo turno',
  skipNextStep: 'El equipo de {who} se saltará su próximo paso: {step}',
  moreThanTheCost: '{who} ofreció más ayuda de la que pide el coste',
  moreThanCanBePaid: '{who} añadió más de lo que se puede pagar',
};
