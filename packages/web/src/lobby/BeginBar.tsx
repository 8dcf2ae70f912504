import { useId } from 'react';
import type { Language } from '../i18n/languages.js';
import { useWords } from '../i18n/words.js';
import { useSession, useSessionState, useTableData } from '../store/context.js';
import { type Waits, waitsFor } from './begin.js';
import { refusalWords } from './refusal-words.js';

/** What one does next: say ready, and as the host begin; a button that can't be used says why beside it. */
export function BeginBar() {
  const { t, language } = useWords();
  const session = useSession();
  const { table, you } = useTableData();
  const refused = useSessionState((s) => s.refused);
  const why = useId();
  const host = table.host === you.person;
  const over = table.phase === 'over';
  const mine = you.seat === null ? null : (table.seats[you.seat] ?? null);
  const waits = waitsFor(table);
  const rematchWaits = waitsFor(table, true);
  const say = (request: Parameters<typeof session.ask>[0]) => {
    session.forgetRefusal();
    void session.ask(request);
  };
  return (
    <footer className="begin-bar">
      <p className="begin-why" id={why} role="status">
        {refused === null ? told() : <span className="fault">{refusalWords(refused, { t })}</span>}
      </p>
      {mine !== null && (
        <button
          type="button"
          className={mine.ready ? 'button ready-button chosen' : 'button ready-button primary'}
          aria-pressed={mine.ready}
          onClick={() => say({ type: 'ready', ready: !mine.ready })}
        >
          {t(mine.ready ? 'lobby.notReady' : 'lobby.ready')}
        </button>
      )}
      {host && over && (
        <button
          type="button"
          className="button primary"
          aria-disabled={rematchWaits !== null}
          aria-describedby={why}
          onClick={() => rematchWaits === null && say({ type: 'rematch' })}
        >
          {t('over.rematch')}
        </button>
      )}
      {host && (
        <button
          type="button"
          className={over ? 'button' : 'button primary'}
          aria-disabled={waits !== null}
          aria-describedby={why}
          onClick={() => waits === null && say({ type: 'begin' })}
        >
          {t(over ? 'lobby.beginAnew' : 'lobby.begin')}
        </button>
      )}
    </footer>
  );

  function told(): string {
    if (you.seat === null && table.seats.some((s) => s.taken !== 'person')) return t('lobby.sitFirst');
    if (waits === null) return t(host ? 'lobby.canBegin' : 'lobby.hostBegins', { name: hostName() });
    return reason(waits);
  }

  function hostName(): string {
    return table.people.find((p) => p.id === table.host)?.name ?? '';
  }

  function reason({ for: obstacle, seats }: Waits): string {
    const who = listOf(language).format(
      seats.map((s) => (s.name === '' ? t('seat.number', { n: s.seat + 1 }) : s.name)),
    );
    return t(`obstacle.${obstacle}`, { n: seats.length, who });
  }
}

/** English without a comma before the last, as the log has it. */
const listOf = (language: Language): Intl.ListFormat =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
