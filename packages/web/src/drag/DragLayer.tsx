import { useWords, type Words } from '../i18n/words.js';
import type { Dropped } from '../play/drop.js';
import { usePlayer } from '../play/player.js';
import { type Talk, useTalk } from '../play/talk.js';
import { useDragged } from './drag.js';
import { useDrag } from './useDrag.js';
import './drag.css';

/** While something is dragged: an arrow from where it was, and at the pointer what letting go would do. */
export function DragLayer() {
  useDrag();
  const drag = useDragged((s) => s.drag);
  const player = usePlayer();
  const talk = useTalk();
  const { t } = useWords();
  if (drag === null) return null;
  const { start, at, place } = drag;
  const dropped: Dropped = place === null ? { does: 'nothing' } : player.dropSays(drag.from, place);
  const says = saysOf(dropped, player.asked.is === 'question' ? player.asked.decision.kind : null, talk, t);
  const wrong = dropped.does === 'wrong' || dropped.does === 'explain';
  const kind = wrong ? 'no' : dropped.does === 'nothing' ? 'idle' : 'yes';
  const [[x1, y1], [x2, y2]] = [start, at];
  // over the pointer, and within the window
  const left = Math.min(Math.max(x2, 90), innerWidth - 90);
  return (
    <div className={`drag-layer ${kind}`} aria-hidden="true">
      <svg>
        <title>{says ?? ''}</title>
        <path d={`M${x1} ${y1} Q${(x1 + x2) / 2} ${Math.min(y1, y2) - 24} ${x2} ${y2}`} />
        <circle cx={x2} cy={y2} r="9" />
      </svg>
      {says !== null && (
        <p className="drag-says" style={{ left, top: Math.max(y2 - 24, 56) }}>
          {says}
        </p>
      )}
    </div>
  );
}

function saysOf(dropped: Dropped, asked: string | null, talk: Talk, t: Words['t']): string | null {
  switch (dropped.does) {
    case 'use': {
      const action = talk.action(dropped.action);
      return dropped.on === null ? action : `${action} → ${talk.target(dropped.on)}`;
    }
    case 'draft':
    case 'answer': {
      const what = talk.target(dropped.on);
      return t(asked === 'attackers' ? 'drag.attack' : asked === 'blockers' ? 'drag.block' : 'drag.choose', {
        what,
      });
    }
    case 'offer':
      return t('drag.offer');
    case 'home':
      return t('drag.home');
    case 'wrong':
      return t(`wrong.${dropped.why}`);
    case 'explain':
      return t('drag.explain');
    case 'nothing':
      return null;
  }
}
