import {
  CircleHelp,
  Flag,
  LogOut,
  Settings as SettingsIcon,
  SquareStack,
  UsersRound,
  Wrench,
} from 'lucide-react';
import { Dialog } from '../app/Dialog.js';
import { useNavigation } from '../app/navigation.js';
import { useOnline } from '../app/useOnline.js';
import { useMenus } from '../board/menus.js';
import { useZones } from '../board/zones.js';
import { useWords } from '../i18n/words.js';
import { useGame, useTableData } from '../store/context.js';

export function GameMenu() {
  const { open, close } = useMenus.getState();
  const { t } = useWords();
  const { view } = useGame();
  const { you } = useTableData();
  const online = useOnline();
  const go = useNavigation((s) => s.go);
  return (
    <Dialog title={t('menu.title')} onClose={close}>
      <ul className="menu-list">
        <li>
          <button type="button" className="button" onClick={() => open('help')}>
            <CircleHelp size={18} aria-hidden="true" />
            {t('menu.help')}
          </button>
        </li>
        <li>
          <button type="button" className="button" onClick={() => open('settings')}>
            <SettingsIcon size={18} aria-hidden="true" />
            {t('menu.settings')}
          </button>
        </li>
        {online && (
          <li>
            <button type="button" className="button" onClick={() => open('people')}>
              <UsersRound size={18} aria-hidden="true" />
              {t('people.menu')}
            </button>
          </li>
        )}
        {view.command.length > 0 && (
          <li>
            <button
              type="button"
              className="button"
              onClick={() => {
                close();
                useZones.getState().open({ zone: 'command' });
              }}
            >
              <SquareStack size={18} aria-hidden="true" />
              {t('menu.command')}
            </button>
          </li>
        )}
        {you.seat !== null && view.result === null && (
          <li>
            <button type="button" className="button" onClick={() => open('mend')}>
              <Wrench size={18} aria-hidden="true" />
              {t('menu.mend')}
            </button>
          </li>
        )}
        {you.seat !== null && view.result === null && (
          <li>
            <button type="button" className="button" onClick={() => open('concede')}>
              <Flag size={18} aria-hidden="true" />
              {t('menu.concede')}
            </button>
          </li>
        )}
        <li>
          <button
            type="button"
            className="button"
            onClick={() => (online ? open('leave') : go({ at: 'home' }))}
          >
            <LogOut size={18} aria-hidden="true" />
            {t('menu.leave')}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
