import { LIMITS } from '@ettin/protocol';
import { type FormEvent, useState } from 'react';
import { keepText } from '../app/kept.js';
import { Mark } from '../app/Mark.js';
import { guestName } from '../home/guest.js';
import { useWords } from '../i18n/words.js';
import { AccountDialog } from './AccountDialog.js';
import { beKnownAs } from './desk.js';
import { Fault } from './Fault.js';
import './desk.css';

/** Whoever comes by a link for the first time says what to be called; then they are at the table. */
export function NameGate({ invited }: { readonly invited: boolean }) {
  const { t } = useWords();
  const [name, setName] = useState(guestName());
  const [busy, setBusy] = useState(false);
  const [signing, setSigning] = useState(false);
  const come = async (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim() === '' ? t('home.guest') : name.trim();
    keepText('name', given);
    setBusy(true);
    await beKnownAs(given);
    setBusy(false);
  };
  return (
    <main className="waiting">
      <form className="gate panel" onSubmit={come}>
        <Mark size={48} />
        <h1>{t(invited ? 'gate.invited' : 'gate.title')}</h1>
        <p className="dim">{t(invited ? 'gate.invitedText' : 'gate.text')}</p>
        <label className="labelled">
          <span>{t('home.name')}</span>
          <input
            className="field"
            value={name}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            placeholder={t('home.guest')}
            // biome-ignore lint/a11y/noAutofocus: the one thing that is asked here
            autoFocus
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Fault />
        <button type="submit" className="button primary" disabled={busy}>
          {t('gate.come')}
        </button>
        <button type="button" className="button plain" onClick={() => setSigning(true)}>
          {t('account.signIn')}
        </button>
      </form>
      {signing && <AccountDialog onClose={() => setSigning(false)} />}
    </main>
  );
}
