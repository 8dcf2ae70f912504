import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { HomeButton } from '../app/HomeButton.js';
import { Preferences } from '../home/Preferences.js';
import { useWords } from '../i18n/words.js';
import type { OpenedReplay } from '../worker/replay.js';
import { KeptGames } from './KeptGames.js';
import { ReplayScreen } from './ReplayScreen.js';
import { openReplay } from './worker-replay.js';
import './replays.css';

/** No replay of a game comes near it, and a page has to stay alive whatever it is given. */
const LARGEST = 32 * 1024 * 1024;

type Stage =
  | { readonly is: 'choosing' }
  | { readonly is: 'reading'; readonly file: string }
  | { readonly is: 'wrong'; readonly file: string; readonly why: ReactNode }
  | { readonly is: 'open'; readonly replay: OpenedReplay };

/** A replay file is chosen or dropped, played again in the worker, and looked at from any seat. */
export function Replays() {
  const { t } = useWords();
  const [stage, setStage] = useState<Stage>({ is: 'choosing' });
  const [over, setOver] = useState(false);
  const show = async (file: string, text: () => Promise<string>) => {
    setStage({ is: 'reading', file });
    const reply = await text().then(openReplay, (error: unknown) => ({ wrong: String(error) }));
    setStage(
      'wrong' in reply
        ? { is: 'wrong', file, why: <span lang="en">{reply.wrong}</span> }
        : { is: 'open', replay: reply },
    );
  };
  const read = async (file: File) => {
    if (file.size > LARGEST)
      return setStage({
        is: 'wrong',
        file: file.name,
        why: t('replay.large', { n: LARGEST / 1024 / 1024 }),
      });
    await show(file.name, () => file.text());
  };
  const fetched = async (address: string): Promise<string> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.text();
  };
  if (stage.is === 'open')
    return <ReplayScreen replay={stage.replay} onClose={() => setStage({ is: 'choosing' })} />;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file !== undefined) void read(file);
  };
  return (
    <main className="replays">
      <header className="replays-head">
        <HomeButton />
        <h1>{t('replay.title')}</h1>
        <Preferences />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button in it does the same */}
      <section
        className={over ? 'drop panel over' : 'drop panel'}
        aria-busy={stage.is === 'reading'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={40} aria-hidden="true" />
        <p>{t('replay.drop')}</p>
        <label className="button primary file-button">
          {t('replay.choose')}
          <input
            type="file"
            className="unseen"
            accept=".json,application/json"
            disabled={stage.is === 'reading'}
            onChange={(event) => {
              const file = event.target.files?.[0];
              if (file !== undefined) void read(file);
              event.target.value = '';
            }}
          />
        </label>
        <p className="dim">{t('replay.where')}</p>
        <p role="status">{stage.is === 'reading' && t('replay.reading', { file: stage.file })}</p>
        {stage.is === 'wrong' && (
          <p role="alert" className="fault">
            {t('replay.wrong', { file: stage.file })} {stage.why}
          </p>
        )}
      </section>
      <KeptGames
        busy={stage.is === 'reading'}
        onOpen={(address, file) => void show(file, () => fetched(address))}
      />
    </main>
  );
}
