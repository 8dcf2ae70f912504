import type { Decision, TargetId, TargetSpec } from '@ettin/schema';
import { isSeat } from '@ettin/schema';
import { answering, type BotInput, type BotMove } from '../../bot.js';
import type { Memory } from '../memory.js';
import { hostGain } from '../outcome/attach.js';
import { abilityGain, outcome, pickFor, pickTargets, withTargets } from '../outcome/outcome.js';
import { choosing, named } from '../reason.js';
import { askingFor, type Doing, doingOf, enteringAbilities } from '../stack.js';
import { Table } from '../table.js';
import { within } from './choice.js';

type Choose = Extract<Decision, { kind: 'choose' }>;

/** Less than this is harm to ourselves: what can be taken back is taken back. */
const HARM = -0.6;

/** Targets: what does most for our team, judged by what the spell or ability does to them. */
export function chooseTargets(input: BotInput, d: Choose, memory: Memory): BotMove {
  const t = new Table(input, memory.kicked);
  const asking = askingFor(t, d.source);
  const doing = asking === null ? null : doingOf(t, asking);
  const index = asking?.targets.length ?? 0;
  const spec = doing?.specs[index];
  if (doing === null || spec === undefined)
    return answering(input, { kind: 'choose', chosen: byWorth(t, d) }, { code: 'theirBest' });
  const chosen = doing.aura ? hosts(t, d, doing) : pick(t, d, doing, spec, index);
  const gain = gainOf(t, doing, spec, chosen);
  // mind the partner: rather nothing than harm to our own side
  if (gain < HARM && d.cancellable === true) {
    memory.dropped();
    return {
      action: { type: 'cancel', player: input.seat, decision: d.id },
      why: { code: 'noGoodTarget', ...named(asking?.name ?? null) },
    };
  }
  return answering(input, { kind: 'choose', chosen }, choosing(t, chosen));
}

function gainOf(t: Table, doing: Doing, spec: TargetSpec, chosen: readonly TargetId[]): number {
  if (doing.aura) return chosen.reduce((sum, id) => sum + hostGainOf(t, doing, id), 0);
  return outcome(t, doing.effects, withTargets(t, spec, chosen, doing.env));
}

function pick(t: Table, d: Choose, doing: Doing, spec: TargetSpec, index: number): readonly TargetId[] {
  if (index === 0 && doing.specs.length === 2 && d.min === 1 && d.max === 1) {
    const both = pickTargets(t, doing.specs, doing.effects, doing.env);
    const first = both?.targets[spec.id] ?? [];
    if (first.length === 1 && first.every((id) => d.candidates.includes(id))) return first;
  }
  const ok = within(d.groups);
  const picked = pickFor(t, spec, doing.effects, doing.env, d.candidates, d, ok);
  return picked === null || picked.length < d.min ? byWorth(t, d) : picked;
}

function hosts(t: Table, d: Choose, doing: Doing): readonly TargetId[] {
  return best(d, (id) => hostGainOf(t, doing, id));
}

function hostGainOf(t: Table, doing: Doing, id: TargetId): number {
  const host = isSeat(id) ? null : t.find(id);
  const aura = doing.env.self;
  if (aura === null) return 0;
  let gain = host === null ? -0.1 * t.sign(id) : hostGain(t, t.notes(aura), aura, host, doing.env.controller);
  for (const a of enteringAbilities(t, aura)) gain += abilityGain(t, a, { ...doing.env, attached: id }) ?? 0;
  return gain;
}

/** As many as have to be, those first that score most. */
export function best(d: Choose, score: (id: TargetId) => number, more = 0): readonly TargetId[] {
  const ok = within(d.groups);
  const order = d.candidates.map((id) => ({ id, score: score(id) })).sort((a, b) => b.score - a.score);
  const chosen: TargetId[] = [];
  for (const { id, score: s } of order) {
    if (chosen.length >= d.max || (chosen.length >= d.min && s <= more)) break;
    if (ok([...chosen, id])) chosen.push(id);
  }
  return chosen;
}

/** Nothing is known of what it does: as if it were harm, theirs before ours and the best of theirs. */
export function byWorth(t: Table, d: Choose): readonly TargetId[] {
  return best(
    d,
    (id) => {
      if (isSeat(id)) return -3 * t.sign(id);
      const o = t.find(id);
      return o === null ? 0 : -t.sign(o.zone === 'battlefield' ? o.controller : o.owner) * t.worth(o);
    },
    Number.POSITIVE_INFINITY,
  );
}
