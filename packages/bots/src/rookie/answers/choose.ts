import type { Decision, Effect, ObjectView, TargetId } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import { has, isCreature, isLand } from '../keywords.js';
import type { Memory } from '../memory.js';
import { attachGain } from '../outcome/attach.js';
import { counterSign } from '../outcome/kinds.js';
import { outcome } from '../outcome/outcome.js';
import { choosing } from '../reason.js';
import { askingFor, doingOf } from '../stack.js';
import { Table } from '../table.js';
import { bodyWorth, cardWorth } from '../worth.js';
import { best, byWorth, chooseTargets } from './target.js';

type Choose = Extract<Decision, { kind: 'choose' }>;

export function choose(input: BotInput, d: Choose, memory: Memory): BotMove {
  if (d.purpose === 'target') return chooseTargets(input, d, memory);
  const t = new Table(input);
  const chosen = pick(t, d, input);
  return answering(input, { kind: 'choose', chosen }, choosing(t, chosen));
}

function pick(t: Table, d: Choose, input: BotInput): readonly TargetId[] {
  const worth = (id: TargetId) => (isSeat(id) ? 0 : worthOf(t, t.find(id)));
  switch (d.purpose) {
    case 'discard':
      return best(
        d,
        (id) => (isTheirs(t, id) ? worth(id) : -handWorth(t, id)),
        isTheirsAll(t, d) ? 0 : LEAST,
      );
    case 'sacrifice':
    case 'return':
    case 'exile':
    case 'cost':
    case 'connive':
    case 'bottom':
    case 'reveal':
      return best(d, (id) => (isTheirs(t, id) ? worth(id) : -handWorth(t, id)), LEAST);
    case 'tap':
      return tapped(t, d);
    case 'search':
    case 'dig':
      return best(d, (id) => handWorth(t, id) + 0.1);
    case 'keepLegend':
    case 'copy':
      return best(d, (id) => worth(id) + (t.find(id)?.tapped === true ? 0 : 0.1), -LEAST);
    case 'openingHand':
    case 'untapStep':
    case 'untap':
      return best(d, () => 1);
    case 'proliferate':
      return best(d, (id) => spread(t, id));
    case 'damagedHead':
      return best(d, (id) => damagedWorth(t, d, id));
    case 'attach':
      return best(d, (id) => hostWorth(t, d, id));
    case 'castFree':
      return best(d, (id) => worth(id));
    case 'newTarget':
      return redirected(t, d);
    case 'counters':
      return best(d, (id) => -t.sign(t.find(id)?.controller ?? 0), LEAST);
    case 'destroy':
      return byWorth(t, d);
    default:
      return afterwards(t, d, input);
  }
}

/** Not one more than there have to be. */
const LEAST = Number.POSITIVE_INFINITY;

const ownerOf = (o: ObjectView): number =>
  o.zone === 'battlefield' || o.zone === 'stack' ? o.controller : o.owner;

/** Life is the team's whichever head is dealt the damage; poison may be its own, and a hand is there to be discarded. */
function damagedWorth(t: Table, d: Choose, id: TargetId): number {
  const player = t.view.players[id];
  const source = d.source === undefined ? null : t.find(d.source);
  const poison = source !== null && has(source, 'infect') ? (player?.counters.poison ?? 0) : 0;
  return 1 + 100 * poison + (player?.handSize ?? 0);
}

function isTheirs(t: Table, id: TargetId): boolean {
  const o = isSeat(id) ? null : t.find(id);
  return o !== null && !t.isOurs(ownerOf(o));
}

const isTheirsAll = (t: Table, d: Choose): boolean => d.candidates.every((id) => isTheirs(t, id));

function worthOf(t: Table, o: ObjectView | null): number {
  if (o === null) return 0;
  if (o.zone === 'battlefield') return t.worth(o);
  return isLand(o) ? 1 : bodyWorth(t.rules, o, o.loyalty);
}

/** Cards count by whether they are wanted, permanents by what they do. */
function handWorth(t: Table, id: TargetId): number {
  const o = isSeat(id) ? null : t.find(id);
  if (o === null) return 0;
  if (o.zone === 'battlefield') return t.worth(o);
  if (o.zone === 'graveyard') return 0.1 * o.manaValue;
  const seat = t.seat;
  const inHand = (t.view.hands[seat] ?? []).filter((c) => isLand(c) && c.id !== id).length;
  return cardWorth(t.rules, o, t.landsOf(seat), inHand);
}

