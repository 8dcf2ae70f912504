import type { Seat } from '@ettin/schema';
import { useState } from 'react';
import { useWords } from '../i18n/words.js';
import { usePlayer } from '../play/player.js';
import { PartnerHand } from './Hand.js';

/** The hands of all teammates; of several, one at a time, so that its cards can be read. */
export function PartnerHands({ seats }: { readonly seats: readonly Seat[] }) {
  const { view } = usePlayer().frame;
  const { t } = useWords();
  const [chosen, choose] = useState<Seat | null>(null);
  const shown = seats.find((s) => s === chosen) ?? seats[0];
  if (shown === undefined) return null;
  return (
    <div className={seats.length > 1 ? 'partner-hands several' : 'partner-hands'}>
      {seats.length > 1 && (
        <fieldset className="segments" aria-label={t('hand.whose')}>
          {seats.map((seat) => (
            <button
              key={seat}
              type="button"
              className={seat === shown ? 'segment chosen' : 'segment'}
              aria-pressed={seat === shown}
              onClick={() => choose(seat)}
            >
              {view.players[seat]?.name ?? ''}
            </button>
          ))}
        </fieldset>
      )}
      <PartnerHand seat={shown} />
    </div>
  );
}
