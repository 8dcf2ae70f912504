import type { Ability, FlagKeyword, Keyword, ParameterKeywordName } from '@ettin/schema';
import { mentions } from './mentions.js';

/** Where the lines of a face stand. The data keeps keywords apart from the other abilities. */
export interface Lines {
  /** Keywords about casting, then what it says of itself as a spell. */
  readonly casting: readonly Keyword[];
  readonly onStack: readonly Ability[];
  readonly keywords: readonly Keyword[];
  readonly abilities: readonly Ability[];
  /** Protection from what is chosen: a sentence after the choice. */
  readonly chosen: readonly Keyword[];
  /** Keywords that come last. */
  readonly last: readonly Keyword[];
}

/** Keywords that stand on a line of their own after the other abilities. */
const LAST = new Set<ParameterKeywordName>([
  'equip',
  'fortify',
  'reconfigure',
  'crew',
  'cycling',
  'flashback',
  'escape',
  'morph',
  'madness',
  'unearth',
  'embalm',
  'eternalize',
  'scavenge',
  'splice',
  'foretell',
  'dredge',
  'evoke',
  'dash',
  'miracle',
  'entwine',
  'overload',
  'suspend',
]);

const LAST_FLAGS = new Set<FlagKeyword>([
  'daybound',
  'nightbound',
  'storm',
  'persist',
  'undying',
  'rebound',
  'fuse',
  'retrace',
  'jumpStart',
]);

/** Keywords about casting stand before everything else. */
const FIRST = new Set<ParameterKeywordName>([
  'kicker',
  'multikicker',
  'buyback',
  'surge',
  'spectacle',
  'prowl',
  'affinity',
]);

/** Keywords that share a line with others, "Flying, protection from black". The rest stand alone. */
const SHARING = new Set<FlagKeyword>([
  'flying',
  'reach',
  'firstStrike',
  'doubleStrike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'haste',
  'defender',
  'menace',
  'hexproof',
  'indestructible',
]);

const isSharing = (keyword: Exclude<Keyword, FlagKeyword>): boolean =>
  keyword.k === 'protection' ||
  keyword.k === 'hexproofFrom' ||
  (keyword.k === 'ward' && Object.keys(keyword.cost).join() === 'mana');

/** Whether it can stand in a row with others. */
export const shares = (keyword: Keyword): boolean =>
  typeof keyword === 'string' ? SHARING.has(keyword) : isSharing(keyword);
const isLast = (keyword: Keyword) =>
  typeof keyword === 'string' ? LAST_FLAGS.has(keyword) : LAST.has(keyword.k);

const isFirst = (keyword: Keyword) => typeof keyword !== 'string' && FIRST.has(keyword.k);

/** Protection from what is chosen follows the choice, as a sentence. */
const isOfChosen = (keyword: Keyword) =>
  typeof keyword !== 'string' && keyword.k === 'protection' && keyword.from === 'chosenColor';

/** What it says of itself as a spell comes first. */
const isAboutCasting = (ability: Ability) => ability.kind === 'static' && ability.from?.[0] === 'stack';

export function linesOf(keywords: readonly Keyword[], abilities: readonly Ability[]): Lines {
  // Morph stands before what happens as it is turned face up.
  const turned = mentions(abilities, 'turnedFaceUp');
  const comesLast = (keyword: Keyword) =>
    isLast(keyword) && !(turned && typeof keyword !== 'string' && keyword.k === 'morph');
  return {
    casting: keywords.filter(isFirst),
    onStack: abilities.filter(isAboutCasting),
    keywords: keywords.filter((keyword) => !isFirst(keyword) && !comesLast(keyword) && !isOfChosen(keyword)),
    abilities: abilities.filter((ability) => !isAboutCasting(ability)),
    chosen: keywords.filter(isOfChosen),
    last: keywords.filter(comesLast),
  };
}
