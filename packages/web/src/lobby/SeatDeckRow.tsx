import { starterDecks } from '@ettin/cards';
import type { DeckChoice, SeatView } from '@ettin/protocol';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { DeckColors } from '../home/DeckColors.js';
import { starterDeck } from '../home/guest.js';
import { useWords } from '../i18n/words.js';
import { useSession, useTableData } from '../store/context.js';
import { DeckDialog } from './DeckDialog.js';
import { FaultList } from './FaultList.js';
import { starterFor } from './starter.js';

/** The deck of a seat by its name, what is wrong with it as far as one may know, and a way to another. */
export function SeatDeckRow({ seat }: { readonly seat: SeatView }) {
  const { t } = useWords();
  const session = useSession();
  const { table, you } = useTableData();
  const [open, setOpen] = useState(false);
  const { deck, faults } = seat;
  const mine = you.seat === seat.seat;
  const bots = seat.taken === 'bot' && table.host === you.person;
  const mayChoose = (mine || bots) && table.phase !== 'playing';
  const chooses = t(deck === null ? 'seat.chooseDeck' : 'seat.changeDeck');
  const colors = starterDecks.find((d) => d.id === deck?.starter)?.colors;
  const choose = async (choice: DeckChoice): Promise<boolean> => {
    session.forgetRefusal();
    const reply = await session.ask(
      bots && seat.bot !== null
        ? { type: 'seatBot', seat: seat.seat, bot: seat.bot, deck: choice }
        : { type: 'deck', deck: choice },
    );
    return reply.type === 'ack';
  };
  return (
    <div className="seat-deck">
      <div className="seat-deck-line">
        <Layers size={16} aria-hidden="true" />
        {deck === null ? (
          <span className="dim">{t('seat.noDeck')}</span>
        ) : (
          <span className="seat-deck-name">
            {deck.name} <span className="dim">{t('seat.cards', { n: deck.cards })}</span>
          </span>
        )}
        {colors !== undefined && <DeckColors colors={colors} />}
        {mayChoose && (
          <button
            type="button"
            className={deck === null ? 'button small primary' : 'button small'}
            aria-label={`${chooses}: ${t('seat.chooseDeckOf', { name: seat.name })}`}
            onClick={() => setOpen(true)}
          >
            {chooses}
          </button>
        )}
      </div>
      {faults === 'some' ? (
        <p className="fault small-text">{t('seat.someFaults')}</p>
      ) : (
        faults.length > 0 && <FaultList faults={faults} edition={table.settings.edition} />
      )}
      {open && (
        <DeckDialog
          title={t('seat.chooseDeckOf', { name: seat.name })}
          starter={deck === null ? starterFor(table.seats, seat.seat, starterDeck()) : deck.starter}
          mates={mates()}
          faults={faults === 'some' ? [] : faults}
          edition={table.settings.edition}
          onChoose={choose}
          onClose={() => {
            session.forgetRefusal();
            setOpen(false);
          }}
        />
      )}
    </div>
  );

  function mates(): readonly string[] {
    return table.seats.flatMap((s) =>
      s.team === seat.team && s.seat !== seat.seat && s.deck?.starter != null ? [s.deck.starter] : [],
    );
  }
}
