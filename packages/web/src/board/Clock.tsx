import { Clock as ClockIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { useGame, useTableData } from '../store/context.js';
import { TeamMark } from '../theme/TeamMark.js';
import { clockText, leftAt } from './clock-text.js';
import { sidesOf } from './sides.js';

/** Both teams' clocks, running down where the table says so; nothing where the game is untimed. */
export function Clock() {
  const { clock, view } = useGame();
  const { ahead } = useTableData();
  const { t } = useWords();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock?.runs == null) return;
    const tick = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(tick);
  }, [clock]);
  const { ours, theirs } = sidesOf(view);
  if (clock === null) return null;
  return (
    <span className="clocks">
      <ClockIcon size={16} aria-hidden="true" />
      {[theirs, ours].map((team) => {
        const left = leftAt(clock, team, now + ahead);
        return (
          <span
            key={team}
            className={`clock ${clock.runs === team ? 'runs' : ''} ${left < 60_000 ? 'short' : ''}`}
            role="timer"
            aria-label={t(team === ours ? 'clock.ours' : 'clock.theirs', { time: clockText(left) })}
          >
            <TeamMark team={team} ours={team === ours} />
            {clockText(left)}
          </span>
        );
      })}
    </span>
  );
}
