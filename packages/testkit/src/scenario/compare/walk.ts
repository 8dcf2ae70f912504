import { createBoard } from '@ettin/engine';
import type { Meaning, Refusal } from '@ettin/schema';
import { Unasked } from '../driver.js';
import { Failed, Play, Refused } from '../play.js';
import { rulesFor } from '../run.js';
import type { Scenario } from '../scenario.js';
import { attempt, type ScriptStep } from '../steps/step.js';
import { ASPECTS, type Aspect, announced, citesOf, type Fact, factsOf, VALUES } from './facts.js';
import { type Said, saidAsked } from './said.js';

/**
 * Where editions are compared: after a step that all of them carry out, or after steps in a row of which each is
 * for some of them (`attack: {bear: B}` here, `attack: {bear: B1}` there).
 */
export interface Place {
  readonly line: number;
  readonly steps: readonly ScriptStep[];
}

/** A step that couldn't be carried out, or tried, as it is written. */
export interface Halt {
  readonly line: number;
  readonly step: string;
  /** In English: what the engine or the file's reader says of it. */
  readonly why: string;
  /** Set where the engine refused it, for wording in other languages. */
  readonly refusal: Refusal | null;
  /** The game was over before it. */
  readonly over: boolean;
}

/** How one edition stands after a place, and what the events there cite. */
export interface Stand {
  /** In the order of the steps; what is done although an answer wasn't asked for isn't among them. */
  readonly halts: readonly Halt[];
  readonly facts: readonly Fact[];
  readonly cites: Readonly<Record<Aspect, readonly Meaning[]>>;
  readonly refusals: readonly Refusal[];
}

/** The board, and the script cut into places. What it expects is left out: editions are compared with each other. */
export function placesOf(scenario: Scenario): readonly Place[] {
  const places: { line: number; steps: ScriptStep[]; some: boolean }[] = [
    { line: scenario.line, steps: [], some: false },
  ];
  for (const step of scenario.script) {
    if (step.verb === 'expect' || step.verb === 'tag') {
      // a tag changes nothing: it belongs to what came before
      const before = places.at(-1);
      if (step.verb === 'tag' && before !== undefined) before.steps.push(step);
      continue;
    }
    const some = step.editions !== null;
    const last = places.at(-1);
    if (some && last?.some === true) last.steps.push(step);
    else places.push({ line: step.line, steps: [step], some });
  }
  return places;
}

/** One edition's way through the script; a text says why there can't be the board under it. */
export function walk(
  scenario: Scenario,
  edition: string,
  places: readonly Place[],
): readonly Stand[] | string {
  const rules = rulesFor(edition, scenario);
  if (typeof rules === 'string') return rules;
  const board = createBoard(rules, scenario.board.spec);
  if (!board.ok) return board.faults.map((f) => f.message).join('; ');
  const play = new Play(rules, board.state);
  play.events.push(...board.events);
  for (const [tag, card] of Object.entries(board.cards))
    play.tags.set(tag, { card, id: board.refs[tag] ?? 0 });
  const way: Way = { play, stuck: false };
  return places.map(({ steps }) => stand(way, steps.filter(under(edition))));
}

const under = (edition: string) => (step: ScriptStep) =>
  step.editions === null || step.editions.includes(edition);

interface Way {
  play: Play;
  /** A step could be done in part only, and what follows would mean something else. */
  stuck: boolean;
}

