import { keywordRule } from '@ettin/editions';
import {
  type CardDef,
  type EffectName,
  FLAG_KEYWORDS,
  type FlagKeyword,
  type ParameterKeywordName,
} from '@ettin/schema';

/**
 * Words of the rules that card data holds, and cards without them. A scenario shows a word if it comes out
 * otherwise once every card has been played without it.
 *
 *   keyword          a keyword ability (CR 702), had or given
 *   keyword action   an effect that carries out a verb of CR 701, or makes a predefined token (CR 111.10)
 *   ability word     no word of the data: known by the condition or trigger that it stands for (CR 207.2c)
 */
export interface Word {
  readonly name: string;
  /** The rule (of edition 2026) that says what it means. */
  readonly rule: string;
  /** Whether a node of card data, found under this key, is the word. */
  readonly is: (node: unknown, key: string) => boolean;
  /** What stands in the place of a value or condition that can't just be left out. */
  readonly instead?: unknown;
}

type Node = Readonly<Record<string, unknown>>;
const isNode = (x: unknown): x is Node => typeof x === 'object' && x !== null && !Array.isArray(x);

/** Verbs of section 701, and those of 725 and 731 that work alike. `null`: an effect that says something else. */
const ACTIONS: Readonly<Record<EffectName, string | null>> = {
  addCounters: null,
  addMana: null,
  adapt: '701.46a',
  amass: '701.47a',
  apply: null,
  attach: '701.3a',
  attachToTarget: '701.3a',
  becomeCopy: null,
  becomeMonarch: '725.1',
  bolster: '701.39a',
  cascade: '702.85',
  castFree: null,
  choose: null,
  chooseCardName: null,
  chooseColor: null,
  chooseCreatureType: null,
  chooseNumber: null,
  choosePlayer: null,
  connive: '701.50a',
  controlNextTurn: '723.1',
  copySpell: '707.10',
  counter: '701.6a',
  countersDivided: null,
  createCopy: '701.7a',
  createToken: '701.7a',
  damage: null,
  damageDivided: null,
  delayed: null,
  destroy: '701.8a',
  dig: null,
  discard: '701.9a',
  doubleCounters: null,
  draw: null,
  drawGame: null,
  emblem: null,
  endTurn: null,
  enterAsCopy: null,
  exchangeControl: '701.12a',
  exchangeLife: '701.12c',
  exile: '701.13a',
  exileTop: '701.13a',
  explore: '701.44a',
  extraPhase: null,
  extraTurn: null,
  fight: '701.14a',
  flip: null,
  flipCoin: '705.1',
  forEachObject: null,
  forEachPlayer: null,
  fromOutside: null,
  gainControl: null,
  gainLife: null,
  goad: '701.15a',
  if: null,
  investigate: '701.16a',
  lookAtHand: '701.20e',
  loseGame: null,
  loseLife: null,
  losePlayerCounters: null,
  manifest: '701.40a',
  may: null,
  mayPlay: null,
  mill: '701.17a',
  modes: null,
  monstrosity: '701.37a',
  move: null,
  moveCounters: null,
  newTargets: null,
  payEnergy: null,
  phaseOut: '702.26',
  playerCounters: null,
  populate: '701.36a',
  preventDamage: null,
  proliferate: '701.34a',
  redirectDamage: null,
  redistributeLife: null,
  regenerate: '701.19a',
  remember: null,
  removeCounters: null,
  removeFromCombat: null,
  repeat: null,
  replacement: null,
  revealTop: '701.20a',
  rollDie: '706.1',
  rule: null,
  sacrifice: '701.21a',
  sacrificeObject: '701.21a',
  scry: '701.22a',
  search: '701.23a',
  setDayNight: '731.1',
  setLife: null,
  shuffle: '701.24a',
  skipNext: null,
  storm: '702.40',
  surveil: '701.25a',
  tap: '701.26a',
  transform: '701.27a',
  turnFaceUp: null,
  unattach: '701.3d',
  unlessPays: null,
  untap: '701.26b',
  whenYouDo: null,
  winGame: null,
};

const TOKENS = {
  treasure: '111.10a',
  food: '111.10b',
  blood: '111.10g',
  powerstone: '111.10h',
  map: '111.10s',
};

