import { useLayoutEffect, useRef, useState } from 'react';
import { useLook } from '../play/look.js';
import { usePlayer } from '../play/player.js';
import { type Arrow, arrowsOf } from './arrows-shown.js';

interface Line {
  readonly key: string;
  readonly d: string;
  readonly kind: Arrow['kind'];
}

/** Where an object or player is drawn now; of a pile the pile. */
function elementOf(id: number): Element | null {
  return (
    document.querySelector(`[data-object="${id}"]`) ??
    document.querySelector(`[data-objects~="${id}"]`)?.parentElement ??
    null
  );
}

function lineOf(arrow: Arrow): Line | null {
  const from = elementOf(arrow.from)?.getBoundingClientRect();
  const to = elementOf(arrow.to)?.getBoundingClientRect();
  if (from === undefined || to === undefined || to.width === 0 || from.width === 0) return null;
  const [x1, y1] = [from.left + from.width / 2, from.top + from.height / 2];
  const [x2, y2] = [to.left + to.width / 2, to.top + to.height / 2];
  // a bow to the left of the way, so that arrows there and back don't lie on each other
  const [mx, my] = [(x1 + x2) / 2 - (y2 - y1) * 0.12, (y1 + y2) / 2 + (x2 - x1) * 0.12];
  const d = `M${x1.toFixed(0)} ${y1.toFixed(0)} Q${mx.toFixed(0)} ${my.toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`;
  return { key: `${arrow.kind} ${arrow.from} ${arrow.to}`, d, kind: arrow.kind };
}

/** Arrows over the board: targets of what resolves next or is looked at, blocks, a teammate's plan. */
export function Arrows() {
  const { frame, draft } = usePlayer();
  const at = useLook((s) => s.at);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const frameRequest = useRef(0);
  useLayoutEffect(() => {
    const measure = () => setLines(arrowsOf(frame, draft, at).flatMap((a) => lineOf(a) ?? []));
    measure();
    // once more when cards have come to rest
    frameRequest.current = window.setTimeout(measure, 260);
    addEventListener('resize', measure);
    addEventListener('scroll', measure, true);
    return () => {
      clearTimeout(frameRequest.current);
      removeEventListener('resize', measure);
      removeEventListener('scroll', measure, true);
    };
  }, [frame, draft, at]);
  return (
    <svg className="arrows" aria-hidden="true">
      <defs>
        {(['target', 'block', 'plan'] as const).map((kind) => (
          <marker
            key={kind}
            id={`head-${kind}`}
            viewBox="0 0 10 10"
            refX="8"
            refY="5"
            markerWidth="5"
            markerHeight="5"
            orient="auto-start-reverse"
          >
            <path d="M0 0 10 5 0 10Z" className={`arrow-head ${kind}`} />
          </marker>
        ))}
      </defs>
      {lines.map((line) => (
        <path
          key={line.key}
          d={line.d}
          className={`arrow ${line.kind}`}
          markerEnd={`url(#head-${line.kind})`}
        />
      ))}
    </svg>
  );
}
