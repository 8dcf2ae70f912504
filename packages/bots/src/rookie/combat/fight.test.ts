import type { ObjectView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { clash, couldBlock, fighter, throughBlocks } from './fight.js';

let id = 70_000;
function creature(power: number, toughness: number, ...keywords: string[]): ObjectView {
  id += 1;
  return {
    id,
    name: `${power}/${toughness}`,
    zone: 'battlefield',
    owner: 0,
    controller: 0,
    manaValue: 1,
    colors: [],
    types: ['creature'],
    supertypes: [],
    subtypes: [],
    keywords,
    power,
    toughness,
    abilities: [],
  };
}
const f = (o: ObjectView) => fighter(o, (o.power ?? 0) + (o.toughness ?? 0));
const fight = (a: ObjectView, ...by: ObjectView[]) => {
  const c = clash(f(a), by.map(f));
  return { dies: c.attackerDies, killed: c.killed.map((x) => x.o.name), through: c.through };
};

describe('a fight', () => {
  it('should deal damage both ways at once (CR 510.2)', () => {
    expect(fight(creature(2, 2), creature(2, 2))).toEqual({ dies: true, killed: ['2/2'], through: 0 });
    expect(fight(creature(3, 3), creature(2, 2))).toEqual({ dies: false, killed: ['2/2'], through: 0 });
  });

  it('should let what strikes first kill before it is struck (CR 702.7b)', () => {
    expect(fight(creature(2, 1, 'firstStrike'), creature(5, 2))).toMatchObject({
      dies: false,
      killed: ['5/2'],
    });
    expect(fight(creature(5, 1), creature(1, 1, 'firstStrike'))).toMatchObject({ dies: true, killed: [] });
  });

  it('should let double strike deal its damage twice (CR 702.4b)', () => {
    expect(fight(creature(2, 3, 'doubleStrike'), creature(2, 4))).toMatchObject({
      dies: false,
      killed: ['2/4'],
    });
  });

  it('should kill with any damage by deathtouch, and trample over the rest (CR 702.2c, 702.19b)', () => {
    expect(fight(creature(1, 1, 'deathtouch'), creature(6, 6))).toMatchObject({
      dies: true,
      killed: ['6/6'],
    });
    const both = fight(creature(5, 5, 'deathtouch', 'trample'), creature(0, 6));
    expect(both).toEqual({ dies: false, killed: ['0/6'], through: 4 });
  });

  it('should destroy nothing indestructible (CR 702.12b)', () => {
    expect(fight(creature(9, 1), creature(1, 1, 'indestructible'))).toMatchObject({ dies: true, killed: [] });
    expect(fight(creature(1, 1, 'indestructible'), creature(9, 1))).toMatchObject({
      dies: false,
      killed: ['9/1'],
    });
  });

  it('should kill the most worth that the power is enough for', () => {
    expect(fight(creature(3, 9), creature(1, 1), creature(3, 3))).toMatchObject({ killed: ['3/3'] });
    expect(fight(creature(4, 9), creature(1, 1), creature(3, 3)).killed.sort()).toEqual(['1/1', '3/3']);
  });

  it('should count the damage marked already', () => {
    const hurt = { ...creature(1, 4), damage: 3 };
    expect(fight(creature(1, 5), hurt)).toMatchObject({ dies: false, killed: ['1/4'] });
  });
});

it('should know who can block whom by their keywords (CR 702.9b, 702.13b, 702.28b, 702.36b)', () => {
  const [flyer, ground, reach] = [creature(1, 1, 'flying'), creature(1, 1), creature(1, 1, 'reach')];
  expect([flyer, ground, reach].map((b) => couldBlock(b, flyer))).toEqual([true, false, true]);
  const shadow = creature(1, 1, 'shadow');
  expect([couldBlock(ground, shadow), couldBlock(shadow, ground), couldBlock(shadow, shadow)]).toEqual([
    false,
    false,
    true,
  ]);
  const fear = creature(1, 1, 'fear');
  const black: ObjectView = { ...creature(1, 1), colors: ['B'] };
  const artifact: ObjectView = { ...creature(1, 1), types: ['artifact', 'creature'] };
  expect([ground, black, artifact].map((b) => couldBlock(b, fear))).toEqual([false, true, true]);
});

describe('damage through the best blocks', () => {
  const through = (attackers: readonly ObjectView[], blockers: readonly ObjectView[]) =>
    throughBlocks(attackers.map(f), blockers);

  it('should stop the biggest attackers', () => {
    expect(through([creature(5, 5), creature(1, 1), creature(3, 3)], [creature(0, 1)])).toBe(4);
  });
  it('should stop no flyer on the ground, and use up the ground first', () => {
    const flyers = [creature(4, 4, 'flying'), creature(4, 4)];
    expect(through(flyers, [creature(1, 1)])).toBe(4);
    expect(through(flyers, [creature(1, 1, 'flying'), creature(1, 1)])).toBe(0);
  });
  it('should take two against menace (CR 702.111b), and let trample through (CR 702.19b)', () => {
    expect(through([creature(4, 4, 'menace')], [creature(1, 1)])).toBe(4);
    expect(through([creature(4, 4, 'menace')], [creature(1, 1), creature(1, 1)])).toBe(0);
    expect(through([creature(4, 4, 'trample')], [creature(1, 1)])).toBe(3);
  });
});
