import { X } from 'lucide-react';
import { useState } from 'react';
import { keepText, keptText } from '../app/kept.js';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';

/** At most three, each once: the first that fits what is asked and hasn't been put away. */
const HINTS = ['cast', 'attack', 'pass'] as const;
type Hint = (typeof HINTS)[number];

export function Hints() {
  const { asked, marks } = usePlayer();
  const { t } = useWords();
  const [, redraw] = useState(0);
  const fits: Readonly<Record<Hint, boolean>> = {
    cast: asked.is === 'priority' && marks.size > 0,
    attack: asked.is === 'question' && asked.decision.kind === 'attackers',
    pass: asked.is === 'priority' && marks.size === 0,
  };
  const hint = HINTS.find((h) => fits[h] && keptText(`hint.${h}`) === null);
  if (hint === undefined) return null;
  return (
    <aside className="hint panel" aria-label={t('hint.title')}>
      <p>{t(`hint.${hint}`)}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t('hint.close')}
        onClick={() => {
          keepText(`hint.${hint}`, 'seen');
          redraw((n) => n + 1);
        }}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  );
}
