import type {
  COLORS_EN,
  COUNTERS_EN,
  FROM_ZONE_EN,
  NEXT_EN,
  PILES_EN,
  STEPS_EN,
  SUPERTYPES_EN,
  TO_ZONE_EN,
  TYPES_EN,
  ZONES_EN,
} from '../en/words.js';

export const STEPS_JA: Readonly<Record<keyof typeof STEPS_EN, string>> = {
  setup: 'ゲーム開始前',
  untap: 'アンタップ・ステップ',
  upkeep: 'アップキープ・ステップ',
  draw: 'ドロー・ステップ',
  main1: '戦闘前メイン・フェイズ',
  beginCombat: '戦闘開始ステップ',
  declareAttackers: '攻撃クリーチャー指定ステップ',
  declareBlockers: 'ブロック・クリーチャー指定ステップ',
  firstStrikeDamage: '先制攻撃の戦闘ダメージ・ステップ',
  combatDamage: '戦闘ダメージ・ステップ',
  endCombat: '戦闘終了ステップ',
  main2: '戦闘後メイン・フェイズ',
  end: '終了ステップ',
  cleanup: 'クリンナップ・ステップ',
};

export const NEXT_JA: Readonly<Record<keyof typeof NEXT_EN, string>> = {
  upkeep: 'アップキープ・ステップ',
  draw: 'ドロー・ステップ',
  main1: '戦闘前メイン・フェイズ',
  combat: '戦闘フェイズ',
  declareAttackers: '攻撃クリーチャーの指定',
  declareBlockers: 'ブロック・クリーチャーの指定',
  combatDamage: '戦闘ダメージ',
  secondDamage: '2回目の戦闘ダメージ',
  endCombat: '戦闘終了ステップ',
  main2: '戦闘後メイン・フェイズ',
  end: '終了ステップ',
};

export const ZONES_JA: Readonly<Record<keyof typeof ZONES_EN, string>> = {
  library: 'ライブラリー',
  hand: '手札',
  battlefield: '戦場',
  graveyard: '墓地',
  stack: 'スタック',
  exile: '追放領域',
  command: '統率領域',
};

export const FROM_ZONE_JA: Readonly<Record<keyof typeof FROM_ZONE_EN, string>> = {
  library: 'ライブラリーから',
  hand: '手札から',
  battlefield: '戦場から',
  graveyard: '墓地から',
  stack: 'スタックから',
  exile: '追放領域から',
  command: '統率領域から',
};

export const TO_ZONE_JA: Readonly<Record<keyof typeof TO_ZONE_EN, string>> = {
  library: 'ライブラリーへ',
  hand: '手札へ',
  battlefield: '戦場へ',
  graveyard: '墓地へ',
  stack: 'スタックへ',
  exile: '追放領域へ',
  command: '統率領域へ',
};

export const PILES_JA: Readonly<Record<keyof typeof PILES_EN, string>> = {
  top: '一番上に',
  bottom: '一番下に',
  graveyard: '墓地に',
  hand: '手札に',
  battlefield: '戦場に',
  exile: '追放領域に',
};

export const COLORS_JA: Readonly<Record<keyof typeof COLORS_EN, string>> = {
  W: '白',
  U: '青',
  B: '黒',
  R: '赤',
  G: '緑',
  C: '無色',
};

export const TYPES_JA: Readonly<Record<keyof typeof TYPES_EN, string>> = {
  artifact: 'アーティファクト',
  battle: 'バトル',
  creature: 'クリーチャー',
  enchantment: 'エンチャント',
  instant: 'インスタント',
  kindred: '同族',
  land: '土地',
  planeswalker: 'プレインズウォーカー',
  sorcery: 'ソーサリー',
};

export const SUPERTYPES_JA: Readonly<Record<keyof typeof SUPERTYPES_EN, string>> = {
  basic: '基本',
  legendary: '伝説の',
  snow: '氷雪',
  world: 'ワールド',
};

export const COUNTERS_JA: Readonly<Record<keyof typeof COUNTERS_EN, string>> = {
  poison: '毒',
  energy: 'エネルギー',
  experience: '経験',
  loyalty: '忠誠',
  defense: '守備',
  lore: '伝承',
  charge: '蓄積',
  quest: '探索',
  hour: '刻',
  ice: '氷',
  age: '経年',
  time: '時間',
  fade: '消散',
  renowned: '高名',
};
