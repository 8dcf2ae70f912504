import type { PlayerView, Step } from '@ettin/schema';
import { type Language, stepName } from '@ettin/text';
import { BadInput } from '../io/io.js';
import { SAY } from '../words/terminal.js';

/**
 * Where a person is asked although they could just pass. Elsewhere the program passes for them; it never does so
 * when an opponent's spell or ability is on the stack and they could answer it.
 */
export interface Stops {
  readonly mine: ReadonlySet<Step>;
  readonly theirs: ReadonlySet<Step>;
  /** Ask at every priority, even with nothing to do but mana abilities. */
  readonly always: boolean;
}

export const DEFAULT_STOPS: Stops = {
  mine: new Set<Step>(['main1', 'declareBlockers', 'main2']),
  theirs: new Set<Step>(['declareAttackers', 'declareBlockers', 'end']),
  always: false,
};

/** Short names that people type. */
export const STOP_WORDS: Readonly<Record<string, Step>> = {
  upkeep: 'upkeep',
  draw: 'draw',
  main1: 'main1',
  combat: 'beginCombat',
  attack: 'declareAttackers',
  block: 'declareBlockers',
  first: 'firstStrikeDamage',
  damage: 'combatDamage',
  endcombat: 'endCombat',
  main2: 'main2',
  end: 'end',
};

export interface Moment {
  readonly view: PlayerView;
  /** There is something to do besides passing and making mana. */
  readonly canAct: boolean;
  /** The person has said to pass until the turn is over. */
  readonly yielding: boolean;
}

export function shouldStop(stops: Stops, { view, canAct, yielding }: Moment): boolean {
  if (stops.always) return true;
  if (!canAct) return false;
  const team = typeof view.viewer === 'number' ? (view.players[view.viewer]?.team ?? 0) : 0;
  // the stack is listed from the bottom
  const top = view.stack.at(-1);
  // one's own team's spell: nearly always it shall just resolve
  if (top !== undefined) return view.players[top.controller]?.team !== team;
  const mine = view.activeTeam === team;
  if (isCombat(view.step) && !view.battlefield.some((o) => o.attacking !== undefined)) return false;
  const wanted = view.step !== 'setup' && (mine ? stops.mine : stops.theirs).has(view.step);
  if (!yielding) return wanted;
  // whoever passes for the whole turn is still asked when their team is attacked
  return wanted && !mine && view.step === 'declareAttackers';
}

const isCombat = (step: PlayerView['step']): boolean =>
  step === 'declareAttackers' ||
  step === 'declareBlockers' ||
  step === 'combatDamage' ||
  step === 'endCombat';

/** "my upkeep", "their end", "all", "usual": the settings after it. Throws `BadInput` with what can be said. */
export function changeStops(stops: Stops, words: readonly string[], language: Language): Stops {
  const [first = '', second = ''] = words.map((w) => w.toLowerCase());
  if (first === 'all') return { ...stops, always: !stops.always };
  if (first === 'usual') return DEFAULT_STOPS;
  const step = Object.hasOwn(STOP_WORDS, second) ? STOP_WORDS[second] : undefined;
  if ((first !== 'my' && first !== 'their') || step === undefined)
    throw new BadInput(SAY.text(language, 'sayStops', { steps: Object.keys(STOP_WORDS).join(', ') }));
  const set = new Set(first === 'my' ? stops.mine : stops.theirs);
  if (!set.delete(step)) set.add(step);
  return first === 'my' ? { ...stops, mine: set } : { ...stops, theirs: set };
}

export function stopsLines(stops: Stops, language: Language): readonly string[] {
  const words = (set: ReadonlySet<Step>) =>
    [...set].map((s) => stepName(s, language)).join(', ') || SAY.text(language, 'none');
  return [
    SAY.text(language, 'stopsMine', { steps: words(stops.mine) }),
    SAY.text(language, 'stopsTheirs', { steps: words(stops.theirs) }),
    SAY.text(language, stops.always ? 'stopsAlways' : 'stopsElse'),
  ];
}
