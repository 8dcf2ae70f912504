import {
  COLORS,
  type Filter,
  type Keyword,
  type ParameterKeyword,
  type ParameterKeywordName,
} from '@ettin/schema';
import { keywordCost } from './cost.js';
import { named } from './grammar.js';
import { FLAG_NAMES } from './keyword-names.js';
import type { Speech } from './speech.js';
import { subtype } from './subtypes.js';
import { COLOR_WORDS } from './vocabulary.js';
import { article, type Gender, list } from './words.js';

type Named<K extends ParameterKeywordName> = Extract<ParameterKeyword, { readonly k: K }>;

/** Gender of its name, and the name with what it carries. */
interface Entry<K extends ParameterKeywordName> {
  readonly gender: Gender;
  readonly text: (keyword: Named<K>, s: Speech) => string;
}
type Entries = { readonly [K in ParameterKeywordName]: Entry<K> };

const costed = (name: string, gender: Gender) => ({
  gender,
  text: (keyword: { readonly cost: Named<'ward'>['cost'] }, s: Speech): string =>
    name + keywordCost(keyword.cost, s),
});

const numbered = (name: string, gender: Gender) => ({
  gender,
  text: ({ n }: { readonly n: number }): string => `${name} ${n}`,
});

/** "le noir", "les créatures", "les Gobelins", "le multicolore": what something is protected from. */
function qualities(filter: Filter, s: Speech): string[] {
  const { colors, multicolored, monocolored, colorless, ...rest } = filter;
  const bare = Object.values(rest).every((value) => value === undefined);
  if (bare && colors !== undefined) return colors.map((color) => `le ${COLOR_WORDS[color]}`);
  if (bare && multicolored === true) return ['le multicolore'];
  if (bare && monocolored === true) return ['le monocolore'];
  if (bare && colorless === true) return ["l'incolore"];
  if (filter.anyOf !== undefined) return filter.anyOf.flatMap((alternative) => qualities(alternative, s));
  const { types, ...more } = filter;
  if (types !== undefined && types.length > 1) {
    return types.flatMap((type) => qualities({ ...more, types: [type] }, s));
  }
  return [named(s.say.np(filter, 'the', s))];
}

const isAllColors = (filter: Filter) =>
  Object.keys(filter).join() === 'colors' && filter.colors?.length === COLORS.length;

const against = (name: string, filter: Filter, s: Speech) =>
  isAllColors(filter)
    ? `${name} contre toutes les couleurs`
    : `${name} ${list(
        qualities(filter, s).map((quality) => `contre ${quality}`),
        'et',
      )}`;

const PLAYERS = {
  any: 'joueur',
  opponent: 'adversaire',
  you: 'vous',
  teammate: 'coéquipier',
  team: 'joueur de votre équipe',
  other: 'joueur autre que vous',
} as const;

/** "créature", "terrain que vous contrôlez": a filter without an article. */
const bareNoun = (filter: Filter, s: Speech, options: Parameters<Speech['say']['np']>[3] = {}): string =>
  named(s.say.np(filter, 'bare', s, { ...options, many: false, conjunction: 'ou' }));

