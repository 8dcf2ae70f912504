import type { ObjectView } from '@ettin/schema';

/** What worth and fights depend on; a card in hand, a permanent, or a token that doesn't exist yet. */
export interface Body {
  readonly types: readonly string[];
  readonly keywords: readonly string[];
  readonly power?: number;
  readonly toughness?: number;
  readonly manaValue: number;
  readonly abilities: readonly number[];
}

export const has = (o: Body, keyword: string): boolean => o.keywords.includes(keyword);
export const isCreature = (o: Body): boolean => o.types.includes('creature');
export const isLand = (o: Body): boolean => o.types.includes('land');
export const isPlaneswalker = (o: Body): boolean => o.types.includes('planeswalker');

/** The number after a keyword such as 'toxic 2', all of that kind added up. */
export function numberAfter(o: Body, keyword: string): number {
  let n = 0;
  for (const k of o.keywords) if (k.startsWith(`${keyword} `)) n += Number(k.slice(keyword.length + 1));
  return n;
}

/** What can be said of a keyword's worth on a creature of that power. */
export function keywordWorth(keyword: string, power: number): number {
  const p = Math.max(0, power);
  switch (keyword.split(' ')[0]) {
    case 'flying':
    case 'shadow':
    case 'horsemanship':
      return 0.4 + 0.35 * p;
    case 'fear':
    case 'intimidate':
    case 'menace':
    case 'skulk':
    case 'landwalk':
      return 0.25 * p;
    case 'trample':
    case 'battleCry':
      return 0.15 * p;
    case 'doubleStrike':
      return 0.9 * p;
    case 'infect':
      return 0.6 * p;
    case 'lifelink':
      return 0.3 + 0.3 * p;
    case 'toxic':
    case 'poisonous':
      return p > 0 ? 1 : 0;
    case 'firstStrike':
    case 'wither':
    case 'prowess':
    case 'evolve':
    case 'exalted':
    case 'annihilator':
      return 0.8;
    case 'deathtouch':
    case 'persist':
    case 'undying':
      return 1.2;
    case 'indestructible':
      return 2;
    case 'hexproof':
    case 'shroud':
    case 'protection':
    case 'ward':
      return 0.6;
    case 'vigilance':
    case 'reach':
    case 'haste':
    case 'mentor':
    case 'training':
    case 'flanking':
    case 'bushido':
      return 0.35;
    case 'defender':
      return -0.7 * p;
    case 'decayed':
      return -0.6 * p;
    case 'fading':
    case 'vanishing':
    case 'echo':
    case 'cumulativeUpkeep':
      return -0.8;
    default:
      return 0;
  }
}

/** Damage still needed to destroy it. */
export const toughnessLeft = (o: ObjectView): number => (o.toughness ?? 0) - (o.damage ?? 0);
