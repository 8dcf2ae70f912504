import type { Meaning, Seat, TargetId } from '@ettin/schema';
import { KW, READS, TYPE } from '../compile/bits.js';
import { hasBit } from '../compile/filter.js';
import { costOf, payFrame } from '../costs/pay.js';
import type { Game } from '../game.js';
import { isZero, NO_MANA, plus, withX } from '../mana/amount.js';
import type { CastFrame, ManaAmount, Obj } from '../state/state.js';
import { addTally } from '../teams/tally.js';
import { listens, occur, occurrence } from '../triggers/occur.js';
import { BY_ORDER } from '../triggers/put.js';
import { isOfMonarch } from '../turn/monarch.js';
import { everybodyElse, seatsWhoSee } from '../zones/audience.js';
import { intoLibrary } from '../zones/move.js';
import { nameOf } from '../zones/moved.js';
import { freeObject } from '../zones/slots.js';
import { changeActivation } from './activation-cost.js';
import { announceAnyNumber, announcedPayment } from './any-number.js';
import { askAssist, promisedPayment, withoutAssist } from './assist.js';
import { mandatoryCosts } from './castable.js';
import { envOf, faceCast, modesOf, STAGE, spellChars } from './casting.js';
import { baseMana, kickerCosts, methodCosts, totalMana } from './cost.js';
import { removeFromStack } from './leave.js';

/** Determines and locks the total cost (CR 601.2f), then has it paid. Twice entered: before and after. */
export function payForCast(g: Game, f: CastFrame): boolean {
  if (f.kind === 'triggered') {
    f.stage = STAGE.finish;
    return true;
  }
  if (f.index === 1) {
    f.stage = STAGE.finish;
    f.index = 0;
    return true;
  }
  let costs: readonly number[];
  let mana: ManaAmount;
  if (f.kind === 'spell') {
    const o = g.get(f.object);
    const c = spellChars(g, f);
    const face = faceCast(g, f);
    const base = f.free ? NO_MANA : (baseMana(g, c, f.method) ?? NO_MANA);
    const real = f.method === 'faceDown' || face === undefined ? [] : mandatoryCosts(g, c, face, f.method);
    const own = methodCosts(g, c, f.method).length;
    const optional = [
      ...kickerCosts(c, f.kickers, f.flags),
      ...f.spliced.map((x) => x.cost),
      ...modesOf(g, f).flatMap((m) => (m.cost >= 0 ? [m.cost] : [])),
    ];
    costs = [...real, ...optional];
    // what an "any number" cost takes is announced first, as reductions may count it
    if (f.mana === null && costs.some((i) => costOf(g, i).parts.some((p) => p.anyNumber))) {
      const picked = announceAnyNumber(g, f, costs);
      if (!picked) return false;
    }
    mana = totalMana(g, f.player, o, c, base, [...real.slice(own), ...optional], envOf(f));
    if (hasBit(c, KW.assist) && mana.generic > 0) {
      const helped = askAssist(g, f, mana);
      if (helped === null) return false;
      mana = helped;
    }
  } else {
    const ability = g.rules.abilities[f.ability];
    costs = ability === undefined || ability.cost < 0 ? [] : [ability.cost];
    const own = ability === undefined || ability.cost < 0 ? null : costOf(g, ability.cost).mana;
    mana = changeActivation(g, f.player, f.source, f.ability, own === null ? NO_MANA : withX(own, f.x));
    for (const m of modesOf(g, f)) {
      if (m.cost < 0) continue;
      costs = [...costs, m.cost];
      const more = costOf(g, m.cost).mana;
      if (more !== null) mana = plus(mana, more);
    }
  }
  f.index = 1;
  const promised = f.kind === 'spell' ? promisedPayment(f) : null;
  if (promised !== null) g.push(promised);
  if (isZero(mana) && costs.every((i) => costOf(g, i).parts.length === 0 && costOf(g, i).anyOf.length === 0))
    return promised === null;
  g.push({
    ...payFrame(f.player, f.source, costs, mana, envOf(f), f.object, f.manual),
    paid: announcedPayment(g, f, costs),
  });
  return false;
}

/** The spell is cast, the ability activated, or the trigger on the stack: what was chosen is fixed (CR 601.2i). */
export function finishCast(g: Game, f: CastFrame): void {
  g.pop();
  f.flags = withoutAssist(f.flags);
  const env = envOf(f);
  const o = g.find(f.object);
  if (o === null || o.stack === null) return;
  const own = g.own(f.object);
  own.stack = {
    ...o.stack,
    targets: f.targets,
    divisions: f.divisions,
    modes: f.modes,
    env,
    spliced: f.spliced.map((x) => x.ability),
  };
  if (f.kind === 'spell') own.cast = env.cast;
  g.changed(READS.stack | READS.tally);
  const targets = Object.values(f.targets).flat();
  const name = f.kind === 'spell' ? nameOf(g, o.def, o.face) : (g.look(f.source)?.c.name ?? '');
  if (f.kind === 'spell') {
    g.emit({
      type: 'cast',
      cite: 'cast',
      audience: 'all',
      player: f.player,
      object: f.object,
      name: o.faceDown !== 0 ? '' : (name ?? ''),
      targets,
    });
    spellCast(g, f, own);
  } else announceAbility(g, f, f.kind, name ?? '', targets);
  if (f.kind === 'activated') activatedNow(g, f);
  becameTargets(g, f, targets);
  if (f.kind !== 'triggered') acted(g, f.player);
}

