import { describe, expect, it } from 'vitest';
import type { Bot, BotInput } from '../bot.js';
import { attacker, idle, rules, scene, starterSetup } from '../game.fixture.js';
import { randomBot } from '../random/random.js';
import { rngFrom } from '../rng.js';
import { type Played, playGame, playOn } from './game.js';

const randoms = (seed: string): readonly Bot[] => [0, 1, 2, 3].map((s) => randomBot(rngFrom(`${seed} ${s}`)));

function played(bots: readonly Bot[], options = {}): Played {
  const done = playGame(rules(), starterSetup(0), bots, options);
  if (!done.ok) throw new Error(done.faults[0]?.message);
  return done;
}

describe('a game between bots', () => {
  it('should play to a result, and the same again from the same seeds', () => {
    const [one, two] = [played(randoms('a')), played(randoms('a'))];
    expect(one.ended).toBe('result');
    expect(one.result).not.toBeNull();
    expect([two.actions, two.turns, two.result]).toEqual([one.actions, one.turns, one.result]);
  });

  it('should tell what is wrong with a setup', () => {
    const setup = starterSetup(0);
    const done = playGame(rules(), { ...setup, teams: setup.teams.slice(1) }, randoms('a'));
    expect(done).toMatchObject({ ok: false, faults: [{ code: 'teams' }] });
  });

  it('should stop after so many actions, or when told to', () => {
    expect(played(randoms('a'), { maxActions: 25 })).toMatchObject({ ended: 'maxActions', actions: 25 });
    expect(played(randoms('a'), { abort: { aborted: true } })).toMatchObject({
      ended: 'aborted',
      actions: 0,
    });
  });

  it('should take the least instead of a refused move, and count it', () => {
    const wrong: Bot = {
      name: 'wrong',
      decide: ({ seat }) => ({
        action: { type: 'answer', player: seat, decision: 999_999, answer: { kind: 'number', number: 1 } },
        why: { code: 'random' },
      }),
    };
    const done = played([idle, wrong, idle, idle], { maxActions: 60 });
    expect(done.actions).toBe(60);
    expect(done.refusals.length).toBeGreaterThan(0);
    expect(new Set(done.refusals.map((r) => [r.seat, r.bot, r.refusal.code].join()))).toEqual(
      new Set(['1,wrong,staleDecision']),
    );
  });
});

describe('who is asked', () => {
  /** Remembers what it was asked, and does the least. */
  const asked = () => {
    const inputs: BotInput[] = [];
    const bot: Bot = {
      name: 'asked',
      decide(input) {
        inputs.push(input);
        return idle.decide(input);
      },
    };
    return { inputs, bot };
  };

  it('should ask the primary player for the team (CR 805.2)', () => {
    const { state } = scene([{}, { on: ['Hill Giant'] }, {}, {}]);
    const [primary, other] = [asked(), asked()];
    playOn(rules(), state, [primary.bot, other.bot, idle, idle], { maxActions: 9 });
    expect(primary.inputs.map((i) => i.decision.kind)).toContain('attackers');
    expect(other.inputs.map((i) => i.decision.kind)).not.toContain('attackers');
  });

  it('should ask nobody who can only pass', () => {
    const { state } = scene([{}, { hand: ['Hill Giant'] }, {}, {}]);
    const bots = [asked(), asked()];
    const done = playOn(rules(), state, [...bots.map((b) => b.bot), idle, idle], { maxActions: 4 });
    expect(bots.map((b) => b.inputs)).toEqual([[], []]);
    expect(done.state.turn.step).not.toBe('main1');
  });

  it('should ask the controller of a controlled player, who sees what both see (CR 723.4-5)', () => {
    const { state } = scene([{}, { on: ['2 Forest'], hand: ['Grizzly Bears'] }, {}, {}]);
    const players = state.players.map((p) => (p.seat === 1 ? { ...p, controlledBy: 2 } : p));
    const [mine, theirs] = [asked(), asked()];
    playOn(rules(), { ...state, players }, [idle, mine.bot, theirs.bot, attacker(0)], { maxActions: 2 });
    expect(mine.inputs).toEqual([]);
    expect(theirs.inputs.map((i) => [i.seat, i.view.viewer])).toEqual([[1, 2]]);
    expect(theirs.inputs[0]?.view.hands[1]?.map((o) => o.name)).toEqual(['Grizzly Bears']);
  });
});
