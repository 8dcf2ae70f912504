import { LIMITS } from '@ettin/protocol';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { keepText } from '../app/kept.js';
import { useWords } from '../i18n/words.js';
import { useSession, useSessionState } from '../store/context.js';
import { refusalWords } from './refusal-words.js';

/** Another name at this table, kept for the next one too. */
export function RenameDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const { t } = useWords();
  const session = useSession();
  const refused = useSessionState((s) => s.refused);
  const [wanted, setWanted] = useState(name);
  const close = () => {
    session.forgetRefusal();
    onClose();
  };
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    session.forgetRefusal();
    const reply = await session.ask({ type: 'rename', name: wanted.trim() });
    if (reply.type !== 'ack') return;
    keepText('name', wanted.trim());
    close();
  };
  return (
    <Dialog title={t('people.rename')} onClose={close}>
      <form className="account" onSubmit={rename}>
        <label className="labelled">
          <span>{t('home.name')}</span>
          <input
            className="field"
            value={wanted}
            maxLength={LIMITS.name}
            required
            pattern=".*\S.*"
            autoComplete="nickname"
            onChange={(e) => setWanted(e.target.value)}
          />
        </label>
        {refused !== null && (
          <p className="fault" role="alert">
            {refusalWords(refused, { t })}
          </p>
        )}
        <p className="dialog-buttons">
          <button type="submit" className="button primary">
            {t('people.renameDo')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
