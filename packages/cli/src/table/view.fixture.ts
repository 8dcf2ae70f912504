import { createBoard, type PlayerBoard, view } from '@ettin/engine';
import type { PlayerView, Seat, Step } from '@ettin/schema';
import { rulesOf } from '../game/rules.js';

export interface ViewChange {
  readonly step?: Step;
  readonly activeTeam?: number;
  /** A spell of this seat is on the stack. */
  readonly stackOf?: Seat;
  /** A creature of the active team attacks. */
  readonly attacked?: boolean;
}

/** What A1 sees of a small board, brought to a moment by changing the view alone. */
export function viewAt({
  step = 'main1',
  activeTeam = 0,
  stackOf,
  attacked = false,
}: ViewChange): PlayerView {
  const player = (name: string): PlayerBoard => ({ name, battlefield: [{ card: 'Grizzly Bears' }] });
  const rules = rulesOf('2026');
  const made = createBoard(rules, {
    teams: [{ players: [player('A1'), player('A2')] }, { players: [player('B1'), player('B2')] }],
  });
  if (!made.ok) throw new Error('the board of this fixture is wrong');
  const seen = view(rules, made.state, 0);
  const [bear] = seen.battlefield;
  if (bear === undefined) throw new Error('the board of this fixture is empty');
  const spell = { kind: 'spell' as const, source: null, ability: null, targets: [], modes: [] };
  return {
    ...seen,
    step,
    activeTeam,
    stack: stackOf === undefined ? [] : [{ ...bear, ...spell, zone: 'stack', controller: stackOf }],
    battlefield: attacked ? [{ ...bear, attacking: 2 }] : seen.battlefield,
  };
}
