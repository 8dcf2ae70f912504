import type { Ability, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { creature, engine, land, Scene, spell } from '../effects/fixture.js';

const bear = creature('Bear', 2, 2);
const gain: Effect = { do: 'gainLife', who: 'you', amount: 1 };
const start = engine('Start', [gain]);
const whenever = (
  name: string,
  when: Extract<Ability, { kind: 'triggered' }>['when'],
  effects: readonly Effect[],
) => ({
  name,
  types: ['enchantment' as const],
  abilities: [{ kind: 'triggered' as const, when, effects }],
});

/** Passes, and answers yes to everything, until the stack is empty or the game is over; how many resolved. */
function play(s: Scene): number {
  let resolved = 0;
  const from = s.events.length;
  while (s.state.result === null && (s.state.stack.length > 0 || s.state.pending !== null)) {
    const d = s.state.pending;
    if (d === null) s.pass();
    else
      s.act({
        type: 'answer',
        player: d.players[0] ?? 0,
        decision: d.id,
        answer: d.suggested ?? { kind: 'option', option: 0 },
      });
  }
  for (const e of s.events.slice(from)) if (e.type === 'resolved') resolved += 1;
  return resolved;
}

function begin(s: Scene, name: string): number {
  s.act({ type: 'activate', player: 0, object: s.id(name), ability: 0 });
  return play(s);
}

describe('loops', () => {
  it('should end the game as a draw when every action in them is mandatory (CR 104.4b, 732.4)', () => {
    const again = whenever('Again', { on: 'gainLife', who: 'you' }, [gain]);
    const s = new Scene([{ field: [start, again, bear] }, {}, {}, {}]);
    begin(s, 'Start');
    expect(s.state.result).toEqual({ winner: null, reason: 'loop' });
    expect(s.events.at(-1)).toMatchObject({ type: 'gameOver', cite: 'game.loop', winner: null });
    expect(s.field(0)).toContain('Bear');
  });

  it('should go on when a player chooses them, until that player has to stop (CR 732.3)', () => {
    const again = whenever('Again', { on: 'gainLife', who: 'you' }, [{ do: 'may', effects: [gain] }]);
    const s = new Scene([{ field: [start, again, bear] }, {}, {}, {}]);
    const resolved = begin(s, 'Start');
    expect(s.state.result).toBeNull();
    expect(s.state.stack).toEqual([]);
    expect(resolved).toBeGreaterThan(1000);
    expect(s.events.filter((e) => e.type === 'notice' && e.what === 'loopLeft')).toHaveLength(1);
    // and may be begun anew: it is the repeating that ends
    const life = s.state.teams[0]?.life ?? 0;
    begin(s, 'Start');
    expect(s.state.teams[0]?.life ?? 0).toBe(life + 1000);
  });

  it('should not be seen in many triggers of one event, each with a choice', () => {
    const soldiers: Effect = {
      do: 'createToken',
      who: 'you',
      token: { types: ['creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
      count: 1100,
    };
    const greet = whenever('Greet', { on: 'enters', what: { types: ['creature'] } }, [
      { do: 'may', effects: [gain] },
    ]);
    const s = new Scene([{ field: [engine('Muster', [soldiers]), greet] }, {}, {}, {}]);
    begin(s, 'Muster');
    expect(s.state.result).toBeNull();
    expect(s.state.teams.map((t) => t.life)).toEqual([1130, 30]);
  });
});

describe('games beyond a machine', () => {
  it('should end as a draw for a reason of their own when copies of spells multiply', () => {
    const many = spell('Many', {
      targets: [{ id: 'spell', what: { object: { zone: 'stack', stackKind: 'any' } } }],
      effects: [{ do: 'copySpell', what: { target: 'spell' }, count: 20_000 }],
    });
    const s = new Scene([
      { hand: [spell('Gain', { effects: [gain] }), many], field: [land('Wastes')] },
      {},
      {},
      {},
    ]);
    s.announce('Gain').announce('Many', ['Gain']);
    play(s);
    expect(s.state.result).toEqual({ winner: null, reason: 'tooManyObjects' });
    expect(s.events.at(-1)).toMatchObject({ type: 'gameOver', reason: 'tooManyObjects' });
    expect(s.events.some((e) => e.type === 'notice' && e.what === 'tooManyObjects:10000')).toBe(true);
    expect(s.field(0)).toEqual(['Wastes']);
  });
});
