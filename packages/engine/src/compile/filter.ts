import type { Filter, NumberTest, Whose, Zone } from '@ettin/schema';
import { attackerRecord, isAttackingPlayer, isBlockingNow } from '../combat/query.js';
import { isHeadOf } from '../combat/targets.js';
import type { Game } from '../game.js';
import type { Env, Obj } from '../state/state.js';
import { bitCount, COLOR, KW, maskOf, SUPER, TYPE } from './bits.js';
import type { Compiler } from './compiler.js';
import { hasSubtype, isCreatureType } from './subtypes.js';
import type { Chars, ObjectTest } from './types.js';

export type SeatTest = (g: Game, env: Env, seat: number) => boolean;

/** Whose, relative to the controller of the ability. "Opponent" never means a teammate (CR 102.3). */
export function compileWhose(c: Compiler, whose: Whose): SeatTest {
  switch (whose) {
    case 'you':
      return (_g, env, seat) => seat === env.controller;
    case 'opponent':
    case 'opponents':
      return (g, env, seat) => seat >= 0 && !g.sameTeam(seat, env.controller);
    case 'team':
      return (g, env, seat) => seat >= 0 && g.sameTeam(seat, env.controller);
    case 'teammate':
    case 'teammates':
      return (g, env, seat) => seat >= 0 && seat !== env.controller && g.sameTeam(seat, env.controller);
    case 'notYou':
    case 'eachOtherPlayer':
      return (_g, env, seat) => seat !== env.controller;
    case 'eachPlayer':
      return () => true;
    case 'thatPlayer':
      return (_g, env, seat) => seat === env.that;
    default: {
      const players = c.players(whose);
      return (g, env, seat) => players(g, env).includes(seat);
    }
  }
}

export function zonesOf(filter: Filter, fallback: Zone): readonly Zone[] {
  if (filter.zone === undefined) return [fallback];
  return typeof filter.zone === 'string' ? [filter.zone] : filter.zone;
}

/** Everything that a filter asks except the zone, as one test. */
export function compileFilter(c: Compiler, f: Filter): ObjectTest {
  const tests: ObjectTest[] = [];
  const add = (t: ObjectTest) => tests.push(t);
  identity(c, f, add);
  characteristics(c, f, add);
  status(c, f, add);
  relations(c, f, add);
  if (f.anyOf !== undefined) {
    const any = f.anyOf.map((x) => compileFilter(c, x));
    add((g, o, ch, env) => any.some((t) => t(g, o, ch, env)));
  }
  if (f.not !== undefined) {
    const not = compileFilter(c, f.not);
    add((g, o, ch, env) => !not(g, o, ch, env));
  }
  return all(tests);
}

function all(tests: readonly ObjectTest[]): ObjectTest {
  const [a, b, d, e] = tests;
  if (a === undefined) return () => true;
  if (b === undefined) return a;
  if (d === undefined) return (g, o, c, env) => a(g, o, c, env) && b(g, o, c, env);
  if (e === undefined) return (g, o, c, env) => a(g, o, c, env) && b(g, o, c, env) && d(g, o, c, env);
  return (g, o, c, env) => {
    for (const t of tests) if (!t(g, o, c, env)) return false;
    return true;
  };
}

type Add = (t: ObjectTest) => void;

function identity(c: Compiler, f: Filter, add: Add): void {
  if (f.controller !== undefined) {
    const who = compileWhose(c, f.controller);
    // outside battlefield and stack a card has an owner and no controller (CR 109.4)
    add((g, o, ch, env) =>
      who(g, env, o.zone === 'battlefield' || o.zone === 'stack' ? ch.controller : o.owner),
    );
  }
  if (f.owner !== undefined) {
    const who = compileWhose(c, f.owner);
    add((g, o, _ch, env) => who(g, env, o.owner));
  }
  if (f.self === true) add((_g, o, _c, env) => o.id === env.self);
  if (f.other === true) add((_g, o, _c, env) => o.id !== env.self);
  if (f.name !== undefined) {
    const name = f.name;
    add((_g, _o, ch) => ch.name === name);
  }
  if (f.token !== undefined) {
    const token = f.token;
    add((_g, o) => (o.card < 0 && o.def >= 0) === token);
  }
  if (f.among !== undefined) {
    const objects = c.objects(f.among);
    add((g, o, _c, env) => objects(g, env).includes(o.id));
  }
  if (f.notAmong !== undefined) {
    const objects = c.objects(f.notAmong);
    add((g, o, _c, env) => !objects(g, env).includes(o.id));
  }
  if (f.stackKind !== undefined && f.stackKind !== 'any') {
    const kind = f.stackKind;
    add((_g, o) =>
      kind === 'ability'
        ? o.stack !== null && o.stack.kind !== 'spell'
        : o.stack !== null && o.stack.kind === kind,
    );
  }
}

