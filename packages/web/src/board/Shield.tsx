import { teamAsTarget } from '@ettin/schema';
import { digits, signed, teamName } from '@ettin/text';
import { useMemo } from 'react';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { useSessionState } from '../store/context.js';
import { TeamMark } from '../theme/TeamMark.js';
import { ledgerOf } from './ledger.js';

const NO_LOG: [] = [];

/** One shield a team: its life and poison, and what happened to each head this turn. */
export function Shield({ team, ours }: { readonly team: number; readonly ours: boolean }) {
  const { frame, marks, press } = usePlayer();
  const { t, language } = useWords();
  const log = useSessionState((s) => s.data?.log ?? NO_LOG);
  const ledger = useMemo(() => ledgerOf(log), [log]);
  const of = frame.view.teams[team];
  if (of === undefined) return null;
  const target = teamAsTarget(team);
  const mark = marks.get(target);
  const low = of.life <= 5 || of.poison >= of.poisonToLose - 3;
  const name = teamName(team, language);
  return (
    <div className={`shield ${ours ? 'ours' : 'theirs'} ${low ? 'low' : ''}`}>
      <button
        type="button"
        className={`shield-life ${mark === undefined ? '' : `mark-${mark}`}`}
        data-object={target}
        aria-pressed={mark === undefined ? undefined : mark === 'chosen' || mark === 'target'}
        onClick={() => press(target)}
      >
        <TeamMark team={team} ours={ours} big />
        <span className="unseen">
          {t('shield.label', {
            team: name,
            life: digits(of.life),
            poison: of.poison,
            most: of.poisonToLose,
          })}
        </span>
        {mark === 'target' && <span className="unseen">{t('plate.aimed')}</span>}
        <span className="life" key={of.life} aria-hidden="true">
          {digits(of.life)}
        </span>
      </button>
      <span className="ledger">
        <span className="ledger-heads">
          {of.seats.map((seat) => {
            const change = ledger.get(seat) ?? 0;
            return (
              <span key={seat}>
                {frame.view.players[seat]?.name}{' '}
                <b className={change < 0 ? 'loss' : change > 0 ? 'gain' : ''}>
                  {change === 0 ? '0' : signed(change)}
                </b>
              </span>
            );
          })}
        </span>
        <span className={of.poison > 0 ? 'poison some' : 'poison'}>
          {t('shield.poison', { n: of.poison, most: of.poisonToLose })}
        </span>
      </span>
    </div>
  );
}
