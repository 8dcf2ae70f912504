import { type FormEvent, useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { keepText } from '../app/kept.js';
import { guestName } from '../home/guest.js';
import { useWords } from '../i18n/words.js';
import { makeAccount, signIn } from './api.js';
import { useDesk } from './desk.js';
import { Fault } from './Fault.js';
import './desk.css';

const LOGIN_SHORTEST = 3;
const PASSWORD_SHORTEST = 10;

/** Signs in, or makes an account of who one is now; both are optional everywhere. */
export function AccountDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { heard, forgetFault } = useDesk.getState();
  const [fresh, setFresh] = useState(false);
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const close = () => {
    forgetFault();
    onClose();
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const given = guestName();
    const answer = await (fresh
      ? makeAccount({ login: login.trim(), password, name: given === '' ? t('home.guest') : given })
      : signIn({ login: login.trim(), password }));
    setBusy(false);
    if (!heard(answer) || !answer.ok) return;
    keepText('name', answer.value.name);
    close();
  };
  return (
    <Dialog title={t(fresh ? 'account.make' : 'account.signIn')} onClose={close}>
      <form className="account" onSubmit={send}>
        <p className="dim">{t(fresh ? 'account.makeText' : 'account.signInText')}</p>
        <label className="labelled">
          <span>{t('account.login')}</span>
          <input
            className="field"
            value={login}
            minLength={LOGIN_SHORTEST}
            maxLength={40}
            required
            autoComplete="username"
            onChange={(event) => setLogin(event.target.value)}
          />
        </label>
        <label className="labelled">
          <span>{t('account.password')}</span>
          <input
            className="field"
            type="password"
            value={password}
            minLength={PASSWORD_SHORTEST}
            maxLength={200}
            required
            autoComplete={fresh ? 'new-password' : 'current-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
          {fresh && <small className="dim">{t('account.passwordText', { n: PASSWORD_SHORTEST })}</small>}
        </label>
        <Fault />
        <p className="dialog-buttons">
          <button type="submit" className="button primary" disabled={busy}>
            {t(fresh ? 'account.make' : 'account.signIn')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              forgetFault();
              setFresh(!fresh);
            }}
          >
            {t(fresh ? 'account.have' : 'account.haveNot')}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
