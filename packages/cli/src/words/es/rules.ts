import type { RULES_EN } from '../en/rules.js';

export const RULES_ES: Readonly<Record<keyof typeof RULES_EN, string>> = {
  events: 'Sucesos',
  decisions: 'Decisiones',
  scenarios: 'Escenarios',
  cards: 'Cartas',
  more: 'y {n} más',
  below: 'Debajo: {list}',
  here: '{about} Aquí: {done}',
  option: '{option}: {what}',
  standard: '{option}: {what} (lo habitual)',
  untestable: 'Ningún escenario puede probarlo: {reason}',
  nothing: 'Nada en la edición {edition} dice: {words}',
};
