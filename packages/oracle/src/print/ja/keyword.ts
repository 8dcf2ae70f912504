import {
  COLORS,
  type Filter,
  type Keyword,
  type ParameterKeyword,
  type ParameterKeywordName,
} from '@ettin/schema';
import { keywordCost } from './cost.js';
import type { Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { PLAYERS } from './target.js';
import { COLOR_WORDS, FLAG_WORDS } from './vocabulary.js';
import { anyOf, both, either, number } from './words.js';

type Named<K extends ParameterKeywordName> = Extract<ParameterKeyword, { readonly k: K }>;
type Printers = { readonly [K in ParameterKeywordName]: (keyword: Named<K>, s: Speech) => string };

const costed =
  (name: string) =>
  (keyword: { readonly cost: Named<'ward'>['cost'] }, s: Speech): string =>
    name + keywordCost(keyword.cost, s);

const numbered =
  (name: string) =>
  ({ n }: { readonly n: number }): string =>
    name + number(n);

/** "黒", "クリーチャー", "多色": what something is protected from. */
function qualities(filter: Filter, s: Speech): string[] {
  const { colors, multicolored, monocolored, colorless, ...rest } = filter;
  const bare = Object.values(rest).every((value) => value === undefined);
  if (bare && colors !== undefined) return colors.map((color) => COLOR_WORDS[color]);
  if (bare && multicolored === true) return ['多色'];
  if (bare && monocolored === true) return ['単色'];
  if (bare && colorless === true) return ['無色'];
  if (filter.anyOf !== undefined) return filter.anyOf.flatMap((alternative) => qualities(alternative, s));
  const { types, ...more } = filter;
  if (types !== undefined && types.length > 1)
    return types.flatMap((type) => qualities({ ...more, types: [type] }, s));
  return [s.say.np(filter, 'bare', s)];
}

const isAllColors = (filter: Filter) =>
  Object.keys(filter).join() === 'colors' && filter.colors?.length === COLORS.length;

const from = (name: string, filter: Filter, s: Speech) => {
  const of = qualities(filter, s);
  return of.map((quality) => `${name}（${quality}）`).join('、');
};

const PRINTERS: Printers = {
  protection: (keyword, s) => {
    if (keyword.from === 'everything') return 'プロテクション（すべて）';
    if (keyword.from === 'chosenColor') return 'プロテクション（選ばれた色）';
    if (isAllColors(keyword.from)) return 'プロテクション（すべての色）';
    return from('プロテクション', keyword.from, s);
  },
  hexproofFrom: (keyword, s) => from('呪禁', keyword.from, s),
  landwalk: ({ land }, s) => {
    const { subtypes, ...rest } = land;
    const kind = s.say.np({ ...rest, types: ['land'] }, 'bare', s);
    if (subtypes === undefined) return `${kind}渡り`;
    const { types: _, ...without } = rest;
    const before = Object.keys(without).length === 0 ? '' : kind.replace(/土地$/, '');
    return `${before}${either(subtypes.map(subtypeWord))}渡り`;
  },
  ward: costed('護法'),
  enchant: ({ what }, s) => {
    const nouns = [
      ...(what.object === undefined ? [] : [s.say.np(what.object, 'bare', s)]),
      ...(what.player === undefined ? [] : [PLAYERS[what.player]]),
      ...(what.any === true ? ['パーマネントやプレイヤー'] : []),
    ];
    return `エンチャント（${anyOf(nouns)}）`;
  },
  equip: ({ cost, to }, s) =>
    `装備${to === undefined ? '' : `（${s.say.np(to, 'bare', s, { controller: 'unsaid' })}）`}${keywordCost(cost, s)}`,
  fortify: costed('城砦化'),
  reconfigure: costed('換装'),
  crew: numbered('搭乗'),
  cycling: ({ cost, search }, s) => {
    if (search === undefined) return `サイクリング${keywordCost(cost, s)}`;
    const noun =
      search.subtypes === undefined ? s.say.np(search, 'bare', s) : anyOf(search.subtypes.map(subtypeWord));
    return `${noun}サイクリング${keywordCost(cost, s)}`;
  },
  kicker: ({ costs }, s) => `キッカー${costs.map((cost) => keywordCost(cost, s)).join('および／または')}`,
  multikicker: costed('多重キッカー'),
  buyback: costed('バイバック'),
  entwine: costed('双呪'),
  flashback: ({ cost }, s) =>
    cost === 'manaCost'
      ? 'フラッシュバック（コストはそのマナ・コストに等しい）'
      : `フラッシュバック${keywordCost(cost, s)}`,
  escape: costed('脱出'),
  surge: costed('怒濤'),
  spectacle: costed('絢爛'),
  evoke: costed('想起'),
  dash: costed('疾駆'),
  madness: costed('マッドネス'),
  morph: (keyword, s) => (keyword.mega === true ? '大変異' : '変異') + keywordCost(keyword.cost, s),
  unearth: costed('蘇生'),
  embalm: costed('不朽'),
  eternalize: costed('永遠'),
  ninjutsu: costed('忍術'),
  outlast: costed('長久'),
  scavenge: costed('活用'),
  bestow: costed('授与'),
  overload: costed('超過'),
  miracle: costed('奇跡'),
  foretell: costed('予顕'),
  suspend: ({ n, cost }, s) => `待機${number(n)}―${keywordCost(cost, s).replace(/^―/, '')}`,
  vanishing: numbered('消失'),
  fading: numbered('消散'),
  echo: costed('エコー'),
  cumulativeUpkeep: costed('累加アップキープ'),
  affinity: (keyword, s) => `親和（${s.say.np(keyword.for, 'bare', s, { controller: 'unsaid' })}）`,
  annihilator: numbered('滅殺'),
  afflict: numbered('加虐'),
  bloodthirst: numbered('狂喜'),
  bushido: numbered('武士道'),
  rampage: numbered('ランページ'),
  toxic: numbered('毒性'),
  poisonous: numbered('有毒'),
  renown: numbered('高名'),
  modular: numbered('接合'),
  fabricate: numbered('製造'),
  tribute: numbered('貢納'),
  devour: numbered('貪食'),
  frenzy: numbered('狂乱'),
  dredge: numbered('発掘'),
  partnerWith: ({ name }) => `「${name}」との共闘`,
  splice: ({ onto, cost }, s) => `連繋（${subtypeWord(onto)}）${keywordCost(cost, s)}`,
  prowl: costed('徘徊'),
};

function printed<K extends ParameterKeywordName>(keyword: Named<K>, s: Speech): string {
  const printer: (keyword: Named<K>, s: Speech) => string = PRINTERS[keyword.k as K];
  return printer(keyword, s);
}

/** A keyword as it stands within a list: "先制攻撃", "プロテクション（黒）", "護法{2}". */
export function keyword(keyword_: Keyword, s: Speech): string {
  return typeof keyword_ === 'string' ? FLAG_WORDS[keyword_] : printed(keyword_, s);
}

/** "飛行と警戒", "飛行、警戒、速攻". */
export const keywordList = (keywords: readonly Keyword[], s: Speech): string =>
  both(keywords.map((one) => s.say.keyword(one, s)));
