import type { Ability, Effect, ReplacementAbility } from '@ettin/schema';

type DamageReplacement = ReplacementAbility & { readonly replaces: { readonly event: 'damage' } };

const isDamage = (ability: ReplacementAbility): ability is DamageReplacement =>
  ability.replaces.event === 'damage';

const rest = (ability: DamageReplacement): string => {
  const { toPlayer: _, toObject: __, ...replaces } = ability.replaces;
  return JSON.stringify({ ...ability, replaces });
};

/** One about damage to a player and one about damage to permanents, otherwise the same: told as one. */
function both(a: ReplacementAbility, b: ReplacementAbility): ReplacementAbility | null {
  if (!isDamage(a) || !isDamage(b) || rest(a) !== rest(b)) return null;
  const { toPlayer } = a.replaces;
  const { toObject } = b.replaces;
  if (toPlayer === undefined || toObject === undefined) return null;
  if (a.replaces.toObject !== undefined || b.replaces.toPlayer !== undefined) return null;
  return { ...a, replaces: { ...a.replaces, toObject } };
}

/** Neighbours that say one thing in two parts. */
function neighbours<T>(all: readonly T[], merge: (a: T, b: T) => T | null): T[] {
  const merged: T[] = [];
  for (const one of all) {
    const before = merged.at(-1);
    const joined = before === undefined ? null : merge(before, one);
    if (joined === null) merged.push(one);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

export const mergeAbilities = (abilities: readonly Ability[]): Ability[] =>
  neighbours(abilities, (a, b) => (a.kind === 'replacement' && b.kind === 'replacement' ? both(a, b) : null));

export const mergeEffects = (effects: readonly Effect[]): Effect[] =>
  neighbours(effects, (a, b) => {
    if (a.do !== 'replacement' || b.do !== 'replacement' || a.duration !== b.duration || a.once !== b.once)
      return null;
    const replacement = both(a.replacement, b.replacement);
    return replacement === null ? null : { ...a, replacement };
  });
