import type { CardDef, Effect } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { apply } from '../apply.js';
import { creature, engine, land, Scene } from '../effects/fixture.js';
import { legalActions, pendingDecisions } from '../legal/legal.js';
import { deciders } from '../view/pending.js';
import { view } from '../view/view.js';

const cards = (n: number): readonly CardDef[] => Array.from({ length: n }, (_, i) => land(`Land ${i}`));
const rest = { library: cards(4) };
const withLife = (s: Scene, life: number) => {
  s.state = { ...s.state, teams: s.state.teams.map((t) => (t.id === 1 ? { ...t, life } : t)) };
  return s;
};
const lives = (s: Scene) => s.state.teams.map((t) => t.life);

describe('partners who may pay life at the same time', () => {
  const each: Effect = {
    do: 'unlessPays',
    who: 'opponents',
    cost: { payLife: 3 },
    each: true,
    effects: [{ do: 'discard', who: 'thatPlayer', amount: 1 }],
  };
  const board = () =>
    new Scene([{ field: [engine('Tax', [each])] }, {}, { hand: cards(1) }, { hand: cards(1) }]);

  it('should pay no more together than their team has (CR 810.9b)', () => {
    const s = withLife(board(), 5);
    s.use('Tax', 'yes');
    expect(s.asked.map((d) => d.players)).toEqual([[2]]);
    expect(lives(s)).toEqual([30, 2]);
    expect([s.hand(2), s.hand(3)]).toEqual([['Land 0'], []]);
  });

  it('should both pay where there is enough for both', () => {
    const s = withLife(board(), 7);
    s.use('Tax', 'yes', 'yes');
    expect(lives(s)).toEqual([30, 1]);
    expect([s.hand(2), s.hand(3)]).toEqual([['Land 0'], ['Land 0']]);
  });

  it('should pay 0 life always, even where nobody can lose life (CR 810.9b, 810.9h)', () => {
    const vow: CardDef = {
      name: 'Vow',
      types: ['enchantment'],
      abilities: [{ kind: 'static', rules: [{ rule: 'cantLoseLife', who: 'you' }] }],
    };
    const free = engine('Free', [{ ...each, cost: { payLife: 0 } }]);
    const dear = engine('Dear', [{ ...each, cost: { payLife: 1 } }]);
    const s = new Scene([{ field: [free, dear] }, {}, { field: [vow], hand: cards(1) }, { hand: cards(1) }]);
    s.use('Free', 'yes', 'yes');
    expect([s.hand(2).length, s.hand(3).length]).toEqual([1, 1]);
    s.use('Dear');
    expect([s.hand(2).length, s.hand(3).length]).toEqual([0, 0]);
    expect(lives(s)).toEqual([30, 30]);
  });
});

describe('an effect that controls a player', () => {
  const slaver = engine('Slaver', [{ do: 'controlNextTurn', who: { target: 'player' } }], {
    targets: [{ id: 'player', what: { player: 'opponent' } }],
  });

  it('should control the whole team for its next turn, and only that (CR 805.8)', () => {
    const s = new Scene([
      { ...rest, field: [slaver] },
      rest,
      { ...rest, hand: cards(1), field: [creature('Bear', 2, 2)] },
      { ...rest, hand: cards(1) },
    ]);
    s.use('Slaver', 3);
    expect(s.state.players.map((p) => p.controlledBy)).toEqual([null, null, null, null]);
    s.until('end').until('main1');
    expect(s.state.players.map((p) => p.controlledBy)).toEqual([null, null, 0, 0]);
    expect(view(s.rules, s.state, 0).hands[2]).toHaveLength(2);
    expect(view(s.rules, s.state, 0).hands[3]).toHaveLength(2);
    // the active team's decisions come to the controller, for both heads (CR 723.5)
    for (const d of pendingDecisions(s.state)) expect(deciders(s.state, d)).toEqual([0, 0]);
    expect(legalActions(s.rules, s.state, 3).some((a) => a.type === 'playLand')).toBe(true);
    s.pass().pass();
    s.pass().pass();
    const attack = pendingDecisions(s.state)[0];
    expect(attack?.kind).toBe('attackers');
    expect(attack === undefined ? [] : deciders(s.state, attack)).toEqual([0, 0]);
    s.until('end').until('main1');
    expect(s.state.players.map((p) => p.controlledBy)).toEqual([null, null, null, null]);
  });
});

describe('conceding', () => {
  it.each([0, 1, 2, 3] as const)(
    'should be possible for seat %i while another decides (CR 104.3a, 810.8b)',
    (player) => {
      const s = new Scene([
        { field: [engine('Ask', [{ do: 'choosePlayer', from: 'opponents', as: 'x' }])] },
        {},
        {},
        {},
      ]);
      s.act({ type: 'activate', player: 0, object: s.id('Ask'), ability: 0 });
      s.pass().pass();
      expect(s.state.pending?.players).toEqual([0]);
      s.act({ type: 'concede', player });
      const lost = player < 2 ? 0 : 1;
      expect(s.state.result).toEqual({ winner: 1 - lost, reason: 'concede' });
      expect(s.state.teams.map((t) => t.lost)).toEqual(lost === 0 ? ['concede', null] : [null, 'concede']);
      expect(pendingDecisions(s.state)).toEqual([]);
      const again = apply(s.rules, s.state, { type: 'pass', player: 0 });
      expect(again.ok ? '' : again.code).toBe('gameOver');
    },
  );
});

describe('effects on both partners at once', () => {
  it('should add or skip a turn or step once for the team (CR 805.8)', () => {
    const extra = engine('Extra', [{ do: 'extraTurn', who: 'team' }]);
    const skip = engine('Skip', [{ do: 'skipNext', who: 'opponents', what: 'draw' }]);
    const s = new Scene([{ ...rest, field: [extra, skip] }, rest, rest, rest]);
    s.use('Extra').use('Skip');
    s.until('end').until('main1');
    expect([s.state.turn.number, s.state.turn.team]).toEqual([4, 0]);
    s.until('end').until('main1');
    expect([s.state.turn.number, s.state.turn.team]).toEqual([5, 1]);
    expect([s.hand(0).length, s.hand(1).length, s.hand(2).length, s.hand(3).length]).toEqual([1, 1, 0, 0]);
    s.until('end').until('main1');
    expect(s.state.turn.team).toBe(0);
    s.until('end').until('main1');
    expect([s.hand(2).length, s.hand(3).length]).toEqual([1, 1]);
  });
});
