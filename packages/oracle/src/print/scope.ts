import type { Filter, ObjectRef, PlayerRef, Ref, TargetSpec, Zone } from '@ettin/schema';
import { mentions } from './mentions.js';
import type { Self } from './self.js';

/** What an object is called when nothing more is known of it. */
export type Head = 'permanent' | 'card' | 'spell' | 'ability' | 'token' | 'source';

/** Something spoken of: what a target, a binding or the trigger event stands for. */
export interface Entity {
  readonly kind: 'object' | 'player' | 'either';
  readonly filter?: Filter;
  readonly head?: Head;
  readonly plural?: boolean;
  /** What was done to it, for "the sacrificed creature". */
  readonly label?: 'chosen' | 'sacrificed' | 'discarded' | 'copy';
  /** Its first mention, where that comes later than its binding ("choose a creature" … "tap it"). */
  readonly first?: FirstMention;
}

export type FirstMention =
  | { readonly filter: Filter; readonly min: TargetSpec['min']; readonly max: TargetSpec['max'] }
  | { readonly player: PlayerRef }
  | { readonly each: ObjectRef };

/** A number that an instruction left behind ("the life lost this way"). */
export interface Result {
  readonly of: 'life' | 'damage' | 'cards' | 'objects' | 'counters' | 'roll' | 'number';
  readonly done: string;
  readonly filter?: Filter;
  readonly head?: Head;
}

/**
 * "that player": a plain mention; the subject of a loop, not said yet; the one just named, so a pronoun;
 * a relative clause ("each opponent who …"); or you.
 */
export type ThatPlayer =
  | 'plain'
  | 'pronoun'
  | 'relative'
  | 'you'
  | { readonly first: PlayerRef; readonly any?: true };

/**
 * What has been said so far in the text of one ability. Printers read it to choose between a full
 * mention and a pronoun, and write to it as they go: text is printed from left to right.
 */
export interface Scope {
  readonly self: Self;
  /** Zone that the ability works from: there the source is "this card". */
  readonly from: Zone;
  /** The ability says something of "that player", so "each upkeep" has to be "each player's upkeep". */
  readonly speaksOfThatPlayer: boolean;
  /** It sacrifices itself, so it sees one end step only. */
  readonly sacrificesSelf: boolean;
  readonly specs: ReadonlyMap<string, TargetSpec>;
  readonly entities: Map<string, Entity>;
  /** Two names for one thing. */
  readonly aliases: Map<string, string>;
  readonly said: Set<string>;
  readonly places: Map<string, Zone>;
  readonly results: Map<string, Result>;
  /** Who did, or didn't do, what was bound under this name. */
  readonly doers: Map<string, PlayerRef>;
  /** The thing that "it" means just now. */
  focus: string | null;
  thatPlayer: ThatPlayer;
  /** A permanent was tapped for mana, so what is added is additional. */
  additionalMana: boolean;
  /** It is somebody's draw step, so what they draw is additional. */
  additionalDraw: boolean;
  /** A value that this sentence says twice, so that it is X (as JSON). */
  shared: string | null;
  /** The condition to come depends on what was just done. */
  afterwards: boolean;
  sharedWhere: string | null;
  /** "for each …" that the clause still owes, and "where X is …" that the sentence does. */
  tails: string[];
  /** The group of objects that was spoken of last (as JSON): "those creatures". */
  group: string | null;
  where: string | null;
}

export function newScope(
  self: Self,
  from: Zone,
  ability?: { readonly targets?: readonly TargetSpec[] },
): Scope {
  return {
    self,
    from,
    speaksOfThatPlayer: mentions(ability, 'thatPlayer'),
    sacrificesSelf: mentions(ability, 'sacrificeObject') && mentions(ability, 'self'),
    specs: new Map((ability?.targets ?? []).map((spec) => [spec.id, spec])),
    entities: new Map(),
    aliases: new Map(),
    said: new Set(),
    places: new Map(),
    results: new Map(),
    doers: new Map(),
    focus: null,
    thatPlayer: 'plain',
    shared: null,
    afterwards: false,
    sharedWhere: null,
    additionalMana: false,
    additionalDraw: false,
    tails: [],
    group: null,
    where: null,
  };
}

/** The name under which mentions of this reference are remembered; null for those that have none. */
export function keyOf(ref: Ref, scope: Scope): string | null {
  const key = directKey(ref);
  return key === null ? null : canonical(key, scope);
}

function directKey(ref: Ref): string | null {
  if (typeof ref === 'string') return ref;
  if ('target' in ref) return `target:${ref.target}`;
  if ('bound' in ref) return `bound:${ref.bound}`;
  return null;
}

function canonical(key: string, scope: Scope): string {
  const other = scope.aliases.get(key);
  return other === undefined || other === key ? key : canonical(other, scope);
}

/** From now on `bound:name` is another name for what `ref` refers to. */
export function bindAs(name: string | undefined, ref: Ref, scope: Scope): void {
  if (name === undefined) return;
  const key = keyOf(ref, scope);
  if (key !== null && key !== `bound:${name}`) scope.aliases.set(`bound:${name}`, key);
}

/** Binds a name to something new. */
export function bindEntity(name: string | undefined, entity: Entity, scope: Scope): void {
  if (name === undefined) return;
  scope.aliases.delete(`bound:${name}`);
  scope.entities.set(`bound:${name}`, entity);
  scope.said.delete(`bound:${name}`);
}

export function mention(key: string | null, scope: Scope): void {
  if (key === null) return;
  scope.said.add(key);
  scope.focus = key;
}

/** A copy to try something in, or for a mode that others don't hear. */
export function fork<S extends Scope>(scope: S): S {
  return {
    ...scope,
    entities: new Map(scope.entities),
    aliases: new Map(scope.aliases),
    said: new Set(scope.said),
    places: new Map(scope.places),
    results: new Map(scope.results),
    doers: new Map(scope.doers),
    tails: [],
    where: null,
  };
}
