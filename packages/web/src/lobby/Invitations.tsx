import { Check, Copy, Link2, Share2, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../app/copy.js';
import { pathOf } from '../app/route.js';
import { useWords } from '../i18n/words.js';
import { useSession, useTableData } from '../store/context.js';

/** Milliseconds for which a button says that the link was copied. */
const TOLD = 2_500;

/** Links by which friends come in, for the host: copied, shared, taken back. */
export function Invitations() {
  const { t } = useWords();
  const session = useSession();
  const { table } = useTableData();
  return (
    <section className="rail-box panel" aria-labelledby="invite-title">
      <h2 id="invite-title">{t('invite.title')}</h2>
      <p className="dim small-text">{t('invite.text')}</p>
      <ul className="invitations">
        {table.invitations.map((code) => (
          <Invitation key={code} table={table.id} code={code} />
        ))}
      </ul>
      <button type="button" className="button" onClick={() => void session.ask({ type: 'invite' })}>
        <Link2 size={16} aria-hidden="true" />
        {t(table.invitations.length === 0 ? 'invite.make' : 'invite.another')}
      </button>
    </section>
  );
}

function Invitation({ table, code }: { readonly table: string; readonly code: string }) {
  const { t } = useWords();
  const session = useSession();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const link = `${location.origin}${pathOf({ at: 'table', table, invitation: code })}`;
  const shares = typeof navigator.share === 'function';
  useEffect(() => {
    if (copied !== 'yes') return;
    const timer = setTimeout(() => setCopied('no'), TOLD);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () => void copyText(link).then((went) => setCopied(went ? 'yes' : 'failed'));
  const share = () =>
    // somebody who thinks better of it is no failure
    void navigator.share({ title: 'Ettin', text: t('invite.shareText'), url: link }).catch(() => undefined);
  return (
    <li className="invitation">
      <input
        className="field"
        readOnly
        value={link}
        aria-label={t('invite.link')}
        onFocus={(e) => e.target.select()}
      />
      <span className="invitation-buttons">
        <button type="button" className="button primary" onClick={copy}>
          {copied === 'yes' ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {t(copied === 'yes' ? 'invite.copied' : 'invite.copy')}
        </button>
        {shares && (
          <button type="button" className="button" onClick={share}>
            <Share2 size={16} aria-hidden="true" />
            {t('invite.share')}
          </button>
        )}
        <button
          type="button"
          className="button plain"
          onClick={() => void session.ask({ type: 'revoke', code })}
        >
          <Trash2 size={16} aria-hidden="true" />
          {t('invite.revoke')}
        </button>
      </span>
      {copied !== 'no' && (
        <span className={copied === 'yes' ? 'unseen' : 'small-text'} role="status">
          {t(copied === 'yes' ? 'invite.copied' : 'invite.byHand')}
        </span>
      )}
    </li>
  );
}
