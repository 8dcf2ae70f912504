import { apply, createBoard, eventsFor, pendingDecisions, type Rules, type State, view } from '@ettin/engine';
import type { GameEvent, PlayerView } from '@ettin/schema';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './language.js';
import { logLine } from './log.js';
import { Names } from './names.js';
import { objectName } from './objects.js';
import { textOf } from './part.js';
import { editionOf, rulesOf } from './table.fixture.js';

/** B1 is the monarch and B's turn has come to its end step: the draw is an ability that no object has (CR 725.2). */
function endStep(): { readonly waiting: PlayerView; readonly events: readonly GameEvent[] } {
  const rules = rulesOf('2026');
  const players = ['Ann', 'Bea', 'Cid', 'Dot'].map((name) => ({
    name,
    library: [{ card: 'Forest' }, { card: 'Forest' }],
  }));
  const board = createBoard(rules, {
    teams: [{ players: players.slice(0, 2) }, { players: players.slice(2) }],
    activeTeam: 1,
    monarch: 2,
  });
  if (!board.ok) throw new Error('the board is wrong');
  const events: GameEvent[] = [];
  let state = board.state;
  let waiting: PlayerView | null = null;
  for (let n = 0; n < 200 && !events.some((e) => e.type === 'resolved'); n++) {
    state = passOnce(rules, state, events);
    const seen = view(rules, state, 0);
    if (seen.stack.length > 0) waiting ??= seen;
  }
  if (waiting === null) throw new Error('nothing has triggered');
  return { waiting, events };
}

function passOnce(rules: Rules, state: State, events: GameEvent[]): State {
  const decision = pendingDecisions(state).find((d) => d.kind === 'priority');
  const player = decision?.players[0];
  if (player === undefined) throw new Error('nobody has priority');
  const done = apply(rules, state, { type: 'pass', player });
  if (!done.ok) throw new Error(done.message);
  events.push(...eventsFor(done.events, 0));
  return done.state;
}

describe("the monarch's ability, which no object has (CR 725.2)", () => {
  const { waiting, events } = endStep();
  const names = new Names(waiting);
  const told = (language: Language) => {
    const rest: string[] = [];
    for (const e of events) {
      names.hear(e);
      const line = logLine(e, names, editionOf('2026'), language);
      if ((e.type === 'triggered' || e.type === 'resolved') && line !== null) rest.push(textOf(line.parts));
    }
    return rest;
  };

  it('should be called so as it triggers and resolves, and not a face-down card', () => {
    expect(LANGUAGES.map(told)).toEqual([
      ['Cid is the monarch: an ability triggers', "The monarch's ability resolves"],
      ['Cid es el monarca: se dispara una habilidad', 'La habilidad del monarca se resuelve'],
      ['Cid est le monarque : une capacité se déclenche', 'La capacité du monarque se résout'],
      ['Cidは統治者：能力が誘発', '統治者の能力が解決された'],
    ]);
  });

  it('should be called so on the stack', () => {
    const [ability] = waiting.stack;
    if (ability === undefined) throw new Error('nothing is on the stack');
    expect(LANGUAGES.map((language) => objectName(ability, language))).toEqual([
      "the monarch's ability",
      'habilidad del monarca',
      'capacité du monarque',
      '統治者の能力',
    ]);
  });
});
