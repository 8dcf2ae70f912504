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
}

/** One head's part of the battlefield; ours is the mirror of theirs, so that creatures meet in the middle. */
export function SeatArea({ seat, ours, widest = 92 }: SeatAreaProps) {
  const { view } = usePlayer().frame;
  const { t } = useWords();
  const { lands, others } = useMemo(() => seatObjects(view, seat), [view, seat]);
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
        groups={lands}
        label={t('board.lands', { name, n: lands.length })}
        kind="lands"
        widest={widest}
      />
      <CardRow
        groups={others}
        label={t('board.others', { name, n: others.length })}
        kind="others"
        widest={widest}
      />
    </section>
  );
}
