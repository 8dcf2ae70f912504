import type {
  Ability,
  ActivatedAbility,
  Effect,
  Filter,
  Modes,
  ReplacementAbility,
  SpellAbility,
  StaticAbility,
  TargetSpec,
  Trigger,
  TriggeredAbility,
  Zone,
} from '@ettin/schema';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';
import { READS, readsOf } from './bits.js';
import { blankAbility } from './blank.js';
import type { Compiler } from './compiler.js';
import { compileWhose, type SeatTest, zonesOf } from './filter.js';
import { manaAbilityOf } from './mana-ability.js';
import { triggerRecord } from './records.js';
import { compileReplacement } from './replacement.js';
import { compileRule } from './rule.js';
import type {
  CompiledAbility,
  CompiledModes,
  CompiledStatic,
  CompiledTarget,
  CompiledTrigger,
  Holds,
  ObjectTest,
} from './types.js';
import { ZONE_BIT } from './zones.js';

export function compileAbility(c: Compiler, a: Ability, keyword: string | null): number {
  return c.addAbility((id) => {
    const blank = { ...blankAbility(id, a, keyword), reads: readsOf(a), comparesHead: comparesHead(c, a) };
    switch (a.kind) {
      case 'spell':
        return { ...blank, ...body(c, a), zones: ZONE_BIT.stack };
      case 'activated':
        return activated(c, blank, a);
      case 'triggered':
        return triggered(c, blank, a);
      case 'static':
        return {
          ...blank,
          condition: a.if === undefined ? null : c.condition(a.if),
          zones: a.characteristicDefining === true ? EVERYWHERE : zoneBits(a.from, 'battlefield'),
          statics: compileStatic(c, a),
        };
      case 'replacement':
        return replacement(c, blank, a);
    }
  });
}

/** What it does is asked about as it is done, and what may attack before anything does. */
function comparesHead(c: Compiler, a: Ability): boolean {
  if (c.edition.parameters.defendingPlayer !== 'oneChosen') return false;
  const text = JSON.stringify(a, (key, value: unknown) => {
    const asked = key === 'effects' || key === 'targets' || key === 'modes';
    return asked || isBan(value) ? undefined : value;
  });
  return text.includes('"defendingPlayer"');
}

const isBan = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'mod' in value && value.mod === 'cantAttack';

const EVERYWHERE = Object.values(ZONE_BIT).reduce((a, b) => a | b, 0);

function zoneBits(zones: readonly Zone[] | undefined, fallback: Zone): number {
  if (zones === undefined) return ZONE_BIT[fallback];
  return zones.reduce((mask, z) => mask | ZONE_BIT[z], 0);
}

function body(c: Compiler, a: SpellAbility | ActivatedAbility | TriggeredAbility) {
  return {
    targets: (a.targets ?? []).map((t) => compileTarget(c, t)),
    modes: a.modes === undefined ? null : compileModes(c, a.modes),
    program: c.program(a.effects),
  };
}

export function compileModes(c: Compiler, modes: Modes): CompiledModes {
  return {
    min: modes.min,
    max: modes.max,
    repeat: modes.repeat === true,
    chooser: modes.chooser === undefined ? null : c.players(modes.chooser),
    options: modes.options.map((o) => ({
      targets: (o.targets ?? []).map((t) => compileTarget(c, t)),
      program: c.program(o.effects),
      cost: c.cost(o.cost),
    })),
  };
}

export function compileTarget(c: Compiler, spec: TargetSpec): CompiledTarget {
  const filter: Filter | undefined = spec.what.object ?? (spec.what.any === true ? ANY_TARGET : undefined);
  return {
    spec,
    object: filter === undefined ? null : c.filter(filter),
    zones: filter === undefined ? [] : zonesOf(filter, 'battlefield'),
    stackKind: filter?.stackKind ?? 'spell',
    min: c.value(spec.min ?? 1),
    max: c.value(spec.max ?? (spec.min === undefined ? 1 : spec.min)),
    divide: spec.divide === undefined ? null : c.value(spec.divide),
  };
}
/** CR 115.4: creatures, planeswalkers and battles, besides players. */
const ANY_TARGET = { types: ['creature', 'planeswalker', 'battle'] } as const;

function activated(c: Compiler, blank: CompiledAbility, a: ActivatedAbility): CompiledAbility {
  return {
    ...blank,
    ...body(c, a),
    zones: ZONE_BIT[a.from ?? 'battlefield'],
    condition: a.if === undefined ? null : c.condition(a.if),
    cost: c.cost(a.cost),
    activated: a,
    loyalty: a.cost.loyalty !== undefined,
    mana: manaAbilityOf(c, a),
  };
}

