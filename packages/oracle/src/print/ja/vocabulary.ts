import type { CardType, Color, FlagKeyword, Layout, Step, Supertype, Zone } from '@ettin/schema';

export const COLOR_WORDS: Readonly<Record<Color, string>> = { W: '白', U: '青', B: '黒', R: '赤', G: '緑' };

export const TYPE_WORDS: Readonly<Record<CardType, string>> = {
  artifact: 'アーティファクト',
  battle: 'バトル',
  creature: 'クリーチャー',
  enchantment: 'エンチャント',
  instant: 'インスタント',
  kindred: 'キンドレッド',
  land: '土地',
  planeswalker: 'プレインズウォーカー',
  sorcery: 'ソーサリー',
};

/** Before a noun. The basic ones join it at once: "基本土地". */
export const SUPERTYPE_WORDS: Readonly<Record<Supertype, string>> = {
  basic: '基本',
  legendary: '伝説の',
  snow: '氷雪',
  world: 'ワールド・',
};

/** By itself, before "でない" and "である". */
export const SUPERTYPE_NOUNS: Readonly<Record<Supertype, string>> = {
  basic: '基本',
  legendary: '伝説',
  snow: '氷雪',
  world: 'ワールド',
};

export const ZONE_WORDS: Readonly<Record<Zone, string>> = {
  library: 'ライブラリー',
  hand: '手札',
  battlefield: '戦場',
  graveyard: '墓地',
  stack: 'スタック',
  exile: '追放領域',
  command: '統率領域',
};

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  untap: 'アンタップ・ステップ',
  upkeep: 'アップキープ',
  draw: 'ドロー・ステップ',
  main1: '戦闘前メイン・フェイズ',
  beginCombat: '戦闘',
  declareAttackers: '攻撃クリーチャー指定ステップ',
  declareBlockers: 'ブロック・クリーチャー指定ステップ',
  firstStrikeDamage: '先制攻撃の戦闘ダメージ・ステップ',
  combatDamage: '戦闘ダメージ・ステップ',
  endCombat: '戦闘終了ステップ',
  main2: '戦闘後メイン・フェイズ',
  end: '終了ステップ',
  cleanup: 'クリンナップ・ステップ',
};

/** Layouts that say something about casting, by a keyword of their own. */
export const AFTERMATH: Readonly<Record<Extract<Layout, 'aftermath'>, string>> = { aftermath: '余波' };

export const FLAG_WORDS: Readonly<Record<FlagKeyword, string>> = {
  flying: '飛行',
  reach: '到達',
  firstStrike: '先制攻撃',
  doubleStrike: '二段攻撃',
  deathtouch: '接死',
  lifelink: '絆魂',
  trample: 'トランプル',
  vigilance: '警戒',
  haste: '速攻',
  flash: '瞬速',
  defender: '防衛',
  menace: '威迫',
  hexproof: '呪禁',
  shroud: '被覆',
  indestructible: '破壊不能',
  fear: '畏怖',
  intimidate: '威嚇',
  shadow: 'シャドー',
  skulk: '潜伏',
  horsemanship: '馬術',
  infect: '感染',
  wither: '萎縮',
  changeling: '多相',
  devoid: '欠色',
  prowess: '果敢',
  exalted: '賛美',
  undying: '不死',
  persist: '頑強',
  extort: '強請',
  evolve: '進化',
  cascade: '続唱',
  storm: 'ストーム',
  convoke: '召集',
  delve: '探査',
  improvise: '即席',
  phasing: 'フェイジング',
  flanking: '側面攻撃',
  melee: '会戦',
  splitSecond: '刹那',
  assist: '助力',
  daybound: '日暮',
  nightbound: '夜明',
  partner: '共闘',
  riot: '暴動',
  ascend: '昇殿',
  mentor: '教導',
  training: '訓練',
  decayed: '腐乱',
  rebound: '反復',
  retrace: '回顧',
  fuse: '融合',
  livingWeapon: '生体武器',
  jumpStart: '再活',
  banding: 'バンド',
};