function characteristics(c: Compiler, f: Filter, add: Add): void {
  if (f.types !== undefined) {
    const mask = maskOf(TYPE, f.types);
    add((_g, _o, ch) => (ch.types & mask) !== 0);
  }
  if (f.allTypes !== undefined) {
    const mask = maskOf(TYPE, f.allTypes);
    add((_g, _o, ch) => (ch.types & mask) === mask);
  }
  if (f.notTypes !== undefined) {
    const mask = maskOf(TYPE, f.notTypes);
    add((_g, _o, ch) => (ch.types & mask) === 0);
  }
  if (f.supertypes !== undefined) {
    const mask = maskOf(SUPER, f.supertypes);
    add((_g, _o, ch) => (ch.supers & mask) !== 0);
  }
  if (f.notSupertypes !== undefined) {
    const mask = maskOf(SUPER, f.notSupertypes);
    add((_g, _o, ch) => (ch.supers & mask) === 0);
  }
  if (f.subtypes !== undefined) {
    const list = f.subtypes;
    add((_g, _o, ch) => list.some((t) => hasSubtype(ch, t)));
  }
  if (f.notSubtypes !== undefined) {
    const list = f.notSubtypes;
    add((_g, _o, ch) => !list.some((t) => hasSubtype(ch, t)));
  }
  if (f.colors !== undefined) {
    const mask = maskOf(COLOR, f.colors);
    add((_g, _o, ch) => (ch.colors & mask) !== 0);
  }
  if (f.notColors !== undefined) {
    const mask = maskOf(COLOR, f.notColors);
    add((_g, _o, ch) => (ch.colors & mask) === 0);
  }
  if (f.colorless !== undefined) {
    const want = f.colorless;
    add((_g, _o, ch) => (ch.colors === 0) === want);
  }
  if (f.multicolored !== undefined) {
    const want = f.multicolored;
    add((_g, _o, ch) => bitCount(ch.colors) > 1 === want);
  }
  if (f.monocolored !== undefined) {
    const want = f.monocolored;
    add((_g, _o, ch) => (bitCount(ch.colors) === 1) === want);
  }
  if (f.keyword !== undefined) {
    const k = KW[f.keyword];
    add((_g, _o, ch) => hasBit(ch, k));
  }
  if (f.notKeyword !== undefined) {
    const k = KW[f.notKeyword];
    add((_g, _o, ch) => !hasBit(ch, k));
  }
  if (f.power !== undefined) add(number(c, f.power, (ch) => ch.power));
  if (f.toughness !== undefined) add(number(c, f.toughness, (ch) => ch.toughness));
  if (f.manaValue !== undefined) add(number(c, f.manaValue, (ch, o) => manaValueOf(ch, o)));
  if (f.historic !== undefined) {
    const want = f.historic;
    add(
      (_g, _o, ch) =>
        ((ch.types & TYPE.artifact) !== 0 ||
          (ch.supers & SUPER.legendary) !== 0 ||
          ch.subtypes.includes('Saga')) === want,
    );
  }
}

export function hasBit(ch: Pick<Chars, 'kw0' | 'kw1'>, k: number): boolean {
  return k < 30 ? (ch.kw0 & (1 << k)) !== 0 : (ch.kw1 & (1 << (k - 30))) !== 0;
}

/** The mana value of a spell counts its chosen X (CR 202.3e). */
export function manaValueOf(ch: Chars, o: Obj): number {
  if (o.zone === 'stack' && o.stack !== null && o.stack.env.x > 0 && ch.mana !== null)
    return ch.manaValue + o.stack.env.x * ch.mana.symbols.filter((s) => s === 'X').length;
  return ch.manaValue;
}

function number(c: Compiler, test: NumberTest, of: (ch: Chars, o: Obj) => number): ObjectTest {
  const than = c.value(test.than);
  const is = compareWith(test.is);
  return (g, o, ch, env) => is(of(ch, o), than(g, env));
}

export function compareWith(op: NumberTest['is']): (a: number, b: number) => boolean {
  switch (op) {
    case '<':
      return (a, b) => a < b;
    case '<=':
      return (a, b) => a <= b;
    case '=':
      return (a, b) => a === b;
    case '!=':
      return (a, b) => a !== b;
    case '>=':
      return (a, b) => a >= b;
    case '>':
      return (a, b) => a > b;
  }
}