/**
 * An ability's source as it is now: a card discarded for it is where everybody can see it. A card still in hand has
 * no id that others may know, and for them the ability stands for itself.
 */
function announceAbility(
  g: Game,
  f: CastFrame,
  type: 'activated' | 'triggered',
  name: string,
  targets: readonly TargetId[],
): void {
  const source = g.follow(f.source) || f.source;
  const cite = type === 'activated' ? 'activate' : triggerCite(g, f);
  const { player, object } = f;
  if (type === 'triggered' && isOfMonarch(g.rules, f.ability)) {
    g.emit({ type, cite, player, object, name, targets, audience: 'all', source: 0, designation: 'monarch' });
    return;
  }
  const card = g.find(source);
  if (card === null || card.zone !== 'hand') {
    g.emit({ type, cite, player, object, name, targets, audience: 'all', source });
    return;
  }
  const audience = seatsWhoSee(g, g.teamOf(card.owner).seats);
  g.emit({ type, cite, player, object, name, targets, audience, source });
  const others = everybodyElse(g, audience);
  g.emit({ type, cite, player, object, name, targets, audience: others, source: object });
}

/** What of putting it on the stack is told: that it comes once with a step, or where its team put it. */
function triggerCite(g: Game, f: CastFrame): Meaning {
  if (comesWithStep(g, f)) return 'trigger.step';
  return f.flags.includes(BY_ORDER) ? 'trigger.order' : 'trigger.put';
}

/** Has it triggered as a step began: once in it, for however many members of the team (CR 805.4d)? */
const comesWithStep = (g: Game, f: CastFrame): boolean =>
  g.rules.abilities[f.ability]?.triggers.some((t) => t.data.on === 'step') === true;

function activatedNow(g: Game, f: CastFrame): void {
  if (listens(g, 'activate')) occur(g, occurrence('activate', { object: f.source, player: f.player }));
  if (g.rules.abilities[f.ability]?.keyword === 'cycling' && listens(g, 'cycle'))
    occur(g, occurrence('cycle', { object: g.follow(f.source) || f.source, player: f.player }));
}

function spellCast(g: Game, f: CastFrame, o: Obj): void {
  const c = g.chars(o);
  const nth = addTally(g, f.player, 'spellsCast', 1);
  if ((c.types & TYPE.creature) !== 0) addTally(g, f.player, 'creatureSpellsCast', 1);
  else addTally(g, f.player, 'noncreatureSpellsCast', 1);
  if ((c.types & (TYPE.instant | TYPE.sorcery)) !== 0) addTally(g, f.player, 'instantSorceryCast', 1);
  let all = 0;
  for (const p of g.s.players) all += p.tally.spellsCast ?? 0;
  occur(g, occurrence('cast', { object: f.object, player: f.player, nth, amount: all, source: f.object }));
}

function becameTargets(g: Game, f: CastFrame, targets: readonly TargetId[]): void {
  if (!listens(g, 'becomesTarget')) return;
  for (const id of new Set(targets))
    occur(
      g,
      occurrence('becomesTarget', {
        object: id < 65536 ? 0 : id,
        player: f.player,
        source: f.object,
        other: id,
        kind: f.kind === 'spell' ? 'spell' : 'ability',
      }),
    );
}

/** A player has acted: nobody has passed any more, and that team has priority (CR 117.3c, 805.5). */
export function acted(g: Game, seat: Seat): void {
  // cast or activated as something resolves: the active team has priority after that (CR 117.3b, 608.2g)
  if (g.s.frames.some((f) => f.k === 'resolve')) return;
  g.s.priority = { team: g.player(seat).team, passed: 0, teamsPassed: 0 };
}

/** Back to where it came from, as if it had never begun (CR 733.1). Mana that was made stays. */
export function takeBack(g: Game, f: CastFrame): void {
  g.pop();
  if (f.kind !== 'spell') {
    removeFromStack(g, f.object);
    if (f.kind === 'activated') acted(g, f.player);
    return;
  }
  const before = f.before;
  g.s.stack = g.s.stack.filter((x) => x !== f.object);
  freeObject(g, f.object);
  if (before === null) return;
  if (f.from === 'hand') {
    const hand = (g.s.hands[before.owner] ?? []).slice();
    hand.splice(Math.max(0, f.position), 0, before);
    g.setHand(before.owner, hand);
  } else if (f.from === 'library') intoLibrary(g, before.owner, before.card, 'top');
  else restorePublic(g, before, f.position);
  g.touch();
  g.note('cast', f.player, 'takenBack');
  acted(g, f.player);
}

function restorePublic(g: Game, before: Obj, position: number): void {
  // its slot may be in use again by now: the card gets a new one, as any object that moves
  const slot = before.id % 65536;
  const taken = g.s.objects[slot];
  if (taken !== null && taken !== undefined) throw new Error('slot of a cancelled spell was reused');
  g.s.free = g.s.free.filter((x) => x !== slot);
  g.ownObjects()[slot] = before;
  if (before.zone === 'graveyard') {
    const piles = g.s.graveyards.slice();
    const pile = (piles[before.owner] ?? []).slice();
    pile.splice(Math.max(0, position), 0, before.id);
    piles[before.owner] = pile;
    g.s.graveyards = piles;
  } else {
    const exile = g.s.exile.slice();
    exile.splice(Math.max(0, position), 0, before.id);
    g.s.exile = exile;
  }
}
