import { type CSSProperties, memo } from 'react';
import { useArrowKeys } from '../keys/useArrowKeys.js';
import { fitRow } from './fit.js';
import type { Group } from './groups.js';
import { Slot } from './Slot.js';
import { useWidth } from './useWidth.js';

interface CardRowProps {
  readonly groups: readonly Group[];
  readonly label: string;
  readonly kind: 'lands' | 'others';
  readonly widest: number;
}

/** A zone's row of groups as a labelled list; the arrow keys walk it. */
export const CardRow = memo(function CardRow({ groups, label, kind, widest }: CardRowProps) {
  const [ref, width] = useWidth<HTMLUListElement>();
  const keys = useArrowKeys(ref);
  const fans = groups.map((g) => (g.shown === 'fan' ? g.members.length : 1));
  const fit = fitRow(fans, width - 16, kind === 'lands' ? 80 : widest);
  return (
    <ul
      ref={ref}
      className={`row ${kind} ${fit.scrolls ? 'scrolls' : ''}`}
      style={{ '--w': `${fit.width}px` } as CSSProperties}
      aria-label={label}
      {...keys}
    >
      {groups.map((group) => (
        <li key={group.key}>
          <Slot group={group} form={kind === 'lands' ? 'mini' : 'small'} />
        </li>
      ))}
    </ul>
  );
});
