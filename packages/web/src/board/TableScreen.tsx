import { useMedia } from '../app/useMedia.js';
import { Waiting } from '../app/Waiting.js';
import { useWords } from '../i18n/words.js';
import { Closed } from '../lobby/Closed.js';
import { PlayerProvider } from '../play/player.js';
import { Heard } from '../speak/Heard.js';
import { SessionContext } from '../store/context.js';
import type { Session } from '../store/session.js';
import { Desktop } from './Desktop.js';
import { Phone } from './Phone.js';
import { Told } from './Told.js';
import '../card/card.css';
import './board.css';
import './seats.css';
import './objects.css';
import './middle.css';
import './hands.css';
import './arrows.css';
import './rail.css';
import '../play/play.css';
import './small.css';
import './phone.css';

/** A table as one sees it, whether its game is played, is over or hasn't begun. */
export function TableScreen({ session }: { readonly session: Session }) {
  return (
    <SessionContext value={session}>
      <Table session={session} />
    </SessionContext>
  );
}

function Table({ session }: { readonly session: Session }) {
  const { t } = useWords();
  const status = session.use((s) => s.status);
  const phase = session.use((s) => s.data?.table.phase ?? null);
  const game = session.use((s) => s.data?.table.game ?? 0);
  const playing = session.use((s) => s.data?.game != null);
  const phone = useMedia('(max-width: 767px)');
  if (status.is === 'closed') return <Closed reason={status.reason} refused={null} />;
  if (phase === null) return <Waiting what={t('table.opening')} />;
  if (!playing) return <Waiting what={t('table.beginning')} />;
  return (
    <Told key={game}>
      <Heard />
      <PlayerProvider>{phone ? <Phone /> : <Desktop />}</PlayerProvider>
    </Told>
  );
}
