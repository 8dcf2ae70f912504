import type { Viewer } from '@ettin/schema';
import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  SkipBack,
  SkipForward,
  X,
} from 'lucide-react';
import { useRef } from 'react';
import { useKeptFocus } from '../app/useKeptFocus.js';
import { useWords } from '../i18n/words.js';
import { type Move, moved, SPEED_NAMES, type Speed, type Track } from './steps.js';

interface ReplayBarProps {
  readonly names: readonly string[];
  readonly edition: string;
  readonly track: Track;
  readonly at: number;
  readonly viewer: Viewer;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly onAt: (at: number) => void;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onPlay: (playing: boolean) => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onClose: () => void;
}

const BACK = [
  ['start', SkipBack],
  ['turnBack', ChevronsLeft],
  ['back', ChevronLeft],
] as const;
const ON = [
  ['on', ChevronRight],
  ['turnOn', ChevronsRight],
  ['end', SkipForward],
] as const;

/** Moves through a replay, and chooses whose eyes see it. */
export function ReplayBar(bar: ReplayBarProps) {
  const { t } = useWords();
  const { at, track, playing } = bar;
  const ref = useRef<HTMLElement>(null);
  useKeptFocus(ref);
  const button = (move: Move, Icon: typeof Play) => {
    const to = moved(at, move, track);
    return (
      <button
        key={move}
        type="button"
        className="icon-button"
        aria-label={t(`move.${move}`)}
        title={t(`move.${move}`)}
        disabled={to === at}
        onClick={() => bar.onAt(to)}
      >
        <Icon size={18} aria-hidden="true" />
      </button>
    );
  };
  return (
    <section ref={ref} className="replay-bar" aria-label={t('replay.title')}>
      <span className="replay-moves">
        {BACK.map(([move, Icon]) => button(move, Icon))}
        <button
          type="button"
          className="button primary"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => bar.onPlay(!playing)}
        >
          {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
        </button>
        {ON.map(([move, Icon]) => button(move, Icon))}
      </span>
      <label className="replay-track">
        <span className="unseen">{t('replay.position')}</span>
        <input
          type="range"
          min={0}
          max={track.last}
          value={at}
          onChange={(event) => bar.onAt(Number(event.target.value))}
        />
        <output>
          {at} / {track.last}
        </output>
      </label>
      <label>
        <span className="unseen">{t('replay.speed')}</span>
        <select
          className="field"
          value={bar.speed}
          onChange={(event) => bar.onSpeed(SPEED_NAMES.find((s) => s === event.target.value) ?? bar.speed)}
        >
          {SPEED_NAMES.map((speed) => (
            <option key={speed} value={speed}>
              {t(`pace.${speed}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{t('replay.eyes')}</span>
        <select
          className="field"
          value={String(bar.viewer)}
          onChange={(event) =>
            bar.onViewer(event.target.value === 'spectator' ? 'spectator' : Number(event.target.value))
          }
        >
          {bar.names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
          <option value="spectator">{t('replay.watcher')}</option>
        </select>
      </label>
      <span className="dim replay-edition">{bar.edition}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={t('replay.close')}
        title={t('replay.close')}
        onClick={bar.onClose}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}
