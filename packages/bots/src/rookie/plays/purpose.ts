import type { ActivatedAbility, Effect, ObjectRef, SpellAbility, TargetSpec } from '@ettin/schema';

/** What a spell or ability is for, told by its effects: that decides when it is used. */
export interface Purpose {
  /** Counters what is on the stack. */
  readonly counters: boolean;
  /** Deals with creatures or other permanents. */
  readonly removes: boolean;
  /** Changes the fights under way. */
  readonly fights: boolean;
  /** Taps creatures: before they attack or block. */
  readonly taps: boolean;
}

const known = new WeakMap<Does, Purpose>();
type Does = SpellAbility | ActivatedAbility;

export function purposeOf(a: Does): Purpose {
  let purpose = known.get(a);
  if (purpose === undefined) {
    const modes = a.modes?.options ?? [];
    const all = flat([...(a.effects ?? []), ...modes.flatMap((m) => m.effects)]);
    const specs = [...(a.targets ?? []), ...modes.flatMap((m) => m.targets ?? [])];
    purpose = {
      counters: all.some((e) => e.do === 'counter'),
      removes: all.some((e) => removes(e, specs)),
      fights: all.some(fights),
      taps: all.some((e) => e.do === 'tap'),
    };
    known.set(a, purpose);
  }
  return purpose;
}

/** With what happens under a condition, by choice or mode. */
function flat(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((e) => {
    switch (e.do) {
      case 'if':
        return [e, ...flat(e.then), ...flat(e.else ?? [])];
      case 'may':
      case 'unlessPays':
      case 'forEachObject':
      case 'forEachPlayer':
        return [e, ...flat(e.effects)];
      case 'modes':
        return [e, ...e.modes.options.flatMap((m) => flat(m.effects))];
      default:
        return [e];
    }
  });
}

function removes(e: Effect, specs: readonly TargetSpec[]): boolean {
  switch (e.do) {
    case 'damage':
    case 'damageDivided':
    case 'destroy':
    case 'fight':
    case 'gainControl':
      return true;
    case 'exile':
    case 'move':
      return isTargeted(e.what, specs) && (e.do === 'exile' || e.to !== 'battlefield');
    case 'apply':
      return e.mods.some((m) => m.mod === 'pt' && typeof m.toughness === 'number' && m.toughness < 0);
    default:
      return false;
  }
}

/** A target on the battlefield, not a card elsewhere. */
function isTargeted(what: ObjectRef, specs: readonly TargetSpec[]): boolean {
  if (typeof what !== 'object' || !('target' in what)) return false;
  const zone = specs.find((s) => s.id === what.target)?.what.object?.zone;
  return zone === undefined || zone === 'battlefield';
}

function fights(e: Effect): boolean {
  switch (e.do) {
    case 'apply':
    case 'rule':
      return (e.mods ?? []).some((m) => m.mod === 'pt' || m.mod === 'gain' || m.mod === 'setPT');
    case 'addCounters':
    case 'regenerate':
    case 'preventDamage':
    case 'removeFromCombat':
      return true;
    default:
      return false;
  }
}
