import { type Decision, isSeat, isTeam, type ObjectId, type Refusal, type TargetId } from '@ettin/schema';
import { attackOptions } from '../combat/attack-options.js';
import { canBlock } from '../combat/evasion.js';
import { isSick } from '../combat/sick.js';
import { isDefending, onBattlefield } from '../combat/targets.js';
import { KW, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import type { Rules } from '../compile/types.js';
import { RESTRICTION } from '../compile/zones.js';
import { Game } from '../game.js';
import { refuse } from '../refusal.js';
import type { State } from '../state/state.js';
import { hasProtectionFrom } from '../targets/protection.js';

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

/**
 * Why something is none of the attackers, blockers or targets that a decision offers; null where it is one, and of other
 * decisions. `on`: what it should attack, or block. Looks at what is public and nothing else. The first thing that is wrong
 * is named, what it is itself before what something else does to it.
 */
export function whyNotOffered(
  rules: Rules,
  state: State,
  decision: Decision,
  id: TargetId,
  on: TargetId | null = null,
): Refusal | null {
  const g = new Game(rules, state, true);
  if (decision.kind === 'attackers') return whyNotAttack(g, decision, id, on);
  if (decision.kind === 'blockers') return whyNotBlock(g, decision, id, on);
  if (decision.kind === 'choose' && decision.purpose === 'target') return whyNotTarget(g, decision, id);
  return null;
}

function whyNotAttack(g: Game, d: Of<'attackers'>, id: ObjectId, on: TargetId | null): Refusal | null {
  const no = (message: string) => refuse(g.rules, 'illegalAttack', 'combat.attackers', message);
  const option = d.options.find((x) => x.attacker === id);
  if (option !== undefined && (on === null || option.targets.includes(on))) return null;
  const o = onBattlefield(g, id);
  if (o === null) return no('only creatures on the battlefield attack or block');
  const c = g.chars(o);
  if (g.player(c.controller).team !== g.s.turn.team) return no("it isn't your team's");
  if ((c.types & TYPE.creature) === 0) return no("it isn't a creature");
  if (o.tapped) return no('it is tapped');
  if (isSick(g, o, c)) return no("it wasn't your team's since your turn began");
  if (hasBit(c, KW.defender) && (c.restricted & RESTRICTION.attackDespiteDefender) === 0)
    return no('it has defender');
  return no(
    attackOptions(g).some((x) => x.attacker === id)
      ? 'an effect keeps it from attacking that'
      : 'an effect keeps it from attacking',
  );
}

function whyNotBlock(g: Game, d: Of<'blockers'>, id: ObjectId, on: TargetId | null): Refusal | null {
  const no = (message: string) => refuse(g.rules, 'illegalBlock', 'combat.blockers', message);
  const option = d.options.find((x) => x.blocker === id);
  if (option !== undefined && (on === null || option.attackers.includes(on))) return null;
  const o = onBattlefield(g, id);
  if (o === null) return no('only creatures on the battlefield attack or block');
  const c = g.chars(o);
  if (!isDefending(g, c.controller)) return no("it isn't your team's");
  if ((c.types & TYPE.creature) === 0) return no("it isn't a creature");
  if (o.tapped) return no('it is tapped');
  if (hasBit(c, KW.decayed)) return no('it has decayed');
  const attacker = on === null || isSeat(on) || isTeam(on) ? null : onBattlefield(g, on);
  const declared = g.s.combat?.attackers.find((a) => a.id === attacker?.id);
  if (attacker === null || declared === undefined)
    return no(
      (c.restricted & RESTRICTION.cantBlock) !== 0
        ? 'an effect keeps it from blocking'
        : 'it can block none of the attackers',
    );
  const ac = g.chars(attacker);
  if (hasBit(ac, KW.shadow) !== hasBit(c, KW.shadow))
    return no('only creatures with shadow block, or are blocked by, their like');
  if (hasBit(ac, KW.flying) && !hasBit(c, KW.flying) && !hasBit(c, KW.reach))
    return no('only creatures with flying or reach block it');
  if (hasProtectionFrom(g, attacker, c, o)) return no('it has protection from the blocker');
  return canBlock(g, o, c, declared, attacker, ac) ? null : no('an ability keeps them from blocking it');
}

function whyNotTarget(g: Game, d: Of<'choose'>, id: TargetId): Refusal | null {
  const no = (message: string) => refuse(g.rules, 'noLegalTarget', 'cast', message);
  if (d.candidates.includes(id)) return null;
  const chooser = d.players[0];
  const o = isSeat(id) || isTeam(id) ? null : g.find(id);
  if (chooser === undefined || o === null || o.zone !== 'battlefield')
    return no("it isn't what may be targeted here");
  const c = g.chars(o);
  const source = d.source === undefined ? null : g.look(d.source);
  if (hasBit(c, KW.shroud)) return no('it has shroud');
  if (hasBit(c, KW.hexproof) && !g.sameTeam(c.controller, chooser)) return no('it has hexproof');
  if (source !== null && hasProtectionFrom(g, o, source.c, source.o))
    return no('it has protection from the source');
  return no("it isn't what may be targeted here");
}
