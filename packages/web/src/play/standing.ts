import type { GameFrame } from '@ettin/protocol';
import type { Answer } from '@ettin/schema';
import { useEffect, useRef } from 'react';
import type { Asked } from './asked.js';
import { type Standing, standingAnswer } from './kinds.js';

interface Answering {
  readonly frame: GameFrame;
  readonly asked: Asked;
  answer(answer: Answer): void;
}

/** Gives the answer that the reader has given for all triggers of a kind, once for each question. */
export function useStanding({ frame, asked, answer }: Answering, standing: Standing | null): void {
  const given = useRef(-1);
  const question = asked.is === 'question' ? asked.decision : null;
  const option = question === null ? null : standingAnswer(frame, question, standing);
  useEffect(() => {
    if (question === null || option === null || given.current === question.id) return;
    given.current = question.id;
    answer({ kind: 'option', option });
  }, [question, option, answer]);
}
