import { describe, expect, it } from 'vitest';
import {
  endsStep,
  idle,
  ofType,
  rookies,
  type Scene,
  scene,
  type Watched,
  watch,
} from '../../game.fixture.js';

/** What the first team does on its turn, while the other does nothing. */
function turn(s: Scene, until = endsStep('end')): Watched {
  const [ann, bob] = rookies();
  return watch(s, [ann ?? idle, bob ?? idle, idle, idle], until);
}
const casts = (w: Watched) => ofType(w.events, 'cast');
const played = (w: Watched) =>
  ofType(w.events, 'moved')
    .filter((e) => e.cause === 'play')
    .map((e) => e.name);

describe('lands', () => {
  it('should play the land whose color the hand lacks', () => {
    const s = scene([
      { on: ['Forest'], hand: ['Forest', 'Mountain', 'Hill Giant', 'Grizzly Bears'] },
      {},
      {},
      {},
    ]);
    expect(played(turn(s))).toEqual(['Mountain']);
  });

  it('should play a land for each head', () => {
    const s = scene([{ hand: ['Forest'] }, { hand: ['Island'] }, {}, {}]);
    expect([...played(turn(s))].sort()).toEqual(['Forest', 'Island']);
  });
});

describe('mana', () => {
  it('should use as much of it as it can', () => {
    const s = scene([
      { on: ['5 Forest'], hand: ['Sacred Wolf', 'Grizzly Bears', 'Llanowar Elves'] },
      {},
      {},
      {},
    ]);
    expect(
      casts(turn(s))
        .map((e) => e.name)
        .sort(),
    ).toEqual(['Grizzly Bears', 'Sacred Wolf']);
  });

  it('should cast a plain creature after combat, one with haste before it', () => {
    const s = scene([{ on: ['3 Mountain', '3 Forest'], hand: ['Raging Goblin', 'Sacred Wolf'] }, {}, {}, {}]);
    const early = turn(s, endsStep('beginCombat'));
    expect(casts(early).map((e) => e.name)).toEqual(['Raging Goblin']);
    expect(casts(turn(s)).map((e) => e.name)).toEqual(['Raging Goblin', 'Sacred Wolf']);
  });

  it('should spend a Treasure only on what is worth it', () => {
    const treasure = { card: 'Treasure Token', token: true };
    const against = (creature: string) => {
      const s = scene([{ on: [treasure], hand: ['Shock'] }, {}, { on: [creature] }, {}]);
      return casts(turn(s)).map((e) => e.targets[0] === s.ids[creature]);
    };
    expect(against('Llanowar Elves')).toEqual([]);
    expect(against('Mesa Unicorn')).toEqual([true]);
  });
});

describe('removal', () => {
  it("should deal with the best threat of the other team, never with the partner's", () => {
    const s = scene([
      { on: ['3 Swamp'], hand: ['Murder'] },
      { on: ['Shivan Dragon'] },
      { on: ['Grizzly Bears'] },
      { on: ['Air Elemental'] },
    ]);
    expect(casts(turn(s)).map((e) => [e.name, e.targets])).toEqual([['Murder', [s.ids['Air Elemental']]]]);
  });

  it('should keep it while there is nothing worth it', () => {
    const token = { card: 'Saproling Token', token: true, size: '1/1' };
    const s = scene([{ on: ['3 Swamp'], hand: ['Murder'] }, {}, { on: [token] }, {}]);
    expect(casts(turn(s))).toEqual([]);
  });

  it('should keep burn for creatures, and burn the face only for the win or when there is nothing else', () => {
    const life = (n: number) =>
      scene([{ on: ['Mountain'], hand: ['Lightning Bolt'] }, {}, { on: ['Hill Giant'] }, {}], {
        life: [30, n],
      });
    const rich = life(30);
    expect(casts(turn(rich)).map((e) => e.targets)).toEqual([[rich.ids['Hill Giant']]]);
    const dying = casts(turn(life(3)));
    expect(dying.map((e) => e.name)).toEqual(['Lightning Bolt']);
    expect([2, 3]).toContain(dying[0]?.targets[0]);
  });
});

describe('help', () => {
  it("should put an Aura that helps on its own team's best creature", () => {
    const s = scene([
      { on: ['Forest'], hand: ['Rancor'] },
      { on: ['Hill Giant'] },
      { on: ['Craw Wurm'] },
      {},
    ]);
    expect(casts(turn(s)).map((e) => e.targets)).toEqual([[s.ids['Hill Giant']]]);
  });

  it('should put an Aura that hinders on theirs', () => {
    const s = scene([
      { on: ['2 Plains'], hand: ['Pacifism'] },
      { on: ['Shivan Dragon'] },
      { on: ['Grizzly Bears'] },
      { on: ['Craw Wurm'] },
    ]);
    expect(casts(turn(s)).map((e) => e.targets)).toEqual([[s.ids['Craw Wurm']]]);
  });

  it('should not cast what would only harm its own side', () => {
    const s = scene([{ on: ['3 Swamp'], hand: ['Murder'] }, { on: ['Shivan Dragon'] }, {}, {}]);
    expect(casts(turn(s))).toEqual([]);
    expect(ofType(turn(s).events, 'notice')).toEqual([]);
  });

  it('should equip once, before combat', () => {
    const s = scene([{ on: ['3 Plains', 'Bonesplitter', 'Grizzly Bears', 'Hill Giant'] }, {}, {}, {}]);
    const attached = ofType(turn(s, endsStep('declareAttackers')).events, 'attached');
    expect(attached.length).toBe(1);
    expect(ofType(turn(s).events, 'attached').length).toBe(1);
  });
});

describe('counterspells', () => {
  const [ann, bob] = rookies();
  const against = (card: string, lands: string) => {
    const s = scene([{ on: ['2 Island'], hand: ['Counterspell'] }, {}, { on: [lands], hand: [card] }, {}], {
      activeTeam: 1,
      turn: 4,
    });
    const [, , cid] = rookies();
    return ofType(
      watch(s, [ann ?? idle, bob ?? idle, cid ?? idle, idle], endsStep('end')).events,
      'countered',
    );
  };

  it('should counter what is worth a card', () => {
    expect(against('Air Elemental', '5 Island').map((e) => e.name)).toEqual(['Air Elemental']);
  });
  it('should let small things be', () => {
    expect(against('Llanowar Elves', '5 Forest')).toEqual([]);
  });
});

describe('planeswalkers', () => {
  it('should use a loyalty ability each turn', () => {
    const s = scene([{ on: ['Jace Beleren'] }, {}, {}, {}]);
    expect(ofType(turn(s).events, 'activated').map((e) => e.name)).toEqual(['Jace Beleren']);
  });
});
