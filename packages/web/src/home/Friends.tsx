import { DEFAULT_TABLE, type TableSettings } from '@ettin/protocol';
import { RefreshCw } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { keepText } from '../app/kept.js';
import { useNavigation } from '../app/navigation.js';
import { makeTable } from '../desk/api.js';
import { beKnownAs, useDesk } from '../desk/desk.js';
import { Fault } from '../desk/Fault.js';
import { madeHere } from '../desk/fresh.js';
import { useWords } from '../i18n/words.js';
import { SettingsForm } from '../lobby/SettingsForm.js';
import { JoinByLink } from './JoinByLink.js';
import { PACES, pace } from './pace.js';

/** A table with friends, where a server answers; where none does, what to do about it. */
export function Friends({ name }: { readonly name: string }) {
  const { t } = useWords();
  const server = useDesk((s) => s.server);
  const look = useDesk((s) => s.look);
  return (
    <section className="home-form panel" aria-labelledby="friends-title">
      <h2 id="friends-title">{t('friends.title')}</h2>
      {server === 'asking' && (
        <p className="dim" role="status">
          {t('friends.asking')}
        </p>
      )}
      {server === 'none' && (
        <>
          <p>{t('friends.none')}</p>
          <p className="dim">{t('friends.noneText')}</p>
          <p>
            <button type="button" className="button" onClick={() => void look()}>
              <RefreshCw size={16} aria-hidden="true" />
              {t('friends.again')}
            </button>
          </p>
        </>
      )}
      {server === 'there' && <NewTable name={name} />}
    </section>
  );
}

function NewTable({ name }: { readonly name: string }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const { heard } = useDesk.getState();
  const [settings, setSettings] = useState<TableSettings>({ ...DEFAULT_TABLE, botPace: PACES[pace()] });
  const [busy, setBusy] = useState(false);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    keepText('name', name);
    setBusy(true);
    if (await beKnownAs(name)) {
      const made = await makeTable(settings);
      if (made.ok) {
        madeHere(made.value);
        go({ at: 'table', table: made.value, invitation: null });
        return;
      }
      heard(made);
    }
    setBusy(false);
  };
  return (
    <>
      <p className="dim">{t('friends.text')}</p>
      <form className="new-table" onSubmit={make}>
        <SettingsForm settings={settings} onChange={(change) => setSettings({ ...settings, ...change })} />
        <Fault />
        <button type="submit" className="button primary play-now" disabled={busy}>
          {t('friends.make')}
        </button>
      </form>
      <JoinByLink />
    </>
  );
}
