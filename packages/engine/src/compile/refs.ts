import {
  type Damaged,
  isTeam,
  type ObjectId,
  type ObjectRef,
  type PlayerRef,
  type Ref,
  type Seat,
} from '@ettin/schema';
import { headsMeant } from '../combat/heads.js';
import { attackerRecord, blockedByNow } from '../combat/query.js';
import type { Game } from '../game.js';
import type { Env } from '../state/state.js';
import { withThat } from '../state/with.js';
import type { Compiler } from './compiler.js';
import { eachIn } from './enumerate.js';
import { compileFilter, zonesOf } from './filter.js';
import type { ObjectsOf, PlayersOf, TargetsOf } from './types.js';

const NONE: readonly number[] = [];

export function compilePlayers(c: Compiler, ref: PlayerRef): PlayersOf {
  if (typeof ref !== 'string') return compileComputed(c, ref);
  switch (ref) {
    case 'you':
      return (_g, env) => [env.controller];
    case 'opponents':
      return (g, env) => g.seatsInOrder().filter((s) => !g.sameTeam(s, env.controller));
    case 'teammates':
      return (g, env) => g.teamOf(env.controller).seats.filter((s) => s !== env.controller);
    case 'team':
      return (g, env) => g.teamOf(env.controller).seats;
    case 'eachPlayer':
      return (g) => g.seatsInOrder();
    case 'eachOtherPlayer':
      return (g, env) => g.seatsInOrder().filter((s) => s !== env.controller);
    case 'thatPlayer':
      return (_g, env) => (env.that >= 0 ? [env.that] : NONE);
    case 'defendingPlayer':
    case 'attackingPlayer':
      // where several fit, one is picked before the instruction that speaks of it
      return (g, env) => headsMeant(g, env, ref);
    case 'activePlayer':
      // one head, picked as the effect is applied (CR 805.9): an instruction before this one binds it
      return (_g, env) => {
        const head = env.bound.activePlayer;
        // where nothing is applied nobody can pick: no head is more the active player than another
        if (head === undefined)
          throw new Error('"activePlayer" is read where no head has been picked for it');
        return head;
      };
    case 'chosenPlayer':
      return (g, env) => {
        const seat = g.look(env.self)?.o.chosen?.player;
        return typeof seat === 'number' ? [seat] : NONE;
      };
    case 'monarch':
      return (g) => (g.s.status.monarch === null ? NONE : [g.s.status.monarch]);
  }
}

function compileComputed(c: Compiler, ref: Exclude<PlayerRef, string>): PlayersOf {
  if ('target' in ref) {
    const id = ref.target;
    return (_g, env) => (env.targets[id] ?? NONE).filter((t) => t < 65536);
  }
  if ('bound' in ref) {
    const name = ref.bound;
    return (_g, env) => (env.bound[name] ?? NONE).filter((t) => t < 65536);
  }
  if ('controllerOf' in ref) {
    const objects = c.objects(ref.controllerOf);
    return (g, env) => seatsOf(objects(g, env), (id) => g.controllerOf(id));
  }
  if ('ownerOf' in ref) {
    const objects = c.objects(ref.ownerOf);
    return (g, env) => seatsOf(objects(g, env), (id) => g.look(id)?.o.owner ?? -1);
  }
  if ('playersExcept' in ref) {
    const those = c.players(ref.playersExcept);
    return (g, env) => {
      const out = those(g, env);
      return g.seatsInOrder().filter((s) => !out.includes(s));
    };
  }
  const players = c.players(ref.players);
  const where = c.condition(ref.where);
  return (g, env) => players(g, env).filter((seat) => where(g, withThat(env, seat)));
}

function seatsOf(ids: readonly ObjectId[], of: (id: ObjectId) => Seat): readonly Seat[] {
  const out: Seat[] = [];
  for (const id of ids) {
    const seat = of(id);
    if (seat >= 0 && !out.includes(seat)) out.push(seat);
  }
  return out;
}

