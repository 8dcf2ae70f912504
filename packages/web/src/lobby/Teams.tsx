import { teamName } from '@ettin/text';
import { useWords } from '../i18n/words.js';
import { useTableData } from '../store/context.js';
import { TeamMark } from '../theme/TeamMark.js';
import { SeatCard } from './SeatCard.js';

/** The two teams and their seats; one's own team is told by hue, shape and letter as on the table. */
export function Teams() {
  const { t, language } = useWords();
  const { table, you } = useTableData();
  const ours = you.seat === null ? 0 : (table.seats[you.seat]?.team ?? 0);
  return (
    <div className="teams">
      {[0, 1].map((team) => (
        <section
          key={team}
          className={team === ours ? 'team ours' : 'team theirs'}
          aria-labelledby={`team-${team}`}
        >
          <h2 id={`team-${team}`}>
            <TeamMark team={team} ours={team === ours} />
            {teamName(team, language)}
            {you.seat !== null && team === ours && <span className="dim">{t('lobby.yourTeam')}</span>}
            {table.score[0] + table.score[1] > 0 && (
              <span className="team-score">{t('lobby.won', { n: table.score[team] ?? 0 })}</span>
            )}
          </h2>
          <ul className="seat-cards">
            {table.seats
              .filter((s) => s.team === team)
              .map((s) => (
                <SeatCard key={s.seat} seat={s} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
