import { memo, type ReactNode } from 'react';
import { emblemOf } from './emblem.js';
import type { CardLook } from './look.js';

/** A stream of numbers from 0 to 1 that a name always gives the same of. */
function stream(name: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < name.length; i += 1) h = Math.imul(h ^ name.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822519);
    h = Math.imul(h ^ (h >>> 13), 3266489917);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

/** A line of hills from left to right, filled down to the ground of a field 100 by 50. */
function hills(next: () => number, height: number): string {
  const waves = 1 + Math.floor(next() * 3);
  const shift = next() * Math.PI * 2;
  const depth = 4 + next() * 6;
  const points: string[] = [];
  for (let x = 0; x <= 100; x += 10) {
    const y = height + Math.sin((x / 100) * Math.PI * 2 * waves + shift) * depth;
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M0 50 L${points.join(' L')} L100 50Z`;
}

interface ArtProps {
  readonly card: CardLook;
  /** The reader's own picture, over ours. */
  readonly children?: ReactNode;
}

/** What stands where art would be: a quiet landscape drawn from the card's name, and a sign of what the card is. */
export const Art = memo(function Art({ card, children }: ArtProps) {
  const next = stream(card.name ?? 'face down');
  const Emblem = emblemOf(card);
  const disc = { x: 12 + next() * 76, y: 8 + next() * 16, r: 5 + next() * 7 };
  return (
    <span className="art" aria-hidden="true">
      <svg viewBox="0 0 100 50" preserveAspectRatio="xMidYMid slice" className="scene" aria-hidden="true">
        <rect width="100" height="50" fill="color-mix(in oklab, var(--tint) 24%, var(--card-deep))" />
        <circle
          cx={disc.x}
          cy={disc.y}
          r={disc.r}
          fill="color-mix(in oklab, var(--tint) 52%, var(--card-deep))"
        />
        <path d={hills(next, 27)} fill="color-mix(in oklab, var(--tint) 38%, var(--card-deep))" />
        <path d={hills(next, 37)} fill="color-mix(in oklab, var(--tint) 56%, var(--card-deep))" />
      </svg>
      <Emblem className="emblem" strokeWidth={1.6} />
      {children}
    </span>
  );
});
