import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/words.js';
import { PromptBar } from '../play/PromptBar.js';
import { QuestionPanel } from '../play/panels/QuestionPanel.js';
import { usePlayer } from '../play/player.js';
import { Consent } from '../social/Consent.js';
import { Intents } from '../social/Intents.js';
import { Social } from '../social/Social.js';
import { Everywhere } from './Everywhere.js';
import { Hand, PartnerHand } from './Hand.js';
import { Hints } from './Hints.js';
import { Inspector } from './Inspector.js';
import { Lanes } from './Lanes.js';
import { LogPanel } from './LogPanel.js';
import { Middle } from './Middle.js';
import { Over } from './Over.js';
import { PHONE_TABS, usePhoneTab } from './phone-tab.js';
import { SeatArea } from './SeatArea.js';
import { StackPanel } from './StackPanel.js';
import { sidesOf } from './sides.js';
import { TopBar } from './TopBar.js';
import { useMarksInSight } from './useMarksInSight.js';

/** One board a team with tabs; in combat both, face to face. */
export function Phone() {
  const { frame, asked } = usePlayer();
  const { t } = useWords();
  const sides = sidesOf(frame.view);
  const { tab, show } = usePhoneTab();
  // another table begins with all of it
  useEffect(() => show('both'), [show]);
  const kind = asked.is === 'question' ? asked.decision.kind : null;
  // what is asked for lies on both boards
  useEffect(() => {
    if (kind === 'attackers' || kind === 'blockers') show('both');
  }, [kind, show]);
  const boards = useRef<HTMLElement>(null);
  useMarksInSight(boards, asked.is === 'question' ? asked.decision.id : null);
  const partners = sides.ourSeats.filter((s) => s !== sides.me && frame.view.hands[s] !== undefined);
  const board = tab === 'theirs' || tab === 'ours' || tab === 'both';
  return (
    <div className="table phone">
      <TopBar />
      <nav className="tabs" aria-label={t('phone.tabs')}>
        {PHONE_TABS.map((one) => (
          <button
            key={one}
            type="button"
            className={one === tab ? 'tab chosen' : 'tab'}
            aria-pressed={one === tab}
            onClick={() => show(one)}
          >
            {t(`phone.${one}`)}
            {one === 'stack' && frame.view.stack.length > 0 && <b> {frame.view.stack.length}</b>}
          </button>
        ))}
      </nav>
      <main ref={boards} className={`battlefield ${tab}`}>
        {tab === 'both' && <Lanes />}
        {(tab === 'theirs' || tab === 'both') && (
          <div className="side theirs">
            {sides.theirSeats.map((seat) => (
              <SeatArea key={seat} seat={seat} ours={false} widest={80} swiped />
            ))}
          </div>
        )}
        {board && <Middle sides={sides} />}
        {(tab === 'ours' || tab === 'both') && (
          <div className="side ours">
            {sides.ourSeats.map((seat) => (
              <SeatArea key={seat} seat={seat} ours widest={80} swiped />
            ))}
          </div>
        )}
        {tab === 'ours' && partners.map((seat) => <PartnerHand key={seat} seat={seat} />)}
        {tab === 'stack' && <StackPanel />}
        {tab === 'log' && (
          <>
            <LogPanel />
            <Social />
          </>
        )}
        <Over />
      </main>
      <div className="notes">
        <Intents />
        <Consent />
        <Hints />
      </div>
      <QuestionPanel />
      <div className="phone-inspector">
        <Inspector pinnedOnly />
      </div>
      {sides.me !== null && <Hand seat={sides.me} />}
      <PromptBar />
      <Everywhere />
    </div>
  );
}
