import { useOnline } from '../app/useOnline.js';
import { useWords } from '../i18n/words.js';
import { useTableData } from '../store/context.js';
import { hearWorker, tellWorker } from '../worker/page-worker.js';

/** Gives the game that is over as a file: a server's from its address, one of this page from its worker. */
export function SaveReplay() {
  const { t } = useWords();
  const { table } = useTableData();
  const online = useOnline();
  const name = `ettin-game-${table.game}.json`;
  if (online)
    return (
      <a className="button" href={`/api/tables/${table.id}/replay?game=${table.game}`} download={name}>
        {t('replay.save')}
      </a>
    );
  return (
    <button type="button" className="button" onClick={() => saveFromWorker(name)}>
      {t('replay.save')}
    </button>
  );
}

function saveFromWorker(name: string): void {
  const stop = hearWorker((message) => {
    if (message.from !== 'saved') return;
    stop();
    if (message.text === null) return;
    const address = URL.createObjectURL(new Blob([message.text], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  });
  tellWorker({ to: 'table', save: true });
}
