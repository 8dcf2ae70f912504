import type { OPTIONS_EN } from '../en/options.js';

export const OPTIONS_ES: Readonly<Record<keyof typeof OPTIONS_EN, string>> = {
  yes: 'sí',
  no: 'no',
  done: 'ninguno más',
  top: 'dejarla en la parte superior',
  graveyard: 'ponerla en el cementerio',
  mode: 'modo {n}',
  cost: 'sí: {cost}',
  way: 'manera {n}',
  face: 'sí: {face}',
  front: 'la cara frontal',
  back: 'la cara posterior',
  counter: 'contador {kind}',
};
