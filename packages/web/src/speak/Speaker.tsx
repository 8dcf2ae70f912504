import { X } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import { useSpeech } from './speech.js';
import './speaker.css';

/** Where a summary is put for readers of the screen, and shown to whoever asked for it until they put it away. */
export function Speaker() {
  const { text, n } = useSpeech((s) => s.said);
  const { t } = useWords();
  return (
    <div className={text === '' ? 'unseen' : 'spoken panel'}>
      <div role="status">{text !== '' && <p key={n}>{text}</p>}</div>
      {text !== '' && (
        <button
          type="button"
          className="icon-button"
          aria-label={t('dialog.close')}
          onClick={() => useSpeech.getState().hush()}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
