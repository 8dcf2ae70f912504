import { editionName } from '@ettin/editions';
import type { Viewer } from '@ettin/schema';
import { useEffect, useMemo, useState } from 'react';
import { TableScreen } from '../board/TableScreen.js';
import { useWords } from '../i18n/words.js';
import { createSession } from '../store/session.js';
import type { OpenedReplay } from '../worker/replay.js';
import { ReplayBar } from './ReplayBar.js';
import { moved, moveOf, SPEEDS, type Speed } from './steps.js';
import { shownReplay } from './worker-replay.js';

interface ReplayScreenProps {
  readonly replay: OpenedReplay;
  readonly onClose: () => void;
}

/** The board of a table with the positions of a replay on it, and the bar that moves through them. */
export function ReplayScreen({ replay, onClose }: ReplayScreenProps) {
  const { t, language } = useWords();
  const [at, setAt] = useState(0);
  const [viewer, setViewer] = useState<Viewer>(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('usual');
  const shown = useMemo(() => {
    const { connection, show, listen } = shownReplay();
    return { session: createSession(connection), show, listen };
  }, []);
  useEffect(() => shown.listen(), [shown]);
  useEffect(() => shown.show(at, viewer), [shown, at, viewer]);
  useEffect(() => {
    if (!playing) return;
    if (at >= replay.last) return setPlaying(false);
    const timer = setTimeout(() => setAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, speed, replay.last]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
      const move = field || event.ctrlKey || event.metaKey || event.altKey ? null : moveOf(event.key);
      if (move === null) return;
      event.preventDefault();
      setPlaying(false);
      setAt((now) => moved(now, move, replay));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [replay]);
  return (
    <div className="replay-screen replays-open">
      {(replay.pins.length > 0 || replay.damage !== null) && (
        <p className="replay-note" role="status">
          {replay.damage === null ? t('replay.pins') : t('replay.damage', { n: replay.damage.action })}{' '}
          <span lang="en">{[...replay.pins, replay.damage?.message ?? ''].join(' ')}</span>
        </p>
      )}
      <TableScreen session={shown.session} />
      <ReplayBar
        names={replay.names}
        edition={editionName(replay.edition, language) ?? replay.edition}
        track={replay}
        at={at}
        viewer={viewer}
        playing={playing}
        speed={speed}
        onAt={(to) => {
          setPlaying(false);
          setAt(to);
        }}
        onViewer={setViewer}
        onPlay={setPlaying}
        onSpeed={setSpeed}
        onClose={onClose}
      />
    </div>
  );
}
