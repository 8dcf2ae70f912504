import type { ObjectView, PlayerView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { memberFor, readyIn, seatObjects } from './groups.js';

let next = 70_000;
function object(name: string, of: Partial<ObjectView> = {}): ObjectView {
  next += 1;
  return {
    id: next,
    name,
    zone: 'battlefield',
    owner: 0,
    controller: 0,
    manaValue: 0,
    colors: [],
    types: ['creature'],
    supertypes: [],
    subtypes: [],
    keywords: [],
    abilities: [],
    ...of,
  };
}
const board = (...battlefield: ObjectView[]): PlayerView => ({ battlefield }) as unknown as PlayerView;
const times = (n: number, name: string, of: Partial<ObjectView> = {}) =>
  Array.from({ length: n }, () => object(name, of));
const shapes = (view: PlayerView) =>
  seatObjects(view, 0).front.map((g) => [g.members[0]?.name, g.members.length, g.shown]);

describe('grouping of what is on the battlefield', () => {
  it('should fan two to four alike, and pile five', () => {
    const view = board(...times(1, 'Hill Giant'), ...times(3, 'Grizzly Bears'), ...times(5, 'Elf'));
    expect(shapes(view)).toEqual([
      ['Hill Giant', 1, 'alone'],
      ['Grizzly Bears', 3, 'fan'],
      ['Elf', 5, 'pile'],
    ]);
  });

  it('should pile plain tokens from two on, and keep one with a counter apart', () => {
    const token = { token: true } as const;
    const view = board(
      ...times(2, 'Spirit', token),
      object('Spirit', { ...token, counters: { '+1/+1': 1 } }),
    );
    expect(shapes(view)).toEqual([
      ['Spirit', 2, 'pile'],
      ['Spirit', 1, 'alone'],
    ]);
  });

  it('should keep apart what looks otherwise: tapped, damaged, attacking', () => {
    const view = board(
      object('Elf'),
      object('Elf', { tapped: true }),
      object('Elf', { damage: 1 }),
      object('Elf', { attacking: 2 }),
    );
    expect(shapes(view).map(([, n]) => n)).toEqual([1, 1, 1, 1]);
  });

  it('should pile lands of a name whether tapped or not, and count the ready ones', () => {
    const land = { types: ['land'] } as const;
    const { back } = seatObjects(
      board(...times(2, 'Forest', land), object('Forest', { ...land, tapped: true }), object('Island', land)),
      0,
    );
    expect(back.map((g) => [g.members.length, g.shown, readyIn(g)])).toEqual([
      [3, 'pile', 2],
      [1, 'alone', 1],
    ]);
  });

  it('should have at the front what fights or is attacked, and all else behind', () => {
    const { back, front } = seatObjects(
      board(
        object('Anthem', { types: ['enchantment'] }),
        object('Walker', { types: ['planeswalker'] }),
        object('Elf'),
        object('Myr', { types: ['artifact', 'creature'] }),
        object('Stone', { types: ['artifact'] }),
        object('Forest', { types: ['land'] }),
      ),
      0,
    );
    const names = (of: typeof back) => of.map((g) => g.members[0]?.name);
    expect(names(front)).toEqual(['Elf', 'Myr', 'Walker']);
    expect(names(back)).toEqual(['Forest', 'Anthem', 'Stone']);
  });

  it('should stand an Aura with what it is on, whoever controls it, and group that with nothing', () => {
    const [one, two] = times(2, 'Elf');
    if (one === undefined || two === undefined) throw new Error('two elves');
    const aura = object('Pacifism', { types: ['enchantment'], controller: 1, attachedTo: one.id });
    const view = board(one, two, aura);
    expect(seatObjects(view, 0).front.map((g) => g.attached.map((o) => o.name))).toEqual([['Pacifism'], []]);
    expect(seatObjects(view, 1).front).toEqual([]);
  });
});

describe('the member that a press on a pile means', () => {
  it('should be the first untapped one that may be pressed', () => {
    const land = { types: ['land'] } as const;
    const [a, b, c] = [
      object('Forest', { ...land, tapped: true }),
      object('Forest', land),
      object('Forest', land),
    ];
    const [pile] = seatObjects(board(a, b, c), 0).back;
    if (pile === undefined) throw new Error('one pile');
    expect(memberFor(pile, (id) => id === a.id || id === c.id)).toBe(c.id);
    expect(memberFor(pile, (id) => id === a.id)).toBe(a.id);
    expect(memberFor(pile, () => false)).toBe(c.id);
  });
});
