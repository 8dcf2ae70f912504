import type { ObjectView, Seat } from '@ettin/schema';
import { Face } from '../../card/Face.js';
import { useWords } from '../../i18n/words.js';
import { useLook } from '../look.js';
import { usePlayer } from '../player.js';
import { useTalk } from '../talk.js';

/** Both members of a team decide with both hands in view, and before either sees new cards (CR 103.5c). */
export function Mulligan() {
  const { frame, asked } = usePlayer();
  const { t } = useWords();
  if (asked.is !== 'question') return null;
  const { view } = frame;
  const team = view.players[asked.seat]?.team ?? 0;
  const heads = view.teams[team]?.seats ?? [];
  const deciding = new Set(view.pending.flatMap((d) => d.players));
  const ordered = [asked.seat, ...heads.filter((s) => s !== asked.seat)];
  return (
    <div className="mulligan">
      {ordered.map((seat) => (
        <MulliganHand
          key={seat}
          seat={seat}
          cards={view.hands[seat] ?? []}
          state={t(
            seat === asked.seat
              ? 'mulligan.yours'
              : deciding.has(seat)
                ? 'mulligan.thinks'
                : 'mulligan.decided',
            { name: view.players[seat]?.name ?? '' },
          )}
        />
      ))}
    </div>
  );
}

interface MulliganHandProps {
  readonly seat: Seat;
  readonly cards: readonly ObjectView[];
  readonly state: string;
}

function MulliganHand({ cards, state }: MulliganHandProps) {
  const talk = useTalk();
  const { t } = useWords();
  const lands = cards.filter((o) => o.types.includes('land')).length;
  return (
    <section aria-label={state}>
      <h3>
        {state} <span className="dim">{t('mulligan.lands', { lands, cards: cards.length })}</span>
      </h3>
      <ul className="mulligan-cards">
        {cards.map((o) => (
          <li key={o.id}>
            <button
              type="button"
              className="object"
              onFocus={() => useLook.getState().look(o.id)}
              onPointerEnter={() => useLook.getState().look(o.id)}
              onClick={() => useLook.getState().pin(o.id)}
            >
              <span className="unseen">{talk.object(o)}</span>
              <Face card={o} form="hand" unknown={t('card.faceDown')} text={talk.face(o)} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
