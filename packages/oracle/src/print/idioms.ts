import type { Condition, Effect, ObjectRef, PlayerRef, TargetSpec, Trigger } from '@ettin/schema';
import { ZONES } from '@ettin/schema';
import type { EffectOf } from './types.js';

/**
 * Turns of phrase that several instructions make together, found in the data alone, so that every
 * language sees the same ones and words each in its own way.
 */

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A search shuffles by itself, in words: the instruction that follows is not said again. */
export function isSaidAlready(effect: Effect, before: readonly Effect[]): boolean {
  if (effect.do !== 'shuffle') return false;
  const searched = (who: PlayerRef) =>
    before.some((other) => other.do === 'search' && same(other.whose ?? other.who, who));
  return searched(effect.who);
}

/** Life and counters that the instruction before may have changed: "then if …". */
export const isAboutOutcome = (condition: Condition): boolean =>
  'compare' in condition &&
  condition.compare.some(
    (value) => typeof value === 'object' && ('lifeOf' in value || 'countersOn' in value),
  );

const SHARING = ['gainLife', 'loseLife', 'draw', 'damage', 'scry', 'mill'];

/** A computed amount that two instructions in a row have in common. */
export function sharedAmount(effects: readonly Effect[], at: number): string | null {
  const [a, b] = [effects[at], effects[at + 1]];
  if (a === undefined || b === undefined || !('amount' in a) || !('amount' in b)) return null;
  if (!SHARING.includes(a.do) || !SHARING.includes(b.do) || typeof a.amount !== 'object') return null;
  if ('result' in a.amount || JSON.stringify(a.amount).includes('"thatPlayer"')) return null;
  const amount = JSON.stringify(a.amount);
  return amount === JSON.stringify(b.amount) ? amount : null;
}

/** Whether a choice is woven into the next instruction instead of being said by itself. */
export function isWoven(effect: EffectOf<'choose'>, next: unknown): boolean {
  if (effect.who !== undefined && effect.who !== 'you') return false;
  if (effect.random === true) return false;
  const zones = typeof effect.from.zone === 'string' ? [effect.from.zone] : (effect.from.zone ?? []);
  if (zones.includes('hand') && effect.from.owner !== 'you') return false;
  return JSON.stringify(next ?? null).includes(`{"bound":"${effect.as}"}`);
}

/** What a group chooses and then loses at once: "each opponent exiles a card from their hand". */
export function groupExiles(effect: EffectOf<'choose'>, next: Effect | undefined): boolean {
  return (
    typeof effect.who === 'string' &&
    effect.who !== 'you' &&
    next?.do === 'exile' &&
    next.as === undefined &&
    next.until === undefined &&
    same(next.what, { bound: effect.as })
  );
}

/** "you may pay any amount of {E}": a number chosen up to all one's energy, and paid. */
export function paysEnergy(effect: EffectOf<'chooseNumber'>, next: Effect | undefined): boolean {
  return (
    next?.do === 'payEnergy' &&
    same(next.count, { result: effect.as }) &&
    JSON.stringify(effect.max).includes('"energy"')
  );
}

export type Acting = Extract<Effect, { readonly do: 'discard' | 'loseLife' | 'sacrifice' | 'mill' }>;

const isActing = (effect: Effect | undefined): effect is Acting =>
  effect?.do === 'discard' ||
  effect?.do === 'loseLife' ||
  effect?.do === 'sacrifice' ||
  effect?.do === 'mill';

const isController = (who: PlayerRef): who is { readonly controllerOf: ObjectRef } =>
  typeof who === 'object' && 'controllerOf' in who;

/** The same told twice, for a target that is a player and for the controller of one that isn't. */
export function isSameForController(effect: Effect | undefined, next: Effect | undefined): effect is Acting {
  if (!isActing(effect) || !isActing(next) || effect.do !== next.do || !isController(next.who)) return false;
  const sameTarget = same(effect.who, next.who.controllerOf);
  return sameTarget && same({ ...effect, who: 'you' }, { ...next, who: 'you' });
}

/** How the spell was cast changes what it does: "Otherwise" comes first, and this "instead". */
export const replacesUsual = (condition: Condition): boolean =>
  'cast' in condition ||
  'kickedWith' in condition ||
  ('all' in condition && condition.all.some(replacesUsual));

const AMOUNTS = new Set<Effect['do']>([
  'damage',
  'draw',
  'gainLife',
  'loseLife',
  'discard',
  'mill',
  'createToken',
  'createCopy',
  'addCounters',
  'apply',
]);

/** One instruction that differs only in its amount. */
export function isMoreOfTheSame(then: readonly Effect[], otherwise: readonly Effect[]): boolean {
  const [a, b] = [then[0], otherwise[0]];
  return (
    then.length === 1 && otherwise.length === 1 && a !== undefined && a.do === b?.do && AMOUNTS.has(a.do)
  );
}

export const sameBut = (a: Effect, b: Effect, key: string): boolean =>
  same({ ...a, [key]: null }, { ...b, [key]: null });

/** The two modes of "tap or untap". */
export function tapOrUntap({ options, min, max, chooser }: EffectOf<'modes'>['modes']): ObjectRef | null {
  const [a, b] = options.map((option) => (option.effects.length === 1 ? option.effects[0] : undefined));
  if (options.length !== 2 || min !== 1 || max !== 1 || chooser !== undefined) return null;
  if (a?.do !== 'tap' || b?.do !== 'untap' || JSON.stringify(a.what) !== JSON.stringify(b.what)) return null;
  return a.what;
}

/** One target, and one more for each time that the spell was kicked. */
export const isOnePerKick = ({ max }: TargetSpec): boolean =>
  typeof max === 'object' && 'sum' in max && JSON.stringify(max.sum) === '[1,{"timesKicked":true}]';

/** A trigger on the same move from several zones, which is told as one. */
export interface SameMove {
  readonly trigger: Extract<Trigger, { readonly on: 'move' }>;
  readonly from: readonly Extract<Trigger, { readonly on: 'move' }>['from'][];
  /** From anywhere but the battlefield. */
  readonly elsewhere: boolean;
}

const isMove = (trigger: Trigger): trigger is SameMove['trigger'] => trigger.on === 'move';

export const isSameMove = (one: Trigger | SameMove): one is SameMove => 'trigger' in one;

export function mergeMoves(triggers: readonly Trigger[]): readonly (Trigger | SameMove)[] {
  const merged: (Trigger | SameMove)[] = [];
  const taken = new Set<Trigger>();
  for (const trigger of triggers) {
    if (taken.has(trigger)) continue;
    const alike = isMove(trigger)
      ? triggers.filter(isMove).filter((other) => other.to === trigger.to && same(other.what, trigger.what))
      : [];
    if (!isMove(trigger) || alike.length < 3) {
      merged.push(trigger);
      continue;
    }
    for (const other of alike) taken.add(other);
    const from = alike.map((other) => other.from);
    const others = ZONES.filter((zone) => zone !== 'battlefield' && zone !== trigger.to);
    merged.push({ trigger, from, elsewhere: others.every((zone) => from.includes(zone)) });
  }
  return merged;
}
