import type { Action } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { Table } from '../play.fixture.js';
import { rulesOf } from '../state/rules.js';
import { Bots, type BotTurn, botTurns, mannerOf } from './bots.js';
import { lifeSpent } from './life-spent.js';

const RED = { on: ['2 Mountain', 'Doom Whisperer'], hand: ['Shock', 'Mountain'] };

function turnOf(t: Table, bot: number): BotTurn {
  const found = botTurns(t.table).find((x) => x.bot === bot);
  if (found === undefined) throw new Error(`bot ${bot} has nothing to do`);
  return found;
}
const manner = (t: Table, action: Action) => mannerOf(t.table, t.state, turnOf(t, action.player), action);

describe('how a bot moves', () => {
  it('should show a teammate what it would use, and play lands and pass without', () => {
    const t = new Table({ sides: [RED, RED, {}, {}], bots: [1] });
    const shock = { type: 'cast', player: 1, object: t.inHand(1, 'Shock') } as const;
    const land = { type: 'playLand', player: 1, object: t.inHand(1, 'Mountain') } as const;
    expect([manner(t, shock), manner(t, land), manner(t, { type: 'pass', player: 1 })]).toEqual([
      'shown',
      'paced',
      'passed',
    ]);
  });

  it("should ask a teammate before it pays with the team's life", () => {
    const t = new Table({ sides: [{}, RED, {}, {}], bots: [1] });
    const whisper = turnOf(t, 1).actions.find((a) => a.type === 'activate');
    if (whisper === undefined) throw new Error('there is nothing to pay life for');
    expect(manner(t, whisper)).toBe('asked');
  });

  it('should ask before what costs the team life as it resolves, and not before what costs the others', () => {
    const side = { on: ['2 Mountain'], hand: ['Flame Rift', 'Shock'] };
    const t = new Table({ sides: [{}, side, {}, {}], bots: [1] });
    expect(manner(t, { type: 'cast', player: 1, object: t.inHand(1, 'Flame Rift') })).toBe('asked');
    expect(manner(t, { type: 'cast', player: 1, object: t.inHand(1, 'Shock') })).toBe('shown');
  });

  it('should say nothing by it of what lies hidden in a library, or of a coin', () => {
    const scene = { sides: [{}, RED, {}, {}] as const, bots: [1] };
    const spent = (key: string, library: readonly string[]) => {
      const t = new Table({ ...scene, sides: [{}, { ...RED, library }, {}, {}] });
      const state = { ...t.state, random: { ...t.state.random, key: key.repeat(64) } };
      return lifeSpent(rulesOf(t.table.settings.edition), state, {
        type: 'cast',
        player: 1,
        object: t.inHand(1, 'Shock'),
      });
    };
    expect(spent('a', ['Plains', 'Mountain'])).toBe(spent('b', ['Mountain', 'Plains']));
  });

  it('should do something else once its teammate has said no', () => {
    const side = { on: ['2 Mountain'], hand: ['Flame Rift'] };
    const t = new Table({ sides: [{}, side, {}, {}], bots: [1], life: [30, 3] });
    const bots = new Bots(() => 'seed');
    const first = bots.decide(t.table, t.play, turnOf(t, 1));
    expect(first.action.type).toBe('cast');
    const { action, why } = first;
    t.host({ type: 'intend', seat: 1, action, why, life: 12, due: null, seen: t.play.at });
    t.do(0, { type: 'intent', intent: 2, reply: 'no' });
    expect(new Bots(() => 'seed').decide(t.table, t.play, turnOf(t, 1)).action.type).toBe('pass');
  });

  it('should have nobody to show it to beside another bot', () => {
    const t = new Table({ sides: [RED, {}, {}, {}], bots: [0, 1] });
    const whisper = turnOf(t, 0).actions.find((a) => a.type === 'activate');
    if (whisper === undefined) throw new Error('there is nothing to pay life for');
    expect(manner(t, whisper)).toBe('paced');
  });
});

describe('what bots have to move', () => {
  it('should leave what a team decides to its person', () => {
    const side = { on: ['Hill Giant'] };
    const step = { step: 'declareAttackers', beginning: true } as const;
    const alone = new Table({ sides: [side, side, {}, {}], bots: [0, 1], ...step });
    const [turn] = botTurns(alone.table);
    expect([turn?.decision.kind, turn?.bot]).toEqual(['attackers', 0]);
    const beside = new Table({ sides: [side, side, {}, {}], bots: [0], ...step });
    expect(beside.state.pending?.kind).toBe('attackers');
    expect(botTurns(beside.table)).toEqual([]);
  });

  it('should be nothing while people are asked something', () => {
    const t = new Table({ sides: [RED, RED, {}, {}], bots: [1] });
    expect(botTurns(t.table)).toHaveLength(1);
    t.do(0, { type: 'adjust', adjustment: { what: 'life', team: 0, total: 9 } });
    expect(t.play.ask).not.toBeNull();
    expect(botTurns(t.table)).toEqual([]);
  });
});
