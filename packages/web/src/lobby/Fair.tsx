import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { askDesk } from '../worker/page-worker.js';
import './fair.css';

/** The seed of a game that is over against what was promised of it before: hashed on this page, not by the table. */
export function Fair({ seed, commitment }: { readonly seed: string; readonly commitment: string }) {
  const { t } = useWords();
  const [made, setMade] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    setMade(null);
    setFailed(false);
    void askDesk({ of: 'commitment', seed }).then((answer) => {
      if (!current) return;
      setMade(answer?.commitment ?? null);
      setFailed(answer === null);
    });
    return () => {
      current = false;
    };
  }, [seed]);
  const right = made === commitment;
  return (
    <div className={made === null ? 'fair' : right ? 'fair right' : 'fair wrong'}>
      <p role="status">
        {failed || (made !== null && !right) ? (
          <CircleAlert size={16} aria-hidden="true" />
        ) : (
          <ShieldCheck size={16} aria-hidden="true" />
        )}
        {t(failed ? 'fair.failed' : made === null ? 'fair.checking' : right ? 'fair.right' : 'fair.wrong')}
      </p>
      <details>
        <summary>{t('over.fair')}</summary>
        <p>{t('over.fairText')}</p>
        <dl className="seed">
          <dt>{t('over.commitment')}</dt>
          <dd>{commitment}</dd>
          <dt>{t('over.seed')}</dt>
          <dd>{seed}</dd>
        </dl>
      </details>
    </div>
  );
}
