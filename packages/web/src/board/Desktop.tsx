import { useMedia } from '../app/useMedia.js';
import { PromptBar } from '../play/PromptBar.js';
import { QuestionPanel } from '../play/panels/QuestionPanel.js';
import { usePlayer } from '../play/player.js';
import { Consent } from '../social/Consent.js';
import { Intents } from '../social/Intents.js';
import { Social } from '../social/Social.js';
import { Everywhere } from './Everywhere.js';
import { Hand } from './Hand.js';
import { Hints } from './Hints.js';
import { Inspector } from './Inspector.js';
import { LogPanel } from './LogPanel.js';
import { Middle } from './Middle.js';
import { Over } from './Over.js';
import { PartnerHands } from './PartnerHands.js';
import { SeatArea } from './SeatArea.js';
import { StackPanel } from './StackPanel.js';
import { sidesOf } from './sides.js';
import { TopBar } from './TopBar.js';

/** All boards at once with the rail at the right: 1440 by 900 as designed, down to 768 wide. */
export function Desktop() {
  const { frame } = usePlayer();
  const sides = sidesOf(frame.view);
  const roomy = useMedia('(min-width: 1280px) and (min-height: 840px)');
  const widest = roomy ? 92 : 80;
  const partners = sides.ourSeats.filter((s) => s !== sides.me && frame.view.hands[s] !== undefined);
  return (
    <div className={`table desktop heads-${sides.ourSeats.length}`}>
      <TopBar />
      <main className="battlefield">
        <div className="side theirs">
          {sides.theirSeats.map((seat) => (
            <SeatArea key={seat} seat={seat} ours={false} widest={widest} />
          ))}
        </div>
        <Middle sides={sides} />
        <div className="side ours">
          {sides.ourSeats.map((seat) => (
            <SeatArea key={seat} seat={seat} ours widest={widest} />
          ))}
        </div>
        <div className="hands">
          {sides.me === null ? <div className="hand-area" /> : <Hand seat={sides.me} />}
          <PartnerHands seats={partners} />
        </div>
        <QuestionPanel />
        <Over />
      </main>
      <aside className="rail">
        <StackPanel />
        <div className="rail-log">
          <LogPanel />
          <Inspector />
        </div>
        <div className="notes">
          <Intents />
          <Consent />
          <Hints />
        </div>
        <Social />
      </aside>
      <PromptBar />
      <Everywhere />
    </div>
  );
}
