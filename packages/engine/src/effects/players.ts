import type { Effect, Seat } from '@ettin/schema';
import { READS } from '../compile/bits.js';
import type { Compiler } from '../compile/compiler.js';
import type { Op } from '../compile/types.js';
import { happen } from '../events/happen.js';
import { happening } from '../events/happening.js';
import type { Game } from '../game.js';
import { removeFromStack } from '../stack/leave.js';
import { randomInt } from '../state/random.js';
import type { Happening } from '../state/state.js';
import { withStatus, withTurn } from '../state/with.js';
import { drawGame, LOSS_BY_REASON } from '../teams/result.js';
import { occur, occurrence } from '../triggers/occur.js';
import { setDayNight } from '../turn/day-night.js';
import { toZone } from '../zones/destroy.js';
import { jumpIntoBlock } from './block.js';
import { bindName } from './choices.js';

type Words =
  | 'becomeMonarch'
  | 'setDayNight'
  | 'extraTurn'
  | 'extraPhase'
  | 'skipNext'
  | 'controlNextTurn'
  | 'winGame'
  | 'loseGame'
  | 'drawGame'
  | 'endTurn'
  | 'flipCoin'
  | 'rollDie';

export function playerLeaf(c: Compiler, e: Extract<Effect, { do: Words }>): Op['run'] {
  switch (e.do) {
    case 'becomeMonarch': {
      const who = c.players(e.who);
      return (g, f) => {
        const seat = who(g, f.env)[0];
        if (seat !== undefined) becomeMonarch(g, seat);
        return true;
      };
    }
    case 'setDayNight':
      return (g) => {
        setDayNight(g, e.to);
        return true;
      };
    case 'extraTurn': {
      const who = c.players(e.who);
      return (g, f) => {
        const teams = teamsMeant(g, who(g, f.env));
        g.s.turn = withTurn(g.s.turn, 'extraTurns', [...g.s.turn.extraTurns, ...teams]);
        for (const t of teams)
          g.emit({
            type: 'status',
            cite: 'turn.extra',
            audience: 'all',
            what: 'extraTurn',
            player: g.team(t).seats[0] ?? null,
          });
        return true;
      };
    }
    case 'extraPhase':
      return (g) => {
        g.s.turn = withTurn(g.s.turn, 'extraPhases', [...e.phases, ...g.s.turn.extraPhases]);
        g.emit({ type: 'status', cite: 'turn.extra', audience: 'all', what: 'extraPhase', player: null });
        return true;
      };
    case 'skipNext': {
      const who = c.players(e.who);
      const what = e.what;
      return (g, f) => {
        const teams = teamsMeant(g, who(g, f.env));
        for (const t of teams) {
          const team = g.team(t);
          if (what === 'turn') g.setTeam(t, { skipTurns: team.skipTurns + 1 });
          else g.setTeam(t, { skipSteps: [...team.skipSteps, what] });
          g.emit({
            type: 'notice',
            cite: 'turn.skip',
            audience: 'all',
            player: team.seats[0] ?? 0,
            what: `skipNext:${what}`,
          });
        }
        return true;
      };
    }
    case 'controlNextTurn': {
      const who = c.players(e.who);
      return (g, f) => {
        // controlling one player is controlling the team (CR 805.8)
        for (const seat of who(g, f.env))
          for (const member of g.teamOf(seat).seats) g.setPlayer(member, { controlNext: f.env.controller });
        return true;
      };
    }
    case 'winGame': {
      const who = c.players(e.who);
      return (g, f) => {
        const seat = who(g, f.env)[0];
        if (seat !== undefined) happen(g, [happening('winGame', { player: seat })]);
        return true;
      };
    }
    case 'loseGame': {
      const who = c.players(e.who);
      return (g, f) => {
        const reason = LOSS_BY_REASON.indexOf('effect');
        happen(
          g,
          who(g, f.env).map((player) => happening('loseGame', { player, amount: reason })),
        );
        return true;
      };
    }
    case 'drawGame':
      return (g) => {
        drawGame(g, 'effect');
        return true;
      };
    case 'endTurn':
      return (g) => {
        endTurn(g);
        return true;
      };
    case 'flipCoin': {
      const [win, lose] = [c.program(e.win), c.program(e.lose)];
      const who = c.players(e.who ?? 'you');
      return (g, f) => {
        const result = randomInt(g, 2);
        g.emit({
          type: 'random',
          cite: 'random',
          audience: 'all',
          player: who(g, f.env)[0] ?? 0,
          what: 'coin',
          result,
        });
        jumpIntoBlock(g, f, result === 1 ? win : lose);
        return true;
      };
    }
    case 'rollDie': {
      const who = c.players(e.who ?? 'you');
      return (g, f) => {
        const result = 1 + randomInt(g, e.sides);
        g.emit({
          type: 'random',
          cite: 'random',
          audience: 'all',
          player: who(g, f.env)[0] ?? 0,
          what: 'die',
          result,
        });
        bindName(f, e.as, [], result);
        return true;
      };
    }
  }
}

/**
 * CR 724.1a-b: what has triggered and waits is forgotten, everything on the stack is exiled, the spell or ability that
 * does this too. The turn goes on from there once it has resolved.
 */
function endTurn(g: Game): void {
  g.s.turn = withTurn(g.s.turn, 'ending', true);
  g.s.triggers = [];
  const cards: Happening[] = [];
  for (const id of g.s.stack) {
    const o = g.find(id);
    if (o?.stack?.kind === 'spell' && !o.stack.copy) cards.push(toZone(o, 'exile', 'exile'));
    else removeFromStack(g, id);
  }
  happen(g, cards);
}

export function becomeMonarch(g: Game, seat: number): void {
  if (g.s.status.monarch === seat) return;
  g.s.status = withStatus(g.s.status, 'monarch', seat);
  g.changed(READS.status);
  g.emit({ type: 'status', cite: 'monarch', audience: 'all', what: 'monarch', player: seat });
  occur(g, occurrence('becomesMonarch', { player: seat }));
}

/** One effect on several partners counts once for the team (CR 805.8); before that was written, once for each. */
function teamsMeant(g: Game, seats: readonly Seat[]): readonly number[] {
  const teams = seats.map((s) => g.player(s).team);
  return g.rules.edition.parameters.effectOnBoth === 'once' ? [...new Set(teams)] : teams;
}
