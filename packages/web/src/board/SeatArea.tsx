import type { Seat } from '@ettin/schema';
import { useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { CardRow } from './CardRow.js';
import { seatObjects } from './groups.js';
import { Plate } from './Plate.js';

interface SeatAreaProps {
  readonly seat: Seat;
  readonly ours: boolean;
  readonly widest?: number;
  /** On a phone: see `CardRow`. */
  readonly swiped?: boolean;
}

/** One head's part of the battlefield; ours is the mirror of theirs, so that creatures meet in the middle. */
export function SeatArea({ seat, ours, widest = 92, swiped = false }: SeatAreaProps) {
  const { view } = usePlayer().frame;
  const { t } = useWords();
  const { back, front } = useMemo(() => seatObjects(view, seat), [view, seat]);
  const player = view.players[seat];
  if (player === undefined) return null;
  const { name } = player;
  return (
    <section
      className={`seat ${ours ? 'ours' : 'theirs'} ${player.team === view.activeTeam ? 'active' : ''}`}
      aria-label={t('board.of', { name })}
      id={`board-${seat}`}
      tabIndex={-1}
    >
      <Plate player={player} ours={ours} />
      <CardRow
        groups={back}
        label={t('board.lands', { name, n: back.length })}
        kind="back"
        widest={widest}
        swiped={swiped}
      />
      <CardRow
        groups={front}
        label={t('board.others', { name, n: front.length })}
        kind="front"
        widest={widest}
        swiped={swiped}
      />
    </section>
  );
}
