import { fallbackAnswer } from '@ettin/engine';
import type { Answer, Seat, Step } from '@ettin/schema';
import type { Scripted } from './answers.js';
import { forced } from './forced.js';
import { Failed, type Play } from './play.js';

/** A step was carried out, but one of its answers was never asked for. */
export class Unasked extends Failed {
  constructor(
    line: number,
    readonly written: string,
    waits: string,
  ) {
    super(line, `the answer ${written} was never asked for: ${waits}`);
  }
}

/** The answers that a step brings along, used up in order as they are asked for. */
export class Answers {
  private next = 0;

  constructor(
    private readonly list: readonly Scripted[],
    /** Whatever isn't scripted is answered somehow. */
    private readonly auto: boolean,
  ) {}

  /** Answers what is asked now if the file says how, if there is no choice, or if any answer will do. */
  answer(p: Play): boolean {
    const d = p.decision;
    if (d === undefined) return false;
    const mine = this.list[this.next];
    const theirs = mine === undefined ? undefined : p.askedOf(mine.player);
    if (mine !== undefined && theirs?.players.includes(mine.player) === true) {
      this.next += 1;
      answerWith(p, mine.player, mine.toAnswer(p, theirs), mine.line);
      return true;
    }
    const only = forced(d);
    const player = d.players[0] ?? 0;
    if (only !== null) {
      const refusal = p.send({ type: 'answer', player, decision: d.id, answer: only });
      if (refusal === null) return true;
    }
    if (this.auto) {
      answerWith(p, player, fallbackAnswer(d), mine?.line ?? 0);
      return true;
    }
    if (mine !== undefined)
      throw new Failed(mine.line, `the answer ${mine.written} isn't to what is asked: ${p.whatWaits()}`);
    return false;
  }
  /** Answers for as long as it can. */
  settle(p: Play): void {
    while (p.decision !== undefined && this.answer(p));
  }
  get left(): Scripted | undefined {
    return this.list[this.next];
  }
  /** Every answer written has to have been asked for. */
  finish(p: Play): void {
    this.settle(p);
    const left = this.left;
    if (left !== undefined) throw new Unasked(left.line, left.written, p.whatWaits());
  }
}

export function answerWith(p: Play, player: Seat, answer: Answer, line: number, propose = false): void {
  const d = p.decision;
  if (d === undefined) throw new Failed(line, `nothing is asked: ${p.whatWaits()}`);
  p.act({ type: propose ? 'propose' : 'answer', player, decision: d.id, answer }, line);
}

/** Nothing may wait but priority. */
export function needPriority(p: Play, line: number): void {
  if (p.decision !== undefined) throw new Failed(line, `first ${p.whatWaits()}`);
  if (p.state.result !== null) throw new Failed(line, 'the game is over');
}

/** The next head of the team with priority passes. */
export function passOne(p: Play, line: number): void {
  const d = p.waiting;
  if (d === undefined || d.kind !== 'priority') throw new Failed(line, `nobody can pass: ${p.whatWaits()}`);
  p.act({ type: 'pass', player: d.players[0] ?? 0 }, line);
}

/** Everybody passes until the object on top of the stack has left it, or something is asked that isn't answered. */
export function resolveTop(p: Play, answers: Answers, line: number): void {
  needPriority(p, line);
  const top = p.state.stack.at(-1);
  if (top === undefined) throw new Failed(line, 'nothing is on the stack');
  let resolving = false;
  while (p.state.result === null) {
    answers.settle(p);
    if (p.decision !== undefined) return;
    if (!p.state.stack.includes(top)) return;
    if (resolving && p.state.stack.at(-1) !== top) return;
    passOne(p, line);
    resolving = true;
  }
}

/** How many turns `to:` looks ahead before it gives up. */
const TURNS = 6;

/** Everybody passes, attacks and blocks with nothing, until the step is there (and if said, in that team's turn), or the game over. */
export function goTo(
  p: Play,
  step: Step | 'over',
  team: number | null,
  answers: Answers,
  line: number,
): void {
  const from = p.events.length;
  const last = p.state.turn.number + TURNS;
  const began = () =>
    p.state.turn.step === step &&
    (team === null || p.state.turn.team === team) &&
    p.events.slice(from).some((e) => e.type === 'stepBegan' && e.step === step);
  while (p.state.result === null && p.state.turn.number <= last) {
    const d = p.decision;
    if (began()) {
      if (answers.left !== undefined && d !== undefined && d.kind !== 'attackers' && d.kind !== 'blockers')
        answers.settle(p);
      return;
    }
    if (d === undefined) passOne(p, line);
    else if (d.kind === 'attackers')
      answerWith(p, d.players[0] ?? 0, { kind: 'attackers', attackers: [] }, line);
    else if (d.kind === 'blockers')
      answerWith(p, d.players[0] ?? 0, { kind: 'blockers', blockers: [] }, line);
    else if (!answers.answer(p)) throw new Failed(line, `on the way to ${step}, ${p.whatWaits()}`);
  }
  if (step === 'over' && p.state.result !== null) return;
  throw new Failed(
    line,
    p.state.result === null
      ? `${step === 'over' ? 'the end of the game' : step} doesn't come within ${TURNS} turns`
      : `the game ends before ${step}`,
  );
}
