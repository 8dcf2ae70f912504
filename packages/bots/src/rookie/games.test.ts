import { type State, view } from '@ettin/engine';
import {
  type Ability,
  type BotReason,
  type Effect,
  type GameEvent,
  isSeat,
  type TargetId,
} from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import type { BotInput } from '../bot.js';
import { rookies, rules, starterSetup } from '../game.fixture.js';
import { playGame } from '../play/game.js';
import { randomBot } from '../random/random.js';
import { rngFrom } from '../rng.js';

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

it('should beat random players with either team of starter decks', () => {
  let wins = 0;
  for (const game of GAMES) {
    const side = game % 2;
    const good = rookies(`strength ${game}`);
    const bots = good.map((bot, seat) =>
      Math.floor(seat / 2) === side ? bot : randomBot(rngFrom(`${game} ${seat}`)),
    );
    const played = playGame(rules(), starterSetup(game), bots);
    if (played.ok && played.result?.winner === side) wins += 1;
  }
  expect(wins).toBeGreaterThanOrEqual(Math.ceil(0.9 * GAMES.length));
});

describe('games of four rookies', () => {
  it('should be played to the end without one refused move', () => {
    for (const game of GAMES.slice(0, 6)) {
      const played = playGame(rules(), starterSetup(game), rookies(`four ${game}`));
      if (!played.ok) throw new Error('setup');
      const refused = played.refusals.map((r) => `${r.decision.purpose}: ${r.refusal.message}`);
      expect([game, played.ended, refused]).toEqual([game, 'result', []]);
    }
  });

  it('should give a reason of its own for each move, and name nothing without a name', () => {
    const reasons: BotReason[] = [];
    const bots = rookies('why').map((bot) => ({
      name: bot.name,
      decide(input: BotInput) {
        const move = bot.decide(input);
        reasons.push(move.why);
        return move;
      },
    }));
    playGame(rules(), starterSetup(2), bots);
    expect(reasons.length).toBeGreaterThan(100);
    expect(reasons.filter((why) => why.code === 'random' || why.names?.includes(''))).toEqual([]);
    // a game is not all waiting
    expect(new Set(reasons.map((why) => why.code)).size).toBeGreaterThan(12);
  });

  it('should be the same from the same seeds', () => {
    const once = () => {
      const played = playGame(rules(), starterSetup(3), rookies('again'));
      return played.ok ? [played.actions, played.turns, played.result] : [];
    };
    expect(once()).toEqual(once());
  });

  it('should never aim harm at the own team while there is something of the other', () => {
    const wrong: string[] = [];
    let aimed = 0;
    for (const game of GAMES.slice(0, 8)) {
      playGame(rules(), starterSetup(game), rookies(`harm ${game}`), {
        onEvent(e, why, state) {
          if (e.type !== 'cast' && e.type !== 'activated' && e.type !== 'triggered') return;
          for (const target of harmed(e, state)) {
            aimed += 1;
            if (target.ours) wrong.push(`${e.name} at ${target.name} (${why})`);
          }
        },
      });
    }
    expect(wrong).toEqual([]);
    expect(aimed).toBeGreaterThan(20);
  });
});

interface Harmed {
  readonly name: string;
  readonly ours: boolean;
}

/** The targets to which what was put on the stack does nothing but harm, where the other team had some too. */
function harmed(
  e: Extract<GameEvent, { type: 'cast' | 'activated' | 'triggered' }>,
  state: State,
): readonly Harmed[] {
  const v = view(rules(), state, 'spectator');
  const s = v.stack.find((x) => x.id === e.object);
  const ability = s?.ability === null || s === undefined ? undefined : rules().abilities[s.ability]?.data;
  if (s === undefined || ability === undefined || !('targets' in ability) || ability.modes !== undefined)
    return [];
  const teamOf = (id: TargetId) => {
    const seat = isSeat(id) ? id : v.battlefield.find((o) => o.id === id)?.controller;
    return seat === undefined ? undefined : v.players[seat]?.team;
  };
  const us = v.players[e.player]?.team;
  return (ability.targets ?? []).flatMap((spec, i) => {
    const anyOfTheirs =
      spec.what.any === true ||
      spec.what.player === 'any' ||
      v.battlefield.some(
        (o) => teamOf(o.id) !== us && o.types.some((x) => spec.what.object?.types?.includes(x)),
      );
    if (!anyOfTheirs || !isHarm(ability, spec.id)) return [];
    return (s.targets[i] ?? []).flatMap((id) => {
      const team = teamOf(id);
      const name = isSeat(id) ? `player ${id}` : (v.battlefield.find((o) => o.id === id)?.name ?? '');
      return team === undefined ? [] : [{ name, ours: team === us }];
    });
  });
}

const HARM: ReadonlySet<string> = new Set([
  'damage',
  'destroy',
  'exile',
  'discard',
  'loseLife',
  'tap',
  'goad',
]);

/** Everything that is done to this target is harm. */
function isHarm(a: Ability, target: string): boolean {
  const done = flat('effects' in a ? a.effects : []).filter((x) => speaksOf(x, target));
  return done.length > 0 && done.every((x) => HARM.has(x.do));
}

const flat = (effects: readonly Effect[] | undefined): readonly Effect[] =>
  (effects ?? []).flatMap((e) => (e.do === 'if' ? [...flat(e.then), ...flat(e.else)] : [e]));

const speaksOf = (e: Effect, target: string): boolean =>
  JSON.stringify(e).includes(`{"target":"${target}"}`) && !JSON.stringify(e).includes('controllerOf');
