import type { OPTIONS_EN } from '../en/options.js';

export const OPTIONS_JA: Readonly<Record<keyof typeof OPTIONS_EN, string>> = {
  yes: 'はい',
  no: 'いいえ',
  done: 'これ以上選ばない',
  top: '一番上に残す',
  graveyard: '墓地に置く',
  mode: 'モード{n}',
  cost: 'はい：{cost}',
  way: '方法{n}',
  face: 'はい：{face}',
  front: '第1面',
  back: '第2面',
  counter: '{kind}カウンター',
};