const NEVER = { compare: [0, '>', 0] };
const isLand = (what: unknown): boolean =>
  isNode(what) && Array.isArray(what.types) && what.types.includes('land') && what.controller === 'you';
/** "if [value] is at least …" about a value that answers this. */
const asks = (node: unknown, of: (value: Node) => boolean): boolean =>
  isNode(node) && Array.isArray(node.compare) && isNode(node.compare[0]) && of(node.compare[0]);
const isArtifacts = (x: unknown): boolean =>
  isNode(x) && JSON.stringify(x.types) === '["artifact"]' && x.controller === 'you';

const ABILITY_WORDS: readonly Word[] = [
  {
    name: 'landfall',
    rule: '207.2c',
    is: (node) => isNode(node) && isNode(node.when) && node.when.on === 'enters' && isLand(node.when.what),
  },
  {
    name: 'raid',
    rule: '207.2c',
    is: (node) => asks(node, (value) => value.tally === 'attackersDeclared'),
    instead: NEVER,
  },
  {
    name: 'metalcraft',
    rule: '207.2c',
    is: (node) => asks(node, (value) => isArtifacts(value.count)),
    instead: NEVER,
  },
  {
    name: 'delirium',
    rule: '207.2c',
    is: (node) => asks(node, (value) => value.cardTypesInGraveyard !== undefined),
    instead: NEVER,
  },
  { name: 'devotion', rule: '700.5', is: (node) => isNode(node) && node.devotion !== undefined, instead: 0 },
  {
    name: 'support',
    rule: '701.41a',
    is: (node) => isNode(node) && isNode(node.what) && node.what.target === 'supported',
  },
];

const keyword = (name: FlagKeyword | ParameterKeywordName): Word => ({
  name,
  rule: keywordRule('2026', name) ?? '',
  is: (node, key) => key === 'keywords' && (node === name || (isNode(node) && node.k === name)),
});

/** Every keyword that is on one of these cards, by name. */
function keywordsOf(cards: readonly CardDef[]): readonly Word[] {
  const names = new Set<string>();
  for (const card of cards)
    visit(card, (node, key) => {
      if (key !== 'keywords') return;
      if (typeof node === 'string') names.add(node);
      else if (isNode(node) && typeof node.k === 'string') names.add(node.k);
    });
  const isFlag = (name: string): name is FlagKeyword => FLAG_KEYWORDS.some((flag) => flag === name);
  return [...names].map((name) => keyword(isFlag(name) ? name : (name as ParameterKeywordName)));
}

/** The words of which there is one on these cards. */
export function wordsOn(cards: readonly CardDef[]): readonly Word[] {
  const actions = Object.entries(ACTIONS).flatMap(([name, rule]): Word[] =>
    rule === null ? [] : [{ name, rule, is: (node) => isNode(node) && node.do === name }],
  );
  const tokens = Object.entries(TOKENS).map(
    ([name, rule]): Word => ({
      name: `${name} token`,
      rule,
      is: (node) => isNode(node) && node.do === 'createToken' && node.token === name,
    }),
  );
  const others = [...actions, ...tokens, ...ABILITY_WORDS].filter((word) =>
    cards.some((card) => has(card, word)),
  );
  return [...keywordsOf(cards), ...others].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function visit(node: unknown, see: (node: unknown, key: string) => void, key = ''): void {
  see(node, key);
  if (Array.isArray(node)) for (const part of node) visit(part, see, key);
  else if (isNode(node)) for (const [name, part] of Object.entries(node)) visit(part, see, name);
}

function has(card: CardDef, word: Word): boolean {
  let found = false;
  visit(card, (node, key) => {
    found ||= word.is(node, key);
  });
  return found;
}

/** The card as it would be if the word weren't on it. */
export function without(card: CardDef, word: Word): CardDef {
  return has(card, word) ? (leaveOut(card, word, '') as CardDef) : card;
}

function leaveOut(node: unknown, word: Word, key: string): unknown {
  if (word.is(node, key)) return word.instead;
  if (Array.isArray(node))
    return node.map((part) => leaveOut(part, word, key)).filter((part) => part !== undefined);
  if (!isNode(node)) return node;
  return Object.fromEntries(
    Object.entries(node)
      .map(([name, part]) => [name, leaveOut(part, word, name)] as const)
      .filter(([, part]) => part !== undefined),
  );
}
