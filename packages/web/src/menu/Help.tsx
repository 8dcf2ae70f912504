import { Dialog } from '../app/Dialog.js';
import { useMenus } from '../board/menus.js';
import { useWords } from '../i18n/words.js';

const TOPICS = ['press', 'team', 'attack', 'pass', 'why', 'undo'] as const;

export function Help() {
  const { close, open } = useMenus.getState();
  const { t } = useWords();
  return (
    <Dialog title={t('help.title')} onClose={close} wide>
      <dl className="help">
        {TOPICS.map((topic) => (
          <div key={topic}>
            <dt>{t(`help.${topic}`)}</dt>
            <dd>{t(`help.${topic}Text`)}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button" onClick={() => open('settings')}>
        {t('help.keys')}
      </button>
    </Dialog>
  );
}
