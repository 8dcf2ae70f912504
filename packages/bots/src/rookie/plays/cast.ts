import type { Action, Effect, ObjectView, Seat } from '@ettin/schema';
import { candidates } from '../candidates.js';
import { costLoss } from '../costs.js';
import { type Env, envFor } from '../env.js';
import { has, isCreature } from '../keywords.js';
import { type CardFace, enchantSpec, faceOf, hasX, keywordOf, manaIn, noteFor } from '../notes.js';
import { hostGain } from '../outcome/attach.js';
import { abilityGain, outcome } from '../outcome/outcome.js';
import { holds, number } from '../read.js';
import { enteringAbilities, withFace } from '../stack.js';
import type { Table } from '../table.js';
import { bodyWorth } from '../worth.js';
import type { Play } from './play.js';
import { purposeOf } from './purpose.js';

type Cast = Extract<Action, { type: 'cast' }>;

/** What casting this would be good for; null where nothing can be said. */
export function castPlay(t: Table, action: Cast): Play | null {
  const card = t.find(action.object);
  const side = action.face ?? 0;
  const face = card === null ? null : faceOf(t.rules, frontName(t, card), side);
  if (card === null || face === null) return null;
  const o = withFace(card, face, side);
  const spent = t.mana(action.player).total;
  const fixed = manaFor(face, action, card);
  // another player may help, but only ours will
  if (has(o, 'assist') && fixed > spent + partnersMana(t, action.player)) return null;
  const x = isX(face, action) ? Math.max(0, spent - fixed) : 0;
  const env = envFor(o, action.player, { x, method: action.method ?? 'normal' });
  const permanent = face.spell < 0 && !o.types.includes('instant') && !o.types.includes('sorcery');
  const gains = (e: Env) => (permanent ? permanentGain(t, o, face, action, e) : spellGain(t, o, face, e));
  const plain = gains(env);
  const extra = kickerMana(face, spent - fixed);
  const kicked = extra === null ? null : gains({ ...env, kicked: true });
  const better = kicked !== null && (plain === null || kicked.gain > plain.gain + 0.2);
  const made = better ? kicked : plain;
  if (made === null) return null;
  const instant = o.types.includes('instant') || has(o, 'flash');
  return {
    action,
    gain: made.gain - costLoss(t, face.data.additionalCost, env),
    // reductions aren't known, but it can be paid for
    mana: Math.min(spent, fixed + x + (better ? (extra ?? 0) : 0)),
    slow: !instant,
    removal: made.removal,
    trick: made.trick,
    taps: false,
    early: made.early,
    response: made.response,
  };
}

const partnersMana = (t: Table, seat: Seat): number =>
  Math.max(0, ...t.our.seats.map((s) => (s === seat ? 0 : t.mana(s).total)));

/** Back faces are found by the name of the card. */
const frontName = (t: Table, card: ObjectView): string | null =>
  card.name !== null && t.rules.byName.has(card.name) ? card.name : null;

const isX = (face: CardFace, action: Cast): boolean =>
  action.method !== 'free' && hasX(undefined, face.data.manaCost);

function manaFor(face: CardFace, action: Cast, card: ObjectView): number {
  const method = action.method ?? 'normal';
  if (method === 'free') return 0;
  if (method === 'faceDown') return 3;
  for (const k of face.data.keywords ?? [])
    if (typeof k !== 'string' && k.k === method && 'cost' in k)
      return k.cost === 'manaCost' ? manaIn(face.data.manaCost) : manaIn(k.cost.mana);
  return face.data.manaCost === undefined ? card.manaValue : manaIn(face.data.manaCost);
}

interface Made {
  readonly gain: number;
  readonly removal: boolean;
  readonly trick: boolean;
  readonly early: boolean;
  readonly response: boolean;
}
const PLAIN: Made = { gain: 0, removal: false, trick: false, early: false, response: false };

function permanentGain(t: Table, o: ObjectView, face: CardFace, action: Cast, env: Env): Made | null {
  if (action.method === 'faceDown') return { ...PLAIN, gain: 2.2 };
  if (isSecondLegend(t, o, env)) return null;
  const enters = enteringGain(t, o, env);
  if (enters === null) return null;
  const aura = enchantSpec(face.data);
  if (aura !== null || action.method === 'bestow') {
    const what = aura?.what ?? { object: { types: ['creature'] } };
    let best = Number.NEGATIVE_INFINITY;
    for (const id of candidates(t, what, env)) {
      const host = t.find(id);
      if (host === null) continue;
      const gain = hostGain(t, t.notes(o), o, host, env.controller) + hostedGain(t, o, env, id);
      if (gain > best) best = gain;
    }
    // two for one when the host is dealt with: only for what is worth it
    return best < 1 ? null : { ...PLAIN, gain: best - 0.5, removal: true, early: true };
  }
  const body = bodyOf(t, o, face, action, env);
  const anthem = t
    .notes(o)
    .some((n) => n.data.kind === 'static' && n.data.affects !== undefined && n.worth > 1);
  return {
    ...PLAIN,
    gain: body + enters,
    removal: enters > 2,
    early: has(o, 'haste') || enters > 0.8 || anthem || !isCreature(o),
  };
}

