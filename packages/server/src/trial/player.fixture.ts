import { fallbackAnswer, sampleAnswer } from '@ettin/engine';
import type { GameFrame } from '@ettin/protocol';
import type { Action as AnyAction, Decision } from '@ettin/schema';
import type { Client } from './client.fixture.js';

type Random = (below: number) => number;
/** Conceding is a message of its own. */
type Action = Exclude<AnyAction, { type: 'concede' }>;

/** What a move is chosen from: the part of a frame that says what is asked and what may be done. */
export interface Asked extends Pick<GameFrame, 'legal' | 'decidesFor'> {
  readonly view: Pick<GameFrame['view'], 'pending' | 'result'>;
}

/** Numbers that follow from a text, for trials that can be repeated. */
export function randomFrom(seed: string): Random {
  let state = 2_166_136_261;
  for (const ch of seed) state = Math.imul(state ^ (ch.codePointAt(0) ?? 0), 16_777_619);
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_507) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909);
    return ((state ^ (state >>> 16)) >>> 0) % Math.max(1, below);
  };
}

/** What this viewer could do now, from the frame alone; null where nobody asks them. */
export function moveIn(frame: Asked, random: Random): Action | null {
  if (frame.view.result !== null) return null;
  for (const decision of frame.view.pending) {
    if (decision.kind === 'waiting') continue;
    const player = decision.players.find((s) => frame.decidesFor.includes(s));
    if (player === undefined) continue;
    if (decision.kind === 'priority') {
      const own = frame.legal.filter(
        (a): a is Action => a.type !== 'concede' && frame.decidesFor.includes(a.player),
      );
      if (own.length === 0) continue;
      return own[random(own.length)] ?? null;
    }
    return { type: 'answer', player, decision: decision.id, answer: answerTo(decision, random) };
  }
  return null;
}

function answerTo(decision: Exclude<Decision, { kind: 'priority' }>, random: Random) {
  return random(4) === 0 ? fallbackAnswer(decision) : sampleAnswer(decision, random);
}

/** The least that is legal there, for what a random answer didn't fit. */
export function leastIn(frame: Asked): Action | null {
  for (const decision of frame.view.pending) {
    if (decision.kind === 'waiting') continue;
    const player = decision.players.find((s) => frame.decidesFor.includes(s));
    if (player === undefined) continue;
    if (decision.kind === 'priority') return { type: 'pass', player };
    return { type: 'answer', player, decision: decision.id, answer: fallbackAnswer(decision) };
  }
  return null;
}

/** Makes one move if the client is asked for one; resolves with whether it did. */
export async function moveOnce(client: Client, random: Random): Promise<boolean> {
  const { frame } = client;
  const action = frame === null ? null : moveIn(frame, random);
  if (frame === null || action === null) return false;
  const reply = await client.say({ type: 'act', at: frame.at, action });
  if (reply?.type !== 'refused') return reply !== null;
  const now = client.frame;
  const least = now === null ? null : leastIn(now);
  if (now === null || least === null) return false;
  const again = await client.say({ type: 'act', at: now.at, action: least });
  return again?.type === 'ack';
}
