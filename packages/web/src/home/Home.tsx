import { LIMITS } from '@ettin/protocol';
import { useState } from 'react';
import { Mark } from '../app/Mark.js';
import { AccountLine } from '../desk/AccountLine.js';
import { useLook } from '../desk/useLook.js';
import { useWords } from '../i18n/words.js';
import { Friends } from './Friends.js';
import { guestName } from './guest.js';
import { HomeLinks } from './HomeLinks.js';
import { Preferences } from './Preferences.js';
import { QuickMatch } from './QuickMatch.js';
import './home.css';
import './decks.css';

/** From here one is in a real game within a minute, or at a table with friends. */
export function Home() {
  const { t } = useWords();
  const [name, setName] = useState(guestName());
  useLook();
  const given = name.trim() === '' ? t('home.guest') : name.trim();
  return (
    <main className="home">
      <header className="home-head">
        <Mark size={56} />
        <div>
          <h1>Ettin</h1>
          <p>{t('home.subtitle')}</p>
        </div>
        <AccountLine />
        <Preferences />
      </header>
      <label className="home-name">
        <span>{t('home.name')}</span>
        <input
          className="field"
          value={name}
          maxLength={LIMITS.name}
          autoComplete="nickname"
          placeholder={t('home.guest')}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <div className="home-ways">
        <QuickMatch name={given} />
        <Friends name={given} />
      </div>
      <HomeLinks />
      <p className="home-foot">{t('home.foot')}</p>
    </main>
  );
}
