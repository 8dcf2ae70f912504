import { LeaveDialog } from '../lobby/LeaveDialog.js';
import { SeatsDialog } from '../lobby/SeatsDialog.js';
import { Concede } from '../menu/Concede.js';
import { GameMenu } from '../menu/GameMenu.js';
import { Help } from '../menu/Help.js';
import { Mend } from '../menu/Mend.js';
import { Settings } from '../menu/Settings.js';
import { useMenus } from './menus.js';
import { ZoneDialog } from './ZoneDialog.js';

/** Whatever lies over the table. */
export function Overlays() {
  const shown = useMenus((s) => s.shown);
  return (
    <>
      <ZoneDialog />
      {shown === 'menu' && <GameMenu />}
      {shown === 'concede' && <Concede />}
      {shown === 'settings' && <Settings />}
      {shown === 'mend' && <Mend />}
      {shown === 'people' && <SeatsDialog />}
      {shown === 'leave' && <LeaveDialog onClose={() => useMenus.getState().close()} />}
      {shown === 'help' && <Help />}
    </>
  );
}
