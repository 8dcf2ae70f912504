import {
  COLORS,
  type Filter,
  type Keyword,
  type ParameterKeyword,
  type ParameterKeywordName,
} from '@ettin/schema';
import { keywordCost } from './cost.js';
import { FLAG_WORDS, type KeywordName } from './keyword-words.js';
import type { Speech } from './speech.js';
import { subtypeWord } from './subtypes.js';
import { COLOR_WORDS } from './vocabulary.js';
import { list } from './words.js';

type Named<K extends ParameterKeywordName> = Extract<ParameterKeyword, { readonly k: K }>;
type Printed = string | { readonly line: string; readonly noun: string };
type Printers = { readonly [K in ParameterKeywordName]: (keyword: Named<K>, s: Speech) => Printed };

const costed =
  (name: string) =>
  (keyword: { readonly cost: Named<'ward'>['cost'] }, s: Speech): string =>
    name + keywordCost(keyword.cost, s);

const numbered =
  (name: string) =>
  ({ n }: { readonly n: number }): string =>
    `${name} ${n}`;

/** "negro", "criaturas", "Trasgos", "multicolor": what something is protected from. */
function qualities(filter: Filter, s: Speech): string[] {
  const { colors, multicolored, monocolored, colorless, ...rest } = filter;
  const bare = Object.values(rest).every((value) => value === undefined);
  if (bare && colors !== undefined) return colors.map((color) => COLOR_WORDS[color]('m', false));
  if (bare && multicolored === true) return ['multicolor'];
  if (bare && monocolored === true) return ['monocolor'];
  if (bare && colorless === true) return ['incoloro'];
  if (filter.anyOf !== undefined) return filter.anyOf.flatMap((alternative) => qualities(alternative, s));
  const { types, ...more } = filter;
  if (types !== undefined && types.length > 1) {
    return types.flatMap((type) => qualities({ ...more, types: [type] }, s));
  }
  const { subtypes, ...others } = filter;
  if (subtypes !== undefined && subtypes.length > 1) {
    return subtypes.flatMap((subtype) => qualities({ ...others, subtypes: [subtype] }, s));
  }
  return [s.say.noun(filter, { many: true }, s).text];
}

const isAllColors = (filter: Filter) =>
  Object.keys(filter).join() === 'colors' && filter.colors?.length === COLORS.length;

const against = (name: string, filter: Filter, s: Speech) =>
  `${name} ${list(
    qualities(filter, s).map((quality) => `contra ${quality}`),
    'y',
  )}`;

/** "pantanos", "bosques nevados", "tierras no básicas" */
const crossed = (land: Filter, s: Speech): string => {
  const filter: Filter = land.subtypes === undefined ? { ...land, types: ['land'] } : land;
  return s.say.noun(filter, { many: true }, s).text.toLowerCase();
};

const ENCHANTED = {
  any: 'jugador',
  opponent: 'oponente',
  you: 'a ti',
  teammate: 'compañero de equipo',
  team: 'jugador de tu equipo',
  other: 'otro jugador',
} as const;

/** "ciclo de tierra básica", "ciclo de pantano" */
const searched = (search: Filter, s: Speech): string =>
  search.subtypes === undefined
    ? s.say.noun(search, {}, s).text
    : list(
        search.subtypes.map((subtype) => subtypeWord(subtype).one.toLowerCase()),
        'o',
      );

