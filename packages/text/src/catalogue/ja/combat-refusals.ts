import type { COMBAT_REFUSALS_EN } from '../en/combat-refusals.js';

export const COMBAT_REFUSALS_JA: Readonly<Record<keyof typeof COMBAT_REFUSALS_EN, string>> = {
  'it can block only so many attackers': '{what}がブロックできる攻撃クリーチャーは{n}体までです。',
  'a requirement to block could be obeyed and is not':
    '可能ならブロックしなければならない、またはブロックされなければならないクリーチャーがいます。',
  "it can't block": '{what}はブロックできません。',
  "it can't block that attacker": '{what}はその攻撃クリーチャーをブロックできません。',
  'it blocks one attacker twice': '{what}が同じ攻撃クリーチャーを2回ブロックすることになります。',
  'no more creatures can block': 'ブロックできるクリーチャーは{n}体までです。',
  "it can't be blocked by fewer creatures": '{what}は{n}体以上のクリーチャーでなければブロックできません。',
  "it can't be blocked by more creatures":
    '{what}を{n}体より多いクリーチャーでブロックすることはできません。',
  "it can't block alone": '{what}は単独ではブロックできません。',
  'it attacks twice': '{what}が2回攻撃することになります。',
  'no more creatures can attack': '攻撃できるクリーチャーは{n}体までです。',
  "it can't attack alone": '{what}は単独では攻撃できません。',
  'a requirement to attack could be obeyed and is not':
    '可能なら攻撃しなければならないクリーチャーがいます。',
  "it can't attack": '{what}は攻撃できません。',
  "it can't attack that": '{what}はそれを攻撃できません。',
};