function triggered(c: Compiler, blank: CompiledAbility, a: TriggeredAbility): CompiledAbility {
  const list: readonly Trigger[] = isList(a.when) ? a.when : [a.when];
  const triggers = list.map((t) => compileTrigger(c, t));
  return {
    ...blank,
    ...body(c, a),
    zones: a.from === undefined ? list.reduce((m, t) => m | triggerZone(t), 0) : ZONE_BIT[a.from],
    condition: a.if === undefined ? ownCondition(blank.keyword) : c.condition(a.if),
    triggers,
    triggered: a,
    // a triggered mana ability doesn't use the stack (CR 605.1b)
    manaTrigger:
      list.every((t) => t.on === 'tapForMana') &&
      (a.targets ?? []).length === 0 &&
      makesMana(a.effects ?? []),
    speaksOfThatPlayer: mentions(
      { when: a.when, effects: a.effects, if: a.if, targets: a.targets, modes: a.modes },
      'thatPlayer',
    ),
    speaksOfEvent: speaksOfEvent(a),
    speaksOfSource: speaksOfSource(a),
  };
}

/** Words that mean something else for each time that an ability triggers, or is made by an effect. */
const EVENT_WORDS =
  /"(?:it|thatPlayer|thatMuch|eventSource|bound|result|X|defendingPlayer|attackingPlayer|blockersOf|blockedBy)"/;

function speaksOfEvent(a: TriggeredAbility): boolean {
  const text = JSON.stringify([a.effects, a.if, a.targets, a.modes]);
  // without targets of its own it means those of the spell or ability that made it
  const inherited = (a.targets ?? []).length === 0 && a.modes === undefined && text.includes('"target"');
  return inherited || EVENT_WORDS.test(text);
}

/** Instructions to which it is nothing what source they come from, as damage has one (CR 120.7) and a player's life hasn't. */
const SOURCELESS: readonly Effect['do'][] = [
  'gainLife',
  'loseLife',
  'draw',
  'discard',
  'mill',
  'scry',
  'surveil',
  'createToken',
];
const SOURCE_WORDS = /self|attached|source|"other"/i;

function speaksOfSource(a: TriggeredAbility): boolean {
  const effects = a.effects ?? [];
  const text = JSON.stringify([effects, a.if, a.targets]);
  return a.modes !== undefined || !effects.every((e) => SOURCELESS.includes(e.do)) || SOURCE_WORDS.test(text);
}

/** Intervening "if" of a keyword's trigger that no card says in words of its own. */
const ownCondition = (keyword: string | null): Holds | null => (keyword === 'echo' ? newlyControlled : null);

/** Did it come under its controller's control since the beginning of their last upkeep (CR 702.30a)? */
function newlyControlled(g: Game, env: Env): boolean {
  const o = g.find(env.self);
  return o !== null && o.since >= g.teamOf(env.controller).turnBefore;
}

const isList = (w: TriggeredAbility['when']): w is readonly Trigger[] => Array.isArray(w);

export const makesMana = (effects: readonly Effect[]): boolean => effects.some((e) => e.do === 'addMana');

function mentions(data: unknown, word: string): boolean {
  if (data === word) return true;
  if (typeof data !== 'object' || data === null) return false;
  return Object.values(data).some((v) => mentions(v, word));
}

/** The zone from which a trigger works where the card doesn't say: most on the battlefield. */
function triggerZone(t: Trigger): number {
  switch (t.on) {
    case 'cast':
      return t.what?.self === true ? ZONE_BIT.stack : ZONE_BIT.battlefield;
    case 'mill':
      return t.what === 'self' ? ZONE_BIT.graveyard : ZONE_BIT.battlefield;
    case 'cycle':
      // it works from wherever the card went (CR 702.29c)
      return t.what === 'self' ? ZONE_BIT.graveyard | ZONE_BIT.exile : ZONE_BIT.battlefield;
    case 'discard':
      return t.what?.self === true ? ZONE_BIT.graveyard : ZONE_BIT.battlefield;
    case 'move':
      if (t.what !== 'self' || t.from === 'battlefield' || t.to === undefined) return ZONE_BIT.battlefield;
      return ZONE_BIT[t.to];
    default:
      return ZONE_BIT.battlefield;
  }
}

export function compileTrigger(c: Compiler, t: Trigger): CompiledTrigger {
  return triggerRecord(triggerParts(c, t));
}

