import type { CardDef } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, land, Scene, spell } from '../effects/fixture.js';
import { legalActions } from '../legal/legal.js';
import { findLeaks } from '../view/leaks.js';
import { view } from '../view/view.js';

const citadel: CardDef = {
  name: 'Citadel',
  types: ['artifact'],
  abilities: [
    { kind: 'static', rules: [{ rule: 'revealTop', who: 'you', toYouOnly: true }] },
    {
      kind: 'static',
      rules: [{ rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {}, payLifeInstead: true }],
    },
  ],
};
const sight: CardDef = {
  name: 'Sight',
  types: ['enchantment'],
  abilities: [
    {
      kind: 'static',
      rules: [
        { rule: 'revealTop', who: 'you' },
        { rule: 'playFrom', who: 'you', zone: 'libraryTop', what: {} },
      ],
    },
  ],
};
const bear = creature('Bear', 2, 2, { manaCost: '{1}{G}' });
const free = creature('Ornithopter', 0, 2, { manaCost: '{0}' });
const draw = spell('Think', { effects: [{ do: 'draw', who: 'you', amount: 1 }] });
const shuffle = spell('Shuffle', { effects: [{ do: 'shuffle', who: 'you' }] });

const heads = (field: readonly CardDef[], library: readonly CardDef[], hand: readonly CardDef[] = []) =>
  new Scene([{ field, library, hand }, { library: [bear] }, { library: [bear] }, { library: [bear] }]);
/** What is shown to a viewer of the tops of libraries. */
const shown = (s: Scene, viewer: 0 | 1 | 2 | 'spectator') => {
  const seen = view(s.rules, s.state, viewer);
  expect(findLeaks(s.rules, s.state, viewer, seen)).toEqual([]);
  return seen.looking.map((o) => o.name);
};
const topActions = (s: Scene) =>
  legalActions(s.rules, s.state, 0).filter((a) => 'object' in a && s.obj(a.object).zone === 'library');
const pass = (s: Scene) => s.pass().pass();

describe('the top card of a library', () => {
  it('should be seen by the player who may look at it, not by a teammate (CR 401.6)', () => {
    const s = heads([citadel], [bear, free], [draw]).cast('Think');
    expect([shown(s, 0), shown(s, 1), shown(s, 2), shown(s, 'spectator')]).toEqual([
      ['Ornithopter'],
      [],
      [],
      [],
    ]);
  });

  it('should be seen by all where it is revealed, and no other card of the library (CR 401.5)', () => {
    const s = heads([sight], [bear, free, land('Field')], [draw]).cast('Think');
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(shown(s, viewer)).toEqual(['Ornithopter']);
  });

  it('should be cast for life equal to its mana value instead of its mana cost (CR 118.9)', () => {
    const s = heads([citadel], [draw, bear, free], [draw]).cast('Think');
    const [action] = topActions(s);
    expect(topActions(s)).toHaveLength(1);
    expect(action).toMatchObject({ type: 'cast', method: 'alternative' });
    if (action !== undefined) s.act(action);
    s.settle();
    expect([s.field(0), s.state.teams.map((t) => t.life), s.top(0), shown(s, 0)]).toEqual([
      ['Citadel', 'Bear'],
      [28, 30],
      'Ornithopter',
      ['Ornithopter'],
    ]);
  });

  it('should not be cast with more life than the team has (CR 119.4, 810.9)', () => {
    const dear = creature('Dear', 9, 9, { manaCost: '{31}' });
    const s = heads([citadel], [draw, dear], [draw]).cast('Think');
    expect([shown(s, 0), topActions(s)]).toEqual([['Dear'], []]);
  });

  it('should be cast for its mana cost where nothing says otherwise, and played if a land (CR 601.3, 305.1)', () => {
    const s = heads([sight], [draw, free, land('Field'), bear], [draw]).cast('Think');
    const cast = topActions(s)[0];
    expect(cast).toMatchObject({ type: 'cast', method: 'permission' });
    if (cast !== undefined) s.act(cast);
    s.settle();
    const play = topActions(s)[0];
    expect(play).toMatchObject({ type: 'playLand' });
    if (play !== undefined) s.act(play);
    expect([s.field(0), shown(s, 2), topActions(s)]).toEqual([
      ['Sight', 'Ornithopter', 'Field'],
      ['Bear'],
      [],
    ]);
  });

  it('should stay hidden below the card that is being cast until that is cast (CR 401.5)', () => {
    const aimed = spell('Aimed', {
      targets: [{ id: 't', what: { player: 'any' } }],
      effects: [{ do: 'gainLife', who: { target: 't' }, amount: 1 }],
    });
    const s = heads([sight], [draw, aimed, bear], [draw]).cast('Think');
    const cast = topActions(s)[0];
    if (cast !== undefined) s.act(cast);
    expect([s.state.pending?.purpose, shown(s, 2)]).toEqual(['target', []]);
    const d = s.state.pending;
    if (d !== null) s.act({ type: 'cancel', player: 0, decision: d.id });
    expect([s.top(0), shown(s, 2)]).toEqual(['Aimed', ['Aimed']]);
  });

  it('should be another object after a shuffle, and none once nothing shows it (CR 400.7)', () => {
    const kill = spell('Kill', {
      targets: [{ id: 't', what: { object: { types: ['enchantment'] } } }],
      effects: [{ do: 'destroy', what: { target: 't' } }],
    });
    const s = heads([sight], [draw, free, free], [draw, shuffle, kill]).cast('Think');
    const before = view(s.rules, s.state, 2).looking[0]?.id ?? 0;
    s.cast('Shuffle');
    const after = view(s.rules, s.state, 2).looking[0]?.id ?? 0;
    expect([before > 0, after > 0, before === after]).toEqual([true, true, false]);
    s.cast('Kill', 'Sight');
    expect([shown(s, 0), topActions(s)]).toEqual([[], []]);
  });

  it('should not be known to be there to others who try to play it', () => {
    const s = heads([citadel], [draw, free], [draw]).cast('Think');
    const object = view(s.rules, s.state, 0).looking[0]?.id ?? 0;
    expect(() => s.act({ type: 'cast', player: 1, object })).toThrow('unknownObject');
    pass(s);
  });
});
