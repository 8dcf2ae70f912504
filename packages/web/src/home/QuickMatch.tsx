import { type FormEvent, useEffect, useState } from 'react';
import { keepText } from '../app/kept.js';
import { useNavigation } from '../app/navigation.js';
import { useWords } from '../i18n/words.js';
import { Starters } from '../lobby/Starters.js';
import { starterDeck } from './guest.js';
import '../lobby/controls.css';
import { OwnDeck } from './OwnDeck.js';
import { PACE_NAMES, pace } from './pace.js';
import { keepOwnTeam, keepStarter } from './quick-team.js';

/** A game against bots on this page: a deck that is chosen already, and one button. */
export function QuickMatch({ name }: { readonly name: string }) {
  const { t } = useWords();
  const go = useNavigation((s) => s.go);
  const [deck, setDeck] = useState(starterDeck());
  const [speed, setSpeed] = useState(pace());
  // the table's own code is fetched while the reader looks at the decks
  useEffect(() => {
    // where it can't be, the game itself says so
    import('./Practice.js').catch(() => {});
  }, []);
  const play = () => {
    keepText('name', name);
    keepText('pace', speed);
    go({ at: 'practice' });
  };
  const playStarter = (event: FormEvent) => {
    event.preventDefault();
    keepStarter(deck);
    play();
  };
  return (
    <form className="home-form panel" onSubmit={playStarter}>
      <h2>{t('home.quick')}</h2>
      <p className="dim">{t('home.quickText')}</p>
      <Starters legend={t('home.deck')} chosen={deck} onChoose={setDeck} />
      <OwnDeck
        onPlay={(team) => {
          keepOwnTeam(team);
          play();
        }}
      />
      <fieldset className="choice">
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
      <p className="dim center small-text">{t('home.note')}</p>
    </form>
  );
}
