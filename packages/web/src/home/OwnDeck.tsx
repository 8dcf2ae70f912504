import { lazy, Suspense, useState } from 'react';
import { useWords } from '../i18n/words.js';
import { ownTeam, type QuickTeam } from './quick-team.js';

// it knows how faults of decks are told, which the first page has no use for
const OwnDeckDialog = lazy(async () => ({ default: (await import('./OwnDeckDialog.js')).OwnDeckDialog }));

/** Beside the starter decks: a way to play a list, which the browser still has the next time. */
export function OwnDeck({ onPlay }: { readonly onPlay: (team: QuickTeam) => void }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const [last] = useState(ownTeam);
  const name = last !== null && 'name' in last.mine ? last.mine.name : '';
  return (
    <>
      <button type="button" className="deck own-deck" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="deck-name">{t('home.own')}</span>
        <span className="deck-plan">{name === '' ? t('home.ownText') : t('home.ownLast', { name })}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <OwnDeckDialog onPlay={onPlay} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
