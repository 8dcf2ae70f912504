import type { Action, Answer, Decision, GameEvent, Refusal, Step } from '@ettin/schema';
import { expect } from 'vitest';
import { apply } from '../apply.js';
import { run } from '../run.js';
import type { State } from '../state/state.js';
import type { Board } from './fixture.js';

type Aim = readonly [string, string | number];

/** A whole combat phase through `apply`, from the end of the first main phase on. */
export class Play {
  readonly board: Board;
  state: State;
  readonly events: GameEvent[] = [];

  constructor(board: Board) {
    this.board = board;
    const g = board.g;
    g.s.turn = { ...g.s.turn, step: 'main1' };
    g.push({ k: 'turn', answer: null, stage: 'leave', progress: 0, data: [] });
    run(g);
    this.state = g.s;
  }

  get pending(): Decision {
    const d = this.state.pending;
    if (d === null) throw new Error('nothing is asked');
    return d;
  }
  act(action: Action): Refusal | null {
    const before = JSON.stringify(this.state);
    const result = apply(this.board.g.rules, this.state, action);
    expect(JSON.stringify(this.state)).toBe(before);
    if (!result.ok) return result;
    this.state = result.state;
    expect(JSON.parse(JSON.stringify(this.state))).toEqual(this.state);
    this.events.push(...result.events);
    return null;
  }
  answer(answer: Answer, player = this.pending.players[0] ?? 0): Refusal | null {
    return this.act({ type: 'answer', player, decision: this.pending.id, answer });
  }
  attack(...pairs: readonly Aim[]): this {
    this.until('attackers');
    const refused = this.answer({ kind: 'attackers', attackers: this.board.attack(...pairs) });
    if (refused !== null) throw new Error(refused.message);
    return this;
  }
  block(...pairs: readonly (readonly [string, string])[]): this {
    this.until('blockers');
    const refused = this.answer({ kind: 'blockers', blockers: this.board.block(...pairs) });
    if (refused !== null) throw new Error(refused.message);
    return this;
  }

  /** Passes until this kind of decision is asked. */
  until(kind: Decision['kind']): this {
    for (let n = 0; n < 100 && this.state.pending === null; n++) this.pass();
    if (this.pending.kind !== kind) throw new Error(`${this.pending.kind} asked`);
    return this;
  }
  /** Passes until the step begins, answering so or taking suggestions on the way. */
  reach(step: Step, answer: (d: Decision) => Answer | undefined = () => undefined): this {
    for (let n = 0; n < 200 && this.state.turn.step !== step; n++) {
      const d = this.state.pending;
      const given = d === null ? undefined : answer(d);
      if (d === null) this.pass();
      else if (given !== undefined) this.answer(given);
      else if (d.kind === 'order') this.answer({ kind: 'order', order: d.items.map((_, i) => i) });
      else if (d.suggested !== undefined) this.answer(d.suggested);
      else throw new Error(`${d.kind} asked`);
    }
    return this;
  }
  pass(): void {
    const team = this.state.priority?.team ?? -1;
    for (const player of this.state.teams[team]?.seats ?? [])
      if (this.state.priority?.team === team && this.state.pending === null)
        this.act({ type: 'pass', player });
  }

  steps(): readonly Step[] {
    return this.events.flatMap((e) => (e.type === 'stepBegan' ? [e.step] : []));
  }
  life(): readonly number[] {
    return this.state.teams.map((t) => t.life);
  }
  /** Names of the permanents that are left. */
  field(): readonly (string | number)[] {
    return this.state.battlefield.map((id) => this.board.name(id));
  }
}
