import { useState } from 'react';
import { Dialog } from '../app/Dialog.js';
import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';
import { useSession, useSessionState, useTableData } from '../store/context.js';

/** To go for good, or only for now: a seat stays one's own for as long as one doesn't give it up. */
export function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const session = useSession();
  const { table, you } = useTableData();
  const go = useNavigation((s) => s.go);
  const down = useSessionState((s) => s.status.is !== 'open');
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await session.ask({ type: 'leave' });
    go({ at: 'home' });
  };
  return (
    <Dialog title={t('leave.title')} onClose={onClose}>
      <p>
        {t(
          you.seat === null ? 'leave.watcher' : table.phase === 'playing' ? 'leave.playing' : 'leave.seated',
        )}
      </p>
      <p role="status">{leaving && t(down ? 'leave.waits' : 'leave.leaving')}</p>
      <p className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => go({ at: 'home' })}>
          {t('leave.forNow')}
        </button>
        <button type="button" className="button" aria-disabled={leaving} onClick={() => void leave()}>
          {t('leave.forGood')}
        </button>
        <button type="button" className="button plain" onClick={onClose}>
          {t('leave.stay')}
        </button>
      </p>
    </Dialog>
  );
}
