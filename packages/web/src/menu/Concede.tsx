import { Dialog } from '../app/Dialog.js';
import { useMenus } from '../board/menus.js';
import { useWords } from '../i18n/words.js';
import { useSession } from '../store/context.js';

/** Conceding ends the game for the whole team (CR 810.8a): a bot may take the seat instead. */
export function Concede() {
  const { close } = useMenus.getState();
  const session = useSession();
  const { t } = useWords();
  const say = (bot: boolean) => {
    close();
    void session.ask({ type: 'concede', bot });
  };
  return (
    <Dialog title={t('concede.title')} onClose={close}>
      <p>{t('concede.text')}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => say(true)}>
          {t('concede.bot')}
        </button>
        <button type="button" className="button" onClick={() => say(false)}>
          {t('concede.lose')}
        </button>
        <button type="button" className="button" onClick={close}>
          {t('concede.stay')}
        </button>
      </p>
    </Dialog>
  );
}
