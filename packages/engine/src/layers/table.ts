import type { ObjectId, Seat } from '@ettin/schema';
import type {
  Chars,
  CompiledAbility,
  CompiledReplacement,
  CompiledRule,
  CompiledTrigger,
  TriggerKind,
} from '../compile/types.js';
import type { Game } from '../game.js';
import { DirectCache } from '../state/direct-cache.js';
import { makeEnv } from '../state/env.js';
import type { Env, State, Token } from '../state/state.js';
import type { Activations } from './activations.js';
import { applyLayers } from './apply.js';
import { KIND } from './base.js';
import { Modified } from './modified.js';
import { eachSourceWith } from './sources.js';

/**
 * What is derived from a state: characteristics after the layers, and which rules, replacements and
 * triggers are in force. Kept by the identity of the state's token, so sibling branches can't collide
 * and the JSON of a state stays exact.
 */
export interface Table {
  /** Characteristics that differ from the copiable values; everything else is `baseChars`. */
  readonly modified: Modified;
  index: Index | null;
  /** Permanents with activated abilities, mana abilities apart; made when first asked for. */
  activations: Activations | null;
}

/** Abilities in force, by what they listen to. */
export interface Index {
  readonly rules: Map<string, ActiveRule[]>;
  readonly replacements: Map<string, ActiveReplacement[]>;
  readonly listeners: Map<TriggerKind, Listener[]>;
}
export interface ActiveRule {
  readonly rule: CompiledRule;
  readonly env: Env;
}
export interface ActiveReplacement {
  /**
   * Names it in `Happening.done`: the ability's id, its source, and which of that object's instances of the ability
   * it is; or a floating effect (negative).
   */
  readonly key: number;
  readonly replacement: CompiledReplacement;
  readonly env: Env;
  readonly controller: Seat;
  /** Floating effect that holds it, or -1. */
  readonly floating: number;
}
export interface Listener {
  readonly ability: CompiledAbility;
  readonly trigger: CompiledTrigger;
  readonly source: ObjectId;
  readonly env: Env;
}

const tables = new DirectCache<Token, Table>(16);

/** The table of a game's present state, made if need be. */
export function tableOf(g: Game): Table {
  const known = tables.get(g.s.token, g.s.token.t);
  if (known !== null) return known;
  const table: Table = { modified: new Modified(), index: null, activations: null };
  g.useTable(table);
  applyLayers(g, table);
  tables.set(g.s.token, g.s.token.t, table);
  return table;
}
function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** What an index was made from: the same parts make the same index. */
interface Made {
  readonly parts: readonly InForce[];
  readonly effects: State['effects'];
  readonly delayed: State['delayed'];
  readonly index: Index;
}

/** The latest of each game, by its cards: most new tables bring nothing new into force. */
const latest = new DirectCache<State['cards'], Made>(64);

/** Rules, replacements and triggers in force. */
export function indexOf(g: Game): Index {
  const table = g.table;
  if (table.index !== null) return table.index;
  const parts: InForce[] = [];
  eachSourceWith(g, table.modified, (o, c, zone) => {
    if ((c.kinds & (KIND.triggered | KIND.replacement | KIND.rules)) !== 0)
      parts.push(inForceOf(g, o.id, c, zone));
  });
  const { cards, effects, delayed } = g.s;
  const had = latest.get(cards, cards.length);
  const index =
    had !== null && had.effects === effects && had.delayed === delayed && sameParts(had.parts, parts)
      ? had.index
      : makeIndex(g, parts);
  if (index !== had?.index) latest.set(cards, cards.length, { parts, effects, delayed, index });
  table.index = index;
  return index;
}

