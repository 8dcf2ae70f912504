import type { CardDef, EditionParameters } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { engine, placed, Scene } from '../effects/fixture.js';

const nothing = engine('Bell', [{ do: 'gainLife', who: 'you', amount: 1 }]);
const walker = (name: string, type: string) => {
  const card: CardDef = { name, types: ['planeswalker'], subtypes: [type], loyalty: 3 };
  return placed(card, { counters: { loyalty: 3 } });
};
const legend = (name: string): CardDef => ({ name, types: ['enchantment'], supertypes: ['legendary'] });

/** Permanents of the four seats after state-based actions were looked at. */
function left(
  parameters: Partial<EditionParameters>,
  ...fields: ConstructorParameters<typeof Scene>[0][number]['field'][]
) {
  const seats = [0, 1, 2, 3].map((seat) => ({
    field: [...(seat === 0 ? [nothing] : []), ...(fields[seat] ?? [])],
  }));
  const s = new Scene(seats, parameters).use('Bell');
  return [0, 1, 2, 3].map((seat) => s.field(seat).filter((name) => name !== 'Bell'));
}

describe('several legendary permanents of one name', () => {
  it('should all go in older editions, the partner’s and the opponents’ too (704.5k of 2009)', () => {
    const own = [[legend('Crown')], [legend('Crown')], [legend('Crown'), legend('Orb')]];
    expect(left({ legendRule: 'all' }, ...own)).toEqual([[], [], ['Orb'], []]);
    expect(left({}, ...own)).toEqual([['Crown'], ['Crown'], ['Crown', 'Orb'], []]);
  });
});

describe('several planeswalkers of one type', () => {
  const own = [
    [walker('Young', 'Jace'), walker('Old', 'Jace')],
    [walker('Far', 'Jace')],
    [walker('Fire', 'Chandra')],
  ];

  it('should stay where only the legend rule is (CR 704.5j)', () => {
    expect(left({}, ...own)).toEqual([['Young', 'Old'], ['Far'], ['Fire'], []]);
  });

  it('should all go, whoever controls them (704.5j of 2009)', () => {
    expect(left({ planeswalkerRule: 'all' }, ...own)).toEqual([[], [], ['Fire'], []]);
  });

  it('should leave each player one of their choice (704.5j of 2016)', () => {
    const s = new Scene([{ field: [nothing, ...(own[0] ?? [])] }, { field: own[1] ?? [] }, {}, {}], {
      planeswalkerRule: 'perPlayerChoose',
    });
    s.use('Bell', 'Old');
    expect([s.field(0), s.field(1)]).toEqual([['Bell', 'Old'], ['Far']]);
    expect(s.asked.map((d) => [d.players, d.purpose])).toEqual([[[0], 'keepLegend']]);
  });
});

describe('+1/+1 and -1/-1 counters on one creature', () => {
  const both = placed(
    { name: 'Bear', types: ['creature'], power: 2, toughness: 2 },
    { counters: { '+1/+1': 2, '-1/-1': 3 } },
  );
  const counters = (parameters: Partial<EditionParameters>) => {
    const s = new Scene([{ field: [nothing, both] }, {}, {}, {}], parameters).use('Bell');
    return s.state.objects.find((o) => o?.counters !== null && o?.counters !== undefined)?.counters;
  };

  it('should remove each other (CR 704.5q)', () => {
    expect(counters({})).toEqual({ '-1/-1': 1 });
  });

  it('should stay where no rule says so (420.5 of 2005)', () => {
    expect(counters({ countersCancel: false })).toEqual({ '+1/+1': 2, '-1/-1': 3 });
  });
});