export function compileObjects(c: Compiler, ref: ObjectRef): ObjectsOf {
  if (typeof ref === 'string') return compileObjectWord(ref);
  if ('target' in ref) {
    const id = ref.target;
    return (_g, env) => (env.targets[id] ?? NONE).filter((t) => t >= 65536);
  }
  if ('bound' in ref) {
    const name = ref.bound;
    return (_g, env) => (env.bound[name] ?? NONE).filter((t) => t >= 65536);
  }
  if ('each' in ref) {
    const test = compileFilter(c, ref.each);
    const zones = zonesOf(ref.each, 'battlefield');
    return (g, env) => {
      const out: ObjectId[] = [];
      eachIn(g, zones, (o) => {
        if (test(g, o, g.chars(o), env)) out.push(o.id);
      });
      return out;
    };
  }
  if ('blockersOf' in ref) {
    const of = c.objects(ref.blockersOf);
    return (g, env) => of(g, env).flatMap((id) => attackerRecord(g, id)?.blockers ?? NONE);
  }
  if ('blockedBy' in ref) {
    const of = c.objects(ref.blockedBy);
    return (g, env) => of(g, env).flatMap((id) => blockedByNow(g, id));
  }
  const of = c.objects(ref.attachedTo);
  const test = ref.filter === undefined ? null : compileFilter(c, ref.filter);
  return (g, env) => {
    const hosts = of(g, env);
    return g.s.battlefield.filter((id) => {
      const o = g.find(id);
      if (o === null || !hosts.includes(o.attachedTo)) return false;
      return test === null || test(g, o, g.chars(o), env);
    });
  };
}

function compileObjectWord(ref: Extract<ObjectRef, string>): ObjectsOf {
  switch (ref) {
    case 'self':
      return (_g, env) => [env.self];
    case 'it':
      return (_g, env) => (env.it === 0 ? NONE : [env.it]);
    case 'attached':
      return (g, env) => {
        const host = g.look(env.self)?.o.attachedTo ?? -1;
        return host >= 65536 ? [host] : NONE;
      };
    case 'eventSource':
      return (_g, env) => (env.eventSource === 0 ? NONE : [env.eventSource]);
    case 'exiledWithSelf':
      return (g, env) => (g.look(env.self)?.o.linked ?? NONE).filter((id) => g.find(id) !== null);
  }
}

const PLAYER_WORDS = new Set<string>([
  'you',
  'opponents',
  'teammates',
  'team',
  'eachPlayer',
  'eachOtherPlayer',
  'thatPlayer',
  'defendingPlayer',
  'attackingPlayer',
  'activePlayer',
  'chosenPlayer',
  'monarch',
]);

export function isPlayerRef(ref: Ref): ref is PlayerRef {
  if (typeof ref === 'string') return PLAYER_WORDS.has(ref);
  return 'controllerOf' in ref || 'ownerOf' in ref || 'players' in ref || 'playersExcept' in ref;
}

/** The same, and what a creature is attacking. */
export function compileDamaged(c: Compiler, ref: Damaged): TargetsOf {
  if (typeof ref !== 'object' || !('attackedBy' in ref)) return compileTargets(c, ref);
  const by = c.objects(ref.attackedBy);
  // one that has left combat: what it attacked as the ability triggered (CR 608.2h)
  return (g, env) =>
    by(g, env).flatMap((id) => {
      const record = attackerRecord(g, id);
      if (record === null) {
        const attacked = (id === env.it ? env.bound.attacked : null) ?? NONE;
        return attacked.some(isTeam) ? headsMeant(g, env, 'defendingPlayer').slice(0, 1) : attacked;
      }
      // the one head of the team that has been picked before the instruction
      if (isTeam(record.attacks)) return headsMeant(g, env, 'defendingPlayer').slice(0, 1);
      // CR 506.4c: it may still attack, but nothing
      return record.attacks < 0 ? NONE : record.attacks;
    });
}

/** Objects and players alike, for damage and what else may go to either. */
export function compileTargets(c: Compiler, ref: Ref): TargetsOf {
  if (typeof ref !== 'string' && 'target' in ref) {
    const id = ref.target;
    return (_g: Game, env: Env) => env.targets[id] ?? NONE;
  }
  if (typeof ref !== 'string' && 'bound' in ref) {
    const name = ref.bound;
    return (_g: Game, env: Env) => env.bound[name] ?? NONE;
  }
  return isPlayerRef(ref) ? c.players(ref) : c.objects(ref);
}