const PRINTERS: Printers = {
  protection: (keyword, s) => {
    if (keyword.from === 'everything') return 'protección contra todo';
    if (keyword.from === 'chosenColor') return 'protección contra el color elegido';
    if (isAllColors(keyword.from)) return 'protección contra todos los colores';
    return against('protección', keyword.from, s);
  },
  hexproofFrom: (keyword, s) => against('antimaleficio', keyword.from, s),
  landwalk: ({ land }, s) => {
    const lands = crossed(land, s);
    return { line: `cruza ${lands}`, noun: `cruzar ${lands}` };
  },
  ward: costed('rebatir'),
  enchant: ({ what }, s) => {
    const nouns = [
      ...(what.object === undefined ? [] : [s.say.noun(what.object, { place: 'en' }, s).text]),
      ...(what.player === undefined ? [] : [ENCHANTED[what.player]]),
      ...(what.any === true ? ['permanente o jugador'] : []),
    ];
    return `encantar ${list(nouns, 'o')}`;
  },
  equip: ({ cost, to }, s) => {
    const whom = to === undefined ? '' : ` ${s.say.noun(to, { controller: 'unsaid' }, s).text}`;
    return `equipar${whom}${keywordCost(cost, s)}`;
  },
  fortify: costed('fortificar'),
  reconfigure: costed('reconfigurar'),
  crew: numbered('tripular'),
  cycling: ({ cost, search }, s) =>
    search === undefined
      ? `ciclo${keywordCost(cost, s)}`
      : `ciclo de ${searched(search, s)}${keywordCost(cost, s)}`,
  kicker: ({ costs }, s) => `estímulo${costs.map((cost) => keywordCost(cost, s)).join(' y/o')}`,
  multikicker: costed('multiestímulo'),
  buyback: costed('recompra'),
  entwine: costed('entrelazar'),
  flashback: ({ cost }, s) =>
    cost === 'manaCost' ? 'retrospectiva por su coste de maná' : `retrospectiva${keywordCost(cost, s)}`,
  escape: costed('escape'),
  surge: costed('oleada'),
  spectacle: costed('espectáculo'),
  evoke: costed('evocar'),
  dash: costed('rapidez'),
  madness: costed('demencia'),
  morph: (keyword, s) =>
    (keyword.mega === true ? 'megamorfosis' : 'metamorfosis') + keywordCost(keyword.cost, s),
  unearth: costed('desenterrar'),
  embalm: costed('embalsamar'),
  eternalize: costed('eternizar'),
  ninjutsu: costed('ninjutsu'),
  outlast: costed('supervivencia'),
  scavenge: costed('carroñar'),
  bestow: costed('concesión'),
  overload: costed('sobrecarga'),
  miracle: costed('milagro'),
  foretell: costed('profetizar'),
  suspend: ({ n, cost }, s) => `suspender ${n}—${keywordCost(cost, s).trim().replace(/^—/, '')}`,
  vanishing: numbered('desaparecer'),
  fading: numbered('desvanecimiento'),
  echo: costed('eco'),
  cumulativeUpkeep: costed('mantenimiento acumulativo'),
  affinity: (keyword, s) =>
    `afinidad por ${s.say.noun(keyword.for, { many: true, controller: 'unsaid' }, s).text}`,
  annihilator: numbered('aniquilador'),
  afflict: numbered('afligir'),
  bloodthirst: numbered('sed de sangre'),
  bushido: numbered('bushido'),
  rampage: numbered('arrasar'),
  toxic: numbered('tóxico'),
  poisonous: numbered('venenoso'),
  renown: numbered('renombre'),
  modular: numbered('modular'),
  fabricate: numbered('fabricar'),
  tribute: numbered('tributo'),
  devour: numbered('devorar'),
  frenzy: numbered('frenesí'),
  dredge: numbered('dragar'),
  partnerWith: ({ name }) => `camarada con ${name}`,
  splice: ({ onto, cost }, s) => `empalmar con ${subtypeWord(onto).one}${keywordCost(cost, s)}`,
  prowl: costed('merodear'),
};

function printed<K extends ParameterKeywordName>(keyword: Named<K>, s: Speech): Printed {
  const printer: (keyword: Named<K>, s: Speech) => Printed = PRINTERS[keyword.k as K];
  return printer(keyword, s);
}

/** A keyword as a line of its own and as a noun, both in small letters. */
export function keyword(keyword_: Keyword, s: Speech): KeywordName {
  if (typeof keyword_ === 'string') return FLAG_WORDS[keyword_];
  const said = printed(keyword_, s);
  const both = typeof said === 'string' ? { line: said, noun: said } : said;
  return keyword_.k === 'protection' ? { ...both, plain: true } : both;
}
