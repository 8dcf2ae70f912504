import { Dialog } from '../app/Dialog.js';
import { useMenus } from '../board/menus.js';
import { useWords } from '../i18n/words.js';
import { useTableData } from '../store/context.js';
import { Invitations } from './Invitations.js';
import { People } from './People.js';
import { Teams } from './Teams.js';
import '../home/decks.css';
import './lobby.css';
import './lobby-rail.css';

/** The people and seats of an online table while its game goes on: who comes in for a bot, who is away, links. */
export function SeatsDialog() {
  const { close } = useMenus.getState();
  const { t } = useWords();
  const { table, you } = useTableData();
  return (
    <Dialog title={t('people.menu')} onClose={close} wide>
      <div className="people-dialog">
        <Teams />
        <People />
        {table.host === you.person && <Invitations />}
      </div>
    </Dialog>
  );
}
