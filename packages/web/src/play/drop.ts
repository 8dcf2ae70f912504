import type { GameFrame } from '@ettin/protocol';
import type { Action, Answer, ObjectId, TargetId } from '@ettin/schema';
import type { Asked, Question } from './asked.js';
import type { Draft } from './draft.js';
import { waysOf } from './marks.js';
import { type Pressed, press } from './press.js';

/**
 * Where something is let go on the table.
 *
 *   on     the object, player or team that is drawn there
 *   area   the head and the team whose part of the board it is: for an attack that is aim enough
 */
export interface Place {
  readonly on: TargetId | null;
  readonly area: readonly TargetId[];
}

/**
 * What dragging one thing onto another does. Each of it can be done by pressing too.
 *
 *   use       a card or ability is used; `on`: what it was dropped on, for when it asks for a target
 *   offer     there are several ways, which are offered as after a press
 *   home      an attacker or blocker stays home
 *   explain   it can't be used now, and the table is asked why
 *   nothing   as if it hadn't been moved
 */
export type Dropped =
  | { readonly does: 'draft'; readonly draft: Draft; readonly on: TargetId }
  | { readonly does: 'answer'; readonly answer: Answer; readonly on: TargetId }
  | { readonly does: 'use'; readonly action: Action; readonly on: TargetId | null }
  | { readonly does: 'offer' }
  | { readonly does: 'home'; readonly draft: Draft }
  | { readonly does: 'wrong'; readonly why: Extract<Pressed, { does: 'wrong' }>['why'] }
  | { readonly does: 'explain' }
  | { readonly does: 'nothing' };

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;
type DraftOf<K extends Draft['kind']> = Extract<Draft, { kind: K }>;
const NOTHING: Dropped = { does: 'nothing' };

/** `from`: the objects of what was dragged, more than one for a pile. */
export function drop(
  frame: GameFrame,
  asked: Asked,
  draft: Draft | null,
  from: readonly ObjectId[],
  to: Place,
): Dropped {
  if (to.on !== null && from.includes(to.on)) return NOTHING;
  if (asked.is === 'nothing') return inHand(frame, from) ? { does: 'explain' } : NOTHING;
  if (asked.is === 'priority') return dropUse(frame, asked, from, to.on);
  const d = asked.decision;
  if (d.kind === 'attackers' && draft?.kind === 'attackers') return dropAttack(d, draft, from, to);
  if (d.kind === 'blockers' && draft?.kind === 'blockers') return dropBlock(d, draft, from, to);
  if (d.kind === 'choose' && draft?.kind === 'choose') return dropChoice(d, draft, from, to);
  return inHand(frame, from) ? { does: 'explain' } : NOTHING;
}

const inHand = ({ view }: GameFrame, from: readonly ObjectId[]): boolean =>
  view.viewer !== 'spectator' && (view.hands[view.viewer] ?? []).some((o) => from.includes(o.id));

function dropUse(frame: GameFrame, asked: Asked, from: readonly ObjectId[], on: TargetId | null): Dropped {
  const hand = inHand(frame, from);
  // a permanent that is moved about on the board is not used; it is dragged at something
  if (!hand && on === null) return NOTHING;
  const mana = new Set(frame.mana);
  const ways = from
    .map((id) => waysOf(frame, asked, id).filter((a) => !mana.has(a)))
    .find((some) => some.length > 0);
  const [only, ...more] = ways ?? [];
  if (only === undefined) return hand ? { does: 'explain' } : NOTHING;
  if (more.length > 0) return { does: 'offer' };
  return { does: 'use', action: only, on };
}

function dropAttack(
  d: Of<'attackers'>,
  draft: DraftOf<'attackers'>,
  from: readonly ObjectId[],
  to: Place,
): Dropped {
  const able = d.options.filter((o) => from.includes(o.attacker));
  if (able.length === 0) return NOTHING;
  const attacks = (id: ObjectId) => draft.attackers.find((a) => a.attacker === id)?.attacks;
  const aims = [...(to.on === null ? [] : [to.on]), ...to.area];
  for (const aim of aims) {
    const option =
      able.find((o) => o.targets.includes(aim) && attacks(o.attacker) === undefined) ??
      able.find((o) => o.targets.includes(aim));
    if (option === undefined) continue;
    if (attacks(option.attacker) === aim) return NOTHING;
    const pressed = press(d, { ...draft, aim }, option.attacker);
    if (pressed.does === 'draft') return { does: 'draft', draft: pressed.draft, on: aim };
    return pressed.does === 'wrong' ? pressed : NOTHING;
  }
  if (d.options.some((o) => o.targets.some((t) => aims.includes(t))))
    return { does: 'wrong', why: 'cantAttack' };
  const home = draft.attackers.filter((a) => !from.includes(a.attacker));
  return home.length < draft.attackers.length
    ? { does: 'home', draft: { ...draft, attackers: home } }
    : NOTHING;
}

function dropBlock(
  d: Of<'blockers'>,
  draft: DraftOf<'blockers'>,
  from: readonly ObjectId[],
  to: Place,
): Dropped {
  const busy = new Set(draft.blockers.map((b) => b.blocker));
  const able = d.options.filter((o) => from.includes(o.blocker));
  const option = able.find((o) => !busy.has(o.blocker)) ?? able[0];
  if (option === undefined) return NOTHING;
  const attacker = to.on;
  if (attacker === null || !d.attackers.includes(attacker)) {
    const home = draft.blockers.filter((b) => b.blocker !== option.blocker);
    return home.length < draft.blockers.length
      ? { does: 'home', draft: { ...draft, blockers: home, picked: null } }
      : NOTHING;
  }
  if (draft.blockers.some((b) => b.blocker === option.blocker && b.blocks === attacker)) return NOTHING;
  const pressed = press(d, { ...draft, picked: option.blocker }, attacker);
  if (pressed.does === 'draft') return { does: 'draft', draft: pressed.draft, on: attacker };
  return pressed.does === 'wrong' ? pressed : NOTHING;
}

/** An arrow from what asks to a candidate. */
function dropChoice(
  d: Of<'choose'>,
  draft: DraftOf<'choose'>,
  from: readonly ObjectId[],
  to: Place,
): Dropped {
  if (from.some((id) => d.candidates.includes(id))) return NOTHING;
  const { on } = to;
  if (on === null || !d.candidates.includes(on) || draft.chosen.includes(on)) return NOTHING;
  const pressed = press(d, draft, on);
  if (pressed.does === 'draft') return { ...pressed, on };
  if (pressed.does === 'answer') return { ...pressed, on };
  return pressed.does === 'wrong' ? pressed : NOTHING;
}

/**
 * The answer to a question for one target that what was just used asks, where it was dropped on a candidate. Null where
 * it has to be asked.
 */
export function droppedTarget(asked: Asked, on: TargetId): Answer | null {
  if (asked.is !== 'question' || asked.decision.kind !== 'choose') return null;
  const d = asked.decision;
  const aims = d.purpose === 'target' && d.cancellable === true && d.min <= 1 && d.max === 1;
  return aims && d.candidates.includes(on) ? { kind: 'choose', chosen: [on] } : null;
}
