import { type CSSProperties, memo } from 'react';
import { useArrowKeys } from '../keys/useArrowKeys.js';
import { fitRow } from './fit.js';
import type { Group } from './groups.js';
import { Slot } from './Slot.js';
import { useSize } from './useSize.js';

interface CardRowProps {
  readonly groups: readonly Group[];
  readonly label: string;
  readonly kind: 'back' | 'front';
  readonly widest: number;
  /** A row that doesn't fit is swiped: its cards stay large, and in one line. */
  readonly swiped: boolean;
}

/** Beneath a card, in pixels. */
const ATTACHED = 26;
const PADDING = 10;
const SWIPED = 68;
const BACK = 80;

/** A zone's row of groups as a labelled list; the arrow keys walk it. */
export const CardRow = memo(function CardRow({ groups, label, kind, widest, swiped }: CardRowProps) {
  const [ref, size] = useSize<HTMLUListElement>();
  const keys = useArrowKeys(ref);
  const fans = groups.map((g) => (g.shown === 'fan' ? g.members.length : 1));
  const fit = fitRow(fans, {
    width: size.width - PADDING,
    height: swiped || kind === 'back' ? 0 : size.height - PADDING,
    beneath: ATTACHED * Math.max(0, ...groups.map((g) => g.attached.length)),
    widest: kind === 'back' ? Math.min(BACK, widest) : widest,
    narrowest: swiped ? SWIPED : 0,
  });
  return (
    <ul
      ref={ref}
      className={`row ${kind} ${fit.scrolls ? 'scrolls' : ''} ${fit.wraps ? 'wraps' : ''}`}
      style={{ '--w': `${fit.width}px`, '--gap': `${fit.gap}px` } as CSSProperties}
      aria-label={label}
      {...keys}
    >
      {groups.map((group) => (
        <li key={group.key}>
          <Slot group={group} form={kind === 'back' ? 'mini' : 'small'} />
        </li>
      ))}
    </ul>
  );
});