function stand(way: Way, steps: readonly ScriptStep[]): Stand {
  const events = way.play.events.length;
  const answered = way.play.answered.length;
  const refusals: Refusal[] = [];
  const facts: Fact[] = [];
  const outcomes: Outcome[] = [];
  const halts: Halt[] = [];
  for (const step of steps) {
    if (way.stuck || way.play.state.result !== null) {
      outcomes.push({ value: VALUES.notReached, said: { is: 'word', word: 'notReached' } });
      if (!way.stuck) halts.push(haltOf(step, 'the game is over before it', { over: true }));
    } else if (step.tried === undefined) outcomes.push(...go(way, step, refusals, halts));
    else facts.push(possible(way.play, step, step.tried, refusals, halts));
  }
  const p = way.play;
  const asked = p.answered.slice(answered).map((d): Outcome => {
    const who = d.players.map((s) => p.seatName(s)).join(' and ');
    const value = `${who} (${d.purpose === 'choose' ? d.kind : d.purpose})`;
    return { value, said: saidAsked(p, d) };
  });
  facts.push(
    {
      aspect: 'outcome',
      what: 'the step',
      about: { is: 'step' },
      ...toldOf(outcomes, 'done', '; '),
    },
    {
      aspect: 'asked',
      what: 'asked',
      about: { is: 'asked' },
      ...toldOf(asked, 'nobody', ', '),
    },
    ...factsOf(p),
  );
  const since = p.events.slice(events);
  const turns = [...announced(p.events), ...since.filter((e) => e.type !== 'status')];
  const cites = Object.fromEntries(
    ASPECTS.map((a) => [a, citesOf(a === 'turn' ? turns : since, a)]),
  ) as Stand['cites'];
  return { facts, cites, refusals, halts };
}

interface Outcome {
  readonly value: string;
  readonly said: Said;
}

/** What happened, or the word for nothing unusual. */
const toldOf = (
  list: readonly Outcome[],
  word: 'done' | 'nobody',
  between: string,
): Pick<Fact, 'value' | 'said'> =>
  list.length === 0
    ? { value: VALUES[word], said: [{ is: 'word', word }] }
    : { value: list.map((o) => o.value).join(between), said: list.map((o) => o.said) };

/** Does the step and says what is unlike what the script supposes: nothing if all went well. */
function go(way: Way, step: ScriptStep, refusals: Refusal[], halts: Halt[]): readonly Outcome[] {
  const next = way.play.fork();
  try {
    step.run(next);
    way.play = next;
    return [];
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    if (error instanceof Refused) {
      // as if nobody had tried
      refusals.push(error.refusal);
      halts.push(haltOf(step, error.refusal.message, { refusal: error.refusal }));
      const { code } = error.refusal;
      return [{ value: `is refused (${code})`, said: { is: 'refused', code } }];
    }
    way.play = next;
    if (error instanceof Unasked) {
      const value = `is done; nobody is asked for ${error.written}`;
      return [{ value, said: { is: 'unasked', answer: error.written } }];
    }
    way.stuck = true;
    halts.push(haltOf(step, error.message));
    return [{ value: `stops: ${error.message}`, said: { is: 'stops', why: error.message } }];
  }
}

const haltOf = (
  { line, written }: ScriptStep,
  why: string,
  { refusal = null, over = false }: Partial<Pick<Halt, 'refusal' | 'over'>> = {},
): Halt => ({ line, step: written, why, refusal, over });

/** What `refuse` and `allow` try: here either answer will do, but not something that can't be tried. */
function possible(p: Play, whole: ScriptStep, step: ScriptStep, refusals: Refusal[], halts: Halt[]): Fact {
  const what = `possible: ${step.written}`;
  const about = { is: 'possible', of: step.written } as const;
  try {
    const refusal = attempt(p, step);
    if (refusal !== null) refusals.push(refusal);
    return refusal === null
      ? { aspect: 'outcome', what, about, value: VALUES.yes, said: [{ is: 'word', word: 'yes' }] }
      : {
          aspect: 'outcome',
          what,
          about,
          value: `no (${refusal.code})`,
          said: [{ is: 'impossible', code: refusal.code }],
        };
  } catch (error) {
    if (!(error instanceof Failed)) throw error;
    halts.push(haltOf(whole, error.message));
    const { message } = error;
    return { aspect: 'outcome', what, about, value: message, said: [{ is: 'stops', why: message }] };
  }
}
