import { type Bot, type BotInput, randomBot, rngFrom, rookieBot } from '@ettin/bots';
import { anyOf, BadInput, type Io } from '../io/io.js';
import type { LogStyle } from '../table/log.js';
import { Person } from '../table/person.js';
import type { Screen } from '../table/screen.js';
import type { Sitter } from './drive.js';
import type { MatchDesk } from './match-desk.js';

/** Bots by the name that `--seats` gives them; each gets a random stream of its own. */
const BOTS: Readonly<Record<string, (seed: string) => Bot>> = {
  random: (seed) => randomBot(rngFrom(seed)),
  rookie: (seed) => rookieBot(rngFrom(seed)),
};

/** Throws `BadInput` when there is no such bot. */
export function makeBot(name: string, seed: string): Bot {
  const make = Object.hasOwn(BOTS, name) ? BOTS[name] : undefined;
  if (make === undefined) throw new BadInput(`no bot ${name}; there is ${anyOf(Object.keys(BOTS))}`);
  return make(seed);
}

export const SEAT_KINDS = ['person', ...Object.keys(BOTS).map((name) => `bot:${name}`)];

/** "person,bot:rookie" in seat order (A1, A2, B1, B2). Throws `BadInput` that says which is wrong. */
export function readSeats(text: string, seats: number): readonly string[] {
  const kinds = text.split(',').map((k) => k.trim());
  for (const kind of kinds)
    if (!SEAT_KINDS.includes(kind))
      throw new BadInput(`no kind of player "${kind}"; there is ${anyOf(SEAT_KINDS)}`);
  if (kinds.length !== seats)
    throw new BadInput(
      `${kinds.length} players for ${seats} seats: name one for each, e.g. --seats ${usual(seats)}`,
    );
  return kinds;
}

const usual = (seats: number): string =>
  ['person', ...Array.from({ length: seats - 1 }, () => 'bot:rookie')].join(',');

/** Players for seats of these kinds. The seed makes bots choose the same again; persons may call time in a match. */
export function sitDown(
  io: Io,
  screen: Screen,
  kinds: readonly string[],
  seed: string,
  style: LogStyle,
  desk?: MatchDesk,
): readonly Sitter[] {
  return kinds.map((kind, seat) => {
    if (kind === 'person') return new Person(io, screen, seat, style, desk);
    return botSitter(kind, makeBot(kind.replace(/^bot:/, ''), `${seed}:${seat}`));
  });
}

function botSitter(kind: string, bot: Bot): Sitter {
  return {
    kind,
    person: false,
    decide: (ask) => {
      const input: BotInput = {
        rules: ask.rules,
        decision: ask.decision,
        actions: ask.actions,
        seat: ask.seat,
        get view() {
          return ask.view;
        },
      };
      return Promise.resolve(bot.decide(input));
    },
  };
}
