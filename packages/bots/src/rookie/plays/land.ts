import type { Action, Color, ObjectView } from '@ettin/schema';
import { isLand } from '../keywords.js';
import { faceOf, noteFor } from '../notes.js';
import { withFace } from '../stack.js';
import type { Table } from '../table.js';

type PlayLand = Extract<Action, { type: 'playLand' }>;

/** The land to play: one that makes colors still missing, and untapped when the mana can be used at once. */
export function bestLand(t: Table, actions: readonly Action[]): { action: PlayLand; name: string } | null {
  let best: { action: PlayLand; name: string } | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'playLand') continue;
    const card = t.find(action.object);
    if (card === null) continue;
    const side = action.face ?? 0;
    const face = faceOf(t.rules, card.name, side);
    const o = face === null ? card : withFace(card, face, side);
    const score = landScore(t, o, card, action.player);
    if (score > bestScore) {
      best = { action, name: o.name ?? 'a land' };
      bestScore = score;
    }
  }
  return bestScore < -3 ? null : best;
}

function landScore(t: Table, o: ObjectView, card: ObjectView, seat: number): number {
  const hand = (t.view.hands[seat] ?? []).filter((c) => c.id !== card.id && !isLand(c));
  const have = new Set(t.permanentsOf(seat).flatMap((p) => makes(t, p)));
  const wanted = new Set<string>(hand.flatMap((c) => c.colors));
  const colors = makes(t, o);
  let score = 0.1 * colors.length;
  for (const c of colors) if (wanted.has(c) && !have.has(c)) score += 2;
  for (const c of hand) for (const color of c.colors) if (colors.includes(color)) score += 0.05;
  if (entersTapped(t, o)) {
    const mana = t.mana(seat).total;
    const usable = hand.some((c) => c.manaValue === mana + 1);
    score += usable ? -1.5 : 0.5;
  }
  // the other side of a land that is a spell too is kept while there are real lands
  if (!isLand(card)) score -= t.landsOf(seat) < 4 ? 1 : 5;
  if (o.supertypes.includes('legendary') && t.permanentsOf(seat).some((p) => p.name === o.name)) score -= 6;
  return score;
}

const TYPES: Readonly<Record<string, Color>> = {
  Plains: 'W',
  Island: 'U',
  Swamp: 'B',
  Mountain: 'R',
  Forest: 'G',
};
const COLORS: readonly string[] = ['W', 'U', 'B', 'R', 'G'];

/** Colors of mana that it makes, as far as its data says. */
function makes(t: Table, o: ObjectView): readonly string[] {
  const out = o.subtypes.flatMap((s) => TYPES[s] ?? []) as string[];
  for (const id of o.abilities) {
    const note = noteFor(t.rules, id);
    if (note === undefined || !note.mana || note.data.kind !== 'activated') continue;
    for (const e of note.data.effects ?? []) {
      if (e.do !== 'addMana') continue;
      if (e.mana !== undefined) out.push(...COLORS.filter((c) => e.mana?.includes(c)));
      if (e.anyOneColor !== undefined || e.anyColors !== undefined) out.push(...COLORS);
      const types = e.among?.types;
      if (types !== undefined && typeof types !== 'string') out.push(...types.filter((c) => c !== 'C'));
    }
  }
  return [...new Set(out)];
}

function entersTapped(t: Table, o: ObjectView): boolean {
  return t
    .notes(o)
    .some(
      (n) =>
        n.data.kind === 'replacement' &&
        n.data.replaces.event === 'enters' &&
        n.data.with.some((w) => 'entersTapped' in w && w.unless === undefined),
    );
}
