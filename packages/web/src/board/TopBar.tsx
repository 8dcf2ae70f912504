import { teamName } from '@ettin/text';
import { Menu } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import { useGame, useSessionState } from '../store/context.js';
import { Clock } from './Clock.js';
import { Controls } from './Controls.js';
import { useMenus } from './menus.js';
import { StepStrip } from './StepStrip.js';
import { sidesOf } from './sides.js';

/** Menu, whose turn it is, the steps, the clocks and the line to the table. */
export function TopBar() {
  const { view } = useGame();
  const { t, language } = useWords();
  const open = useMenus((s) => s.open);
  const ours = view.activeTeam === sidesOf(view).ours;
  return (
    <header className="top-bar">
      <button type="button" className="icon-button" aria-label={t('menu.open')} onClick={() => open('menu')}>
        <Menu size={20} aria-hidden="true" />
      </button>
      <h1 className="turn-title">
        <span className={ours ? 'name ours' : 'name theirs'}>
          {view.step === 'setup'
            ? t('turn.setup')
            : t(ours ? 'turn.ours' : 'turn.theirs', {
                n: view.turn,
                team: teamName(view.activeTeam, language),
              })}
        </span>
      </h1>
      <StepStrip />
      <Controls />
      <Clock />
      <Line />
    </header>
  );
}

function Line() {
  const { t } = useWords();
  const status = useSessionState((s) => s.status);
  const key =
    status.is === 'open' ? 'line.open' : status.is === 'connecting' ? 'line.connecting' : 'line.down';
  return (
    <span className={`line ${status.is}`} role="status">
      <i aria-hidden="true" />
      {t(key)}
    </span>
  );
}
