import {
  COLORS,
  type Filter,
  type Keyword,
  type ParameterKeyword,
  type ParameterKeywordName,
} from '@ettin/schema';
import { keywordCost } from './cost.js';
import type { Speech } from './speech.js';
import { COLOR_WORDS, FLAG_WORDS } from './vocabulary.js';
import { list } from './words.js';

type Named<K extends ParameterKeywordName> = Extract<ParameterKeyword, { readonly k: K }>;
type Printers = { readonly [K in ParameterKeywordName]: (keyword: Named<K>, s: Speech) => string };

const costed =
  (name: string) =>
  (keyword: { readonly cost: Named<'ward'>['cost'] }, s: Speech): string =>
    name + keywordCost(keyword.cost, s);

const numbered =
  (name: string) =>
  ({ n }: { readonly n: number }): string =>
    `${name} ${n}`;

/** "black", "creatures", "Goblins", "multicolored": what something is protected from. */
function qualities(filter: Filter, s: Speech): string[] {
  const { colors, multicolored, monocolored, colorless, ...rest } = filter;
  const bare = Object.values(rest).every((value) => value === undefined);
  if (bare && colors !== undefined) return colors.map((color) => COLOR_WORDS[color]);
  if (bare && multicolored === true) return ['multicolored'];
  if (bare && monocolored === true) return ['monocolored'];
  if (bare && colorless === true) return ['colorless'];
  if (filter.anyOf !== undefined) return filter.anyOf.flatMap((alternative) => qualities(alternative, s));
  const { types, ...more } = filter;
  if (types !== undefined && types.length > 1) {
    return types.flatMap((type) => qualities({ ...more, types: [type] }, s));
  }
  return [s.say.noun(filter, { many: true }, s)];
}

const isAllColors = (filter: Filter) =>
  Object.keys(filter).join() === 'colors' && filter.colors?.length === COLORS.length;

const from = (name: string, filter: Filter, s: Speech) =>
  `${name} ${list(
    qualities(filter, s).map((quality) => `from ${quality}`),
    'and',
  )}`;

const PRINTERS: Printers = {
  protection: (keyword, s) => {
    if (keyword.from === 'everything') return 'protection from everything';
    if (keyword.from === 'chosenColor') return 'protection from the chosen color';
    if (isAllColors(keyword.from)) return 'protection from all colors';
    return from('protection', keyword.from, s);
  },
  hexproofFrom: (keyword, s) => from('hexproof', keyword.from, s),
  landwalk: ({ land }, s) => {
    const { subtypes, ...rest } = land;
    const kind = s.say.noun({ ...rest, types: ['land'] }, {}, s).replace(/ ?land$/, '');
    const walk = subtypes === undefined ? 'landwalk' : `${list(subtypes, 'or').toLowerCase()}walk`;
    return kind === '' ? walk : `${kind} ${walk}`;
  },
  ward: costed('ward'),
  enchant: ({ what }, s) => {
    const players = {
      any: 'player',
      opponent: 'opponent',
      you: 'you',
      teammate: 'teammate',
      team: 'player on your team',
      other: 'player other than you',
    } as const;
    const nouns = [
      ...(what.object === undefined ? [] : [s.say.noun(what.object, { place: 'in' }, s)]),
      ...(what.player === undefined ? [] : [players[what.player]]),
      ...(what.any === true ? ['permanent or player'] : []),
    ];
    return `enchant ${list(nouns, 'or')}`;
  },
  equip: ({ cost, to }, s) => {
    const whom = to === undefined ? '' : ` ${s.say.noun(to, { controller: 'unsaid' }, s)}`;
    return `equip${whom}${keywordCost(cost, s)}`;
  },
  fortify: costed('fortify'),
  reconfigure: costed('reconfigure'),
  crew: numbered('crew'),
  cycling: ({ cost, search }, s) => {
    if (search === undefined) return `cycling${keywordCost(cost, s)}`;
    const noun = search.subtypes === undefined ? s.say.noun(search, {}, s) : list(search.subtypes, 'or');
    return `${noun.toLowerCase()}cycling${keywordCost(cost, s)}`;
  },
  kicker: ({ costs }, s) => `kicker${costs.map((cost) => keywordCost(cost, s)).join(' and/or')}`,
  multikicker: costed('multikicker'),
  buyback: costed('buyback'),
  entwine: costed('entwine'),
  flashback: ({ cost }, s) =>
    cost === 'manaCost' ? 'flashback for its mana cost' : `flashback${keywordCost(cost, s)}`,
  escape: costed('escape'),
  surge: costed('surge'),
  spectacle: costed('spectacle'),
  evoke: costed('evoke'),
  dash: costed('dash'),
  madness: costed('madness'),
  morph: (keyword, s) => (keyword.mega === true ? 'megamorph' : 'morph') + keywordCost(keyword.cost, s),
  unearth: costed('unearth'),
  embalm: costed('embalm'),
  eternalize: costed('eternalize'),
  ninjutsu: costed('ninjutsu'),
  outlast: costed('outlast'),
  scavenge: costed('scavenge'),
  bestow: costed('bestow'),
  overload: costed('overload'),
  miracle: costed('miracle'),
  foretell: costed('foretell'),
  suspend: ({ n, cost }, s) => `suspend ${n}—${keywordCost(cost, s).trim().replace(/^—/, '')}`,
  vanishing: numbered('vanishing'),
  fading: numbered('fading'),
  echo: costed('echo'),
  cumulativeUpkeep: costed('cumulative upkeep'),
  affinity: (keyword, s) =>
    `affinity for ${s.say.noun(keyword.for, { many: true, controller: 'unsaid' }, s)}`,
  annihilator: numbered('annihilator'),
  afflict: numbered('afflict'),
  bloodthirst: numbered('bloodthirst'),
  bushido: numbered('bushido'),
  rampage: numbered('rampage'),
  toxic: numbered('toxic'),
  poisonous: numbered('poisonous'),
  renown: numbered('renown'),
  modular: numbered('modular'),
  fabricate: numbered('fabricate'),
  tribute: numbered('tribute'),
  devour: numbered('devour'),
  frenzy: numbered('frenzy'),
  dredge: numbered('dredge'),
  partnerWith: ({ name }) => `partner with ${name}`,
  splice: ({ onto, cost }, s) => `splice onto ${onto}${keywordCost(cost, s)}`,
  prowl: costed('prowl'),
};

function printed<K extends ParameterKeywordName>(keyword: Named<K>, s: Speech): string {
  const printer: (keyword: Named<K>, s: Speech) => string = PRINTERS[keyword.k as K];
  return printer(keyword, s);
}

/** A keyword in lower case, as it stands within a list: "first strike", "protection from black", "ward {2}". */
export function keyword(keyword_: Keyword, s: Speech): string {
  return typeof keyword_ === 'string' ? FLAG_WORDS[keyword_] : printed(keyword_, s);
}