function status(c: Compiler, f: Filter, add: Add): void {
  flag(f.tapped, add, (_g, o) => o.tapped);
  flag(f.faceDown, add, (_g, o) => o.faceDown !== 0);
  flag(f.attacking, add, (g, o) => attackerRecord(g, o.id) !== null);
  flag(f.blocking, add, (g, o) => isBlockingNow(g, o.id));
  flag(f.blocked, add, (g, o) => attackerRecord(g, o.id)?.blocked === true);
  flag(
    f.unblocked,
    add,
    (g, o) => g.s.combat?.declared === true && attackerRecord(g, o.id)?.blocked === false,
  );
  flag(f.enteredThisTurn, add, (g, o) => o.entered === g.s.turn.number);
  flag(f.dealtDamageThisTurn, add, (g, o) => (o.marks?.dealtDamage ?? -1) === g.s.turn.number);
  flag(f.wasDealtDamageThisTurn, add, (g, o) => (o.marks?.wasDealtDamage ?? -1) === g.s.turn.number);
  flag(f.attackedThisTurn, add, (g, o) => (o.marks?.attacked ?? -1) === g.s.turn.number);
  flag(f.enchanted, add, (g, o) => hasAttached(g, o, 'Aura'));
  flag(f.equipped, add, (g, o) => hasAttached(g, o, 'Equipment'));
  if (f.counter !== undefined) {
    const kind = f.counter;
    add((_g, o) =>
      o.counters === null
        ? false
        : kind === 'any'
          ? Object.values(o.counters).some((n) => n > 0)
          : (o.counters[kind] ?? 0) > 0,
    );
  }
  if (f.attackingPlayer !== undefined) {
    const players = c.players(f.attackingPlayer);
    add((g, o, _ch, env) => isAttackingPlayer(g, o.id, players(g, env)));
  }
  flag(f.attackingYouOrYours, add, (g, o, _c, env) =>
    isHeadOf(g, attackerRecord(g, o.id)?.defender ?? -1, env.controller),
  );
}

function flag(want: boolean | undefined, add: Add, test: ObjectTest): void {
  if (want === undefined) return;
  add(want ? test : (g, o, c, env) => !test(g, o, c, env));
}

function hasAttached(g: Game, o: Obj, subtype: string): boolean {
  for (const id of g.s.battlefield) {
    const other = g.find(id);
    if (other !== null && other.attachedTo === o.id && g.chars(other).subtypes.includes(subtype)) return true;
  }
  return false;
}

function relations(c: Compiler, f: Filter, add: Add): void {
  if (f.ofChosen !== undefined) {
    const what = f.ofChosen;
    add((g, o, ch, env) => {
      const chosen = g.look(env.self)?.o.chosen ?? o.chosen;
      if (chosen === null || chosen === undefined) return false;
      if (what === 'color') return (ch.colors & (COLOR[chosen.color as keyof typeof COLOR] ?? 0)) !== 0;
      if (what === 'creatureType') return hasSubtype(ch, String(chosen.creatureType));
      if (what === 'name') return ch.name === chosen.name;
      return (ch.types & (TYPE[chosen.cardType as keyof typeof TYPE] ?? 0)) !== 0;
    });
  }
  if (f.dealtDamageBy !== undefined) {
    const sources = c.objects(f.dealtDamageBy);
    add((g, o, _ch, env) => o.damagedBy !== null && sources(g, env).some((id) => o.damagedBy?.includes(id)));
  }
  if (f.sharesColorWith !== undefined) {
    const others = c.objects(f.sharesColorWith);
    add((g, _o, ch, env) => others(g, env).some((id) => ((g.look(id)?.c.colors ?? 0) & ch.colors) !== 0));
  }
  if (f.sharesCreatureTypeWith !== undefined) {
    const others = c.objects(f.sharesCreatureTypeWith);
    add((g, _o, ch, env) =>
      others(g, env).some((id) => {
        const other = g.look(id)?.c;
        if (other === undefined) return false;
        if (ch.allCreatureTypes) return other.allCreatureTypes || other.subtypes.some(isCreatureType);
        return ch.subtypes.some((t) => isCreatureType(t) && hasSubtype(other, t));
      }),
    );
  }
  if (f.targets !== undefined) {
    const object = f.targets.object === undefined ? null : compileFilter(c, f.targets.object);
    const player = f.targets.player === undefined ? null : compileWhose(c, f.targets.player);
    add((g, o, _ch, env) => {
      if (o.stack === null) return false;
      for (const list of Object.values(o.stack.targets))
        for (const id of list) {
          if (id < 65536) {
            if (player?.(g, env, id)) return true;
          } else if (object !== null) {
            const t = g.find(id);
            if (t !== null && object(g, t, g.chars(t), env)) return true;
          }
        }
      return false;
    });
  }
}