const ENTRIES: Entries = {
  protection: {
    gender: 'f',
    text: ({ from }, s) => {
      if (from === 'everything') return 'protection contre tout';
      if (from === 'chosenColor') return 'protection contre la couleur choisie';
      return against('protection', from, s);
    },
  },
  hexproofFrom: { gender: 'f', text: ({ from }, s) => against('défense talismanique', from, s) },
  landwalk: {
    gender: 'f',
    text: ({ land }, s) => {
      const { subtypes, ...rest } = land;
      if (subtypes !== undefined && Object.keys(rest).every((key) => key === 'types'))
        return `traversée ${list(
          subtypes.map((name) => `des ${subtype(name).many.toLowerCase()}`),
          'ou',
        )}`;
      return `traversée des ${named(s.say.np({ ...land, types: ['land'] }, 'bare', s))}`;
    },
  },
  ward: costed('parade', 'f'),
  enchant: {
    gender: 'm',
    text: ({ what }, s) => {
      const nouns = [
        ...(what.object === undefined ? [] : [bareNoun(what.object, s, { place: 'in' })]),
        ...(what.player === undefined ? [] : [PLAYERS[what.player]]),
        ...(what.any === true ? ['permanent ou joueur'] : []),
      ];
      return `enchanter : ${list(nouns, 'ou')}`;
    },
  },
  equip: {
    gender: 'm',
    text: ({ cost, to }, s) => {
      const whom = to === undefined ? '' : ` ${bareNoun(to, s, { controller: 'unsaid' })}`;
      return `équipement${whom}${keywordCost(cost, s)}`;
    },
  },
  fortify: costed('fortification', 'f'),
  reconfigure: costed('reconfiguration', 'f'),
  crew: numbered('pilotage', 'm'),
  cycling: {
    gender: 'm',
    text: ({ cost, search }, s) => {
      if (search === undefined) return `recyclage${keywordCost(cost, s)}`;
      const noun =
        search.subtypes === undefined
          ? bareNoun(search, s)
          : list(
              search.subtypes.map((name) => subtype(name).one.toLowerCase()),
              'ou',
            );
      return `recyclage de ${noun}${keywordCost(cost, s)}`;
    },
  },
  kicker: {
    gender: 'm',
    text: ({ costs }, s) => `kick${costs.map((cost) => keywordCost(cost, s)).join(' et/ou')}`,
  },
  multikicker: costed('multikick', 'm'),
  buyback: costed('rappel', 'm'),
  entwine: costed('union', 'f'),
  flashback: {
    gender: 'm',
    text: ({ cost }, s) =>
      cost === 'manaCost' ? 'flashback pour le coût de mana de la carte' : `flashback${keywordCost(cost, s)}`,
  },
  escape: costed('évasion', 'f'),
  surge: costed('déferlement', 'm'),
  spectacle: costed('spectacle', 'm'),
  evoke: costed('évocation', 'f'),
  dash: costed('précipitation', 'f'),
  madness: costed('folie', 'f'),
  morph: {
    gender: 'f',
    text: (keyword, s) => (keyword.mega === true ? 'mégamue' : 'mue') + keywordCost(keyword.cost, s),
  },
  unearth: costed('exhumation', 'f'),
  embalm: costed('embaumement', 'm'),
  eternalize: costed('éternalisation', 'f'),
  ninjutsu: costed('ninjutsu', 'm'),
  outlast: costed('résilience', 'f'),
  scavenge: costed('récupération', 'f'),
  bestow: costed('grâce', 'f'),
  overload: costed('surcharge', 'f'),
  miracle: costed('miracle', 'm'),
  foretell: costed('prédiction', 'f'),
  suspend: {
    gender: 'f',
    text: ({ n, cost }, s) => `suspension ${n}—${keywordCost(cost, s).trim().replace(/^—/, '')}`,
  },
  vanishing: numbered('disparition', 'f'),
  fading: numbered('évanescence', 'f'),
  echo: costed('écho', 'm'),
  cumulativeUpkeep: costed('entretien cumulatif', 'm'),
  affinity: {
    gender: 'f',
    text: (keyword, s) => `affinité pour ${named(s.say.np(keyword.for, 'the', s, { controller: 'unsaid' }))}`,
  },
  annihilator: numbered('annihilateur', 'm'),
  afflict: numbered('affliction', 'f'),
  bloodthirst: numbered('soif de sang', 'f'),
  bushido: numbered('bushido', 'm'),
  rampage: numbered('carnage', 'm'),
  toxic: numbered('toxique', 'm'),
  poisonous: numbered('empoisonnement', 'm'),
  renown: numbered('renommée', 'f'),
  modular: numbered('modularité', 'f'),
  fabricate: numbered('fabrication', 'f'),
  tribute: numbered('tribut', 'm'),
  devour: numbered('dévorement', 'm'),
  frenzy: numbered('frénésie', 'f'),
  dredge: numbered('dragage', 'm'),
  partnerWith: { gender: 'm', text: ({ name }) => `partenariat avec ${name}` },
  splice: {
    gender: 'f',
    text: ({ onto, cost }, s) => `imprégnation de ${subtype(onto).one.toLowerCase()}${keywordCost(cost, s)}`,
  },
  prowl: costed('rôder', 'm'),
};

function printed<K extends ParameterKeywordName>(keyword: Named<K>, s: Speech): readonly [string, Gender] {
  const { text, gender }: { gender: Gender; text: (keyword: Named<K>, s: Speech) => string } =
    ENTRIES[keyword.k as K];
  return [text(keyword, s), gender];
}

/** A keyword in lower case, as it stands within a list: "initiative", "protection contre le noir", "parade {2}". */
export function keyword(keyword_: Keyword, s: Speech): string {
  return typeof keyword_ === 'string' ? FLAG_NAMES[keyword_][0] : printed(keyword_, s)[0];
}

/** A keyword within a sentence: "le vol", "l'initiative", "la protection contre le noir". */
export function theKeyword(keyword_: Keyword, s: Speech): string {
  const [name, gender] = typeof keyword_ === 'string' ? FLAG_NAMES[keyword_] : printed(keyword_, s);
  return name.startsWith('enchanter') ? `« ${name} »` : `${article(gender, false)} ${name}`;
}
