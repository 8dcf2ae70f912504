import type { ManaType } from '@ettin/schema';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Game } from '../game.js';
import { board, can, id, mana, nameOf, RULES } from './board.fixture.js';
import { autoPay, type PayHooks, spendChosen } from './pay.js';
import { NO_EXTRA, type PayExtra, type Spending } from './payable.js';
import { planPayment } from './plan.js';
import { addMana, poolTypes } from './pool.js';

// nothing here resolves: programs, which reach into all of the engine, aren't needed
vi.mock('../effects/program.js', () => ({ compileProgram: () => [] }));

/** Names of what `planPayment` taps, and what each makes. */
function plan(
  g: Game,
  cost: string,
  on: Spending | null = null,
  extra: PayExtra = NO_EXTRA,
): string[] | null {
  const found = planPayment(g, 0, mana(cost), on, extra);
  return found === null ? null : found.taps.map((t) => `${nameOf(g, t.source.object)} ${t.mana.join('')}`);
}

function pay(
  g: Game,
  cost: string,
  extra: PayExtra = NO_EXTRA,
  activated: PayHooks['activated'] = () => undefined,
) {
  const log: string[] = [];
  const paid = autoPay(
    g,
    0,
    mana(cost),
    null,
    {
      sacrifice: (object) => log.push(`sacrifice ${nameOf(g, object)}`),
      activated,
      payLife: (n) => log.push(`life ${n}`),
      delve: (n) => log.push(`delve ${n}`),
    },
    extra,
  );
  const tapped = g.s.battlefield.filter((i) => g.get(i).tapped).map((i) => nameOf(g, i));
  return { paid, log, tapped, pool: poolTypes(g.player(0)).join('') };
}

