import type { Effect, Seat, TargetId, TokenDef } from '@ettin/schema';
import { TYPE } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import { hasSubtype } from '../compile/subtypes.js';
import type { NumberOf, Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening, movePlan } from '../events/happening.js';
import type { Game } from '../game.js';
import type { Happening, MovePlan, Obj, ProgramFrame } from '../state/state.js';
import { withScratch, withThat } from '../state/with.js';
import { attackedByEach, inAttack } from './attacked.js';
import { clearName, eachChooses } from './choices.js';
import { copiable, copyPlan, copyWords, withSize } from './copied.js';
import { counters } from './counters.js';
import { addFloating } from './lasting.js';
import { PREDEFINED_TOKENS } from './predefined-tokens.js';
import { nextInTurn, permanents, START } from './present.js';

type Words = 'createToken' | 'investigate' | 'amass' | 'populate';

/** Creating tokens (CR 111, 701.7). */
export function tokenLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'createToken':
      return createToken(c, e);
    case 'investigate':
      return investigate(c, e);
    case 'amass':
      return amass(c, e);
    case 'populate':
      return populate(c);
  }
}

/** That many tokens of the kind, created by a player under their own control. */
export function tokenEvent(
  g: Game,
  f: ProgramFrame,
  player: Seat,
  amount: number,
  plan: Partial<MovePlan>,
  as = '',
): Happening {
  return happening('tokens', {
    player,
    amount,
    source: f.env.self,
    frame: g.depth - 1,
    as,
    move: movePlan({ from: null, to: 'battlefield', cause: 'token', controller: player, ...plan }),
  });
}

function createToken(c: Compiler, e: Extract<Effect, { do: 'createToken' }>): Op['run'] {
  const token: TokenDef = typeof e.token === 'string' ? PREDEFINED_TOKENS[e.token] : e.token;
  const def = c.token(token);
  const size = sizeValues(c, token);
  const who = c.players(e.who);
  const count = e.count === undefined ? null : c.value(e.count);
  const hosts = e.attachTo === undefined ? null : c.objects(e.attachTo);
  return (g, f) => {
    const seats = who(g, f.env);
    const amounts = seats.map((seat) => (count === null ? 1 : count(g, withThat(f.env, seat))));
    const attacks = e.attacking === true ? attackedByEach(g, f, seats, amounts) : [];
    if (attacks === null) return false;
    clearName(f, e.as);
    const host = hosts === null ? undefined : permanents(g, hosts(g, f.env))[0];
    // an Aura has nowhere to be without it (CR 303.4i)
    if (hosts !== null && host === undefined && (token.subtypes ?? []).includes('Aura')) return true;
    happen(
      g,
      seats.flatMap((seat, i) => {
        const env = withThat(f.env, seat);
        const n = amounts[i] ?? 0;
        if (n <= 0) return [];
        const sizes = size === null ? null : ([size[0](g, env), size[1](g, env)] as const);
        const plan = {
          def,
          tapped: e.tapped === true,
          attachTo: host?.id ?? -1,
          chosen: withSize(null, sizes),
        };
        return inAttack(attacks[i], n).map(([amount, attacking]) =>
          tokenEvent(g, f, seat, amount, { ...plan, attacking }, e.as),
        );
      }),
    );
    return true;
  };
}

/** A size that isn't printed is worked out once, as the token is made; null where both numbers are given. */
function sizeValues(c: Compiler, t: TokenDef): readonly [NumberOf, NumberOf] | null {
  const fixed = (n: TokenDef['power']) => n === undefined || n === '*' || typeof n === 'number';
  if (fixed(t.power) && fixed(t.toughness)) return null;
  const value = (n: TokenDef['power']) => c.value(n === undefined || n === '*' ? 0 : n);
  return [value(t.power), value(t.toughness)];
}

/** CR 701.16: one Clue after the other, each of the players in turn. */
function investigate(c: Compiler, e: Extract<Effect, { do: 'investigate' }>): Op['run'] {
  const def = c.token(PREDEFINED_TOKENS.clue);
  const who = c.players(e.who ?? 'you');
  const times = e.times === undefined ? null : c.value(e.times);
  return (g, f) => {
    const seat = nextInTurn(g, f, who, times);
    if (seat === null) return true;
    happen(g, [tokenEvent(g, f, seat, 1, { def })]);
    return false;
  };
}

/**
 * CR 701.47a: an Army first if the player has none, then counters on an Army, which becomes the subtype too.
 * Stage 0 before the token, 1 after it.
 */
function amass(c: Compiler, e: Extract<Effect, { do: 'amass' }>): Op['run'] {
  const amount = c.value(e.amount);
  const def = c.token({
    types: ['creature'],
    subtypes: [e.subtype, 'Army'],
    colors: ['B'],
    power: 0,
    toughness: 0,
  });
  const op = c.leaves({
    effect: e,
    mods: c.mods([{ mod: 'addTypes', subtypes: [e.subtype] }]),
    rules: [],
    each: null,
    replacement: null,
    source: null,
    program: -1,
    reads: 0,
  });
  return (g, f) => {
    const seat = f.env.controller;
    if (f.scratch === null) {
      f.scratch = withScratch(withScratch(START, 'stage', 1), 'seats', [seat]);
      if (armies(g, seat).length === 0) {
        happen(g, [tokenEvent(g, f, seat, 1, { def })]);
        return false;
      }
    }
    const picked = eachChooses(g, f, [seat], () => ({
      candidates: armies(g, seat).map((o) => o.id),
      min: 1,
      max: 1,
      purpose: 'counters',
    }));
    if (picked === null) return false;
    const id = picked[0]?.[0];
    if (id === undefined) return true;
    if (!hasSubtype(g.chars(g.get(id)), e.subtype)) addFloating(g, f, op, 'permanent', [id], [0, 0]);
    happen(g, counters(g, f, [id], '+1/+1', amount(g, f.env)));
    return true;
  };
}

function creaturesOf(g: Game, seat: Seat): readonly Obj[] {
  return permanents(g, g.s.battlefield).filter((o) => {
    const ch = g.chars(o);
    return ch.controller === seat && (ch.types & TYPE.creature) !== 0;
  });
}

const armies = (g: Game, seat: Seat): readonly Obj[] =>
  creaturesOf(g, seat).filter((o) => hasSubtype(g.chars(o), 'Army'));

const isToken = (o: Obj): boolean => o.card < 0 && o.def >= 0;

/** CR 701.36: a copy of a creature token that the player controls. */
function populate(c: Compiler): Op['run'] {
  const words = copyWords(c, undefined);
  return (g, f) => {
    const seat = f.env.controller;
    const candidates = (): readonly TargetId[] =>
      creaturesOf(g, seat)
        .filter(isToken)
        .map((o) => o.id);
    const picked = eachChooses(g, f, [seat], () => ({
      candidates: candidates(),
      min: 1,
      max: 1,
      purpose: 'copy',
    }));
    if (picked === null) return false;
    const copied = copiable(g, picked[0]?.[0] ?? 0, words);
    if (copied !== null) happen(g, [tokenEvent(g, f, seat, 1, copyPlan(copied))]);
    return true;
  };
}
