import { useWords } from '../i18n/words.js';
import { useGame, useTableData } from '../store/context.js';

/** Two ready lamps, one a head: who of the team that has priority has passed (CR 805.5). */
export function Lamps() {
  const { view } = useGame();
  const { you } = useTableData();
  const { t } = useWords();
  if (view.priorityTeam === null || view.step === 'setup') return null;
  const heads = view.teams[view.priorityTeam]?.seats ?? [];
  return (
    <ul className="lamps" aria-label={t('lamps.title')}>
      {heads.map((seat) => {
        const player = view.players[seat];
        if (player === undefined) return null;
        const name = seat === you.seat ? t('lamps.you') : player.name;
        return (
          <li key={seat} className={player.hasPassed ? 'lamp on' : 'lamp'}>
            <i aria-hidden="true" />
            <span>{name}</span>
            <span className="unseen">{t(player.hasPassed ? 'lamps.ready' : 'lamps.thinking')}</span>
          </li>
        );
      })}
    </ul>
  );
}
