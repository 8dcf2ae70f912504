import type { CardDef, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { protectorOf } from '../combat/targets.js';
import { creature, engine, Scene, spell } from '../effects/fixture.js';

const siege: CardDef = {
  name: 'Invasion',
  manaCost: '{0}',
  types: ['battle'],
  subtypes: ['Siege'],
  defense: 3,
  keywords: ['flash'],
  layout: 'transform',
  other: {
    name: 'Deluge',
    types: ['enchantment'],
    abilities: [
      {
        kind: 'triggered',
        when: { on: 'enters', what: 'self' },
        effects: [{ do: 'gainLife', who: 'you', amount: 7 }],
      },
    ],
  },
};
const bolt = (n: number) =>
  engine('Bolt', [{ do: 'damage', to: { target: 't' }, amount: n }], {
    targets: [{ id: 't', what: { any: true } }],
  });
const steal: Effect = { do: 'gainControl', what: { each: { types: ['battle'] } }, duration: 'permanent' };
const protector = (s: Scene) => protectorOf(s.game, s.obj('Invasion'));

describe('sieges', () => {
  it('should let their controller choose an opponent to protect them (CR 310.11a, 310.4b)', () => {
    const s = new Scene([{ hand: [siege] }, {}, {}, {}]);
    s.announce('Invasion').settle([3]);
    expect(s.asked.map((d) => (d.kind === 'choose' ? d.candidates : []))).toEqual([[2, 3]]);
    expect([s.field(0), protector(s), s.counters('Invasion')]).toEqual([['Invasion'], 3, { defense: 3 }]);
  });

  it('should be protected by the only opponent in a duel, unasked', () => {
    const s = new Scene([{ hand: [siege] }, {}]).cast('Invasion');
    expect([s.asked, protector(s)]).toEqual([[], 1]);
  });

  it('should be exiled and cast transformed as the last defense counter goes (CR 310.11b, 704.5v)', () => {
    const s = new Scene([{ hand: [siege], field: [bolt(2)] }, {}, {}, {}]).announce('Invasion').settle([2]);
    s.use('Bolt', 'Invasion');
    expect([s.field(0), s.counters('Invasion')]).toEqual([['Bolt', 'Invasion'], { defense: 1 }]);
    s.use('Bolt', 'Invasion', 'yes');
    expect([s.field(0), s.graveyard(0), s.state.exile, s.state.teams.map((t) => t.life)]).toEqual([
      ['Bolt', 'Deluge'],
      [],
      [],
      [37, 30],
    ]);
    expect(s.chars('Deluge').manaValue).toBe(0);
  });

  it('should stay in exile where its controller casts nothing', () => {
    const s = new Scene([{ hand: [siege], field: [bolt(9)] }, {}])
      .cast('Invasion')
      .use('Bolt', 'Invasion', 'no');
    expect([s.field(0), s.graveyard(0), s.state.exile.map((id) => s.chars(id).name)]).toEqual([
      ['Bolt'],
      [],
      ['Invasion'],
    ]);
  });

  it('should be put into the graveyard with no defense if that trigger is gone (CR 704.5v)', () => {
    const stop = spell('Stop', {
      targets: [{ id: 't', what: { object: { zone: 'stack', stackKind: 'triggered' } } }],
      effects: [{ do: 'counter', what: { target: 't' } }],
    });
    const s = new Scene([{ hand: [siege, stop], field: [bolt(3)] }, {}]).cast('Invasion');
    s.act({ type: 'activate', player: 0, object: s.id('Bolt'), ability: 0 });
    const d = s.state.pending;
    if (d !== null)
      s.act({
        type: 'answer',
        player: 0,
        decision: d.id,
        answer: { kind: 'choose', chosen: [s.id('Invasion')] },
      });
    s.pass().pass();
    // the trigger waits on the stack, and the battle on the battlefield
    expect([s.state.stack.length, s.field(0)]).toEqual([1, ['Bolt', 'Invasion']]);
    s.cast('Stop');
    expect([s.field(0), s.graveyard(0)]).toEqual([['Bolt'], ['Stop', 'Invasion']]);
  });

  it('should get another protector when the one it has comes to control it (CR 704.5x)', () => {
    const s = new Scene([{ hand: [siege] }, { field: [] }, { field: [engine('Steal', [steal])] }, {}]);
    s.announce('Invasion').settle([2]);
    s.pass();
    s.act({ type: 'activate', player: 2, object: s.id('Steal'), ability: 0 });
    s.settle([1]);
    expect([s.chars('Invasion').controller, protector(s)]).toEqual([2, 1]);
  });

  it('should keep its protector while that is an opponent of its new controller', () => {
    const s = new Scene([{ hand: [siege] }, { field: [engine('Steal', [steal])] }, {}, {}]);
    s.announce('Invasion').settle([2]);
    s.act({ type: 'activate', player: 1, object: s.id('Steal'), ability: 0 });
    s.settle();
    expect([s.chars('Invasion').controller, protector(s)]).toEqual([1, 2]);
  });

  it('should be attacked by its own team, and blocked by the defending team (CR 310.8b-c, 805.10d)', () => {
    const s = new Scene([{ hand: [siege], field: [creature('Bear', 3, 3)] }, {}, {}, {}])
      .announce('Invasion')
      .settle([2]);
    const attack = { attacker: s.id('Bear'), attacks: s.id('Invasion') };
    s.until('declareAttackers', [{ kind: 'attackers', attackers: [attack] }]);
    s.until('combatDamage', ['yes']);
    s.settle(['yes']);
    expect([s.field(0), s.state.teams.map((t) => t.life)]).toEqual([
      ['Bear', 'Deluge'],
      [37, 30],
    ]);
  });
});

describe('back faces', () => {
  it('should have the mana value of the front face (CR 202.3b)', () => {
    const wolf = creature('Human', 1, 1, {
      manaCost: '{2}{G}',
      layout: 'transform',
      other: { name: 'Wolf', types: ['creature'], power: 3, toughness: 3 },
    });
    const s = new Scene([
      { field: [wolf, engine('Turn', [{ do: 'transform', what: { each: { types: ['creature'] } } }])] },
      {},
    ]);
    s.use('Turn');
    expect([s.field(0), s.chars('Wolf').manaValue]).toEqual([['Wolf', 'Turn'], 3]);
  });

  it('should be needed to be put onto the battlefield transformed (CR 712.14a)', () => {
    const back: Effect = {
      do: 'move',
      what: { each: { zone: 'graveyard' } },
      to: 'battlefield',
      transformed: true,
    };
    const plain = spell('Plain', { effects: [] }, { types: ['instant'] });
    const s = new Scene([{ field: [engine('Back', [back])], hand: [plain] }, {}]);
    s.cast('Plain').use('Back');
    expect([s.field(0), s.graveyard(0)]).toEqual([['Back'], ['Plain']]);
  });
});
