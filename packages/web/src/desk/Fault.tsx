import { useWords } from '../i18n/words.js';
import { useDesk } from './desk.js';

/** What the server said no to, read out as soon as it is there. */
export function Fault() {
  const fault = useDesk((s) => s.fault);
  const { t } = useWords();
  if (fault === null) return null;
  return (
    <p className="fault" role="alert">
      {t(`desk.${fault}`)}
    </p>
  );
}
