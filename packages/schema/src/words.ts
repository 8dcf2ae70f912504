/**
 * Closed vocabularies of the game. Each is one `as const` array, so that types, validators and
 * exhaustive switches all follow from the same line.
 */
export const COLORS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Color = (typeof COLORS)[number];

/** What mana can be: five colors and colorless (CR 106.1b). */
export const MANA_TYPES = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaType = (typeof MANA_TYPES)[number];

export const CARD_TYPES = [
  'artifact',
  'battle',
  'creature',
  'enchantment',
  'instant',
  'kindred',
  'land',
  'planeswalker',
  'sorcery',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

export const SUPERTYPES = ['basic', 'legendary', 'snow', 'world'] as const;
export type Supertype = (typeof SUPERTYPES)[number];

export const ZONES = ['library', 'hand', 'battlefield', 'graveyard', 'stack', 'exile', 'command'] as const;
export type Zone = (typeof ZONES)[number];

/** Steps in turn order; the two main phases have none of their own and stand here by phase name. */
export const STEPS = [
  'untap',
  'upkeep',
  'draw',
  'main1',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
  'main2',
  'end',
  'cleanup',
] as const;
export type Step = (typeof STEPS)[number];

export const PHASES = ['beginning', 'precombatMain', 'combat', 'postcombatMain', 'ending'] as const;
export type Phase = (typeof PHASES)[number];

/** Keyword abilities without a parameter (CR 702). Those with one are `ParameterKeyword`s. */
export const FLAG_KEYWORDS = [
  'flying',
  'reach',
  'firstStrike',
  'doubleStrike',
  'deathtouch',
  'lifelink',
  'trample',
  'vigilance',
  'haste',
  'flash',
  'defender',
  'menace',
  'hexproof',
  'shroud',
  'indestructible',
  'fear',
  'intimidate',
  'shadow',
  'skulk',
  'horsemanship',
  'infect',
  'wither',
  'changeling',
  'devoid',
  'prowess',
  'exalted',
  'undying',
  'persist',
  'extort',
  'evolve',
  'cascade',
  'storm',
  'convoke',
  'delve',
  'improvise',
  'phasing',
  'flanking',
  'melee',
  'splitSecond',
  'assist',
  'daybound',
  'nightbound',
  'partner',
  'riot',
  'ascend',
  'mentor',
  'training',
  'decayed',
  'rebound',
  'retrace',
  'fuse',
  'livingWeapon',
  'jumpStart',
  'banding',
] as const;
export type FlagKeyword = (typeof FLAG_KEYWORDS)[number];

export const DURATIONS = [
  'endOfTurn',
  'endOfCombat',
  'yourNextTurn',
  'yourNextUpkeep',
  'whileSourceOnBattlefield',
  'whileYouControlSource',
  'whileSourceTapped',
  'whileAttached',
  'thisTurnAndNext',
  /** Up to the end of the next untap step that the affected object's controller's team has. */
  'nextUntapStep',
  'permanent',
] as const;
export type Duration = (typeof DURATIONS)[number];

export const COMPARE = ['<', '<=', '=', '!=', '>=', '>'] as const;
export type Compare = (typeof COMPARE)[number];

/** Tallies kept for each player in the current turn (and some for the game); read by values and conditions. */
export const TALLIES = [
  'lifeGained',
  'lifeLost',
  'spellsCast',
  'creatureSpellsCast',
  'noncreatureSpellsCast',
  'instantSorceryCast',
  'cardsDrawn',
  'landsPlayed',
  'creaturesDied',
  'permanentsLeft',
  'attackersDeclared',
  'damageTaken',
  'cardsDiscarded',
  'permanentsSacrificed',
  'landsEntered',
  'creaturesEntered',
  'tokensCreated',
  'combatDamageDealt',
] as const;
export type Tally = (typeof TALLIES)[number];
