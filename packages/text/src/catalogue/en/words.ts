import type { CardType, ManaType, PileSpec, Step, Supertype, Zone } from '@ettin/schema';

/** Steps as headings and in lists: "draw step". */
export const STEPS_EN = {
  setup: 'before the game',
  untap: 'untap step',
  upkeep: 'upkeep',
  draw: 'draw step',
  main1: 'first main phase',
  beginCombat: 'beginning of combat',
  declareAttackers: 'attackers declared',
  declareBlockers: 'blockers declared',
  firstStrikeDamage: 'first-strike damage',
  combatDamage: 'combat damage',
  endCombat: 'end of combat',
  main2: 'second main phase',
  end: 'end step',
  cleanup: 'cleanup',
} as const satisfies Readonly<Record<Step | 'setup', string>>;

/** After "on to": where a pass leads. */
export const NEXT_EN = {
  upkeep: 'the upkeep',
  draw: 'the draw step',
  main1: 'the first main phase',
  combat: 'combat',
  declareAttackers: 'the declaration of attackers',
  declareBlockers: 'the declaration of blockers',
  combatDamage: 'combat damage',
  secondDamage: 'the second combat damage',
  endCombat: 'the end of combat',
  main2: 'the second main phase',
  end: 'the end step',
} as const;

export const ZONES_EN = {
  library: 'library',
  hand: 'hand',
  battlefield: 'battlefield',
  graveyard: 'graveyard',
  stack: 'stack',
  exile: 'exile',
  command: 'command zone',
} as const satisfies Readonly<Record<Zone, string>>;

/** After a verb of moving. */
export const FROM_ZONE_EN = {
  library: 'from the library',
  hand: 'from the hand',
  battlefield: 'from the battlefield',
  graveyard: 'from the graveyard',
  stack: 'from the stack',
  exile: 'from exile',
  command: 'from the command zone',
} as const satisfies Readonly<Record<Zone, string>>;

export const TO_ZONE_EN = {
  library: 'into the library',
  hand: 'to the hand',
  battlefield: 'onto the battlefield',
  graveyard: 'into the graveyard',
  stack: 'onto the stack',
  exile: 'into exile',
  command: 'into the command zone',
} as const satisfies Readonly<Record<Zone, string>>;

/** Where a card is put that is being looked at. */
export const PILES_EN = {
  top: 'on the top',
  bottom: 'on the bottom',
  graveyard: 'into the graveyard',
  hand: 'to the hand',
  battlefield: 'onto the battlefield',
  exile: 'into exile',
} as const satisfies Readonly<Record<PileSpec['name'], string>>;

/** What mana can be: the colors and colorless. */
export const COLORS_EN = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
} as const satisfies Readonly<Record<ManaType, string>>;

export const TYPES_EN = {
  artifact: 'artifact',
  battle: 'battle',
  creature: 'creature',
  enchantment: 'enchantment',
  instant: 'instant',
  kindred: 'kindred',
  land: 'land',
  planeswalker: 'planeswalker',
  sorcery: 'sorcery',
} as const satisfies Readonly<Record<CardType, string>>;

export const SUPERTYPES_EN = {
  basic: 'basic',
  legendary: 'legendary',
  snow: 'snow',
  world: 'world',
} as const satisfies Readonly<Record<Supertype, string>>;

/** Kinds of counters, as they stand beside the word for a counter; of other kinds the data's own word does. */
export const COUNTERS_EN = {
  poison: 'poison',
  energy: 'energy',
  experience: 'experience',
  loyalty: 'loyalty',
  defense: 'defense',
  lore: 'lore',
  charge: 'charge',
  quest: 'quest',
  hour: 'hour',
  ice: 'ice',
  age: 'age',
  time: 'time',
  fade: 'fade',
  renowned: 'renowned',
} as const;
