import type { DECK_FAULTS_EN } from '../en/deck-faults.js';

export const DECK_FAULTS_ES: Readonly<Record<keyof typeof DECK_FAULTS_EN, string>> = {
  unreadable: 'Esta línea no es una carta ni un encabezado.',
  badCount: 'La cantidad de cartas debe estar entre 1 y 999.',
  ambiguous: 'No está claro cuántas cartas se quieren decir.',
  unknownHeading:
    'Este encabezado no nombra ninguna parte del mazo; las cartas que siguen quedan en la parte anterior.',
  notInDeck: 'Esta línea está fuera del mazo y del banquillo, y se omite.',
  badEncoding: 'Las letras de esta línea están dañadas. Guarda el archivo como UTF-8.',
  notAList: 'Es un archivo de otro tipo. Exporta el mazo como texto.',
  tooLong: 'Esta línea es demasiado larga.',
  unknownCard: 'Aquí no se conoce ninguna carta llamada {card}.',
  unsupportedCard: '{card} aún no puede jugarse aquí.',
  empty: 'No hay ninguna carta en la lista.',
  tooManyCards:
    'La lista tiene {count, plural, one {# carta} other {# cartas}}; aquí un mazo tiene {limit} como máximo.',
  tooFewCards: 'El mazo tiene {count, plural, one {# carta} other {# cartas}}; necesita {limit}.',
  sideboardTooLarge:
    'El banquillo tiene {count, plural, one {# carta} other {# cartas}}; {limit, plural, =0 {no se permite ninguna} one {se permite # como máximo} other {se permiten # como máximo}}.',
  commanderSection: '{card} figura como comandante; solo los mazos de Commander tienen uno.',
  tooManyCopies: 'El mazo tiene {count} copias de {card}; {limit} como máximo.',
  tooManyOnTeam: 'Los mazos del equipo tienen juntos {count} copias de {card}; {limit} como máximo.',
  bannedCard: '{card} está prohibida.',
  restrictedCard: '{card} está restringida: hay {count} copias, y {limit} como máximo.',
  sharedName: '{card} está en más de un mazo del equipo; solo se permite con las tierras básicas.',
  exceptionInOneDeckOnly:
    '{card} está en más de un mazo del equipo; puede haber cualquier cantidad, pero en uno solo.',
  notInPool: 'Hay {count} de {card}; la reserva tiene {limit, plural, =0 {ninguna} one {#} other {#}}.',
};