function triggerParts(c: Compiler, t: Trigger): CompiledTrigger {
  const base: CompiledTrigger = {
    data: t,
    event: t.on,
    what: null,
    self: false,
    second: null,
    secondSelf: false,
    who: null,
    lookBack:
      t.on === 'dies' ||
      t.on === 'leaves' ||
      t.on === 'sacrifice' ||
      (t.on === 'move' && t.from === 'battlefield'),
    condition: null,
  };
  const what = (w: Parameters<Compiler['filter']>[0] | 'self' | undefined) => ({
    what: w === undefined || w === 'self' ? null : c.filter(w),
    self: w === 'self' || (w !== undefined && w.self === true),
  });
  const who = (w: Parameters<typeof compileWhose>[1] | undefined): { who: SeatTest | null } => ({
    who: w === undefined ? null : compileWhose(c, w),
  });
  switch (t.on) {
    case 'enters':
    case 'dies':
    case 'leaves':
    case 'move':
    case 'attacksUnblocked':
    case 'tap':
    case 'untap':
    case 'transforms':
    case 'turnedFaceUp':
    case 'attach':
    case 'lastCounterRemoved':
      return { ...base, ...what(t.what) };
    case 'attacks':
      return { ...base, ...what(t.what), ...who(t.player) };
    case 'counters':
      return { ...base, ...what(t.what), ...who(t.by) };
    case 'attackersDeclared': {
      const against = t.against === undefined ? null : compileWhose(c, t.against);
      return {
        ...base,
        ...who(t.who),
        second: t.what === undefined ? null : c.filter(t.what),
        condition: against === null ? null : (g, env) => against(g, env, env.that),
      };
    }
    case 'blocks':
      return { ...base, ...what(t.what), second: t.blocked === undefined ? null : c.filter(t.blocked) };
    case 'becomesBlocked':
      return { ...base, ...what(t.what), second: t.by === undefined ? null : c.filter(t.by) };
    case 'damage':
      return {
        ...base,
        ...what(t.source),
        ...who(t.toPlayer),
        second: t.toObject === undefined || t.toObject === 'self' ? null : c.filter(t.toObject),
        secondSelf: t.toObject === 'self',
      };
    case 'combatDamageBatch':
      return { ...base, ...what(t.source), ...who(t.toPlayer) };
    case 'step': {
      const w = t.whose;
      return { ...base, ...who(w === 'each' ? undefined : w) };
    }
    case 'becomesTarget':
      return { ...base, ...what(t.what), ...who(t.by) };
    case 'cast':
    case 'activate':
    case 'exert':
    case 'discard':
    case 'cycle':
    case 'sacrifice':
    case 'mill':
      return { ...base, ...what(t.what), ...who(t.who) };
    case 'tapForMana':
      return { ...base, ...what(t.what), ...who(t.who) };
    case 'gainLife':
    case 'loseLife':
    case 'draw':
    case 'playLand':
    case 'playerCounters':
    case 'becomesMonarch':
    case 'scry':
      return { ...base, ...who(t.who) };
    case 'dayNightChanges':
      return base;
    case 'chapter':
      return { ...base, self: true };
    case 'state':
      return { ...base, condition: c.condition(t.condition) };
  }
}

function compileStatic(c: Compiler, a: StaticAbility): CompiledStatic {
  const affects = a.affects ?? 'self';
  const each: ObjectTest | null =
    typeof affects === 'object' && 'each' in affects ? c.filter(affects.each) : null;
  return {
    affects: c.objects(affects),
    each,
    eachZones: typeof affects === 'object' && 'each' in affects ? zonesOf(affects.each, 'battlefield') : [],
    affectsSelf: affects === 'self',
    mods: c.mods(a.mods ?? []),
    rules: (a.rules ?? []).map((r) => compileRule(c, r)),
    cda: a.characteristicDefining === true,
    picksHead:
      a.characteristicDefining === true &&
      c.edition.parameters.defendingPlayer !== 'attackedHead' &&
      mentions(a, 'defendingPlayer'),
    reads:
      readsOf({
        affects: a.affects,
        // sizes as values only: the names of a mod's own fields look at nothing
        mods: a.mods?.map((m) => (m.mod === 'pt' || m.mod === 'setPT' ? [m.power, m.toughness] : null)),
      }) & ~READS.turn,
  };
}

function replacement(c: Compiler, blank: CompiledAbility, a: ReplacementAbility): CompiledAbility {
  return { ...blank, zones: replacementZones(a), replacement: compileReplacement(c, a) };
}

/** Replacements of how the object itself enters or moves work wherever it is (CR 614.12, 614.15). */
function replacementZones(a: ReplacementAbility): number {
  if (a.from !== undefined) return zoneBits(a.from, 'battlefield');
  const r = a.replaces;
  if (r.event === 'move' && r.what === 'self' && r.from === undefined) return EVERYWHERE;
  if (r.event === 'discard') return r.what === 'self' ? ZONE_BIT.hand : ZONE_BIT.battlefield;
  return ZONE_BIT.battlefield;
}
