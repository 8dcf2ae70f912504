import type { GameEvent } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../../bot.js';
import {
  endsStep,
  idle,
  ofType,
  rookies,
  rules,
  type Scene,
  scene,
  type Watched,
  watch,
} from '../../game.fixture.js';
import { playOn } from '../../play/game.js';

function turn(s: Scene, until: (e: GameEvent) => boolean = endsStep('end')): Watched {
  const [ann, bob] = rookies();
  return watch(s, [ann ?? idle, bob ?? idle, idle, idle], until);
}
const casts = (w: Watched) => ofType(w.events, 'cast');
const lands = (n: number) => Array.from({ length: n }, () => 'Forest');
const spells = (n: number) => Array.from({ length: n }, () => 'Grizzly Bears');

describe('opening hands', () => {
  const kept = (hand: readonly string[]) => {
    const s = scene(
      [{ hand }, { hand: [...lands(3), ...spells(4)] }, { hand: [...lands(3), ...spells(4)] }, {}],
      {
        step: 'mulligan',
      },
    );
    const events: GameEvent[] = [];
    const bots = rookies();
    playOn(rules(), s.state, [bots[0] ?? idle, idle, idle, idle], {
      maxActions: 4,
      onEvent: (e) => events.push(e),
    });
    return ofType(events, 'mulligan').find((e) => e.player === 0)?.kept;
  };

  it('should go back with no land or one, and with six or seven', () => {
    for (const n of [0, 1, 6, 7]) expect([n, kept([...lands(n), ...spells(7 - n)])]).toEqual([n, false]);
    for (const n of [2, 3, 4, 5]) expect([n, kept([...lands(n), ...spells(7 - n)])]).toEqual([n, true]);
  });
});

describe('X', () => {
  it('should be as large as it takes, and no larger', () => {
    const s = scene([{ on: ['8 Mountain'], hand: ["Devil's Play"] }, {}, { on: ['Air Elemental'] }, {}]);
    const w = turn(s);
    expect(casts(w).map((e) => e.targets)).toEqual([[s.ids['Air Elemental']]]);
    expect(ofType(w.events, 'damage').map((e) => e.amount)).toEqual([4]);
  });

  it('should be all there is when that wins', () => {
    const s = scene([{ on: ['8 Mountain'], hand: ["Devil's Play"] }, {}, { on: ['Air Elemental'] }, {}], {
      life: [30, 7],
    });
    expect(turn(s).played.state.result).toMatchObject({ winner: 0 });
  });
});

describe('divided damage', () => {
  it('should kill two rather than one (CR 601.2d)', () => {
    const s = scene([
      { on: ['2 Mountain'], hand: ['Forked Bolt'] },
      { on: ['Raging Goblin'] },
      { on: ['Mistral Charger'] },
      { on: ['Elvish Archers'] },
    ]);
    const w = turn(s);
    expect([...(casts(w)[0]?.targets ?? [])].sort()).toEqual(
      [s.ids['Mistral Charger'], s.ids['Elvish Archers']].sort(),
    );
    expect(
      ofType(w.events, 'damage')
        .filter((e) => !e.combat)
        .map((e) => e.amount),
    ).toEqual([1, 1]);
  });
});

describe('kicker', () => {
  const burst = (creature: string) => {
    const s = scene([{ on: ['5 Mountain'], hand: ['Burst Lightning'] }, {}, { on: [creature] }, {}]);
    const w = turn(s);
    return ofType(w.events, 'damage').map((e) => [e.to === s.ids[creature], e.amount]);
  };
  it('should be paid where the mana is there and it kills more', () => {
    expect(burst('Air Elemental')).toEqual([[true, 4]]);
  });
});

describe('payments that are asked', () => {
  it('should save its own spell from a tax that it can pay', () => {
    const s = scene([
      { on: ['9 Forest'], hand: ['Spined Wurm'] },
      {},
      { on: ['2 Island'], hand: ['Mana Leak'] },
      {},
    ]);
    const [ann, bob] = rookies();
    // casts whatever it can
    const leaker: Bot = {
      name: 'leaker',
      decide: (input) => {
        const cast = input.actions.find((a) => a.type === 'cast');
        return cast === undefined ? idle.decide(input) : { action: cast, why: { code: 'random' } };
      },
    };
    const w = watch(s, [ann ?? idle, bob ?? idle, leaker, idle], endsStep('end'));
    expect(casts(w).map((e) => e.name)).toEqual(['Spined Wurm', 'Mana Leak']);
    expect(ofType(w.events, 'countered')).toEqual([]);
  });
});

describe('cards to give up', () => {
  it('should discard what is worth least to the hand', () => {
    const hand = ['Craw Wurm', 'Hill Giant', 'Air Elemental', ...Array.from({ length: 5 }, () => 'Plains')];
    const s = scene([{ on: ['8 Plains'], hand }, {}, {}, {}], { step: 'end' });
    const w = turn(s, (e) => e.type === 'turnBegan');
    expect(
      ofType(w.events, 'moved')
        .filter((e) => e.cause === 'discard')
        .map((e) => e.name),
    ).toEqual(['Plains']);
  });

  it('should not sacrifice creatures for next to nothing', () => {
    const s = scene([{ on: ['Viscera Seer', 'Grizzly Bears', 'Hill Giant'] }, {}, {}, {}]);
    const [ann, bob] = rookies();
    const w = watch(
      s,
      [ann ?? idle, bob ?? idle, idle, idle],
      (e) => e.type === 'turnBegan' && e.turn > 4,
      400,
    );
    expect(ofType(w.events, 'moved').filter((e) => e.cause === 'sacrifice')).toEqual([]);
  });

  it('should keep the best of two legends of one name (CR 704.5j)', () => {
    const legend = { card: 'Baird, Steward of Argive' };
    const s = scene([
      {
        on: [
          { ...legend, ref: 'tapped', tapped: true },
          { ...legend, ref: 'fresh' },
        ],
      },
      {},
      {},
      {},
    ]);
    const [ann] = rookies();
    const w = watch(s, [ann ?? idle, idle, idle, idle], endsStep('beginCombat'));
    const left = w.played.state.battlefield;
    expect([left.includes(s.ids.tapped ?? 0), left.includes(s.ids.fresh ?? 0)]).toEqual([false, true]);
  });
});

describe('looking at cards', () => {
  it('should keep a land while lands are short and put a dear spell away', () => {
    const on = ['Island'];
    const board = (top: string) =>
      scene([{ on, hand: ['Serum Visions'], library: ['Plains', top, top, ...spells(8)] }, {}, {}, {}]);
    const bottomed = (top: string) =>
      ofType(turn(board(top)).events, 'chose')
        .filter((e) => e.what.startsWith('bottom'))
        .map((e) => e.what);
    expect(bottomed('Island')).toEqual(['bottom:0']);
    expect(bottomed('Craw Wurm')).toEqual(['bottom:2']);
  });
});

describe('another player controlled', () => {
  it("should do nothing good with the other team's turn", () => {
    const s = scene([{}, {}, { on: ['Mountain', 'Hill Giant'], hand: ['Lightning Bolt'] }, {}], {
      activeTeam: 1,
      turn: 4,
    });
    const players = s.state.players.map((p) => (p.seat === 2 ? { ...p, controlledBy: 0 } : p));
    const [ann] = rookies();
    const w = watch(
      { ...s, state: { ...s.state, players } },
      [ann ?? idle, idle, idle, idle],
      endsStep('end'),
    );
    expect(ofType(w.events, 'cast')).toEqual([]);
    expect(ofType(w.events, 'attackers')).toEqual([]);
  });
});
