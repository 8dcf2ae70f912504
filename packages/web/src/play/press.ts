import type { Answer, ObjectId, TargetId } from '@ettin/schema';
import type { Question } from './asked.js';
import { type Draft, targetsOf } from './draft.js';

/**
 * What pressing an object or a player does to an answer in the making.
 *
 *   draft    the answer is further on
 *   answer   that was the last press it needed
 *   wrong    the pairing isn't allowed, and nothing has changed
 *   other    the press has nothing to do with the question
 */
export type Pressed =
  | { readonly does: 'draft'; readonly draft: Draft }
  | { readonly does: 'answer'; readonly answer: Answer }
  | { readonly does: 'wrong'; readonly why: 'full' | 'cantBlock' | 'cantAttack' }
  | { readonly does: 'other' };

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;
type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>;
const OTHER: Pressed = { does: 'other' };

export function press(d: Question, draft: Draft, on: TargetId): Pressed {
  if (d.kind === 'choose' && draft.kind === 'choose') return pressCandidate(d, draft, on);
  if (d.kind === 'attackers' && draft.kind === 'attackers') return pressAttack(d, draft, on);
  if (d.kind === 'blockers' && draft.kind === 'blockers') return pressBlock(d, draft, on);
  if (d.kind === 'pay') {
    const source = d.sources.find((s) => s.object === on);
    if (source === undefined) return OTHER;
    const activate = { object: source.object, ability: source.ability };
    return { does: 'answer', answer: { kind: 'pay', auto: false, activate } };
  }
  return OTHER;
}

/** A single target is sent at the press: casting can be taken back. Other choices wait for a yes. */
const atOnce = (d: Of<'choose'>): boolean => d.min === 1 && d.max === 1 && d.cancellable === true;

function pressCandidate(d: Of<'choose'>, draft: DraftOf<'choose'>, on: TargetId): Pressed {
  if (!d.candidates.includes(on)) return OTHER;
  const { chosen } = draft;
  if (chosen.includes(on))
    return { does: 'draft', draft: { ...draft, chosen: chosen.filter((c) => c !== on) } };
  if (atOnce(d)) return { does: 'answer', answer: { kind: 'choose', chosen: [on] } };
  const group = d.groups?.find((g) => g.includes(on));
  const rival = group === undefined ? undefined : chosen.find((c) => group.includes(c));
  if (rival !== undefined)
    return { does: 'draft', draft: { ...draft, chosen: chosen.map((c) => (c === rival ? on : c)) } };
  if (chosen.length < d.max) return { does: 'draft', draft: { ...draft, chosen: [...chosen, on] } };
  return d.max === 1 ? { does: 'draft', draft: { ...draft, chosen: [on] } } : { does: 'wrong', why: 'full' };
}

function pressAttack(d: Of<'attackers'>, draft: DraftOf<'attackers'>, on: TargetId): Pressed {
  const option = d.options.find((o) => o.attacker === on);
  if (option === undefined)
    return targetsOf(d).includes(on) ? { does: 'draft', draft: { ...draft, aim: on } } : OTHER;
  const now = draft.attackers.find((a) => a.attacker === on);
  const others = draft.attackers.filter((a) => a.attacker !== on);
  const aim =
    draft.aim !== null && option.targets.includes(draft.aim) ? draft.aim : (option.targets[0] ?? null);
  if (aim === null) return { does: 'wrong', why: 'cantAttack' };
  if (now !== undefined && now.attacks === aim)
    return { does: 'draft', draft: { ...draft, attackers: others } };
  if (now === undefined && draft.attackers.length >= d.maxAttackers) return { does: 'wrong', why: 'full' };
  return { does: 'draft', draft: { ...draft, attackers: [...others, { attacker: on, attacks: aim }] } };
}

function pressBlock(d: Of<'blockers'>, draft: DraftOf<'blockers'>, on: TargetId): Pressed {
  const own = d.options.find((o) => o.blocker === on);
  if (own !== undefined) {
    // the second press on a blocker takes its blocks back
    const takeBack = draft.picked === on;
    return {
      does: 'draft',
      draft: {
        ...draft,
        picked: takeBack ? null : on,
        blockers: takeBack ? draft.blockers.filter((b) => b.blocker !== on) : draft.blockers,
      },
    };
  }
  if (!d.attackers.includes(on)) return OTHER;
  const option = d.options.find((o) => o.blocker === draft.picked);
  if (option === undefined) return OTHER;
  if (!option.attackers.includes(on)) return { does: 'wrong', why: 'cantBlock' };
  const before = draft.blockers.filter((b) => b.blocker === option.blocker);
  const others = draft.blockers.filter((b) => b.blocker !== option.blocker);
  if (before.some((b) => b.blocks === on))
    return {
      does: 'draft',
      draft: {
        ...draft,
        blockers: draft.blockers.filter((b) => !(b.blocker === option.blocker && b.blocks === on)),
      },
    };
  const kept = before.slice(0, option.max - 1);
  const blockers = [...others, ...kept, { blocker: option.blocker, blocks: on }];
  return { does: 'draft', draft: { ...draft, blockers, picked: option.max > 1 ? option.blocker : null } };
}

/** The next thing to attack after the present aim, round and round. */
export function nextAim(d: Of<'attackers'>, draft: DraftOf<'attackers'>): Draft {
  const targets = targetsOf(d);
  const at = draft.aim === null ? -1 : targets.indexOf(draft.aim);
  return { ...draft, aim: targets[(at + 1) % Math.max(1, targets.length)] ?? null };
}

/** Everything that can attack the aim attacks it; all back home when everything does already. */
export function attackWithAll(d: Of<'attackers'>, draft: DraftOf<'attackers'>): Draft {
  const { aim } = draft;
  const all = d.options.flatMap((o) => {
    const attacks = aim !== null && o.targets.includes(aim) ? aim : o.targets[0];
    return attacks === undefined ? [] : [{ attacker: o.attacker, attacks }];
  });
  const some = all.slice(0, d.maxAttackers);
  return { ...draft, attackers: draft.attackers.length >= some.length ? d.required : some };
}

/** So many of alike creatures attack the aim: those that do already come first, the rest stay home. */
export function attackWith(
  d: Of<'attackers'>,
  draft: DraftOf<'attackers'>,
  group: readonly ObjectId[],
  n: number,
): Draft {
  const { aim } = draft;
  const others = draft.attackers.filter((a) => !group.includes(a.attacker) || a.attacks !== aim);
  const busy = new Set(others.map((a) => a.attacker));
  const able = group.filter(
    (id) =>
      !busy.has(id) && d.options.some((o) => o.attacker === id && aim !== null && o.targets.includes(aim)),
  );
  const room = Math.max(0, d.maxAttackers - others.length);
  const sent = able.slice(0, Math.min(n, room)).map((attacker) => ({ attacker, attacks: aim ?? 0 }));
  return { ...draft, attackers: [...others, ...sent] };
}
