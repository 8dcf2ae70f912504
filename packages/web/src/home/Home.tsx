import { starterTeams } from '@ettin/cards';
import { type FormEvent, useEffect, useState } from 'react';
import { keepText } from '../app/kept.js';
import { Mark } from '../app/Mark.js';
import { useNavigation } from '../app/navigation.js';
import { ManaSymbol } from '../card/Mana.js';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages.js';
import { useWords } from '../i18n/words.js';
import { THEMES, type Theme, useTheme } from '../theme/theme.js';
import { guestName, starterDeck } from './guest.js';
import { PACE_NAMES, pace } from './pace.js';
import './home.css';

const NAME_LONGEST = 24;

/** From here one is in a real game within a minute: a name, a deck that is chosen already, and one button. */
export function Home() {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const [name, setName] = useState(guestName());
  const [deck, setDeck] = useState(starterDeck());
  const [speed, setSpeed] = useState(pace());
  // the table's own code is fetched while the reader looks at the decks
  useEffect(() => {
    void import('./Practice.js');
  }, []);
  const play = (event: FormEvent) => {
    event.preventDefault();
    const given = name.trim() === '' ? t('home.guest') : name.trim();
    keepText('name', given);
    keepText('deck', deck);
    keepText('pace', speed);
    go({ at: 'practice' });
  };
  return (
    <main className="home">
      <header className="home-head">
        <Mark size={56} />
        <div>
          <h1>Ettin</h1>
          <p>{t('home.subtitle')}</p>
        </div>
        <Preferences />
      </header>
      <form className="home-form panel" onSubmit={play}>
        <h2>{t('home.quick')}</h2>
        <p className="dim">{t('home.quickText')}</p>
        <label className="home-name">
          <span>{t('home.name')}</span>
          <input
            className="field"
            value={name}
            maxLength={NAME_LONGEST}
            autoComplete="nickname"
            placeholder={t('home.guest')}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <fieldset className="home-decks">
          <legend>{t('home.deck')}</legend>
          {starterTeams.map((pair) => (
            <div key={pair.name} className="deck-pair">
              {pair.decks.map((d) => (
                <label key={d.id} className={d.id === deck ? 'deck chosen' : 'deck'}>
                  <input
                    type="radio"
                    name="deck"
                    value={d.id}
                    checked={d.id === deck}
                    onChange={() => setDeck(d.id)}
                  />
                  <span className="deck-name">
                    {d.name}
                    <span className="deck-colors" role="img" aria-label={[...d.colors].join(' ')}>
                      {[...d.colors].map((c) => (
                        <ManaSymbol key={c} symbol={c} />
                      ))}
                    </span>
                  </span>
                  <span className="deck-plan">{t(`deck.${d.id as DeckId}`)}</span>
                </label>
              ))}
            </div>
          ))}
        </fieldset>
        <fieldset className="home-pace">
          <legend>{t('home.pace')}</legend>
          {PACE_NAMES.map((one) => (
            <label key={one} className={one === speed ? 'button small chosen' : 'button small'}>
              <input
                type="radio"
                name="pace"
                className="unseen"
                checked={one === speed}
                onChange={() => setSpeed(one)}
              />
              {t(`pace.${one}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button primary play-now">
          {t('home.play')}
        </button>
        <p className="dim center">{t('home.note')}</p>
      </form>
      <p className="home-foot">{t('home.foot')}</p>
    </main>
  );
}

/** Starter decks by their ids; a new one needs its plan in the page's languages. */
type DeckId =
  | 'hearth-chorus'
  | 'toll-of-bells'
  | 'storm-lanterns'
  | 'cinder-and-coin'
  | 'deep-roots'
  | 'high-wings'
  | 'creeping-blight'
  | 'brass-legion';

function Preferences() {
  const { t, language, choose } = useWords();
  const { theme, choose: chooseTheme } = useTheme();
  return (
    <div className="preferences">
      <label>
        <span className="unseen">{t('settings.language')}</span>
        <select className="field" value={language} onChange={(e) => choose(e.target.value as Language)}>
          {LANGUAGES.map((l) => (
            <option key={l} value={l} lang={l}>
              {LANGUAGE_NAMES[l]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{t('settings.theme')}</span>
        <select className="field" value={theme} onChange={(e) => chooseTheme(e.target.value as Theme)}>
          {THEMES.map((th) => (
            <option key={th} value={th}>
              {t(`theme.${th}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
