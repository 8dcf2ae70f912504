import { useLayoutEffect, useRef } from 'react';
import { useGame, useSessionState } from '../store/context.js';
import { type Places, placesNow, travel } from './travel.js';

const NO_LOG: [] = [];

/** Moves cards from where they were drawn last to where a new frame has them. */
export function useTravel(): void {
  const { view } = useGame();
  const log = useSessionState((s) => s.data?.log ?? NO_LOG);
  const places = useRef<Places>(new Map());
  const heard = useRef(log.at(-1)?.n ?? -1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view is what to move for
  useLayoutEffect(() => {
    const fresh = log.filter((e) => e.n > heard.current).map((e) => e.event);
    heard.current = log.at(-1)?.n ?? -1;
    travel(places.current, fresh);
    places.current = placesNow();
  }, [view, log]);
}
