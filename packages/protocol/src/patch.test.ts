import type { ObjectView, PlayerView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { applyPatch, patchOf } from './patch.js';

const card = (id: number, more: Partial<ObjectView> = {}): ObjectView => ({
  id,
  name: `card ${id}`,
  zone: 'battlefield',
  owner: 0,
  controller: 0,
  manaValue: 0,
  colors: [],
  types: ['land'],
  supertypes: [],
  subtypes: [],
  keywords: [],
  abilities: [],
  ...more,
});

const view = (more: Partial<PlayerView> = {}): PlayerView => ({
  viewer: 0,
  edition: '2026',
  turn: 1,
  activeTeam: 0,
  step: 'main1',
  priorityTeam: 0,
  teams: [],
  players: [],
  hands: { 0: [card(70_001), card(70_002)] },
  battlefield: [card(70_003), card(70_004)],
  graveyards: [[], [card(70_005)]],
  exile: [],
  command: [],
  stack: [],
  assignedDamage: [],
  looking: [],
  monarch: null,
  dayNight: null,
  pending: [],
  result: null,
  ...more,
});

describe('a patch of a view', () => {
  it('is empty where nothing changed', () => {
    expect(patchOf(view(), view())).toEqual({});
  });

  it('names only the object that changed, and leaves the others as the same records', () => {
    const before = view();
    const after = view({ battlefield: [card(70_003), card(70_004, { tapped: true })] });
    const patch = patchOf(before, after);
    expect(patch).toEqual({
      lists: { battlefield: { ids: [70_003, 70_004], changed: [card(70_004, { tapped: true })] } },
    });
    const made = applyPatch(before, patch);
    expect(made).toEqual(after);
    expect(made.battlefield[0]).toBe(before.battlefield[0]);
    expect(made.hands[0]).toEqual(before.hands[0]);
  });

  it.each([
    ['a card that leaves a list', view({ battlefield: [card(70_004)] })],
    ['another order', view({ battlefield: [card(70_004), card(70_003)] })],
    ['a hand that is seen now', view({ hands: { ...view().hands, 2: [] } })],
    ['a hand that is seen no more', view({ hands: {} })],
    ['a card in a graveyard', view({ graveyards: [[card(70_009)], [card(70_005)]] })],
    [
      'a spell',
      view({
        stack: [{ ...card(70_010), kind: 'spell', source: null, ability: null, targets: [], modes: [] }],
      }),
    ],
    ['a null where there was something', view({ priorityTeam: null, step: 'untap' })],
  ])('carries %s over', (_, after) => {
    expect(applyPatch(view(), patchOf(view(), after))).toEqual(after);
    expect(applyPatch(after, patchOf(after, view()))).toEqual(view());
  });

  it('refuses a view that it was not made of', () => {
    const patch = patchOf(view(), view({ battlefield: [card(70_004), card(70_003)] }));
    expect(() => applyPatch(view({ battlefield: [] }), patch)).toThrow(/70004|70003/);
  });
});
