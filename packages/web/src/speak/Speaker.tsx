import { useSpeech } from './speech.js';

/** Where summaries are put for readers of the screen, and shown to whoever asked. */
export function Speaker() {
  const { text, n } = useSpeech((s) => s.said);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {text !== '' && <p key={n}>{text}</p>}
    </div>
  );
}
