import type { Ability, Effect, Modes, ObjectView, StackView, TargetId, TargetSpec } from '@ettin/schema';
import { type Env, envFor } from './env.js';
import { enchantSpec, faceOf, keywordOf, noteFor } from './notes.js';
import type { Table } from './table.js';

/** What a spell or ability on the stack does, with what has been chosen for it so far. */
export interface Doing {
  readonly effects: readonly Effect[];
  readonly specs: readonly TargetSpec[];
  readonly modes: Modes | null;
  /** An Aura, which does what it does to what it will be attached to. */
  readonly aura: boolean;
  readonly env: Env;
}

export function doingOf(t: Table, s: StackView): Doing {
  const self = s.source === null || s.kind === 'spell' ? null : t.find(s.source);
  const card = faceOf(t.rules, s.name, s.face ?? 0);
  const data = abilityOf(t, s);
  const base = envFor(s.kind === 'spell' ? s : self, s.controller, {
    x: s.x ?? 0,
    kicked: t.kicked.has(s.id),
  });
  const aura = data === null && s.kind === 'spell' && card !== null ? enchantSpec(card.data) : null;
  if (aura !== null)
    return { effects: [], specs: [aura], modes: null, aura: true, env: withChosen(base, [aura], s) };
  const bestow = s.kind === 'spell' && card !== null && keywordOf(card.data, 'bestow') !== undefined;
  if (data === null) {
    const specs: readonly TargetSpec[] = bestow
      ? [{ id: 'enchanted', what: { object: { types: ['creature'] } } }]
      : [];
    return { effects: [], specs, modes: null, aura: bestow, env: withChosen(base, specs, s) };
  }
  const modes = data.modes ?? null;
  const chosen = s.modes.flatMap((i) => modes?.options[i] ?? []);
  const specs = [...(data.targets ?? []), ...chosen.flatMap((m) => m.targets ?? [])];
  const effects = [...(data.effects ?? []), ...chosen.flatMap((m) => m.effects)];
  return { effects, specs, modes, aura: false, env: withChosen(base, specs, s) };
}

function withChosen(env: Env, specs: readonly TargetSpec[], s: StackView): Env {
  const targets: Record<string, readonly TargetId[]> = {};
  specs.forEach((spec, i) => {
    const ids = s.targets[i];
    if (ids !== undefined) targets[spec.id] = ids;
  });
  return { ...env, targets };
}

type Does = Extract<Ability, { effects?: readonly Effect[] }>;

function abilityOf(t: Table, s: StackView): Does | null {
  const card = s.kind === 'spell' ? faceOf(t.rules, s.name, s.face ?? 0) : null;
  const id = s.ability ?? card?.spell ?? -1;
  const data = noteFor(t.rules, id)?.data;
  return data === undefined || data.kind === 'static' || data.kind === 'replacement' ? null : data;
}

/** The spell or ability that is resolving or being put on the stack and that asks as this source. */
export function askingFor(t: Table, source: number | undefined): StackView | null {
  if (source === undefined) return null;
  const stack = t.view.stack;
  for (let i = stack.length - 1; i >= 0; i--) {
    const s = stack[i];
    if (s !== undefined && (s.id === source || s.source === source)) return s;
  }
  return null;
}

/** Everything that works as a permanent with these abilities enters: its own triggers, chapters, and choices. */
export function enteringAbilities(t: Table, o: { readonly abilities: readonly number[] }): readonly Does[] {
  const out: Does[] = [];
  for (const n of t.notes(o)) {
    if (n.data.kind !== 'triggered') continue;
    const chapter = 'on' in n.data.when && n.data.when.on === 'chapter';
    if (n.enters || chapter) out.push(n.data);
  }
  return out;
}

/** An object as it would look with another of its faces. */
export function withFace(
  o: ObjectView,
  face: NonNullable<ReturnType<typeof faceOf>>,
  side: 0 | 1,
): ObjectView {
  if (side === 0 && o.name === face.data.name) return o;
  const { power, toughness, loyalty, ...rest } = o;
  const { data } = face;
  return {
    ...rest,
    name: data.name,
    types: data.types,
    subtypes: data.subtypes ?? [],
    supertypes: data.supertypes ?? [],
    keywords: (data.keywords ?? []).map((k) =>
      typeof k === 'string' ? k : 'n' in k ? `${k.k} ${k.n}` : k.k,
    ),
    abilities: face.abilities,
    ...(typeof data.power === 'number' ? { power: data.power } : {}),
    ...(typeof data.toughness === 'number' ? { toughness: data.toughness } : {}),
    ...(typeof data.loyalty === 'number' ? { loyalty: data.loyalty } : {}),
  };
}
