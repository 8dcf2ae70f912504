import { cards } from '@ettin/cards';
import { DEFAULT_EDITION, getEdition } from '@ettin/editions';
import { createBoard, createRules, type PlayerBoard, type Rules, view } from '@ettin/engine';
import type { Edition, GameEvent, PlayerView } from '@ettin/schema';
import type { CardTexts } from './card-texts.js';
import { Names } from './names.js';

/** Throws where there is no such edition. */
export function editionOf(id: string): Edition {
  const edition = getEdition(id);
  if (edition === undefined) throw new Error(`no edition ${id}`);
  return edition;
}

const made = new Map<string, Rules>();

export function rulesOf(id: string): Rules {
  const known = made.get(id) ?? createRules(editionOf(id), cards);
  made.set(id, known);
  return known;
}

/** What A1 sees of a board on which each player has a Grizzly Bears. */
export function table(change: Partial<PlayerView> = {}): PlayerView {
  const player = (name: string): PlayerBoard => ({ name, battlefield: [{ card: 'Grizzly Bears' }] });
  const rules = rulesOf(DEFAULT_EDITION);
  const board = createBoard(rules, {
    teams: [{ players: [player('A1'), player('A2')] }, { players: [player('B1'), player('B2')] }],
  });
  if (!board.ok) throw new Error('the board of this fixture is wrong');
  return { ...view(rules, board.state, 0), ...change };
}

/** The bear of a seat. */
export function bearOf(seen: PlayerView, seat: number): PlayerView['battlefield'][number] {
  const bear = seen.battlefield.find((o) => o.controller === seat);
  if (bear === undefined) throw new Error(`no bear of seat ${seat}`);
  return bear;
}

export const namesOf = (seen: PlayerView): Names => new Names(seen);

type Bare<T> = T extends GameEvent ? Omit<T, 'audience'> : never;
export const event = (bare: Bare<GameEvent>): GameEvent => ({ ...bare, audience: 'all' }) as GameEvent;

/** Nothing is known of cards. */
export const NO_TEXTS: CardTexts = {
  ability: () => null,
  face: () => null,
  method: () => null,
  additionalCost: () => null,
  mode: () => null,
};
