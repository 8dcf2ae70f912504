import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import { takeFresh } from '../desk/fresh.js';
import { starterDeck } from '../home/guest.js';
import { Preferences } from '../home/Preferences.js';
import { useWords } from '../i18n/words.js';
import { Social } from '../social/Social.js';
import { useSession, useTableData } from '../store/context.js';
import { BeginBar } from './BeginBar.js';
import { InterruptedNote } from './InterruptedNote.js';
import { Invitations } from './Invitations.js';
import { LeaveDialog } from './LeaveDialog.js';
import { People } from './People.js';
import { SettingsForm } from './SettingsForm.js';
import { SettingsSummary } from './SettingsSummary.js';
import { Teams } from './Teams.js';
import '../board/rail.css';
import '../home/decks.css';
import './lobby.css';
import './lobby-rail.css';

/** A server's table before its game and between games. `onTable`: back to the table that the last game was played at. */
export function Lobby({ onTable }: { readonly onTable?: () => void }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const session = useSession();
  const { table, you } = useTableData();
  const [leaving, setLeaving] = useState(false);
  const host = table.host === you.person;
  useEffect(() => {
    if (!takeFresh(table.id)) return;
    // whoever makes a table sits at it, and has a link to send at once
    void session.ask({ type: 'sit', seat: 0, deck: { starter: starterDeck() } });
    void session.ask({ type: 'invite' });
  }, [table.id, session]);
  return (
    <div className="lobby">
      <header className="lobby-head">
        <button
          type="button"
          className="icon-button"
          aria-label={t('nowhere.home')}
          onClick={() => go({ at: 'home' })}
        >
          <ArrowLeft size={20} aria-hidden="true" />
        </button>
        <Mark size={36} />
        <div>
          <h1>{title()}</h1>
          <p className="dim">{t(host ? 'lobby.textHost' : 'lobby.text')}</p>
        </div>
        <span className="lobby-head-end">
          {onTable !== undefined && (
            <button type="button" className="button" onClick={onTable}>
              {t('lobby.lastGame')}
            </button>
          )}
          <button type="button" className="button plain" onClick={() => setLeaving(true)}>
            {t('menu.leave')}
          </button>
          <Preferences />
        </span>
      </header>
      <main className="lobby-main">
        <InterruptedNote />
        <Teams />
        <details className="rail-box panel lobby-how" open={table.game === 0}>
          <summary>
            <h2>{t('lobby.settings')}</h2>
          </summary>
          {host ? (
            <SettingsForm
              settings={table.settings}
              seated={table.seats.some((s) => s.taken !== 'nobody')}
              onChange={(settings) => void session.ask({ type: 'configure', settings })}
            />
          ) : (
            <SettingsSummary settings={table.settings} />
          )}
        </details>
        <BeginBar />
      </main>
      <aside className="lobby-rail" aria-label={t('lobby.rail')}>
        {host && <Invitations />}
        <People />
        <div className="rail-box panel lobby-chat">
          <Social live />
        </div>
      </aside>
      {leaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </div>
  );

  function title(): string {
    if (table.phase === 'over') return t('lobby.titleOver');
    if (host) return t('lobby.title');
    return t('lobby.titleOf', { name: table.people.find((p) => p.id === table.host)?.name ?? '' });
  }
}
