import { type GameSetup, hashOf, type Rules, type State } from '@ettin/engine';
import { type Checkpoint, packSetup, REPLAY_FORMAT, type Replay, type ReplayAction } from './format.js';

/** A checkpoint every so many actions, and after the last. */
const EVERY = 50;

/** Hash of all that makes a state. */
export function stateHash(state: State): string {
  return hashOf(state);
}

/** Keeps what a replay needs while a game is played. */
export class Recorder {
  private readonly actions: ReplayAction[];
  private readonly checkpoints: Checkpoint[];
  private last: State;

  /** `from`: a replay whose actions have led to the state. */
  constructor(
    private readonly rules: Rules,
    private readonly setup: GameSetup,
    private readonly players: readonly string[],
    private readonly engine: string,
    state: State,
    from?: Replay,
  ) {
    this.last = state;
    this.actions = [...(from?.actions ?? [])];
    const kept = (from?.checkpoints ?? []).filter(([after]) => after < this.actions.length);
    this.checkpoints = from === undefined ? [[0, stateHash(state)]] : [...kept];
  }

  add(action: ReplayAction, state: State): void {
    this.actions.push(action);
    this.last = state;
    if (this.actions.length % EVERY === 0) this.checkpoints.push([this.actions.length, stateHash(state)]);
  }

  /** The replay of a game whose actions are all known, with the state that they led to. */
  whole(actions: readonly ReplayAction[], last: State): Replay {
    this.actions.push(...actions);
    this.last = last;
    return this.replay();
  }

  replay(): Replay {
    const after = this.actions.length;
    const closed = this.checkpoints.some(([n]) => n === after);
    return {
      ettin: 'replay',
      format: REPLAY_FORMAT,
      engine: this.engine,
      edition: this.rules.edition.id,
      ...(this.rules.edition.document === undefined ? {} : { document: this.rules.edition.document }),
      ...(this.rules.edition.choices === undefined ? {} : { choices: this.rules.edition.choices }),
      rules: this.rules.hash,
      players: this.players,
      setup: packSetup(this.setup),
      actions: this.actions,
      checkpoints: closed ? this.checkpoints : [...this.checkpoints, [after, stateHash(this.last)]],
      result: this.last.result,
    };
  }
}
