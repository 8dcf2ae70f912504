import { cards, type StarterTeam, starterTeams } from '@ettin/cards';
import { getEdition } from '@ettin/editions';
import {
  type BoardSpec,
  createBoard,
  createRules,
  fallbackAnswer,
  type GameSetup,
  type PermanentSpec,
  type Rules,
  type State,
} from '@ettin/engine';
import type { GameEvent, ObjectId } from '@ettin/schema';
import { answering, type Bot, passing } from './bot.js';
import { type Played, playOn } from './play/game.js';
import { rngFrom } from './rng.js';
import { rookieBot } from './rookie/rookie.js';

/** The built-in cards under today's rules, starter decks and small boards, for the tests of bots. */

let made: Rules | null = null;

export function rules(): Rules {
  if (made === null) {
    const edition = getEdition('2026');
    if (edition === undefined) throw new Error('no edition 2026');
    made = createRules(edition, cards);
  }
  return made;
}

/** A game between two of the starter teams, by the number of the game. */
export function starterSetup(game: number): GameSetup {
  const pick = (n: number): StarterTeam => {
    const team = starterTeams[n % starterTeams.length];
    if (team === undefined) throw new Error('no starter teams');
    return team;
  };
  // every pair of teams comes up, and each team on either side
  const teams = [pick(game), pick(game + 1 + Math.floor(game / starterTeams.length))];
  return {
    seed: `starter ${game}`,
    teams: teams.map((team) =>
      team.decks.map((deck) => ({
        name: deck.name,
        deck: deck.cards.flatMap(([count, name]) => Array.from({ length: count }, () => name)),
      })),
    ),
  };
}

/** What one player has: permanents and hand by name, lands as "3 Forest"; ten cards in the library. */
export interface Side {
  readonly on?: readonly (string | PermanentSpec)[];
  readonly hand?: readonly string[];
  /** Top card first; ten lands where nothing is said. */
  readonly library?: readonly string[];
}

export interface Scene {
  readonly state: State;
  /** Permanents by "name", or by the `ref` given. */
  readonly ids: Readonly<Record<string, ObjectId>>;
}

const PLAINS: readonly string[] = Array.from({ length: 10 }, () => 'Plains');

/** A board of two teams of two: seats 0 and 1 against 2 and 3. Throws on what can't be. */
export function scene(
  sides: readonly [Side, Side, Side, Side],
  more: Omit<BoardSpec, 'teams'> & { readonly life?: readonly [number, number] } = {},
): Scene {
  const { life, ...rest } = more;
  const names = ['Ann', 'Bob', 'Cid', 'Dee'];
  const refs = new Set<string>();
  const player = (seat: number) => {
    const side = sides[seat] ?? {};
    return {
      name: names[seat] ?? '',
      battlefield: (side.on ?? []).flatMap((x) => permanents(x, refs)),
      hand: (side.hand ?? []).map((card) => ({ card })),
      library: (side.library ?? PLAINS).map((card) => ({ card })),
    };
  };
  const made = createBoard(rules(), {
    ...rest,
    teams: [0, 1].map((t) => ({
      players: [player(2 * t), player(2 * t + 1)],
      ...(life === undefined ? {} : { life: life[t] ?? 30 }),
    })),
  });
  if (!made.ok) throw new Error(made.faults.map((f) => `${f.at.join('.')}: ${f.message}`).join('; '));
  return { state: made.state, ids: made.refs };
}

function permanents(x: string | PermanentSpec, refs: Set<string>): readonly PermanentSpec[] {
  if (typeof x !== 'string') return [x];
  const [, count, name] = /^(\d+) (.+)$/.exec(x) ?? [x, '1', x];
  return Array.from({ length: Number(count) }, () => {
    const card = name ?? '';
    if (refs.has(card)) return { card };
    refs.add(card);
    return { card, ref: card };
  });
}

export const rookies = (seed = 'rookie'): readonly Bot[] =>
  [0, 1, 2, 3].map((seat) => rookieBot(rngFrom(`${seed} ${seat}`)));

/** Does nothing but what it is told: attacks with everything at seat `at`, blocks nothing, else the least. */
export function attacker(at: number): Bot {
  return {
    name: 'attacker',
    decide(input) {
      const d = input.decision;
      if (d.kind === 'attackers') {
        const attackers = d.options.map((o) => ({ attacker: o.attacker, attacks: at }));
        return answering(input, { kind: 'attackers', attackers }, { code: 'random' });
      }
      return d.kind === 'priority'
        ? passing(input, { code: 'random' })
        : answering(input, fallbackAnswer(d), { code: 'random' });
    },
  };
}

/** Passes, and takes the least that is legal. */
export const idle: Bot = {
  name: 'idle',
  decide: (input) =>
    input.decision.kind === 'priority'
      ? passing(input, { code: 'random' })
      : answering(input, fallbackAnswer(input.decision), { code: 'random' }),
};

export interface Watched {
  readonly events: readonly GameEvent[];
  readonly played: Played;
}

/** Plays on until something that fits has happened, or for so many actions. */
export function watch(
  scene: Scene,
  bots: readonly Bot[],
  until: (e: GameEvent) => boolean,
  maxActions = 200,
): Watched {
  const events: GameEvent[] = [];
  const abort = { aborted: false };
  const played = playOn(rules(), scene.state, bots, {
    maxActions,
    abort,
    onEvent(e) {
      if (abort.aborted) return;
      events.push(e);
      if (until(e)) abort.aborted = true;
    },
  });
  return { events, played };
}

export const ofType = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { type: T }>[] =>
  events.filter((e): e is Extract<GameEvent, { type: T }> => e.type === type);

export const endsStep =
  (...steps: readonly string[]) =>
  (e: GameEvent): boolean =>
    e.type === 'gameOver' || (e.type === 'stepBegan' && steps.includes(e.step));
