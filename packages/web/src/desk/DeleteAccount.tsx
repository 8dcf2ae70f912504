import { type FormEvent, useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { useWords } from '../i18n/words.js';
import { deleteAccount } from './api.js';
import { useDesk } from './desk.js';
import { Fault } from './Fault.js';
import './desk.css';

/** Asks for the password once more: what goes can't be brought back. */
export function DeleteAccount({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { heard, forgetFault } = useDesk.getState();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const close = () => {
    forgetFault();
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await deleteAccount(password);
    setBusy(false);
    if (heard(answer) && answer.ok) close();
  };
  return (
    <Dialog title={t('account.delete')} onClose={close}>
      <form className="account" onSubmit={send}>
        <p>{t('account.deleteText')}</p>
        <label className="labelled">
          <span>{t('account.password')}</span>
          <input
            className="field"
            type="password"
            value={password}
            maxLength={200}
            required
            autoComplete="current-password"
            onChange={(event) => setPassword(event.target.value)}
          />
        </label>
        <Fault />
        <p className="dialog-buttons">
          <button type="submit" className="button primary" disabled={busy}>
            {t('account.delete')}
          </button>
          <button type="button" className="button" onClick={close}>
            {t('account.keep')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
