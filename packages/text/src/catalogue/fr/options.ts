import type { OPTIONS_EN } from '../en/options.js';

export const OPTIONS_FR: Readonly<Record<keyof typeof OPTIONS_EN, string>> = {
  yes: 'oui',
  no: 'non',
  done: 'aucun autre',
  top: 'la laisser au-dessus',
  graveyard: 'la mettre au cimetière',
  mode: 'mode {n}',
  cost: 'oui : {cost}',
  way: 'manière {n}',
  face: 'oui : {face}',
  front: 'la face avant',
  back: 'la face arrière',
  counter: 'marqueur {kind}',
};
