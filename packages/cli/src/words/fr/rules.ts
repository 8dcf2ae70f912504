import type { RULES_EN } from '../en/rules.js';

export const RULES_FR: Readonly<Record<keyof typeof RULES_EN, string>> = {
  events: 'Événements',
  decisions: 'Décisions',
  scenarios: 'Scénarios',
  cards: 'Cartes',
  more: 'et {n} de plus',
  below: 'En dessous : {list}',
  here: '{about} Ici : {done}',
  option: '{option} : {what}',
  standard: '{option} : {what} (par défaut)',
  untestable: 'Aucun scénario ne peut le prouver : {reason}',
  nothing: 'Rien dans l’édition {edition} ne dit : {words}',
};