/** Creatures that can't attack anyway, then the weakest; as few as it takes to add up. */
function tapped(t: Table, d: Choose): readonly TargetId[] {
  const use = (id: TargetId) => {
    const o = t.find(id);
    if (o === null) return 0;
    const idle = !isCreature(o) || (t.ourTurn && o.summoningSick === true) || t.isHobbled(o);
    return (idle ? 0 : 5) + Math.max(0, o.power ?? 0);
  };
  const needed = d.atLeastTotal;
  if (needed === undefined) return best(d, (id) => -use(id), LEAST);
  const order = d.candidates
    .map((id, i) => ({ id, power: needed.values[i] ?? 0, use: use(id) }))
    .filter((x) => x.power > 0)
    .sort((a, b) => a.use - b.use);
  const chosen: typeof order = [];
  let sum = 0;
  for (const x of order) {
    if (sum >= needed.total && chosen.length >= d.min) break;
    chosen.push(x);
    sum += x.power;
  }
  // those that turned out not to be needed
  for (const x of [...chosen].sort((a, b) => b.use - a.use))
    if (sum - x.power >= needed.total && chosen.length > d.min) {
      chosen.splice(chosen.indexOf(x), 1);
      sum -= x.power;
    }
  return chosen.map((x) => x.id);
}

/** Is one more of each counter there good for us? */
function spread(t: Table, id: TargetId): number {
  if (isSeat(id)) {
    const poison = t.isOurs(id) ? -10 * t.our.poison : 10 * t.their.poison;
    const others = Object.keys(t.view.players[id]?.counters ?? {}).length;
    return poison + 0.1 * t.sign(id) * others;
  }
  const o = t.find(id);
  if (o === null) return 0;
  let sum = 0;
  for (const kind of Object.keys(o.counters ?? {})) sum += counterSign(kind);
  return sum * t.sign(o.controller);
}

function hostWorth(t: Table, d: Choose, id: TargetId): number {
  const what = d.source === undefined ? null : t.find(d.source);
  const host = isSeat(id) ? null : t.find(id);
  if (host === null) return -t.sign(id);
  if (what === null) return t.sign(host.controller) * t.worth(host);
  const gain = attachGain(t, what, host, t.seat);
  return gain === 0 ? 0.01 * t.sign(host.controller) * t.worth(host) : gain;
}

/** What was aimed at us is aimed at them, the best of theirs; our own aim stays. */
function redirected(t: Table, d: Choose): readonly TargetId[] {
  const old = d.suggested?.kind === 'choose' ? d.suggested.chosen : [];
  const atUs = old.some((id) => (isSeat(id) ? t.isOurs(id) : !isTheirs(t, id)));
  return atUs || old.length !== d.min ? byWorth(t, d) : old;
}

/** Chosen while something resolves: what does most for us when the rest of it is carried out. */
function afterwards(t: Table, d: Choose, input: BotInput): readonly TargetId[] {
  const asking = askingFor(t, d.source);
  const doing = asking === null ? null : doingOf(t, asking);
  const found = doing === null ? null : choiceIn(doing.effects, d, 0);
  if (doing === null || found === null) return d.min === 0 ? [] : byDefault(t, d);
  const gain = (ids: readonly TargetId[]) =>
    outcome(t, found.rest, {
      ...doing.env,
      it: ids[0] ?? 0,
      that: ids[0] !== undefined && isSeat(ids[0]) ? ids[0] : -1,
      bound: { ...doing.env.bound, [found.as]: ids },
    });
  const none = gain([]);
  const score = (id: TargetId) => gain([id]) - none;
  const chosen = best(d, score);
  return input.view.viewer === 'spectator' ? [] : chosen;
}

/** The instruction that asks, and all that comes after it. */
function choiceIn(
  effects: readonly Effect[],
  d: Choose,
  depth: number,
): { readonly as: string; readonly rest: readonly Effect[] } | null {
  for (const [i, e] of effects.entries()) {
    const players = d.candidates.every(isSeat);
    if ((e.do === 'choosePlayer' && players) || (e.do === 'choose' && !players))
      return { as: e.as, rest: effects.slice(i + 1) };
    for (const inner of depth > 3 ? [] : innerOf(e)) {
      const found = choiceIn(inner, d, depth + 1);
      if (found !== null) return { as: found.as, rest: [...found.rest, ...effects.slice(i + 1)] };
    }
  }
  return null;
}

function innerOf(e: Effect): readonly (readonly Effect[])[] {
  switch (e.do) {
    case 'if':
      return [e.then, e.else ?? []];
    case 'may':
    case 'unlessPays':
    case 'forEachPlayer':
    case 'forEachObject':
    case 'repeat':
      return [e.effects];
    default:
      return [];
  }
}

/** Nothing is known: a player of ours, or what is theirs, or the least of ours. */
function byDefault(t: Table, d: Choose): readonly TargetId[] {
  return best(
    d,
    (id) => {
      if (isSeat(id)) return id === t.seat ? 2 : t.sign(id);
      const o = t.find(id);
      return o === null ? 0 : (isTheirs(t, id) ? 1 : -1) * worthOf(t, o);
    },
    LEAST,
  );
}
