import { type BoardSpec, createBoard, type PlayerBoard, type State } from '@ettin/engine';
import type { Action } from '@ettin/schema';
import type { Language } from '@ettin/text';
import { drive, leastMove, type Sitter } from '../game/drive.js';
import { rulesOf } from '../game/rules.js';
import { type FakeIo, fakeIo } from '../io/fake-io.fixture.js';
import { Person } from './person.js';
import { Screen } from './screen.js';

/** The usual board: four players, nothing on the table but what is said. Cards by name, "2 Forest" for two. */
export interface Table {
  readonly A1?: Side;
  readonly A2?: Side;
  readonly B1?: Side;
  readonly B2?: Side;
  readonly spec?: Omit<BoardSpec, 'teams'>;
}
interface Side extends Omit<PlayerBoard, 'name' | 'battlefield' | 'hand' | 'library'> {
  readonly board?: readonly string[];
  readonly hand?: readonly string[];
  readonly library?: readonly string[];
}

const many = (list: readonly string[]): readonly { readonly card: string }[] =>
  list.flatMap((entry) => {
    const [, n, name = entry] = /^(\d+) (.*)$/.exec(entry) ?? [];
    return Array.from({ length: Number(n ?? 1) }, () => ({ card: name }));
  });

function player(name: string, side: Side = {}): PlayerBoard {
  const { board = [], hand = [], library = ['30 Plains'], ...rest } = side;
  return { name, battlefield: many(board), hand: many(hand), library: many(library), ...rest };
}

export interface Sat {
  readonly io: FakeIo;
  readonly state: State;
  readonly ended: string;
  readonly out: string;
  /** Every action that was accepted. */
  readonly actions: readonly Action[];
}

/** Sits a person at A1 who types these lines and then leaves; everybody else does as little as may be. */
export async function sitAt(
  table: Table,
  typed: readonly string[],
  others?: readonly Sitter[],
  language: Language = 'en',
): Promise<Sat> {
  const rules = rulesOf('2026');
  const made = createBoard(rules, {
    teams: [
      { players: [player('A1', table.A1), player('A2', table.A2)] },
      { players: [player('B1', table.B1), player('B2', table.B2)] },
    ],
    ...table.spec,
  });
  if (!made.ok) throw new Error(made.faults.map((f) => f.message).join('; '));
  // wide, so that no line that a test looks for is folded
  const io = fakeIo({ typed, columns: 140 });
  const person = new Person(io, new Screen(), 0, { language, why: false });
  const idle: Sitter = {
    kind: 'idle',
    person: false,
    decide: (ask) => Promise.resolve({ action: leastMove(ask), why: null }),
  };
  const [a2 = idle, b1 = idle, b2 = idle] = others ?? [];
  const actions: Action[] = [];
  const start = { rules, before: null, state: made.state, events: made.events, action: null, why: null };
  person.observe(start);
  const driven = await drive(io, rules, made.state, [person, a2, b1, b2], (moment) => {
    if (moment.action !== null) actions.push(moment.action);
    person.observe(moment);
  });
  return { io, state: driven.state, ended: driven.ended, out: io.stdout, actions };
}

/** Life totals of both teams. */
export const lifeOf = ({ state }: Sat): readonly number[] => state.teams.map((t) => t.life);
