import type { CardDef, ObjectId } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, Scene } from '../effects/fixture.js';

const hero = (name: string): CardDef => creature(name, 2, 2, { supertypes: ['legendary'] });
const bear = creature('Bear', 2, 2);
const start = engine('Start', [{ do: 'gainLife', who: 'you', amount: 1 }]);

describe('the legend rule for several players at once', () => {
  it('should ask the active team first, its members in any order, and put all away together (CR 101.4, 704.3, 704.5j)', () => {
    const two = (name: string) => [hero(name), hero(name)];
    const s = new Scene([
      { field: [...two('Ana'), start] },
      { field: two('Bo') },
      { field: [bear] },
      { field: [...two('Cy'), bear] },
    ]);
    const heroes = ['Ana', 'Bo', 'Cy'].map((name) => s.all(name));
    s.act({ type: 'activate', player: 0, object: s.id('Start'), ability: 0 });
    const asks = () => [s.state.pending, ...s.state.pendingToo].flatMap((d) => d?.players ?? []);
    const keep = (player: number, id: ObjectId | undefined) =>
      s.act({
        type: 'answer',
        player,
        decision: s.state.pending?.id ?? -1,
        answer: { kind: 'choose', chosen: [id ?? 0] },
      });
    expect(asks()).toEqual([0, 1]);
    // the partner of the one who is asked first may answer first (CR 805.6)
    keep(1, heroes[1]?.[1]);
    expect(asks()).toEqual([0]);
    keep(0, heroes[0]?.[0]);
    expect(asks()).toEqual([3]);
    // nothing is put away before everybody has chosen
    expect(['Ana', 'Bo', 'Cy'].map((name) => s.all(name).length)).toEqual([2, 2, 2]);
    expect(s.events.filter((e) => e.type === 'moved' && e.to === 'graveyard')).toEqual([]);
    keep(3, heroes[2]?.[0]);
    expect([0, 1, 3].map((seat) => s.graveyard(seat))).toEqual([['Ana'], ['Bo'], ['Cy']]);
    expect([heroes[0]?.[0], heroes[1]?.[1], heroes[2]?.[0]].map((id) => s.obj(id ?? 0).zone)).toEqual([
      'battlefield',
      'battlefield',
      'battlefield',
    ]);
    expect(s.field(2)).toEqual(['Bear']);
  });
});
