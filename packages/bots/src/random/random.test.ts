import { expect, it } from 'vitest';
import { idle, rules, scene, starterSetup } from '../game.fixture.js';
import { playGame, playOn } from '../play/game.js';
import { rngFrom } from '../rng.js';
import { randomBot } from './random.js';

it('should stop sooner or later where something can be done for nothing for ever', () => {
  // crewing costs no mana and may be done again and again
  const { state } = scene([{ on: ['Sky Skiff', '30 Llanowar Elves'] }, {}, {}, {}]);
  for (const seed of ['a', 'b', 'c']) {
    const done = playOn(rules(), state, [randomBot(rngFrom(seed)), idle, idle, idle], { maxActions: 150 });
    expect(done.state.turn.number).toBeGreaterThan(state.turn.number);
  }
});

it('should get through whole games', () => {
  for (const game of [1, 2]) {
    const bots = [0, 1, 2, 3].map((s) => randomBot(rngFrom(`${game} ${s}`)));
    expect(playGame(rules(), starterSetup(game), bots)).toMatchObject({ ok: true, ended: 'result' });
  }
});
