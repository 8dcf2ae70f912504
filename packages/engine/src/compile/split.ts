import type { Ability, Face, SpellAbility, TargetSpec } from '@ettin/schema';

/**
 * A split card as a whole (CR 709.4): both halves' characteristics together, which it has everywhere but as a spell of
 * one half; and if it has fuse, what it does as a fused spell (CR 702.102). It goes by the name of its left half.
 */
export function wholeOf(left: Face, right: Face): Face {
  const keywords = [...(left.keywords ?? []), ...(right.keywords ?? [])];
  const manaCost = `${left.manaCost ?? ''}${right.manaCost ?? ''}`;
  const fused = keywords.includes('fuse') ? fusedAbility(left, right) : null;
  return {
    name: left.name,
    types: [...new Set([...left.types, ...right.types])],
    subtypes: [...new Set([...(left.subtypes ?? []), ...(right.subtypes ?? [])])],
    supertypes: [...new Set([...(left.supertypes ?? []), ...(right.supertypes ?? [])])],
    keywords: keywords.filter((k, i) => typeof k !== 'string' || keywords.indexOf(k) === i),
    ...(manaCost === '' ? {} : { manaCost }),
    ...(fused === null ? {} : { abilities: [fused] }),
  };
}

/** The instructions of the left half, then those of the right (CR 702.102d). */
function fusedAbility(left: Face, right: Face): SpellAbility {
  const [a, b] = [spellOf(left), spellOf(right)];
  if (a.modes !== undefined || b.modes !== undefined)
    throw new Error('a fused spell with modes is more than the rules of this game know');
  const taken = new Set((a.targets ?? []).map((t) => t.id));
  const names = new Map((b.targets ?? []).map((t) => [t.id, freeName(t, taken)]));
  const other = renamed(b, names) as SpellAbility;
  return {
    kind: 'spell',
    targets: [
      ...(a.targets ?? []),
      ...(other.targets ?? []).map((t) => ({ ...t, id: names.get(t.id) ?? t.id })),
    ],
    effects: [...(a.effects ?? []), ...(other.effects ?? [])],
  };
}

function spellOf(face: Face): SpellAbility {
  const found = (face.abilities ?? []).find((x: Ability): x is SpellAbility => x.kind === 'spell');
  if (found === undefined) throw new Error(`${face.name} has fuse, but is no instant or sorcery`);
  return found;
}

function freeName(t: TargetSpec, taken: ReadonlySet<string>): string {
  let name = t.id;
  while (taken.has(name)) name += "'";
  return name;
}

/** The same data with targets under other names. */
function renamed(data: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(data)) return data.map((x) => renamed(x, names));
  if (typeof data !== 'object' || data === null) return data;
  const named = (x: unknown) => (typeof x === 'string' ? (names.get(x) ?? x) : renamed(x, names));
  return Object.fromEntries(
    Object.entries(data).map(([key, x]) => [
      key,
      key === 'target' || key === 'targets'
        ? named(x)
        : key === 'otherThan' && Array.isArray(x)
          ? x.map(named)
          : renamed(x, names),
    ]),
  );
}