function bodyOf(t: Table, o: ObjectView, face: CardFace, action: Cast, env: Env): number {
  if (action.method === 'evoke') return 0;
  const counters = countersEntering(t, o, env);
  if (isCreature(o) && (o.toughness ?? 0) + counters <= 0 && !copies(t, o)) return -1;
  const loyalty = typeof face.data.loyalty === 'number' ? face.data.loyalty : env.x;
  const worth = bodyWorth(t.rules, o, loyalty) + 1.4 * counters + (copies(t, o) ? copyGain(t, o, env) : 0);
  return action.method === 'dash' ? 0.35 * worth : worth;
}

/** +1/+1 counters that it enters with. */
function countersEntering(t: Table, o: ObjectView, env: Env): number {
  let n = 0;
  for (const note of t.notes(o)) {
    const a = note.data;
    if (a.kind !== 'replacement' || a.replaces.event !== 'enters' || a.replaces.what !== 'self') continue;
    for (const w of a.with) if ('entersWith' in w && w.entersWith === '+1/+1') n += number(t, w.count, env);
  }
  return n;
}

const asEnters = (t: Table, o: ObjectView): readonly Effect[] =>
  t
    .notes(o)
    .flatMap((n) =>
      n.data.kind === 'replacement' && n.data.replaces.event === 'enters' && n.data.replaces.what === 'self'
        ? n.data.with.flatMap((w) => ('asEnters' in w ? w.asEnters : []))
        : [],
    );

const copies = (t: Table, o: ObjectView): boolean => asEnters(t, o).some((e) => e.do === 'enterAsCopy');

function copyGain(t: Table, o: ObjectView, env: Env): number {
  const best = outcome(t, asEnters(t, o), env);
  return best <= 0 ? -5 : best - bodyWorth(t.rules, o);
}

/** Its own triggers as it enters; null when one of them would be bad for us with any target. */
function enteringGain(t: Table, o: ObjectView, env: Env): number | null {
  let gain = 0;
  for (const a of enteringAbilities(t, o)) {
    if (a.kind === 'triggered' && a.if !== undefined && holds(t, a.if, env) === false) continue;
    const chapter = a.kind === 'triggered' && 'on' in a.when && a.when.on === 'chapter';
    gain += (chapter ? 0.75 : 1) * (abilityGain(t, a, { ...env, it: o.id }) ?? 0);
  }
  return gain < -2.5 ? null : gain;
}

/** What the triggers of an Aura as it enters do to its host. */
function hostedGain(t: Table, o: ObjectView, env: Env, host: number): number {
  let gain = 0;
  for (const a of enteringAbilities(t, o)) gain += abilityGain(t, a, { ...env, attached: host }) ?? 0;
  return gain;
}

function isSecondLegend(t: Table, o: ObjectView, env: Env): boolean {
  if (!o.supertypes.includes('legendary')) return false;
  return t.view.battlefield.some((x) => x.controller === env.controller && x.name === o.name);
}

function spellGain(t: Table, o: ObjectView, face: CardFace, env: Env): Made | null {
  const data = noteFor(t.rules, face.spell)?.data;
  if (data === undefined || data.kind !== 'spell') return null;
  const gain = abilityGain(t, data, env);
  if (gain === null) return null;
  const { counters, removes, fights } = purposeOf(data);
  // a card that deals with threats is kept for one
  const kept = counters ? 0 : removes ? 2.2 + 0.25 * o.manaValue : 0.5 + 0.15 * o.manaValue;
  return { gain: gain - kept, removal: removes, trick: fights, early: true, response: counters };
}

/** Mana of the cheapest kicker that so much mana pays for; null for none. */
function kickerMana(face: CardFace, mana: number): number | null {
  const costs = keywordOf(face.data, 'kicker')?.costs ?? [];
  const payable = costs.map((c) => manaIn(c.mana)).filter((n) => n <= mana);
  return payable.length === 0 ? null : Math.min(...payable);
}
