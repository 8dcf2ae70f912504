import type { Adjustment, Seat } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, land, Scene, spell } from '../effects/fixture.js';
import { findEventLeaks } from '../view/event-leaks.js';
import { eventsFor } from '../view/events.js';
import { findLeaks } from '../view/leaks.js';
import { view } from '../view/view.js';
import { adjust } from './adjust.js';

const bear = creature('Bear', 2, 2);
const watcher = creature('Watcher', 1, 1, {
  abilities: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { types: ['creature'] } },
      effects: [{ do: 'gainLife', who: 'you', amount: 1 }],
    },
  ],
});
const bolt = spell('Bolt', { effects: [] });

const scene = () =>
  new Scene([
    { field: [bear, watcher], hand: [bolt, land('Field')], library: [bear] },
    {},
    { field: [bear], hand: [bear], library: [land('Field')] },
    {},
  ]);

function adjusted(s: Scene, adjustment: Adjustment, player: Seat = 0) {
  const done = adjust(s.rules, s.state, player, adjustment);
  if (!done.ok) throw new Error(done.message);
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const told = eventsFor(done.events, viewer);
    expect(findEventLeaks(s.rules, s.state, done.state, told, viewer)).toEqual([]);
    expect(findLeaks(s.rules, done.state, viewer, view(s.rules, done.state, viewer))).toEqual([]);
  }
  return done;
}

const first = (s: Scene): number => s.state.battlefield[0] ?? 0;

describe('adjusting', () => {
  it("should set a team's life and leave the other team's, with the change and the rule behind it", () => {
    const s = scene();
    const { state, events } = adjusted(s, { what: 'life', team: 1, total: 12 });
    expect(state.teams.map((t) => t.life)).toEqual([30, 12]);
    expect(events).toContainEqual({
      type: 'life',
      cite: 'life.set',
      audience: 'all',
      player: 2,
      change: -18,
      total: 12,
    });
    // losing life it was not
    expect(state.players.map((p) => p.tally)).toEqual(s.state.players.map((p) => p.tally));
  });

  it('should look at state-based actions: with a total of 0 the team has lost (CR 810.8c)', () => {
    const { state } = adjusted(scene(), { what: 'life', team: 1, total: 0 });
    expect(state.result).toMatchObject({ winner: 0 });
  });

  it('should lose the game for a team with fifteen poison counters (CR 810.8d)', () => {
    expect(adjusted(scene(), { what: 'poison', team: 0, total: 14 }).state.result).toBeNull();
    expect(adjusted(scene(), { what: 'poison', team: 0, total: 15 }).state.result).toMatchObject({
      winner: 1,
    });
  });

  it('should set counters of objects and players', () => {
    const s = scene();
    const { state } = adjusted(s, { what: 'counters', on: first(s), kind: '+1/+1', total: 3 });
    const shown = view(s.rules, state, 2).battlefield.map((o) => [o.name, o.power, o.toughness]);
    expect(shown).toEqual([
      ['Bear', 5, 5],
      ['Watcher', 1, 1],
      ['Bear', 2, 2],
    ]);
    const energy = adjusted(s, { what: 'counters', on: 3, kind: 'energy', total: 2 }).state;
    expect(energy.players.map((p) => p.counters)).toEqual([{}, {}, {}, { energy: 2 }]);
  });

  it('should move a card from a hand to the battlefield as a new object (CR 400.7) that triggers nothing', () => {
    const s = scene();
    const field = s.state.hands[0]?.[1]?.id ?? 0;
    const { state } = adjusted(s, { what: 'move', object: field, to: 'battlefield' });
    expect(state.hands[0]).toHaveLength(1);
    expect(view(s.rules, state, 3).battlefield.map((o) => o.name)).toContain('Field');
    expect(state.battlefield).not.toContain(field);
    const bearToHand = adjusted(s, { what: 'move', object: first(s), to: 'hand' }).state;
    const again = adjust(s.rules, bearToHand, 0, {
      what: 'move',
      object: bearToHand.hands[0]?.[2]?.id ?? 0,
      to: 'battlefield',
    });
    expect(again).toMatchObject({ ok: true });
    if (again.ok) expect([again.state.stack, again.state.teams[0]?.life]).toEqual([[], 30]);
  });

  it('should put a card on top of its library or at the bottom', () => {
    const s = scene();
    const object = first(s);
    const top = adjusted(s, { what: 'move', object, to: 'library' }).state.libraries[0] ?? [];
    const bottom =
      adjusted(s, { what: 'move', object, to: 'library', place: 'bottom' }).state.libraries[0] ?? [];
    const card = s.state.objects[object % 65536]?.card;
    expect([top.at(-1), bottom[0]]).toEqual([card, card]);
    expect(top).toHaveLength(2);
  });

  it('should tap and untap', () => {
    const s = scene();
    const tapped = adjusted(s, { what: 'tap', object: first(s), tapped: true }).state;
    expect(view(s.rules, tapped, 0).battlefield.map((o) => o.tapped ?? false)).toEqual([true, false, false]);
  });

  it.each<[string, Adjustment, string]>([
    ['a team that there is not', { what: 'life', team: 2, total: 1 }, 'malformed'],
    ['what is so already', { what: 'life', team: 0, total: 30 }, 'badChoice'],
    ['half a point of life', { what: 'life', team: 0, total: 0.5 }, 'badNumber'],
    ['fewer counters than none', { what: 'counters', on: 0, kind: 'energy', total: -1 }, 'badNumber'],
    [
      'a counter that is part of records',
      { what: 'counters', on: 0, kind: 'constructor', total: 1 },
      'badChoice',
    ],
    ['an object that there is not', { what: 'tap', object: 99_999_999, tapped: true }, 'unknownObject'],
  ])('should refuse %s', (_, adjustment, code) => {
    const s = scene();
    expect(adjust(s.rules, s.state, 0, adjustment)).toMatchObject({ ok: false, code });
  });

  it("should know nothing of cards in the other team's hands, and keep instants off the battlefield (CR 304.4)", () => {
    const s = scene();
    const theirs = s.state.hands[2]?.[0]?.id ?? 0;
    const nobodys = 77 * 65536 + 65500 + 2;
    const move = (object: number) => adjust(s.rules, s.state, 0, { what: 'move', object, to: 'graveyard' });
    expect(move(theirs)).toEqual(move(nobodys));
    const object = s.state.hands[0]?.[0]?.id ?? 0;
    expect(adjust(s.rules, s.state, 0, { what: 'move', object, to: 'battlefield' })).toMatchObject({
      ok: false,
      code: 'wrongZone',
    });
  });

  it('should wait while something else is asked', () => {
    const s = scene();
    const state = { ...s.state, priority: null };
    expect(adjust(s.rules, state, 0, { what: 'life', team: 0, total: 1 })).toMatchObject({
      ok: false,
      code: 'noPriority',
    });
  });
});
