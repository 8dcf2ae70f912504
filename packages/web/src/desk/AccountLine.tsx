import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../i18n/words.js';
import { AccountDialog } from './AccountDialog.js';
import { signOut } from './api.js';
import { DeleteAccount } from './DeleteAccount.js';
import { useDesk } from './desk.js';

/** Who one is to the server: a guest, or signed in. Nothing where no server answers. */
export function AccountLine() {
  const { t } = useWords();
  const { server, me, heard } = useDesk();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  if (server !== 'there') return null;
  return (
    <span className="account-line">
      {me?.account === true ? (
        <>
          <span className="account-name">
            <UserRound size={16} aria-hidden="true" />
            {me.name}
          </span>
          <button
            type="button"
            className="button small plain"
            onClick={() => void signOut().then((answer) => heard(answer))}
          >
            {t('account.signOut')}
          </button>
          <button type="button" className="button small plain" onClick={() => setLeaving(true)}>
            {t('account.delete')}
          </button>
        </>
      ) : (
        <button type="button" className="button plain" onClick={() => setOpen(true)}>
          <UserRound size={16} aria-hidden="true" />
          {t('account.signIn')}
        </button>
      )}
      {open && <AccountDialog onClose={() => setOpen(false)} />}
      {leaving && <DeleteAccount onClose={() => setLeaving(false)} />}
    </span>
  );
}
