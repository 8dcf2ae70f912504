import type { CardType, Cost, Keyword, Supertype, TargetFilter } from '@ettin/schema';

/** The object whose text is printed, as far as naming it goes ("this creature", "Baird", "this token"). */
export interface Self {
  readonly what: 'card' | 'token' | 'emblem';
  readonly name: string;
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly Supertype[];
  readonly keywords: readonly Keyword[];
  /** What was paid on casting may be spoken of in any ability. */
  readonly additionalCost?: Cost;
}

/** Anything that names itself: a face of a card, a token's description. */
interface Described {
  readonly name?: string;
  readonly types: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly supertypes?: readonly Supertype[];
  readonly keywords?: readonly Keyword[];
  readonly additionalCost?: Cost;
}

export function selfOf(described: Described, what: Self['what'] = 'card'): Self {
  return {
    what,
    name: described.name ?? '',
    types: described.types,
    subtypes: described.subtypes ?? [],
    supertypes: described.supertypes ?? [],
    keywords: described.keywords ?? [],
    ...(described.additionalCost === undefined ? {} : { additionalCost: described.additionalCost }),
  };
}

/** What an Aura says it enchants. */
export function enchantOf(self: Self): TargetFilter | undefined {
  return self.keywords
    .filter((keyword) => typeof keyword === 'object')
    .find((keyword) => keyword.k === 'enchant')?.what;
}

/** The kicker costs, in order (CR 702.33). */
export function kickersOf(self: Self): readonly Cost[] {
  return (
    self.keywords.filter((keyword) => typeof keyword === 'object').find((keyword) => keyword.k === 'kicker')
      ?.costs ?? []
  );
}

/**
 * "Baird" of "Baird, Steward of Argive", "Hazoret" of "Hazoret the Fervent"; other names stay whole. Only who lives
 * has a byname after "the": an enchantment that is called "Storm the Vault" is an order.
 */
export function shortName({ name, types }: Pick<Self, 'name' | 'types'>): string {
  const lives = types.includes('creature') || types.includes('planeswalker');
  return name.split(lives ? /, |(?<! of) the (?=[A-Z])/ : ', ')[0] ?? name;
}

export const isSpell = (self: Self): boolean =>
  self.types.includes('instant') || self.types.includes('sorcery');