describe('paying automatically', () => {
  it('should leave the colors of the other cards in hand', () => {
    expect(plan(board(['Island', 'Plains', 'Island', 'Plains'], ['Counter']), '{2}')).toEqual([
      'Plains W',
      'Plains W',
    ]);
    expect(plan(board(['Dual', 'Forest', 'Plains', 'Forest'], ['Angel']), '{1}{G}')).toEqual([
      'Forest G',
      'Forest G',
    ]);
    // both other cards, though the dual land alone would do for the cheaper one
    expect(
      plan(board(['Dual', 'Plains', 'Island', 'Island', 'Forest'], ['Counter', 'Angel']), '{G}'),
    ).toEqual(['Forest G']);
  });

  it('should think only of instants in the opponents’ turn', () => {
    const g = board(['Forest', 'Island', 'Island'], ['Elf', 'Counter']);
    // then either of them can be cast, though not both
    expect(plan(g, '{1}')).toEqual(['Island U']);
    g.s.turn = { ...g.s.turn, team: 1 };
    expect(plan(g, '{1}')).toEqual(['Forest G']);
  });

  it('should tap lands before creatures, and sacrifice last', () => {
    const g = board(['Treasure', 'Elf', 'Forest', 'Dual']);
    expect(plan(g, '{1}')).toEqual(['Forest G']);
    expect(plan(g, '{2}')).toEqual(['Forest G', 'Dual G']);
    expect(plan(g, '{3}')).toEqual(['Elf G', 'Forest G', 'Dual G']);
    expect(plan(g, '{U}')).toEqual(['Treasure U']);
    expect(plan(g, '{5}')).toBe(null);
  });

  it('should use the pool first, and of it what is restricted', () => {
    const g = board(['Forest', 'Ziggurat'], ['Elf']);
    const only = RULES.manaRestrictions.length - 1;
    addMana(g, 0, ['G']);
    addMana(g, 0, ['G'], { only, source: id(1) });
    const spell = g.s.hands[0]?.[0]?.id ?? 0;
    const found = planPayment(g, 0, mana('{G}'), { spell });
    expect(found?.taps).toEqual([]);
    expect(found?.spend).toEqual([{ type: 'G', only, persists: false, from: id(1) }]);
    expect(plan(g, '{1}{G}', { spell })).toEqual([]);
    expect(plan(g, '{2}{G}', { spell })).toEqual(['Ziggurat G']);
  });

  it('should tap, add and spend, and tell it all', () => {
    const g = board(['Forest', 'Treasure', 'Plains']);
    expect(pay(g, '{1}{G}{U}')).toEqual({
      paid: true,
      log: ['sacrifice Treasure'],
      tapped: ['Forest', 'Treasure', 'Plains'],
      pool: '',
    });
    expect(g.events.map((e) => e.type)).toEqual(['tapped', 'mana', 'tapped', 'mana', 'tapped', 'mana']);
  });

  it('should change nothing where it can not pay', () => {
    const g = board(['Forest', 'Treasure']);
    expect(pay(g, '{U}{U}')).toEqual({ paid: false, log: [], tapped: [], pool: '' });
    expect(g.events).toEqual([]);
  });

  it('should pay whenever it can be paid, and never with what is not needed', () => {
    const names = [
      'Forest',
      'Plains',
      'Dual',
      'Snowfield',
      'Ring',
      'Lotus',
      'Elf',
      'Treasure',
      'Spawn',
      'Bear',
    ];
    const symbols = ['1', '1', '2', 'G', 'W', 'U', 'C', 'S', 'G/W', '2/U', 'U/P'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...names), { maxLength: 6 }),
        fc.array(fc.constantFrom('Angel', 'Counter', 'Elf'), { maxLength: 3 }),
        fc.array(fc.constantFrom(...symbols), { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        (mine, hand, list, convokes) => {
          const g = board(mine, hand);
          const cost = list.map((x) => `{${x}}`).join('');
          const extra = convokes
            ? { convoke: g.s.battlefield.filter((i) => g.chars(g.get(i)).power > 0) }
            : {};
          const possible = can(g, cost, null, extra);
          const found = planPayment(g, 0, mana(cost), null, extra);
          expect(pay(g, cost, extra).paid).toBe(possible);
          expect(found !== null).toBe(possible);
          if (found === null) return;
          const used = [...found.taps.map((t) => t.source.object), ...found.convoked];
          expect(new Set(used).size).toBe(used.length);
          for (const one of used) {
            const fewer = g.s.battlefield.filter((i) => i === one || !used.includes(i));
            expect(
              can(board(mine, hand), cost, null, { ...extra, excluding: fewer, life: 30 - found.life }),
            ).toBe(false);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('should leave what is over in the pool', () => {
    expect(pay(board(['Ring']), '{1}')).toEqual({ paid: true, log: [], tapped: ['Ring'], pool: 'C' });
  });

  it('should pay life only for what mana does not pay', () => {
    expect(pay(board(['Plains']), '{W/P}{U/P}')).toEqual({
      paid: true,
      log: ['life 2'],
      tapped: ['Plains'],
      pool: '',
    });
  });

  it('should tap creatures that convoke, and ask for delve and help', () => {
    const g = board(['Bear', 'Golem', 'Forest']);
    const extra = { convoke: [id(0), id(1)], delve: 2 };
    expect(pay(g, '{4}{G}', extra)).toEqual({
      paid: true,
      log: ['delve 2'],
      tapped: ['Bear', 'Golem', 'Forest'],
      pool: '',
    });
  });

  it('should go on with what is in the pool when triggers add another number of mana than foreseen', () => {
    const adds = board(['Swamp', 'Swamp', 'Swamp', 'Ghast']);
    const more = pay(adds, '{4}', NO_EXTRA, () => addMana(adds, 0, ['B', 'B', 'B']));
    expect([more.paid, more.tapped.length, more.pool]).toEqual([true, 1, '']);
    const none = pay(board(['Swamp', 'Swamp', 'Swamp', 'Ghast']), '{3}');
    expect([none.paid, none.tapped.length]).toEqual([true, 3]);
  });
});

describe('paying by hand', () => {
  const spend = (
    cost: string,
    pool: readonly ManaType[],
    types: readonly ManaType[],
    life = 0,
  ): string | null => {
    const g = board([]);
    addMana(g, 0, pool);
    return spendChosen(g, 0, mana(cost), types, life, null) ?? `left ${poolTypes(g.player(0)).join('')}`;
  };

  it('should spend exactly what was named', () => {
    expect(spend('{1}{W}', ['W', 'G', 'G'], ['G', 'W'])).toBe('left G');
    expect(spend('{2/W}', ['W', 'G', 'G'], ['G', 'G'])).toBe('left W');
    expect(spend('{2/W}', ['W', 'G', 'G'], ['W'])).toBe('left GG');
    expect(spend('{1}{U/P}', ['R'], ['R'], 2)).toBe('left ');
  });

  it('should say what is wrong and spend nothing', () => {
    expect(spend('{1}{W}', ['W', 'G'], ['W'])).toMatch(/not exactly/);
    expect(spend('{W}', ['W', 'G'], ['W', 'G'])).toMatch(/not exactly/);
    expect(spend('{W}', ['G'], ['W'])).toMatch(/not enough \{W\}/);
    expect(spend('{W}', ['W'], ['W'], 2)).toMatch(/more than the cost allows/);
    expect(spend('{W/P}', ['W'], [], 1)).toMatch(/pays for no symbol/);
    expect(spend('{W/P}', ['W'], ['W'], 2)).toMatch(/not exactly/);
  });
});