function sameParts(a: readonly InForce[], b: readonly InForce[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

function makeIndex(g: Game, parts: readonly InForce[]): Index {
  const index: Index = { rules: new Map(), replacements: new Map(), listeners: new Map() };
  for (const own of parts) {
    for (const l of own.listeners) add(index.listeners, l.trigger.event, l);
    for (const r of own.replacements) add(index.replacements, r.replacement.event, r);
    for (const r of own.rules) add(index.rules, r.rule.name, r);
  }
  for (const effect of g.s.effects) {
    const lasting = g.rules.lasting[effect.op];
    if (lasting === undefined) continue;
    for (const rule of lasting.rules) add(index.rules, rule.name, { rule, env: effect.env });
    if (lasting.replacement !== null)
      add(index.replacements, lasting.replacement.event, {
        key: -1 - effect.id,
        replacement: lasting.replacement,
        env: effect.env,
        controller: effect.controller,
        floating: effect.id,
      });
  }
  for (const delayed of g.s.delayed) {
    const ability = g.rules.abilities[delayed.ability];
    if (ability === undefined) continue;
    for (const trigger of ability.triggers)
      add(index.listeners, trigger.event, { ability, trigger, source: -1 - delayed.id, env: delayed.env });
  }
  return index;
}

/** What one object brings into an index. */
interface InForce {
  readonly object: ObjectId;
  readonly zone: number;
  readonly controller: Seat;
  readonly rules: ActiveRule[];
  readonly replacements: ActiveReplacement[];
  readonly listeners: Listener[];
}

/** By its list of abilities: most objects of a new table are what they were in the one before. */
const inForce = new DirectCache<readonly number[], InForce>(2048);

function inForceOf(g: Game, object: ObjectId, c: Chars, zone: number): InForce {
  const had = inForce.get(c.abilities, object);
  if (had !== null && had.object === object && had.zone === zone && had.controller === c.controller)
    return had;
  const own: InForce = {
    object,
    zone,
    controller: c.controller,
    rules: [],
    replacements: [],
    listeners: [],
  };
  let env: Env | null = null;
  for (const id of c.abilities) {
    const ability = g.rules.abilities[id];
    if (ability === undefined || (ability.zones & zone) === 0) continue;
    if (ability.kind === 'activated' || ability.kind === 'spell') continue;
    env ??= makeEnv(object, c.controller);
    if (ability.kind === 'triggered') {
      for (const trigger of ability.triggers) own.listeners.push({ ability, trigger, source: object, env });
    } else if (ability.replacement !== null) {
      own.replacements.push({
        // each instance gets its own opportunity (CR 614.5)
        key:
          ability.id * 65536 + (object & 0xffff) + instance(own.replacements, ability.replacement) * INSTANCE,
        replacement: ability.replacement,
        env,
        controller: c.controller,
        floating: -1,
      });
    } else if (ability.statics !== null && ability.statics.rules.length > 0) {
      const condition = ability.condition;
      for (const rule of ability.statics.rules)
        own.rules.push({ rule: condition === null ? rule : both(rule, condition), env });
    }
  }
  inForce.set(c.abilities, object, own);
  return own;
}

/** Apart from every id and slot. */
const INSTANCE = 2 ** 40;

/** How many instances of this replacement come before. */
function instance(before: readonly ActiveReplacement[], replacement: CompiledReplacement): number {
  let n = 0;
  for (const a of before) if (a.replacement === replacement) n++;
  return n;
}

function both(rule: CompiledRule, condition: CompiledRule['condition']): CompiledRule {
  const own = rule.condition;
  if (condition === null) return rule;
  return { ...rule, condition: own === null ? condition : (g, env) => condition(g, env) && own(g, env) };
}

/** Rules of this name whose conditions hold. */
export function rulesNamed(g: Game, name: string): readonly ActiveRule[] {
  const list = indexOf(g).rules.get(name);
  if (list === undefined) return NONE;
  // most have no condition: then the list is as it is
  let conditional = false;
  for (let i = 0; i < list.length; i++) if (list[i]?.rule.condition !== null) conditional = true;
  return conditional ? list.filter((a) => a.rule.condition === null || a.rule.condition(g, a.env)) : list;
}
const NONE: readonly ActiveRule[] = [];

/** Whether a rule of this name is in force for the player. */
export function ruleFor(g: Game, name: string, seat: Seat): boolean {
  for (const a of rulesNamed(g, name)) if (a.rule.who === null || a.rule.who(g, a.env, seat)) return true;
  return false;
}

/** Whether a rule of this name is in force for anybody on the team (CR 810.8a, 810.9g, 810.9h). */
export function ruleForTeam(g: Game, name: string, team: number): boolean {
  const list = rulesNamed(g, name);
  if (list.length === 0) return false;
  for (const seat of g.team(team).seats)
    for (const a of list) if (a.rule.who === null || a.rule.who(g, a.env, seat)) return true;
  return false;
}
