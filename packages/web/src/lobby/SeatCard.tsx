import { BOT_KINDS, type BotKind, type DeckChoice, type SeatView } from '@ettin/protocol';
import { Armchair, Bot, Check, Crown, Hourglass, UserRound, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { starterDeck } from '../home/guest.js';
import { useWords } from '../i18n/words.js';
import { useSession, useTableData } from '../store/context.js';
import { SeatDeckRow } from './SeatDeckRow.js';
import { starterFor } from './starter.js';

/** One place at the table: who sits there, with which deck, and whether they are ready. */
export function SeatCard({ seat }: { readonly seat: SeatView }) {
  const { t } = useWords();
  const session = useSession();
  const { table, you } = useTableData();
  const host = table.host === you.person;
  const mine = you.seat === seat.seat;
  const playing = table.phase === 'playing';
  const who = table.people.find((p) => p.id === seat.person);
  const comer = table.people.find((p) => p.id === seat.coming);
  const sit = () => {
    const starter = starterFor(table.seats, seat.seat, starterDeck());
    // whoever changes seats keeps their deck, and in a game one takes over the bot's
    const fresh = you.seat === null && !playing;
    void session.ask({ type: 'sit', seat: seat.seat, ...(fresh ? { deck: { starter } } : {}) });
  };
  return (
    <li className={`seat-card ${seat.taken}${mine ? ' mine' : ''}${seat.ready ? ' is-ready' : ''}`}>
      <header className="seat-head">
        <SeatIcon taken={seat.taken} />
        <div className="seat-who">
          <h3>{nameOf()}</h3>
          <p className="dim" id={placeId(seat)}>
            {t('seat.number', { n: seat.seat + 1 })}
            {seat.person === table.host && (
              <span className="seat-tag">
                <Crown size={12} aria-hidden="true" />
                {t('seat.host')}
              </span>
            )}
            {who?.here === false && (
              <span className="seat-tag away">
                <WifiOff size={12} aria-hidden="true" />
                {t('seat.away')}
              </span>
            )}
            {comer !== undefined && (
              <span className="seat-tag">{t('seat.coming', { name: comer.name })}</span>
            )}
          </p>
        </div>
        {!playing && seat.taken !== 'nobody' && <Lamp ready={seat.ready} />}
      </header>
      {seat.taken !== 'nobody' && <SeatDeckRow seat={seat} />}
      <p className="seat-buttons">
        {maySit() && (
          <button
            type="button"
            className={you.seat === null ? 'button primary' : 'button'}
            aria-describedby={placeId(seat)}
            onClick={sit}
          >
            {t(playing ? 'seat.takeOver' : you.seat === null ? 'seat.sit' : 'seat.move')}
          </button>
        )}
        {seat.coming === you.person && (
          <button type="button" className="button" onClick={() => void session.ask({ type: 'stand' })}>
            {t('seat.dontCome')}
          </button>
        )}
        {mine && !playing && (
          <button type="button" className="button plain" onClick={() => void session.ask({ type: 'stand' })}>
            {t('seat.stand')}
          </button>
        )}
        {host && <HostButtons seat={seat} away={who?.here === false} />}
      </p>
    </li>
  );

  function nameOf(): string {
    if (seat.taken === 'nobody') return t('seat.free');
    return mine ? t('plate.you', { name: seat.name }) : seat.name;
  }

  function maySit(): boolean {
    if (mine || seat.taken === 'person') return false;
    return playing ? you.seat === null && seat.taken === 'bot' && seat.coming === null : true;
  }
}

/** Buttons of several seats have one name: this says which is meant. */
const placeId = ({ seat }: SeatView): string => `place-${seat}`;

function HostButtons({ seat, away }: { readonly seat: SeatView; readonly away: boolean }) {
  const { t } = useWords();
  const session = useSession();
  const { table } = useTableData();
  const playing = table.phase === 'playing';
  const [kind, setKind] = useState<BotKind>(seat.bot ?? 'rookie');
  const seatBot = (bot: BotKind, deck?: DeckChoice) =>
    session.ask({ type: 'seatBot', seat: seat.seat, bot, ...(deck === undefined ? {} : { deck }) });
  if (seat.taken === 'person')
    return playing && away ? (
      <button type="button" className="button" onClick={() => void seatBot('rookie')}>
        <Bot size={16} aria-hidden="true" />
        {t('seat.botInstead')}
      </button>
    ) : null;
  const choose = (bot: BotKind) => {
    setKind(bot);
    if (seat.taken === 'bot') void seatBot(bot);
  };
  return (
    <>
      <label className="bot-kind">
        <span className="unseen">{t('seat.botKind')}</span>
        <select
          className="field"
          aria-describedby={placeId(seat)}
          value={seat.bot ?? kind}
          onChange={(e) => choose(BOT_KINDS.find((b) => b === e.target.value) ?? 'rookie')}
        >
          {BOT_KINDS.map((b) => (
            <option key={b} value={b}>
              {t(`bot.${b}`)}
            </option>
          ))}
        </select>
      </label>
      {seat.taken === 'nobody' ? (
        <button
          type="button"
          className="button"
          aria-describedby={placeId(seat)}
          onClick={() => void seatBot(kind)}
        >
          <Bot size={16} aria-hidden="true" />
          {t('seat.bot')}
        </button>
      ) : (
        !playing && (
          <button
            type="button"
            className="button plain"
            aria-describedby={placeId(seat)}
            onClick={() => void session.ask({ type: 'emptySeat', seat: seat.seat })}
          >
            {t('seat.noBot')}
          </button>
        )
      )}
    </>
  );
}

function SeatIcon({ taken }: { readonly taken: SeatView['taken'] }) {
  const Icon = taken === 'person' ? UserRound : taken === 'bot' ? Bot : Armchair;
  return (
    <span className="seat-icon">
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}

function Lamp({ ready }: { readonly ready: boolean }) {
  const { t } = useWords();
  return (
    <span className={ready ? 'ready-lamp on' : 'ready-lamp'}>
      {ready ? <Check size={14} aria-hidden="true" /> : <Hourglass size={14} aria-hidden="true" />}
      {t(ready ? 'seat.ready' : 'seat.notReady')}
    </span>
  );
}
