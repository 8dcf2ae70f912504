import { FastForward, Hand, ShieldCheck, Volume2 } from 'lucide-react';
import { useWords } from '../i18n/words.js';
import { useSpeech } from '../speak/speech.js';
import { useSummary } from '../speak/useSummary.js';
import { useGame, useSession } from '../store/context.js';

/** How one is asked: full control, holding priority, passing the turn; and the summary for readers of the screen. */
export function Controls() {
  const { settings } = useGame();
  const session = useSession();
  const { t } = useWords();
  const summary = useSummary();
  return (
    <span className="controls">
      {settings !== null &&
        (
          [
            ['full', ShieldCheck, settings.full],
            ['hold', Hand, settings.hold],
            ['passTurn', FastForward, settings.passTurn],
          ] as const
        ).map(([what, Icon, on]) => (
          <button
            key={what}
            type="button"
            className={on ? 'icon-button on' : 'icon-button'}
            aria-pressed={on}
            aria-label={t(`control.${what}`)}
            title={t(`control.${what}`)}
            onClick={() => void session.ask({ type: 'settings', settings: { [what]: !on } })}
          >
            <Icon size={18} aria-hidden="true" />
          </button>
        ))}
      <button
        type="button"
        className="icon-button"
        aria-label={t('control.speak')}
        title={t('control.speak')}
        onClick={() => useSpeech.getState().say(summary())}
      >
        <Volume2 size={18} aria-hidden="true" />
      </button>
    </span>
  );
}
